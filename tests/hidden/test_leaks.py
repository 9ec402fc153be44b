"""The checks bite: an engine that tells one thing too much fails them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from folsom.rules.express import cards, scheming, sight, state, stealing, verbs, worlds
from folsom.rules.journal import EVERYBODY, note

from .journals import Heard, check_pair
from .table import REAL, Kind, Table, check_world
from .test_journal import play_and_hear

PLACE = {name: sum(n for _, n, _ in sight.SIGHT[:k]) for k, (name, _, _) in enumerate(sight.SIGHT)}
Leak = Callable[[Any, int, Any], None]


def next_card(g: Any, seat: int, out: Any) -> None:
    """The card that the seat would draw next."""
    copy = np.array([g], state.GAME)[0]
    if seat >= 0 and int(copy.deck[seat]):
        out[PLACE["deck"]] = 100 + int(scheming.draw_card(copy, seat))


def purse_value(g: Any, seat: int, out: Any) -> None:
    """What a purse is worth that somebody looked at."""
    for purse in range(cards.PURSES):
        out[PLACE["purse_worth"] + purse] = g.worth[purse]


def face_down_card(g: Any, seat: int, out: Any) -> None:
    """Which card lies face down."""
    for k in range(int(g.pile_next), int(g.pile_size)):
        out[PLACE["pile_card"] + k] = int(g.pile[k]) % cards.FACE_DOWN


def choice_that_waits(g: Any, seat: int, out: Any) -> None:
    """What another seat has chosen while the others still choose."""
    out[PLACE["choice"]] = max(int(g.choice[0]), int(g.choice[1]))


def other_hand(g: Any, seat: int, out: Any) -> None:
    """How many Fires another seat holds."""
    out[PLACE["known"]] = int(g.hand[(seat + 1) % int(g.seats)]) >> 8 & 15


LEAKS: dict[str, tuple[Leak, Kind]] = {
    "deck": (next_card, Kind(3, False, False)),
    "purse_worth": (purse_value, Kind(3, False, False)),
    "pile_card": (face_down_card, Kind(3, False, False)),
    "choice": (choice_that_waits, Kind(2, True, False)),
    "known": (other_hand, Kind(4, True, False)),
}


def worlds_until(table: Table, part: str) -> None:
    """Worlds for every seat, at moments when the leak has something to tell."""
    for choice in table.moments():
        g = table.games[0]
        told = {
            "deck": choice % 12 == 3,
            "purse_worth": choice % 4 == 3 and any(0 < int(seen) < 7 for seen in g.seen),
            "pile_card": any(int(code) >= cards.FACE_DOWN for code in g.pile) and choice % 2 == 0,
            "choice": int(g.waiting) != 0 and bool(g.choice.any()),
            "known": choice % 12 == 3,
        }
        if told[part]:
            for seat in table.observers:
                check_world(table, seat, choice, watched=False)
        if choice > 45 and part != "purse_worth":
            return


@pytest.mark.parametrize("part", LEAKS)
def test_leak_in_observe_is_found(part: str, monkeypatch: pytest.MonkeyPatch):
    leak, kind = LEAKS[part]
    honest = sight.observe

    def leaking(g: Any, seat: int, out: Any) -> Any:
        size = honest(g, seat, out)
        leak(g, seat, out)
        return size

    seed = 3
    worlds_until(Table(verbs, kind.wishes(), seed), part)
    monkeypatch.setattr(sight, "observe", leaking)
    with pytest.raises(AssertionError, match=f"{{'{part}'}} differ"):
        worlds_until(Table(verbs, kind.wishes(), seed), part)


@pytest.mark.parametrize("event", ["see", "drawn", "hidden"])
def test_leak_in_the_journal_is_found(event: str, monkeypatch: pytest.MonkeyPatch):
    kind = Kind(3, False, False)
    number = [name for name, *_ in cards.EVENTS].index(event)
    module = stealing if event == "see" else scheming

    def leaking(j: Any, eyes: Any, what: Any, *data: Any) -> None:
        note(j, EVERYBODY if what == number else eyes, what, *data)

    monkeypatch.setattr(module, "note", leaking)
    with pytest.raises(AssertionError, match=f"hears of {event}"):
        play_and_hear(Table(verbs, kind.wishes(), 5), 1 << 20, 1, 1 << 20)


def robberies(games: int) -> None:
    """Each robbery of some games, and what the others hear of it in other worlds."""
    for seed in range(games):
        table = Table(verbs, Kind(3, False, False).wishes(), seed)
        for _ in table.moments():
            if int(table.games["kind"][REAL]) == cards.CHOOSE_LOOT:
                seat, option = table.choose()
                for observer in table.observers:
                    check_pair(table, observer, seat, option, Heard())


def test_value_for_everybody_is_found_by_another_world(monkeypatch: pytest.MonkeyPatch):
    robberies(2)

    def leaking(j: Any, eyes: Any, what: Any, *data: Any) -> None:
        note(j, EVERYBODY if what == cards.SEES else eyes, what, *data)

    monkeypatch.setattr(stealing, "note", leaking)
    with pytest.raises(AssertionError, match="hears what it can't see"):
        robberies(12)


def test_world_that_changes_what_is_known_is_found(monkeypatch: pytest.MonkeyPatch):
    """A `resample` that deals a seat's own deck to its hand, or a face-down card of another seat's, is found, too."""
    monkeypatch.setattr(worlds, "resample", lambda g, seat, seed: g.deck.__setitem__(0, g.deck[1]))
    table = Table(verbs, Kind(3, False, False).wishes(), 2)
    with pytest.raises(AssertionError, match=r"not sound|differ"):
        check_world(table, 1, 1)
