"""folsom rules: the numbered rules, all, one, or those with a word in them."""

from __future__ import annotations

import argparse
import re

from folsom.cli import drawing
from folsom.cli.faults import Fault
from folsom.words.catalogue import Speech
from folsom.words.rules import headings, rule_ids, rule_text


def run(given: argparse.Namespace, says: Speech) -> int:
    """Print what was asked for."""
    word = " ".join(given.what)
    found = [rule for rule in rule_ids() if not word or fits(rule, word, says)]
    if not found:
        raise Fault("no-rule", word=repr(word))
    under = headings()
    heading = ""
    for rule in found:
        if under[rule] != heading and word.upper() != rule:
            heading = under[rule]
            print(("\n" if rule != found[0] else "") + says.say(heading))
        print(drawing.wrap(f"{rule}  {rule_text(rule, says)}", indent=" " * (len(rule) + 2)))
    return 0


def fits(rule: str, word: str, says: Speech) -> bool:
    """Whether a rule is meant by its id or by a word in it."""
    if re.fullmatch(r"[A-Za-z]\d+", word):
        return rule == word.upper()
    return word.casefold() in rule_text(rule, says).casefold()
