"""The bots: they see a view and options and nothing else, play every kind of game, and the greedy one beats chance."""

import copy
import json
import math
from typing import Any

import pytest

import folsom
from folsom.bots import BOTS, Bot
from folsom.compiled import rules_of
from folsom.game import Game

KINDS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "belle": "same-spot", "discards": "owner"},
    {"seats": 3},
    {"seats": 4, "expert": True},
    {"seats": 5, "belle": "same-spot"},
    {"seats": 6, "expert": True, "discards": "owner"},
]
NAMES = [f"{kind['seats']}{'x' if 'expert' in kind else ''}{len(kind)}" for kind in KINDS]
GAMES = 2_000
PROMISED = 0.60


def step(game: Game, bots: list[Bot]) -> set[str]:
    """One choice of whoever must choose; the kinds of decision that were met."""
    seat = game.deciders[0]
    met = game.decision
    options = game.legal(seat)
    choice = bots[seat].choose(game.view(seat), options)
    assert choice in options
    game.play(seat, choice)
    return {met}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_of_every_kind(name, kind):
    game = folsom.new("express", seed=11, **kind)
    bots = [BOTS[name](seat, 5) for seat in range(game.seats)]
    while not game.over:
        step(game, bots)
    assert game.check() == []


def test_together_they_meet_all_but_rare_decisions():
    met = set()
    for seed in range(2):
        game = folsom.new("express", seed=seed, bandits=[["tuco", "cheyenne"], ["django", "doc"]])
        bots = [BOTS["greedy"](0, seed), BOTS["random"](1, seed)]
        while not game.over:
            met |= step(game, bots)
    assert met >= {"marshal-card", "start", "bullets", "keep", "scheme", "move", "rob", "fire", "punch", "push"}


@pytest.mark.parametrize("kind", KINDS[::2], ids=NAMES[::2])
def test_what_the_greedy_bot_chooses_follows_from_its_seed_the_view_and_the_options(kind):
    """A new bot, given nothing but the two as plain data, chooses the same: no memory, no other way to know things."""
    game = folsom.new("express", seed=12, **kind)
    bots = [BOTS["greedy"](seat, 7) for seat in range(game.seats)]
    while not game.over:
        seat = game.deciders[0]
        view, options = game.view(seat), game.legal(seat)
        told = json.loads(json.dumps(view))
        choice = bots[seat].choose(view, options)
        assert BOTS["greedy"](seat, 7).choose(told, copy.deepcopy(options)) == choice
        assert view == told  # and it writes nothing into what it was shown
        game.play(seat, choice)


def test_the_greedy_bot_chooses_alike_in_every_world_that_its_seat_cant_tell_apart():
    game = folsom.new("express", seats=4, seed=13)
    bots = [BOTS["greedy"](seat, 7) for seat in range(game.seats)]
    for move in range(60):
        seat = game.deciders[0]
        choice = bots[seat].choose(game.view(seat), game.legal(seat))
        world = game.resample(seat, move)
        assert bots[seat].choose(world.view(seat), world.legal(seat)) == choice
        game.play(seat, choice)


def test_a_random_bot_is_made_of_its_seed():
    game = folsom.new("express", seats=4, seed=14)
    options = game.legal(game.deciders[0])

    def choices(seed):
        bot = BOTS["random"](0, seed)
        return [bot.choose({}, options) for _ in range(20)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def share_of(seat: int, seed: int) -> float:
    """What one greedy bot wins of a game against three random ones, which don't look at a view."""
    game = folsom.new("express", seats=4, seed=seed)
    bots = [BOTS["greedy" if s == seat else "random"](s, seed) for s in range(4)]
    while not game.over:
        s = game.deciders[0]
        game.play(s, bots[s].choose(game.view(s) if s == seat else {}, game.legal(s)))
    return (seat in game.winners) / len(game.winners)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
def test_the_greedy_bot_beats_three_random_ones():
    rules_of("express").wait()
    shares = [share_of(n % 4, n) for n in range(GAMES)]
    mean = sum(shares) / GAMES
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / (GAMES - 1))
    low = mean - 1.96 * spread / math.sqrt(GAMES)
    print(f"greedy wins {mean:.1%} of {GAMES} games with four seats, at least {low:.1%} (95 %)")
    assert low >= PROMISED
