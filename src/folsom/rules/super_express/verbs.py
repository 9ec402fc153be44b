"""The verbs of Colt Super Express, on game number i of an array of records: the whole interface of the rules."""

import numpy as np

from folsom.rules import random as _random
from folsom.rules.super_express import play as _play
from folsom.rules.super_express import scoring as _scoring
from folsom.rules.super_express import setup as _setup
from folsom.rules.super_express import sight as _sight
from folsom.rules.super_express import worlds as _worlds
from folsom.rules.super_express.check import check as _check
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
    """Why a seat can't choose an option now; -1: it can, or nobody would ask. A card already laid needs no words."""
    return -1


def play(games: Games, i: Int, seat: Int, option: Int, journal: Journal) -> Int:
    """Carry a choice out and all that follows unasked; 0, or 1 if it isn't legal and nothing happened."""
    return _play.play(games[i], seat, option, journal)


def play_legal(games: Games, i: Int, seat: Int, option: Int, journal: Journal) -> None:
    """The same for a choice that was found among the legal ones: for playouts."""
    _play.play_legal(games[i], seat, option, journal)


def run(games: Games, i: Int, journal: Journal) -> None:
    """Up to the next decision, from a position written by hand."""
    _play.run(games[i], journal)


def take_back(games: Games, i: Int, seat: Int) -> Int:
    """Take back a choice that waits; 0, or 1 if there is none."""
    return _play.take_back(games[i], seat)


def over(games: Games, i: Int) -> bool:
    """Whether the game has ended."""
    return _play.over(games[i])


def scores(games: Games, i: Int, out: Words) -> None:
    """What each seat's car cards are worth."""
    for seat in range(np.int64(games[i].seats)):
        out[seat] = _scoring.money(games[i], seat)


def ranks(games: Games, i: Int, out: Words) -> None:
    """How many seats did better than each one."""
    for seat in range(np.int64(games[i].seats)):
        out[seat] = _scoring.place(games[i], seat)


def winners(games: Games, i: Int) -> Int:
    """The word of seats that won."""
    return _scoring.winners(games[i])


def observe(games: Games, i: Int, seat: Int, out: Words) -> None:
    """Write what a seat may know (-1: the public) into an int16 array (sight.py: SIGHT)."""
    _sight.observe(games[i], seat, out)


def resample(games: Games, i: Int, seat: Int, seed: Int) -> None:
    """Replace all that a seat can't know by a random world that fits what it does know."""
    _worlds.resample(games[i], seat, seed)


def check(games: Games, i: Int) -> Int:
    """The word of broken invariants (check.py: BROKEN)."""
    return _check(games[i])
