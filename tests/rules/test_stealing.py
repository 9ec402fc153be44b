"""X30 to X34 and X40 to X51: the pile is resolved, action by action."""

from __future__ import annotations

import pytest

from folsom import Game
from folsom.rules.express import cards, stealing

from .help import (
    ALL_TEN,
    NAMES,
    at,
    cards_in,
    changes,
    known_worth,
    now,
    options,
    play,
    resolve,
    seats_of,
    sizes,
    spots,
    told,
)

LEVELS = ("inside", "roof")


def act(card: str, text: str, seats: int = 4) -> Game:
    """Tuco, Doc, Belle, ... around; one card, then a Move of the last seat's, which waits for its choice."""
    last = NAMES[seats - 1]
    place = "" if f"{last}:" in text else f"{last}: 3 roof"
    return resolve(f"{seats_of(seats)}\n{text}\n{place}\npile: 0; {card}, {last} move")


def waits(game: Game) -> bool:
    """The card is done: the Move after it waits."""
    return game.decision == "move" and game.deciders == (game.seats - 1,)


# ---- the pile --------------------------------------------------------------------------------------------------------


def test_the_pile_in_its_order():
    """X30: in the order in which it was played; a face-down card is shown when its turn comes."""
    before = "belle punch, tuco punch down, belle move"
    game = resolve(f"""
        seats: tuco | ghost | belle
        round: 0 tunnel
        first: 2
        pile: 3; {before}, ghost floor, tuco floor down, belle floor, ghost marshal down, tuco marshal, belle fire down
        belle: 1 inside
        marshal: 2
    """)
    assert told(game.events) == [
        "show seat=1 card=ghost floor",
        "climb bandit=ghost spot=0 roof",
        "show seat=0 card=tuco floor",
        "climb bandit=tuco spot=0 roof",
        "show seat=2 card=belle floor",
        "climb bandit=belle spot=1 roof",
        "show seat=1 card=ghost marshal",
    ]
    assert options(game) == ["marshal 1", "marshal 3"]
    assert game.view(None)["resolved"] == [
        "belle punch",
        "tuco punch",
        "belle move",
        "ghost floor",
        "tuco floor",
        "belle floor",
        "ghost marshal",
    ]
    assert [card["card"] for card in game.view(None)["pile"]] == ["tuco marshal", None]


def test_the_rest_of_the_pile():
    """X30: the next card follows as soon as a choice is made; after the last one the round is over."""
    game = resolve("""
        seats: tuco | doc | belle
        round: 1 tunnel
        earlier: braking
        tuco: 1 inside
        doc: 1 roof
        belle: 0 roof
        pile: 0; tuco move, belle floor down, doc floor
    """)
    assert game.view(None)["resolved"] == ["tuco move"]
    happened = play(game, "move 2")
    assert happened[:6] == [
        "move bandit=tuco spot=2 inside",
        "show seat=2 card=belle floor",
        "climb bandit=belle spot=0 inside",
        "show seat=1 card=doc floor",
        "climb bandit=doc spot=1 inside",
        "event round_card=tunnel",
    ]
    assert happened[6] == "first seat=1"


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("move", ["move 0", "move 2"]),
        ("marshal", ["marshal 2", "marshal 4"]),
        ("robbery", ["rob purse5", "rob jewel"]),
        ("fire", ["fire django", "fire ghost"]),
        ("punch", ["punch cheyenne", "punch doc"]),
    ],
)
def test_a_card_must_be_carried_out(card: str, choices: list[str]):
    """X31: no choice says no: Move, Marshal, Robbery, Fire and Punch offer what can be done and nothing else."""
    game = resolve(f"""
        seats: tuco | doc | belle | django | ghost | cheyenne
        tuco: 1 inside
        doc: 1 inside; holds purse0 purse1
        belle: 2 inside
        django: 0 inside
        ghost: 2 inside
        cheyenne: 1 inside
        loot 1 inside: purse5 jewel3
        marshal: 3
        pile: 0; tuco {card}
    """)
    assert options(game) == choices
    assert game.deciders == (0,)
    assert game.decision == {"robbery": "rob"}.get(card, card)
    if card == "punch":
        play(game, "punch doc")
        assert options(game) == ["drop purse0", "drop purse1"]
        play(game, "drop purse1")
        assert options(game) == ["push 0", "push 2"]


def test_the_acting_seat_chooses():
    """X31: the seat whose card it is makes every choice of it."""
    game = resolve("""
        seats: tuco | doc | belle | ghost
        marshal: 3
        tuco: 1 inside; holds purse0 jewel0
        doc: 1 inside
        ghost: 1 inside
        pile: 0; doc punch, doc move
    """)
    for choice, decision in (("punch tuco", "drop"), ("drop jewel", "push"), ("push 2", "move"), ("move 0", "scheme")):
        assert game.deciders == (1,)
        play(game, choice)
        assert game.decision == decision
    assert spots(game) == {"tuco": "2 inside", "doc": "0 inside", "belle": "0 inside", "ghost": "1 inside"}


@pytest.mark.parametrize(
    ("card", "place", "belle", "reason"),
    [
        ("fire", "1 inside", "1 roof", "nobody in sight"),
        ("robbery", "1 inside", "1 inside", "no loot here"),
        ("punch", "1 inside", "1 roof", "nobody here"),
        ("robbery", "2 roof", "2 roof", "no loot here"),
        ("punch", "2 roof", "2 inside", "nobody here"),
    ],
)
def test_a_card_without_effect(card: str, place: str, belle: str, reason: str):
    """X31, X44, X49, X50: what can't be done has no effect, and nobody is asked."""
    game = act(f"doc {card}", f"doc: {place}\ntuco: 3 inside\nbelle: {belle}\ndjango: 3 inside\nloot 0 inside: jewel0")
    assert told(game.events) == [
        "show seat=1 card=doc " + card,
        f"nothing bandit=doc card=doc {card} reason={reason}",
        "show seat=3 card=django move",
    ]
    assert changes(game) == {}
    assert waits(game)


def test_a_single_way_is_taken_unasked():
    """X31: what leaves nothing to choose is carried out at once."""
    game = resolve("""
        seats: tuco | doc | belle
        tuco: 0 inside
        doc: 0 inside; holds purse4
        belle: 1 roof
        loot 0 inside: jewel0 jewel1 jewel2
        pile: 0; tuco robbery, tuco move, doc move, tuco punch, belle robbery, tuco marshal, doc move
    """)
    assert told(game.events) == [
        "show seat=0 card=tuco robbery",
        "take bandit=tuco token=jewel0",
        "show seat=0 card=tuco move",
        "move bandit=tuco spot=1 inside",
        "show seat=1 card=doc move",
        "move bandit=doc spot=1 inside",
        "show seat=0 card=tuco punch",
        "punch bandit=tuco target=doc",
        "fall bandit=doc token=purse4 spot=1 inside",
    ]
    assert options(game) == ["push 0", "push 2"]


@pytest.mark.parametrize("face", ["", " down"])
def test_resolved_cards_go_back_on_the_deck(face: str):
    """X32: on top of its owner's deck, face up or face down, with or without effect."""
    game = resolve(f"""
        seats: tuco | doc | belle
        marshal: 2
        tuco: 1 inside; shot doc 1
        belle: 0 roof
        pile: 0; tuco punch{face}, belle floor{face}, tuco move{face}, doc fire{face}
    """)
    assert game.decision == "move"
    assert cards_in(game, "deck", 0) == f"{ALL_TEN}, bullet"
    assert cards_in(game, "deck", 1) == "move 2, floor 2, fire, robbery 2, punch, marshal"
    assert cards_in(game, "deck", 2) == ALL_TEN
    assert sizes(game, "hand") == [0, 0, 0]
    assert game.view(None)["pile"] == [
        {"seat": 1, "card": None if face else "doc fire", "down": bool(face), "power": False}
    ]


@pytest.mark.parametrize("card", cards.KINDS)
def test_every_card_goes_back(card: str):
    """X32, X93: each kind to the deck; in the expert variant to the discard pile."""
    for variant, where, elsewhere in (("", "deck", "discards"), ("variant: expert", "discards", "deck")):
        game = resolve(f"""
            seats: tuco | doc | belle
            {variant}
            marshal: 2
            tuco: 1 inside
            doc: 1 inside
            belle: 0 inside
            loot 1 inside: purse4 purse5
            pile: 0; belle {card}, tuco move
        """)
        for _ in range(3):
            if game.deciders == (2,):
                play(game, options(game)[0])
        shown = card + (f" {cards.COPIES[cards.KINDS.index(card)]}" if card not in ("punch", "marshal") else "")
        assert (shown if where == "deck" else card) in cards_in(game, where, 2)
        assert sizes(game, where)[2] == (10 if where == "deck" else 1)
        assert sizes(game, elsewhere)[2] == (0 if where == "deck" else 9)


def test_several_bandits_at_once():
    """X33: what one card does to several bandits is one step: first all bullets, then all flee."""
    game = act("doc marshal", "doc: 2 roof\ntuco: 1 inside\nbelle: 1 inside\ndjango: 1 inside\nmarshal: 2\nneutral: 3")
    assert play(game, "marshal 1")[:7] == [
        "marshal car=1",
        "neutral bandit=belle",
        "neutral bandit=django",
        "neutral bandit=tuco",
        "flee bandit=belle spot=1 roof",
        "flee bandit=django spot=1 roof",
        "flee bandit=tuco spot=1 roof",
    ]


LAST = "round: 4 pickpocketing\nearlier: bridge tunnel braking swivel-arm\n"


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_choices_one_after_another(first: int):
    """X33, X76: several seats choose clockwise from the first seat, each knowing what was chosen before."""
    game = resolve(f"""
        seats: tuco | doc | belle | django
        {LAST}
        first: {first}
        tuco: 0 inside
        doc: 1 inside
        belle: 2 inside
        django: 3 inside
        loot 0 inside: purse4
        loot 1 inside: purse5
        loot 2 inside: purse6
        loot 3 inside: purse7
    """)
    asked: list[int] = []
    while not game.over:
        asked += game.deciders
        assert options(game) == [f"take purse{4 + asked[-1]}", "pass"]
        play(game, options(game)[0])
    assert asked == [(first + k) % 4 for k in range(4)]


@pytest.mark.parametrize("order", [("take purse4", "take purse6"), ("take purse6", "take purse4")])
def test_a_seat_settles_the_order_of_its_two(order: tuple[str, str]):
    """X33, X76: a seat with two bandits takes with either first."""
    game = resolve(f"""
        seats: tuco doc | belle django
        {LAST}
        first: 1
        tuco: 0 inside
        doc: 2 roof
        belle: 3 inside
        django: 1 inside
        loot 0 inside: purse4
        loot 2 roof: purse6
        loot 3 inside: purse5
    """)
    assert game.deciders == (1,)
    play(game, "take purse5")
    assert game.deciders == (0,)
    assert options(game) == ["take purse4", "take purse6", "pass"]
    play(game, order[0])
    assert options(game) == [order[1], "pass"]
    play(game, order[1])
    assert game.over
    bandits = game.view(None)["bandits"]
    assert (bandits["tuco"]["loot"], bandits["doc"]["loot"]) == (["purse4"], ["purse6"])


# ---- X34 -------------------------------------------------------------------------------------------------------------


def test_the_steps_of_fire():
    """X34, X63: the bullet, then Django's push, then what awaits the target where it lands."""
    game = resolve("""
        seats: django | doc | tuco
        marshal: 2
        django: 0 inside
        doc: 1 inside
        tuco: 1 roof
        neutral: 5
        pile: 0; django fire, tuco move
    """)
    assert told(game.events) == [
        "show seat=0 card=django fire",
        "fire bandit=django target=doc",
        "pushed bandit=doc spot=2 inside",
        "neutral bandit=doc",
        "flee bandit=doc spot=2 roof",
        "show seat=2 card=tuco move",
    ]
    assert changes(game) == {"doc": "2 roof; shot django 1 neutral 1", "neutral": "4"}
    assert cards_in(game, "deck", 1) == f"{ALL_TEN}, bullet 2"


def test_the_steps_of_punch():
    """X34, X50: the loot falls where the target stood, the target is moved, then what awaits it."""
    game = resolve("""
        seats: django | doc | tuco
        marshal: 2
        django: 1 inside
        doc: 1 inside; holds purse7=400@1
        tuco: 1 roof
        pile: 0; django punch, tuco move
    """)
    assert options(game) == ["push 0", "push 2"]
    assert now(game)["loot 1 inside"] == "purse7=400@1"
    assert now(game)["doc"] == "1 inside"
    assert play(game, "push 2") == [
        "knocked bandit=doc spot=2 inside",
        "neutral bandit=doc",
        "flee bandit=doc spot=2 roof",
        "show seat=2 card=tuco move",
    ]
    assert changes(game) == {
        "neutral": "12",
        "doc": "2 roof; shot neutral 1",
        "loot 1 inside": "purse7=400@1",
    }


def test_the_steps_of_cheyennes_punch():
    """X34, X64: Cheyenne keeps the purse before the target is moved."""
    game = resolve("""
        seats: cheyenne | doc | tuco
        marshal: 2
        cheyenne: 1 inside
        doc: 1 inside; holds purse7=400@1
        tuco: 1 roof
        pile: 0; cheyenne punch, tuco move
    """)
    assert options(game) == ["leave", "pocket"]
    assert play(game, "pocket") == [
        "pocket bandit=cheyenne token=purse7",
        "see seat=0 token=purse7 worth=400",
    ]
    assert spots(game)["doc"] == "1 inside"
    assert options(game) == ["push 0", "push 2"]
    play(game, "push 0")
    assert changes(game) == {"doc": "0 inside", "cheyenne": "1 inside; holds purse7=400@0.1"}


# ---- X40 to X43 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_move_inside(seats: int):
    """X40, X53: to the inside of a neighbouring car, the locomotive too; at the ends there is one way only."""
    roofs = "".join(f"\n{name}: 1 roof" for name in NAMES[1:seats])
    for car in range(seats + 1):
        ways = [way for way in (car - 1, car + 1) if 0 <= way <= seats]
        for way in ways:
            marshal = next(m for m in (seats, 0, 1, 2) if m not in (car, way))
            text = f"{seats_of(seats)}\nmarshal: {marshal}\ntuco: {car} inside{roofs}"
            game = resolve(f"{text}\npile: 0; tuco move, doc move")
            if len(ways) == 2:
                assert options(game) == [f"move {car - 1}", f"move {car + 1}"]
                assert play(game, f"move {way}")[:2] == [
                    f"move bandit=tuco spot={way} inside",
                    "show seat=1 card=doc move",
                ]
            else:
                assert told(game.events, "move") == [f"move bandit=tuco spot={way} inside"]
            assert game.deciders == (1,)
            assert changes(game) == {"tuco": f"{way} inside"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_move_on_the_roof(seats: int):
    """X41: to the roof of a car one, two or three cars away, not four, and staying is not a move."""
    for car in range(seats + 1):
        game = act("tuco move", f"tuco: {car} roof", seats)
        away = [to for to in range(seats + 1) if abs(to - car) in (1, 2, 3)]
        assert options(game) == [f"move {to}" for to in away]
        for to in (away[0], away[-1]):
            game = act("tuco move", f"tuco: {car} roof", seats)
            assert play(game, f"move {to}")[0] == f"move bandit=tuco spot={to} roof"
            assert changes(game) == {"tuco": f"{to} roof"}
            assert waits(game)
    assert options(act("tuco move", "tuco: 0 roof", 6)) == ["move 1", "move 2", "move 3"]
    assert options(act("tuco move", "tuco: 3 roof", 6)) == [f"move {to}" for to in (0, 1, 2, 4, 5, 6)]
    assert options(act("tuco move", "tuco: 6 roof", 6)) == ["move 3", "move 4", "move 5"]
    assert options(act("tuco move", "tuco: 0 roof", 4)) == ["move 1", "move 2", "move 3"]


def test_roofs_of_the_two_seat_train():
    """X41, X100: four cars and the locomotive."""
    game = resolve("seats: tuco doc | belle ghost\ntuco: 0 roof\npile: 0; tuco move")
    assert options(game) == ["move 1", "move 2", "move 3"]
    game = resolve("seats: tuco doc | belle ghost\ntuco: 2 roof\npile: 0; tuco move")
    assert options(game) == ["move 0", "move 1", "move 3", "move 4"]


def test_moving_over_the_marshal():
    """X41, X52: on the roofs he is in nobody's way, and his own roof is as good as another."""
    game = act("tuco move", "tuco: 0 roof\nmarshal: 2")
    assert options(game) == ["move 1", "move 2", "move 3"]
    play(game, "move 2")
    assert changes(game) == {"tuco": "2 roof"}


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(("level", "other"), [LEVELS, LEVELS[::-1]])
def test_floor_change(seats: int, level: str, other: str):
    """X42: from inside to the roof of the same car, and from the roof to its inside."""
    roofs = "".join(f"\n{name}: 1 roof" for name in NAMES[1:seats])
    for car in range(seats + 1):
        marshal = 2 if car != 2 else 0
        text = f"{seats_of(seats)}\nmarshal: {marshal}\ntuco: {car} {level}{roofs}"
        game = resolve(f"{text}\npile: 0; tuco floor, doc move")
        assert told(game.events) == [
            "show seat=0 card=tuco floor",
            f"climb bandit=tuco spot={car} {other}",
            "show seat=1 card=doc move",
        ]
        assert changes(game) == {"tuco": f"{car} {other}"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_marshal_goes(seats: int):
    """X43: to a neighbouring car, either way, always inside; one way only at the ends."""
    people = "".join(f"\n{name}: 0 roof" for name in ("doc", "belle", "django", "ghost", "cheyenne")[: seats - 1])
    for car in range(seats + 1):
        ways = [way for way in (car - 1, car + 1) if 0 <= way <= seats]
        for way in ways:
            game = resolve(f"{seats_of(seats)}\nmarshal: {car}\ntuco: 1 roof{people}\npile: 0; tuco marshal, doc move")
            if len(ways) == 2:
                assert options(game) == [f"marshal {car - 1}", f"marshal {car + 1}"]
                assert play(game, f"marshal {way}")[:2] == [f"marshal car={way}", "show seat=1 card=doc move"]
            else:
                assert told(game.events, "marshal") == [f"marshal car={way}"]
            assert game.decision == "move"
            assert changes(game) == {"marshal": str(way)}


# ---- X44, X45 --------------------------------------------------------------------------------------------------------

LOOT = "loot 1 inside: purse4 purse5 purse6=300@2 jewel1 jewel3 strongbox0 strongbox1\nloot 1 roof: purse8\nmarshal: 3"


def test_what_can_be_robbed():
    """X44, X45: every purse by itself, jewels and strongboxes by their kind; only what lies on the own spot."""
    game = act("tuco robbery", f"tuco: 1 inside\n{LOOT}")
    assert options(game) == ["rob purse4", "rob purse5", "rob purse6", "rob jewel", "rob strongbox"]
    game = act("tuco robbery", "tuco: 1 roof\nloot 1 inside: purse4\nloot 1 roof: jewel5 purse8\n")
    assert options(game) == ["rob purse8", "rob jewel"]
    game = act("tuco robbery", "tuco: 2 inside\nloot 1 inside: purse4\nloot 2 inside: strongbox1 strongbox0")
    assert told(game.events, "take") == ["take bandit=tuco token=strongbox0"]


@pytest.mark.parametrize(
    ("choice", "token", "left"),
    [
        ("rob purse6", "purse6=300@0.2", "purse4 purse5 jewel1 jewel3 strongbox0 strongbox1"),
        ("rob jewel", "jewel1", "purse4 purse5 purse6=300@2 jewel3 strongbox0 strongbox1"),
        ("rob strongbox", "strongbox0", "purse4 purse5 purse6=300@2 jewel1 jewel3 strongbox1"),
    ],
)
def test_robbing(choice: str, token: str, left: str):
    """X44: the token chosen goes from the spot to the bandit, and nothing else changes."""
    game = act("tuco robbery", f"tuco: 1 inside; holds purse0=250@*\n{LOOT}")
    happened = play(game, choice)
    name = token.split("=")[0]
    seen = [f"see seat=0 token={name} worth=300"] if "=" in token else []
    assert happened[:-1] == [f"take bandit=tuco token={name}", *seen]
    assert changes(game) == {"tuco": f"1 inside; holds purse0=250@* {token}", "loot 1 inside": left}
    assert waits(game)


def test_robbing_an_unknown_purse():
    """X44, X45, X16: a purse is chosen by its place and seen only then."""
    game = act("tuco robbery", f"tuco: 1 inside\n{LOOT}")
    assert known_worth(game, 0, "purse5") is None
    happened = game.play(0, "rob purse5")
    worth = known_worth(game, 0, "purse5")
    assert told(happened, "see") == [f"see seat=0 token=purse5 worth={worth}"]
    assert worth in cards.WORTHS
    assert [known_worth(game, seat, "purse5") for seat in (None, 1, 2, 3)] == [None] * 4
    assert now(game)["tuco"] == f"1 inside; holds purse5={worth}@0"
    assert now(game)["loot 1 inside"] == "purse4 purse6=300@2 jewel1 jewel3 strongbox0 strongbox1"
    assert int(game.record.purse_bag) == 0x222228 - 0x10 - (1 << 4 * cards.WORTHS.index(worth))


def test_no_loot_here():
    """X44: nothing on the own spot, though much on the other level and next door: no effect."""
    game = act("tuco robbery", "tuco: 1 inside\nloot 1 roof: jewel0\nloot 0 inside: purse5\nloot 2 inside: purse6")
    assert told(game.events, "nothing") == ["nothing bandit=tuco card=tuco robbery reason=no loot here"]
    assert changes(game) == {}


def test_what_a_former_holder_knows():
    """X45: who once held a purse still knows which one it is; the others pick without looking."""
    game = resolve("""
        seats: tuco | doc | belle
        marshal: 3
        tuco: 1 inside; holds purse0=250@* purse5=400@0 purse6=500@0
        doc: 1 inside
        belle: 2 roof
        loot 1 inside: purse8
        pile: 0; doc punch, tuco robbery, doc robbery, belle move
    """)
    assert options(game) == ["drop purse0", "drop purse5", "drop purse6"]
    assert [known_worth(game, 1, f"purse{n}") for n in (0, 5, 6)] == [250, None, None]
    play(game, "drop purse6", "push 2")
    for seat, worth in ((0, 500), (1, None), (2, None), (None, None)):
        assert known_worth(game, seat, "purse6") == worth
    assert now(game)["tuco"] == "2 inside; holds purse0=250@* purse5=400@0"
    assert options(game) == ["rob purse6", "rob purse8"]
    assert play(game, "rob purse6")[:2] == ["take bandit=doc token=purse6", "see seat=1 token=purse6 worth=500"]
    assert now(game)["doc"] == "1 inside; holds purse6=500@0.1"
    for seat, worth in ((0, 500), (1, 500), (2, None), (None, None)):
        assert known_worth(game, seat, "purse6") == worth


def test_a_purse_seen_before_keeps_its_value():
    """X45: a purse that changes hands is the same purse; its value isn't drawn again."""
    game = act("tuco robbery", "tuco: 2 inside\nloot 2 inside: purse9=450@1.3")
    assert told(game.events, "take", "see") == [
        "take bandit=tuco token=purse9",
        "see seat=0 token=purse9 worth=450",
    ]
    assert changes(game) == {"tuco": "2 inside; holds purse9=450@0.1.3", "loot 2 inside": ""}


def test_purses_picked_at_pickpocketing():
    """X45, X76: each purse on the spot can be taken, jewels can't."""
    game = resolve(f"seats: tuco | doc | belle\n{LAST}\ntuco: 1 inside\nloot 1 inside: purse4 purse7=300@0 jewel0")
    assert options(game) == ["take purse4", "take purse7", "pass"]
    assert play(game, "take purse7")[:2] == ["take bandit=tuco token=purse7", "see seat=0 token=purse7 worth=300"]


# ---- X46 to X49 ------------------------------------------------------------------------------------------------------


def test_fire_inside():
    """X46: at one bandit inside a neighbouring car, forward or rearward; not farther, not here, not above."""
    game = act(
        "doc fire", "doc: 2 inside\ntuco: 1 inside\nbelle: 2 inside\ndjango: 3 inside\nghost: 4 inside\nmarshal: 5", 5
    )
    assert options(game) == ["fire django", "fire tuco"]
    game = act(
        "doc fire", "doc: 2 inside\ntuco: 1 roof\nbelle: 2 roof\ndjango: 3 inside\nghost: 0 inside\nmarshal: 5", 5
    )
    assert told(game.events, "fire") == ["fire bandit=doc target=django"]
    game = act(
        "doc fire", "doc: 2 inside\ntuco: 1 inside\nbelle: 2 roof\ndjango: 3 roof\nghost: 1 inside\nmarshal: 5", 5
    )
    assert options(game) == ["fire ghost", "fire tuco"]


@pytest.mark.parametrize("car", range(7))
def test_fire_inside_from_every_car(car: int):
    """X46, X48: from each car at each car, on a train of six; roofs and far cars are never in reach."""
    names = ["doc", "ghost", "django", "cheyenne", "tuco"]
    for target in range(7):
        for level in LEVELS:
            if level == "roof" and abs(target - car) not in (1, 6):
                continue
            here = {"tuco": f"{target} {level}"}
            others = "".join(f"\n{name}: {car} inside" for name in names[1:4])
            marshal = next(m for m in range(7) if m not in (car, target))
            game = resolve(
                f"seats: doc | ghost | django | cheyenne | tuco | belle\nmarshal: {marshal}\ndoc: {car} inside{others}"
                f"\ntuco: {here['tuco']}\nbelle: {car} inside\npile: 0; doc fire, belle move"
            )
            hit = level == "inside" and abs(target - car) == 1
            assert told(game.events, "fire", "nothing")[:1] == (
                ["fire bandit=doc target=tuco"] if hit else ["nothing bandit=doc card=doc fire reason=nobody in sight"]
            )


@pytest.mark.parametrize("car", range(7))
def test_fire_on_the_roof_from_every_car(car: int):
    """X47, X48: at any distance, over every car and the Marshal, but not at those inside or on the own roof."""
    marshal = 5 if car < 4 else 1
    for target in range(7):
        for level in LEVELS:
            if level == "inside" and (target == marshal or target in (2, 4)):
                continue
            game = resolve(
                f"seats: doc | ghost | django | cheyenne | tuco | belle\nmarshal: {marshal}\ndoc: {car} roof"
                f"\nghost: {car} roof\ndjango: {car} roof\ncheyenne: {car} roof\ntuco: {target} {level}"
                f"\nbelle: {car} roof\npile: 0; doc fire, belle move"
            )
            hit = level == "roof" and target != car
            assert told(game.events, "fire", "nothing") == (
                ["fire bandit=doc target=tuco"] if hit else ["nothing bandit=doc card=doc fire reason=nobody in sight"]
            )


@pytest.mark.parametrize(
    ("where", "seen"),
    [
        ({"tuco": "1 roof", "ghost": "0 roof", "django": "4 roof", "cheyenne": "5 roof"}, "django tuco"),
        ({"tuco": "0 roof", "ghost": "0 roof", "django": "6 roof", "cheyenne": "6 roof"}, "cheyenne django ghost tuco"),
        ({"tuco": "3 roof", "ghost": "4 roof", "django": "5 roof", "cheyenne": "6 roof"}, "tuco"),
        ({"tuco": "1 roof", "ghost": "1 roof", "django": "0 roof", "cheyenne": "2 roof"}, "ghost tuco"),
        ({"tuco": "1 inside", "ghost": "0 roof", "django": "3 inside", "cheyenne": "6 roof"}, "cheyenne ghost"),
        ({"tuco": "2 roof", "ghost": "2 roof", "django": "2 inside", "cheyenne": "3 roof"}, "cheyenne"),
        ({"tuco": "2 roof", "ghost": "2 roof", "django": "2 inside", "cheyenne": "4 inside"}, ""),
    ],
)
def test_line_of_sight(where: dict[str, str], seen: str):
    """X47: in each direction the nearest roof that holds a bandit, and any one bandit on it; nobody behind."""
    spots_of = "\n".join(f"{name}: {spot}" for name, spot in where.items())
    text = f"seats: doc | ghost | django | cheyenne | tuco | belle\nmarshal: 5\ndoc: 2 roof\nbelle: 2 roof\n{spots_of}"
    game = resolve(f"{text}\npile: 0; doc fire, belle move")
    if len(seen.split()) > 1:
        assert options(game) == [f"fire {name}" for name in seen.split()]
        assert play(game, f"fire {seen.split()[-1]}")[0] == f"fire bandit=doc target={seen.split()[-1]}"
        assert game.deciders == (5,)
    elif seen:
        assert told(game.events, "fire") == [f"fire bandit=doc target={seen}"]
    else:
        assert told(game.events, "nothing") == ["nothing bandit=doc card=doc fire reason=nobody in sight"]


def test_belle_blocks_the_line_of_sight():
    """X47, X65: the nearest roof counts, even if Belle alone stands on it."""
    game = act("doc fire", "doc: 0 roof\nbelle: 1 roof\ntuco: 2 roof\ndjango: 3 inside")
    assert told(game.events, "fire") == ["fire bandit=doc target=belle"]


def test_never_on_the_own_spot():
    """X48: not at those beside, not above, not below; Tuco alone may fire at the other level."""
    for level, other in (LEVELS, LEVELS[::-1]):
        people = f"doc: 1 {level}\ntuco: 1 {level}\nbelle: 1 {other}\ndjango: 1 {other}"
        game = act("doc fire", people)
        assert told(game.events, "nothing") == ["nothing bandit=doc card=doc fire reason=nobody in sight"]
        game = act("tuco fire", people)
        assert told(game.events, "fire") == ["fire bandit=tuco target=django"]


@pytest.mark.parametrize("left", [6, 2, 1])
def test_a_hit(left: int):
    """X49: the target gets the shooter's next bullet, on top of its deck."""
    before = f"; shot doc {6 - left}" if left < 6 else ""
    game = act("doc fire", f"doc: 1 inside\ntuco: 2 inside; shot neutral 1\nbelle: 0 roof{before}\ndjango: 3 roof")
    assert told(game.events)[:2] == ["show seat=1 card=doc fire", "fire bandit=doc target=tuco"]
    assert changes(game) == {"tuco": "2 inside; shot doc 1 neutral 1"}
    assert game.view(None)["bandits"]["doc"]["bullets"] == left - 1
    assert cards_in(game, "deck", 0) == f"{ALL_TEN}, bullet 2"
    assert cards_in(game, "deck", 1) == ALL_TEN
    assert game.view(None)["cards_of"][0]["deck"] == 12
    assert game.view(None)["cards_of"][0]["top"] == 0
    assert game.view(None)["neutral"] == 12


def test_no_bullet_left():
    """X49: without a bullet there is no effect, whoever is in sight."""
    game = act("doc fire", "doc: 1 inside\ntuco: 2 inside; shot doc 4\nbelle: 0 inside; shot doc 2\ndjango: 2 inside")
    assert told(game.events)[1] == "nothing bandit=doc card=doc fire reason=no bullet left"
    assert changes(game) == {}
    assert game.view(None)["bandits"]["doc"]["bullets"] == 0
    game = act("doc fire", "doc: 1 inside\ntuco: 3 inside; shot doc 4\nbelle: 0 roof; shot doc 2\nmarshal: 4")
    assert told(game.events)[1] == "nothing bandit=doc card=doc fire reason=no bullet left"


# ---- X50, X51 --------------------------------------------------------------------------------------------------------


def test_whom_a_punch_can_hit():
    """X50: any one other bandit on the same spot, not next door, not on the other level, never oneself."""
    people = "doc: 1 inside\ntuco: 1 inside\ndjango: 1 inside\nbelle: 1 roof\nghost: 2 inside"
    assert options(act("doc punch", people, 5)) == ["punch django", "punch tuco"]
    people = "doc: 1 roof\ntuco: 1 inside\ndjango: 1 roof\nbelle: 2 roof\nghost: 1 roof"
    assert options(act("doc punch", people, 5)) == ["punch django", "punch ghost"]
    assert options(act("tuco punch", "tuco: 3 roof\ndoc: 3 roof\ndjango: 3 roof")) == ["punch django", "punch doc"]
    game = act("doc punch", "doc: 0 roof\ntuco: 0 inside\nbelle: 1 roof")
    assert told(game.events, "nothing") == ["nothing bandit=doc card=doc punch reason=nobody here"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("choice", "token", "kept"),
    [
        ("drop purse1", "purse1=250@*", "purse4=300@0 jewel2 jewel4 strongbox0"),
        ("drop purse4", "purse4=300@0", "purse1=250@* jewel2 jewel4 strongbox0"),
        ("drop jewel", "jewel2", "purse1=250@* purse4=300@0 jewel4 strongbox0"),
        ("drop strongbox", "strongbox0", "purse1=250@* purse4=300@0 jewel2 jewel4"),
    ],
)
def test_what_falls(level: str, choice: str, token: str, kept: str):
    """X50, X45: the puncher picks one token, which falls on that spot; purses are picked unseen."""
    holds = "purse1=250@* purse4=300@0 jewel2 jewel4 strongbox0"
    text = f"doc: 1 {level}; holds purse9=400@1\ntuco: 1 {level}; holds {holds}\nloot 1 {level}: jewel5"
    game = act("doc punch", text)
    assert told(game.events)[1] == "punch bandit=doc target=tuco"
    assert options(game) == ["drop purse1", "drop purse4", "drop jewel", "drop strongbox"]
    assert game.deciders == (1,)
    name = token.split("=")[0]
    assert play(game, choice) == [f"fall bandit=tuco token={name} spot=1 {level}"]
    assert options(game) == ["push 0", "push 2"]
    assert known_worth(game, 1, "purse4") is None
    assert play(game, "push 2")[0] == f"knocked bandit=tuco spot=2 {level}"
    there = f"{token} jewel5" if not token.startswith("strongbox") else f"jewel5 {token}"
    assert changes(game) == {"tuco": f"2 {level}; holds {kept}", f"loot 1 {level}": there}
    assert waits(game)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("level", "other"), [LEVELS, LEVELS[::-1]])
def test_which_way_a_target_goes(seats: int, level: str, other: str):
    """X50, X51: to a neighbouring car on the same level, the puncher choosing; one way only at the train's ends."""
    for car in range(seats + 1):
        ways = [way for way in (car - 1, car + 1) if 0 <= way <= seats]
        marshal = next(m for m in (0, 1, 2, 3) if m not in (*ways, car))
        others = "".join(f"\n{name}: {car} {other}" for name in NAMES[3:seats]) + f"\nbelle: {car} roof"
        if level == "roof":
            others = others.replace("belle: " + f"{car} roof", f"belle: {marshal} roof")
        text = f"{seats_of(seats)}\nmarshal: {marshal}\ndoc: {car} {level}\ntuco: {car} {level}{others}"
        for way in ways:
            game = resolve(f"{text}\npile: 0; doc punch, belle move")
            knocked = f"knocked bandit=tuco spot={way} {level}"
            if len(ways) == 2:
                assert told(game.events)[1:] == ["punch bandit=doc target=tuco"]
                assert options(game) == [f"push {car - 1}", f"push {car + 1}"]
                assert play(game, f"push {way}") == [knocked, "show seat=2 card=belle move"]
            else:
                assert told(game.events)[1:3] == ["punch bandit=doc target=tuco", knocked]
            assert game.deciders == (2,)
            assert changes(game) == {"tuco": f"{way} {level}"}


def test_without_loot():
    """X51: a bandit without loot is punched away all the same, and nothing falls."""
    game = act("doc punch", "doc: 2 roof\ntuco: 2 roof\nloot 2 roof: jewel0")
    assert told(game.events) == ["show seat=1 card=doc punch", "punch bandit=doc target=tuco"]
    assert options(game) == ["push 1", "push 3"]
    play(game, "push 1")
    assert changes(game) == {"tuco": "1 roof"}


# ---- positions in the middle of a card -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "choices"),
    [
        ("move tuco", ["move 0", "move 2"]),
        ("marshal tuco", ["marshal 2", "marshal 4"]),
        ("rob tuco", ["rob purse4", "rob purse5", "rob jewel"]),
        ("fire tuco", ["fire django", "fire doc"]),
        ("punch tuco", ["punch cheyenne", "punch ghost"]),
        ("drop tuco cheyenne", ["drop purse2", "drop purse3", "drop jewel"]),
        ("push tuco ghost", ["push 0", "push 2"]),
    ],
)
def test_choices_in_the_middle_of_a_card(decision: str, choices: list[str]):
    """X31: a position in the middle of a card offers what the card itself would."""
    card = {"rob": "robbery", "drop": "punch", "push": "punch"}.get(decision.split()[0], decision.split()[0])
    text = f"""
        seats: tuco | doc | belle | django | ghost | cheyenne
        marshal: 3
        tuco: 1 inside
        doc: 2 inside
        belle: 1 inside
        django: 0 inside
        ghost: 1 inside
        cheyenne: 1 inside; holds purse2 purse3 jewel3 jewel4
        loot 1 inside: purse4 purse5 jewel0 jewel1
        pile: 1; tuco {card}, belle move
        decision: {decision}
    """
    game = at(text)
    assert game.deciders == (0,)
    assert options(game) == choices
    assert play(game, choices[0])
    assert game.check() == []


def test_the_middle_of_cheyennes_punch():
    """X64: keeping or leaving the purse that fell."""
    for choice, holder, lies in (
        ("leave", "1 inside", "purse2=300@1 jewel0"),
        ("pocket", "1 inside; holds purse2=300@0.1", "jewel0"),
    ):
        game = at("""
            seats: cheyenne | doc | belle
            cheyenne: 1 inside
            doc: 1 inside; holds purse2=300@1 jewel3
            belle: 1 roof
            loot 1 inside: jewel0
            pile: 1; cheyenne punch, belle move
            decision: pocket cheyenne doc purse2
        """)
        assert options(game) == ["leave", "pocket"]
        play(game, choice)
        assert options(game) == ["push 0", "push 2"]
        assert int(game.record.token) == cards.OFF
        play(game, "push 0")
        line = {"loot 1 inside": lies} if choice == "leave" else {"cheyenne": holder}
        assert changes(game) == {**line, "doc": "0 inside; holds jewel3"}


# ---- function by function --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "offered"),
    [
        ([], []),
        ([0, 17], [0, 17]),
        ([18, 23], [18]),
        ([23], [23]),
        ([20, 21, 22], [20]),
        ([24, 25], [24]),
        ([25], [25]),
        ([3, 17, 18, 19, 25], [3, 17, 18, 25]),
        (list(range(26)), [*range(18), 18, 24]),
    ],
)
def test_loot_options(tokens: list[int], offered: list[int]):
    """X44, X45: each purse, one of the jewels, one of the strongboxes."""
    word = sum(1 << token for token in tokens)
    assert int(stealing.loot_options(word)) == sum(1 << token for token in offered)


def test_nothing_is_left_over():
    """X31: once a card is done, nobody acts and nothing is at stake."""
    for card, text, choice in (
        ("tuco move", "tuco: 1 roof", "move 0"),
        ("tuco floor", "tuco: 1 roof", ""),
        ("tuco robbery", "tuco: 1 inside\nloot 1 inside: purse3 purse4", "rob purse4"),
        ("tuco robbery", "tuco: 1 inside", ""),
        ("tuco fire", "tuco: 1 inside\ndoc: 2 inside", "fire doc"),
        ("tuco punch", "tuco: 1 inside\ndoc: 1 inside", "push 2"),
        ("tuco marshal", "marshal: 3\ntuco: 1 inside", "marshal 4"),
    ):
        game = resolve(f"seats: tuco | doc | ghost | django\n{text}\npile: 0; {card}")
        if choice and game.decision != "scheme":
            play(game, choice)
        assert game.decision == "scheme"
        record = game.record
        assert [int(record[name]) for name in ("actor", "target", "token", "ghosted")] == [-1] * 4
        assert [int(n) for n in record.pile] == [0] * 24
        assert game.check() == []


def test_ghosts_card_is_resolved():
    """X30, X60: the place of the card laid by Ghost's power is kept until it is resolved, and no longer."""
    game = resolve("""
        seats: tuco | ghost | belle
        tuco: 1 inside
        ghost: 1 roof
        pile: 0; tuco move, ghost floor down power, tuco move
    """)
    assert int(game.record.ghosted) == 1
    assert [card["power"] for card in game.view(None)["pile"]] == [True, False]
    play(game, "move 0")
    assert int(game.record.ghosted) == cards.OFF
