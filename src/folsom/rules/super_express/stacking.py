"""The start of a round: every seat stacks three cards in secret, all at once (S10)."""

import numpy as np

from folsom.rules.journal import note
from folsom.rules.super_express.cards import CHOOSE_STACK, DECIDES, EVERYBODY, NO_CARD, NOBODY, ROUND, STACK
from folsom.rules.types import Int, Journal, Record


def start_round(g: Record, j: Journal) -> None:
    """S10: all cards come back, and every seat still in the game is asked."""
    g.stack[:, :] = NO_CARD
    g.laid[:] = 0
    g.shown[:] = 0
    g.waiting = 0
    g.kind = CHOOSE_STACK
    note(j, EVERYBODY, ROUND, g.number, 0, 0, 0)


def stack_options(g: Record, seat: Int) -> Int:
    """S10: the cards that a seat hasn't laid yet."""
    word = np.int64(g.cards)
    for k in range(np.int64(g.laid[seat])):
        word &= ~(1 << np.int64(g.stack[seat, k]))
    return word


def lay(g: Record, seat: Int, card: Int, j: Journal) -> None:
    """S10: the next card of a stack; when all stacks are complete they are carried out."""
    k = np.int64(g.laid[seat])
    g.stack[seat, k] = card
    g.laid[seat] = k + 1
    if k + 1 < STACK:
        return
    g.waiting = np.int64(g.waiting) | (1 << seat)
    note(j, EVERYBODY, DECIDES, seat, 0, 0, 0)
    if np.int64(g.waiting) == np.int64(g.aboard):
        g.waiting = 0
        g.kind = NOBODY


def take_stack_back(g: Record, seat: Int) -> bool:
    """S10: until the last stack is complete a seat may take back the card that it laid last."""
    k = np.int64(g.laid[seat]) - 1
    if np.int64(g.kind) != CHOOSE_STACK or k < 0:
        return False
    g.stack[seat, k] = NO_CARD
    g.laid[seat] = k
    g.waiting = np.int64(g.waiting) & ~(1 << seat)
    return True
