"""What the table looks like between two events: a view that events are carried out on, one after another.

It is only ever shown for a moment: after the last event the seat's true view takes its place.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

from folsom.events import Event

STEPS = {"place", "move", "climb", "pushed", "knocked", "flee", "swept"}


def stage_of(view: dict[str, Any], events: Iterable[Event] = ()) -> dict[str, Any]:
    """A copy of a view, with nobody to choose; who is still to be placed stands nowhere yet."""
    stage = {**copy.deepcopy(view), "deciders": []}
    for event in events:
        if event.kind == "place":
            stage["bandits"][event.data["bandit"]]["spot"] = None
    return stage


def carry_out(stage: dict[str, Any], event: Event) -> None:
    """One event on the stage."""
    data, bandits = event.data, stage["bandits"]
    bandit = bandits.get(data.get("bandit", ""))
    if event.kind in STEPS:
        bandit["spot"] = data["spot"]
    elif event.kind == "marshal":
        stage["marshal"] = data["car"]
    elif event.kind in ("take", "pocket"):
        lift(stage, data["token"])
        for other in bandits.values():
            other["loot"] = [token for token in other["loot"] if token != data["token"]]
        bandit["loot"].append(data["token"])
    elif event.kind == "fall":
        bandit["loot"] = [token for token in bandit["loot"] if token != data["token"]]
        stage["loot"].setdefault(data["spot"], []).append(data["token"])
    elif event.kind == "strongbox":
        stage["loot"].setdefault(data["spot"], []).append(data["token"])
    elif event.kind == "fire":
        bandit["bullets"] -= 1
        hit(stage, data["target"], data["bandit"])
    elif event.kind == "neutral":
        stage["neutral"] -= 1
        hit(stage, data["bandit"], "neutral")
    elif event.kind == "empty":
        stage["neutral"] = 0
    elif event.kind == "ransom":
        bandit["ransom"] += data["money"]
    elif event.kind == "see" and data["token"] in stage["purses"]:
        stage["purses"][data["token"]]["worth"] = data["worth"]
    else:
        lay(stage, event)


def lift(stage: dict[str, Any], token: str) -> None:
    """A token leaves the spot where it lies."""
    for spot, tokens in stage["loot"].items():
        stage["loot"][spot] = [other for other in tokens if other != token]


def hit(stage: dict[str, Any], target: str, shooter: str) -> None:
    """A bullet received."""
    received = stage["bandits"][target]["received"]
    received[shooter] = received.get(shooter, 0) + 1


def lay(stage: dict[str, Any], event: Event) -> None:
    """Cards onto the pile and off it."""
    data = event.data
    if event.kind == "play":
        stage["pile"].append({"seat": data["seat"], "card": data["card"], "down": False, "power": False})
    elif event.kind == "hidden":  # its own seat hears this first, then that a card was laid
        stage["pile"].append({"seat": data["seat"], "card": data["card"], "down": True, "power": False})
    elif event.kind == "hide" and not is_told(stage, data["seat"]):
        stage["pile"].append({"seat": data["seat"], "card": None, "down": True, "power": False})
    elif event.kind == "show":
        del stage["pile"][:1]
    elif event.kind == "round":
        stage["pile"] = []
        stage["round"] = data["number"]


def is_told(stage: dict[str, Any], seat: int) -> bool:
    """Whether the card that a seat has just laid face down lies there already."""
    last = stage["pile"][-1] if stage["pile"] else None
    return last is not None and last["seat"] == seat and last["down"] and last["card"] is not None
