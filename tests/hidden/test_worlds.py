"""`resample`: a world that a seat can't tell from the real one, sound, and such as could have come about."""

from __future__ import annotations

import json

import pytest

import folsom
from folsom.compiled import rules_of
from folsom.rules.express import verbs

from .table import KINDS, REAL, WORLD, Kind, Table, check_world
from .witness import SLOTS, counts_of

GAMES = 100  # of every kind
WATCHED = 10  # of them after every choice by the witness, too
FEW, MANY = 12, 3000  # seeds that must give different worlds, at once or with patience


def play_and_check(table: Table, seed: int, every: int = 1, start: int = 0, watched: bool = True) -> int:
    """A game to its end; after every choice, or every so many, a world for each seat and for the public."""
    worlds = 0
    for choice in table.moments():
        if (choice + start) % every == 0:
            for seat in table.observers:
                check_world(table, seat, seed + worlds, watched)
                worlds += 1
    return worlds


def another(table: Table, looker: int) -> bool:
    """Whether a card of a hand and one of a deck, or two purses' values, can be exchanged without anybody's notice."""
    g = table.games[WORLD]
    one = [1 << 4 * slot for slot in range(SLOTS - 1)] + [1 << 48]
    table.games[WORLD] = table.games[REAL]
    unseen = [t for t in range(18) if g.worth[t] and t not in table.witness.purses[looker]]
    left = {250 + 50 * k for k in range(6) if int(g.purse_bag) >> 4 * k & 15}
    if any({int(g.worth[t]) for t in unseen} | left - {int(g.worth[t])} != {int(g.worth[t])} for t in unseen):
        return True
    for seat in range(table.seats):
        hand, deck = int(g.hand[seat]), int(g.deck[seat])
        if seat == looker:
            continue
        for mine, n in enumerate(counts_of(hand)):
            for theirs, m in enumerate(counts_of(deck)):
                if n and m and mine != theirs:
                    g.hand[seat] = hand - one[mine] + one[theirs]
                    g.deck[seat] = deck - one[theirs] + one[mine]
                    if not table.witness.faults(g, looker):
                        return True
        g.hand[seat], g.deck[seat] = hand, deck
    return False


def check_variety(table: Table, looker: int, few: int = FEW) -> bool:
    """Different seeds give different worlds whenever something is hidden; whether anything was."""
    worlds = {table.resample(looker, seed) for seed in range(few)}
    if len(worlds) == 1 and not another(table, looker):
        return False
    seed = few
    while len(worlds) == 1 and seed < MANY:
        worlds.add(table.resample(looker, seed))
        seed += 1
    assert len(worlds) > 1, f"seed {table.seed}, choice {table.choices}: one world for {looker}"
    return True


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_worlds(kind: Kind):
    table = Table(verbs, kind.wishes(), 40 + KINDS.index(kind))
    assert play_and_check(table, 1, 71, KINDS.index(kind)) > 2


@pytest.mark.parametrize("kind", [Kind(3, False, False), Kind(2, True, False)], ids=str)
def test_different_seeds_give_different_worlds(kind: Kind):
    table = Table(verbs, kind.wishes(), 3)
    hidden = [check_variety(table, -1, 3) for choice in table.moments() if choice % 60 == 2]
    assert any(hidden)


@pytest.mark.parametrize(("seats", "expert"), [(4, False), (3, True), (2, True)])
def test_view_in_words_stays_the_same(seats: int, expert: bool):
    """The same on the outside: views as JSON, and worlds that can be played on and written down."""
    game = folsom.new("express", seats=seats, expert=expert, seed=11)
    for _ in range(30):
        seat = game.deciders[-1]
        game.play(seat, game.legal(seat)[len(game.moves) % len(game.legal(seat))])
    for looker in (None, *range(seats)):
        world = game.resample(looker, 5)
        assert json.dumps(world.view(looker)) == json.dumps(game.view(looker))
        assert world.observe(looker).tobytes() == game.observe(looker).tobytes()
        assert world.check() == []
        assert folsom.position(world.position()).record.tobytes() == world.record.tobytes()
        assert world.record.stream != game.record.stream
        for seat in world.deciders:
            for option in world.legal(seat):
                assert not world.copy().play(seat, option) or world.check() == []


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_worlds_of_many_games(kind: Kind):
    rules = rules_of("express")
    rules.wait()
    for game in range(GAMES):
        table = Table(rules.verbs, kind.wishes(), 1000 * KINDS.index(kind) + game)
        play_and_check(table, 1 << 20, watched=game < WATCHED)
        assert not table.witness.faults(table.games[REAL], -1)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_witness_believes_what_happened(kind: Kind):
    """What really happened could have happened: the witness doesn't ask too much."""
    rules = rules_of("express")
    rules.wait()
    for game in range(WATCHED):
        table = Table(rules.verbs, kind.wishes(), 1000 * KINDS.index(kind) + game)
        for _ in table.moments():
            assert table.witness.faults(table.games[REAL], -1) == []


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_different_seeds_give_different_worlds_all_along(kind: Kind):
    rules = rules_of("express")
    rules.wait()
    for game in range(3):
        table = Table(rules.verbs, kind.wishes(), 5000 + game)
        hidden = [check_variety(table, looker) for _ in table.moments() for looker in table.observers]
        assert sum(hidden) > len(hidden) // 4
