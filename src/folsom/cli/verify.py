"""folsom verify: replay a finished game and say what that proves."""

from __future__ import annotations

import re

import folsom
from folsom.cli import Fault, words
from folsom.errors import Doctored, NotationError
from folsom.notation.text import LONGEST


def read(path: str) -> str:
    """The text of a file."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            return file.read(LONGEST + 1)
    except FileNotFoundError as error:
        raise Fault(words.NO_FILE.format(path=path)) from error
    except IsADirectoryError as error:
        raise Fault(words.A_FOLDER.format(path=path)) from error
    except UnicodeDecodeError as error:
        raise Fault(words.NO_TEXT.format(path=path)) from error
    except (OSError, ValueError) as error:
        raise Fault(words.CANT_READ.format(path=path, reason=reason_of(error))) from error


def reason_of(error: Exception) -> str:
    """What the system says, without its number."""
    return (getattr(error, "strerror", None) or str(error)).lower()


def damaged(path: str, error: NotationError) -> Fault:
    """A file that can't be read: from a newer Folsom, or damaged."""
    if "newer" in error.expected:
        return Fault(words.NEWER.format(path=path))
    place = {"path": path, "line": error.line, "column": error.column}
    return Fault(words.DAMAGED.format(**place, expected=error.expected))


def run(path: str) -> int:
    """Verify one file."""
    text = read(path)
    try:
        game = folsom.verify(text)
    except NotationError as error:
        raise damaged(path, error) from error
    except Doctored as error:
        raise Fault(f"{path}: {error}") from error
    print(words.PROVEN.format(
        path=path,
        seats=game.seats,
        deal=words.DEALS[kind_of_deal(game, text)],
        moves=len(game.moves),
        scores="-".join(map(str, game.scores)),
        told="" if re.search(r"^\s*scores\s*:", text, re.MULTILINE) else words.NO_SCORES,
    ))  # fmt: skip
    return 0


def kind_of_deal(game: folsom.Game, text: str) -> str:
    """How the game was dealt."""
    if game.seed is None:
        return "position"
    if not isinstance(game.seed, bytes):
        return "open"
    return "committed" if re.search(r"^\s*commitment\s*:", text, re.MULTILINE) else "sealed"
