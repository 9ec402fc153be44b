"""The kinds of game that Folsom plays, by name: every test over all kinds takes them from here."""

from typing import Any

KINDS: dict[str, dict[str, Any]] = {
    "two-seats": {"seats": 2},
    "three": {"seats": 3},
    "four": {"seats": 4},
    "five": {"seats": 5},
    "six": {"seats": 6},
    "three-expert": {"seats": 3, "expert": True},
    "four-expert": {"seats": 4, "expert": True, "discards": "owner"},
    "five-expert": {"seats": 5, "expert": True, "belle": "same-spot"},
    "six-expert": {"seats": 6, "expert": True},
}
