"""folsom bench: how fast this machine plays."""

from __future__ import annotations

import argparse

from folsom import bench
from folsom.cli.faults import whole
from folsom.dealing import make_wishes
from folsom.words.catalogue import Speech


def run(given: argparse.Namespace, says: Speech) -> int:
    """Measure and print."""
    game = given.named or given.game
    seats = None if given.seats is None else whole("--seats", given.seats)
    make_wishes(game, {"seats": seats})
    return bench.run(game, seats, given.json, says)
