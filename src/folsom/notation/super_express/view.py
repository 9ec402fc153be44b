"""What a seat sees of Colt Super Express, as plain data: the numbers of `observe`, in words. There is one door."""

from __future__ import annotations

from typing import Any

from folsom.notation.super_express.words import ENDINGS, LEVELS, members, spot_words
from folsom.rules.super_express import cards
from folsom.rules.super_express.sight import SIGHT
from folsom.rules.super_express.state import SEATS

# Field by field: key, what it is.
VIEW = (
    ("game", 'always "super-express"'),
    ("seat", "who is looking; null: the public"),
    ("seats", "number of seats"),
    ("cards", "the cards that each bandit has"),
    ("last_gasp", "option `last_gasp`"),
    ("rear", "the number of the last car"),
    ("locomotive", "the number of the locomotive"),
    ("round", "number of the round, from 0"),
    ("first", "the first seat"),
    ("decision", 'what must be decided now; "over" at the end'),
    ("deciders", "the seats that must choose now"),
    ("waiting", "the seats whose stack is complete and waits for the others"),
    (
        "bandits",
        'by name: seat, spot (null: not on the train), facing ("forward", "rearward"), stunned, fell: when last',
    ),
    ("rows", "by spot: who stands there, from front to rear"),
    ("left", "the values of the car cards that nobody has taken yet"),
    ("taken", "seat by seat: the values of its car cards"),
    ("shown", "seat by seat: the cards of this round that it has shown, in order"),
    ("stack", "the looker's own stack as far as it is laid; null for the public"),
    ("ending", "how the game ended, or null"),
    ("winners", "the seats that won"),
    ("result", "at the end, seat by seat: money, place (0 is the best); null before"),
)


def read_numbers(numbers: Any) -> dict[str, list[int]]:
    """The numbers of `observe` by name."""
    named = {}
    at = 0
    for name, length, _ in SIGHT:
        named[name] = [int(n) for n in numbers[at : at + length]]
        at += length
    return named


def view_words(numbers: Any) -> dict[str, Any]:
    """The table in words, for the eyes that `observe` was asked for."""
    see = read_numbers(numbers)
    one = {name: values[0] for name, values in see.items()}
    seats, seat = one["seats"], one["seat"]
    ended = one["decision"] == cards.OVER
    return {
        "game": "super-express",
        "seat": seat if seat >= 0 else None,
        "seats": seats,
        "cards": [cards.KINDS[k] for k in members(one["cards"])],
        "last_gasp": bool(one["gasp"]),
        "rear": one["rear"],
        "locomotive": seats + 1,
        "round": one["round"],
        "first": one["first"],
        "decision": cards.DECISIONS[one["decision"]],
        "deciders": members(one["deciders"]),
        "waiting": members(one["waiting"]),
        "bandits": view_bandits(see, one),
        "rows": view_rows(see),
        "left": worths(one["left"]),
        "taken": [worths(see["taken"][other]) for other in range(seats)],
        "shown": [kinds(see["shown"][other * cards.STACK : (other + 1) * cards.STACK]) for other in range(seats)],
        "stack": kinds(see["stack"]) if seat >= 0 else None,
        "ending": ENDINGS[one["ending"]] if ended else None,
        "winners": members(one["winners"]),
        "result": [{"money": see["money"][s], "place": see["place"][s]} for s in range(seats)] if ended else None,
    }


def view_bandits(see: dict[str, list[int]], one: dict[str, int]) -> dict[str, Any]:
    """The bandits in this game."""
    found = {}
    for seat in range(one["seats"]):
        spot = see["spot"][seat]
        forward = one["facing"] >> seat & 1
        found[cards.BANDITS[see["bandit"][seat]]] = {
            "seat": seat,
            "spot": spot_words(spot) if spot >= 0 else None,
            "facing": None if spot < 0 else "forward" if forward else "rearward",
            "stunned": bool(one["stunned"] >> seat & 1),
            "fell": see["fell"][seat],
        }
    return found


def view_rows(see: dict[str, list[int]]) -> dict[str, list[str]]:
    """Who stands where, front to rear."""
    found: dict[str, list[str]] = {}
    for level in range(len(LEVELS)):
        for seat in see["row"][level * SEATS : (level + 1) * SEATS]:
            if seat >= 0:
                found.setdefault(spot_words(see["spot"][seat]), []).append(cards.BANDITS[see["bandit"][seat]])
    return found


def worths(word: int) -> list[int]:
    """Car cards by their values."""
    return [int(cards.WORTHS[k]) for k in members(word)]


def kinds(stack: list[int]) -> list[str]:
    """Cards in order."""
    return [cards.KINDS[card] for card in stack if card >= 0]
