"""The record: one game in progress is one row of plain integers.

`FIELDS` is the manual: name, type, shape, who may know it, what it means. Owners: "all" (public), "seat" (the seat it
belongs to), "nobody". Biggest types first, so that nothing is padded.

Each seat has one bandit, so whatever a bandit has is kept by its seat. Reading a field: widen it with np.int64 before
reckoning.
"""

from typing import Any

import numpy as np

from folsom.rules.super_express.cards import LEVELS, MOST_SEATS, STACK
from folsom.rules.types import Games

SEATS = MOST_SEATS

FIELDS = (
    ("stream", "u8", (), "nobody", "the stream of chance (random.py)"),
    (
        "row",
        "i8",
        (LEVELS,),
        "all",
        "inside and on the roofs: the seats from front to rear, in nibbles, 1 more (rows.py)",
    ),
    ("taken", "i2", (SEATS,), "all", "the word of car cards that each seat has, by value (S13)"),
    ("fell", "i2", (SEATS,), "all", "the moment when a bandit fell for the last time; 0: never (S32)"),
    ("moment", "i2", (), "all", "counts cards shown and cars unhooked"),
    ("left", "i2", (), "all", "the word of values that nobody has taken yet"),
    ("bandit", "i1", (SEATS,), "all", "each seat's bandit"),
    ("place", "i1", (SEATS,), "all", "its spot, OFF when it isn't on the train"),
    (
        "stack",
        "i1",
        (SEATS, STACK),
        "seat",
        "the cards of a stack in order, NO_CARD: not laid yet; shown ones are public",
    ),
    ("laid", "i1", (SEATS,), "seat", "how many cards of its stack a seat has laid"),
    ("shown", "i1", (SEATS,), "all", "how many cards of its stack a seat has shown"),
    ("seats", "i1", (), "all", "number of seats"),
    ("cards", "i1", (), "all", "the word of cards that each bandit has (S4)"),
    ("gasp", "i1", (), "all", "1 with the option `last_gasp` (S33)"),
    ("rear", "i1", (), "all", "the number of the last car"),
    ("facing", "i1", (), "all", "the word of seats whose bandit faces forward"),
    ("stunned", "i1", (), "all", "the word of seats whose bandit lies stunned"),
    ("aboard", "i1", (), "all", "the word of seats whose bandit is in or on the train"),
    ("falling", "i1", (), "all", "the word of seats that fell in this round and whose next card may save them (S28)"),
    ("waiting", "i1", (), "all", "the word of seats whose stack is complete, while all stack"),
    ("first", "i1", (), "all", "the first seat; OFF before it is drawn"),
    ("number", "i1", (), "all", "the number of the round, from 0"),
    ("kind", "i1", (), "all", "the decision to be made"),
    ("ending", "i1", (), "all", "how the game ended"),
    ("spare", "i1", (2,), "all", "always 0: fills the last word"),
)


def record(fields: tuple[tuple[Any, ...], ...]) -> np.dtype[Any]:
    """An aligned record type without hidden padding; its attributes work with and without the compiler."""
    plain = np.dtype([(name, kind, shape) for name, kind, shape, _, _ in fields], align=True)
    shown = sum(plain[name].itemsize for name, *_ in fields)
    assert plain.itemsize == shown, f"pad {plain.itemsize - shown} bytes"
    return np.dtype((np.record, plain))


GAME = record(FIELDS)


def blank(n: int) -> Games:
    """An array of n games that have not been set up."""
    return np.zeros(n, GAME)
