"""Small helpers: positions from text, stacks that are laid and carried out, and all that happened, in words."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from folsom.notation.super_express.reading import read_position
from folsom.notation.super_express.words import ENDINGS, spot_words
from folsom.notation.super_express.writing import write_position
from folsom.rules import journal
from folsom.rules.super_express import cards, verbs

HEAD = "folsom position 1 super-express\n"
WORDS: dict[str, Any] = {
    "bandit": lambda n: cards.BANDITS[n],
    "target": lambda n: cards.BANDITS[n],
    "card": lambda n: cards.KINDS[n],
    "spot": spot_words,
    "facing": lambda n: "forward" if n == cards.FORWARD else "rearward",
    "ending": lambda n: ENDINGS[n],
}


def at(text: str) -> Any:
    """A game from a position without its first line and its decision; it must be sound."""
    games = read_position(HEAD + dedent(text).strip() + "\ndecision: stack\n")
    assert verbs.check(games, 0) == 0
    return games


def ride(text: str, *stacks: str) -> tuple[list[str], Any]:
    """Seat by seat a stack is laid, such as `flip move fire`, `-` for who is out; what happened, and the game then."""
    games = at(text)
    told: list[str] = []
    for seat, stack in enumerate(stacks):
        for card in stack.split() if stack != "-" else []:
            told = play(games, seat, card)
    assert verbs.check(games, 0) == 0
    return told, games


def play(games: Any, seat: int, card: str) -> list[str]:
    """One card is laid; what happened then."""
    rows = journal.blank()
    assert verbs.play(games, 0, seat, cards.KINDS.index(card), rows) == 0
    return told(rows)


def told(rows: Any) -> list[str]:
    """The rows of a journal in words."""
    found = []
    for row in rows[1 : int(rows[0, 0]) + 1]:
        kind, fields, _ = cards.EVENTS[int(row[0])]
        cells = (WORDS.get(name, str)(int(cell)) for name, cell in zip(fields.split(), row[2:], strict=False))
        found.append(" ".join([kind, *map(str, cells)]))
    return found


def shown(events: list[str], seat: int) -> list[str]:
    """The cards that a seat showed, in order."""
    return [event.split()[2] for event in events if event.startswith(f"show {seat} ")]


def after(events: list[str], start: str) -> list[str]:
    """What followed an event, up to the next card."""
    begin = events.index(start) + 1
    ends = [k for k, event in enumerate(events) if k >= begin and event.split()[0] in ("show", "unhook", "gasp", "end")]
    return events[begin : ends[0] if ends else len(events)]


def spots(games: Any) -> list[str]:
    """Who stands where, from the position's own text."""
    return [line.removeprefix("spot ") for line in write_position(games[0]).splitlines() if line.startswith("spot ")]
