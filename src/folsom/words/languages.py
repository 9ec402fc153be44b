"""Which languages there are, and which one somebody means or would like."""

from __future__ import annotations

import os
from collections.abc import Mapping

from folsom.errors import UnknownOption

# Our code for a language, its own name for itself, and the locale that numbers and plurals follow.
NAMES = {"en": "English", "ja": "日本語", "zh-Hant": "繁體中文", "ru": "Русский"}
LOCALES = {"en": "en_US", "ja": "ja_JP", "zh-Hant": "zh_Hant_TW", "ru": "ru_RU"}
LANGUAGES = tuple(NAMES)
VARIABLES = ("FOLSOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(text: str) -> str:
    """The language that a code means: `ja`, `ru_RU.UTF-8`, `zh-TW`; UnknownOption lists the codes there are."""
    found = match(text)
    if found is None:
        raise UnknownOption("no-language", name=repr(text), known=", ".join(LANGUAGES))
    return found


def match(text: str) -> str | None:
    """The same, or none."""
    parts = text.split(".")[0].split("@")[0].replace("_", "-").lower().split("-")
    if parts[0] == "zh":
        return None if {"hans", "cn", "sg"} & set(parts) else "zh-Hant"
    return parts[0] if parts[0] in LANGUAGES else None


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's surroundings; English, if they name none that we speak."""
    for name in VARIABLES:
        value = environment.get(name, "")
        if value and value not in ("C", "POSIX"):
            return match(value) or "en"
    return "en"
