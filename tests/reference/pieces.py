"""The pieces of the game as they are printed, and what the table is built from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "tuco")

# X3: the ten action cards of a bandit, and its six bullets.
CARDS = {"move": 2, "floor": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
BULLETS = 6

# X102: what each bandit of a team of two puts into the deck; one Marshal card is added.
TEAM_CARDS = ("fire", "punch", "move", "floor", "robbery")

# X4
NEUTRAL_BULLETS = 13

# X1: (purses, jewels) printed on the six cars.
CARS = ((1, 0), (1, 1), (3, 0), (3, 1), (4, 1), (0, 3))

# X2: the values of the eighteen purses, and of the other tokens.
PURSES = {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
JEWEL = 500
STRONGBOX = 1000
STARTING_PURSE = 250

# X77 and X81
RANSOM = 250
GUNSLINGER = 1000

# X5: the turns for two to four players, then for five and six.
ROUND_CARDS = {
    "angry marshal": ("SSTR", "SSR"),
    "swivel arm": ("STSS", "STS"),
    "braking": ("SSSS", "STSS"),
    "take it all": ("STDS", "SDR"),
    "passengers' rebellion": ("SSTSS", "STSR"),
    "bridge": ("SDS", "SD"),
    "tunnel": ("STSTS", "STST"),
}

# X6
STATIONS = ("marshal's revenge", "pickpocketing", "hostage conductor")
STATION_TURNS = "SSTS"

ROUNDS = 5
BULLET = "bullet"
NEUTRAL = "neutral"
INSIDE = "inside"
ROOF = "roof"

Spot = tuple[int, str]


class Impossible(Exception):
    """An outcome of chance was named that cannot happen; the table it was named to is of no more use."""


class Chance(Protocol):
    """The outcomes of chance, fed from outside."""

    def first_seat(self) -> int:
        """The seat that is first in the first round."""

    def round_card(self) -> str:
        """The card turned up at the start of a round."""

    def draw(self, seat: int) -> str:
        """The next card this seat draws from its deck."""

    def value(self, purse: str) -> int:
        """The value of a purse, at the moment it is first looked at."""


@dataclass(frozen=True)
class Setup:
    """What is agreed before the game: seats, bandits, train and table options."""

    seats: int
    bandits: list[list[str]]
    cars: list[tuple[int, int]]
    expert: bool = False
    belle: str = "any-target"


@dataclass
class Bandit:
    """A figure, with all that is counted for it apart (X108)."""

    name: str
    seat: int
    placed: bool = False
    car: int = 0
    level: str = INSIDE
    bullets: int = BULLETS
    received: Counter[str] = field(default_factory=Counter)
    loot: list[str] = field(default_factory=list)
    ransom: int = 0

    @property
    def spot(self) -> Spot:
        """One car and one level."""
        return (self.car, self.level)


@dataclass
class Seat:
    """The cards of a player, in bags; `top` counts the bullets known to lie on top of the deck."""

    hand: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    deck: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)
    top: int = 0


@dataclass
class Played:
    """A card on the common pile."""

    seat: int
    card: str
    down: bool


def purse_number(token: str) -> int:
    """The number in the name of a purse."""
    return int(token.removeprefix("purse"))


def is_purse(token: str) -> bool:
    """Whether the token is a purse."""
    return token.startswith("purse")


def check(setup: Setup) -> None:
    """Refuse a table the rules do not know (X10, X11, X100, X103)."""
    if not 2 <= setup.seats <= 6:
        raise ValueError("two to six seats")
    size = 2 if setup.seats == 2 else 1
    names = [name for team in setup.bandits for name in team]
    if len(setup.bandits) != setup.seats or any(len(team) != size for team in setup.bandits):
        raise ValueError("wrong number of bandits")
    if len(set(names)) != len(names) or not set(names) <= set(BANDITS):
        raise ValueError("bandits must be known and all different")
    if len(setup.cars) != (4 if setup.seats == 2 else setup.seats):
        raise ValueError("wrong number of cars")
    if Counter(tuple(car) for car in setup.cars) - Counter(CARS):
        raise ValueError("a car that is not in the box")
    if setup.seats == 2 and not setup.expert:
        raise ValueError("two seats always play the expert variant")
    if setup.belle not in ("any-target", "same-spot"):
        raise ValueError("unknown option for Belle")
