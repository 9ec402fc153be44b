"""folsom watch: bots play, people look on."""

from __future__ import annotations

import argparse

import folsom
from folsom.cli import plain
from folsom.cli.play import on_a_screen
from folsom.cli.sitting import Sitting, bot_names, options_of, seed_of
from folsom.words.catalogue import Speech


def run(given: argparse.Namespace, says: Speech) -> int:
    """Deal, and let them play."""
    seed = seed_of(given)
    game = folsom.new(given.game, seed=seed, **options_of(given))
    sitting = Sitting(game, bot_names(given, game.seats), seed=seed)
    if on_a_screen(given):
        from folsom.cli.screen.app import TableApp

        return TableApp(says, sitting, given.speed, given.theme).sit_down()
    return plain.play(sitting, says, given.speed or "instant")
