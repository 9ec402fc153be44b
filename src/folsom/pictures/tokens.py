"""Tokens in few marks: alike ones together, purses apart by what the looker knows of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from folsom.pictures.marks import part, tag, text, width_of
from folsom.words.catalogue import Speech

KINDS = ("strongbox", "jewel", "purse")
MANY = 5  # more tokens than this in a heap, and alike ones become one with a count
SIDE = 27.0
COLUMNS = 3


class Lot(NamedTuple):
    """Alike tokens; the worth only of purses that the looker knows."""

    kind: str
    worth: int | None
    n: int


def lots(view: dict[str, Any], tokens: list[str]) -> list[Lot]:
    """Tokens with their counts: strongboxes, jewels, known purses from the dearest, closed purses."""
    found: dict[tuple[str, int | None], int] = {}
    for token in tokens:
        known = view["purses"].get(token)
        key = (token.rstrip("0123456789"), known["worth"] if known else None)
        found[key] = found.get(key, 0) + 1
    order = sorted(found, key=lambda key: (KINDS.index(key[0]), -(key[1] or 0)))
    return [Lot(kind, worth, found[kind, worth]) for kind, worth in order]


def together(found: list[Lot]) -> list[Lot]:
    """The same with all purses as one lot, closed."""
    purses = sum(lot.n for lot in found if lot.kind == "purse")
    return [lot for lot in found if lot.kind != "purse"] + ([Lot("purse", None, purses)] if purses else [])


def label(lot: Lot, speech: Speech) -> str:
    """What a token's corner says: a known purse its worth, several how many they are."""
    words = [speech.money(lot.worth)] if lot.worth else []
    return " ".join(words + ([f"×{lot.n}"] if lot.n > 1 else []))


# ---- on the train ----------------------------------------------------------------------------------------------------


class Heap:
    """The tokens on a spot: at most three below and two on top, no wider than the spot.

    `people`: how many stand there; beside one or two the heap is narrow, in front of more it is low.
    """

    def __init__(self, found: list[Lot], people: int, room: float, speech: Speech, size: float) -> None:
        self.speech, self.size = speech, size
        self.low = people > 2
        most = COLUMNS if self.low else MANY
        tokens = sum(lot.n for lot in found)
        if tokens <= most:
            found = [Lot(lot.kind, lot.worth, 1) for lot in found for _ in range(lot.n)]
        elif len(found) > most:
            found = together(found)
        self.rows = self.layers(found, people)
        if self.wide > room:
            self.rows = self.layers(together(found), people)

    def layers(self, found: list[Lot], people: int) -> list[list[Lot]]:
        """The lower layer and the one on top of it."""
        below = COLUMNS - 1 if 0 < people <= 2 and len(found) <= COLUMNS else COLUMNS
        return [found[:below], found[below:]]

    @property
    def wide(self) -> float:
        """The floor that the heap takes."""
        return max(sum(map(self.step, row)) for row in self.rows)

    def step(self, lot: Lot) -> float:
        """How much of a layer a token takes, its label included."""
        words = label(lot, self.speech)
        return max(SIDE + 1, width_of(words, self.size) + self.size * 0.75 if words else 0)

    def draw(self, right: float, floor: float) -> str:
        """The heap, its right edge and its floor being given."""
        lifted = any(label(lot, self.speech) for lot in self.rows[0]) and not self.low
        marks = []
        for row, level in zip(self.rows, (floor, floor - SIDE * 0.86 - (self.lift if lifted else 0)), strict=True):
            x = right - self.wide / 2 - sum(map(self.step, row)) / 2
            for lot in row:
                marks.append(self.token(lot, x + self.step(lot) / 2, level))
                x += self.step(lot)
        return "".join(reversed(marks))

    @property
    def lift(self) -> float:
        """How high a token stands on its label."""
        return 0.0 if self.low else self.size * 0.72

    def token(self, lot: Lot, middle: float, level: float) -> str:
        """One token with its label."""
        words = label(lot, self.speech)
        bottom = level - (self.lift if words else 0)
        drawn = part(lot.kind, middle - SIDE / 2, bottom - SIDE, SIDE, SIDE)
        return drawn + (tag(middle, level - self.size * 0.5, words, self.size) if words else "")


# ---- in a seat's row -------------------------------------------------------------------------------------------------


def lines(found: list[Lot], ransom: int, room: float, speech: Speech) -> list[list[tuple[str, str]]]:
    """What somebody holds, as lines of tokens with their labels."""
    shown = [(lot.kind, label(lot, speech)) for lot in found]
    if ransom:
        shown.append(("ransom", speech.money(ransom)))
    rows: list[list[tuple[str, str]]] = [[]]
    left = room
    for kind, words in shown:
        wide = width_in_line(words)
        if wide > left and rows[-1]:
            rows.append([])
            left = room
        rows[-1].append((kind, words))
        left -= wide
    return rows


def draw_line(line: list[tuple[str, str]], x: float, middle: float) -> str:
    """One such line."""
    marks = []
    for kind, words in line:
        marks.append(part(kind, x, middle - 11, 22, 22))
        if words:
            marks.append(text(x + 24, middle + 4.5, words, size=13))
        x += width_in_line(words)
    return "".join(marks)


def width_in_line(words: str) -> float:
    """A token with its label in a line."""
    return 27 + (width_of(words, 13) + 5 if words else 0)
