"""What a game is dealt from: wishes, seeds, and the promise that the deal is honest."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.compiled import GAMES
from folsom.errors import UnknownOption
from folsom.notation import words as notation
from folsom.rules.express import cards, state

SEED_BITS = 62
SEALED_BYTES = 32


@dataclass(frozen=True)
class Wishes:
    """What a game is dealt from, apart from chance. None stands for what is drawn."""

    seats: int = 4
    expert: bool = False
    belle: str = "any-target"
    discards: str = "open"
    bandits: tuple[tuple[str | None, ...], ...] = ()
    cars: tuple[str | None, ...] = ()

    def numbers(self) -> NDArray[np.int64]:
        """As the rules take them (rules/express/cards.py: WISHES)."""
        wishes = np.full(cards.WISHES, cards.OFF, np.int64)
        wishes[cards.WISH_SEATS] = self.seats
        wishes[cards.WISH_EXPERT] = self.expert or self.seats == 2
        wishes[cards.WISH_BELLE] = notation.BELLE_RULES.index(self.belle)
        wishes[cards.WISH_DISCARDS] = notation.DISCARD_RULES.index(self.discards)
        for seat, pair in enumerate(self.bandits):
            for half, name in enumerate(pair):
                if name is not None:
                    wishes[cards.WISH_BANDITS + 2 * seat + half] = cards.BANDITS.index(name)
        for car, name in enumerate(self.cars):
            if name is not None:
                wishes[cards.WISH_CARS + car] = notation.CAR_NAMES.index(name)
        return wishes


OPTIONS = ("seats", "expert", "belle", "discards", "bandits", "cars")


def make_wishes(name: str, options: dict[str, Any]) -> Wishes:
    """The options of `new` as wishes; one sentence if one can't be."""
    if name not in GAMES:
        raise UnknownOption("no-game", name=repr(name), known=", ".join(GAMES))
    for key in options:
        if key not in OPTIONS:
            raise UnknownOption("no-option", name=name, option=repr(key), known=", ".join(OPTIONS))
    bandits = read_bandits(options.get("bandits"))
    seats = options.get("seats")
    if seats is None:
        seats = len(bandits) if bandits else 4
    if isinstance(seats, bool) or not isinstance(seats, (int, np.integer)) or not 2 <= seats <= state.SEATS:
        raise UnknownOption("seats", value=repr(seats), most=state.SEATS)
    each = 2 if seats == 2 else 1
    if bandits and (len(bandits) != seats or any(len(pair) > each for pair in bandits)):
        raise UnknownOption("bandits-each", each=each, seats=int(seats))
    expert = options.get("expert", False)
    if not isinstance(expert, (bool, np.bool_)):
        raise UnknownOption("true-or-false", option="expert", value=repr(expert))
    return Wishes(
        int(seats),
        bool(expert) and seats != 2,
        one_of("belle", options.get("belle", "any-target"), notation.BELLE_RULES),
        one_of("discards", options.get("discards", "open"), notation.DISCARD_RULES),
        bandits,
        read_cars(options.get("cars"), cards.TWO_SEAT_CARS if seats == 2 else int(seats)),
    )


def one_of(key: str, value: object, known: Sequence[str]) -> str:
    """A value among those known."""
    if value not in known:
        raise UnknownOption("value", option=key, value=repr(value), known=", ".join(known))
    return str(value)


def read_bandits(wish: object) -> tuple[tuple[str | None, ...], ...]:
    """A bandit, or two, for each seat; None is drawn."""
    if wish is None:
        return ()
    if isinstance(wish, str) or not isinstance(wish, Iterable):
        raise UnknownOption("bandits-list", value=repr(wish))
    pairs = tuple(tuple(seat) if isinstance(seat, (list, tuple)) else (seat,) for seat in wish)
    names = [name for pair in pairs for name in pair if name is not None]
    for name in names:
        one_of("bandits", name, cards.BANDITS)
        if names.count(name) > 1:
            raise UnknownOption("bandit-twice", name=name)
    return pairs


def read_cars(wish: object, count: int) -> tuple[str | None, ...]:
    """The cars from the caboose, named by what is printed on them, as `3/1`; None is drawn."""
    if wish is None:
        return ()
    if isinstance(wish, str) or not isinstance(wish, Iterable):
        raise UnknownOption("cars-list", value=repr(wish))
    names = tuple(wish)
    for name in names:
        if name is not None:
            one_of("cars", name, notation.CAR_NAMES)
            if names.count(name) > 1:
                raise UnknownOption("car-twice", name=name)
    if len(names) != count:
        raise UnknownOption("cars-count", n=len(names), count=count)
    return names


def need_seed(seed: object) -> int:
    """A seed for open dealing."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < 1 << SEED_BITS:
        raise UnknownOption("seed", value=repr(seed), bits=SEED_BITS)
    return int(seed)


def sealed_word(secret: bytes, move: int) -> int:
    """The seed of the stream before a move (0: the deal): a keyed hash, so that no move tells anything of another."""
    told = hashlib.blake2b(f"folsom express move {move}".encode(), key=secret, digest_size=8)
    return int.from_bytes(told.digest(), "big") >> (64 - SEED_BITS)


def commitment_to(secret: bytes) -> str:
    """What is shown before the deal, so that the seed shown afterwards can't be another one."""
    return hashlib.sha256(b"folsom seed " + secret).hexdigest()
