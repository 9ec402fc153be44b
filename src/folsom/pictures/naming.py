"""Names of seats and moments, as several parts of a picture say them."""

from __future__ import annotations

from typing import Any

from folsom.rules.express.cards import ROUNDS
from folsom.words.catalogue import Speech
from folsom.words.scene import scene_of


def bandits_of(view: dict[str, Any], seat: int) -> tuple[str, ...]:
    """The bandits of a seat: one, or with two seats two."""
    return scene_of(view).pairs[seat]


def seat_name(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """A seat's name: its bandit's, or its two bandits'."""
    return speech.name(scene_of(view).seat(seat))


def round_words(view: dict[str, Any], speech: Speech) -> str:
    """Which round it is, or that none has begun."""
    if view["card"] is None:
        return speech.say("before-first")
    return speech.say("round-of", number=view["round"] + 1, rounds=ROUNDS)


def headline(view: dict[str, Any], speech: Speech) -> str:
    """Who must choose, or who has won; nothing if nobody has to."""
    if view["decision"] == "over":
        winners = [seat for seat, result in enumerate(view["result"] or []) if result["place"] == 0]
        if len(winners) == 1:
            return speech.sentence("wins", seat=scene_of(view).seat(winners[0]))
        return speech.sentence("share-win", names=both(view, winners, speech)) if winners else ""
    seats = view["deciders"]
    return speech.sentence("picture-chooses", names=both(view, seats, speech), n=len(seats)) if seats else ""


def both(view: dict[str, Any], seats: list[int], speech: Speech) -> str:
    """Several seats by name."""
    return speech.both([seat_name(view, seat, speech) for seat in seats])


def carried_out(view: dict[str, Any]) -> str | None:
    """The card that is being carried out, if its bandit must choose something now."""
    last: str | None = view["resolved"][-1] if view["resolved"] else None
    return last if last and view["actor"] and last.split()[0] == view["actor"] else None
