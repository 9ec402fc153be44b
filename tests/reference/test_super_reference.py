"""Random games of Colt Super Express to the end on every kind of table, and cases worked out by hand."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from .super_express import ABOARD, BANDITS, FALLEN, OUT, VALUES, Bandit, Event, Reference, Setup

TABLES = list(itertools.product(range(3, 8), (False, True), (False, True), (False, True)))
FACINGS = {"<": "forward", ">": "rearward"}  # the locomotive is drawn on the left: rows are front to rear


def game_of(seats: int = 3, first: int = 0, **options: bool) -> Reference:
    """A game at its beginning; the cars are worth 301, 312, 323, ... from the caboose."""
    return Reference(Setup(list(BANDITS[:seats]), list(VALUES[: seats + 1]), first, **options))


def position(places: dict[str, str], seats: int = 3, first: int = 0, cars: int = 4, **options: bool) -> Reference:
    """A game where only these bandits are left: `<belle` faces forward, `django>*` rearward, * is stunned."""
    game = game_of(seats, first, **options)
    table = game.table()
    table["cars"] = table["cars"][-cars:]
    table["rows"] = {f"{car} {level}": [] for car in range(cars + 1) for level in ("inside", "roof")}
    for bandit in table["bandits"].values():
        bandit["state"] = OUT
    for spot, row in places.items():
        for marked in row.split():
            name = marked.strip("<>*")
            facing = FACINGS[next(mark for mark in marked if mark in FACINGS)]
            table["bandits"][name] = {"facing": facing, "stunned": "*" in marked, "state": ABOARD}
            table["rows"][spot].append(name)
    table["falls"] = [[seat] for seat, name in enumerate(table["bandits"]) if table["bandits"][name]["state"] == OUT]
    return Reference(game.setup, table)


def marked(bandit: Bandit) -> str:
    """A bandit as `position` takes it."""
    sign = f"<{bandit.name}" if bandit.facing == "forward" else f"{bandit.name}>"
    return sign + "*" * bandit.stunned


def places(game: Reference) -> dict[str, str]:
    """Who is where, as `position` takes it."""
    rows = game.train.rows.items()
    return {f"{car} {level}": " ".join(map(marked, row)) for (car, level), row in rows if row}


def act(before: dict[str, str], name: str, card: str, **options: Any) -> tuple[dict[str, str], list[Event]]:
    """Carry out one card alone: who is where then, and what happened."""
    game = position(before, reflex=True, horse=True, **options)
    game.train.carry_out(game.train.bandits[BANDITS.index(name)], card)
    return places(game), game.events


def stack(game: Reference, *stacks: str) -> Reference:
    """One round: the stacks of all seats; an empty one for a seat that is out."""
    for seat, cards in enumerate(stacks):
        for card in cards.split():
            game.play(seat, f"stack {card}")
    return game


def shows(game: Reference) -> list[tuple[int, str]]:
    """The cards that were shown, in order."""
    return [(event[1], event[2]) for event in game.events if event[0] == "show"]


# ---- set-up ----------------------------------------------------------------------------------------------------------


def test_set_up_of_four() -> None:
    """S3, S5, S6: caboose (5) and locomotive are empty; the first seat is in the last car but one."""
    game = game_of(4, first=2)
    assert places(game) == {"4 inside": "<django", "3 inside": "<doc", "2 inside": "belle>", "1 inside": "cheyenne>"}
    assert game.table()["cars"] == [301, 312, 323, 345, 356]
    assert (game.table()["first"], game.table()["round"], game.table()["turn"]) == (2, 0, None)


@pytest.mark.parametrize(("seats", "forward"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_half_of_the_bandits_rounded_up_face_forward(seats: int, forward: int) -> None:
    """S6."""
    facings = [bandit.facing for bandit in game_of(seats).train.bandits]
    assert facings == ["forward"] * forward + ["rearward"] * (seats - forward)


@pytest.mark.parametrize(
    ("bandits", "values", "first"),
    [
        (["belle", "doc"], [301, 312, 323], 0),
        (["belle", "doc", "doc"], [301, 312, 323, 345], 0),
        (["belle", "doc", "marshal"], [301, 312, 323, 345], 0),
        (["belle", "doc", "mei"], [301, 312, 323], 0),
        (["belle", "doc", "mei"], [301, 312, 323, 323], 0),
        (["belle", "doc", "mei"], [301, 312, 323, 300], 0),
        (["belle", "doc", "mei"], [301, 312, 323, 345], 3),
    ],
)
def test_unknown_tables_are_refused(bandits: list[str], values: list[int], first: int) -> None:
    """S1, S2, S3, S5."""
    with pytest.raises(ValueError, match=r"seats|bandits|car|table"):
        Reference(Setup(bandits, values, first))


# ---- stacking --------------------------------------------------------------------------------------------------------


def test_stacking_three_different_cards() -> None:
    """S4, S10: all at once, card by card; a seat with three cards waits."""
    game = game_of()
    assert game.deciders() == [0, 1, 2]
    assert game.options(0) == ["stack fire", "stack flip", "stack floor", "stack move"]
    stack(game, "move fire")
    assert game.options(0) == ["stack flip", "stack floor"]
    with pytest.raises(ValueError, match="may not choose"):
        game.play(0, "stack move")
    stack(game, "flip")
    assert (game.deciders(), game.options(0), game.events) == ([1, 2], [], [])
    assert game.table()["seats"][0] == {"hand": [], "stack": ["move", "fire", "flip"], "shown": 0, "taken": []}
    stack(game, "", "flip floor move", "flip floor move")
    assert len(shows(game)) == 9
    assert (game.deciders(), game.table()["round"]) == ([0, 1, 2], 1)
    assert all(seat["stack"] == [] and len(seat["hand"]) == 4 for seat in game.table()["seats"])


def test_extensions_add_a_card_each() -> None:
    """S4."""
    assert "stack horse" in game_of(horse=True).options(0)
    assert len(game_of(reflex=True).options(0)) == 5
    assert len(game_of(reflex=True, horse=True).options(0)) == 6


def test_taking_back() -> None:
    """A choice is taken back card by card as long as somebody still has to choose."""
    game = stack(game_of(), "flip floor move")
    game.take_back(0)
    assert game.deciders() == [0, 1, 2]
    assert game.options(0) == ["stack fire", "stack move"]
    game.take_back(0)
    game.take_back(0)
    with pytest.raises(ValueError, match="nothing to take back"):
        game.take_back(0)


def test_seats_that_are_out_do_not_choose() -> None:
    """S10."""
    game = position({"1 inside": "<belle <django"})
    assert (game.deciders(), game.options(1)) == ([0, 2], [])
    with pytest.raises(ValueError, match="nothing to take back"):
        game.take_back(1)


# ---- the round -------------------------------------------------------------------------------------------------------


def test_order_of_the_round() -> None:
    """S11, S14: clockwise from the first seat, three times; then the next seat is first."""
    game = stack(game_of(first=1), *["flip floor move"] * 3)
    assert shows(game) == [(seat, card) for card in ("flip", "floor", "move") for seat in (1, 2, 0)]
    assert game.first == 2


def test_out_is_passed_over_the_first_seat_too() -> None:
    """S11, S14, S15: its cards stay unshown; the next seat on the left still in the game is first then."""
    before = {"0 inside": "<belle", "2 inside": "<django", "1 roof": "<doc"}
    game = stack(position(before, seats=4), "move flip fire", "", "flip floor fire", "flip floor move")
    assert shows(game) == [(0, "move"), (2, "flip"), (3, "flip"), (2, "floor"), (3, "floor"), (2, "fire"), (3, "move")]
    assert game.first == 2
    assert game.deciders() == [2, 3]


def test_caboose_comes_off() -> None:
    """S12, S13: inside and on the roof, stunned or not; the car card goes to the farthest of the others."""
    game = position({"4 inside": "<belle", "4 roof": "cheyenne>*", "2 roof": "<django", "2 inside": "<doc"}, seats=4)
    assert game.train.unhook() == 312
    assert places(game) == {"2 roof": "<django", "2 inside": "<doc"}
    assert game.train.falls == [[0, 1]]
    assert not any(bandit.stunned for bandit in game.train.bandits)
    assert len(game.train.cars) == 3
    assert game.train.farthest().name == "django"


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ({"2 inside": "<belle", "1 roof": "<django"}, "belle"),
        ({"2 inside": "<belle", "2 roof": "<django"}, "django"),
        ({"2 inside": "<belle django>"}, "django"),
        ({"2 inside": "<belle", "2 roof": "<django cheyenne>*"}, "cheyenne"),
        ({"0 roof": "<belle", "0 inside": "<django"}, "belle"),
    ],
)
def test_farthest(before: dict[str, str], name: str) -> None:
    """S13."""
    assert position(before).train.farthest().name == name


# ---- the cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        # S20
        ("flip", {"1 roof": "<django <belle doc>"}, {"1 roof": "<django belle> doc>"}),
        # S21
        ("floor", {"1 inside": "<belle", "1 roof": "<django doc>"}, {"1 roof": "<django doc> <belle"}),
        ("floor", {"1 inside": "belle>", "1 roof": "<django doc>"}, {"1 roof": "belle> <django doc>"}),
        ("floor", {"0 roof": "<belle", "0 inside": "doc>*"}, {"0 inside": "doc>* <belle"}),
        # S22
        ("move", {"2 roof": "<belle", "1 roof": "<django doc>"}, {"1 roof": "<django doc> <belle"}),
        ("move", {"2 roof": "<django belle>", "3 roof": "<doc"}, {"2 roof": "<django", "3 roof": "belle> <doc"}),
        ("move", {"0 inside": "<django <belle"}, {"0 inside": "<django"}),
        ("move", {"4 inside": "belle> <django"}, {"4 inside": "<django"}),
        # S23, S24
        ("fire", {"2 inside": "<doc <django <belle"}, {"2 inside": "<doc <belle", "1 inside": "<django*"}),
        ("fire", {"2 inside": "<doc django>* <belle"}, {"2 inside": "django>* <belle", "1 inside": "<doc*"}),
        ("fire", {"2 inside": "belle> <doc django>"}, {"2 inside": "belle> django>", "3 inside": "<doc*"}),
        ("fire", {"2 inside": "<belle <doc", "1 roof": "<django"}, {"2 inside": "<belle <doc", "1 roof": "<django"}),
        (
            "fire",
            {"3 roof": "<belle", "1 roof": "<doc <mei"},
            {"3 roof": "<belle", "1 roof": "<doc", "0 roof": "<mei*"},
        ),
        (
            "fire",
            {"0 roof": "belle>", "1 roof": "<doc", "2 roof": "mei>"},
            {"0 roof": "belle>", "2 roof": "<doc* mei>"},
        ),
        (
            "fire",
            {"2 roof": "<belle", "1 roof": "<doc", "0 roof": "mei>"},
            {"2 roof": "<belle", "0 roof": "mei> <doc*"},
        ),
        ("fire", {"2 inside": "<belle", "0 inside": "<doc django>"}, {"2 inside": "<belle", "0 inside": "<doc"}),
        ("fire", {"1 inside": "belle>", "4 inside": "<doc"}, {"1 inside": "belle>"}),
        # S25
        ("move", {"2 inside": "<doc <belle* mei>"}, {"2 inside": "<doc <belle mei>"}),
        ("horse", {"2 inside": "<doc <belle* mei>"}, {"2 inside": "<doc <belle mei>"}),
        # S26
        ("reflex", {"2 inside": "<doc <belle* mei>"}, {"1 inside": "<doc*", "2 inside": "<belle mei>"}),
        ("reflex", {"2 inside": "<doc <belle mei>"}, {"2 inside": "<doc <belle* mei>"}),
        # S27
        ("horse", {"2 roof": "belle>", "0 inside": "doc> mei>"}, {"0 inside": "<belle doc> mei>"}),
        ("horse", {"0 inside": "doc> belle>"}, {"0 inside": "<belle doc>"}),
    ],
)
def test_a_card_of_belle(card: str, before: dict[str, str], after: dict[str, str]) -> None:
    assert act(before, "belle", card, seats=7)[0] == after


def test_what_happened() -> None:
    """The events of single cards."""
    assert act({"2 inside": "<doc <belle"}, "belle", "flip", seats=4)[1] == [("flip", 0, "rearward")]
    assert act({"2 inside": "<doc <belle"}, "belle", "floor", seats=4)[1] == [("floor", 0, "roof")]
    assert act({"0 inside": "<doc <belle"}, "belle", "move", seats=4)[1] == [("move", 0, -1), ("fall", 0)]
    assert act({"2 inside": "<belle <doc"}, "belle", "fire", seats=4)[1] == [("fire", 0, None)]
    assert act({"0 inside": "<doc <belle"}, "belle", "fire", seats=4)[1] == [("fire", 0, 3), ("fall", 3)]
    reflex = act({"1 inside": "<doc <belle*"}, "belle", "reflex", seats=4)[1]
    assert reflex == [("stand up", 0), ("fire", 0, 3), ("stunned", 3, 0)]


def test_stunned_over_the_end_of_the_round() -> None:
    """S25: who lay down with its third card still lies there in the next round, and stands up with its first card."""
    game = position({"2 inside": "<belle", "1 inside": "<django"}, reflex=True)
    stack(game, "flip floor reflex", "", "flip floor move")
    assert places(game) == {"2 roof": "django> belle>*"}
    assert (game.events[-2:], game.seats[0].taken) == ([("car card", 0, 301), ("first", 2)], [301])
    stack(game, "floor flip move", "", "floor flip fire")
    assert places(game) == {"1 roof": "<belle", "2 inside": "<django"}


# ---- falling and Horse -----------------------------------------------------------------------------------------------


BY_THE_EDGE = {"0 inside": "<belle", "2 inside": "<django", "2 roof": "<doc"}


def test_horse_saves_with_the_very_next_card() -> None:
    """S28, S27: it comes back standing, first of the row in the locomotive."""
    game = stack(position(BY_THE_EDGE, 4, horse=True), "move horse flip", "", "floor move flip", "floor flip move")
    assert ("horse", 0) in game.events
    assert places(game) == {"0 inside": "belle>", "1 roof": "django>", "3 inside": "doc>"}
    assert game.train.falls == [[1]]


def test_horse_as_the_second_card_after_the_fall_saves_nobody() -> None:
    """S28: the card next shown does nothing, and no more is shown."""
    game = stack(position(BY_THE_EDGE, 4, horse=True), "move flip horse", "", "floor move flip", "floor flip move")
    assert [show for show in shows(game) if show[0] == 0] == [(0, "move"), (0, "flip")]
    assert ("stays out", 0) in game.events
    assert game.deciders() == [2, 3]


def test_a_next_card_of_the_next_round_does_not_count() -> None:
    """S15, S28: fallen with the third card, it is out."""
    game = position({"0 inside": "belle>", "2 inside": "<django", "2 roof": "<doc"}, 4, horse=True)
    stack(game, "flip fire move", "", "floor move flip", "floor flip move")
    assert game.deciders() == [2, 3]
    assert game.train.bandits[0].state == OUT


def test_shot_before_its_turn_it_shows_in_this_very_turn() -> None:
    """S28: also when its own seat has shown nothing yet."""
    game = position({"1 inside": "<belle", "0 inside": "<django", "2 roof": "<doc"}, 4, horse=True)
    stack(game, "fire floor flip", "", "horse floor flip", "floor flip move")
    assert game.events[:5] == [("show", 0, "fire"), ("fire", 0, 2), ("fall", 2), ("show", 2, "horse"), ("horse", 2)]


def test_falling_again_after_horse() -> None:
    """S28: a second fall is for good, but the next card is shown; S32: the last fall counts."""
    before = {"0 inside": "<belle", "1 inside": "django>", "0 roof": "<doc", "3 roof": "<ghost"}
    game = position(before, 5, horse=True)
    stack(game, "move horse flip", "", "flip fire floor", "move flip floor", "flip floor fire")
    assert [card for seat, card in shows(game) if seat == 0] == ["move", "horse", "flip"]
    assert [card for seat, card in shows(game) if seat == 3] == ["move", "flip"]
    assert game.train.falls == [[1], [3], [0]]
    assert game.deciders() == [2, 4]


def test_fallen_without_horse_in_the_game_shows_nothing() -> None:
    """S11, S15."""
    game = stack(position(BY_THE_EDGE, 4), "move fire flip", "", "floor move flip", "floor flip move")
    assert [show for show in shows(game) if show[0] == 0] == [(0, "move")]


def test_fallen_is_no_target_and_not_farthest() -> None:
    """S15."""
    game = position({"0 inside": "<belle", "1 inside": "<django", "2 roof": "<doc"}, 4, horse=True)
    game.train.carry_out(game.train.bandits[0], "move")
    assert game.train.bandits[0].state == FALLEN
    game.train.carry_out(game.train.bandits[2], "fire")
    assert game.events[-1] == ("fire", 2, None)
    assert places(game) == {"1 inside": "<django", "2 roof": "<doc"}


# ---- the end ---------------------------------------------------------------------------------------------------------


DUEL = {"0 inside": "<belle", "2 inside": "<cheyenne"}


def test_last_one_aboard_wins_at_once() -> None:
    """S30, S35: no more cards, no car card; a Horse that could still save does not delay it."""
    game = stack(position(DUEL, horse=True), "move horse fire", "flip floor fire")
    assert shows(game) == [(0, "move")]
    assert game.events[-1] == ("end", "last", [1])
    assert (game.deciders(), game.kind(), game.table()["over"], game.table()["turn"]) == ([], "over", True, 0)
    assert (game.winners(), game.ranks()) == ([1], [[1], [0], [2]])
    assert len(game.train.cars) == 4
    with pytest.raises(ValueError, match="nothing to take back"):
        game.take_back(1)


def test_last_one_aboard_after_the_unhooking() -> None:
    """S30, S35: looked at before the car card is taken."""
    game = stack(position({"4 inside": "<belle", "1 inside": "<cheyenne"}), "flip floor fire", "flip floor move")
    assert game.events[-3:] == [("unhook", 4), ("fall", 0), ("end", "last", [1])]
    assert all(owner.taken == [] for owner in game.seats)


def test_nobody_left() -> None:
    """S32: nobody wins; those who fell together share."""
    game = stack(position({"4 inside": "<belle", "4 roof": "<cheyenne"}), "flip floor fire", "flip floor fire")
    assert game.events[-1] == ("end", "nobody", [])
    assert (game.winners(), game.ranks(), game.table()["ended"]) == ([], [[0, 1], [2]], "nobody")


@pytest.mark.parametrize(
    ("taken", "ranks"),
    [
        (([301, 312], [323], []), [[0], [2], [1], [3]]),
        (([389], [378], []), [[0], [1], [2], [3]]),
        (([], [301], [378, 389]), [[2], [1], [0], [3]]),
        (([], [], []), [[2], [0, 1], [3]]),
    ],
)
def test_most_cards_after_the_last_car(taken: tuple[list[int], ...], ranks: list[list[int]]) -> None:
    """S31, S34: the last car's card goes to the farthest, on the locomotive's roof, before they are counted."""
    game = position({"0 inside": "<belle cheyenne>", "0 roof": "<django"}, 4, cars=1)
    for seat, values in enumerate(taken):
        game.seats[seat].taken = list(values)
    game.end_round()
    assert (game.table()["ended"], game.table()["cars"], game.winners()) == ("cards", [], ranks[0])
    assert game.events == [("unhook", 1), ("car card", 2, 356), ("end", "cards", ranks[0])]
    assert game.ranks() == ranks


# ---- last_gasp -------------------------------------------------------------------------------------------------------


def test_last_gasp_saves_who_has_just_moved_off() -> None:
    """S33: its next card at once; then the round goes on, and Horse is used up."""
    game = stack(position(DUEL, horse=True, last_gasp=True), "move horse fire", "flip floor fire")
    assert shows(game) == [(0, "move"), (0, "horse"), (1, "flip"), (0, "fire"), (1, "floor"), (1, "fire")]
    assert (game.deciders(), game.train.falls, game.round) == ([0, 1], [[2]], 1)


def test_last_gasp_before_ones_turn() -> None:
    """S33: the next card of the stack comes in the next turn, here in the same one."""
    game = position({"0 inside": "<cheyenne", "1 inside": "<belle"}, horse=True, last_gasp=True)
    stack(game, "fire flip floor", "horse flip floor")
    assert shows(game) == [(0, "fire"), (1, "horse"), (1, "flip"), (0, "flip"), (1, "floor"), (0, "floor")]
    assert places(game) == {"1 roof": "belle>", "0 roof": "cheyenne>"}


def test_last_gasp_in_vain() -> None:
    """S33: any other card does nothing, and the game ends."""
    game = stack(position(DUEL, horse=True, last_gasp=True), "move flip horse", "flip floor fire")
    assert shows(game) == [(0, "move"), (0, "flip")]
    assert (game.winners(), game.ranks()) == ([1], [[1], [0], [2]])


@pytest.mark.parametrize(
    ("stacks", "order"),
    [(("flip", "flip"), [(1, "flip"), (0, "flip")]), (("horse", "horse"), [(1, "horse"), (0, "horse")])],
)
def test_last_gasp_of_two_in_order(stacks: tuple[str, str], order: list[tuple[int, str]]) -> None:
    """S33: in turn order from the seat that has just played; all show, whoever came back before."""
    game = position({"0 inside": "<belle", "0 roof": "<cheyenne", "2 roof": "<django"}, horse=True, last_gasp=True)
    stack(game, f"move {stacks[0]} floor", f"move {stacks[1]} floor", "flip floor fire")
    assert shows(game)[:4] == [(0, "move"), (1, "move"), *order]
    assert game.ended == ("last" if stacks[0] == "flip" else None)
    assert shows(game)[4:5] == ([(2, "flip")] if stacks[0] == "horse" else [])


def test_last_gasp_only_for_those_who_may_still_show() -> None:
    """S28, S33: who has shown another card since its fall is out; who has no card left shows none."""
    game = position({"0 inside": "<belle", "0 roof": "cheyenne>", "2 roof": "<django"}, horse=True, last_gasp=True)
    stack(game, "move floor horse", "floor flip move", "flip floor fire")
    assert [show for show in shows(game) if show[0] == 0] == [(0, "move"), (0, "floor")]
    assert game.events[-3:] == [("move", 1, -1), ("fall", 1), ("end", "last", [2])]


def test_no_last_gasp_after_the_unhooking_nor_without_horse() -> None:
    """S15, S33."""
    before = {"4 inside": "<belle", "1 inside": "<cheyenne"}
    game = stack(position(before, horse=True, last_gasp=True), "flip floor fire", "flip floor move")
    assert (game.ended, game.winners()) == ("last", [1])
    game = stack(position(DUEL, last_gasp=True), "move flip fire", "flip floor fire")
    assert (game.ended, shows(game)) == ("last", [(0, "move")])


# ---- random games ----------------------------------------------------------------------------------------------------


def play_on(game: Reference, chance: random.Random) -> Reference:
    """A random choice, or one taken back; sometimes another reference takes over from the table."""
    seat = chance.choice(game.deciders())
    if game.seats[seat].stack and chance.random() < 0.1:
        game.take_back(seat)
    else:
        game.play(seat, chance.choice(game.options(seat)))
    if chance.random() < 0.05:
        other = Reference(game.setup, game.table())
        assert other.table() == game.table()
        return other
    return game


def check_position(game: Reference) -> None:
    """What always holds between two choices."""
    train = game.train
    in_rows = [bandit for row in train.rows.values() for bandit in row]
    assert len(in_rows) == len(set(map(id, in_rows)))
    assert {bandit.seat for bandit in in_rows} == {bandit.seat for bandit in train.aboard()}
    for (car, level), row in train.rows.items():
        assert all((bandit.car, bandit.level) == (car, level) for bandit in row)
    assert {car for car, _ in train.rows} == set(range(len(train.cars) + 1))
    fallen = sorted(seat for together in train.falls for seat in together)
    assert fallen == [bandit.seat for bandit in train.bandits if bandit.state == OUT]
    taken = [value for owner in game.seats for value in owner.taken]
    off = game.setup.values[: len(game.setup.values) - len(train.cars)]
    assert sorted(taken) == sorted(off if not game.ended or len(taken) == len(off) else off[:-1])
    if not game.ended:
        assert len(train.aboard()) > 1
        assert game.round == len(off)
        assert game.first in game.in_game()


def check_end(game: Reference) -> None:
    """What holds after the end."""
    table = game.table()
    aboard = len(game.train.aboard())
    assert table["over"]
    assert aboard == {"nobody": 0, "last": 1}.get(table["ended"], aboard)
    assert len(table["winners"]) == (aboard > 0)
    assert sorted(seat for group in table["ranks"] for seat in group) == list(range(game.setup.seats))
    if table["ended"] == "cards":
        assert aboard > 1
        assert sum(sum(owner.taken) for owner in game.seats) == sum(game.setup.values)


def random_game(chance: random.Random, seats: int, reflex: bool, horse: bool, last_gasp: bool) -> Reference:
    """A game to its end."""
    values = chance.sample(VALUES, seats + 1)
    setup = Setup(chance.sample(BANDITS, seats), values, chance.randrange(seats), reflex, horse, last_gasp)
    game = Reference(setup)
    while not game.ended:
        game = play_on(game, chance)
        check_position(game)
    check_end(game)
    return game


@pytest.mark.parametrize(("seats", "reflex", "horse", "last_gasp"), TABLES)
def test_random_games(seats: int, reflex: bool, horse: bool, last_gasp: bool) -> None:
    chance = random.Random(f"{seats} {reflex} {horse} {last_gasp}")
    for _ in range(10):
        game = random_game(chance, seats, reflex, horse, last_gasp)
        assert game.ended in ("last", "cards", "nobody")
        assert list(game.deciders()) == []


def test_random_games_end_in_every_way() -> None:
    """S30, S31, S32."""
    chance = random.Random(5)
    ends = Counter(random_game(chance, 3, True, True, True).ended for _ in range(300))
    assert set(ends) == {"last", "cards", "nobody"}
