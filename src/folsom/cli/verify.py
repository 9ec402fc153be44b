"""folsom verify: replay a finished game and say what that proves."""

from __future__ import annotations

import argparse
import re

import folsom
from folsom.cli.faults import Fault
from folsom.cli.files import damaged, read
from folsom.errors import Doctored, NotationError
from folsom.words.catalogue import Speech


def run(given: argparse.Namespace, says: Speech) -> int:
    """Verify one file."""
    path = given.file
    text = read(path)
    try:
        game = folsom.verify(text)
    except NotationError as error:
        raise damaged(path, error) from error
    except Doctored as error:
        raise Fault("in-file", path=path, error=error) from error
    told = "yes" if re.search(r"^\s*scores\s*:", text, re.MULTILINE) else "no"
    scores = "-".join(map(str, game.scores))
    deal = says.say(f"deal-{kind_of_deal(game, text)}")
    print(says.say("verify-good", path=path, deal=deal, moves=len(game.moves), scores=scores, told=told))
    return 0


def kind_of_deal(game: folsom.Game, text: str) -> str:
    """How the game was dealt."""
    if game.seed is None:
        return "position"
    if not isinstance(game.seed, bytes):
        return "open"
    return "committed" if re.search(r"^\s*commitment\s*:", text, re.MULTILINE) else "sealed"
