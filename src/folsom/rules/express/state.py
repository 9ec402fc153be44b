"""The record: one game in progress is one row of plain integers.

`FIELDS` is the manual: name, type, shape, who may know it, what it means. Owners: "all" (public), "seat" (the seat it
belongs to), "holder" (seats that saw it), "nobody". Biggest types first, so that nothing is padded.

Reading a field: widen it with np.int64 before reckoning. Bandits are numbered by character, everywhere.
"""

from typing import Any

import numpy as np

from folsom.rules.express.cards import BANDITS, MOST_CARS, MOST_LIMITS, MOST_PILE, PURSES, SPOTS
from folsom.rules.types import Games

SEATS = 6
B = len(BANDITS)

FIELDS = (
    ("stream", "u8", (), "nobody", "the stream of chance (random.py)"),
    ("options", "i8", (), "seat", "the word of legal options of a decision that one seat makes"),
    ("hand", "i8", (SEATS,), "seat", "a seat's hand, a bag"),
    ("deck", "i8", (SEATS,), "nobody", "a seat's deck, a bag; its bullets on top included"),
    ("known", "i8", (SEATS,), "all", "cards that all know to be in a seat's hand or face down in the pile, a bag"),
    ("loot", "i8", (SPOTS,), "all", "the word of tokens on each spot"),
    ("discards", "i8", (SEATS,), "all", "a seat's discard pile, a bag (expert; option `discards`)"),
    ("kept", "i8", (SEATS,), "seat", "cards put aside as kept while all seats choose what to keep, a bag"),
    ("held", "i8", (B,), "all", "the word of tokens that each bandit holds"),
    (
        "limit_known",
        "i8",
        (SEATS, MOST_LIMITS),
        "all",
        "what limits the face-down cards: `known` at that moment,",
    ),
    ("dealt", "i8", (), "all", "the word of tokens in this game, those beside the train included"),
    ("purse_bag", "i8", (), "nobody", "values not yet given to a purse, counted in nibbles, $250 first"),
    ("worth", "i2", (PURSES,), "holder", "a purse's value in dollars; 0 as long as nobody has seen it"),
    ("ransom", "i2", (B,), "all", "money from the Hostage Conductor"),
    ("card_word", "i2", (), "all", "the word of round cards turned up so far"),
    ("seen", "i1", (PURSES,), "all", "the word of seats that have seen a purse; bit PUBLIC: everybody knows it"),
    ("place", "i1", (B,), "all", "each bandit's spot, OFF when it is not on the train"),
    ("standing", "i1", (SPOTS,), "all", "the word of bandits on each spot"),
    ("bullets", "i1", (B,), "all", "bullets that each bandit has left"),
    ("received", "i1", (B, B + 1), "all", "bullets that a bandit received from each bandit, neutral ones last"),
    ("seat_of", "i1", (B,), "all", "the seat of each bandit, OFF when it is not in this game"),
    ("pair", "i1", (SEATS, 2), "all", "a seat's bandits, lower number first; OFF"),
    ("top", "i1", (SEATS,), "all", "bullets known to lie on top of a seat's deck (expert)"),
    (
        "fresh",
        "i1",
        (SEATS,),
        "all",
        "unknown cards of a hand that may be bullets: those drawn since it was sorted (expert)",
    ),
    ("limit_down", "i1", (SEATS, MOST_LIMITS), "all", "how many cards a seat had laid face down then, 0: no limit,"),
    ("limit_room", "i1", (SEATS, MOST_LIMITS), "all", "and how many unknown cards it had, those included (expert)"),
    ("choice", "i1", (SEATS,), "seat", "an option that waits until all have chosen"),
    ("train", "i1", (MOST_CARS - 1,), "all", "which car card each car is, from the caboose; OFF"),
    ("pile", "i1", (MOST_PILE,), "seat", "the common pile: card codes, + FACE_DOWN face down, - FACE_DOWN once shown"),
    ("seats", "i1", (), "all", "number of seats"),
    ("cars", "i1", (), "all", "number of cars without the locomotive, which is thus the locomotive's own number"),
    ("expert", "i1", (), "all", "1 in the expert variant (X90 to X96)"),
    ("belle", "i1", (), "all", "option: ANY_TARGET or SAME_SPOT (X65)"),
    ("open_to", "i1", (), "all", "option `discards`: OPEN or OWNER (X90)"),
    ("marshal", "i1", (), "all", "the Marshal's car"),
    ("neutral", "i1", (), "all", "neutral bullets left"),
    ("beside", "i1", (), "all", "strongboxes beside the train (X13)"),
    ("first", "i1", (), "all", "the first seat; OFF before it is drawn"),
    ("number", "i1", (), "all", "the number of the round, from 0"),
    ("card", "i1", (), "all", "the round card turned up; NO_CARD before the first"),
    ("turn", "i1", (), "all", "the turn's place on the round card; OFF outside scheming turns"),
    ("step", "i1", (), "all", "how many times somebody has played in this turn"),
    ("pile_size", "i1", (), "all", "cards laid on the pile this round"),
    ("pile_next", "i1", (), "all", "the next card of the pile to resolve"),
    ("kind", "i1", (), "all", "the decision to be made"),
    ("decider", "i1", (), "all", "the seat that makes it, when it is one seat's"),
    ("asked", "i1", (), "all", "the word of seats that choose at once"),
    ("waiting", "i1", (), "all", "those of them that have chosen"),
    ("actor", "i1", (), "all", "the bandit whose card is carried out; OFF"),
    ("target", "i1", (), "all", "the bandit it is done to; OFF"),
    ("token", "i1", (), "all", "the token at stake; OFF"),
    ("pickers", "i1", (), "all", "the word of bandits that may still pick a purse (X76)"),
    ("ghosted", "i1", (), "all", "the place in the pile of the card laid by Ghost's power (X60); OFF"),
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
