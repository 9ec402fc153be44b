"""Setting up: bandits, train, the first seat, who stands where (S1 to S7)."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.journal import note
from folsom.rules.random import below, pick, reseed
from folsom.rules.super_express.cards import (
    ALL_WORTHS,
    BANDITS,
    BASE_CARDS,
    EVERYBODY,
    FIRST_SEAT,
    HORSE,
    NO_CARD,
    OFF,
    PLACES,
    REFLEX,
    WISH_BANDITS,
    WISH_GASP,
    WISH_HORSE,
    WISH_REFLEX,
    WISH_SEATS,
)
from folsom.rules.super_express.rows import enter, facing
from folsom.rules.super_express.stacking import start_round
from folsom.rules.types import Int, Journal, Record, Words


def setup(g: Record, wishes: Words, seed: Int, j: Journal) -> None:
    """Deal a game as wished, up to the first stacks."""
    clear(g)
    reseed(g, seed)
    g.seats = wishes[WISH_SEATS]
    g.gasp = wishes[WISH_GASP]
    g.cards = BASE_CARDS | (np.int64(wishes[WISH_REFLEX]) << REFLEX) | (np.int64(wishes[WISH_HORSE]) << HORSE)
    deal_bandits(g, wishes)
    g.first = below(g, np.int64(g.seats))
    note(j, EVERYBODY, FIRST_SEAT, g.first, 0, 0, 0)
    board(g, j)
    start_round(g, j)


def clear(g: Record) -> None:
    """An empty table: one line a field, in the order of state.py's manual."""
    g.row[:] = 0
    g.taken[:] = 0
    g.fell[:] = 0
    g.moment = 0
    g.left = ALL_WORTHS
    g.bandit[:] = OFF
    g.place[:] = OFF
    g.stack[:, :] = NO_CARD
    g.laid[:] = 0
    g.shown[:] = 0
    g.rear = 0
    g.facing = 0
    g.stunned = 0
    g.aboard = 0
    g.falling = 0
    g.waiting = 0
    g.first = OFF
    g.number = 0
    g.kind = 0
    g.ending = 0
    g.spare[:] = 0


def deal_bandits(g: Record, wishes: Words) -> None:
    """S1: one each, as wished or drawn."""
    free = (1 << len(BANDITS)) - 1
    for seat in range(np.int64(g.seats)):
        wish = np.int64(wishes[WISH_BANDITS + seat])
        if wish >= 0:
            g.bandit[seat] = wish
            free &= ~(1 << wish)
    for seat in range(np.int64(g.seats)):
        if np.int64(g.bandit[seat]) == OFF:
            bandit = pick(g, free, count(free))
            g.bandit[seat] = bandit
            free &= ~(1 << bandit)


def board(g: Record, j: Journal) -> None:
    """S5, S6: from the last car but one forward, one in each; the rearmost half, rounded up, faces forward."""
    seats = np.int64(g.seats)
    for k in range(seats):
        seat = (np.int64(g.first) + k) % seats
        if k < (seats + 1) // 2:
            g.facing = np.int64(g.facing) | (1 << seat)
        g.aboard = np.int64(g.aboard) | (1 << seat)
        enter(g, seat, 1 + k, True)
        note(j, EVERYBODY, PLACES, g.bandit[seat], 1 + k, facing(g, seat), 0)
