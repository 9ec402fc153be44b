"""A position of Colt Super Express from text: line by line, each error with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from folsom.errors import NotationError
from folsom.notation.super_express.words import ENDINGS, EXTENSIONS, FACINGS, LAST_GASP, LEVELS, NAME, STUNNED
from folsom.notation.text import Line, Word, header, lines_of, one_of
from folsom.rules.super_express import cards, setup, state
from folsom.rules.super_express.rows import enter

LONGEST = 10_000  # moments; no game has that many
FACING_WORDS = tuple(FACINGS.values())


def read_position(text: str) -> Any:
    """An array with one game, read from a position; NotationError says where it is wrong."""
    lines = lines_of(text)
    header(lines, "position", NAME)
    reader = PositionReader(lines[0], lines[1:])
    return reader.games


class PositionReader:
    """Fills a record from the lines of a position, then what follows from them."""

    def __init__(self, head: Line, lines: list[Line]) -> None:
        self.games = state.blank(1)
        self.g = self.games[0]
        setup.clear(self.g)
        self.g.stream = 1
        self.g.cards = cards.BASE_CARDS
        self.seen: set[str] = set()
        self.last = lines[-1] if lines else head
        if not lines or lines[0].peek() != "seats":
            raise (lines[0] if lines else self.last).wrong("`seats: ` and the bandits, seat by seat between `|`")
        for line in lines:
            self.read(line)
        self.complete()

    def read(self, line: Line) -> None:
        """One line: a key, perhaps a seat or a spot, a colon, and what it says."""
        methods: dict[str, Callable[[Line], None]] = {
            "seats": self.read_seats, "variant": self.read_variant, "first": self.read_first,
            "round": self.read_round, "rear": self.read_rear, "moment": self.read_moment, "fell": self.read_fell,
            "decision": self.read_decision, "stream": self.read_stream,
        }  # fmt: skip
        first = line.next("a key")
        if first.text in methods:
            self.once(first, first.text)
            line.need(":")
            methods[first.text](line)
        elif first.text == "spot":
            car = line.number_in(int(self.g.rear), int(self.g.seats) + 1, "a car on the train")
            level = line.one_of(LEVELS, "a level")
            self.once(first, f"spot {car} {level}")
            line.need(":")
            self.read_spot(line, car + cards.ROOF * level)
        elif first.text in ("taken", "stack"):
            seat = line.number_in(0, int(self.g.seats) - 1, "a seat")
            self.once(first, f"{first.text} {seat}")
            line.need(":")
            (self.read_taken if first.text == "taken" else self.read_stack)(line, seat)
        else:
            raise first.wrong(f"one of {', '.join([*methods, 'spot', 'taken', 'stack'])}")
        line.end()

    def once(self, word: Word, key: str) -> None:
        """Each line stands once."""
        if key in self.seen:
            raise word.wrong(f"`{key}` only once")
        self.seen.add(key)

    # one method a kind of line

    def read_seats(self, line: Line) -> None:
        """`seats: tuco | doc | mei`."""
        used: set[int] = set()
        seat = 0
        while True:
            word = line.next("a bandit")
            bandit = one_of(word, cards.BANDITS, "a bandit")
            if bandit in used or seat == cards.MOST_SEATS:
                raise word.wrong("another bandit for each of three to seven seats")
            used.add(bandit)
            self.g.bandit[seat] = bandit
            seat += 1
            if not line.more:
                break
            line.need("|")
        if seat < cards.FEWEST_SEATS:
            raise line.wrong("another bandit for each of three to seven seats")
        self.g.seats = seat

    def read_variant(self, line: Line) -> None:
        """`variant: reflex horse last-gasp`."""
        for word in line.many(lambda w: w, "reflex, horse or last-gasp"):
            name = (*EXTENSIONS, LAST_GASP)[one_of(word, (*EXTENSIONS, LAST_GASP), "reflex, horse or last-gasp")]
            if name == LAST_GASP:
                self.g.gasp = 1
            else:
                self.g.cards = int(self.g.cards) | (1 << EXTENSIONS[name])

    def read_first(self, line: Line) -> None:
        """`first: 2`."""
        self.g.first = line.number_in(0, int(self.g.seats) - 1, "a seat")

    def read_round(self, line: Line) -> None:
        """`round: 1`; as many cars came off before it."""
        self.g.number = self.g.rear = line.number_in(0, int(self.g.seats), "a round")

    def read_rear(self, line: Line) -> None:
        """`rear: 3`, where it isn't the round's number: after the end."""
        self.g.rear = line.number_in(0, int(self.g.seats) + 1, "a car")

    def read_moment(self, line: Line) -> None:
        """`moment: 17`."""
        self.g.moment = line.number_in(0, LONGEST, "a moment")

    def read_spot(self, line: Line, spot: int) -> None:
        """`spot 4 inside: doc forward, tuco rearward stunned`, front to rear."""
        while True:
            word = line.next("a bandit")
            seat = self.seat_of(word)
            if int(self.g.aboard) >> seat & 1:
                raise word.wrong("each bandit on one spot")
            forward = line.one_of(FACING_WORDS, "a way to face") == 0
            self.g.facing = int(self.g.facing) | (int(forward) << seat)
            self.g.stunned = int(self.g.stunned) | (int(line.skip(STUNNED)) << seat)
            self.g.aboard = int(self.g.aboard) | (1 << seat)
            enter(self.g, seat, spot, True)
            if not line.skip(","):
                return

    def seat_of(self, word: Word) -> int:
        """Whose bandit it is."""
        names = [cards.BANDITS[int(b)] for b in self.g.bandit[: int(self.g.seats)]]
        return one_of(word, names, "a bandit of this game")

    def read_fell(self, line: Line) -> None:
        """`fell: doc 5, mei 9`: moments of the last falls."""
        while True:
            seat = self.seat_of(line.next("a bandit"))
            self.g.fell[seat] = line.number_in(1, LONGEST, "a moment")
            if not line.skip(","):
                return

    def read_taken(self, line: Line, seat: int) -> None:
        """`taken 0: 312 345`."""
        worths = [str(worth) for worth in cards.WORTHS]
        for word in line.many(lambda w: w, "the values of car cards"):
            card = 1 << one_of(word, worths, "the value of a car card")
            if not int(self.g.left) & card:
                raise word.wrong("each car card once")
            self.g.left = int(self.g.left) & ~card
            self.g.taken[seat] = int(self.g.taken[seat]) | card

    def read_stack(self, line: Line, seat: int) -> None:
        """`stack 0: flip move; shown 1`: cards in order, and how many of them all have seen."""
        words = line.many(lambda w: w, "cards")
        if len(words) > cards.STACK:
            raise words[cards.STACK].wrong(f"at most {cards.STACK} cards")
        for k, word in enumerate(words):
            self.g.stack[seat, k] = one_of(word, cards.KINDS, "a card")
        self.g.laid[seat] = len(words)
        if line.skip(";"):
            line.need("shown")
            self.g.shown[seat] = line.number_in(1, len(words), "cards shown")

    def read_decision(self, line: Line) -> None:
        """`decision: stack`, or `decision: over last-aboard`."""
        if line.one_of(cards.DECISIONS, "a decision"):
            self.g.kind = cards.OVER
            self.g.ending = 1 + line.one_of(ENDINGS[1:], "how the game ended")

    def read_stream(self, line: Line) -> None:
        """`stream: ` and 16 digits."""
        word = line.next("16 digits 0 to 9, a to f")
        if not re.fullmatch(r"[0-9a-f]{16}", word.text) or int(word.text, 16) == 0:
            raise word.wrong("16 digits 0 to 9, a to f, not all 0")
        self.g.stream = np.uint64(int(word.text, 16))

    def complete(self) -> None:
        """What follows from the lines: who waits; a moment, if falls were told without one."""
        g = self.g
        for key in ("first", "decision"):
            if key not in self.seen:
                raise NotationError(self.last.number + 1, 1, f"a `{key}:` line")
        if "moment" not in self.seen:
            g.moment = max(map(int, g.fell))
        if int(g.kind) == cards.CHOOSE_STACK:
            for seat in range(int(g.seats)):
                g.waiting = int(g.waiting) | (int(int(g.laid[seat]) == cards.STACK) << seat)
