"""Options and events, as the library hands them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.errors import UnknownOption
from folsom.notation import words as notation
from folsom.rules import journal
from folsom.rules.express import cards

LANGUAGES = ("en",)


@dataclass(frozen=True, repr=False)
class Option:
    """One thing that a seat can choose: its number in the rules and its text in the notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option {self.id} `{self.text}`"

    def words(self, language: str = "en") -> str:
        """The option for people: in English so far."""
        if language not in LANGUAGES:
            raise UnknownOption(f"There are no words in {language!r} yet: choose {', '.join(LANGUAGES)}.")
        return " ".join(word.capitalize() if word in cards.BANDITS else word for word in self.text.split())


@dataclass(frozen=True)
class Event:
    """One thing that happened: its kind, what it was about, and the eyes that may see it."""

    kind: str
    data: dict[str, Any]
    eyes: int = field(default=journal.EVERYBODY, repr=False)

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: the public) may see it."""
        return bool(self.eyes >> (journal.PUBLIC if seat is None else seat) & 1)

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{key}={value}" for key, value in self.data.items())])


CELL_WORDS: dict[str, Callable[[int], str]] = {
    "bandit": lambda n: cards.BANDITS[n],
    "target": lambda n: cards.BANDITS[n],
    "card": notation.card_words,
    "round_card": lambda n: notation.CARD_NAMES[n],
    "spot": notation.spot_words,
    "token": notation.token_words,
    "reason": lambda n: cards.REASONS[n],
}


def read_journal(rows: NDArray[np.int16]) -> list[Event]:
    """The rows of a journal as events."""
    events = []
    for row in rows[1 : int(rows[0, 0]) + 1]:
        kind, fields = cards.EVENTS[int(row[0])]
        data = {}
        for name, cell in zip(fields.split(), row[2:], strict=False):
            words = CELL_WORDS.get(name)
            data[name] = words(int(cell)) if words else int(cell)
        events.append(Event(kind, data, int(row[1])))
    return events
