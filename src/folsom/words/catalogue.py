"""Speech: one language's catalogue, and the names of things in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from folsom.words.languages import LOCALES

YOU = "you"  # as a name: whoever listens
FILES = ("things", "told", "errors", "table", "pictures", "rules")


class Missing(LookupError):
    """A message that the catalogue lacks, or that lacks a value: a fault of ours, which tests find."""


@cache
def speech_of(language: str) -> Speech:
    """The speech of one of our languages."""
    return Speech(language)


class Speech:
    """Sentences and names in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self.name,
            "CAR": self.car,
            "SPOT": self.spot,
            "TOKEN": self.token,
            "ROUND": self._named("round"),
            "REASON": self._named("reason"),
            "MONEY": self.money,
        }
        self._bundle = FluentBundle([LOCALES[language]], functions=functions, use_isolating=False)
        for text in catalogue(language).values():
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether there is such a message: `event-fire`, or with an attribute `event-fire.you`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, /, **values: Any) -> str:
        """A message with its values filled in."""
        if not self.has(key):
            raise Missing(f"{self.language}: no message {key}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, wrong = self._bundle.format_pattern(pattern, values)
        if wrong:
            raise Missing(f"{self.language}: {key}: {wrong[0]}")
        return str(text)

    def sentence(self, key: str, /, **values: Any) -> str:
        """The same, beginning with a capital."""
        return capital(self.say(key, **values))

    # names

    def _named(self, kind: str) -> Callable[..., str]:
        def look_up(what: object, case: object = "") -> str:
            return self._form(f"{kind}-{plain(what).replace(' ', '-')}", plain(case))

        return look_up

    def _form(self, key: str, case: str, **values: Any) -> str:
        """A name in one of its forms; those that never change have one."""
        return self.say(f"{key}.{case}" if case and self.has(f"{key}.{case}") else key, **values)

    def name(self, who: object, case: object = "") -> str:
        """A bandit; `you`; or a seat by its bandits, `doc` or `django+doc`."""
        bandits = plain(who).split("+")
        if len(bandits) == 1:
            return self._form(f"bandit-{bandits[0]}", plain(case))
        return self._form(
            "team", plain(case), names=self.say("list-team").join(self.name(bandit) for bandit in bandits)
        )

    def card(self, code: str, *, of: bool = False) -> str:
        """`tuco fire` as Fire; with `of`, as Tuco's Fire."""
        *bandit, kind = code.split()
        named = self.say(f"card-{kind}")
        return self.say("card-of", bandit=bandit[0], card=named) if bandit and of else named

    def cards(self, counted: dict[str, int], *, of: bool = False) -> str:
        """Cards with their numbers, in a row."""
        names = ((self.card(code, of=of), n) for code, n in counted.items())
        return self.row(self.say("card-count", card=name, n=n) if n > 1 else name for name, n in names)

    def car(self, car: object, case: object = "") -> str:
        """`caboose`, `locomotive`, or a number."""
        named = plain(car)
        if named in ("caboose", "locomotive"):
            return self._form(f"car-{named}", plain(case))
        return self._form("car-n", plain(case), n=int(named))

    def spot(self, spot: object, case: object = "") -> str:
        """`caboose roof`, `3 inside`."""
        car, level = plain(spot).split()
        return self._form(f"spot-{level}", plain(case), car=car)

    def token(self, token: object, case: object = "") -> str:
        """`purse4` as a purse: which one it is nobody says."""
        return self._form(f"token-{plain(token).rstrip('0123456789')}", plain(case))

    def purse(self, token: str, worth: int | None = None, *, unseen: bool = False) -> str:
        """`purse4` as purse 4; with its value, if one knows it."""
        named = self.say("purse-number", n=int(token.removeprefix("purse")))
        if worth:
            return self.say("purse-worth", purse=named, worth=worth)
        return self.say("purse-unknown", purse=named) if unseen else named

    def round_card(self, card: str) -> str:
        """The name of a round card."""
        return self.say(f"round-{card}")

    def money(self, n: Any) -> str:
        """So many dollars, as the language writes them."""
        return self.say("money", n=int(plain(n)))

    def row(self, parts: Iterable[str]) -> str:
        """`a, b, c`."""
        return self.say("list-comma").join(parts)

    def both(self, names: Iterable[str]) -> str:
        """`a, b and c`."""
        parts = list(names)
        *first, last = parts or [""]
        return self.row(first) + self.say("list-and") + last if first else last


def plain(value: object) -> str:
    """An argument of a function in a catalogue as text."""
    return "" if isinstance(value, FluentNone) else str(value)


def capital(text: str) -> str:
    """A sentence's beginning."""
    return text[:1].upper() + text[1:]


@cache
def catalogue(language: str) -> dict[str, str]:
    """A language's files as text, by name."""
    folder = resources.files("folsom") / "locales" / language
    return {name: (folder / f"{name}.ftl").read_text(encoding="utf-8") for name in FILES}
