"""Loops over many games, written once for all games: a game's twin puts its own verbs in place of these names."""

import numpy as np

from folsom.rules.bits import count, lowest, nth
from folsom.rules.express.verbs import check, deciders, legal, observe, over, play_legal, ranks, scores, setup
from folsom.rules.random import next_word
from folsom.rules.types import Games, Int, Words

NO_SEAT = -1
BLOCK = 128
AHEAD = 4  # games: about as long as memory takes to answer


def fetch(games: Games, i: Int) -> None:
    """Say that a game is needed soon; the twin tells the memory, interpreted rules can't."""


def random_option(word: Int, chance: Words) -> Int:
    """One of some options; `chance` holds the stream it is drawn from, apart from any game's."""
    return nth(word, (next_word(chance) * count(word)) >> 31)


def playouts(games: Games, wishes: Words, seed: Int, n: Int, chance: Words) -> Int:
    """Deal and play n games with random choices; how many choices were made."""
    choices = 0
    for k in range(n):
        setup(games, 0, wishes, seed + k, None)
        choices += finish(games, 0, chance)
    return choices


def finish(games: Games, i: Int, chance: Words) -> Int:
    """Play a game to its end with random choices; how many."""
    choices = 0
    seats = deciders(games, i)
    while seats != 0:
        seat = lowest(seats)
        play_legal(games, i, seat, random_option(legal(games, i, seat), chance), None)
        choices += 1
        seats = deciders(games, i)
    return choices


def checked(games: Games, wishes: Words, seed: Int, n: Int, chance: Words) -> Int:
    """Deal and play n games with random choices and check the record after every one; the word of what is broken."""
    for k in range(n):
        setup(games, 0, wishes, seed + k, None)
        broken = check(games, 0)
        seats = deciders(games, 0)
        while seats != 0 and broken == 0:
            seat = lowest(seats)
            play_legal(games, 0, seat, random_option(legal(games, 0, seat), chance), None)
            broken = check(games, 0)
            seats = deciders(games, 0)
        if broken != 0:
            return broken
    return 0


def copies(games: Games, n: Int) -> None:
    """Copy records, each onto the next one, n times."""
    for k in range(n):
        games[(k + 1) % len(games)] = games[k % len(games)]


def ask(games: Games, low: Int, high: Int, seats: Words, kinds: Words, words: Words) -> None:
    """Who chooses in each game (the lowest seat of several), what kind of decision, and its legal options."""
    for i in range(low, high):
        asked = deciders(games, i)
        if asked == 0:
            seats[i] = NO_SEAT
            words[i] = 0
        else:
            seat = lowest(asked)
            seats[i] = seat
            words[i] = legal(games, i, seat)
        kinds[i] = games[i].kind


def first_wrong(low: Int, high: Int, options: Words, seats: Words, words: Words) -> Int:
    """The first game whose option isn't among the legal ones; -1 if all are."""
    for i in range(low, high):
        option = np.int64(options[i])
        if np.int64(seats[i]) != NO_SEAT and (option < 0 or option > 62 or (np.int64(words[i]) >> option) & 1 == 0):
            return i
    return -1


def step(
    games: Games, low: Int, high: Int, options: Words, seats: Words, kinds: Words, words: Words,
    wishes: Words, seeds: Words, stride: Int, renew: Int, finished: Words, money: Words, places: Words,
) -> None:  # fmt: skip
    """Carry one legal choice out in each game that isn't over, and ask what comes next.

    Of a game that ends the scores and places are written down; it is dealt anew, if so wished, from the seed `stride`
    further on. Block by block, so that a record is still in the cache when it is asked, and
    fetching records ahead.
    """
    for start in range(low, high, BLOCK):
        end = min(start + BLOCK, high)
        for i in range(start, end):
            fetch(games, i + AHEAD)
            finished[i] = 0
            if np.int64(seats[i]) == NO_SEAT:
                continue
            play_legal(games, i, np.int64(seats[i]), np.int64(options[i]), None)
            if over(games, i):
                finished[i] = 1
                scores(games, i, money[i])
                ranks(games, i, places[i])
                if renew == 1:
                    seeds[i] += stride
                    setup(games, i, wishes, np.int64(seeds[i]), None)
        ask(games, start, end, seats, kinds, words)


def choose(low: Int, high: Int, words: Words, options: Words, chance: Words) -> None:
    """A random legal option for each game."""
    for i in range(low, high):
        word = np.int64(words[i])
        if word != 0:
            options[i] = random_option(word, chance)


def look(games: Games, low: Int, high: Int, seats: Words, out: Words) -> None:
    """What the seat that chooses in each game may know."""
    for i in range(low, high):
        observe(games, i, np.int64(seats[i]), out[i])


def deal(games: Games, low: Int, high: Int, wishes: Words, seeds: Words) -> None:
    """Deal many games."""
    for i in range(low, high):
        setup(games, i, wishes, np.int64(seeds[i]), None)
