"""`python -m tests.checked --games N`: random games of all kinds on the compiled rules, the record checked after each
choice; 10,000 of them are played by a test (test_compiled.py).
"""

import argparse
import sys
import time

import numpy as np

from folsom.compiled import rules_of
from folsom.dealing import Wishes
from folsom.notation.words import members
from folsom.rules.express import state
from folsom.rules.express.check import BROKEN
from tests.kinds import KINDS

PORTION = 2000


def main() -> int:
    """Play, check, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.checked")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = rules_of("express")
    rules.wait(print)
    games = state.blank(1)
    each = asked.games // len(KINDS) + 1
    start = time.perf_counter()
    for k, (name, options) in enumerate(KINDS.items()):
        chance = np.array([asked.seed * 1000 + k + 1], np.uint64)
        for first in range(0, each, PORTION):
            n = min(PORTION, each - first)
            seed = asked.seed + k * each + first
            broken = int(rules.loops.checked(games, Wishes(**options).numbers(), seed, n, chance))
            if broken:
                print(f"{name}, among the games from seed {seed}: {[BROKEN[b] for b in members(broken)]}")
                return 1
        print(f"{name}: {each:,} games sound", flush=True)
    print(f"{each * len(KINDS):,} games, checked after every choice, in {time.perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
