"""Options and events, as the library hands them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.notation import words as notation
from folsom.rules import journal
from folsom.rules.express import cards
from folsom.words.scene import Scene


@dataclass(frozen=True, repr=False)
class Option:
    """One thing that a seat can choose: its number in the rules and its text in the notation."""

    id: int
    text: str
    scene: Scene | None = field(default=None, compare=False)
    actor: str = field(default="", compare=False)  # the bandit whose card is carried out, for the sentence
    target: str = field(default="", compare=False)  # and the one it is done to

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option {self.id} `{self.text}`"

    def words(self, language: str = "en", view: dict[str, Any] | None = None) -> str:
        """The option for people; with its seat's view also the values of purses that this seat knows."""
        from folsom.words.telling import option_words

        return option_words(self, self.scene, language, view) if self.scene else self.text

    def does(self, language: str, view: dict[str, Any]) -> str:
        """What it will do, said before it is chosen."""
        from folsom.words.telling import option_does

        return option_does(self, self.scene, language, view) if self.scene else ""


@dataclass(frozen=True)
class Refusal:
    """Why something can't be chosen now."""

    reason: str
    rules: tuple[str, ...]
    values: dict[str, str]

    def words(self, language: str = "en") -> str:
        """The reason as a sentence."""
        from folsom.words import speech

        return speech(language).sentence(f"not-{self.reason.replace(' ', '-')}", **self.values)


@dataclass(frozen=True)
class Event:
    """One thing that happened: its kind, what it was about, and the eyes that may see it."""

    kind: str
    data: dict[str, Any]
    eyes: int = field(default=journal.EVERYBODY, repr=False)
    scene: Scene | None = field(default=None, repr=False, compare=False)

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: the public) may see it."""
        return bool(self.eyes >> (journal.PUBLIC if seat is None else seat) & 1)

    def words(self, language: str = "en", seat: int | None = None) -> str:
        """Who did what to whom, as that seat may know it; empty if it may not know of it."""
        from folsom.words.telling import event_words

        return event_words(self, self.scene, language, seat) if self.scene else str(self) * self.seen_by(seat)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it: ids, as in docs/rules.md; of a round card's event its own."""
        if self.kind == "event":
            return (EFFECT_RULES[self.data["round_card"]],)
        if self.kind == "nothing":
            return (*RULES["nothing"], *REASON_RULES[self.data["reason"]])
        return RULES[self.kind]

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{key}={value}" for key, value in self.data.items())])


RULES = {kind: tuple(rules.split()) for kind, _, rules in cards.EVENTS}
EFFECT_RULES = dict(zip(notation.CARD_NAMES, cards.EFFECT_RULES, strict=True))
REASON_RULES = {reason: rules.split() for reason, rules in zip(cards.REASONS, cards.REASON_RULES, strict=True)}
DECISION_RULES = dict(zip(notation.DECISION_NAMES, map(str.split, cards.DECISION_RULES), strict=True))


def rules_of_decision(decision: str) -> tuple[str, ...]:
    """The rules behind what is asked."""
    return tuple(DECISION_RULES[decision])


CELL_WORDS: dict[str, Callable[[int], str]] = {
    "bandit": lambda n: cards.BANDITS[n],
    "target": lambda n: cards.BANDITS[n],
    "card": notation.card_words,
    "round_card": lambda n: notation.CARD_NAMES[n],
    "spot": notation.spot_words,
    "token": notation.token_words,
    "reason": lambda n: cards.REASONS[n],
}


def read_journal(rows: NDArray[np.int16], scene: Scene | None = None) -> list[Event]:
    """The rows of a journal as events."""
    events = []
    for row in rows[1 : int(rows[0, 0]) + 1]:
        kind, fields = cards.EVENTS[int(row[0])][:2]
        data = {}
        for name, cell in zip(fields.split(), row[2:], strict=False):
            words = CELL_WORDS.get(name)
            data[name] = words(int(cell)) if words else int(cell)
        events.append(Event(kind, data, int(row[1]), scene))
    return events
