"""What can go wrong for somebody who uses the library: one sentence each, saying what to do."""


class FolsomError(Exception):
    """Any error that Folsom tells of."""


class UnknownOption(FolsomError, ValueError):
    """A game, an option or a value of one that Folsom doesn't know."""


class IllegalChoice(FolsomError, ValueError):
    """A choice that isn't legal, out of turn, or after the end; nothing has changed."""

    def __init__(self, message: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal


class NotationError(FolsomError, ValueError):
    """A text that can't be read: line and column, both counted from 1, and what was expected there."""

    def __init__(self, line: int, column: int, expected: str) -> None:
        super().__init__(f"Line {line}, column {column}: expected {expected}.")
        self.line = line
        self.column = column
        self.expected = expected


class Doctored(FolsomError, ValueError):
    """A recorded game that isn't the one that was played; `move` counts from 1, 0 is the deal."""

    def __init__(self, move: int, message: str) -> None:
        super().__init__(message)
        self.move = move
