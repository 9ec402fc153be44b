"""The train: who stands where, and what awaits a bandit there (X52 to X56)."""

import numpy as np

from folsom.rules.bits import count, lowest
from folsom.rules.express.bags import ONE
from folsom.rules.express.cards import BULLET_SLOT, FLEES, NEUTRAL, NEUTRAL_HITS, OFF, ROOF, SUPPLY_GONE
from folsom.rules.journal import EVERYBODY, note
from folsom.rules.types import Int, Journal, Record


def car_of(spot: Int) -> Int:
    """The car of a spot."""
    return spot - ROOF if spot >= ROOF else spot


def put(g: Record, bandit: Int, spot: Int) -> None:
    """Stand a bandit on a spot."""
    old = np.int64(g.place[bandit])
    if old != OFF:
        g.standing[old] = np.int64(g.standing[old]) & ~(1 << bandit)
    g.place[bandit] = spot
    g.standing[spot] = np.int64(g.standing[spot]) | (1 << bandit)


def take_bullet(g: Record, bandit: Int, shooter: Int) -> None:
    """X49, X55: a bullet goes on top of the taker's deck."""
    g.received[bandit, shooter] = np.int64(g.received[bandit, shooter]) + 1
    seat = np.int64(g.seat_of[bandit])
    g.deck[seat] = np.int64(g.deck[seat]) + np.int64(ONE[BULLET_SLOT])
    if np.int64(g.expert) == 1:
        g.top[seat] = np.int64(g.top[seat]) + 1


def neutral_bullets(g: Record, bandits: Int, j: Journal) -> None:
    """X54, X56: a neutral bullet for each of a group, or for none of them."""
    due = count(bandits)
    left = np.int64(g.neutral)
    if due > left:
        g.neutral = 0
        note(j, EVERYBODY, SUPPLY_GONE, left, 0, 0, 0)
        return
    g.neutral = left - due
    while bandits != 0:
        bandit = lowest(bandits)
        take_bullet(g, bandit, NEUTRAL)
        note(j, EVERYBODY, NEUTRAL_HITS, bandit, 0, 0, 0)
        bandits &= bandits - 1


def meet_marshal(g: Record, j: Journal) -> None:
    """X52: whoever is inside with the Marshal takes a neutral bullet and flees to the roof."""
    car = np.int64(g.marshal)
    caught = np.int64(g.standing[car])
    if caught == 0:
        return
    neutral_bullets(g, caught, j)
    while caught != 0:
        bandit = lowest(caught)
        put(g, bandit, ROOF + car)
        note(j, EVERYBODY, FLEES, bandit, ROOF + car, 0, 0)
        caught &= caught - 1


def enter(g: Record, bandit: Int, spot: Int, j: Journal) -> None:
    """A bandit comes to a spot, and what awaits it there (X34) happens."""
    put(g, bandit, spot)
    if spot == np.int64(g.marshal):
        meet_marshal(g, j)


def neighbours(g: Record, spot: Int) -> Int:
    """The word of the cars next to a spot's car."""
    car = car_of(spot)
    cars = 0
    if car > 0:
        cars |= 1 << (car - 1)
    if car < np.int64(g.cars):
        cars |= 1 << (car + 1)
    return cars
