"""`folsom bench`: how many games and decisions a second, on one core, with random choices."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.cells import cell_len

from folsom.batch import Batch
from folsom.compiled import GAMES, rules_of
from folsom.dealing import Wishes
from folsom.errors import UnknownOption
from folsom.rules import loops as interpreted
from folsom.rules.express import state
from folsom.words.catalogue import Speech

SECONDS = 0.4  # for each of the measurements of a row
TRIES = 3
BATCH = 32768  # games; fewer don't keep two threads busy between two steps
STEPS = 20
ROWS: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (4, "standard", {}),
    (3, "standard", {}),
    (5, "standard", {}),
    (6, "standard", {}),
    (2, "standard", {}),
    (4, "expert", {"expert": True}),
)
COLUMNS = ("game", "seats", "variant", "games_per_s", "decisions_per_s", "ns_per_decision", "state_bytes", "copy_ns")


def run(game: str, seats: int | None, as_json: bool, says: Speech) -> int:
    """Measure and print; with `as_json` a list of objects on standard output. Progress goes to standard error."""
    if game not in GAMES:
        raise UnknownOption("no-game", name=repr(game), known=", ".join(GAMES))
    if seats is not None and seats not in {row[0] for row in ROWS}:
        raise UnknownOption("seats", value=repr(seats), most=state.SEATS)

    def measured(variant: str, n: int, play: Callable[[int], tuple[int, int]]) -> dict[str, Any]:
        what = says.say("bench-what", game=game, n=n, variant=variant)
        print(says.say("bench-progress", what=what), file=sys.stderr, flush=True)
        return row(game, n, variant, measure(play), copy_ns)

    rules = rules_of(game)
    rules.wait(lambda text: print(text, file=sys.stderr, flush=True))
    copy_ns = measure_copy(rules.loops)
    rows = []
    for n, variant, options in ROWS:
        if seats is None or seats == n:
            rows.append(measured(variant, n, playouts(rules.loops, Wishes(n, **options), 2000)))
    at = seats or 4
    for threads in (1,) if as_json else (1, 2):  # every row of the JSON is measured on one core
        rows.append(measured(f"batch, threads={threads}", at, batches(game, at, threads)))
    rows.append(measured("interpreted", at, playouts(interpreted, Wishes(at), 1)))
    print(json.dumps(rows, indent=1) if as_json else table(rows, says))
    return 0


def playouts(loops: Any, wishes: Wishes, games: int) -> Callable[[int], tuple[int, int]]:
    """Plays some games; how many games and decisions."""
    record = state.blank(1)
    chance = np.array([88172645463325252], np.uint64)
    numbers = wishes.numbers()

    def play(turn: int) -> tuple[int, int]:
        return games, int(loops.playouts(record, numbers, turn * games, games, chance))

    return play


def batches(game: str, seats: int, threads: int) -> Callable[[int], tuple[int, int]]:
    """Steps a batch with random options; how many games ended and how many decisions were made."""
    batch = Batch(game, BATCH, seats=seats, seed=1, threads=threads, renew=True)
    options = np.zeros(batch.n, np.int64)

    def play(_: int) -> tuple[int, int]:
        ended = 0
        for _step in range(STEPS):
            ended += int(np.count_nonzero(batch.step(batch.choose(options))))
        return ended, STEPS * batch.n

    return play


def measure(play: Callable[[int], tuple[int, int]]) -> tuple[float, float]:
    """Games and decisions a second: the best of some tries."""
    play(0)
    best = (0.0, 0.0)
    for k in range(TRIES):
        games = decisions = turn = 0
        start = time.perf_counter()
        while (took := time.perf_counter() - start) < SECONDS:
            turn += 1
            more_games, more_decisions = play(k * 1000 + turn)
            games += more_games
            decisions += more_decisions
        best = max(best, (decisions / took, games / took))
    return best[1], best[0]


def measure_copy(loops: Any) -> float:
    """Nanoseconds to copy a record onto another, both in the cache."""
    games = state.blank(16)
    n = 1_000_000
    best = float("inf")
    for _ in range(TRIES):
        start = time.perf_counter()
        loops.copies(games, n)
        best = min(best, (time.perf_counter() - start) / n * 1e9)
    return best


def row(game: str, seats: int, variant: str, speed: tuple[float, float], copy_ns: float) -> dict[str, Any]:
    """One row of the result."""
    games, decisions = speed
    numbers = (round(games, 1), round(decisions, 1), round(1e9 / decisions, 1), state.GAME.itemsize, round(copy_ns, 1))
    return dict(zip(COLUMNS, (game, seats, variant, *numbers), strict=True))


def table(rows: list[dict[str, Any]], says: Speech) -> str:
    """The rows for people."""
    heads = [says.say(f"bench-{name}") for name in ("game", "seats", "variant", "games", "decisions", "ns")]
    cells = [heads]
    for r in rows:
        numbers = f"{r['games_per_s']:,.0f}", f"{r['decisions_per_s']:,.0f}", f"{r['ns_per_decision']:,.1f}"
        cells.append([r["game"], str(r["seats"]), r["variant"], *numbers])
    wide = [max(cell_len(line[k]) for line in cells) for k in range(len(heads))]
    lines = []
    for line in cells:
        pads = [" " * (w - cell_len(text)) for text, w in zip(line, wide, strict=True)]
        lines.append(
            "  ".join(t + p if k in (0, 2) else p + t for k, (t, p) in enumerate(zip(line, pads, strict=True)))
        )
    return "\n".join([*lines, says.say("bench-record", bytes=rows[0]["state_bytes"], ns=str(rows[0]["copy_ns"]))])
