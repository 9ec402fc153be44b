"""Sealed dealing: chance at one move tells nothing of chance at another; and no stream is ever shown."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import folsom
import folsom.game
from folsom.dealing import sealed_word
from folsom.rules.express import state, verbs

SECRET = bytes(range(32))
STEPS = 10_000
MOVES = 2_000
CHANCE = 5.5  # standard deviations: less than one in ten thousand for all that is counted here together
Streams = NDArray[np.uint64]


def step(streams: Streams) -> Streams:
    """The next state of each stream (rules/random.py)."""
    s = streams.copy()
    s ^= s << np.uint64(13)
    s ^= s >> np.uint64(7)
    s ^= s << np.uint64(17)
    return s


def words(streams: Streams) -> NDArray[np.int64]:
    """The bits that a stream gives next: 31 of them."""
    return (step(streams) >> np.uint64(33)).astype(np.int64)


class Spied:
    """The interpreted rules, and the stream before and after each choice that they carry out."""

    def __init__(self) -> None:
        self.before: list[int] = []
        self.after: list[int] = []
        names = {name: verb for name, verb in vars(verbs).items() if not name.startswith("_")}
        self.verbs = SimpleNamespace(**(names | {"play": self.play}))

    def start(self) -> None:
        """There is no twin to fetch."""

    def play(self, games: Any, i: int, seat: int, option: int, rows: Any) -> int:
        """As the rules do."""
        self.before.append(int(games[i].stream))
        done = int(verbs.play(games, i, seat, option, rows))
        self.after.append(int(games[i].stream))
        return done


def played(monkeypatch: pytest.MonkeyPatch, seed: int | bytes, moves: int = 1000, seats: int = 3) -> Spied:
    """The streams of a game."""
    spied = Spied()
    monkeypatch.setattr(folsom.game, "rules_of", lambda name: spied)
    game = folsom.new("express", seats=seats, seed=seed)
    while not game.over and len(game.moves) < moves:
        seat = game.deciders[0]
        options = game.legal(seat)
        game.play(seat, options[(7 * len(game.moves)) % len(options)])
    return spied


def follow(spied: Spied) -> list[int]:
    """Moves whose stream is reached from the stream after the move before in at most 10,000 steps."""
    ends = np.array(spied.after[:-1], np.uint64)
    starts = np.array(spied.before[1:], np.uint64)
    found = ends == starts
    for _ in range(STEPS):
        if found.all():
            break
        ends = step(ends)
        found |= ends == starts
    return np.flatnonzero(found).tolist()


def test_open_dealing_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch):
    spied = played(monkeypatch, 5)
    assert len(spied.before) > 60
    assert len(follow(spied)) == len(spied.before) - 1
    used = [k for k, (a, b) in enumerate(zip(spied.before, spied.after, strict=True)) if a != b]
    assert used
    for k in used:  # the steps are those of the rules
        streams = np.array([spied.before[k]], np.uint64)
        for _ in range(200):
            streams = step(streams)
            if int(streams[0]) == spied.after[k]:
                break
        assert int(streams[0]) == spied.after[k]


def test_sealed_dealing_starts_anew_before_every_move(monkeypatch: pytest.MonkeyPatch):
    spied = played(monkeypatch, SECRET)
    assert len(spied.before) > 60
    assert follow(spied) == []
    assert len(set(spied.before)) == len(spied.before)


def test_seeds_that_differ_in_one_bit_share_no_stream(monkeypatch: pytest.MonkeyPatch):
    one = played(monkeypatch, SECRET, 40)
    other = played(monkeypatch, bytes([SECRET[0] ^ 1]) + SECRET[1:], 40)
    assert not set(one.before + one.after) & set(other.before + other.after)
    mine = {sealed_word(SECRET, move) for move in range(150)}
    assert len(mine) == 150
    for bit in range(256):
        near = bytes(byte ^ (1 << bit % 8 if k == bit // 8 else 0) for k, byte in enumerate(SECRET))
        assert mine.isdisjoint(sealed_word(near, move) for move in range(150))


def sealed_streams(secret: bytes) -> Streams:
    """The streams at the start of many moves."""
    games = state.blank(1)
    streams = []
    for move in range(MOVES):
        verbs.reseed(games, 0, sealed_word(secret, move))
        streams.append(int(games[0].stream))
    return np.array(streams, np.uint64)


def bits_of(numbers: NDArray[Any], width: int) -> NDArray[np.int64]:
    """Bits as +1 and -1, a row a number."""
    shifts = np.arange(width, dtype=np.uint64)
    ones = (numbers.astype(np.uint64)[:, None] >> shifts) & np.uint64(1)
    return 2 * ones.astype(np.int64) - 1


def check_chance(numbers: NDArray[Any], width: int) -> None:
    """Each bit is as often 0 as 1, and none goes with another bit of the same number, or of the next one."""
    bits = bits_of(numbers, width)
    n = len(bits)
    assert np.abs(bits.sum(axis=0)).max() < CHANCE * n**0.5, "a bit isn't balanced"
    same = bits.T @ bits
    np.fill_diagonal(same, 0)
    assert np.abs(same).max() < CHANCE * n**0.5, "two bits go together"
    assert np.abs(bits[:-1].T @ bits[1:]).max() < CHANCE * n**0.5, "a bit tells of the next number"


def test_streams_of_successive_moves_are_balanced_and_uncorrelated():
    streams = sealed_streams(SECRET)
    check_chance(streams >> np.uint64(1), 62)  # a stream of 64 bits comes of 62: the lowest is 1, the highest 0
    check_chance(words(streams), 31)


def test_frequency_test_finds_what_is_not_chance():
    numbers = np.arange(MOVES, dtype=np.uint64)
    with pytest.raises(AssertionError, match="balanced"):
        check_chance(numbers, 31)
    chance = np.random.default_rng(3).integers(0, 1 << 31, MOVES)
    check_chance(chance, 31)
    with pytest.raises(AssertionError, match="together"):
        check_chance(chance ^ ((chance & 1) << 7) ^ (chance & 128), 31)
    half = chance.copy()
    half[1:] = (half[1:] & ~1) | (chance[:-1] >> 5 & 1)
    with pytest.raises(AssertionError, match="next number"):
        check_chance(half, 31)


def test_no_stream_in_any_view_or_event():
    game = folsom.new("express", seats=3, expert=True, seed=SECRET)
    streams: set[int] = set()
    shown = ""
    while not game.over:
        streams.add(int(game.record.stream))
        shown += " ".join(map(str, game.play(game.deciders[0], game.legal(game.deciders[0])[-1])))
        if len(game.moves) % 20 == 0:
            for seat in (None, 0, 1, 2):
                shown += json.dumps(game.view(seat))
                assert int(game.record.stream).to_bytes(8, "little") not in game.observe(seat).tobytes()
    assert not any(f"{stream}" in shown or f"{stream:x}" in shown for stream in streams)
    assert SECRET.hex() not in shown
