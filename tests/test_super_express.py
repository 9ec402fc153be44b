"""Colt Super Express: both implementations play alike, records stay sound, hidden stacks stay hidden."""

import json
import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from folsom.compiled import rules_of
from folsom.errors import NotationError
from folsom.notation.super_express.reading import read_position
from folsom.notation.super_express.view import VIEW, view_words
from folsom.notation.super_express.writing import write_position
from folsom.rules import journal
from folsom.rules.bits import lowest
from folsom.rules.super_express import cards, check, sight, state, verbs
from tests.super_agreement import compare, kinds, members

KINDS = 40  # how many kinds of game there are (seats, extensions, last gasp)
QUICK = {21, 35}  # the others are slow
NUMBERS = [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in range(KINDS)]


def dealt(number, seed=0):
    """A new game of some kind."""
    games, wishes = state.blank(1), np.full(cards.WISHES, -1)
    wishes[:4] = list(kinds(number).values())
    verbs.setup(games, 0, wishes, seed, journal.blank())
    return games


def played(number, seed):
    """A game of some kind, after each choice."""
    games, chance = dealt(number, seed), random.Random(seed)
    yield games
    while seats := members(int(verbs.deciders(games, 0))):
        seat = chance.choice(seats)
        verbs.play(games, 0, seat, chance.choice(members(int(verbs.legal(games, 0, seat)))), journal.blank())
        yield games


@pytest.mark.parametrize("number", NUMBERS)
def test_both_implementations_play_alike(number):
    assert compare(number, 7, verbs) > 0


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
def test_a_thousand_games_in_both_implementations():
    rules = rules_of("super-express")
    rules.wait()
    assert sum(compare(number, 11, rules.verbs) for number in range(1000)) > 30_000


def test_a_record_is_small_and_documented():
    assert state.GAME.itemsize <= 256
    assert state.GAME.names == tuple(name for name, *_ in state.FIELDS)


@pytest.mark.parametrize("number", NUMBERS)
def test_records_stay_sound_and_stacks_hidden(number):
    for games in played(number, number):
        broken = int(verbs.check(games, 0))
        assert broken == 0, check.BROKEN[lowest(broken)]
        for seat in (-1, 0, kinds(number)["seats"] - 1):
            mine, theirs = np.zeros((2, sight.SIGHT_SIZE), np.int16)
            assert sight.observe(games[0], seat, mine) == sight.SIGHT_SIZE
            world = games.copy()
            verbs.resample(world, 0, seat, 5)
            verbs.observe(world, 0, seat, theirs)
            assert mine.tolist() == theirs.tolist()
            assert verbs.check(world, 0) == 0


def test_unseen_stacks_are_drawn_evenly():
    games = dealt(0)  # three seats, the plain game
    for card in (cards.FIRE, cards.MOVE, cards.FLIP):
        verbs.play(games, 0, 1, card, journal.blank())
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        world = games.copy()
        verbs.resample(world, 0, 0, seed)
        found[tuple(map(int, world[0].stack[1]))] += 1
    assert len(found) == 24  # ordered triples of four cards
    assert sum((n - 100) ** 2 / 100 for n in found.values()) < 44.2  # chi-squared, 23 degrees of freedom, 0.5 %


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("number", range(KINDS))
def test_compiled_and_interpreted_rules_give_the_same_bytes(number):
    rules = rules_of("super-express")
    rules.wait()
    for seed in range(5):
        ours, chance = dealt(number, seed), random.Random(seed)
        theirs = ours.copy()
        while seats := members(int(verbs.deciders(ours, 0))):
            seat = chance.choice(seats)
            option = chance.choice(members(int(verbs.legal(ours, 0, seat))))
            rows, other_rows = journal.blank(), journal.blank()
            verbs.play(ours, 0, seat, option, rows)
            rules.verbs.play(theirs, 0, seat, option, other_rows)
            assert ours.tobytes() == theirs.tobytes()
            assert rows.tobytes() == other_rows.tobytes()


# ---- text ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", NUMBERS)
def test_a_position_is_read_as_it_was_written(number):
    for games in played(number, number + 100):
        text = write_position(games[0])
        assert read_position(text).tobytes() == games.tobytes()


def test_a_view_has_its_fields_and_no_others():
    for games in played(39, 5):  # seven seats and everything
        out = np.zeros(sight.SIGHT_SIZE, np.int16)
        for seat in (-1, 3):
            verbs.observe(games, 0, seat, out)
            view = view_words(out)
            assert tuple(view) == tuple(key for key, _ in VIEW)
            json.dumps(view)
    assert view["result"] is not None


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("seats: doc | tuco | mei", "seats: doc | doc | mei", 2, "another bandit"),
        ("seats: doc | tuco | mei", "seats: doc | tuco", 2, "three to seven"),
        ("variant: horse", "variant: horses", 3, "reflex, horse or last-gasp"),
        ("spot 2 inside: tuco forward", "spot 2 inside: doc forward", 7, "each bandit on one spot"),
        ("spot 2 inside", "spot 9 inside", 7, "a car on the train"),
        ("tuco forward", "tuco sideways", 7, "forward, rearward"),
        ("decision: stack", "decision: fire", 9, "stack, over"),
        ("first: 0", "second: 0", 4, "one of seats"),
    ],
)
def test_a_wrong_position_says_where(old, new, line, expected):
    text = """folsom position 1 super-express
seats: doc | tuco | mei
variant: horse
first: 0
round: 0
spot 1 inside: doc forward
spot 2 inside: tuco forward
spot 3 inside: mei rearward
decision: stack
"""
    assert verbs.check(read_position(text), 0) == 0
    with pytest.raises(NotationError) as caught:
        read_position(text.replace(old, new))
    assert caught.value.line == line
    assert expected in caught.value.expected


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_no_text_makes_the_reader_crash(data):
    text = write_position(dealt(data.draw(st.integers(0, KINDS - 1)))[0])
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 12))
    mangled = text[:at] + data.draw(st.text("0123456789 :;,|abcdefst\n", max_size=8)) + text[at + cut :]
    try:
        games = read_position(mangled)
    except NotationError:
        return
    assert 0 <= int(verbs.check(games, 0)) < 1 << len(check.BROKEN)
