"""The verbs of Colt Express, on game number i of an array of records: the whole interface of the rules."""

import numpy as np

from folsom.rules import random as _random
from folsom.rules.express import play as _play
from folsom.rules.express import refusing as _refusing
from folsom.rules.express import scoring as _scoring
from folsom.rules.express import setup as _setup
from folsom.rules.express import sight as _sight
from folsom.rules.express import worlds as _worlds
from folsom.rules.express.check import check as _check
from folsom.rules.types import Games, Int, Journal, Words


def setup(games: Games, i: Int, wishes: Words, seed: Int, journal: Journal) -> None:
    """Deal a game as wished (cards.py: WISHES) from a seed, up to its first decision."""
    _setup.setup(games[i], wishes, seed, journal)


def reseed(games: Games, i: Int, seed: Int) -> None:
    """Start the stream anew."""
    _random.reseed(games[i], seed)


def deciders(games: Games, i: Int) -> Int:
    """The word of seats that must choose now."""
    return _play.deciders(games[i])


def legal(games: Games, i: Int, seat: Int) -> Int:
    """The word of a seat's legal options."""
    return _play.legal(games[i], seat)


def refusal(games: Games, i: Int, seat: Int, option: Int) -> Int:
    """Why a seat can't choose an option now (refusing.py: REFUSALS); -1: it can, or nobody would ask."""
    return _refusing.refusal(games[i], seat, option)


def play(games: Games, i: Int, seat: Int, option: Int, journal: Journal) -> Int:
    """Carry a choice out and all that follows unasked; 0, or 1 if it isn't legal and nothing happened."""
    return _play.play(games[i], seat, option, journal)


def play_legal(games: Games, i: Int, seat: Int, option: Int, journal: Journal) -> None:
    """The same for a choice that was found among the legal ones: for playouts."""
    _play.play_legal(games[i], seat, option, journal)


def run(games: Games, i: Int, journal: Journal) -> None:
    """Up to the next decision, from a position written by hand."""
    _play.run(games[i], journal)


def ask_again(games: Games, i: Int) -> None:
    """Find the decider and the options of the present decision anew."""
    _play.ask_again(games[i])


def take_back(games: Games, i: Int, seat: Int) -> Int:
    """Take back a choice that waits; 0, or 1 if there is none."""
    return _play.take_back(games[i], seat)


def over(games: Games, i: Int) -> bool:
    """Whether the game has ended."""
    return _play.over(games[i])


def scores(games: Games, i: Int, out: Words) -> None:
    """The money of each seat."""
    g = games[i]
    for seat in range(np.int64(g.seats)):
        out[seat] = _scoring.money(g, seat)


def ranks(games: Games, i: Int, out: Words) -> None:
    """The place of each seat: how many are better."""
    g = games[i]
    for seat in range(np.int64(g.seats)):
        out[seat] = _scoring.place(g, seat)


def observe(games: Games, i: Int, seat: Int, out: Words) -> Int:
    """All that a seat may know, as numbers (sight.py: SIGHT)."""
    return _sight.observe(games[i], seat, out)


def resample(games: Games, i: Int, seat: Int, seed: Int) -> None:
    """A random world that a seat can't tell from the real one."""
    _worlds.resample(games[i], seat, seed)


def check(games: Games, i: Int) -> Int:
    """The word of broken invariants (check.py: BROKEN)."""
    return _check(games[i])
