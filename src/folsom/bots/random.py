"""The random bot: any option is as good as another."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from folsom.events import Option


class Random:
    """Chooses by lot."""

    def __init__(self, seat: int, seed: int) -> None:
        self._lots = random.Random(f"{seed} {seat}")

    def choose(self, view: dict[str, Any], options: Sequence[Option]) -> Option:
        """Any of the options."""
        return self._lots.choice(options)
