"""Bags of cards in one word.

A deck is shuffled before anything is drawn from it, so its order is settled only when a card is drawn: a hand, a deck
and a discard pile are all bags, counted by slot in one int64, and putting bags together is adding them.

     62 ..... 56 | 55 ..... 48 | 47 .. 44 | ... | 7 .. 4 | 3 .. 0
     all cards   | bullets     | slot 11  |     | slot 1 | slot 0

Bullets on top of an expert deck come first; how many they are is counted apart (`top`).
"""

import numpy as np

from folsom.rules.express.cards import BULLET_SLOT, BULLETS, COPIES, DOC_HAND, NEUTRAL_BULLETS
from folsom.rules.random import below
from folsom.rules.types import Int, Record

ONE = np.array([(1 << 4 * slot) + (1 << 56) for slot in range(BULLET_SLOT)] + [(1 << 48) + (1 << 56)])
NIBBLES = 0x111111111111

# A round's hand is a random subset of a seat's cards (X20). All subsets of the ten action cards as bags, those of n
# cards from SUBSET_START[n] on; and how many ways there are to choose k of n cards.
TEN_CARDS = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
TEN = len(TEN_CARDS)
MOST_BULLETS = 5 * BULLETS + NEUTRAL_BULLETS
_SUBSETS = sorted(range(1 << TEN), key=lambda subset: subset.bit_count())
SUBSETS = np.array([sum(int(ONE[TEN_CARDS[k]]) for k in range(TEN) if subset >> k & 1) for subset in _SUBSETS])
SUBSET_START = np.array([[subset.bit_count() for subset in _SUBSETS].index(n) for n in range(TEN + 1)])
WAYS = np.zeros((TEN + MOST_BULLETS + 1, DOC_HAND + 1), np.int64)
WAYS[:, 0] = 1
for _n in range(1, len(WAYS)):
    WAYS[_n, 1:] = WAYS[_n - 1, 1:] + WAYS[_n - 1, :-1]


def size(bag: Int) -> Int:
    """How many cards."""
    return bag >> 56


def bullets(bag: Int) -> Int:
    """How many bullets."""
    return (bag >> 48) & 255


def actions(bag: Int) -> Int:
    """How many action cards."""
    return size(bag) - bullets(bag)


def copies(bag: Int, slot: Int) -> Int:
    """How many cards of one slot."""
    if slot == BULLET_SLOT:
        return bullets(bag)
    return (bag >> (4 * slot)) & 15


def without_bullets(bag: Int) -> Int:
    """The action cards alone."""
    return bag - bullets(bag) * ONE[BULLET_SLOT]


def slots(bag: Int) -> Int:
    """The word of the slots of action cards in the bag: nibbles become bits, and these are pushed together."""
    word = (bag | (bag >> 1) | (bag >> 2) | (bag >> 3)) & NIBBLES
    word = (word | (word >> 3)) & 0x030303030303
    word = (word | (word >> 6)) & 0x000F000F000F
    return (word | (word >> 12) | (word >> 24)) & 0xFFF


def beyond(bag: Int, other: Int) -> Int:
    """How many action cards of a bag another one doesn't hold."""
    n = 0
    for slot in range(BULLET_SLOT):
        n += max(copies(bag, slot) - copies(other, slot), 0)
    return n


def draw(g: Record, bag: Int) -> Int:
    """The slot of a random card of a bag that is not empty."""
    n = below(g, size(bag))
    if n >= actions(bag):
        return BULLET_SLOT
    slot = 0
    n -= bag & 15
    while n >= 0:
        bag >>= 4
        slot += 1
        n -= bag & 15
    return slot


def draw_hand(g: Record, deck: Int, n: Int) -> Int:
    """X20: n random cards of a deck with all ten action cards: first how many are bullets, then which others."""
    bullets_in = bullets(deck)
    left = below(g, np.int64(WAYS[size(deck), n]))
    fired = 0
    left -= np.int64(WAYS[TEN, n])
    while left >= 0:
        fired += 1
        left -= np.int64(WAYS[TEN, n - fired]) * np.int64(WAYS[bullets_in, fired])
    others = n - fired
    subset = np.int64(SUBSET_START[others]) + below(g, np.int64(WAYS[TEN, others]))
    return np.int64(SUBSETS[subset]) + fired * np.int64(ONE[BULLET_SLOT])
