"""Pieces and set-up (S1 to S7)."""

import numpy as np
import pytest

from folsom.rules import journal
from folsom.rules.super_express import cards, rows, state, verbs
from tests.super_rules.help import at, spots, told

SEATS = range(cards.FEWEST_SEATS, cards.MOST_SEATS + 1)


def dealt(seats, seed=1, bandits=(), **wishes):
    """A new game, and what happened at the deal."""
    games, wish, log = state.blank(1), np.full(cards.WISHES, -1), journal.blank()
    wish[:4] = seats, wishes.get("reflex", 0), wishes.get("horse", 0), wishes.get("gasp", 0)
    for seat, name in enumerate(bandits):
        wish[cards.WISH_BANDITS + seat] = cards.BANDITS.index(name)
    verbs.setup(games, 0, wish, seed, log)
    return games, told(log)


@pytest.mark.parametrize("seats", SEATS)
def test_one_bandit_each(seats):
    """S1: three to seven seats, no two bandits alike; chosen, or drawn."""
    drawn = set()
    for seed in range(60):
        g = dealt(seats, seed)[0][0]
        mine = [int(b) for b in g.bandit[:seats]]
        assert len(set(mine)) == seats
        assert [int(b) for b in g.bandit[seats:]] == [cards.OFF] * (cards.MOST_SEATS - seats)
        drawn |= set(mine)
    assert drawn == set(range(7))
    wished = dealt(seats, 1, ["mei", "doc"])[0][0]
    assert [cards.BANDITS[int(b)] for b in wished.bandit[:2]] == ["mei", "doc"]


def test_the_values_of_the_car_cards():
    """S2: eight cards."""
    assert cards.WORTHS.tolist() == [301, 312, 323, 345, 356, 367, 378, 389]


@pytest.mark.parametrize("seats", SEATS)
def test_the_train(seats):
    """S3: the locomotive and one car more than seats; no value is settled before somebody sees it."""
    games, _ = dealt(seats)
    assert int(rows.locomotive(games[0])) == seats + 1
    assert int(games[0].rear) == 0
    assert int(games[0].left) == cards.ALL_WORTHS


def test_the_cards_of_a_bandit():
    """S4: four, and one for each extension."""
    names = {0: "flip floor move fire", 1: "flip floor move fire reflex", 2: "flip floor move fire horse",
             3: "flip floor move fire reflex horse"}  # fmt: skip
    for kind, text in names.items():
        games, _ = dealt(3, reflex=kind & 1, horse=kind >> 1)
        legal = int(verbs.legal(games, 0, 0))
        assert [name for k, name in enumerate(cards.KINDS) if legal >> k & 1] == text.split()


@pytest.mark.parametrize("seats", SEATS)
def test_who_stands_where_and_which_way(seats):
    """S5, S6: from the first seat on, one car after another; the rearmost half, rounded up, faces forward."""
    firsts = set()
    for seed in range(40):
        games, events = dealt(seats, seed)
        g = games[0]
        first = int(g.first)
        firsts.add(first)
        assert events[0] == f"first {first}"
        for k in range(seats):
            seat = (first + k) % seats
            assert int(g.place[seat]) == 1 + k
            assert (int(g.facing) >> seat & 1) == (k < (seats + 1) // 2)
        assert all(0 not in (int(p) % cards.ROOF, seats + 1) for p in g.place[:seats])
    assert firsts == set(range(seats))


def test_a_row_has_an_order():
    """S7: front to rear, in a position's text as in the record."""
    games = at("seats: doc | tuco | mei\nfirst: 0\nround: 0\nspot 2 roof: mei forward, doc rearward, tuco forward")
    assert spots(games) == ["2 roof: mei forward, doc rearward, tuco forward"]
    assert [int(rows.at(int(games[0].row[1]), k)) for k in range(3)] == [2, 0, 1]
