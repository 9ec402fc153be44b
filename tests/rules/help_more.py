"""What the tests of the later rules share: a case from a few lines, and what it has become, in words."""

from collections.abc import Iterable
from typing import Any

import folsom
from folsom.game import Game
from folsom.notation import writing
from folsom.rules.express.cards import BANDITS, EVENTS


def case(lines: str) -> Game:
    """A game from the lines of a position; all that goes unasked has happened already (`told` says what)."""
    return folsom.position("folsom position 1 express\n" + lines)


def lines_of(game: Game) -> dict[str, str]:
    """The position, key by key; a sound one."""
    assert game.check() == []
    assert_tidy(game)
    return dict(line.split(": ", 1) for line in game.position().splitlines() if ": " in line)


def assert_tidy(game: Game) -> None:
    """Nothing stands in the unused cells of the journal."""
    for row in game._rows[1 : int(game._rows[0, 0]) + 1]:
        fields = EVENTS[int(row[0])][1].split()
        assert not row[2 + len(fields) :].any(), row


def bandits(game: Game) -> dict[str, str]:
    """Each bandit: its spot, bullets, loot, ransom."""
    return {key: words for key, words in lines_of(game).items() if key in BANDITS}


def loot(game: Game) -> dict[str, str]:
    """What lies where."""
    return {key.removeprefix("loot "): words for key, words in lines_of(game).items() if key.startswith("loot ")}


def line(game: Game, key: str) -> str:
    """One line of the position; nothing if it isn't there."""
    return lines_of(game).get(key, "")


def texts(game: Game, seat: int) -> list[str]:
    """A seat's legal options."""
    assert_tidy(game)
    return [option.text for option in game.legal(seat)]


def told(events: Iterable[folsom.Event], *kinds: str) -> list[str]:
    """What happened, in order; only of some kinds, if any are named."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


def cards_in(game: Game, pile: str, seat: int) -> str:
    """What a seat's `hand`, `deck`, `discards`, `kept` or `known` holds."""
    assert_tidy(game)
    return writing.bag_words(game.record, seat, int(getattr(game.record, pile)[seat]))


def sizes(game: Game, pile: str) -> list[int]:
    """How many cards each seat has there."""
    assert_tidy(game)
    return [int(getattr(game.record, pile)[seat]) >> 56 for seat in range(game.seats)]


def play_all(game: Game, *choices: tuple[int, str]) -> list[str]:
    """Several choices; what the last of them brought."""
    events: list[folsom.Event] = []
    for seat, text in choices:
        events = game.play(seat, text)
    return told(events)


def seen(game: Game, seat: int | None, *path: Any) -> Any:
    """A part of what a seat sees."""
    found: Any = game.view(seat)
    for key in path:
        found = found[key]
    return found
