"""Worlds that a seat can't tell from the real one: `resample`."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.random import below, pick, reseed
from folsom.rules.super_express.cards import CHOOSE_STACK, NO_CARD, OVER, STACK
from folsom.rules.types import Int, Record


def resample(g: Record, seat: Int, seed: Int) -> None:
    """Replace the stream and every card of another seat's stack that wasn't shown: all orders are as likely.

    Values of car cards need no replacing: they are drawn when somebody takes one.
    """
    reseed(g, seed)
    for other in range(np.int64(g.seats)):
        if other != seat:
            resample_stack(g, other)
    reseed(g, seed ^ 1)  # so that the future tells nothing of the cards


def resample_stack(g: Record, other: Int) -> None:
    """S10: a complete stack stays complete; how far another seat has come nobody sees."""
    laid = np.int64(g.laid[other])
    if np.int64(g.kind) == CHOOSE_STACK and laid < STACK:
        if (np.int64(g.aboard) >> other) & 1 == 0:
            return
        laid = below(g, STACK)
    elif np.int64(g.kind) != OVER and laid < STACK:
        return
    g.laid[other] = laid
    free = np.int64(g.cards)
    shown = np.int64(g.shown[other])
    for k in range(shown):
        free &= ~(1 << np.int64(g.stack[other, k]))
    for k in range(shown, STACK):
        if k < laid:
            card = pick(g, free, count(free))
            free &= ~(1 << card)
            g.stack[other, k] = card
        else:
            g.stack[other, k] = NO_CARD
