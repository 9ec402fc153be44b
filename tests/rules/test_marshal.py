"""X52 to X56: the Marshal, the train's ends, and the neutral bullets."""

from __future__ import annotations

import pytest

from folsom import Game
from folsom.rules.express import cards, state, train

from .help import ALL_TEN, NAMES, at, cards_in, changes, now, options, play, resolve, seats_of, spots, told


def stops(text: str, card: str) -> Game:
    """Tuco, Doc, Belle and Ghost; one card, then a Move of Ghost's on a roof, which waits for its choice."""
    ghost = "" if "ghost:" in text else "ghost: 4 roof"
    return resolve(f"seats: tuco | doc | belle | ghost\n{text}\n{ghost}\npile: 0; {card}, ghost move")


# ---- X52 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("car", [0, 1, 2, 3, 4])
def test_moving_into_his_car(car: int):
    """X52, X40: a bandit that moves inside the Marshal's car takes a neutral bullet and goes to its roof."""
    for start in (car - 1, car + 1):
        if not 0 <= start <= 4:
            continue
        game = stops(f"marshal: {car}\ntuco: {start} inside\ndoc: {car} roof\nbelle: {car} roof", "tuco move")
        if start in (0, 4):
            happened = told(game.events)[1:]
        else:
            assert options(game) == [f"move {start - 1}", f"move {start + 1}"]
            happened = play(game, f"move {car}")
        assert happened == [
            f"move bandit=tuco spot={car} inside",
            "neutral bandit=tuco",
            f"flee bandit=tuco spot={car} roof",
            "show seat=3 card=ghost move",
        ]
        assert changes(game) == {"tuco": f"{car} roof; shot neutral 1", "neutral": "12"}
        assert cards_in(game, "deck", 0) == f"{ALL_TEN}, bullet"


@pytest.mark.parametrize("car", [0, 2, 4])
def test_climbing_down_into_his_car(car: int):
    """X52, X42: the same when it comes down through the roof; those who stay up there take nothing."""
    game = stops(f"marshal: {car}\ntuco: {car} roof\ndoc: {car} roof\nbelle: {3} inside", "tuco floor")
    assert told(game.events)[1:] == [
        f"climb bandit=tuco spot={car} inside",
        "neutral bandit=tuco",
        f"flee bandit=tuco spot={car} roof",
        "show seat=3 card=ghost move",
    ]
    assert changes(game) == {"tuco": f"{car} roof; shot neutral 1", "neutral": "12"}


def test_knocked_into_his_car():
    """X52, X50: the same when a punch sends it there."""
    game = stops("marshal: 2\ntuco: 1 inside\ndoc: 1 inside\nbelle: 2 roof", "tuco punch")
    assert play(game, "push 2")[:3] == [
        "knocked bandit=doc spot=2 inside",
        "neutral bandit=doc",
        "flee bandit=doc spot=2 roof",
    ]
    assert changes(game) == {"doc": "2 roof; shot neutral 1", "neutral": "12"}


def test_pushed_into_his_car():
    """X52, X63: the same when Django's shot carries it there, from either side."""
    for django, doc, marshal in ((0, 1, 2), (4, 3, 2)):
        game = resolve(f"""
            seats: django | doc | belle | ghost
            marshal: {marshal}
            django: {django} inside
            doc: {doc} inside
            belle: 2 roof
            ghost: 2 roof
            pile: 0; django fire, ghost move
        """)
        assert told(game.events)[1:5] == [
            "fire bandit=django target=doc",
            "pushed bandit=doc spot=2 inside",
            "neutral bandit=doc",
            "flee bandit=doc spot=2 roof",
        ]
        assert changes(game) == {"doc": "2 roof; shot django 1 neutral 1", "neutral": "12"}


@pytest.mark.parametrize("car", [0, 1, 2, 3, 4])
def test_he_comes_in(car: int):
    """X52, X43: everybody inside the car he enters takes one and flees; nobody else, and he stays inside."""
    for start in (car - 1, car + 1):
        if not 0 <= start <= 4:
            continue
        people = f"tuco: {car} inside\ndoc: {car} inside\nbelle: {car} roof\nghost: {start} roof"
        game = stops(f"marshal: {start}\n{people}", "belle marshal")
        happened = told(game.events)[1:] if start in (0, 4) else play(game, f"marshal {car}")
        assert happened == [
            f"marshal car={car}",
            "neutral bandit=doc",
            "neutral bandit=tuco",
            f"flee bandit=doc spot={car} roof",
            f"flee bandit=tuco spot={car} roof",
            "show seat=3 card=ghost move",
        ]
        assert changes(game) == {
            "marshal": str(car),
            "neutral": "11",
            "tuco": f"{car} roof; shot neutral 1",
            "doc": f"{car} roof; shot neutral 1",
        }


def test_he_leaves():
    """X52: whom he leaves behind on the roof, and those he passes on other roofs, take nothing."""
    game = stops("marshal: 1\ntuco: 1 roof\ndoc: 2 roof\nbelle: 3 inside\nghost: 0 inside", "tuco marshal")
    assert options(game) == ["marshal 0", "marshal 2"]
    assert play(game, "marshal 2")[0] == "marshal car=2"
    assert spots(game) == {"tuco": "1 roof", "doc": "2 roof", "belle": "3 inside", "ghost": "1 inside"}
    assert now(game)["neutral"] == "13"


def test_he_comes_by_an_event():
    """X52, X70: Angry Marshal carries him one car rearward, and there it is the same."""
    game = resolve("""
        seats: tuco | doc | belle | ghost
        round: 0 angry-marshal
        marshal: 3
        tuco: 3 roof
        doc: 2 inside
        belle: 2 roof
        ghost: 1 inside
    """)
    assert told(game.events)[:6] == [
        "event round_card=angry-marshal",
        "neutral bandit=tuco",
        "marshal car=2",
        "neutral bandit=doc",
        "flee bandit=doc spot=2 roof",
        "first seat=1",
    ]
    assert spots(game) == {"tuco": "3 roof", "doc": "2 roof", "belle": "2 roof", "ghost": "1 inside"}
    assert now(game)["marshal"] == "2"
    assert now(game)["neutral"] == "11"


def test_the_roof_is_safe():
    """X52: on the roof of his car nothing happens to a bandit that comes there by any way."""
    game = stops("marshal: 2\ntuco: 1 roof\ndoc: 1 roof\nbelle: 0 inside", "tuco move")
    play(game, "move 2")
    assert changes(game) == {"tuco": "2 roof"}
    game = stops("marshal: 2\ntuco: 1 roof\ndoc: 1 roof\nbelle: 0 inside", "tuco punch")
    play(game, "push 2")
    assert changes(game) == {"doc": "2 roof"}


# ---- X53 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", ["inside", "roof"])
def test_nobody_is_pushed_off(seats: int, level: str):
    """X53, X63: past the caboose or the locomotive Django's push leaves its target where it is, and not before."""
    names = ("django", "doc", "belle", "tuco", "ghost", "cheyenne")[:seats]
    line = "seats: " + " | ".join(names)
    for django, doc, to in ((1, 0, 0), (2, 1, 0), (seats - 1, seats, seats), (seats - 2, seats - 1, seats)):
        marshal = next(m for m in (0, 1, 2, 3) if m not in (django, doc, to))
        people = f"django: {django} {level}\ndoc: {doc} {level}\nbelle: {django} roof"
        people += "".join(f"\n{name}: {django} {level}" for name in names[3:])
        game = resolve(f"{line}\nmarshal: {marshal}\n{people}\npile: 0; django fire, belle move")
        pushed = [f"pushed bandit=doc spot={to} {level}"] if to != doc else []
        assert told(game.events) == [
            "show seat=0 card=django fire",
            "fire bandit=django target=doc",
            *pushed,
            "show seat=2 card=belle move",
        ]
        assert changes(game) == {"doc": f"{to} {level}; shot django 1"}


def test_nobody_is_swept_off():
    """X53, X72, X71: events end at the locomotive and at the caboose."""
    text = """
        seats: tuco | doc | belle | ghost
        tuco: 4 roof
        doc: 3 roof
        belle: 0 roof
        ghost: 3 inside
    """
    game = resolve(f"{text.rstrip()}\n        round: 0 braking")
    assert spots(game) == {"tuco": "4 roof", "doc": "4 roof", "belle": "1 roof", "ghost": "3 inside"}
    game = resolve(f"{text.rstrip()}\n        round: 0 swivel-arm")
    assert spots(game) == {"tuco": "0 roof", "doc": "0 roof", "belle": "0 roof", "ghost": "3 inside"}


def test_he_stays_on_the_train():
    """X53, X70: in the caboose Angry Marshal leaves him where he is."""
    game = resolve("""
        seats: tuco | doc | belle
        round: 0 angry-marshal
        marshal: 0
        tuco: 0 roof
        doc: 1 inside
        belle: 2 inside
    """)
    assert told(game.events)[:3] == ["event round_card=angry-marshal", "neutral bandit=tuco", "first seat=1"]
    assert now(game)["marshal"] == "0"


# ---- X54, X56 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 13])
def test_too_few_for_all(left: int):
    """X54: three come due: with fewer left nobody takes one and the rest is gone; all three flee all the same."""
    text = f"marshal: 3\nneutral: {left}\ntuco: 2 inside\ndoc: 2 inside\nbelle: 2 inside"
    game = stops(text, "ghost marshal")
    happened = play(game, "marshal 2")
    flee = [f"flee bandit={name} spot=2 roof" for name in ("belle", "doc", "tuco")]
    if left < 3:
        assert happened[1:-1] == [f"empty count={left}", *flee]
        shots = ""
    else:
        assert happened[1:-1] == ["neutral bandit=belle", "neutral bandit=doc", "neutral bandit=tuco", *flee]
        shots = "; shot neutral 1"
    assert now(game)["neutral"] == str(max(left - 3, 0) if left >= 3 else 0)
    assert [now(game)[name] for name in ("tuco", "doc", "belle")] == [f"2 roof{shots}"] * 3
    bullet = ", bullet" if shots else ""
    assert [cards_in(game, "deck", seat) for seat in range(3)] == [f"{ALL_TEN}{bullet}"] * 3
    assert game.check() == []


def test_gone_for_good():
    """X54: the rest leaves the game: later on there are none."""
    game = resolve("""
        seats: tuco | doc | belle | ghost
        marshal: 3
        neutral: 1
        tuco: 2 inside
        doc: 2 inside
        belle: 1 inside
        ghost: 4 roof
        pile: 0; ghost marshal, belle move, ghost move
    """)
    assert play(game, "marshal 2")[:4] == [
        "marshal car=2",
        "empty count=1",
        "flee bandit=doc spot=2 roof",
        "flee bandit=tuco spot=2 roof",
    ]
    assert play(game, "move 2")[:3] == [
        "move bandit=belle spot=2 inside",
        "empty count=0",
        "flee bandit=belle spot=2 roof",
    ]
    assert changes(game) == {
        "marshal": "2",
        "neutral": "0",
        "tuco": "2 roof",
        "doc": "2 roof",
        "belle": "2 roof",
    }


def test_the_last_bullets():
    """X4, X54: the thirteenth can be taken, a fourteenth can't."""
    text = """
        marshal: 2
        tuco: 1 inside; shot neutral 6
        doc: 1 inside; shot neutral 6
        belle: 4 roof
    """
    lines = "\n".join(line.strip() for line in text.splitlines())
    game = resolve(f"seats: tuco | doc | belle | ghost\n{lines}ghost: 3 roof\npile: 0; tuco move, doc move, ghost move")
    assert play(game, "move 2")[1:3] == ["neutral bandit=tuco", "flee bandit=tuco spot=2 roof"]
    assert play(game, "move 2")[1:3] == ["empty count=0", "flee bandit=doc spot=2 roof"]
    assert changes(game) == {
        "tuco": "2 roof; shot neutral 7",
        "doc": "2 roof; shot neutral 6",
        "neutral": "0",
    }


@pytest.mark.parametrize(("left", "taken"), [(0, 0), (1, 1), (2, 1)])
def test_a_lone_bandit(left: int, taken: int):
    """X56: alone it takes one if there is one; that finds none left takes none, and still flees."""
    game = stops(f"marshal: 2\nneutral: {left}\ntuco: 2 roof\ndoc: 0 inside\nbelle: 0 inside", "tuco floor")
    expected = {"neutral": str(left - 1), "tuco": "2 roof; shot neutral 1"} if taken else {}
    assert changes(game) == expected
    assert told(game.events)[2:4] == [
        "neutral bandit=tuco" if taken else "empty count=0",
        "flee bandit=tuco spot=2 roof",
    ]


ANGRY = """
    seats: tuco | doc | belle | ghost
    round: 0 angry-marshal
    marshal: 2
    tuco: 2 roof
    doc: {doc}
    belle: 1 inside
    ghost: {ghost}
    neutral: {left}
"""


@pytest.mark.parametrize(
    ("doc", "ghost", "left", "follows", "rest"),
    [
        # one on the roof, two in the car: 1 + 2
        ("1 inside", "0 inside", 3, ["neutral tuco", "marshal", "neutral belle", "neutral doc"], 0),
        ("1 inside", "0 inside", 2, ["neutral tuco", "marshal", "empty 1"], 0),
        ("1 inside", "0 inside", 1, ["neutral tuco", "marshal", "empty 0"], 0),
        ("1 inside", "0 inside", 0, ["empty 0", "marshal", "empty 0"], 0),
        # two on the roof, one in the car: 2 + 1
        ("2 roof", "0 inside", 3, ["neutral doc", "neutral tuco", "marshal", "neutral belle"], 0),
        ("2 roof", "0 inside", 2, ["neutral doc", "neutral tuco", "marshal", "empty 0"], 0),
        ("2 roof", "0 inside", 1, ["empty 1", "marshal", "empty 0"], 0),
        # three on the roof, one in the car: 3 + 1
        ("2 roof", "2 roof", 5, ["neutral doc", "neutral ghost", "neutral tuco", "marshal", "neutral belle"], 1),
        ("2 roof", "2 roof", 2, ["empty 2", "marshal", "empty 0"], 0),
    ],
)
def test_angry_marshal_is_two_steps(doc: str, ghost: str, left: int, follows: list[str], rest: int):
    """X56, X54, X70: the roof is one step, the car he then enters another."""
    game = resolve(ANGRY.format(doc=doc, ghost=ghost, left=left))
    happened = told(game.events, "neutral", "empty", "marshal")
    words = {"neutral": "neutral bandit=", "empty": "empty count=", "marshal": "marshal car=1"}
    assert happened == [words[what.split()[0]] + what.partition(" ")[2] for what in follows]
    assert now(game)["neutral"] == str(rest)
    assert spots(game)["belle"] == "1 roof"
    assert spots(game)["doc"] == ("1 roof" if doc == "1 inside" else "2 roof")


@pytest.mark.parametrize(("left", "rest"), [(4, 1), (3, 0), (2, 0), (1, 0)])
def test_an_events_group_is_one_step(left: int, rest: int):
    """X56, X54, X74: all that stand inside are one group, whatever their cars."""
    game = resolve(f"""
        seats: tuco | doc | belle | ghost
        round: 0 passengers-rebellion
        marshal: 3
        tuco: 4 inside
        doc: 0 inside
        belle: 1 inside
        ghost: 2 roof
        neutral: {left}
    """)
    took = ["neutral bandit=belle", "neutral bandit=doc", "neutral bandit=tuco"]
    assert told(game.events, "neutral", "empty") == (took if left >= 3 else [f"empty count={left}"])
    assert now(game)["neutral"] == str(rest)
    assert spots(game) == {"tuco": "4 inside", "doc": "0 inside", "belle": "1 inside", "ghost": "2 roof"}


# ---- X55 -------------------------------------------------------------------------------------------------------------


def test_bullets_go_to_the_deck():
    """X55: every bullet taken, a neutral one too, is a card more in the taker's deck, and in no hand."""
    game = resolve("""
        seats: tuco | doc | belle | ghost
        marshal: 2
        tuco: 1 inside
        doc: 0 inside; shot ghost 1
        belle: 4 inside
        ghost: 3 roof
        pile: 0; doc fire, belle fire, tuco move, doc move, ghost move
    """)
    assert cards_in(game, "deck", 0) == f"{ALL_TEN}, bullet"
    play(game, "move 2")
    assert cards_in(game, "deck", 0) == f"{ALL_TEN}, bullet 2"
    assert cards_in(game, "hand", 0) == ""
    assert cards_in(game, "deck", 1) == f"{ALL_TEN}, bullet"
    assert [one["deck"] for one in game.view(None)["cards_of"]] == [12, 11, 10, 10]
    assert [one["hand"] for one in game.view(None)["cards_of"]] == [0, 0, 0, 0]
    assert now(game)["tuco"] == "2 roof; shot doc 1 neutral 1"


def test_bullets_lie_on_top():
    """X55, X93: in the expert variant they are the next cards drawn, before all others."""
    game = resolve("""
        seats: tuco | doc | belle
        variant: expert
        marshal: 2
        tuco: 1 inside
        doc: 0 inside
        belle: 3 roof
        pile: 0; doc fire, tuco move, belle move
    """)
    assert now(game)["top 0"] == "1"
    play(game, "move 2")
    assert now(game)["top 0"] == "2"
    assert cards_in(game, "deck", 0) == "move, floor 2, fire 2, robbery 2, punch, marshal, bullet 2"
    happened = play(game, "move 0")
    drawn = [event for event in happened if event.startswith("drawn seat=0")]
    assert drawn[:2] == ["drawn seat=0 card=bullet"] * 2
    assert len(drawn) == 6
    assert all(event != "drawn seat=0 card=bullet" for event in drawn[2:])
    assert "top 0" not in now(game)


def test_bullets_of_two_bandits_go_to_one_deck():
    """X55, X103: with two seats a deck takes the bullets of both bandits."""
    game = resolve("""
        seats: cheyenne tuco | django doc
        marshal: 2
        tuco: 2 roof
        cheyenne: 2 roof
        django: 3 roof
        doc: 4 roof
        pile: 0; tuco floor, cheyenne floor, doc move
    """)
    assert changes(game) == {
        "neutral": "11",
        "tuco": "2 roof; shot neutral 1",
        "cheyenne": "2 roof; shot neutral 1",
        "top 0": "2",
        "discards 0": "cheyenne floor, tuco floor",
        "discards 1": "doc move",
    }


# ---- function by function --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cars", [3, 4, 5, 6])
def test_neighbours(cars: int):
    """X40, X53: the cars next to one's own, on both levels, within the train."""
    g = state.blank(1)[0]
    g.cars = cars
    for car in range(cars + 1):
        expected = sum(1 << other for other in (car - 1, car + 1) if 0 <= other <= cars)
        for spot in (car, cards.ROOF + car):
            assert int(train.neighbours(g, spot)) == expected
            assert int(train.car_of(spot)) == car


def test_standing():
    """X52: a bandit stands on one spot and no other, wherever it was before."""
    game = at(f"{seats_of(6)}\ntuco: 6 roof\ndoc: 6 roof\nmarshal: 5")
    g = game.record
    tuco, doc = cards.TUCO, cards.DOC
    for spot in (0, 6, 7, 13, 3):
        train.put(g, tuco, spot)
        assert int(g.place[tuco]) == spot
        assert [s for s in range(14) if int(g.standing[s]) >> tuco & 1] == [spot]
        assert int(g.place[doc]) == 13
        assert int(g.standing[13]) >> doc & 1 == 1
        assert game.check() == []
    blank = state.blank(1)[0]
    blank.place[:] = cards.OFF
    blank.standing[13] = 0b1000001
    train.put(blank, 0, 2)
    assert int(blank.standing[13]) == 0b1000001  # one that was nowhere leaves no spot
    assert int(blank.standing[2]) == 1


def test_meeting_nobody():
    """X52: where nobody stands inside with him nothing happens, and the supply stays."""
    for left in (0, 5):
        game = stops(f"marshal: 1\nneutral: {left}\ntuco: 0 roof\ndoc: 0 roof\nbelle: 0 roof", "tuco marshal")
        assert play(game, "marshal 2") == ["marshal car=2", "show seat=3 card=ghost move"]
        assert changes(game) == {"marshal": "2"}


@pytest.mark.parametrize("name", NAMES)
def test_every_bandit_flees(name: str):
    """X52: whoever it is."""
    game = resolve(f"{seats_of(6)}\nmarshal: 4\n{name}: 4 roof\npile: 0; {name} floor, {name} move")
    assert options(game) == [f"move {to}" for to in (1, 2, 3, 5, 6)]
    assert changes(game) == {"neutral": "12", name: "4 roof; shot neutral 1"}
    deck = [cards_in(game, "deck", seat) for seat in range(6)]
    assert [cards.endswith("bullet") for cards in deck] == [other == name for other in NAMES]
