"""Reading text word by word, so that every error can say where it is and what was expected there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from folsom.errors import NotationError

T = TypeVar("T")
VERSION = 1  # of the notation
LONGEST = 4_000_000  # characters; no game comes near it


@dataclass(frozen=True)
class Word:
    """A word and where it stands."""

    text: str
    line: int
    column: int

    def wrong(self, expected: str) -> NotationError:
        """The error that this word isn't what it should be."""
        return NotationError(self.line, self.column, expected)

    def part(self, start: int, end: int | None = None) -> Word:
        """A piece of the word."""
        return Word(self.text[start:end], self.line, self.column + start)

    def split(self, sign: str) -> list[Word]:
        """The pieces between a sign."""
        pieces = []
        at = 0
        for text in self.text.split(sign):
            pieces.append(Word(text, self.line, self.column + at))
            at += len(text) + len(sign)
        return pieces


class Line:
    """The words of one line, read from left to right."""

    def __init__(self, text: str, number: int) -> None:
        self.number = number
        self.text = text.split("#", 1)[0].rstrip()
        self.words = [Word(m.group(), number, m.start() + 1) for m in re.finditer(r"[;:,|]|[^\s;:,|]+", self.text)]
        self.at = 0

    @property
    def more(self) -> bool:
        """Whether a word is left."""
        return self.at < len(self.words)

    def peek(self) -> str:
        """The next word's text, or nothing."""
        return self.words[self.at].text if self.more else ""

    def next(self, expected: str) -> Word:
        """The next word."""
        if not self.more:
            raise self.wrong(expected)
        self.at += 1
        return self.words[self.at - 1]

    def wrong(self, expected: str) -> NotationError:
        """The error that something else should stand here."""
        column = self.words[self.at].column if self.more else len(self.text) + 1
        return NotationError(self.number, column, expected)

    def skip(self, text: str) -> bool:
        """Pass over a word if it is this one."""
        if self.peek() == text:
            self.at += 1
            return True
        return False

    def need(self, text: str) -> None:
        """Pass over a word that must stand here."""
        if not self.skip(text):
            raise self.wrong(f"`{text}`")

    def end(self) -> None:
        """Nothing may follow."""
        if self.more:
            raise self.wrong("the end of the line")

    def number_in(self, low: int, high: int, what: str) -> int:
        """A whole number."""
        return number(self.next(f"{what}, {low} to {high}"), low, high, what)

    def one_of(self, names: Iterable[str], what: str) -> int:
        """One of some names; which."""
        names = list(names)
        return one_of(self.next(f"{what}: {', '.join(names)}"), names, what)

    def many(self, read: Callable[[Word], T], what: str, until: str = ";") -> list[T]:
        """Words up to a sign or the end of the line; at least one."""
        found = []
        while self.more and self.peek() not in until:
            found.append(read(self.next(what)))
        if not found:
            raise self.wrong(what)
        return found


def number(word: Word, low: int, high: int, what: str) -> int:
    """A word that is a whole number."""
    expected = f"{what}, {low} to {high}"
    if not re.fullmatch(r"[0-9]{1,19}", word.text):
        raise word.wrong(expected)
    value = int(word.text)
    if not low <= value <= high:
        raise word.wrong(expected)
    return value


def one_of(word: Word, names: Iterable[str], what: str) -> int:
    """A word that is one of some names."""
    names = list(names)
    if word.text not in names:
        raise word.wrong(f"{what}: {', '.join(names)}")
    return names.index(word.text)


def lines_of(text: str) -> list[Line]:
    """The lines that say something."""
    if not isinstance(text, str):
        raise NotationError(1, 1, "a text")
    if len(text) > LONGEST:
        raise NotationError(1, 1, f"a text of at most {LONGEST} characters")
    lines = [Line(line, number) for number, line in enumerate(text.split("\n"), 1)]
    return [line for line in lines if line.words]


def header(lines: list[Line], what: str, name: str) -> None:
    """The first line: what this is and which version wrote it."""
    expected = f"`folsom {what} {VERSION} {name}`"
    if not lines:
        raise NotationError(1, 1, expected)
    line = lines[0]
    for word in ("folsom", what):
        if not line.skip(word):
            raise line.wrong(expected)
    version = line.next(expected)
    if version.text.isdigit() and version.text.isascii() and int(version.text[:9]) > VERSION:
        raise version.wrong(
            f"version {VERSION} or older: this was written by a newer Folsom, so install the newest one to read it"
        )
    if version.text != str(VERSION) or not line.skip(name):
        raise version.wrong(expected)
    line.end()
