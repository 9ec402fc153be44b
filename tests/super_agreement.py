"""Colt Super Express in both implementations: the same games, everything compared after each choice.

`python -m tests.super_agreement --games 100000 --seed 1` plays that many; test_super_express.py plays some of them.
Choices are random, and now and then one is taken back. The engine draws the value of a car card when it is taken; the
reference is given the same values beforehand, so the engine plays first.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from folsom.compiled import rules_of
from folsom.rules import journal
from folsom.rules.super_express import cards, state
from folsom.rules.super_express.rows import at
from tests.reference.super_express import Reference, Setup

TAKE_BACK = 0.05  # how often a card is taken back
LEVELS = ("inside", "roof")
ENDINGS = {"not yet": None, "last aboard": "last", "car cards": "cards", "nobody": "nobody"}
Move = tuple[int, str]


def members(word: int) -> list[int]:
    """The members of a set in one word."""
    return [k for k in range(word.bit_length()) if word >> k & 1]


class Engine:
    """One game of the engine, and its table in the reference's words."""

    def __init__(self, kind: dict[str, int], seed: int, verbs: Any) -> None:
        self.verbs = verbs
        self.games = state.blank(1)
        self.kind = kind
        wishes = np.full(cards.WISHES, -1)
        wishes[:4] = kind["seats"], kind["reflex"], kind["horse"], kind["last_gasp"]
        verbs.setup(self.games, 0, wishes, seed, journal.blank())
        self.values: list[int] = []  # of the car cards taken so far, in order
        self.rows = journal.blank()

    def names(self) -> list[str]:
        """The bandits by seat."""
        return [cards.BANDITS[b] for b in self.games[0].bandit if b >= 0]

    def deciders(self) -> list[int]:
        """The seats that choose."""
        return members(int(self.verbs.deciders(self.games, 0)))

    def options(self, seat: int) -> list[str]:
        """What a seat can choose, in words."""
        return sorted(f"stack {cards.KINDS[k]}" for k in members(int(self.verbs.legal(self.games, 0, seat))))

    def play(self, seat: int, words: str) -> None:
        """A choice, or `back`."""
        if words == "back":
            assert self.verbs.take_back(self.games, 0, seat) == 0
            return
        self.rows[0, 0] = 0
        assert self.verbs.play(self.games, 0, seat, cards.KINDS.index(words.split()[1]), self.rows) == 0
        for row in self.rows[1 : int(self.rows[0, 0]) + 1]:
            if row[0] == cards.TAKES_CAR:
                self.values.append(int(row[3]))

    def table(self) -> dict[str, Any]:
        """Everything on the table."""
        g = self.games[0]
        names, seats = self.names(), int(g.seats)
        over = int(g.kind) == cards.OVER
        places = np.zeros(state.SEATS, np.int64)
        self.verbs.ranks(self.games, 0, places)
        groups = [[s for s in range(seats) if places[s] == p] for p in sorted(set(places[:seats].tolist()))]
        return {
            "kind": "over" if over else "stack",
            "deciders": self.deciders(),
            "round": int(g.number),
            "first": int(g.first),
            "over": over,
            "bandits": {name: self.bandit(seat) for seat, name in enumerate(names)},
            "rows": self.train(names),
            "seats": [self.seat(seat) for seat in range(seats)],
            "ended": ENDINGS[cards.ENDINGS[int(g.ending)]],
            "ranks": groups if over else None,
            "winners": members(int(self.verbs.winners(self.games, 0))),
        }

    def bandit(self, seat: int) -> dict[str, Any]:
        """Where a bandit is, and how."""
        g = self.games[0]
        spot = int(g.place[seat])
        if spot < 0:
            return {"car": None, "level": None, "facing": None, "stunned": False}
        facing = "forward" if int(g.facing) >> seat & 1 else "rearward"
        car = int(g.seats) + 1 - spot % cards.ROOF  # the reference counts from the locomotive
        stunned = bool(int(g.stunned) >> seat & 1)
        return {"car": car, "level": LEVELS[spot // cards.ROOF], "facing": facing, "stunned": stunned}

    def train(self, names: list[str]) -> dict[str, list[str]]:
        """Who stands on each spot, front to rear; empty spots are left out."""
        g = self.games[0]
        found: dict[str, list[str]] = {}
        for level in range(cards.LEVELS):
            k = 0
            while (seat := int(at(int(g.row[level]), k))) >= 0:
                car = int(g.seats) + 1 - int(g.place[seat]) % cards.ROOF
                found.setdefault(f"{car} {LEVELS[level]}", []).append(names[seat])
                k += 1
        return found

    def seat(self, seat: int) -> dict[str, Any]:
        """What a seat has."""
        g = self.games[0]
        laid, shown = int(g.laid[seat]), int(g.shown[seat])
        stack = [cards.KINDS[int(card)] for card in g.stack[seat][:laid]]
        taken = [int(cards.WORTHS[k]) for k in members(int(g.taken[seat]))]
        return {"stack": stack, "shown": stack[:shown], "taken": taken}


def reference_table(reference: Reference) -> dict[str, Any]:
    """The same of the reference."""
    told = reference.table()
    found = {key: told[key] for key in ("kind", "round", "first", "over", "ended")}
    found["deciders"] = list(told["deciders"])
    keys = ("car", "level", "facing", "stunned")
    found["bandits"] = {name: {key: b[key] for key in keys} for name, b in told["bandits"].items()}
    found["rows"] = {spot: list(row) for spot, row in told["rows"].items() if row}
    found["seats"] = [
        {"stack": list(s["stack"]), "shown": shown_of(s), "taken": sorted(s["taken"])} for s in told["seats"]
    ]
    found["ranks"] = [list(group) for group in told["ranks"]] if told["over"] else None
    found["winners"] = list(told["winners"])
    return found


def shown_of(seat: dict[str, Any]) -> list[str]:
    """The cards of a stack that were shown: a number of them, or themselves."""
    shown = seat["shown"]
    return list(seat["stack"])[:shown] if isinstance(shown, int) else list(shown)


def kinds(number: int) -> dict[str, int]:
    """The kind of a game by its number: all seats, extensions and the option in turn."""
    return {
        "seats": 3 + number % 5,
        "reflex": number // 5 % 2,
        "horse": number // 10 % 2,
        "last_gasp": number // 20 % 2,
    }


def compare(number: int, seed: int, verbs: Any) -> int:
    """One game in both; how many choices. A difference raises AssertionError."""
    chance = random.Random(f"{seed} {number}")
    engine = Engine(kinds(number), seed + number, verbs)
    first = int(engine.games[0].first)
    moves: list[Move] = []
    seen = [(engine.table(), [engine.options(s) for s in range(engine.kind["seats"])])]
    while engine.deciders():
        move = choice(engine, chance)
        engine.play(*move)
        moves.append(move)
        seen.append((engine.table(), [engine.options(s) for s in range(engine.kind["seats"])]))
    reference = Reference(setup_of(engine, first))
    for k, (table, options) in enumerate(seen):
        if k:
            seat, words = moves[k - 1]
            reference.take_back(seat) if words == "back" else reference.play(seat, words)
        must_agree(reference, table, options, f"game {number}, choice {k}: {moves[:k]}")
    return len(moves)


def must_agree(reference: Reference, table: dict[str, Any], options: list[list[str]], where: str) -> None:
    """Both tables, and what everybody can choose."""
    theirs = reference_table(reference)
    for key, mine in table.items():
        assert mine == theirs[key], f"{where}\n{key}: {mine}\nreference: {theirs[key]}"
    assert options == [sorted(reference.options(seat)) for seat in range(len(options))], where


def choice(engine: Engine, chance: random.Random) -> Move:
    """A random choice of a random seat, or a card taken back."""
    laid = [s for s in range(engine.kind["seats"]) if int(engine.games[0].laid[s])]
    if laid and chance.random() < TAKE_BACK:
        return chance.choice(laid), "back"
    seat = chance.choice(engine.deciders())
    return seat, chance.choice(engine.options(seat))


def setup_of(engine: Engine, first: int) -> Setup:
    """What the reference must be told."""
    train = engine.kind["seats"] + 1
    rest = [int(w) for w in cards.WORTHS if int(w) not in engine.values]
    values = [*engine.values, *rest][:train]
    options = {key: bool(engine.kind[key]) for key in ("reflex", "horse", "last_gasp")}
    return Setup(engine.names(), values, first, **options)


def main(arguments: list[str], say: Callable[[str], object] = print) -> int:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    rules = rules_of("super-express")
    rules.wait(lambda text: print(text, file=sys.stderr))
    start, choices = time.monotonic(), 0
    for number in range(given.games):
        choices += compare(number, given.seed, rules.verbs)
        if number % 1000 == 999:
            print(f"{number + 1:,} of {given.games:,} games", file=sys.stderr, flush=True)
    took = time.monotonic() - start
    say(f"{given.games:,} games, {choices:,} choices, all the same; {took:,.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
