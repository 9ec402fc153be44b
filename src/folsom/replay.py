"""Whole games from text: dealt and played anew, move by move, and proved."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from folsom.dealing import (
    SEALED_BYTES,
    SEED_BITS,
    commitment_to,
)
from folsom.errors import Doctored, IllegalChoice, NotationError, UnknownOption
from folsom.game import BACK, DIGEST, Game, new, position
from folsom.notation.text import Line, header, lines_of
from folsom.notation.words import NAME
from folsom.rules.express import state


def load(path: str | os.PathLike[str]) -> Game:
    """A game from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError(1, 1, f"a text in UTF-8, and {os.fspath(path)} isn't one") from error
    return loads(text)


def loads(text: str) -> Game:
    """A whole game from its text: dealt and played anew. NotationError, or Doctored with the move that isn't right."""
    lines = lines_of(text)
    header(lines, "game", NAME)
    reader = GameReader(lines[1:], text)
    return reader.game


class GameReader:
    """Deals and replays a recorded game line by line."""

    def __init__(self, lines: list[Line], text: str) -> None:
        self.lines = lines
        self.text = text
        self.at = 0
        self.game = self.deal()
        self.replay()

    def peek(self) -> str:
        """The next line's first word."""
        return self.lines[self.at].peek() if self.at < len(self.lines) else ""

    def next(self, expected: str) -> Line:
        """The next line."""
        if self.at >= len(self.lines):
            last = self.text.count("\n") + 1
            raise NotationError(last, 1, f"{expected}; the text ends too early")
        self.at += 1
        return self.lines[self.at - 1]

    def deal(self) -> Game:
        """The lines before the moves."""
        game = self.from_position() if self.peek() == "|" else self.from_wishes()
        line = self.next("`deal:` and the digest of the deal")
        line.need("deal")
        line.need(":")
        self.compare(line, game, 0, "deal-changed")
        line.end()
        return game

    def from_position(self) -> Game:
        """A game that began with a position: its lines stand behind `|`."""
        kept = []
        first = self.lines[self.at].number
        while self.peek() == "|":
            line = self.next("a line of the position")
            kept.append((line.number, line.text.split("|", 1)[1]))
        text = "\n" * (first - 1)
        at = first
        for number, words in kept:
            text += "\n" * (number - at) + words
            at = number
        return position(text)

    def from_wishes(self) -> Game:
        """Options and seed."""
        options: dict[str, Any] = {}
        seed: int | bytes | None = None
        committed = ""
        first = self.lines[self.at] if self.at < len(self.lines) else self.next("`seats:`")
        while self.peek() not in ("deal", ""):
            line = self.next("an option")
            key = line.next("an option")
            line.need(":")
            if key.text in options or (key.text in ("seed", "sealed") and seed is not None):
                raise key.wrong(f"`{key.text}` only once")
            if key.text == "seats":
                options["seats"] = line.number_in(2, state.SEATS, "seats")
            elif key.text == "variant":
                for word in line.many(lambda w: w, "expert, belle= or discards="):
                    name, _, value = word.text.partition("=")
                    if name not in ("expert", "belle", "discards"):
                        raise word.wrong("expert, belle= or discards=")
                    options[name] = value or True
            elif key.text == "bandits":
                options["bandits"] = read_pairs(line)
            elif key.text == "train":
                options["cars"] = [w.text if w.text != "-" else None for w in line.many(lambda w: w, "cars")]
            elif key.text == "seed":
                seed = line.number_in(0, (1 << SEED_BITS) - 1, "a seed")
            elif key.text == "sealed":
                seed = read_hex(line, SEALED_BYTES)
            elif key.text == "commitment":
                committed = read_hex(line, 32).hex()
            else:
                raise key.wrong("seats, variant, bandits, train, seed, sealed, commitment or deal")
            line.end()
        if seed is None:
            raise first.wrong("a `seed:` or `sealed:` line before the deal")
        if isinstance(seed, bytes) and not committed:
            raise first.wrong("a `commitment:` line beside `sealed:` before the deal")
        if isinstance(seed, bytes) and committed != commitment_to(seed):
            raise Doctored(0, "not-committed")
        try:
            return new("express", seed=seed, **options)
        except UnknownOption as error:
            raise NotationError(first.number, 1, f"options that can be ({error})") from error

    def replay(self) -> None:
        """The moves, the scores and the end."""
        while self.peek() not in ("scores", "end"):
            self.move(self.next("a move, `scores:` or `end`"))
        if self.peek() == "scores" or self.game.over:
            self.scores(self.next("scores"))
        line = self.next("`end`")
        line.need("end")
        moves = len(self.game.moves)
        if line.number_in(0, 10**6, "the number of moves") != moves:
            raise NotationError(line.number, 1, f"`end {moves}`, the number of moves before it")
        line.end()
        if self.at < len(self.lines):
            raise self.lines[self.at].wrong("nothing after the end")

    def move(self, line: Line) -> None:
        """`2 fire doc; 1f3a5c7e`."""
        number = len(self.game.moves) + 1
        seat = line.number_in(0, self.game.seats - 1, "a seat")
        words = " ".join(w.text for w in line.many(lambda w: w, "a choice"))
        line.need(";")
        try:
            if words == BACK:
                self.game.take_back(seat)
            else:
                self.game.play(seat, words)
        except IllegalChoice as error:
            raise Doctored(number, "cant-move", error=error) from error
        self.compare(line, self.game, number, "move-changed")
        line.end()

    def compare(self, line: Line, game: Game, number: int, wrong: str) -> None:
        """The digest beside a move must be the one that follows from all before it."""
        digest = line.next("a digest")
        if len(digest.text) != 2 * DIGEST or any(c not in "0123456789abcdef" for c in digest.text):
            raise digest.wrong(f"a digest of {2 * DIGEST} digits 0 to 9, a to f")
        if digest.text != game._digests[number]:
            raise Doctored(number, wrong)

    def scores(self, line: Line) -> None:
        """`scores: 2750 500 1000`."""
        line.need("scores")
        line.need(":")
        told = tuple(line.number_in(0, 10**6, "money") for _ in range(self.game.seats))
        line.end()
        if not self.game.over or told != self.game.scores:
            raise Doctored(len(self.game.moves), "other-scores")


def read_pairs(line: Line) -> list[list[str | None]]:
    """`tuco | - | doc`: bandits seat by seat; `-` was drawn."""
    pairs: list[list[str | None]] = [[]]
    while line.more:
        if line.skip("|"):
            pairs.append([])
            continue
        word = line.next("a bandit or -").text
        pairs[-1].append(word if word != "-" else None)
    return pairs


def read_hex(line: Line, size: int) -> bytes:
    """Bytes as digits."""
    word = line.next(f"{2 * size} digits 0 to 9, a to f")
    if len(word.text) != 2 * size or any(c not in "0123456789abcdef" for c in word.text):
        raise word.wrong(f"{2 * size} digits 0 to 9, a to f")
    return bytes.fromhex(word.text)


def verify(text: str) -> Game:
    """Replay a finished game and prove its deal; Doctored says which move isn't right."""
    game = loads(text)
    if not game.over:
        raise Doctored(len(game.moves), "unfinished")
    return game
