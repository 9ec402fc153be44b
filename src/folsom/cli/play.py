"""folsom play: sit down at a table, full-screen or in plain lines."""

from __future__ import annotations

import argparse
import os
import sys

from folsom.cli import plain
from folsom.cli.sitting import sit_down
from folsom.words.catalogue import Speech


def run(given: argparse.Namespace, says: Speech) -> int:
    """Play; the exit code."""
    if not on_a_screen(given):
        return plain.play(sit_down(given), says, given.speed or "instant")
    from folsom.cli.screen.app import TableApp

    sitting = sit_down(given) if says_what(given) else None
    return TableApp(says, sitting, given.speed, given.theme).sit_down()


def says_what(given: argparse.Namespace) -> bool:
    """Whether the command line says which table it wants; else the table asks."""
    named = (given.seats, given.seat, given.human, given.bots, given.bandits, given.seed, given.save)
    return given.resume or given.expert or any(value is not None for value in named)


def on_a_screen(given: argparse.Namespace) -> bool:
    """Whether there is a terminal to draw on; Textual draws on the standard error."""
    if given.plain or os.environ.get("TERM", "") == "dumb":
        return False
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
