"""Checks of a journal: against the views before and after a choice, and against the journals of other worlds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from folsom.notation.view import read_numbers
from folsom.rules.express import cards

from .table import AGAIN, EVERYBODY, REAL, WORLD, Event, Table, members, seen_by
from .witness import SLOTS

OPEN_CARDS = ("show", "nothing", "discard")  # cards turned up on the table: the move itself shows them to everybody
Sight = dict[str, list[int]]


@dataclass
class Heard:
    """What was looked at."""

    kinds: Counter[str] = field(default_factory=Counter)  # events by kind
    compared: Counter[str] = field(default_factory=Counter)  # those of pairs of worlds that looked the same

    def add(self, other: Heard) -> None:
        """Another game's."""
        self.kinds.update(other.kinds)
        self.compared.update(other.compared)


def check_events(table: Table, before: dict[int, Sight] | None, events: list[Event], heard: Heard) -> None:
    """What happened with one choice agrees with what each seat saw before and sees after it."""
    heard.kinds.update(kind for kind, _, _ in events)
    for seat in table.observers:
        after = read_numbers(table.look(seat))
        told = seen_by(events, seat)
        check_eyes(seat, told)
        check_worths(seat, told, after)
        if before is not None:
            check_piles(table, told, before[seat], after)
        if seat >= 0:
            check_hand(table, seat, told, before[seat] if before else None, after)


def check_eyes(seat: int, told: list[Event]) -> None:
    """A seat sees what happens to all, and its own secrets."""
    for kind, eyes, data in told:
        if kind in ("drawn", "hidden", "see"):
            assert [seat] == [data["seat"]] == members(eyes), f"seat {seat} hears of {kind} {data}"
        else:
            assert eyes == EVERYBODY, f"{kind} isn't for everybody"


def check_worths(seat: int, told: list[Event], after: Sight) -> None:
    """Values that a seat hears are those that its view shows."""
    for kind, _, data in told:
        if "worth" in data:
            assert after["purse_worth"][data["token"]] == data["worth"], f"seat {seat} hears of a value it can't see"
            assert after["purse_seen"][data["token"]] >> (seat if seat >= 0 else 6) & 1
            assert kind == "see" or cards.DECISIONS[after["decision"][0]] == "over"
        elif "money" in data and kind == "score":
            assert cards.DECISIONS[after["decision"][0]] == "over"


def slot_of(sight: Sight, code: int) -> tuple[int, int]:
    """Whose card a code is, and its slot."""
    seat = sight["bandit_seat"][code // 6]
    pair = [b for b, owner in enumerate(sight["bandit_seat"]) if owner == seat]
    return seat, code % 6 + 6 * pair.index(code // 6)


def own_slot(sight: Sight, code: int) -> int:
    """The slot of one's own card."""
    return SLOTS - 1 if code == cards.BULLET_CARD else slot_of(sight, code)[1]


def check_hand(table: Table, seat: int, told: list[Event], before: Sight | None, after: Sight) -> None:
    """A seat's hand is what it was, and what it hears of drawing, laying and discarding."""
    hand = [a + b for a, b in zip(before["hand"], before["kept"], strict=True)] if before else [0] * SLOTS
    for kind, _, data in told:
        if data.get("seat") != seat:
            continue
        if kind == "drawn":
            hand[own_slot(after, data["card"])] += 1
        elif kind in ("play", "hidden", "discard"):
            hand[own_slot(after, data["card"])] -= 1
        elif kind == "return":
            assert sum(hand) == data["count"]
            hand = [0] * SLOTS
        elif kind == "keep":
            assert sum(hand) == data["count"]
    assert hand == [a + b for a, b in zip(after["hand"], after["kept"], strict=True)], f"seat {seat} has another hand"


def check_piles(table: Table, told: list[Event], before: Sight, after: Sight) -> None:
    """A card that is heard of lies where the view shows it: on the pile, or in a discard pile that is open."""
    shown = Counter((data["seat"], data["card"]) for kind, _, data in told if kind == "show")
    lying = Counter(
        (seat, code)
        for sight in (before, after)
        for seat, code in zip(sight["pile_seat"], sight["pile_card"], strict=True)
        if code >= 0
    )
    for kind, _, data in told:
        if kind in ("play", "hidden"):
            card = (data["seat"], data["card"])
            assert lying[card] or shown[card], f"{kind} {data} can't be seen"
    if not after["expert"][0] or after["discards_open"][0]:
        return
    piles = [before["discards"][s * SLOTS : (s + 1) * SLOTS] for s in range(table.seats)]
    for kind, _, data in told:
        if kind == "shuffle":
            piles[data["seat"]] = [0] * SLOTS
        elif kind in ("show", "discard"):
            piles[data["seat"]][own_slot(after, data["card"])] += 1
    heard = [n for pile in piles for n in pile]
    assert heard == after["discards"][: table.seats * SLOTS], "discard piles aren't what was heard of"


def check_pair(table: Table, observer: int, seat: int, option: int, heard: Heard) -> None:
    """One choice in the real game and in a world resampled before it: what looks the same sounds the same."""
    table.resample(observer, table.choices)
    if table.choices % 2:
        table.games["stream"][WORLD] = table.games["stream"][REAL]
    if not int(table.verbs.legal(table.games, WORLD, seat)) >> option & 1:
        return
    table.games[AGAIN] = table.games[REAL]
    told: list[list[Any]] = []
    for game in (AGAIN, WORLD):
        events = table.play(seat, option, game)
        back = ("drawn",) if any(kind == "return" for kind, _, _ in events) else ()  # drawn, and at once back (X28)
        told.append(sorted((e for e in seen_by(events, observer) if e[0] not in OPEN_CARDS + back), key=str))
    if table.look(observer, AGAIN).tobytes() == table.look(observer, WORLD).tobytes():
        heard.compared.update(kind for kind, _, _ in events)
        assert told[0] == told[1], f"{observer} hears what it can't see: {told[0]} and {told[1]}"
