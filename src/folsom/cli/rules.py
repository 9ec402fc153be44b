"""folsom rules: the numbered rules, all, one, or those with a word in them."""

from __future__ import annotations

import argparse
import re

from rich.cells import cell_len

from folsom.cli import drawing
from folsom.cli.faults import Fault
from folsom.notation.words import CARD_NAMES
from folsom.rules.express import cards
from folsom.words.catalogue import Speech
from folsom.words.rules import headings, rule_ids, rule_text

ROUND_CARDS = "X5"  # the rule that is a table


def run(given: argparse.Namespace, says: Speech) -> int:
    """Print what was asked for."""
    word = " ".join(given.what)
    texts = {rule: whole_text(rule, says) for rule in rule_ids()}
    found = [rule for rule in texts if not word or fits(rule, word, texts[rule])]
    if not found:
        raise Fault("no-rule", word=repr(word))
    under = headings()
    heading = ""
    for rule in found:
        if under[rule] != heading and word.upper() != rule:
            heading = under[rule]
            print(("\n" if rule != found[0] else "") + says.say(heading))
        indent = " " * (len(rule) + 2)
        text, *rows = texts[rule].split("\n")
        print("\n".join([drawing.wrap(f"{rule}  {text}", indent), *(indent + row for row in rows)]))
    return 0


def whole_text(rule: str, says: Speech) -> str:
    """A rule, and the table below it."""
    text = rule_text(rule, says)
    if rule != ROUND_CARDS:
        return text
    names = [says.round_card(name) for name, bit in zip(CARD_NAMES, range(len(CARD_NAMES)), strict=True)
             if cards.PLAIN_CARDS >> bit & 1]  # fmt: skip
    wide = max(map(cell_len, names))
    head = f"{' ' * wide}  {'2-4':9}  5-6"  # seats
    rows = zip(names, cards.ROUND_CARDS, strict=False)
    table = (f"{drawing.fit(name, wide)}  {' '.join(few):9}  {' '.join(many)}" for name, (_, few, many) in rows)
    return "\n".join([text, head, *table])


def fits(rule: str, word: str, text: str) -> bool:
    """Whether a rule is meant by its id or by a word in it."""
    if re.fullmatch(r"[A-Za-z]\d+", word):
        return rule == word.upper()
    return word.casefold() in text.casefold()
