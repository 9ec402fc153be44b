"""A round is carried out: the stacks are shown, card by card, then the caboose comes off (S11 to S35)."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.journal import note
from folsom.rules.random import pick
from folsom.rules.super_express.cards import (
    BY_CARDS,
    EVERYBODY,
    FIRE,
    FIRES,
    FIRST_SEAT,
    FLIP,
    FLIPS,
    FLOOR,
    FLOORS,
    FORWARD,
    GASPS,
    HORSE,
    LAST_ABOARD,
    LEFT_BEHIND,
    LIES,
    LOST,
    MISSES,
    MOVE,
    MOVES,
    NOBODY_LEFT,
    PUSHED,
    REFLEX,
    RIDES,
    ROOF,
    SAVED,
    SHOWS,
    STACK,
    STANDS,
    TAKES_CAR,
    THROWN,
    UNHOOKS,
    WALKS_OFF,
    WORTHS,
)
from folsom.rules.super_express.rows import (
    NOBODY_THERE,
    car_of,
    enter,
    facing,
    go,
    in_front,
    leave,
    locomotive,
    rearmost,
)
from folsom.rules.super_express.scoring import end
from folsom.rules.types import Int, Journal, Record

# ---- turns -----------------------------------------------------------------------------------------------------------


def ride(g: Record, j: Journal) -> bool:
    """S11: three turns, each once round the table; whether the game goes on after them."""
    for _ in range(STACK):
        for step in range(np.int64(g.seats)):
            seat = (np.int64(g.first) + step) % np.int64(g.seats)
            if not take_turn(g, seat, j):
                return False
    return unhook(g, j)


def take_turn(g: Record, seat: Int, j: Journal) -> bool:
    """S11, S15: a seat in the game shows its next card, or one that fell and may be saved; whether the game goes on."""
    may = (np.int64(g.aboard) | np.int64(g.falling)) >> seat & 1
    if may == 0 or np.int64(g.shown[seat]) == STACK:
        return True
    show(g, seat, j)
    if count(np.int64(g.aboard)) > 1:
        return True
    if np.int64(g.gasp) == 1 and gasp(g, seat, j):
        return True
    end(g, LAST_ABOARD, j)
    return False


def show(g: Record, seat: Int, j: Journal) -> None:
    """S11: the next card of a stack is shown and carried out."""
    k = np.int64(g.shown[seat])
    card = np.int64(g.stack[seat, k])
    g.shown[seat] = k + 1
    g.moment = np.int64(g.moment) + 1
    note(j, EVERYBODY, SHOWS, seat, card, 0, 0)
    if (np.int64(g.falling) >> seat) & 1:
        try_to_save(g, seat, card, j)
    elif (np.int64(g.stunned) >> seat) & 1:
        stand_up(g, seat, card, j)
    else:
        carry_out(g, seat, card, j)


def gasp(g: Record, seat: Int, j: Journal) -> bool:
    """S33: who fell and may still show a card does so at once; whether anybody came back."""
    for step in range(np.int64(g.seats)):
        other = (seat + step) % np.int64(g.seats)
        if (np.int64(g.falling) >> other) & 1:
            note(j, EVERYBODY, GASPS, other, 0, 0, 0)
            show(g, other, j)
    return count(np.int64(g.aboard)) > 1


# ---- cards -----------------------------------------------------------------------------------------------------------


def carry_out(g: Record, seat: Int, card: Int, j: Journal) -> None:
    """S20 to S27, by a bandit that stands."""
    if card == FLIP:
        g.facing = np.int64(g.facing) ^ (1 << seat)
        note(j, EVERYBODY, FLIPS, g.bandit[seat], facing(g, seat), 0, 0)
    elif card == FLOOR:
        change_floor(g, seat, j)
    elif card == MOVE:
        move(g, seat, j)
    elif card == FIRE:
        fire(g, seat, j)
    elif card == REFLEX:
        g.stunned = np.int64(g.stunned) | (1 << seat)
        note(j, EVERYBODY, LIES, g.bandit[seat], 0, 0, 0)
    else:
        to_locomotive(g, seat, RIDES, j)


def change_floor(g: Record, seat: Int, j: Journal) -> None:
    """S21: to the other level, with nobody at one's back."""
    spot = np.int64(g.place[seat])
    spot = spot + ROOF if spot < ROOF else spot - ROOF
    go(g, seat, spot, facing(g, seat) == FORWARD)
    note(j, EVERYBODY, FLOORS, g.bandit[seat], spot, 0, 0)


def move(g: Record, seat: Int, j: Journal) -> None:
    """S22: to the next car one faces, on the side where one comes in; or off the train."""
    way = facing(g, seat)
    spot = np.int64(g.place[seat]) + way
    if on_train(g, np.int64(g.place[seat]), way):
        go(g, seat, spot, way == FORWARD)
        note(j, EVERYBODY, MOVES, g.bandit[seat], spot, 0, 0)
    else:
        fall(g, seat, WALKS_OFF, j)


def on_train(g: Record, spot: Int, way: Int) -> bool:
    """Whether the next car that way is on the train."""
    car = car_of(spot) + way
    return np.int64(g.rear) <= car and car <= locomotive(g)


def fire(g: Record, seat: Int, j: Journal) -> None:
    """S23, S24: the one that is hit goes one car on and lies on the side where it came in; or off the train."""
    target = in_front(g, seat)
    if target == NOBODY_THERE:
        note(j, EVERYBODY, MISSES, g.bandit[seat], 0, 0, 0)
        return
    note(j, EVERYBODY, FIRES, g.bandit[seat], g.bandit[target], 0, 0)
    way = facing(g, seat)
    spot = np.int64(g.place[target])
    if on_train(g, spot, way):
        go(g, target, spot + way, way == FORWARD)
        g.stunned = np.int64(g.stunned) | (1 << target)
        note(j, EVERYBODY, PUSHED, g.bandit[target], spot + way, 0, 0)
    else:
        fall(g, target, THROWN, j)


def stand_up(g: Record, seat: Int, card: Int, j: Journal) -> None:
    """S25, S26: a stunned bandit's card only stands it up; Reflex also fires."""
    g.stunned = np.int64(g.stunned) & ~(1 << seat)
    note(j, EVERYBODY, STANDS, g.bandit[seat], 0, 0, 0)
    if card == REFLEX:
        fire(g, seat, j)


def to_locomotive(g: Record, seat: Int, event: Int, j: Journal) -> None:
    """S27: inside the locomotive, facing forward, first of the row."""
    if (np.int64(g.aboard) >> seat) & 1:
        leave(g, seat)
    spot = locomotive(g)
    enter(g, seat, spot, False)
    g.facing = np.int64(g.facing) | (1 << seat)
    g.aboard = np.int64(g.aboard) | (1 << seat)
    note(j, EVERYBODY, event, g.bandit[seat], spot, 0, 0)


# ---- falling ---------------------------------------------------------------------------------------------------------


def fall(g: Record, seat: Int, event: Int, j: Journal) -> None:
    """S15: off the train; with Horse in the game the next card may still save it, if there is one (S28)."""
    drop(g, seat)
    if (np.int64(g.cards) >> HORSE) & 1 and np.int64(g.shown[seat]) < STACK:
        g.falling = np.int64(g.falling) | (1 << seat)
    note(j, EVERYBODY, event, g.bandit[seat], 0, 0, 0)


def drop(g: Record, seat: Int) -> None:
    """A bandit is no longer aboard."""
    leave(g, seat)
    g.aboard = np.int64(g.aboard) & ~(1 << seat)
    g.stunned = np.int64(g.stunned) & ~(1 << seat)
    g.facing = np.int64(g.facing) & ~(1 << seat)
    g.fell[seat] = g.moment


def try_to_save(g: Record, seat: Int, card: Int, j: Journal) -> None:
    """S28: the first card after a fall: Horse brings the bandit back, any other does nothing and it stays out."""
    g.falling = np.int64(g.falling) & ~(1 << seat)
    if card == HORSE:
        to_locomotive(g, seat, SAVED, j)
    else:
        note(j, EVERYBODY, LOST, g.bandit[seat], card, 0, 0)


# ---- the caboose -----------------------------------------------------------------------------------------------------


def unhook(g: Record, j: Journal) -> bool:
    """S12, S35: the caboose comes off with everybody on it; whether the game goes on."""
    car = np.int64(g.rear)
    g.falling = 0
    g.moment = np.int64(g.moment) + 1
    note(j, EVERYBODY, UNHOOKS, car, 0, 0, 0)
    for seat in range(np.int64(g.seats)):
        spot = np.int64(g.place[seat])
        if (np.int64(g.aboard) >> seat) & 1 and car_of(spot) == car:
            drop(g, seat)
            note(j, EVERYBODY, LEFT_BEHIND, g.bandit[seat], 0, 0, 0)
    g.rear = car + 1
    aboard = count(np.int64(g.aboard))
    if aboard < 2:
        end(g, LAST_ABOARD if aboard == 1 else NOBODY_LEFT, j)
        return False
    take_car(g, j)
    if np.int64(g.rear) == locomotive(g):
        end(g, BY_CARDS, j)
        return False
    pass_first(g, j)
    return True


def take_car(g: Record, j: Journal) -> None:
    """S13, S34: who is farthest from the locomotive takes the car card; its value is drawn when it is first seen."""
    seat = rearmost(g)
    left = np.int64(g.left)
    worth = pick(g, left, count(left))
    g.left = left & ~(1 << worth)
    g.taken[seat] = np.int64(g.taken[seat]) | (1 << worth)
    note(j, EVERYBODY, TAKES_CAR, g.bandit[seat], WORTHS[worth], 0, 0)


def pass_first(g: Record, j: Journal) -> None:
    """S14: the next seat on the left that is still in the game."""
    seat = (np.int64(g.first) + 1) % np.int64(g.seats)
    while (np.int64(g.aboard) >> seat) & 1 == 0:
        seat = (seat + 1) % np.int64(g.seats)
    g.first = seat
    note(j, EVERYBODY, FIRST_SEAT, seat, 0, 0, 0)
