"""What the command line complains about: one sentence, in the user's language."""

from __future__ import annotations

from folsom.errors import FolsomError


class Fault(FolsomError):
    """Something that the user can put right: a message of the catalogue (`error-...`)."""


def whole(option: str, text: str) -> int:
    """A whole number from the command line."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Fault("not-whole", option=option, value=text)
    return int(text)


def reason_of(error: Exception) -> str:
    """What the system says, without its number."""
    return (getattr(error, "strerror", None) or str(error)).lower()
