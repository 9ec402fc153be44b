"""Bots: made for one seat with a seed, they see that seat's view and its options, never the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from folsom.bots.greedy import Greedy
from folsom.bots.random import Random
from folsom.events import Option


class Bot(Protocol):
    """Who chooses for a seat."""

    def choose(self, view: dict[str, Any], options: Sequence[Option]) -> Option:
        """One of the options, from `game.view(seat)` and `game.legal(seat)`."""


BOTS: dict[str, Callable[[int, int], Bot]] = {"random": Random, "greedy": Greedy}  # made with seat and seed

__all__ = ["BOTS", "Bot", "Greedy", "Random"]
