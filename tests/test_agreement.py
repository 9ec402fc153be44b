"""The engine and the reference agree in random games of every kind; and the comparison notices when they don't."""

from __future__ import annotations

import pytest

import folsom
from folsom.compiled import rules_of
from tests.agreement import KINDS, Both, Difference, kind_words, play_game, play_games


@pytest.mark.parametrize("number", range(len(KINDS)), ids=map(kind_words, KINDS))
def test_a_game_of_each_kind(number: int) -> None:
    assert play_game(seed=0, number=number) > 0


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
def test_a_thousand_games() -> None:
    rules_of("express").wait()
    games, choices = play_games(seed=1, numbers=range(1000))
    assert games.total() == 1000
    assert sorted(games) == sorted(map(kind_words, KINDS))
    assert min(choices.values()) > 5000


def started() -> Both:
    """A game with some choices made."""
    both = Both(folsom.new("express", seats=3, seed=5))
    for _ in range(6):
        both.play(both.game.deciders[0], "draw")
    both.compare()
    return both


def test_another_table_is_noticed() -> None:
    both = started()
    both.game.record.neutral = 12
    with pytest.raises(Difference, match="table / neutral:\n  engine:    12\n  reference: 13"):
        both.compare()


def test_other_options_are_noticed() -> None:
    both = started()
    both.game.record.options = 1 << 24
    with pytest.raises(Difference, match="options of seat"):
        both.compare()


def test_more_chance_than_was_asked_for_is_noticed() -> None:
    both = started()
    both.chance.rounds.append("bridge")
    with pytest.raises(Difference, match="didn't ask for what the engine drew: round card bridge"):
        both.play(both.game.deciders[0], "draw")


def test_less_chance_than_was_asked_for_is_noticed() -> None:
    both = started()
    seat = both.game.deciders[0]
    assert not both.game.record.deck[seat]
    both.reference.world.seats[seat].deck["bullet"] = 1
    with pytest.raises(Difference, match="the engine drew no more cards"):
        both.play(seat, "draw")
