"""Purses are remembered by who saw them (X12, X16, X45), in positions played on."""

from __future__ import annotations

import folsom

THREE = """folsom position 1 express
seats: tuco | doc | {third}
round: {card}
tuco: 1 inside; holds purse0=250@*{tuco}
doc: {doc}; holds purse1=250@*
{third}: 2 roof; holds purse2=250@*
loot 1 inside: purse5 purse8=300@0
loot 2 roof: purse6=500@0
{rest}
"""


def position(rest: str, third: str = "belle", tuco: str = "", doc: str = "0 inside", card: str = "0 bridge"):
    """Three seats: Tuco, Doc and a third bandit."""
    return folsom.position(THREE.format(rest=rest, third=third, tuco=tuco, doc=doc, card=card))


def knowing(game: folsom.Game, purse: str) -> dict[int | None, int]:
    """Who knows a purse's value, and which."""
    worths = {seat: game.view(seat)["purses"][purse]["worth"] for seat in (None, *range(game.seats))}
    return {seat: worth for seat, worth in worths.items() if worth is not None}


def seen(game: folsom.Game, purse: str) -> list[int]:
    """Who has seen a purse, as everybody knows."""
    lists = [game.view(seat)["purses"][purse]["seen"] for seat in (None, *range(game.seats))]
    assert all(one == lists[0] for one in lists)
    return list(lists[0])


def test_robbed_purse_is_known_to_the_robber_alone():
    """X16, X44."""
    game = position("decision: rob tuco")
    assert knowing(game, "purse5") == {}
    game.play(0, "rob purse5")
    worth = int(game.record.worth[5])
    assert worth >= 250
    assert knowing(game, "purse5") == {0: worth}
    assert seen(game, "purse5") == [0]


def test_purse_punched_away_stays_known_to_who_held_it():
    """X45, X50."""
    game = position("decision: drop doc tuco\npile: 1; doc punch, doc robbery", tuco=" purse7=400@0", doc="1 inside")
    assert knowing(game, "purse7") == {0: 400}
    game.play(1, "drop purse7")
    assert knowing(game, "purse7") == {0: 400}
    assert seen(game, "purse7") == [0]
    game.play(1, game.legal(1)[0])
    assert game.decision == "rob"
    game.play(1, "rob purse7")
    assert knowing(game, "purse7") == {0: 400, 1: 400}
    assert seen(game, "purse7") == [0, 1]


def test_purse_that_cheyenne_keeps_is_known_to_two():
    """X45, X64."""
    rest = "decision: drop cheyenne tuco"
    game = folsom.position(
        THREE.format(rest=rest, third="cheyenne", tuco=" purse7=400@0", doc="0 inside", card="0 bridge").replace(
            "cheyenne: 2 roof", "cheyenne: 1 inside"
        )
    )
    game.play(2, "drop purse7")
    assert knowing(game, "purse7") == {0: 400}  # she decides without looking
    kept, left = game, game.copy()
    kept.play(2, "pocket")
    assert knowing(kept, "purse7") == {0: 400, 2: 400}
    left.play(2, "leave")
    assert knowing(left, "purse7") == {0: 400}


def test_purse_picked_from_the_floor_is_known_to_both_who_held_it():
    """X45, X76."""
    earlier = "earlier: bridge tunnel braking swivel-arm"
    game = position(f"{earlier}\npile: 0 done\ndecision: pick belle tuco", card="4 pickpocketing")
    assert knowing(game, "purse6") == {0: 500}
    game.play(0, "pass")
    game.play(2, "take purse6")
    assert seen(game, "purse6") == [0, 1, 2]  # the game is over: all that was seen is turned up (X81)
    assert knowing(game, "purse6") == {None: 500, 0: 500, 1: 500, 2: 500}
    told = [event for event in game.events if event.kind == "see"]
    assert not told


def test_pickpocketing_shows_the_purse_to_its_taker_only():
    """X16, X76: the events of the choice itself; the game ends at once."""
    earlier = "earlier: bridge tunnel braking swivel-arm"
    game = position(f"{earlier}\npile: 0 done\ndecision: pick belle tuco", card="4 pickpocketing")
    told = [event for event in game.play(0, "take purse5") if event.kind == "see"]
    assert [[event.seen_by(seat) for seat in (None, 0, 1, 2)] for event in told] == [[False, True, False, False]]
    assert knowing(game, "purse5") == {0: int(game.record.worth[5])}


def test_starting_purses_are_known_to_everybody_wherever_they_are():
    """X12, X45."""
    game = position("decision: drop doc tuco", tuco=" jewel0", doc="1 inside")
    everybody = {None: 250, 0: 250, 1: 250, 2: 250}
    assert knowing(game, "purse0") == everybody
    game.play(1, "drop purse0")
    assert knowing(game, "purse0") == everybody
    assert "purse0" in game.view(None)["loot"]["1 inside"]
    game.play(1, "push 0")
    assert knowing(game, "purse0") == everybody


def test_seat_may_choose_the_purse_that_it_knows():
    """X45: purses are told apart by their numbers, so that who knows one may choose that one."""
    game = position("decision: rob tuco")
    assert [str(option) for option in game.legal(0)] == ["rob purse5", "rob purse8"]
    assert knowing(game, "purse8") == {0: 300}
    events = game.play(0, "rob purse8")
    assert [str(event) for event in events if event.kind == "see"] == ["see seat=0 token=purse8 worth=300"]
    assert knowing(game, "purse8") == {0: 300}
    assert knowing(game, "purse5") == {}


def test_worlds_keep_what_a_seat_knows_and_vary_the_rest():
    """X16, X45: in the worlds of who saw a purse its value is fixed, in those of the others it isn't."""
    game = position("turn: 0", tuco=" purse7=400@0.1")
    for looker, values in ((0, {400}), (1, {400}), (2, None), (None, None)):
        found = {int(game.resample(looker, seed).record.worth[7]) for seed in range(12)}
        assert found == values if values else len(found) > 1
