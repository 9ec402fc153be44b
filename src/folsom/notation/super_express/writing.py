"""A position of Colt Super Express to text, hidden things included."""

from __future__ import annotations

from typing import Any

from folsom.notation.super_express.words import (
    ENDINGS,
    EXTENSIONS,
    FACINGS,
    LAST_GASP,
    NAME,
    STUNNED,
    members,
    spot_words,
)
from folsom.notation.text import VERSION
from folsom.rules.super_express import cards, rows


def write_position(g: Any) -> str:
    """A whole position, so that reading it gives the same bytes."""
    seats = range(int(g.seats))
    lines = [f"folsom position {VERSION} {NAME}", f"seats: {' | '.join(name_of(g, seat) for seat in seats)}"]
    lines += variant_line(g)
    lines += [f"first: {int(g.first)}", f"round: {int(g.number)}"]
    if int(g.rear) != int(g.number):
        lines.append(f"rear: {int(g.rear)}")
    lines.append(f"moment: {int(g.moment)}")
    lines += spot_lines(g)
    fallen = [f"{name_of(g, seat)} {int(g.fell[seat])}" for seat in seats if g.fell[seat]]
    lines += [f"fell: {', '.join(fallen)}"] if fallen else []
    for seat in seats:
        lines += seat_lines(g, seat)
    over = int(g.kind) == cards.OVER
    lines.append(f"decision: over {ENDINGS[int(g.ending)]}" if over else "decision: stack")
    lines.append(f"stream: {int(g.stream):016x}")
    return "\n".join(lines) + "\n"


def name_of(g: Any, seat: int) -> str:
    """A seat's bandit."""
    return cards.BANDITS[int(g.bandit[seat])]


def variant_line(g: Any) -> list[str]:
    """Extensions and the option."""
    words = [name for name, card in EXTENSIONS.items() if int(g.cards) >> card & 1]
    words += [LAST_GASP] if int(g.gasp) else []
    return [f"variant: {' '.join(words)}"] if words else []


def spot_lines(g: Any) -> list[str]:
    """Who stands where, each spot from front to rear, the foremost car first."""
    found: dict[int, list[str]] = {}
    for row in g.row:
        k = 0
        while (seat := int(rows.at(int(row), k))) >= 0:
            found.setdefault(int(g.place[seat]), []).append(bandit_words(g, seat))
            k += 1
    order = sorted(found, key=lambda spot: (-(spot % cards.ROOF), spot))
    return [f"spot {spot_words(spot)}: {', '.join(found[spot])}" for spot in order]


def bandit_words(g: Any, seat: int) -> str:
    """`doc forward`, `tuco rearward stunned`."""
    words = [name_of(g, seat), FACINGS[int(rows.facing(g, seat))]]
    return " ".join([*words, STUNNED] if int(g.stunned) >> seat & 1 else words)


def seat_lines(g: Any, seat: int) -> list[str]:
    """Car cards and the stack of a seat."""
    lines = []
    if g.taken[seat]:
        lines.append(f"taken {seat}: {' '.join(str(cards.WORTHS[k]) for k in members(int(g.taken[seat])))}")
    laid, shown = int(g.laid[seat]), int(g.shown[seat])
    if laid:
        stack = " ".join(cards.KINDS[int(card)] for card in g.stack[seat][:laid])
        lines.append(f"stack {seat}: {stack}" + (f"; shown {shown}" if shown else ""))
    return lines
