"""Who stands where (S7). On each level the bandits of all cars make one row from front to rear, kept in nibbles of a
word: the seat and 1, the foremost lowest. Bandits of a car further forward come first, so neighbours in the row are
neighbours on the train.
"""

import numpy as np

from folsom.rules.super_express.cards import FORWARD, OFF, REARWARD, ROOF
from folsom.rules.types import Int, Record

NOBODY_THERE = -1


def car_of(spot: Int) -> Int:
    """The car of a spot."""
    return spot - ROOF if spot >= ROOF else spot


def level_of(spot: Int) -> Int:
    """0 inside, 1 on a roof."""
    return 1 if spot >= ROOF else 0


def locomotive(g: Record) -> Int:
    """The locomotive's number (S3)."""
    return np.int64(g.seats) + 1


def at(row: Int, k: Int) -> Int:
    """The seat at place k of a row, or nobody."""
    return ((row >> 4 * k) & 15) - 1 if k >= 0 else NOBODY_THERE


def find(row: Int, seat: Int) -> Int:
    """The place of a seat that is in the row."""
    k = 0
    while at(row, k) != seat:
        k += 1
    return k


def leave(g: Record, seat: Int) -> None:
    """A bandit leaves its spot, and its row closes up."""
    level = level_of(np.int64(g.place[seat]))
    row = np.int64(g.row[level])
    k = 4 * find(row, seat)
    ahead = row & ((1 << k) - 1)
    g.row[level] = ahead | (row >> (k + 4) << k)
    g.place[seat] = OFF


def enter(g: Record, seat: Int, spot: Int, last: bool) -> None:
    """A bandit comes to a spot: last of its row, or first."""
    level = level_of(spot)
    row = np.int64(g.row[level])
    car = car_of(spot)
    k = 0
    other = at(row, k)
    while other != NOBODY_THERE:
        there = car_of(np.int64(g.place[other]))
        if there < car or (there == car and not last):
            break
        k += 1
        other = at(row, k)
    k *= 4
    ahead = row & ((1 << k) - 1)
    g.row[level] = ahead | ((seat + 1) << k) | (row >> k << (k + 4))
    g.place[seat] = spot


def go(g: Record, seat: Int, spot: Int, last: bool) -> None:
    """From one spot to another."""
    leave(g, seat)
    enter(g, seat, spot, last)


def facing(g: Record, seat: Int) -> Int:
    """FORWARD or REARWARD."""
    return FORWARD if (np.int64(g.facing) >> seat) & 1 else REARWARD


def in_front(g: Record, seat: Int) -> Int:
    """S23: the first standing bandit in front of one, on the same level, or nobody."""
    row = np.int64(g.row[level_of(np.int64(g.place[seat]))])
    way = -facing(g, seat)  # forward is towards the row's beginning
    stunned = np.int64(g.stunned)
    k = find(row, seat) + way
    other = at(row, k)
    while other != NOBODY_THERE:
        if (stunned >> other) & 1 == 0:
            return other
        k += way
        other = at(row, k)
    return NOBODY_THERE


def rearmost(g: Record) -> Int:
    """S13: of the bandits aboard the farthest from the locomotive: roof before inside, then the rearmost in the row."""
    best, best_car = NOBODY_THERE, 127
    for level in (1, 0):
        row = np.int64(g.row[level])
        if row != 0:
            k = 0
            while at(row, k + 1) != NOBODY_THERE:
                k += 1
            seat = at(row, k)
            car = car_of(np.int64(g.place[seat]))
            if car < best_car:
                best, best_car = seat, car
    return best
