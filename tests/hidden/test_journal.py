"""The journal: who may see an entry, and that it never tells a seat more than its view."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from folsom.compiled import rules_of
from folsom.notation.view import read_numbers
from folsom.rules.express import cards, verbs

from .journals import Heard, check_events, check_eyes, check_pair
from .table import EVERYBODY, KINDS, REAL, Kind, Table, seen_by

GAMES = 6


def play_and_hear(table: Table, every: int, start: int = 0, sparse: int = 1) -> Heard:
    """A game to its end: its events agree with the views, and every so many choices with those of other worlds."""
    heard = Heard()
    check_events(table, None, table.events, heard)
    while not table.over:
        if (table.choices + start) % every == 0:
            seat, option = table.choose()
            for observer in table.observers:
                check_pair(table, observer, seat, option, heard)
        if table.choices % sparse:
            table.step()
            for seat in table.observers:
                check_eyes(seat, seen_by(table.events, seat))
            continue
        before = {seat: read_numbers(table.look(seat)) for seat in table.observers}
        table.step()
        check_events(table, before, table.events, heard)
    return heard


@pytest.mark.parametrize("kind", [Kind(3, False, False), Kind(4, True, False), Kind(2, True, True)], ids=str)
def test_journal(kind: Kind):
    heard = play_and_hear(Table(verbs, kind.wishes(), 5), 47, sparse=16)
    assert heard.kinds.total() > 0


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
def test_journal_of_many_games():
    rules = rules_of("express")
    rules.wait()
    heard = Heard()
    for k, kind in enumerate(KINDS):
        for game in range(GAMES):
            table = Table(rules.verbs, kind.wishes(), 1000 * k + game)
            if game % 4 == 0:
                table.games["neutral"] = 2  # so that they run out now and then (X54)
            heard.add(play_and_hear(table, 5, game))
    assert set(heard.kinds) == {kind for kind, *_ in cards.EVENTS}
    assert min(heard.compared[kind] for kind in ("drawn", "hidden", "see", "decide", "hide", "draw")) > 100


def test_everything_else_is_for_everybody():
    table = Table(verbs, KINDS[0].wishes(), 3)
    for _ in table.moments():
        for kind, eyes, data in table.events:
            assert eyes == (1 << data["seat"] if kind in ("drawn", "hidden", "see") else EVERYBODY)
    assert table.verbs.over(table.games, REAL)


def test_a_seat_hears_its_own_cards_and_nobody_elses():
    table = Table(verbs, Kind(4, False, False).wishes(), 8)
    drawn = Counter[Any](data["seat"] for kind, _, data in table.events if kind == "drawn")
    assert set(drawn) == {0, 1, 2, 3}
    for seat in table.observers:
        mine = [event for event in seen_by(table.events, seat) if event[0] == "drawn"]
        assert len(mine) == drawn[seat]
        assert all(data["seat"] == seat for _, _, data in mine)
