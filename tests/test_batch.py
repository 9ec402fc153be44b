"""Batch: arrays in, arrays out; what goes wrong changes nothing. (That it plays as Game does: test_compiled.py.)"""

from typing import Any

import numpy as np
import pytest

import folsom
from folsom.rules.express import sight


def small(**options: object) -> folsom.Batch:
    return folsom.Batch("express", 3, seed=5, **options)  # type: ignore[arg-type]  # options of many types


def test_a_batch_deals_the_games_of_new():
    batch = small(seats=3)
    for i in range(3):
        game = folsom.new("express", seats=3, seed=5 + i)
        assert batch.position(i) == game.position()
        assert batch.deciders[i] == game.deciders[0]


def test_an_illegal_option_is_named_and_changes_nothing():
    batch = small()
    before = batch.games.tobytes()
    options = batch.choose()
    options[1] = 40
    refusal = rf"Game 1: seat {batch.deciders[1]} can't choose option 40; legal: "
    with pytest.raises(folsom.IllegalChoice, match=refusal):
        batch.step(options)
    for wrong in (-1, 63, 64):
        options[1] = wrong
        with pytest.raises(folsom.IllegalChoice, match="Game 1"):
            batch.step(options)
    assert batch.games.tobytes() == before


@pytest.mark.parametrize("options", [np.zeros(2, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), [0.5, 0, 0]])
def test_options_of_the_wrong_shape_are_refused(options: object):
    with pytest.raises(folsom.IllegalChoice, match="array of 3 whole numbers"):
        small().step(options)  # type: ignore[arg-type]  # that is what is tested


def test_observations_go_into_the_callers_array():
    batch = small(seats=3)
    out = np.zeros((3, sight.SIGHT_SIZE), np.int16)
    assert batch.observe(out) is out
    for i in range(3):
        game = folsom.new("express", seats=3, seed=5 + i)
        assert out[i].tobytes() == game.observe(game.deciders[0]).tobytes()
    wrong_arrays: list[Any] = [out[:2], out.astype(np.int32), out[:, ::-1]]
    for wrong in wrong_arrays:
        with pytest.raises(folsom.UnknownOption, match="int16 array of shape"):
            batch.observe(wrong)


def test_an_array_that_doesnt_fit_is_refused():
    batch = small()
    wrong_arrays: list[Any] = [np.zeros(2, np.int64), np.zeros(3, np.int32), [0, 0, 0], np.zeros((3, 1), np.int64)]
    for wrong in wrong_arrays:
        with pytest.raises(folsom.UnknownOption, match=r"int64 array of shape \(3,\)"):
            batch.choose(wrong)


@pytest.mark.parametrize("renew", [False, True])
def test_games_end_and_are_renewed_if_asked(renew: bool):
    batch = folsom.Batch("express", 2, seats=2, seed=1, renew=renew)
    ended = np.zeros(2, int)
    for _ in range(400):
        ended += batch.step(batch.choose())
        if not renew and batch.over.all():
            break
    if renew:
        assert (ended >= 2).all()
        assert not batch.over.any()
    else:
        assert ended.tolist() == [1, 1]
        before = batch.games.tobytes()
        assert not batch.step(np.zeros(2, np.int64)).any()  # nothing is left to choose
        assert batch.games.tobytes() == before
    assert (batch.scores[:, :2] >= 0).all()
    assert (batch.scores[:, :2].sum(axis=1) > 0).all()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n": 0}, "n is 0"),
        ({"n": True}, "n is True"),
        ({"threads": 0}, "threads is 0"),
        ({"seed": -1}, "seed is -1"),
        ({"seats": 7}, "seats is 7"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_wrong_wishes_are_one_sentence(options: dict[str, object], message: str):
    with pytest.raises(folsom.UnknownOption, match=message):
        folsom.Batch("express", **options)  # type: ignore[arg-type]  # that is what is tested
