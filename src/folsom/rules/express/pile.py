"""The common pile: whose card lies where, face up or face down, and what limits which it can be (X24, X30, X35)."""

import numpy as np

from folsom.rules.express import bags
from folsom.rules.express.cards import (
    FACE_DOWN,
    MOST_LIMITS,
)
from folsom.rules.types import Int, Record


def slot_of(g: Record, code: Int) -> Int:
    """The slot of an action card in its seat's bags."""
    bandit = code // 6
    seat = np.int64(g.seat_of[bandit])
    return code - 6 * bandit + (0 if np.int64(g.pair[seat, 0]) == bandit else 6)


def pile_code(g: Record, k: Int) -> Int:
    """The code of a card of the pile."""
    card = np.int64(g.pile[k])
    if card >= FACE_DOWN:
        return card - FACE_DOWN
    return card + FACE_DOWN if card < 0 else card


def lies_down(g: Record, k: Int) -> bool:
    """Whether a card of the pile lies face down."""
    return np.int64(g.pile[k]) >= FACE_DOWN


def was_laid_down(g: Record, k: Int) -> bool:
    """Whether a card of the pile was laid face down, shown since or not."""
    return lies_down(g, k) or np.int64(g.pile[k]) < 0


def layer(g: Record, k: Int) -> Int:
    """The seat that laid a card of the pile."""
    return np.int64(g.seat_of[pile_code(g, k) // 6])


def face_down_bag(g: Record, seat: Int) -> Int:
    """A seat's cards that lie face down in the pile."""
    bag = 0
    for k in range(np.int64(g.pile_next), np.int64(g.pile_size)):
        if lies_down(g, k) and layer(g, k) == seat:
            bag += np.int64(bags.ONE[slot_of(g, pile_code(g, k))])
    return bag


def unresolved_bag(g: Record, seat: Int) -> Int:
    """A seat's cards in the pile that are still to be resolved."""
    bag = 0
    for k in range(np.int64(g.pile_next), np.int64(g.pile_size)):
        if layer(g, k) == seat:
            bag += np.int64(bags.ONE[slot_of(g, pile_code(g, k))])
    return bag


def resolved_bag(g: Record, seat: Int) -> Int:
    """A seat's cards that were resolved in this round."""
    bag = 0
    for k in range(min(np.int64(g.pile_next), np.int64(g.pile_size))):
        if layer(g, k) == seat:
            bag += np.int64(bags.ONE[slot_of(g, pile_code(g, k))])
    return bag


def laid_down_bag(g: Record, seat: Int, n: Int) -> Int:
    """The first n cards that a seat laid face down in this round, shown since or not."""
    bag = 0
    for k in range(np.int64(g.pile_size)):
        if n > 0 and was_laid_down(g, k) and layer(g, k) == seat:
            bag += np.int64(bags.ONE[slot_of(g, pile_code(g, k))])
            n -= 1
    return bag


def times_laid_down(g: Record, seat: Int) -> Int:
    """How many cards a seat has laid face down in this round."""
    n = 0
    for k in range(np.int64(g.pile_size)):
        if was_laid_down(g, k) and layer(g, k) == seat:
            n += 1
    return n


def remember_hand(g: Record, seat: Int) -> None:
    """Expert: just before a seat draws, what all know of its hand, if that limits which cards it has laid face down.

    Between two draws a hand only shrinks, so the moments before a draw say all that the others do.
    """
    down = times_laid_down(g, seat)
    known = np.int64(g.known[seat])
    held = np.int64(g.hand[seat]) + face_down_bag(g, seat)
    room = bags.size(held) - bags.size(known)
    if room >= down:
        return
    for n in range(MOST_LIMITS):
        if np.int64(g.limit_down[seat, n]) == 0:
            g.limit_known[seat, n] = known
            g.limit_down[seat, n] = down
            g.limit_room[seat, n] = room
            return


def laid_from_hand(g: Record, seat: Int) -> bool:
    """Whether a seat's face-down cards can all have been in its hand when they were laid, as far as all knew it."""
    for n in range(MOST_LIMITS):
        down = np.int64(g.limit_down[seat, n])
        room = np.int64(g.limit_room[seat, n])
        if down > 0 and bags.beyond(laid_down_bag(g, seat, down), np.int64(g.limit_known[seat, n])) > room:
            return False
    return True
