"""Random games of every kind, and the check that every world must pass; on interpreted or compiled rules alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.rules import journal
from folsom.rules.express import cards, sight, state

from .witness import Witness

REAL, WORLD, AGAIN = range(3)  # the games of a table: the one that is played, one resampled, and one to try things on
EVERYBODY = journal.EVERYBODY
Event = tuple[str, int, dict[str, int]]  # kind, eyes, what it was about


@dataclass(frozen=True)
class Kind:
    """A kind of game."""

    seats: int
    expert: bool
    owner: bool

    def __str__(self) -> str:
        return f"{self.seats}-{'expert' if self.expert else 'plain'}-{'owner' if self.owner else 'open'}"

    def wishes(self) -> NDArray[np.int64]:
        """As the rules take them."""
        wishes = np.full(cards.WISHES, cards.OFF, np.int64)
        wishes[: cards.WISH_BANDITS] = self.seats, self.expert, cards.ANY_TARGET, self.owner
        return wishes


KINDS = [Kind(n, expert, owner) for n in (3, 4, 5, 6) for expert in (False, True) for owner in (False, True)]
KINDS += [Kind(2, True, owner) for owner in (False, True)]


def members(word: int) -> list[int]:
    """The members of a set in one word."""
    return [k for k in range(word.bit_length()) if word >> k & 1]


def read_rows(rows: NDArray[np.int16]) -> list[Event]:
    """The rows of a journal: kind, eyes, and the numbers by name."""
    found = []
    for event, eyes, *cells in rows[1 : int(rows[0, 0]) + 1].tolist():
        kind, names, _ = cards.EVENTS[event]
        found.append((kind, eyes, dict(zip(names.split(), cells, strict=False))))
    return found


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """What a seat (-1: the public) may see of it."""
    eye = seat if seat >= 0 else journal.PUBLIC
    return [event for event in events if event[1] >> eye & 1]


class Table:
    """One random game, with room for worlds beside it."""

    def __init__(self, verbs: Any, wishes: NDArray[np.int64], seed: int) -> None:
        self.verbs = verbs
        self.games = state.blank(3)
        self.random = random.Random(seed)
        self.rows = journal.blank()
        self.choices = 0
        self.seed = seed
        verbs.setup(self.games, REAL, wishes, seed, self.rows)
        self.seats = int(self.games["seats"][REAL])
        self.observers = range(-1, self.seats)
        self.witness = Witness(self.games[REAL])
        self.events = read_rows(self.rows)
        self.witness.hear(self.events)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.verbs.over(self.games, REAL))

    def look(self, seat: int, game: int = REAL) -> NDArray[np.int16]:
        """What a seat sees."""
        out = np.zeros(sight.SIGHT_SIZE, np.int16)
        self.verbs.observe(self.games, game, seat, out)
        return out

    def resample(self, seat: int, seed: int) -> bytes:
        """Put a world that a seat can't tell from the real one beside it; its bytes without the stream."""
        self.games[WORLD] = self.games[REAL]
        self.verbs.resample(self.games, WORLD, seat, seed)
        return self.bytes_of(WORLD)[8:]

    def bytes_of(self, game: int) -> bytes:
        """A whole record; the stream comes first."""
        return self.games[game : game + 1].tobytes()

    def choose(self) -> tuple[int, int]:
        """A seat that must choose, and one of its options."""
        seat = self.random.choice(members(int(self.verbs.deciders(self.games, REAL))))
        return seat, self.random.choice(members(int(self.verbs.legal(self.games, REAL, seat))))

    def play(self, seat: int, option: int, game: int = REAL) -> list[Event]:
        """Make a choice; all that happened."""
        self.rows[0, 0] = 0
        assert self.verbs.play(self.games, game, seat, option, self.rows) == 0
        return read_rows(self.rows)

    def step(self) -> None:
        """One random choice in the real game, now and then taken back at once."""
        seat, option = self.choose()
        self.witness.before(self.games[REAL])
        self.events = self.play(seat, option)
        self.witness.hear(self.events)
        self.choices += 1
        if int(self.games["kind"][REAL]) <= cards.AT_ONCE and self.random.randrange(8) == 0:
            self.verbs.take_back(self.games, REAL, seat)

    def moments(self) -> Iterator[int]:
        """After the deal and after every choice."""
        yield self.choices
        while not self.over:
            self.step()
            yield self.choices


def check_world(table: Table, seat: int, seed: int, watched: bool = True) -> None:
    """A world resampled for a seat: it sees the same, the world is sound, and it could have come about."""
    where = f"seed {table.seed}, choice {table.choices}, for {seat}"
    before = table.look(seat)
    table.resample(seat, seed)
    after = table.look(seat, WORLD)
    assert before.tobytes() == after.tobytes(), f"{where}: {told(before, after)} differ"
    assert table.verbs.check(table.games, WORLD) == 0, f"{where}: not sound"
    table.games[AGAIN] = table.games[WORLD]
    table.verbs.ask_again(table.games, AGAIN)
    assert table.bytes_of(AGAIN) == table.bytes_of(WORLD), f"{where}: options of another hand"
    if watched:
        faults = table.witness.faults(table.games[WORLD], seat)
        assert not faults, f"{where}: {'; '.join(faults)}"


def told(before: NDArray[np.int16], after: NDArray[np.int16]) -> set[str]:
    """The parts of an observation that differ."""
    names = [name for name, length, _ in sight.SIGHT for _ in range(length)]
    return {names[k] for k in np.flatnonzero(before != after)}
