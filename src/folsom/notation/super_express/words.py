"""Colt Super Express in words: cards, spots, options."""

from __future__ import annotations

from typing import Any

from folsom.rules.super_express import cards

NAME = "super-express"
LEVELS = ("inside", "roof")
FACINGS = {cards.FORWARD: "forward", cards.REARWARD: "rearward"}
EXTENSIONS = {"reflex": cards.REFLEX, "horse": cards.HORSE}
LAST_GASP = "last-gasp"
STUNNED = "stunned"
ENDINGS = ("not-yet", "last-aboard", "car-cards", "nobody")


def spot_words(spot: int) -> str:
    """A spot: `2 roof`."""
    return f"{spot % cards.ROOF} {LEVELS[spot // cards.ROOF]}"


def option_words(g: Any, seat: int, option: int) -> str:
    """An option in the notation: `stack fire`."""
    del g, seat
    return f"stack {cards.KINDS[option]}"


def members(word: int) -> list[int]:
    """The members of a set in one word."""
    return [k for k in range(word.bit_length()) if word >> k & 1]
