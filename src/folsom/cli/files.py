"""Saved games: read, write, and where they are kept when no file is named."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

import folsom
from folsom.cli.faults import Fault, reason_of
from folsom.errors import Doctored, NotationError
from folsom.game import Game
from folsom.notation.text import LONGEST

SEATING = "# seating: "  # a comment in a saved game: who plays each seat, `human` or a bot's name


def read(path: str) -> str:
    """The text of a file."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            return file.read(LONGEST + 1)
    except FileNotFoundError as error:
        raise Fault("no-file", path=path) from error
    except IsADirectoryError as error:
        raise Fault("a-folder", path=path) from error
    except UnicodeDecodeError as error:
        raise Fault("no-text", path=path) from error
    except (OSError, ValueError) as error:
        raise Fault("cant-read", path=path, reason=reason_of(error)) from error


def damaged(path: str, error: NotationError) -> Fault:
    """A file that can't be read: from a newer Folsom, or damaged."""
    if "newer" in error.expected:
        return Fault("newer", path=path)
    return Fault("damaged", path=path, line=str(error.line), column=str(error.column), expected=error.expected)


def load(path: str) -> tuple[Game, list[str] | None]:
    """A game from a file, and who plays each seat, if the file says so."""
    text = read(path)
    try:
        game = folsom.loads(text)
    except NotationError as error:
        raise damaged(path, error) from error
    except Doctored as error:
        raise Fault("in-file", path=path, error=error) from error
    line = next((line for line in text.splitlines() if line.startswith(SEATING)), "")
    seating = line.removeprefix(SEATING).split()
    return game, seating if len(seating) == game.seats else None


def save(game: Game, path: str, seating: list[str]) -> None:
    """Write a game, and who plays each seat."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True) if is_ours(path) else None
        game.save(path, note=f"{SEATING}{' '.join(seating)}")
    except (OSError, ValueError) as error:
        raise Fault("cant-save", path=path, reason=reason_of(error)) from error


def folder() -> Path:
    """Where games are kept when no file is named; FOLSOM_DATA names another place."""
    named = os.environ.get("FOLSOM_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "folsom" / "games"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "folsom" / "games"


def is_ours(path: str) -> bool:
    """Whether a file is in the folder that we make ourselves."""
    return Path(path).parent == folder()


def new_path() -> str:
    """A file for a new game, named by the moment."""
    return str(folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.folsom")


def last_path() -> str:
    """The game that was saved last and isn't over."""
    try:
        found = sorted(folder().glob("*.folsom"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        found = []
    for path in found:
        with contextlib.suppress(Fault):  # whatever else lies there
            if "\nscores:" not in read(str(path)):
                return str(path)
    raise Fault("nothing-saved")
