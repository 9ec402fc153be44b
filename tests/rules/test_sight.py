"""What a seat sees, number by number, against the record; and the record's own shape (X16, X24, X29, X35, X90)."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import folsom
from folsom.game import Game
from folsom.notation.view import read_numbers
from folsom.rules.express import cards, sight, state
from folsom.rules.journal import PUBLIC
from tests.kinds import KINDS


def moments(name: str, seed: int, every: int) -> Iterator[Game]:
    """Some moments of a random game."""
    game = folsom.new("express", seed=seed, **KINDS[name])
    chance = random.Random(seed)
    count = 0
    while not game.over:
        seat = chance.choice(game.deciders)
        if count % every == 0:
            yield game
        game.play(seat, chance.choice(game.legal(seat)))
        count += 1
    yield game


def counts(bag: int) -> list[int]:
    """Cards by slot, counted without the rules' help."""
    return [bag >> 4 * slot & 15 for slot in range(12)] + [bag >> 48 & 255]


def code_of(g: Any, k: int) -> int:
    """A card of the pile."""
    return int(g.pile[k]) % 64


def expected(g: Any, seat: int) -> dict[str, list[int]]:
    """What SIGHT must hold for a seat (-1: the public), written from the record alone."""
    eye = PUBLIC if seat < 0 else seat
    asked = int(g.asked) & ~int(g.waiting) if int(g.kind) <= 3 else 1 << int(g.decider)
    place = {}
    for token in range(cards.TOKENS):
        spots = [s for s in range(14) if int(g.loot[s]) >> token & 1]
        spots += [14 + b for b in range(6) if int(g.held[b]) >> token & 1]
        place[token] = spots[0] if spots else (20 if token == 25 else -1)
    seats = range(6)
    bags = {n: [int(b) for b in g[n]] for n in ("hand", "deck", "discards", "kept", "known")}
    open_to = [int(g.open_to) == 0 or other == seat for other in seats]
    empty = [0] * 13
    pile = range(24)
    laid = [k < int(g.pile_size) for k in pile]
    owner = [int(g.seat_of[code_of(g, k) // 6]) if laid[k] else -1 for k in pile]
    down = [laid[k] and int(g.pile[k]) >= 64 for k in pile]
    held = ("hand", "deck", "discards", "kept")
    everything = [[sum(n) for n in zip(*(counts(bags[b][s]) for b in held), strict=True)] for s in seats]
    for k in pile:
        if laid[k] and k >= int(g.pile_next):
            half = 0 if int(g.pair[owner[k], 0]) == code_of(g, k) // 6 else 6
            everything[owner[k]][half + code_of(g, k) % 6] += 1
    halves = [0 if everything[s][5] else 1 if everything[s][11] else -1 for s in seats]
    marshals = [int(g.pair[s, half]) if half >= 0 else -1 for s, half in enumerate(halves)]
    return {
        "seat": [seat],
        "seats": [int(g.seats)],
        "cars": [int(g.cars)],
        "expert": [int(g.expert)],
        "belle": [int(g.belle)],
        "discards_open": [int(g.open_to)],
        "train": list(map(int, g.train)),
        "round": [int(g.number)],
        "card": [int(g.card)],
        "cards": [int(g.card_word)],
        "turn": [int(g.turn)],
        "step": [int(g.step)],
        "first": [int(g.first)],
        "decision": [int(g.kind)],
        "deciders": [0 if int(g.kind) == 14 else asked],
        "waiting": [int(g.waiting)],
        "actor": [int(g.actor)],
        "target": [int(g.target)],
        "token": [int(g.token)],
        "pickers": [int(g.pickers)],
        "marshal": [int(g.marshal)],
        "neutral": [int(g.neutral)],
        "beside": [int(g.beside)],
        "bandit_seat": list(map(int, g.seat_of)),
        "bandit_spot": list(map(int, g.place)),
        "bullets": list(map(int, g.bullets)),
        "ransom": list(map(int, g.ransom)),
        "received": [int(n) for row in g.received for n in row],
        "token_place": [place[t] for t in range(cards.TOKENS)],
        "purse_worth": [int(w) if int(g.seen[p]) >> eye & 1 else 0 for p, w in enumerate(g.worth)],
        "purse_seen": list(map(int, g.seen)),
        "hand_size": [sum(counts(bags["hand"][s])) + sum(counts(bags["kept"][s])) for s in seats],
        "deck_size": [sum(counts(bags["deck"][s])) for s in seats],
        "discards_size": [sum(counts(bags["discards"][s])) for s in seats],
        "top": list(map(int, g.top)),
        "known": [n for s in seats for n in (counts(bags["known"][s]) if open_to[s] else empty)],
        "marshal_card": marshals if int(g.seats) == 2 else [-1] * 6,
        "fresh": list(map(int, g.fresh)),
        "discards": [n for s in seats for n in (counts(bags["discards"][s]) if open_to[s] else empty)],
        "hand": counts(bags["hand"][seat]) if seat >= 0 else empty,
        "kept": counts(bags["kept"][seat]) if seat >= 0 else empty,
        "deck": counts(bags["deck"][seat]) if seat >= 0 else empty,
        "choice": [int(g.choice[seat]) if seat >= 0 and int(g.waiting) >> seat & 1 else -1],
        "resolved": [int(g.pile_next)],
        "pile_seat": owner,
        "pile_card": [code_of(g, k) if laid[k] and (not down[k] or owner[k] == seat) else -1 for k in pile],
        "pile_down": [int(d) for d in down],
        "pile_ghost": [int(g.ghosted)],
        "money": [-1] * state.SEATS, "place": [-1] * state.SEATS, "gunslingers": [0],
    }  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_every_number_of_what_a_seat_sees(name: str):
    """X16, X24, X29, X35, X90, X102: what is open to all, what is its own, and nothing else."""
    for k, game in enumerate(moments(name, 4, 12)):
        for seat in (-1, k % game.seats):
            out = np.full(sight.SIGHT_SIZE, 99, np.int16)
            assert sight.observe(game.record, seat, out) == sight.SIGHT_SIZE
            seen = read_numbers(out)
            if game.over:  # the test below
                seen |= {name: expected(game.record, seat)[name] for name in ("money", "place", "gunslingers")}
            assert seen == expected(game.record, seat)


@pytest.mark.parametrize("name", KINDS)
def test_how_it_ended_is_seen_once_it_has(name: str):
    """X81, X82, X105: money, places and Gunslingers, by everybody."""
    *_, game = moments(name, 5, 10_000)
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[0])
    for seat in (-1, 0):
        out = np.zeros(sight.SIGHT_SIZE, np.int16)
        sight.observe(game.record, seat, out)
        seen = read_numbers(out)
        assert seen["money"] == [*game.scores, *[-1] * (state.SEATS - game.seats)]
        assert [s for s in range(game.seats) if seen["place"][s] == 0] == list(game.ranks[0])
        fewest = min(int(n) for b, n in enumerate(game.record.bullets) if game.record.seat_of[b] >= 0)
        best = [b for b, n in enumerate(game.record.bullets) if game.record.seat_of[b] >= 0 and n == fewest]
        assert seen["gunslingers"] == [0 if game.seats == 2 else sum(1 << b for b in best)]


def test_a_record_is_aligned_and_its_fields_are_documented():
    """The compiler and the interpreter read the same bytes."""
    assert state.GAME.isalignedstruct
    assert state.GAME.names == tuple(name for name, *_ in state.FIELDS)
    assert {owner for _, _, _, owner, _ in state.FIELDS} <= {"all", "seat", "holder", "nobody"}
    assert state.blank(3).shape == (3,)
