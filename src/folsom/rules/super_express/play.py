"""The order of play: who chooses, what is legal, and what follows from a choice."""

import numpy as np

from folsom.rules.super_express.cards import CHOOSE_STACK, NOBODY, OVER
from folsom.rules.super_express.riding import ride
from folsom.rules.super_express.stacking import lay, stack_options, start_round, take_stack_back
from folsom.rules.types import Int, Journal, Record

DONE_WELL, NOT_LEGAL = 0, 1


def deciders(g: Record) -> Int:
    """The word of seats that must choose now."""
    if np.int64(g.kind) != CHOOSE_STACK:
        return 0
    return np.int64(g.aboard) & ~np.int64(g.waiting)


def legal(g: Record, seat: Int) -> Int:
    """The word of a seat's legal options; 0 if it isn't asked."""
    if (deciders(g) >> seat) & 1 == 0:
        return 0
    return stack_options(g, seat)


def play(g: Record, seat: Int, option: Int, j: Journal) -> Int:
    """Carry a choice out, and all that follows unasked."""
    if option < 0 or option > 62 or seat < 0 or seat >= np.int64(g.seats) or (legal(g, seat) >> option) & 1 == 0:
        return NOT_LEGAL
    play_legal(g, seat, option, j)
    return DONE_WELL


def play_legal(g: Record, seat: Int, option: Int, j: Journal) -> None:
    """The same for a choice that is known to be legal."""
    lay(g, seat, option, j)
    run(g, j)


def run(g: Record, j: Journal) -> None:
    """All that follows unasked: a whole round, once all stacks are complete."""
    if np.int64(g.kind) == NOBODY and ride(g, j):
        g.number = np.int64(g.number) + 1
        start_round(g, j)


def over(g: Record) -> bool:
    """Whether the game has ended."""
    return np.int64(g.kind) == OVER


def take_back(g: Record, seat: Int) -> Int:
    """Before the last stack is complete, the card laid last may be laid anew."""
    return DONE_WELL if take_stack_back(g, seat) else NOT_LEGAL
