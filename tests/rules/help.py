"""Small helpers of the rule tests: positions, options, and exactly what changed."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent
from typing import Any

import folsom
from folsom import Event, Game
from folsom.notation import writing
from folsom.rules.express import bags, cards

HEADER = "folsom position 1 express\n"
PASSING = ("decision", "pile", "stream")  # lines of a position that change with every card
ALL_TEN = "move 2, floor 2, fire 2, robbery 2, punch, marshal"
NAMES = ("tuco", "doc", "belle", "django", "ghost", "cheyenne")


def at(text: str) -> Game:
    """A game from a position without its first line; reading it proves that it is sound."""
    return folsom.position(HEADER + dedent(text).strip() + "\n")


def resolve(text: str) -> Game:
    """The same, with the pile resolved up to the first choice; without a pile the round ends."""
    game = at(dedent(text).strip() + "\ndecision: resolve")
    assert game.check() == []
    assert untidy(game) == []
    return game


def untidy(game: Game) -> list[list[int]]:
    """Rows of the journal with something in the cells that their event has no use for."""
    rows = game._rows[1 : int(game._rows[0, 0]) + 1].tolist()
    return [row for row in rows if any(row[2 + len(cards.EVENTS[row[0]][1].split()) :])]


def seats_of(count: int) -> str:
    """The line of the seats for three to six of them: tuco, doc, belle, django, ghost, cheyenne."""
    return "seats: " + " | ".join(NAMES[:count])


def told(events: Iterable[Event], *kinds: str) -> list[str]:
    """Events as text: all of them, or those of some kinds."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


def options(game: Game) -> list[str]:
    """What the one seat that decides can choose; nobody else can choose anything."""
    (seat,) = game.deciders
    assert all(not game.legal(other) for other in range(game.seats) if other != seat)
    return [option.text for option in game.legal(seat)]


def play(game: Game, *choices: str) -> list[str]:
    """Each choice is made by the one seat that decides; all that happened, as text."""
    happened: list[str] = []
    for choice in choices:
        (seat,) = game.deciders
        happened += told(game.play(seat, choice))
        assert untidy(game) == []
    assert game.check() == []
    return happened


def spots(game: Game) -> dict[str, str]:
    """Where every bandit stands."""
    return {name: bandit["spot"] for name, bandit in game.view(None)["bandits"].items()}


def keyed(lines: Iterable[str]) -> dict[str, str]:
    """The lines of a position by what stands before the colon."""
    return {key: rest.strip() for key, _, rest in (line.partition(":") for line in lines)}


def start_of(game: Game) -> dict[str, str]:
    """The position that a game began with, line by line."""
    return keyed(line[2:] for line in game.dumps().splitlines() if line.startswith("| "))


def now(game: Game) -> dict[str, str]:
    """The present position, line by line."""
    return keyed(game.position().splitlines())


def changes(game: Game, *passing: str) -> dict[str, str]:
    """Every line of the position that isn't as it was at the start; an empty one is gone."""
    old, new = start_of(game), now(game)
    keys = [key for key in {**old, **new} if old.get(key) != new.get(key) and key not in (*PASSING, *passing)]
    return {key: new.get(key, "") for key in keys}


def cards_in(game: Game, where: str, seat: int) -> str:
    """The cards of a seat in its `hand`, `deck` or `discards`."""
    return writing.bag_words(game.record, seat, int(getattr(game.record, where)[seat]))


def cards_of(game: Game, seat: int) -> str:
    """All cards of a seat that aren't in the pile."""
    record = game.record
    everything = sum(int(pile[seat]) for pile in (record.hand, record.deck, record.discards, record.kept))
    return writing.bag_words(record, seat, everything)


def sizes(game: Game, where: str) -> list[int]:
    """How many cards each seat has there."""
    return [int(bags.size(int(getattr(game.record, where)[seat]))) for seat in range(game.seats)]


def known_worth(game: Game, seat: int | None, purse: str) -> Any:
    """What a seat (None: the public) knows of a purse's value."""
    return game.view(seat)["purses"][purse]["worth"]
