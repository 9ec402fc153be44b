"""The numbered rules in words, in the order of their page."""

from __future__ import annotations

import re
from functools import cache

from folsom.words.catalogue import Speech, catalogue

ENTRY = re.compile(r"^(?:(?P<heading>rules-[\w-]+)|rule-(?P<rule>[A-Z]\d+)) = ", re.MULTILINE)


@cache
def headings() -> dict[str, str]:
    """Rule by rule the message of the heading it stands under."""
    found = {}
    heading = ""
    for entry in ENTRY.finditer(catalogue("en")["rules"]):
        heading = entry["heading"] or heading
        if entry["rule"]:
            found[entry["rule"]] = heading
    return found


def rule_ids() -> list[str]:
    """The ids of all rules."""
    return list(headings())


def rule_text(rule: str, says: Speech) -> str:
    """A rule for reading: without the marks of emphasis."""
    return says.say(f"rule-{rule}").replace("**", "")
