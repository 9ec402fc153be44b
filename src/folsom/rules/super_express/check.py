"""Everything that must be true of a record at every decision, whatever happened."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.super_express.cards import (
    ALL_WORTHS,
    BANDITS,
    BASE_CARDS,
    BY_CARDS,
    CHOOSE_STACK,
    FEWEST_SEATS,
    LAST_ABOARD,
    LEVELS,
    MOST_SEATS,
    NO_CARD,
    NOBODY_LEFT,
    NOT_YET,
    OFF,
    OVER,
    STACK,
)
from folsom.rules.super_express.rows import NOBODY_THERE, at, car_of, level_of, locomotive
from folsom.rules.types import Int, Record

# Bit k of the word of `check` says that this is broken.
BROKEN = (
    "there are three to seven seats, each with a bandit of its own",
    "every bandit has the four cards, and Reflex and Horse only if they are in the game",
    "a bandit is aboard if and only if it has a spot on the train",
    "every bandit aboard stands in one row once, and nobody else does",
    "rows go from front to rear",
    "only bandits aboard face forward or lie stunned",
    "each car card is taken once, and as many as cars came off while the game went on",
    "stacks have three different cards of the bandit's own, laid from the first",
    "a seat waits if and only if its stack is complete while others stack",
    "only seats in the game are asked, and somebody is until the game is over",
    "the first seat is in the game",
    "the game is over if and only if it has an ending that fits",
    "moments of falls lie in the past, and only those who are out fell for good",
    "what fills the record is 0",
)
(SEATS_WRONG, CARDS_WRONG, PLACES_WRONG, ROWS_WRONG, ORDER_WRONG, STUNNED_WRONG, TAKEN_WRONG, STACKS_WRONG,
 WAITING_WRONG, ASKED_WRONG, FIRST_WRONG, ENDING_WRONG, MOMENTS_WRONG, SPARE_WRONG) = range(len(BROKEN))  # fmt: skip


def check(g: Record) -> Int:
    """The word of what is broken; 0: all is well."""
    if not seats_agree(g):
        return 1 << SEATS_WRONG
    word = 0
    if not cards_agree(g):
        word |= 1 << CARDS_WRONG
    if not places_agree(g):
        return word | (1 << PLACES_WRONG)
    if not rows_agree(g):
        word |= 1 << ROWS_WRONG
    if not rows_are_ordered(g):
        word |= 1 << ORDER_WRONG
    if (np.int64(g.stunned) | np.int64(g.facing)) & ~np.int64(g.aboard):
        word |= 1 << STUNNED_WRONG
    if not taken_agrees(g):
        word |= 1 << TAKEN_WRONG
    if not stacks_agree(g):
        word |= 1 << STACKS_WRONG
    if not waiting_agrees(g):
        word |= 1 << WAITING_WRONG
    if not asked_agrees(g):
        word |= 1 << ASKED_WRONG
    if not first_agrees(g):
        word |= 1 << FIRST_WRONG
    if not ending_agrees(g):
        word |= 1 << ENDING_WRONG
    if not moments_agree(g):
        word |= 1 << MOMENTS_WRONG
    if np.int64(g.spare[0]) or np.int64(g.spare[1]):
        word |= 1 << SPARE_WRONG
    return word


def seats_agree(g: Record) -> bool:
    """S1."""
    seats = np.int64(g.seats)
    if seats < FEWEST_SEATS or seats > MOST_SEATS:
        return False
    seen = 0
    for seat in range(MOST_SEATS):
        bandit = np.int64(g.bandit[seat])
        if (bandit != OFF) != (seat < seats):
            return False
        if bandit != OFF:
            if bandit < 0 or bandit >= len(BANDITS) or (seen >> bandit) & 1:
                return False
            seen |= 1 << bandit
    return True


def cards_agree(g: Record) -> bool:
    """S4."""
    cards = np.int64(g.cards)
    return cards & BASE_CARDS == BASE_CARDS and cards >> 6 == 0


def places_agree(g: Record) -> bool:
    """S3, S12: a spot between the last car and the locomotive, or none."""
    rear = np.int64(g.rear)
    if rear < 0 or rear > locomotive(g):
        return False
    for seat in range(MOST_SEATS):
        spot = np.int64(g.place[seat])
        aboard = (np.int64(g.aboard) >> seat) & 1 == 1
        if aboard != (spot != OFF) or (aboard and seat >= np.int64(g.seats)):
            return False
        if aboard and (spot < 0 or car_of(spot) < rear or car_of(spot) > locomotive(g)):
            return False
    return np.int64(g.aboard) >> MOST_SEATS == 0


def rows_agree(g: Record) -> bool:
    """S7: everybody once, on its level."""
    seen = 0
    for level in range(LEVELS):
        row = np.int64(g.row[level])
        if row < 0 or row >> 4 * MOST_SEATS:
            return False
        k = 0
        while at(row, k) != NOBODY_THERE:
            seat = at(row, k)
            if seat >= np.int64(g.seats) or (seen >> seat) & 1 or (np.int64(g.aboard) >> seat) & 1 == 0:
                return False
            if level_of(np.int64(g.place[seat])) != level:
                return False
            seen |= 1 << seat
            k += 1
        if row >> 4 * k:
            return False
    return seen == np.int64(g.aboard)


def rows_are_ordered(g: Record) -> bool:
    """S7: cars from the locomotive to the rear."""
    for level in range(LEVELS):
        row = np.int64(g.row[level])
        car = 127
        k = 0
        while k < MOST_SEATS and at(row, k) != NOBODY_THERE:
            there = car_of(np.int64(g.place[at(row, k) % MOST_SEATS]))
            if there > car:
                return False
            car = there
            k += 1
    return True


def taken_agrees(g: Record) -> bool:
    """S2, S13: no card twice; one for each car that came off, but for the last if the game ended with it (S35)."""
    seen = np.int64(g.left)
    cards = 0
    for seat in range(MOST_SEATS):
        taken = np.int64(g.taken[seat])
        if taken & seen or taken < 0:
            return False
        seen |= taken
        cards += count(taken)
    off = np.int64(g.rear)
    ended_early = np.int64(g.kind) == OVER and np.int64(g.ending) != BY_CARDS
    return seen == ALL_WORTHS and (cards == off or (ended_early and cards == off - 1))


def stacks_agree(g: Record) -> bool:
    """S10."""
    for seat in range(MOST_SEATS):
        laid, seen = np.int64(g.laid[seat]), 0
        if laid < 0 or laid > STACK or np.int64(g.shown[seat]) < 0 or np.int64(g.shown[seat]) > laid:
            return False
        for k in range(STACK):
            card = np.int64(g.stack[seat, k])
            if (card != NO_CARD) != (k < laid):
                return False
            if card != NO_CARD:
                if card < 0 or (np.int64(g.cards) >> card) & 1 == 0 or (seen >> card) & 1:
                    return False
                seen |= 1 << card
    return True


def waiting_agrees(g: Record) -> bool:
    """S10."""
    for seat in range(MOST_SEATS):
        complete = np.int64(g.kind) == CHOOSE_STACK and np.int64(g.laid[seat]) == STACK
        if ((np.int64(g.waiting) >> seat) & 1 == 1) != complete:
            return False
        if np.int64(g.kind) == CHOOSE_STACK and (np.int64(g.shown[seat]) or not in_game(g, seat)):
            return False
    return True


def in_game(g: Record, seat: Int) -> bool:
    """Whether a seat may have laid what it has."""
    return np.int64(g.laid[seat]) == 0 or (np.int64(g.aboard) >> seat) & 1 == 1


def asked_agrees(g: Record) -> bool:
    """Somebody is asked until the game is over, and two bandits are aboard (S30)."""
    if np.int64(g.kind) == OVER:
        return True
    aboard = np.int64(g.aboard)
    return np.int64(g.kind) == CHOOSE_STACK and np.int64(g.falling) == 0 and count(aboard) >= 2 and (
        aboard & ~np.int64(g.waiting) != 0
    )  # fmt: skip


def first_agrees(g: Record) -> bool:
    """S14."""
    first = np.int64(g.first)
    if first < 0 or first >= np.int64(g.seats):
        return False
    return np.int64(g.kind) == OVER or (np.int64(g.aboard) >> first) & 1 == 1


def ending_agrees(g: Record) -> bool:
    """S30 to S32."""
    ending, aboard = np.int64(g.ending), count(np.int64(g.aboard))
    if np.int64(g.kind) != OVER:
        return ending == NOT_YET and np.int64(g.rear) < locomotive(g) and np.int64(g.number) == np.int64(g.rear)
    if ending == LAST_ABOARD:
        return aboard == 1
    if ending == BY_CARDS:
        return aboard > 1 and np.int64(g.rear) == locomotive(g)
    return ending == NOBODY_LEFT and aboard == 0


def moments_agree(g: Record) -> bool:
    """S32."""
    if np.int64(g.moment) < 0:
        return False
    for seat in range(MOST_SEATS):
        fell = np.int64(g.fell[seat])
        out = seat < np.int64(g.seats) and (np.int64(g.aboard) >> seat) & 1 == 0
        if fell < 0 or fell > np.int64(g.moment) or (out and fell == 0) or (seat >= np.int64(g.seats) and fell):
            return False
    return True
