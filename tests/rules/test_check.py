"""What must always be true, broken in every way by hand; and the order of play function by function."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import folsom
from folsom.game import Game
from folsom.rules.express import bags, check, pile, play

from .help_more import cards_in, case, lines_of, sizes, texts, told

BELLE, CHEYENNE, DJANGO, DOC, GHOST, TUCO = range(6)
MOVE, FLOOR, FIRE, ROBBERY, PUNCH, MARSHAL = (int(one) for one in bags.ONE[:6])
BULLET = int(bags.ONE[12])
JEWEL = 1 << 18
BOX, SECOND_BOX = 1 << 24, 1 << 25
BRIDGE, BRAKING, TUNNEL, CONDUCTOR = 1 << 5, 1 << 2, 1 << 6, 1 << 9
ROOF = 7

SOUND = {
    "scheming": """
        seats: tuco | doc | ghost
        hand 0: move 2, fire
        hand 1: punch
        marshal: 2
        tuco: 0 inside
        doc: 1 inside; holds purse0=250@*
        ghost: 2 roof
        loot 1 inside: purse5 purse6 jewel0
        pile: 0; tuco floor, ghost fire down
    """,
    "many": "seats: tuco | doc | ghost | belle | django\nturn: 1 step 9\n",
    "double": "seats: tuco | doc | ghost\nturn: 1 step 5\n",
    "shot": """
        seats: tuco | doc | ghost
        tuco: 0 inside; shot doc 2 neutral 1
    """,
    "expert": """
        seats: tuco | doc | ghost
        variant: expert
        tuco: 0 inside; shot doc 4
        hand 0: move 2, bullet 2
        discards 0: fire
        known 0: move, bullet
        top 0: 1
        fresh 0: 1
        pile: 0; tuco punch down
    """,
    "to come": "seats: tuco | doc | ghost\nround: 0 take-it-all\n",
    "last": "seats: tuco | doc | ghost\nround: 4 hostage-conductor\nearlier: bridge tunnel braking swivel-arm\n",
    "over": """
        seats: tuco | doc | ghost
        round: 4 hostage-conductor
        earlier: bridge tunnel braking swivel-arm
        decision: over
        pile: 4 done; doc move, ghost fire down, doc move, tuco punch down
    """,
    "two": "seats: tuco cheyenne | django doc\nmarshals: tuco django\n",
    "start": "seats: tuco cheyenne | django doc\nmarshals: tuco django\ndecision: start 0 1\n",
    "keep": """
        seats: tuco | doc | ghost
        variant: expert
        hand 0: move
        kept 0: fire
        hand 2: punch
        decision: keep 0 2
        known 0: fire
    """,
    "move": """
        seats: tuco | doc | ghost
        marshal: 3
        pile: 1; tuco move, doc fire
        decision: move tuco
        tuco: 1 inside
    """,
    "belle acts": "seats: belle | doc | ghost\ndecision: move belle\nbelle: 1 inside\n",
    "firing": "seats: tuco | doc | ghost\ndecision: fire tuco\ntuco: 0 roof\ndoc: 1 roof\nghost: 1 roof\n",
    "drop": """
        seats: cheyenne | doc | ghost
        cheyenne: 0 roof
        doc: 0 roof; holds purse2=300@1 purse3=300@1
        ghost: 0 roof
        decision: drop cheyenne doc
    """,
    "pocket": """
        seats: cheyenne | doc | ghost
        cheyenne: 0 roof
        doc: 0 roof; holds purse2=300@1 jewel1
        ghost: 0 roof; holds purse4=250@2
        decision: pocket cheyenne doc purse2
    """,
    "push": "seats: tuco | doc | ghost\ndecision: push tuco doc\ntuco: 1 roof\ndoc: 1 roof\n",
    "pick": """
        seats: tuco | doc | ghost
        round: 4 pickpocketing
        earlier: bridge tunnel braking swivel-arm
        decision: pick tuco
        pile: 3 done; ghost move, doc robbery down, tuco move
        tuco: 1 roof
        loot 1 roof: purse3
    """,
}


@cache
def read(name: str) -> Game:
    """A position in which nothing is broken, read once."""
    game = folsom.new(seats=2, seed=1) if name == "naming" else case(SOUND[name])
    assert game.check() == []
    return game


def sound(name: str) -> Game:
    """A copy of it, to break."""
    return read(name).copy()


Break = tuple[Any, ...]


def broken(name: str, breaks: tuple[Break, ...]) -> list[str]:
    """The names of what is broken after some numbers were changed: a field, its new value, and where."""
    game = sound(name)
    for field, value, *at in breaks:
        numbers = game._games[field]
        place = (0, *at)
        numbers[place] = value(int(numbers[place])) if callable(value) else value
    return [words.split(":")[0] for words in game.check()]


def plus(n: int) -> Callable[[int], int]:
    """So much more."""
    return lambda old: old + n


SEATS: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("seats", 1),)),
    ("scheming", (("seats", 0),)),
    ("scheming", (("seats", 2),)),
    ("scheming", (("seats", 4),)),
    ("scheming", (("seats", 7),)),
    ("two", (("seats", 1),)),
    ("two", (("seats", 3),)),
    ("scheming", (("seat_of", 1, TUCO),)),
    ("scheming", (("seat_of", -1, TUCO),)),
    ("scheming", (("seat_of", 0, BELLE),)),
    ("scheming", (("pair", BELLE, 0, 1),)),
    ("scheming", (("pair", DOC, 0, 0),)),
    ("scheming", (("pair", 6, 0, 0),)),
    ("scheming", (("pair", -1, 2, 0),)),
    ("scheming", (("pair", BELLE, 3, 0),)),
    ("scheming", (("pair", BELLE, 5, 1),)),
    ("two", (("pair", -1, 1, 1),)),
    ("two", (("pair", BELLE, 2, 0),)),
    ("two", (("pair", TUCO, 0, 0), ("seat_of", -1, CHEYENNE))),
]
PLACES: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("cars", 4),)),
    ("scheming", (("cars", 2),)),
    ("two", (("cars", 3), ("marshal", 3))),
    ("two", (("cars", 5),)),
    ("scheming", (("standing", -1, 4),)),
    ("scheming", (("standing", 64, 1),)),
    ("scheming", (("standing", 1 << TUCO, 3),)),
    ("scheming", (("standing", 1 << TUCO, 13),)),
    ("scheming", (("standing", 0, 0),)),
    ("scheming", (("place", 1, TUCO),)),
    ("scheming", (("place", -1, TUCO),)),
    ("scheming", (("place", -1, TUCO), ("standing", 0, 0))),
    ("scheming", (("place", 3, TUCO),)),
    ("scheming", (("place", 4, TUCO), ("standing", 0, 0), ("standing", 1 << TUCO, 4))),
    ("scheming", (("place", ROOF + 4, TUCO), ("standing", 0, 0), ("standing", 1 << TUCO, ROOF + 4))),
    ("scheming", (("place", 0, BELLE),)),
    ("scheming", (("standing", 1 << TUCO | 1 << BELLE, 0),)),
    ("scheming", (("standing", 1 << TUCO | 1 << BELLE, 0), ("place", 0, BELLE))),
    ("start", (("place", 0, TUCO), ("standing", 1 << TUCO, 0))),
    ("naming", (("place", 0, TUCO), ("standing", 1 << TUCO, 0))),
]
ALONE: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("marshal", -1),)),
    ("scheming", (("marshal", 4),)),
    ("scheming", (("marshal", 5),)),
    ("scheming", (("marshal", 0),)),
    ("scheming", (("marshal", 1),)),
]
TIMES: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("number", -1),)),
    ("scheming", (("number", 5),)),
    ("scheming", (("number", 1),)),
    ("scheming", (("number", 4),)),
    ("last", (("number", 3),)),
    ("last", (("number", 5),)),
    ("scheming", (("pile_size", -1),)),
    ("scheming", (("pile_size", 25),)),
    ("scheming", (("pile_next", -1),)),
    ("scheming", (("pile_next", 4),)),
    ("over", (("pile_next", 6),)),
    ("scheming", (("kind", -1), ("turn", -1))),
    ("scheming", (("kind", 16), ("turn", -1))),
    ("scheming", (("turn", -1),)),
    ("move", (("turn", 0),)),
    ("over", (("turn", 0),)),
    ("start", (("card_word", BRIDGE),)),
    ("start", (("turn", 0),)),
    ("scheming", (("card_word", BRIDGE | TUNNEL),)),
    ("scheming", (("card_word", BRIDGE | CONDUCTOR),)),
    ("scheming", (("card_word", BRIDGE | 1 << 10),)),
    ("scheming", (("card_word", BRIDGE | 1 << 14),)),
    ("scheming", (("card_word", 0),)),
    ("scheming", (("card_word", BRAKING),)),
    ("last", (("card_word", CONDUCTOR),)),
    ("last", (("card_word", plus(1 << 7)),)),
    ("last", (("card_word", plus(-CONDUCTOR)),)),
    ("last", (("card_word", plus(-BRIDGE)),)),
    ("last", (("card_word", plus(1 << 0)),)),
    ("last", (("card", 5), ("turn", 0))),
    ("last", (("card", 7),)),
    ("over", (("card", 5),)),
    ("scheming", (("card", 6),)),
    ("scheming", (("card", -1),)),
    ("scheming", (("first", -1),)),
    ("scheming", (("first", 3),)),
    ("scheming", (("first", 6),)),
    ("scheming", (("turn", 3),)),
    ("many", (("turn", 2),)),
    ("many", (("step", 10),)),
    ("many", (("turn", 0), ("step", 5))),
    ("double", (("step", 6),)),
    ("double", (("turn", 2),)),
    ("scheming", (("step", 3),)),
    ("scheming", (("step", -1),)),
    ("keep", (("asked", 13),)),
    ("start", (("first", -1),)),
    ("start", (("first", 2),)),
    ("naming", (("first", 0),)),
]
CARDS: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("hand", plus(MOVE), 0),)),
    ("scheming", (("deck", plus(-FIRE), 0),)),
    ("scheming", (("deck", plus(FIRE - MOVE), 1),)),
    ("scheming", (("deck", plus(BULLET), 2),)),
    ("scheming", (("discards", plus(PUNCH), 0),)),
    ("expert", (("kept", plus(PUNCH), 1),)),
    ("expert", (("discards", 0, 0),)),
    ("scheming", (("deck", MOVE, 3),)),
    ("scheming", (("hand", BULLET, 5),)),
    ("two", (("deck", FIRE, 2),)),
    ("two", (("deck", plus(int(bags.ONE[11])), 0),)),
    ("two", (("deck", plus(-int(bags.ONE[5])), 1),)),
    ("two", (("deck", plus(MOVE - PUNCH), 0),)),
    ("naming", (("deck", MOVE, 0),)),
    ("naming", (("hand", MOVE, 1),)),
    ("start", (("deck", 0, 0),)),
    ("scheming", (("pile", TUCO * 6 + 2, 0),)),
    ("scheming", (("pile", DOC * 6 + 1, 0),)),
    ("scheming", (("pile", 64 + GHOST * 6 + 3, 1),)),
    ("move", (("pile_next", 2),)),
    ("move", (("pile_next", 0),)),
    ("move", (("pile", DOC * 6 + 1, 1),)),
]
TOKENS: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("held", JEWEL, TUCO),)),
    ("scheming", (("loot", JEWEL, ROOF),)),
    ("scheming", (("held", 1 << 19, TUCO), ("held", 1 << 19, GHOST))),
    ("scheming", (("loot", 1 << 19, 4),)),
    ("scheming", (("loot", 1 << 19, 6),)),
    ("scheming", (("loot", 1 << 19, ROOF + 4),)),
    ("scheming", (("held", 1 << 19, BELLE),)),
    ("scheming", (("loot", 0, 3),)),
    ("scheming", (("loot", BOX | SECOND_BOX, 3),)),
    ("scheming", (("held", SECOND_BOX, TUCO),)),
    ("scheming", (("beside", 0),)),
    ("scheming", (("loot", SECOND_BOX, 3),)),
    ("scheming", (("dealt", 0),)),
    ("scheming", (("loot", 1 << 5, 1),)),
    ("scheming", (("loot", 1 << 5 | 1 << 6, 1),)),
    ("scheming", (("loot", 0, 1),)),
    ("scheming", (("held", 0, DOC),)),
    ("scheming", (("loot", 1 << 20, 2),)),
    ("to come", (("beside", 0), ("loot", BOX | SECOND_BOX, 3))),
    ("scheming", (("beside", 0), ("loot", SECOND_BOX, 3))),
]
BULLETS: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("bullets", 5, TUCO),)),
    ("scheming", (("bullets", 7, TUCO),)),
    ("scheming", (("bullets", 1, BELLE),)),
    ("shot", (("bullets", 6, DOC),)),
    ("shot", (("received", 1, TUCO, BELLE), ("deck", plus(BULLET), 0))),
    ("shot", (("received", 3, TUCO, DOC), ("deck", plus(BULLET), 0))),
    ("shot", (("received", 7, TUCO, DOC), ("deck", plus(5 * BULLET), 0), ("bullets", -1, DOC))),
]
NEUTRAL: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("neutral", 14),)),
    ("scheming", (("neutral", -1),)),
    ("shot", (("neutral", 13),)),
    ("shot", (("received", 2, TUCO, 6), ("deck", plus(BULLET), 0))),
]
PURSES: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("worth", 275, 0),)),
    ("scheming", (("worth", 251, 0),)),
    ("scheming", (("worth", 300, 0),)),
    ("scheming", (("worth", 550, 0), ("purse_bag", plus(1)))),
    ("scheming", (("worth", 200, 0), ("purse_bag", plus(1)))),
    ("scheming", (("worth", -250, 0), ("purse_bag", plus(1)))),
    ("scheming", (("purse_bag", plus(1)),)),
    ("scheming", (("purse_bag", plus(-(1 << 8))),)),
    ("scheming", (("worth", 250, 5),)),
    ("scheming", (("worth", 500, 17),)),
    ("scheming", (("seen", 1, 9),)),
    ("scheming", (("seen", 1, 17),)),
    ("scheming", (("seen", 0b1000101, 0),)),
    ("scheming", (("held", 1 << 7, TUCO),)),
    ("scheming", (("held", 1 | 1 << 17, DOC),)),
]
KNOWN: list[tuple[str, tuple[Break, ...]]] = [
    ("expert", (("top", -1, 0),)),
    ("expert", (("top", 3, 0),)),
    ("expert", (("top", 1, 1),)),
    ("expert", (("known", MOVE * 3, 0),)),
    ("expert", (("known", FLOOR, 0),)),
    ("expert", (("known", 3 * BULLET, 0),)),
    ("expert", (("known", 0, 0),)),
    ("expert", (("fresh", 0, 0),)),
    ("expert", (("known", MOVE, 2),)),
    ("expert", (("limit_down", 1, 0, 0),)),
    ("expert", (("limit_down", 1, 0, 2),)),
    ("expert", (("limit_down", 3, 0, 1), ("limit_known", MOVE * 2 + BULLET, 0, 1))),
    ("scheming", (("limit_down", 1, 2, 0), ("limit_known", FLOOR, 2, 0))),
    ("over", (("pile", DOC * 6, 1),)),
    ("over", (("pile", TUCO * 6 + 4 - 64, 0),)),
    ("over", (("deck", plus(-PUNCH), 0), ("discards", PUNCH, 0))),
    ("over", tuple(("pile", GHOST * 6 + k - 64, k) for k in range(4))),
    (
        "many",
        (
            ("pile_size", 4),
            *(("pile", DJANGO * 6 + k + 64, k) for k in range(4)),
            ("deck", plus(-(MOVE + FLOOR + FIRE + ROBBERY)), 4),
        ),
    ),
    ("scheming", (("known", FIRE * 2, 0),)),
    ("scheming", (("known", FLOOR, 2),)),
    ("keep", (("known", FIRE * 2, 0),)),
    ("scheming", (("kind", 15), ("turn", -1))),
    ("move", (("hand", FIRE, 0), ("deck", plus(-FIRE), 0))),
    ("move", (("hand", PUNCH, 2), ("deck", plus(-PUNCH), 2))),
]
DECISIONS: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("actor", TUCO),)),
    ("scheming", (("target", TUCO),)),
    ("scheming", (("token", 5),)),
    ("scheming", (("pickers", 1),)),
    ("scheming", (("options", 0),)),
    ("scheming", (("options", plus(1 << 1)),)),
    ("scheming", (("decider", 1),)),
    ("scheming", (("decider", 3),)),
    ("pick", (("decider", 1),)),
    ("pick", (("options", plus(1 << 5)),)),
    ("over", (("options", 1),)),
    ("keep", (("options", 1),)),
    ("move", (("options", plus(1 << 3)),)),
    ("over", (("actor", TUCO),)),
    ("over", (("token", 3),)),
    ("keep", (("waiting", 0b101),)),
    ("keep", (("asked", 0),)),
    ("keep", (("actor", TUCO),)),
    ("move", (("actor", -1),)),
    ("move", (("actor", BELLE),)),
    ("move", (("target", DOC),)),
    ("move", (("token", 3),)),
    ("move", (("pickers", 1 << TUCO),)),
    ("move", (("options", 0),)),
    ("push", (("target", -1),)),
    ("push", (("target", TUCO),)),
    ("push", (("target", GHOST),)),
    ("push", (("token", 3),)),
    ("push", (("actor", -1),)),
    ("drop", (("target", -1),)),
    ("drop", (("token", 2),)),
    ("drop", (("actor", -1),)),
    ("pocket", (("token", -1),)),
    ("pocket", (("token", 19),)),
    ("pocket", (("token", 18),)),
    ("pocket", (("token", 3),)),
    ("pocket", (("token", 4),)),
    ("firing", (("bullets", 0, TUCO), ("received", 6, GHOST, TUCO), ("deck", plus(6 * BULLET), 2))),
    ("pocket", (("target", GHOST),)),
    ("pocket", (("target", -1),)),
    ("pocket", (("actor", -1),)),
    ("pocket", (("actor", GHOST),)),
    ("pick", (("pickers", 0),)),
    ("pick", (("actor", TUCO),)),
    ("pick", (("target", DOC),)),
]
REST: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("pile", 3, 2),)),
    ("scheming", (("pile", 3, 23),)),
    ("move", (("pile", 64 + TUCO * 6, 0),)),
    ("move", (("pile", 64 + TUCO * 6, 0), ("pile_next", 2), ("deck", plus(FIRE), 1))),
    ("over", (("pile", 64 + DOC * 6, 0),)),
    ("over", (("pile", 64 + TUCO * 6 + 4, 3),)),
    ("over", (("pile", 64 + TUCO * 6 + 4, 3), ("pile_next", 4))),
    ("over", (("pile", 3, 4),)),
    ("scheming", (("asked", 1),)),
    ("scheming", (("waiting", 1),)),
    ("move", (("asked", 2),)),
    ("over", (("waiting", 2),)),
    ("scheming", (("spare", 1, 0),)),
    ("scheming", (("spare", 1, -1),)),
    ("keep", (("spare", -1, 1),)),
    ("scheming", (("belle", 2),)),
    ("scheming", (("open_to", 2),)),
    ("scheming", (("belle", -1),)),
    ("scheming", (("train", 1, 0),)),
    ("scheming", (("train", -1, 2),)),
    ("scheming", (("train", 5, 3),)),
    ("scheming", (("train", 6, 0),)),
    ("scheming", (("ransom", 777, TUCO),)),
    ("scheming", (("ransom", 250, BELLE),)),
    ("scheming", (("choice", 5, 0),)),
    ("start", (("choice", 5, 1),)),
    ("scheming", (("ghosted", 2),)),
    ("scheming", (("ghosted", -2),)),
    ("scheming", (("fresh", 1, 0),)),
    ("expert", (("fresh", 1, 3),)),
    ("expert", (("limit_down", 1, 5, 2),)),
]
FAULTS = {
    "seats": SEATS,
    "places": PLACES,
    "marshal": ALONE,
    "time": TIMES,
    "cards": CARDS,
    "tokens": TOKENS,
    "bullets": BULLETS,
    "neutral bullets": NEUTRAL,
    "purses": PURSES,
    "knowledge": KNOWN,
    "decision": DECISIONS,
    "rest": REST,
}


def test_every_fault_has_its_cases():
    """The lists above are named like what `check` finds."""
    assert sorted(FAULTS) == sorted(words.split(":")[0] for words in check.BROKEN)


@pytest.mark.parametrize(
    ("name", "start", "breaks"),
    [(name, start, breaks) for name, found in FAULTS.items() for start, breaks in found if name != "tokens"],
)
def test_check_names_what_is_broken(name, start, breaks):
    """A sound position, one fault: exactly that one is named, and what the same fault is as well."""
    touched = {field for field, *_ in breaks}
    plain = not int(sound(start).record.expert)
    expected = [name]
    if name == "purses" and "held" in touched:
        expected.insert(0, "tokens")  # a purse that isn't in this game
    remembered = plain and touched & {"discards", "known", "limit_down"}
    if name in ("cards", "knowledge") and (remembered or "kept" in touched):
        expected.append("rest")  # nothing of the kind belongs there
    assert broken(start, breaks) == expected


@pytest.mark.parametrize(("start", "breaks"), TOKENS[:-1])
def test_check_names_lost_and_doubled_tokens(start, breaks):
    """One token in two places or nowhere; the last of the list takes the first strongbox away as well."""
    assert broken(start, breaks) == ["tokens"]


@pytest.mark.parametrize("name", [*SOUND, "naming"])
def test_sound_positions(name):
    """They are sound, and reading what was written gives the same again."""
    game = sound(name)
    if name != "naming":
        assert lines_of(case(game.position().split("\n", 1)[1])) == lines_of(game)


STILL_SOUND: list[tuple[str, tuple[Break, ...]]] = [
    ("scheming", (("neutral", 0),)),
    ("shot", (("neutral", 0),)),
    ("shot", (("neutral", 12),)),
    ("scheming", (("beside", 0), ("loot", BOX | SECOND_BOX, 3))),
    ("scheming", (("beside", 0), ("held", SECOND_BOX, TUCO))),
    ("scheming", (("first", 2),)),
    ("scheming", (("step", 2), ("turn", 2))),
    ("scheming", (("fresh", 0, 0),)),
    ("scheming", (("marshal", 3),)),
    ("many", (("turn", 0), ("step", 4))),
    ("expert", (("top", 2, 0),)),
    ("expert", (("top", 0, 0),)),
    ("expert", (("known", MOVE * 2 + BULLET * 2 + PUNCH, 0), ("fresh", 0, 0))),
    ("expert", (("known", 0, 0), ("fresh", 2, 0))),
    ("shot", (("deck", plus(-3 * BULLET), 0), ("hand", 3 * BULLET, 0))),
    ("two", (("deck", plus(int(bags.ONE[5]) - int(bags.ONE[11])), 0),)),
    ("two", (("deck", plus(int(bags.ONE[11]) - int(bags.ONE[5])), 1),)),
    ("keep", (("waiting", 1),)),
    ("keep", (("asked", 1),)),
    ("pick", (("pickers", 1 << TUCO),)),
    ("drop", (("actor", GHOST),)),
    ("many", (("kind", 15), ("turn", -1))),
    ("over", (("pile_next", 4),)),
    ("over", tuple(("pile", GHOST * 6 + k - 64, k) for k in range(3))),
    ("over", (*(("pile", GHOST * 6 + k - 64, k) for k in range(3)), ("pile", DOC * 6 - 64, 3))),
    ("over", tuple(("pile", GHOST * 6 + k, k) for k in range(4))),
    ("keep", (("pile_size", 3), ("pile_next", 3), *(("pile", TUCO * 6, k) for k in range(3)))),
    ("expert", (("limit_down", 1, 0, 0), ("limit_room", 1, 0, 0))),
    ("expert", (("limit_down", 1, 0, 0), ("limit_known", PUNCH, 0, 0))),
    ("expert", (("limit_down", 3, 1, 0), ("limit_down", 3, 2, 2))),
    ("over", (("pile_size", 24), ("pile_next", 25))),
]


@pytest.mark.parametrize(("start", "breaks"), STILL_SOUND)
def test_check_is_not_too_strict(start, breaks):
    """Changes that leave a game sound."""
    assert broken(start, breaks) == []


def test_several_faults_are_all_named():
    """In one answer, in the order of the list; those of the frame come alone, since the rest can't be judged then."""
    faults = (("neutral", 14), ("bullets", 5, TUCO), ("spare", 1, 0), ("hand", plus(MOVE), 0), ("seen", 1, 9),
              ("token", 5), ("loot", 0, 3), ("top", 1, 1))  # fmt: skip
    names = ["cards", "tokens", "bullets", "neutral bullets", "purses", "knowledge", "decision", "rest"]
    assert broken("scheming", faults) == names
    assert broken("scheming", (*faults, ("marshal", 5), ("first", 3), ("place", 1, TUCO))) == [
        "marshal",
        "places",
        "time",
    ]
    assert broken("scheming", (*faults, ("marshal", 5), ("seats", 1))) == ["seats"]


def test_stations_are_for_the_last_round():
    """A plain card can't be the last round's though a station was used, nor the other way round."""
    assert broken("last", (("card", 5),)) == ["time"]
    assert broken("last", (("card", 8), ("card_word", plus((1 << 8) - CONDUCTOR)))) == []


# ---- the parts of check ----------------------------------------------------------------------------------------------


def test_pile_bag_counts_what_is_not_resolved():
    """A seat's cards from the next one on; another seat's aren't its own."""
    game = case(
        "seats: tuco | doc | ghost\npile: 1; ghost move, tuco floor, doc fire, tuco floor down\n"
        "decision: move ghost\nghost: 1 roof\n"
    )
    assert [int(pile.unresolved_bag(game.record, seat)) for seat in range(4)] == [2 * FLOOR, FIRE, 0, 0]
    assert int(pile.face_down_bag(game.record, 0)) == FLOOR
    game.record.pile_next = 2
    assert [int(pile.unresolved_bag(game.record, seat)) for seat in range(3)] == [FLOOR, FIRE, 0]
    game.record.pile_size = 3
    assert [int(pile.unresolved_bag(game.record, seat)) for seat in range(3)] == [0, FIRE, 0]
    assert int(pile.face_down_bag(game.record, 0)) == 0


def test_resolved_bag_counts_what_was_resolved():
    """A seat's cards up to the next one, those laid face down too; all of them after the event."""
    game = case(
        "seats: tuco | doc | ghost\npile: 3; ghost move, tuco floor down, doc fire, tuco floor, tuco fire down\n"
        "decision: move ghost\nghost: 1 roof\n"
    )
    g = game.record
    assert [int(pile.resolved_bag(g, seat)) for seat in range(4)] == [FLOOR, FIRE, MOVE, 0]
    for upcoming, bag in ((0, 0), (1, 0), (2, FLOOR), (4, 2 * FLOOR), (5, 2 * FLOOR + FIRE), (6, 2 * FLOOR + FIRE)):
        g.pile_next = upcoming
        assert int(pile.resolved_bag(g, 0)) == bag


def test_received_by_counts_both_bandits():
    """All shooters, the neutral bullets too, for both bandits of a seat."""
    game = case("""
        seats: tuco cheyenne | django doc
        tuco: 0 inside; shot doc 2 cheyenne 1 neutral 1
        cheyenne: 0 inside; shot tuco 1 neutral 3
        django: 0 inside; shot doc 1
    """)
    assert [int(check.received_by(game.record, seat)) for seat in range(2)] == [8, 1]


# ---- the order of play -----------------------------------------------------------------------------------------------

BUSY = """
    seats: tuco | doc | cheyenne | belle | ghost
    marshal: 3
    tuco: 1 inside
    ghost: 1 inside
    doc: 1 inside; holds purse2=300@1 jewel1 jewel4 strongbox0
    cheyenne: 2 inside
    belle: 2 inside; holds purse3=350@3
    loot 1 inside: purse5 purse9 jewel0 jewel3
    pile: 1; {} {}, ghost marshal
    decision: {}
"""


@pytest.mark.parametrize(
    ("decision", "seat", "options"),
    [
        ("move tuco", 0, ["move 0", "move 2"]),
        ("move cheyenne", 2, ["move 1", "move 3"]),
        ("marshal doc", 1, ["marshal 2", "marshal 4"]),
        ("rob tuco", 0, ["rob purse5", "rob purse9", "rob jewel"]),
        ("fire cheyenne", 2, ["fire doc", "fire ghost", "fire tuco"]),
        ("punch doc", 1, ["punch ghost", "punch tuco"]),
        ("punch tuco", 0, ["punch doc", "punch ghost"]),
        ("drop tuco doc", 0, ["drop purse2", "drop jewel", "drop strongbox"]),
        ("pocket cheyenne belle purse3", 2, ["leave", "pocket"]),
        ("push cheyenne belle", 2, ["push 1", "push 3"]),
        ("push tuco doc", 0, ["push 0", "push 2"]),
    ],
)
def test_a_decision_read_from_text_finds_its_options(decision, seat, options):
    """Who decides and what is legal follow from the rest of the position."""
    kind, bandit = decision.split()[:2]
    card = {"rob": "robbery", "drop": "punch", "pocket": "punch", "push": "punch"}.get(kind, kind)
    game = case(BUSY.format(bandit, card, decision))
    assert (game.decision, game.deciders) == (decision.split()[0], (seat,))
    assert texts(game, seat) == options
    assert [texts(game, other) for other in range(5) if other != seat] == [[]] * 4
    before = game.position()
    decider, word = int(game.record.decider), int(game.record.options)
    game.record.decider = 5
    game.record.options = 0
    play.ask_again(game.record)
    assert (int(game.record.decider), int(game.record.options)) == (decider, word)
    assert game.position() == before


def test_ask_again_finds_turns_and_picks():
    """For the decisions that no card asks, too; those that all make at once have no options in the record."""
    for name, decider in (("scheming", 0), ("pick", 0)):
        game = sound(name)
        word = int(game.record.options)
        assert word != 0
        game.record.decider = 3
        game.record.options = 0
        play.ask_again(game.record)
        assert (int(game.record.decider), int(game.record.options)) == (decider, word)
    for name in ("keep", "over"):
        game = sound(name)
        play.ask_again(game.record)
        assert (int(game.record.decider), int(game.record.options)) == (0, 0)


def test_nothing_happens_when_a_choice_is_not_legal():
    """1, and not a byte has changed; 0 for a legal one."""
    game = sound("scheming")
    g = game.record
    before = game._games.tobytes()
    for seat, option in [
        (0, -1),
        (0, 63),
        (0, 64),
        (0, 1),
        (0, 12),
        (-1, 0),
        (3, 0),
        (1, 24),
        (1, 4),
        (0, 25),
        (9, 24),
    ]:
        assert play.play(g, seat, option, None) == 1
        assert game._games.tobytes() == before
    assert play.play(g, 0, 24, None) == 0
    assert game._games.tobytes() != before
    assert (game.deciders, sizes(game, "hand")[0]) == ((1,), 6)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("naming", (0, 1)), ("start", (0, 1)), ("keep", (0, 2)), ("scheming", (0,)), ("many", (4,)), ("move", (0,)),
     ("pick", (0,)), ("over", ())],
)  # fmt: skip
def test_who_decides(name, seats):
    """The seats asked; one for a turn or a card; nobody at the end. Only they have options."""
    game = sound(name)
    assert int(play.deciders(game.record)) == sum(1 << seat for seat in seats)
    assert [seat for seat in range(game.seats) if int(play.legal(game.record, seat)) != 0] == list(seats)
    assert bool(play.over(game.record)) == (name == "over")


def test_legal_words():
    """The numbers behind the words: cards.py says what they mean."""
    assert int(play.legal(sound("keep").record, 0)) == 1 << 0 | 1 << 12
    assert int(play.legal(sound("keep").record, 2)) == 1 << 4 | 1 << 12
    assert int(play.legal(sound("scheming").record, 0)) == 1 << 0 | 1 << 2 | 1 << 24
    assert int(play.legal(sound("start").record, 0)) == 1 << CHEYENNE | 1 << TUCO
    assert int(play.legal(sound("pick").record, 0)) == 1 << 3 | 1 << 40
    assert int(play.legal(sound("pocket").record, 0)) == 0b11
    game = case(
        "seats: tuco | doc | ghost\nvariant: expert\ntuco: 0 inside; shot doc 2\nhand 0: bullet 2\n"
        "decision: bullets 0\n"
    )
    assert int(play.legal(game.record, 0)) == 0b111


def test_take_back_says_whether_it_did():
    """0, or 1 if there was nothing; only in decisions that all make at once."""
    game = sound("keep")
    g = game.record
    assert [int(play.take_back(g, seat)) for seat in (1, 2)] == [1, 1]
    assert cards_in(game, "kept", 0) == "fire"
    assert int(play.take_back(g, 0)) == 0
    assert (cards_in(game, "hand", 0), cards_in(game, "kept", 0)) == ("move, fire", "")
    assert int(play.take_back(g, 0)) == 1
    game.play(0, "done")
    assert (int(g.waiting), int(g.choice[0])) == (1, 12)
    assert int(play.take_back(g, 2)) == 1
    assert int(play.take_back(g, 0)) == 0
    assert (int(g.waiting), int(g.choice[0]), game.deciders) == (0, 0, (0, 2))
    for name in ("scheming", "move", "over"):
        assert int(play.take_back(sound(name).record, 0)) == 1
    # a choice that waits is taken back though nothing was kept, and another seat's choice stays
    game = sound("start")
    game.play(0, "caboose tuco")
    assert int(play.take_back(game.record, 1)) == 1
    assert int(play.take_back(game.record, 0)) == 0
    assert game.deciders == (0, 1)


def test_single_options_are_carried_out_unasked():
    """Of a card that is resolved; a turn, a choice made at once, a purse to pick or to pocket is always asked."""
    game = case("""
        seats: tuco | doc | ghost
        marshal: 3
        pile: 0; tuco move, tuco fire, tuco punch, tuco robbery, doc marshal, ghost robbery
        decision: resolve
        tuco: 0 inside
        doc: 1 inside; holds jewel2
        ghost: 2 inside
        loot 1 inside: jewel0 jewel1
        loot 2 inside: purse8 purse9
    """)
    assert told(game.events) == [
        "show seat=0 card=tuco move",
        "move bandit=tuco spot=1 inside",
        "show seat=0 card=tuco fire",
        "fire bandit=tuco target=ghost",
        "show seat=0 card=tuco punch",
        "punch bandit=tuco target=doc",
        "fall bandit=doc token=jewel2 spot=1 inside",
    ]
    assert (game.decision, texts(game, 0)) == ("push", ["push 0", "push 2"])
    assert told(game.play(0, "push 0"))[:10] == [
        "knocked bandit=doc spot=0 inside",
        "show seat=0 card=tuco robbery",
        "take bandit=tuco token=jewel0",
        "show seat=1 card=doc marshal",
        "marshal car=2",
        "neutral bandit=ghost",
        "flee bandit=ghost spot=2 roof",
        "show seat=2 card=ghost robbery",
        "nothing bandit=ghost card=ghost robbery reason=no loot here",
        "event round_card=bridge",
    ]
    assert texts(case("seats: tuco | doc | ghost\n"), 0) == ["draw"]


def test_only_who_was_asked_at_once_takes_back():
    """X96: not a seat that wasn't asked, nor one whose decision isn't made at once, even if marks are left over."""
    keeping = case(SOUND["keep"])
    g = keeping.record
    assert int(play.take_back(g, 1)) == play.NOT_LEGAL
    g.waiting = 0b010
    assert int(play.take_back(g, 1)) == play.NOT_LEGAL
    scheming_now = case(SOUND["scheming"]).record
    scheming_now.asked = scheming_now.waiting = 0b001
    assert int(play.take_back(scheming_now, 0)) == play.NOT_LEGAL
    assert int(scheming_now.waiting) == 0b001
