"""How figures stand together: one rank as long as every sign can be seen, two ranks above that."""

from __future__ import annotations

from typing import NamedTuple

FIGURE = 62.0  # width of a figure at its full size
INSIDE = 0.9  # full size under a roof
ONE_RANK = {1: 1.0, 2: 1.0, 3: 0.86, 4: 0.7}  # by number of figures
OVERLAP = 12.0  # as much of a figure may be behind the loot
TWO_RANKS = (0.74, 44.0)  # size, and how much higher the second rank stands
TWO_RANKS_INSIDE = (0.63, 38.0)


class Crowd(NamedTuple):
    """Where figures stand, in the order in which they are drawn: middle and feet."""

    order: list[str]
    places: dict[str, tuple[float, float]]
    scale: float


def gather(names: list[str], left: float, right: float, floor: float, roof: bool, heap: float) -> Crowd:
    """Place figures on a spot, beside its heap of loot if there is room, else behind it."""
    if len(names) > max(ONE_RANK):
        return two_ranks(names, left, right, floor, TWO_RANKS if roof else TWO_RANKS_INSIDE)
    scale = ONE_RANK.get(len(names), 1.0) * (1.0 if roof else INSIDE)
    wide = FIGURE * scale
    if right - left - heap + OVERLAP >= wide * (1 + 0.6 * (len(names) - 1)):
        right -= max(0, heap - OVERLAP)
    step = min(wide * 1.05, (right - left - wide) / max(1, len(names) - 1))
    first = (left + right) / 2 - step * (len(names) - 1) / 2
    return Crowd(names, {name: (first + step * k, floor) for k, name in enumerate(names)}, scale)


def two_ranks(names: list[str], left: float, right: float, floor: float, size: tuple[float, float]) -> Crowd:
    """The first half in front, the others behind them, higher and half a step aside."""
    scale, higher = size
    n = (len(names) + 1) // 2
    step = (right - left - FIGURE * scale) / (n - 0.5)
    first = left + FIGURE * scale / 2
    places = {name: (first + step * k, floor) for k, name in enumerate(names[:n])}
    places |= {name: (first + step * (k + 0.5), floor - higher) for k, name in enumerate(names[n:])}
    return Crowd(names[n:] + names[:n], places, scale)
