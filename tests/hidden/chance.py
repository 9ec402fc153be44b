"""Naive enumeration of what can be hidden, and the chi-squared test of counts against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from math import sqrt
from typing import Any

BULLET = "bullet"
RARE = 3.719  # one in ten thousand of the normal distribution lies beyond
Outcome = tuple[tuple[str, ...], tuple[str, ...]]  # the hand, sorted, and the face-down cards in order


def deals(
    known: Sequence[str],
    unseen: Sequence[str],
    old: int,
    fresh: int,
    down: int = 0,
    may_lie: Callable[[str], bool] = lambda card: card != BULLET,
) -> Counter[Outcome]:
    """All ways to put the unseen cards into the places of a hand, each card and each place being one of its own.

    `old` places are those of cards that were kept, so they hold no bullet (X92); `down` cards of the hand, known ones
    included, are then laid face down.
    """
    ways: Counter[Outcome] = Counter()
    for placed in permutations(unseen, old + fresh):
        if BULLET in placed[:old]:
            continue
        held = [*known, *placed]
        for laid in permutations(range(len(held)), down):
            if all(held[k] != BULLET and may_lie(held[k]) for k in laid):
                rest = sorted(card for k, card in enumerate(held) if k not in laid)
                ways[tuple(rest), tuple(held[k] for k in laid)] += 1
    return ways


def critical(freedom: int, deviations: float = RARE) -> float:
    """What a chi-squared statistic exceeds that rarely (Wilson and Hilferty's cube)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + deviations * sqrt(part)) ** 3


def chi_squared(counts: Mapping[Any, int], ways: Mapping[Any, int]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; cells that expect fewer than five go together."""
    n, total = sum(counts.values()), sum(ways.values())
    rare_count = rare_expected = 0.0
    statistic, cells = 0.0, 0
    for outcome, number in ways.items():
        expected = n * number / total
        if expected < 5:
            rare_count += counts.get(outcome, 0)
            rare_expected += expected
        else:
            statistic += (counts.get(outcome, 0) - expected) ** 2 / expected
            cells += 1
    if rare_expected:
        statistic += (rare_count - rare_expected) ** 2 / rare_expected
        cells += 1
    return statistic, cells - 1


def check_frequencies(counts: Mapping[Any, int], ways: Mapping[Any, int]) -> None:
    """Nothing came that can't come, and all that can come did as often as it should."""
    assert set(counts) <= set(ways), sorted(map(str, set(counts) - set(ways)))[:3]
    statistic, freedom = chi_squared(counts, ways)
    assert freedom > 0
    assert statistic < critical(freedom), f"chi-squared {statistic:.1f}, {freedom} degrees of freedom"
