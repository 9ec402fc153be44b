"""What must be known of a game to speak of it: who has which bandits, and where the train ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Scene:
    """The same from a game's first event to its last, and known to everybody."""

    pairs: tuple[tuple[str, ...], ...]  # seat by seat its bandits
    locomotive: int  # its number
    expert: bool = False

    @property
    def alone(self) -> bool:
        """Whether each seat has one bandit, so that bandit and seat are the same to the ear."""
        return all(len(pair) == 1 for pair in self.pairs)

    def seat_of(self, bandit: str) -> int:
        """Whose bandit it is."""
        return next(seat for seat, pair in enumerate(self.pairs) if bandit in pair)

    def seat(self, seat: int, listener: int | None = None) -> str:
        """A seat as a name: its bandits, or `you`."""
        return "you" if seat == listener else "+".join(self.pairs[seat])

    def bandit(self, bandit: str, listener: int | None = None) -> str:
        """A bandit as a name; one's only bandit is oneself."""
        return "you" if self.alone and self.seat_of(bandit) == listener else bandit

    def car(self, car: int) -> str:
        """A car as a name."""
        return "locomotive" if car == self.locomotive else "caboose" if car == 0 else str(car)

    def spot(self, spot: str) -> str:
        """`0 roof` as `caboose roof`."""
        car, level = spot.split()
        return f"{self.car(int(car))} {level}"


def scene_of(view: dict[str, Any]) -> Scene:
    """The scene of what somebody sees."""
    names = [[name for name, b in view["bandits"].items() if b["seat"] == seat] for seat in range(view["seats"])]
    return Scene(tuple(map(tuple, names)), len(view["train"]), view["expert"])
