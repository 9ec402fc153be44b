"""`python -m tests.golden` writes the golden games anew: two of each kind, with random choices from a fixed seed."""

import random
from pathlib import Path

import folsom
from tests.kinds import KINDS

FOLDER = Path(__file__).parent
EACH = 2


def golden(name: str, number: int) -> str:
    """One game of a kind; the second one is dealt sealed."""
    seed = number if number == 0 else bytes([number] * 32)
    game = folsom.new("express", seed=seed, **KINDS[name])
    chance = random.Random(f"{name} {number}")
    while not game.over:
        seat = chance.choice(game.deciders)
        game.play(seat, chance.choice(game.legal(seat)))
    return game.dumps()


def main() -> None:
    """Write them all."""
    for name in KINDS:
        for number in range(EACH):
            (FOLDER / f"{name}-{number}.txt").write_text(golden(name, number), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
