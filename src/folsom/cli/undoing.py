"""Taking a choice back: allowed as long as nobody has learnt anything from it."""

from __future__ import annotations

from dataclasses import dataclass

from folsom.events import Event
from folsom.game import Game

# Events that nobody can unlearn: cards drawn, values seen, another round, what others chose meanwhile.
LEARNT = {"draw", "drawn", "see", "round", "shuffle", "first", "turn up", "name", "decide", "return"}


@dataclass
class Undo:
    """The game before a choice, and whose choice it was."""

    game: Game
    seat: int


def undo_of(before: Game, seat: int, told: list[Event]) -> Undo | None:
    """What a choice can be taken back to; nothing, if somebody learnt something."""
    shown = sum(event.kind == "show" for event in told)
    turned_up = any(card["down"] for card in before.view(None)["pile"][:shown])
    return None if turned_up or any(event.kind in LEARNT for event in told) else Undo(before, seat)
