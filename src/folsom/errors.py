"""What can go wrong for somebody who uses the library: one sentence each, saying what to do, in any language."""

from __future__ import annotations

from typing import Any


class FolsomError(Exception):
    """Any error that Folsom tells of: a message of the catalogue (`error-...`) and what fills its gaps."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def words(self, language: str = "en") -> str:
        """The sentence in a language."""
        from folsom.words import speech

        told = {k: v.words(language) if isinstance(v, FolsomError) else v for k, v in self.values.items()}
        return speech(language).say(f"error-{self.key}", **told)

    def __str__(self) -> str:
        return self.words()

    def __reduce__(self) -> Any:
        return made_again, (type(self), self.key, self.values, dict(vars(self)))


def made_again(kind: type[FolsomError], key: str, values: dict[str, Any], more: dict[str, Any]) -> FolsomError:
    """An error that comes from another process."""
    error = kind.__new__(kind)
    FolsomError.__init__(error, key, **values)
    vars(error).update(more)
    return error


class UnknownOption(FolsomError, ValueError):
    """A game, an option or a value of one that Folsom doesn't know."""


class IllegalChoice(FolsomError, ValueError):
    """A choice that isn't legal, out of turn, or after the end; nothing has changed. `legal`: what would have been."""

    def __init__(self, key: str, /, *, legal: tuple[str, ...] = (), **values: Any) -> None:
        super().__init__(key, **values, **({"legal": ", ".join(legal)} if legal else {}))
        self.legal = legal


class NotationError(FolsomError, ValueError):
    """A text that can't be read: line and column, both counted from 1, and what was expected there."""

    def __init__(self, line: int, column: int, expected: str) -> None:
        super().__init__("notation", line=str(line), column=str(column), expected=expected)
        self.line = line
        self.column = column
        self.expected = expected


class Doctored(FolsomError, ValueError):
    """A recorded game that isn't the one that was played; `move` counts from 1, 0 is the deal."""

    def __init__(self, move: int, key: str, /, **values: Any) -> None:
        super().__init__(key, move=str(move), **values)
        self.move = move
