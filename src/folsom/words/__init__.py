"""Words: all that Folsom says to people, in each of its languages. docs/words.md tells how a catalogue is made.

speech("ja").say("event-first", seat="doc")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.words.languages import LANGUAGES, NAMES, language_of, preferred

if TYPE_CHECKING:
    from folsom.words.catalogue import Speech

__all__ = ["LANGUAGES", "NAMES", "language_of", "preferred", "speech"]


def speech(language: str = "en") -> Speech:
    """The speech of a language; UnknownOption says which there are. Fluent is loaded when first somebody speaks."""
    from folsom.words.catalogue import speech_of

    return speech_of(language_of(language))
