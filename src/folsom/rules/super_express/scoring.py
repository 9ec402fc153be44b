"""The end: who won, and everybody's place (S30 to S35)."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.journal import note
from folsom.rules.super_express.cards import BY_CARDS, ENDS, EVERYBODY, NOBODY_LEFT, OVER, SCORES, WORTHS
from folsom.rules.types import Int, Journal, Record

ABOARD = 1 << 30  # better than every fall
CARD = 1 << 10  # more than every value


def end(g: Record, ending: Int, j: Journal) -> None:
    """The game is over."""
    g.kind = OVER
    g.ending = ending
    g.falling = 0
    note(j, EVERYBODY, ENDS, ending, 0, 0, 0)
    for seat in range(np.int64(g.seats)):
        note(j, EVERYBODY, SCORES, seat, place(g, seat), 0, 0)


def money(g: Record, seat: Int) -> Int:
    """What a seat's car cards are worth together."""
    taken = np.int64(g.taken[seat])
    total = 0
    for k in range(len(WORTHS)):
        if (taken >> k) & 1:
            total += np.int64(WORTHS[k])
    return total


def merit(g: Record, seat: Int) -> Int:
    """S31, S32: a number that is higher the better a seat did."""
    if (np.int64(g.aboard) >> seat) & 1 == 0:
        return np.int64(g.fell[seat])
    if np.int64(g.ending) != BY_CARDS:
        return ABOARD
    taken = np.int64(g.taken[seat])
    best = 0
    for k in range(len(WORTHS)):
        if (taken >> k) & 1:
            best = np.int64(WORTHS[k])
    return ABOARD + CARD * count(taken) + best


def place(g: Record, seat: Int) -> Int:
    """How many seats did better."""
    mine = merit(g, seat)
    better = 0
    for other in range(np.int64(g.seats)):
        if merit(g, other) > mine:
            better += 1
    return better


def winners(g: Record) -> Int:
    """S30 to S32: the word of seats that won; nobody, if nobody is left aboard."""
    if np.int64(g.kind) != OVER or np.int64(g.ending) == NOBODY_LEFT:
        return 0
    word = 0
    for seat in range(np.int64(g.seats)):
        if place(g, seat) == 0:
            word |= 1 << seat
    return word
