"""The end: money, Gunslingers and places (X81 to X83, X105)."""

import numpy as np

from folsom.rules.bits import count, lowest
from folsom.rules.express.cards import (
    BANDITS,
    BEST_SHOT,
    BULLETS,
    GUNSLINGER,
    JEWEL_WORD,
    JEWEL_WORTH,
    NEUTRAL,
    OFF,
    OVER,
    PURSE_WORD,
    PURSES,
    SCORES,
    STRONGBOX_WORD,
    STRONGBOX_WORTH,
    TURNS_UP,
)
from folsom.rules.journal import EVERYBODY, PUBLIC, note
from folsom.rules.types import Int, Journal, Record

BANDIT_COUNT = len(BANDITS)


def finish_game(g: Record, j: Journal) -> None:
    """The game is over: every purse that somebody has looked at is turned up, and the money is counted."""
    g.kind = OVER
    g.options = 0
    g.decider = 0
    everyone = ((1 << np.int64(g.seats)) - 1) | (1 << PUBLIC)
    for purse in range(PURSES):
        worth = np.int64(g.worth[purse])
        if worth != 0:
            g.seen[purse] = everyone
            note(j, EVERYBODY, TURNS_UP, purse, worth, 0, 0)
    report(g, j)


def report(g: Record, j: Journal) -> None:
    """Gunslingers and scores, for those who watch."""
    if j is None:
        return
    for bandit in range(BANDIT_COUNT):
        if is_gunslinger(g, bandit):
            note(j, EVERYBODY, BEST_SHOT, bandit, 0, 0, 0)
    for seat in range(np.int64(g.seats)):
        note(j, EVERYBODY, SCORES, seat, money(g, seat), place(g, seat), 0)


def is_gunslinger(g: Record, bandit: Int) -> bool:
    """X81, X105: the fewest bullets left; nobody with two seats."""
    if np.int64(g.seats) == 2 or np.int64(g.seat_of[bandit]) == OFF:
        return False
    fewest = BULLETS
    for other in range(BANDIT_COUNT):
        if np.int64(g.seat_of[other]) != OFF and np.int64(g.bullets[other]) < fewest:
            fewest = np.int64(g.bullets[other])
    return np.int64(g.bullets[bandit]) == fewest


def bandit_money(g: Record, bandit: Int) -> Int:
    """X81: loot, ransom and the Gunslinger's reward."""
    held = np.int64(g.held[bandit])
    total = np.int64(g.ransom[bandit])
    total += count(held & JEWEL_WORD) * JEWEL_WORTH + count(held & STRONGBOX_WORD) * STRONGBOX_WORTH
    purses = held & PURSE_WORD
    while purses != 0:
        total += np.int64(g.worth[lowest(purses)])
        purses &= purses - 1
    if is_gunslinger(g, bandit):
        total += GUNSLINGER
    return total


def money(g: Record, seat: Int) -> Int:
    """X81, X108: what a seat's bandits have, together."""
    total = 0
    for half in range(2):
        bandit = np.int64(g.pair[seat, half])
        if bandit != OFF:
            total += bandit_money(g, bandit)
    return total


def bullets_received(g: Record, seat: Int) -> Int:
    """X82, X105: how many bullets a seat's bandits took, of any kind."""
    total = 0
    for half in range(2):
        bandit = np.int64(g.pair[seat, half])
        if bandit != OFF:
            for shooter in range(NEUTRAL + 1):
                total += np.int64(g.received[bandit, shooter])
    return total


def place(g: Record, seat: Int) -> Int:
    """X82, X83: how many seats are better: richer, or as rich with fewer bullets received."""
    mine = money(g, seat)
    shot = bullets_received(g, seat)
    better = 0
    for other in range(np.int64(g.seats)):
        theirs = money(g, other)
        if theirs > mine or (theirs == mine and bullets_received(g, other) < shot):
            better += 1
    return better
