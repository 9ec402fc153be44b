"""The engine and the reference play the same games, and everything is compared after each choice.

`python -m tests.agreement --games 100000 --processes 2 --seed 1` plays that many games; test_agreement.py plays some of
them. Choices are random. Chance is the engine's: the reference is fed what the engine's events tell of it, and nothing
may be left over or missing. The first difference ends the run with a report and status 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import re
import sys
import time
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import numpy as np

import folsom
from folsom import Event, Game, IllegalChoice
from folsom.compiled import rules_of
from folsom.rules.express import bags, cards, state
from tests.reference.express import Reference, Setup
from tests.reference.pieces import BANDITS, CARS, NEUTRAL, STARTING_PURSE, Impossible

# ---- both sides' words -----------------------------------------------------------------------------------------------

# What differs between the engine's words and the reference's; all other words are the same.
DECISIONS = {"marshal-card": "marshal card"}
ROUND_CARDS = {
    "angry-marshal": "angry marshal",
    "swivel-arm": "swivel arm",
    "take-it-all": "take it all",
    "passengers-rebellion": "passengers' rebellion",
    "marshals-revenge": "marshal's revenge",
    "hostage-conductor": "hostage conductor",
}
SHOOTERS = (*BANDITS, NEUTRAL)
LEVELS = ("inside", "roof")
PASS, DONE = "pass", "done"
MARSHAL_CARD, START, KEEP = "marshal card", "start", "keep"


def decision_of(game: Game) -> str:
    """The kind of decision in the reference's words."""
    return DECISIONS.get(game.decision, game.decision)


# ---- the engine's record as the reference's table --------------------------------------------------------------------


def setup_of(game: Game) -> Setup:
    """The game's bandits, train and options."""
    g = fields_of(game)
    seats = range(g["seats"])
    return Setup(
        g["seats"],
        [[BANDITS[b] for b in g["pair"][seat] if b >= 0] for seat in seats],
        [CARS[car] for car in g["train"] if car >= 0],
        bool(g["expert"]),
        ("any-target", "same-spot")[g["belle"]],
    )


def fields_of(game: Game) -> dict[str, Any]:
    """The fields of the record as plain numbers and lists."""
    values = game.record.item()
    names = state.GAME.names or ()
    return {n: v.tolist() if isinstance(v, np.ndarray) else v for n, v in zip(names, values, strict=True)}


def members(word: int) -> list[int]:
    """The members of a set in one word."""
    return [k for k in range(word.bit_length()) if word >> k & 1]


@lru_cache(maxsize=100_000)
def bag_table(bag: int, pair: tuple[int, int]) -> dict[str, int]:
    """A bag of a seat with these bandits: how many of each card."""
    table = {}
    for slot in range(cards.SLOTS):
        n = int(bags.copies(bag, slot))
        if n and slot == cards.BULLET_SLOT:
            table["bullet"] = n
        elif n:
            table[f"{BANDITS[pair[slot // 6]]} {cards.KINDS[slot % 6]}"] = n
    assert sum(table.values()) == bags.size(bag)
    return table


@lru_cache(maxsize=100_000)
def tokens_table(word: int) -> list[str]:
    """A word of tokens; jewels and strongboxes are all alike."""
    return sorted(token_name(token) for token in members(word))


def token_name(token: int) -> str:
    """One token."""
    if token < cards.PURSES:
        return f"purse{token}"
    return "jewel" if token < cards.STRONGBOX else "strongbox"


def card_table(code: int) -> dict[str, Any]:
    """A card in the pile, without its seat."""
    down = code >= cards.FACE_DOWN
    bandit, kind = divmod(code - cards.FACE_DOWN if down else code, 6)
    return {"card": f"{BANDITS[bandit]} {cards.KINDS[kind]}", "down": down}


def named(bandit: int) -> str | None:
    """A bandit, or none."""
    return BANDITS[bandit] if bandit >= 0 else None


def engine_table(game: Game) -> dict[str, Any]:
    """The record as `Reference.table` would tell it."""
    g = fields_of(game)
    kind = decision_of(game)
    waiting = members(g["waiting"])
    purses = range(sum(b >= 0 for b in g["seat_of"]) + sum(CARS[car][0] for car in g["train"] if car >= 0))
    return {
        "kind": kind,
        "deciders": list(game.deciders),
        "round": g["number"],
        "round_card": cards.ROUND_CARDS[g["card"]][0] if g["card"] >= 0 else None,
        "used_cards": sorted(cards.ROUND_CARDS[card][0] for card in members(g["card_word"])),
        "turn": g["turn"] if g["turn"] >= 0 else None,
        "step": g["step"],
        "waiting": waiting,
        "answers": {seat: answer_table(kind, g["choice"][seat]) for seat in waiting},
        "acting": named(g["actor"]),
        "target": named(g["target"]),
        "token": token_name(g["token"]) if g["token"] >= 0 else None,
        "pickers": [BANDITS[b] for b in members(g["pickers"])],
        "first": g["first"] if g["first"] >= 0 else None,
        "marshal": g["marshal"],
        "neutral": g["neutral"],
        "bandits": {BANDITS[b]: bandit_table(g, b) for b in range(len(BANDITS)) if g["seat_of"][b] >= 0},
        "spots": {
            f"{spot % cards.ROOF} {LEVELS[spot // cards.ROOF]}": tokens_table(word)
            for spot, word in enumerate(g["loot"])
            if word
        },
        "beside": g["beside"],
        "seats": [seat_table(g, seat, kind) for seat in range(g["seats"])],
        "pile": [
            {"seat": g["seat_of"][code % cards.FACE_DOWN // 6], **card_table(code)}
            for code in g["pile"][g["pile_next"] : g["pile_size"]]
        ],
        "values": {f"purse{p}": g["worth"][p] or None for p in purses},
        "seen": {f"purse{p}": [seat for seat in range(g["seats"]) if g["seen"][p] >> seat & 1] for p in purses},
        "over": game.over,
        "scores": list(game.scores) if game.over else None,
        "ranks": [list(group) for group in game.ranks] if game.over else None,
    }


def answer_table(kind: str, choice: int) -> str:
    """A choice that waits for the others."""
    if kind == MARSHAL_CARD:
        return f"marshal {BANDITS[choice]}"
    if kind == START:
        return f"caboose {BANDITS[choice]}"
    return DONE if kind == KEEP else f"discard {choice}"


def bandit_table(g: dict[str, Any], b: int) -> dict[str, Any]:
    """A bandit; before it is placed, nowhere."""
    place = g["place"][b]
    return {
        "seat": g["seat_of"][b],
        "car": place % cards.ROOF if place >= 0 else None,
        "level": LEVELS[place // cards.ROOF] if place >= 0 else LEVELS[0],
        "bullets": g["bullets"][b],
        "received": {SHOOTERS[s]: n for s, n in enumerate(g["received"][b]) if n},
        "loot": tokens_table(g["held"][b]),
        "ransom": g["ransom"][b],
    }


def seat_table(g: dict[str, Any], seat: int, kind: str) -> dict[str, Any]:
    """A seat's cards. The engine makes a team's deck when both Marshal cards are named: until then, the ten others."""
    pair = tuple(g["pair"][seat])
    deck = g["deck"][seat]
    if kind == MARSHAL_CARD:
        assert deck == 0
        deck = sum(int(bags.ONE[6 * half + card]) for half in (0, 1) for card in range(cards.MARSHAL))
    return {
        "hand": bag_table(g["hand"][seat], pair),
        "kept": bag_table(g["kept"][seat], pair),
        "deck": bag_table(deck, pair),
        "top": g["top"][seat],
        "discard": bag_table(g["discards"][seat], pair),
    }


# ---- chance ----------------------------------------------------------------------------------------------------------


class Fed:
    """Chance as the engine's events tell it. What is told twice must be the same twice."""

    def __init__(self, told: dict[str, int], first_told: bool) -> None:
        """`told`: the values of purses, and whether a first seat was drawn, as far as they are known before."""
        self.first: int | None = None
        self.first_told = first_told
        self.rounds: deque[str] = deque()
        self.cards: defaultdict[int, deque[str]] = defaultdict(deque)
        self.values: dict[str, int] = {}
        self.told = told

    def hear(self, events: Iterable[Event]) -> None:
        """Queue what chance brought."""
        for event in events:
            data = event.data
            if event.kind == "drawn":
                self.cards[data["seat"]].append(data["card"])
            elif event.kind == "see":
                self.hear_value(data["token"], data["worth"])
            elif event.kind == "round":
                self.rounds.append(ROUND_CARDS.get(data["round_card"], data["round_card"]))
            elif event.kind == "first" and not self.first_told:
                self.first_told = True  # from now on it is passed on, not drawn
                self.first = data["seat"]

    def hear_value(self, purse: str, value: int) -> None:
        """A purse has one value, drawn when somebody first looks at it."""
        if purse not in self.told:
            self.values[purse] = self.told[purse] = value
        elif self.told[purse] != value:
            raise Impossible(f"the engine shows {purse} as {value}, and {self.told[purse]} before")

    def left(self) -> str:
        """What the reference hasn't asked for."""
        queues = [f"seat {seat} draws {', '.join(queue)}" for seat, queue in self.cards.items() if queue]
        queues += [f"round card {card}" for card in self.rounds]
        queues += [f"{purse} is worth {value}" for purse, value in self.values.items()]
        return "; ".join(queues if self.first is None else [*queues, f"first seat {self.first}"])

    def first_seat(self) -> int:
        if self.first is None:
            raise Impossible("the engine drew no first seat")
        seat, self.first = self.first, None
        return seat

    def round_card(self) -> str:
        if not self.rounds:
            raise Impossible("the engine turned no round card up")
        return self.rounds.popleft()

    def draw(self, seat: int) -> str:
        if not self.cards[seat]:
            raise Impossible(f"the engine drew no more cards for seat {seat}")
        return self.cards[seat].popleft()

    def value(self, purse: str) -> int:
        if purse not in self.values:
            raise Impossible(f"the engine drew no value for {purse}")
        return self.values.pop(purse)


# ---- one game, twice -------------------------------------------------------------------------------------------------


class Difference(Exception):
    """The two sides don't agree."""


class Both:
    """A game of the engine with the reference beside it, from the deal, or from a table in the middle of the game."""

    def __init__(self, game: Game, table: dict[str, Any] | None = None) -> None:
        self.game = game
        self.setup = setup_of(game)
        self.chance: Fed
        self.reference: Reference
        if table is None:
            self.deal()
        else:
            self.start_from(table)

    def deal(self) -> None:
        """Both from the deal; everybody knows the values of the starting purses (X12)."""
        bandits = sum(len(team) for team in self.setup.bandits)
        self.chance = Fed({f"purse{k}": STARTING_PURSE for k in range(bandits)}, False)
        self.chance.hear(self.game.events)
        self.reference = self.guarded(lambda: Reference(self.setup, self.chance))

    def start_from(self, table: dict[str, Any]) -> None:
        """Go on with another reference that begins with this table."""
        told = {purse: value for purse, value in table["values"].items() if value is not None}
        self.chance = Fed(told, table["first"] is not None)
        self.reference = Reference(self.setup, self.chance, table)

    def copy(self) -> Both:
        """The same once more."""
        return Both(self.game.copy(), self.reference.table())

    def guarded(self, act: Any) -> Any:
        """Let the reference act; it may refuse what it is fed, and it must ask for all of it."""
        try:
            result = act()
        except (Impossible, ValueError) as error:
            raise Difference(self.report(f"the reference refuses: {error}")) from error
        if left := self.chance.left():
            raise Difference(self.report(f"the reference didn't ask for what the engine drew: {left}"))
        return result

    def play(self, seat: int, words: str) -> None:
        """The same choice on both sides."""
        try:
            self.chance.hear(self.game.play(seat, words))
        except IllegalChoice as error:
            raise Difference(self.report(f"the engine refuses {words!r} of seat {seat}: {error}")) from error
        except Impossible as error:
            raise Difference(self.report(str(error))) from error
        self.guarded(lambda: self.reference.play(seat, words))

    def compare(self) -> None:
        """Deciders, kind, options of every seat, the whole table."""
        for seat in range(self.setup.seats):
            ours = sorted(option.text for option in self.game.legal(seat))
            theirs = self.reference.legal(seat)
            if ours != theirs:
                raise Difference(self.report(f"options of seat {seat}:\n{sides(ours, theirs)}"))
        table = engine_table(self.game)
        told = self.reference.table()
        if table != told:
            raise Difference(self.report("\n".join(table_differences(table, told))))

    def report(self, what: str) -> str:
        """A difference, and how to come to it."""
        game = self.game
        lines = [f"The engine and the reference differ after {len(game.moves)} choices: {what}", f"setup: {self.setup}"]
        lines += [f"{seat} {words}" for seat, words in game.moves]
        return "\n".join([*lines, "the engine's position:", game.position(), "the engine's game:", game.dumps()])


def sides(ours: object, theirs: object) -> str:
    """What both say."""
    return f"  engine:    {ours}\n  reference: {theirs}"


def table_differences(ours: Any, theirs: Any, path: str = "table") -> Iterator[str]:
    """Where two tables differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in [*ours, *(key for key in theirs if key not in ours)]:
            yield from table_differences(ours.get(key, "nothing"), theirs.get(key, "nothing"), f"{path} / {key}")
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for k, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from table_differences(one, other, f"{path} / {k}")
    elif ours != theirs:
        yield f"{path}:\n{sides(ours, theirs)}"


# ---- many games ------------------------------------------------------------------------------------------------------

KINDS = [(seats, expert) for seats in (3, 4, 5, 6) for expert in (False, True)] + [(2, True)]
FAVOURITES = ("fire", "punch", "robbery", "marshal", "move", "floor", "draw", "keep", "face down", "")
SHORT = 0.25  # how many games begin with few neutral bullets, so that they run out (X54)
RELAY = 0.02  # how often another reference takes over from the table, so that starting from a position is tried, too


def kind_words(kind: tuple[int, bool]) -> str:
    """A kind of game."""
    seats, expert = kind
    return "two seats" if seats == 2 else f"{seats} seats{', expert' if expert else ''}"


def play_game(seed: int, number: int) -> int:
    """One game of a run, all of it compared; how many choices it had."""
    chance = random.Random(f"{seed} {number}")
    seats, expert = KINDS[number % len(KINDS)]
    options = {
        "seats": seats,
        "expert": expert and seats != 2,
        "belle": chance.choice(("any-target", "same-spot")),
        "discards": chance.choice(("open", "owner")),
    }
    both = Both(folsom.new("express", seed=chance.getrandbits(62), **options))
    if chance.random() < SHORT:
        text = re.sub(r"(?m)^neutral: 13$", f"neutral: {chance.randrange(1, 7)}", both.game.position())
        game = folsom.position(text)
        both = Both(game, engine_table(game))
    favourite = chance.choice(FAVOURITES)
    both.compare()
    while not both.game.over:
        if chance.random() < RELAY:
            both.start_from(both.reference.table())
        seat = chance.choice(both.reference.deciders())
        both.play(seat, choose(both.reference.legal(seat), favourite, chance))
        both.compare()
    return len(both.game.moves)


def choose(options: list[str], favourite: str, chance: random.Random) -> str:
    """Any option; every other time one of the favourite sort, so that what is rare comes together in some game."""
    liked = [words for words in options if favourite in words]
    return chance.choice(liked if liked and chance.random() < 0.5 else options)


def play_games(seed: int, numbers: Iterable[int]) -> tuple[Counter[str], Counter[str]]:
    """Games of a run: how many, and how many choices, of each kind."""
    games: Counter[str] = Counter()
    choices: Counter[str] = Counter()
    for number in numbers:
        kind = kind_words(KINDS[number % len(KINDS)])
        try:
            choices[kind] += play_game(seed, number)
        except Difference as difference:
            again = f"python -m tests.agreement --seed {seed} --start {number} --games 1"
            raise Difference(f"{difference}\nThis was `{again}`") from difference
        games[kind] += 1
    return games, choices


# ---- the command -----------------------------------------------------------------------------------------------------

CHUNK = 90


def play_chunk(task: tuple[int, range]) -> tuple[Counter[str], Counter[str]]:
    """Some games in a process of their own, with compiled rules."""
    rules_of("express").wait()
    return play_games(*task)


def run(seed: int, start: int, games: int, processes: int) -> tuple[Counter[str], Counter[str]]:
    """All games of a run, with a line of progress."""
    rules_of("express").wait(lambda words: print(words, file=sys.stderr))
    end = start + games
    tasks = [(seed, range(first, min(first + CHUNK, end))) for first in range(start, end, CHUNK)]
    played: Counter[str] = Counter()
    choices: Counter[str] = Counter()
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for more_games, more_choices in pool.imap_unordered(play_chunk, tasks):
            played += more_games
            choices += more_choices
            seconds = time.monotonic() - began
            left = seconds / played.total() * (games - played.total())
            print(f"\r{played.total():,} of {games:,} games, {left:,.0f} s left ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return played, choices


def main() -> int:
    """Play, and say what was compared."""
    parser = argparse.ArgumentParser(description="Compare the engine and the reference in random games.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    try:
        games, choices = run(asked.seed, asked.start, asked.games, asked.processes)
    except Difference as difference:
        print(f"\n{difference}")
        return 1
    for kind in games:
        print(f"{kind:20} {games[kind]:9,} games {choices[kind]:13,} decisions")
    seconds = time.monotonic() - began
    print(f"{'together':20} {games.total():9,} games {choices.total():13,} decisions, all the same; {seconds:,.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
