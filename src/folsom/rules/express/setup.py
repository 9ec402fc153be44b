"""Setting up: bandits, train, loot, the first seat and the decks (X10 to X16, X100 to X109)."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.express.bags import ONE
from folsom.rules.express.cards import (
    BANDITS,
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    CARS,
    CHOOSE_MARSHAL,
    CHOOSE_START,
    COPIES,
    FIRST_SEAT,
    JEWEL,
    KINDS,
    MARSHAL,
    MOST_CARS,
    NAMES,
    NEUTRAL_BULLETS,
    NO_CARD,
    NOBODY,
    OFF,
    PLACES,
    START_WORTH,
    STRONGBOX,
    STRONGBOX_WORD,
    TWO_SEAT_CARS,
    WISH_BANDITS,
    WISH_BELLE,
    WISH_CARS,
    WISH_DISCARDS,
    WISH_EXPERT,
    WISH_SEATS,
    WORTH_COPIES,
)
from folsom.rules.express.scheming import ask_at_once, start_round
from folsom.rules.express.state import SEATS
from folsom.rules.express.train import put
from folsom.rules.journal import EVERYBODY, PUBLIC, note
from folsom.rules.random import below, pick, reseed
from folsom.rules.types import Int, Journal, Record, Words

KIND_COUNT = len(KINDS)
BANDIT_COUNT = len(BANDITS)
BOTH = 0b11
ALL_BANDITS = (1 << BANDIT_COUNT) - 1
ALL_CARS = (1 << len(CARS)) - 1
FULL_PURSE_BAG = sum(copies << 4 * k for k, copies in enumerate(WORTH_COPIES))
DECK = sum(copies * int(ONE[kind]) for kind, copies in enumerate(COPIES))  # X3
TEAM_DECK = sum(int(ONE[6 * half + kind]) for half in (0, 1) for kind in range(KIND_COUNT - 1))  # X102, no Marshal


def clear(g: Record) -> None:
    """An empty table: one line a field, in the order of state.py's manual."""
    g.options = 0
    g.hand[:] = 0
    g.deck[:] = 0
    g.discards[:] = 0
    g.kept[:] = 0
    g.known[:] = 0
    g.loot[:] = 0
    g.held[:] = 0
    g.worth[:] = 0
    g.ransom[:] = 0
    g.seen[:] = 0
    g.place[:] = OFF
    g.standing[:] = 0
    g.bullets[:] = 0
    g.received[:, :] = 0
    g.seat_of[:] = OFF
    g.pair[:, :] = OFF
    g.top[:] = 0
    g.fresh[:] = 0
    g.limit_known[:, :] = 0
    g.limit_down[:, :] = 0
    g.limit_room[:, :] = 0
    g.choice[:] = 0
    g.train[:] = OFF
    g.pile[:] = 0
    g.spare[:] = 0
    g.dealt = 0
    g.purse_bag = FULL_PURSE_BAG
    g.card_word = 0
    g.neutral = NEUTRAL_BULLETS
    g.beside = 1
    g.first = OFF
    g.number = 0
    g.card = NO_CARD
    g.turn = OFF
    g.step = 0
    g.pile_size = 0
    g.pile_next = 0
    g.kind = NOBODY
    g.decider = 0
    g.asked = 0
    g.waiting = 0
    g.actor = OFF
    g.target = OFF
    g.token = OFF
    g.pickers = 0
    g.ghosted = OFF


def setup(g: Record, wishes: Words, seed: Int, j: Journal) -> None:
    """Deal a game as wished, up to its first decision."""
    clear(g)
    reseed(g, seed)
    g.seats = wishes[WISH_SEATS]
    g.expert = wishes[WISH_EXPERT]
    g.belle = wishes[WISH_BELLE]
    g.open_to = wishes[WISH_DISCARDS]
    deal_bandits(g, wishes)
    make_train(g, wishes)
    lay_loot(g)
    if np.int64(g.seats) == 2:
        g.expert = 1
        ask_at_once(g, CHOOSE_MARSHAL, BOTH)
    else:
        draw_first(g, j)
        for seat in range(np.int64(g.seats)):
            g.deck[seat] = DECK
            place_by_order(g, seat, j)
        start_round(g, j)


def deal_bandits(g: Record, wishes: Words) -> None:
    """X10, X100: those wished for, the others at random, no two alike."""
    free = ALL_BANDITS
    for k in range(2 * SEATS):
        wish = np.int64(wishes[WISH_BANDITS + k])
        if wish >= 0:
            free &= ~(1 << wish)
    each = 2 if np.int64(g.seats) == 2 else 1
    for seat in range(np.int64(g.seats)):
        for half in range(each):
            bandit = np.int64(wishes[WISH_BANDITS + 2 * seat + half])
            if bandit < 0:
                bandit = pick(g, free, count(free))
                free &= ~(1 << bandit)
            g.pair[seat, half] = bandit
            g.seat_of[bandit] = seat
            g.bullets[bandit] = BULLETS
        if each == 2 and np.int64(g.pair[seat, 0]) > np.int64(g.pair[seat, 1]):
            higher = np.int64(g.pair[seat, 0])
            g.pair[seat, 0] = g.pair[seat, 1]
            g.pair[seat, 1] = higher


def make_train(g: Record, wishes: Words) -> None:
    """X11, X100: the cars wished for, the others at random; the Marshal in the locomotive (X13)."""
    seats = np.int64(g.seats)
    cars = TWO_SEAT_CARS if seats == 2 else seats
    g.cars = cars
    g.marshal = cars
    free = ALL_CARS
    for k in range(MOST_CARS - 1):
        wish = np.int64(wishes[WISH_CARS + k])
        if wish >= 0:
            free &= ~(1 << wish)
    for car in range(cars):
        drawn = np.int64(wishes[WISH_CARS + car])
        if drawn < 0:
            drawn = pick(g, free, count(free))
            free &= ~(1 << drawn)
        g.train[car] = drawn


def lay_loot(g: Record) -> None:
    """X12, X13: a purse of $250 for each bandit, the cars' loot, a strongbox with the Marshal."""
    everyone = ((1 << np.int64(g.seats)) - 1) | (1 << PUBLIC)
    purse = 0
    for seat in range(np.int64(g.seats)):
        for half in range(2):
            bandit = np.int64(g.pair[seat, half])
            if bandit >= 0:
                g.held[bandit] = 1 << purse
                g.worth[purse] = START_WORTH
                g.seen[purse] = everyone
                purse += 1
    g.purse_bag = np.int64(g.purse_bag) - purse
    jewel = JEWEL
    for car in range(np.int64(g.cars)):
        printed = np.int64(g.train[car])
        purses = np.int64(CAR_PURSES[printed])
        jewels = np.int64(CAR_JEWELS[printed])
        g.loot[car] = (((1 << purses) - 1) << purse) | (((1 << jewels) - 1) << jewel)
        purse += purses
        jewel += jewels
    g.loot[np.int64(g.cars)] = 1 << STRONGBOX
    g.dealt = ((1 << purse) - 1) | ((1 << jewel) - (1 << JEWEL)) | STRONGBOX_WORD


def draw_first(g: Record, j: Journal) -> None:
    """X15: a random seat is first."""
    g.first = below(g, np.int64(g.seats))
    note(j, EVERYBODY, FIRST_SEAT, np.int64(g.first), 0, 0, 0)


def place_by_order(g: Record, seat: Int, j: Journal) -> None:
    """X15: odd seats, counted from the first, inside the caboose, even ones inside the next car."""
    turn = seat - np.int64(g.first)
    if turn < 0:
        turn += np.int64(g.seats)
    start(g, np.int64(g.pair[seat, 0]), turn & 1, j)


def start(g: Record, bandit: Int, car: Int, j: Journal) -> None:
    """Put a bandit inside the car where it starts."""
    put(g, bandit, car)
    note(j, EVERYBODY, PLACES, bandit, car, 0, 0)


def name_marshals(g: Record, j: Journal) -> None:
    """X102, X109: both have said whose Marshal card is in the deck; now the first seat is drawn."""
    for seat in range(2):
        bandit = np.int64(g.choice[seat])
        slot = MARSHAL if np.int64(g.pair[seat, 0]) == bandit else 6 + MARSHAL
        g.deck[seat] = TEAM_DECK + np.int64(ONE[slot])
        g.choice[seat] = 0
        note(j, EVERYBODY, NAMES, seat, bandit, 0, 0)
    draw_first(g, j)
    ask_at_once(g, CHOOSE_START, BOTH)


def start_teams(g: Record, j: Journal) -> None:
    """X101: both have said who starts inside the caboose; the partner starts inside the next car."""
    for seat in range(2):
        for half in range(2):
            bandit = np.int64(g.pair[seat, half])
            start(g, bandit, 0 if bandit == np.int64(g.choice[seat]) else 1, j)
        g.choice[seat] = 0
    start_round(g, j)
