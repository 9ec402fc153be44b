"""What a seat may know. The one door out of the record: `observe`."""

import numpy as np

from folsom.rules.super_express.cards import LEVELS, NO_CARD, OFF, OVER, STACK
from folsom.rules.super_express.play import deciders
from folsom.rules.super_express.rows import NOBODY_THERE, at
from folsom.rules.super_express.scoring import money, place, winners
from folsom.rules.super_express.state import SEATS
from folsom.rules.types import Int, Record, Words

UNKNOWN = -1

# What `observe` writes: name, how many numbers, what they are. `view` is this table in words.
SIGHT = (
    ("seat", 1, "who is looking; -1: the public"),
    ("seats", 1, "number of seats"),
    ("cards", 1, "the word of cards that each bandit has"),
    ("gasp", 1, "1 with the option `last_gasp`"),
    ("rear", 1, "the number of the last car; the locomotive is `seats` + 1"),
    ("round", 1, "number of the round, from 0"),
    ("first", 1, "the first seat"),
    ("decision", 1, "the kind of decision to be made"),
    ("deciders", 1, "the word of seats that must choose now"),
    ("waiting", 1, "the word of seats whose stack is complete and waits for the others"),
    ("aboard", 1, "the word of seats whose bandit is in or on the train"),
    ("facing", 1, "the word of those that face forward"),
    ("stunned", 1, "the word of those that lie stunned"),
    ("left", 1, "the word of car values that nobody has taken yet"),
    ("ending", 1, "how the game ended; 0: not yet"),
    ("winners", 1, "the word of seats that won"),
    ("bandit", SEATS, "each seat's bandit; -1: no such seat"),
    ("spot", SEATS, "its spot; -1: not on the train"),
    ("row", LEVELS * SEATS, "inside, then on the roofs: the seats from front to rear; -1"),
    ("taken", SEATS, "the word of car cards that each seat has, by value"),
    ("fell", SEATS, "the moment when each bandit fell for the last time; 0: never"),
    ("shown", SEATS * STACK, "the cards that each seat has shown this round, in order; -1"),
    ("stack", STACK, "the looker's own stack; -1: not laid yet"),
    ("money", SEATS, "what each seat's car cards are worth"),
    ("place", SEATS, "at the end each seat's place, 0 is the best; -1 before"),
)
SIGHT_SIZE = sum(length for _, length, _ in SIGHT)


def observe(g: Record, seat: Int, out: Words) -> Int:
    """Write all that a seat may know (-1: the public) into an int16 array of SIGHT_SIZE numbers."""
    at_now = write_table(g, seat, out)
    at_now = write_train(g, out, at_now)
    at_now = write_stacks(g, seat, out, at_now)
    return write_end(g, out, at_now)


def write_table(g: Record, seat: Int, out: Words) -> Int:
    """What lies open for all: options, time, the decision."""
    out[0] = seat
    out[1] = g.seats
    out[2] = g.cards
    out[3] = g.gasp
    out[4] = g.rear
    out[5] = g.number
    out[6] = g.first
    out[7] = g.kind
    out[8] = deciders(g)
    out[9] = g.waiting
    out[10] = g.aboard
    out[11] = g.facing
    out[12] = g.stunned
    out[13] = g.left
    out[14] = g.ending
    out[15] = winners(g)
    return 16


def write_train(g: Record, out: Words, start: Int) -> Int:
    """Who is where, in which order, and what everybody has taken."""
    for seat in range(SEATS):
        out[start + seat] = g.bandit[seat]
        out[start + SEATS + seat] = g.place[seat]
        out[start + (2 + LEVELS) * SEATS + seat] = g.taken[seat]
        out[start + (3 + LEVELS) * SEATS + seat] = g.fell[seat]
    for level in range(LEVELS):
        row = np.int64(g.row[level])
        for k in range(SEATS):
            other = at(row, k)
            out[start + (2 + level) * SEATS + k] = other if other != NOBODY_THERE else OFF
    return start + (4 + LEVELS) * SEATS


def write_stacks(g: Record, seat: Int, out: Words, start: Int) -> Int:
    """S10, S11: cards that were shown, to all; a stack that nobody has seen yet, to its own seat alone."""
    for other in range(SEATS):
        for k in range(STACK):
            seen = k < np.int64(g.shown[other])
            out[start + other * STACK + k] = g.stack[other, k] if seen else NO_CARD
    start += SEATS * STACK
    for k in range(STACK):
        out[start + k] = g.stack[seat, k] if seat >= 0 else NO_CARD
    return start + STACK


def write_end(g: Record, out: Words, start: Int) -> Int:
    """S31, S32: what everybody has, and the places once they are settled."""
    ended = np.int64(g.kind) == OVER
    for seat in range(SEATS):
        there = seat < np.int64(g.seats)
        out[start + seat] = money(g, seat)
        out[start + SEATS + seat] = place(g, seat) if ended and there else UNKNOWN
    return start + 2 * SEATS
