"""Taking a choice back: allowed as long as nobody has learnt anything from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from folsom.events import Event
from folsom.game import Game

# Events that nobody can unlearn: cards drawn, values seen, another round.
LEARNT = {"draw", "drawn", "see", "round", "shuffle", "first", "turn up", "name", "decide"}


@dataclass
class Undo:
    """Where a choice can be taken back to, by whom, and how long the log was."""

    game: Game
    seat: int
    lines: int = 0


def undo_of(before: Game, seat: int, view: dict[str, Any], told: list[Event], lines: int = 0) -> Undo | None:
    """What a choice can be taken back to; nothing, if something was learnt. `view`: what the seat saw before it."""
    known = [card["card"] is not None for card in view["pile"]]
    shown = sum(event.kind == "show" for event in told)
    if any(event.kind in LEARNT for event in told) or not all(known[:shown]):
        return None
    return Undo(before, seat, lines)
