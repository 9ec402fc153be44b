"""What a seat sees, as plain data: the numbers of `observe`, in words. Built from them alone, so there is one door."""

from __future__ import annotations

from typing import Any

from folsom.notation.words import (
    BELLE_RULES,
    CAR_NAMES,
    CARD_NAMES,
    DECISION_NAMES,
    DISCARD_RULES,
    SHOOTERS,
    card_words,
    members,
    spot_words,
    token_words,
)
from folsom.rules.express import cards
from folsom.rules.express.sight import SIGHT
from folsom.rules.journal import PUBLIC

# Field by field: key, what it is. docs/library.md shows this table; a test compares it with what `view` gives.
VIEW = (
    ("game", 'always "express"'),
    ("seat", "who is looking; null: the public"),
    ("seats", "number of seats"),
    ("expert", "whether the expert variant is played"),
    ("belle", 'option `belle`: "any-target" or "same-spot"'),
    ("discards", 'option `discards`: "open" or "owner"'),
    ("train", "the cars from the caboose, as purses/jewels printed on them; the locomotive's number is their count"),
    ("round", "number of the round, from 0"),
    ("card", "the round card; null before the first"),
    ("symbols", 'the turns on it, a letter each: "S" standard, "T" tunnel, "D" speeding up, "R" switching'),
    ("cards", "all round cards turned up so far"),
    ("turn", "the turn's place among the symbols; null outside the turns of scheming"),
    ("step", "how many times somebody has played in this turn"),
    ("first", "the first seat; null before it is drawn"),
    ("decision", 'what must be decided now; "over" at the end'),
    ("deciders", "the seats that must choose now"),
    ("waiting", "the seats whose choice waits for the others"),
    ("actor", "the bandit whose card is carried out, or null"),
    ("target", "the bandit it is done to, or null"),
    ("token", "the token at stake, or null"),
    ("pickers", "the bandits that may still take a purse at Pickpocketing"),
    ("marshal", "the Marshal's car"),
    ("neutral", "neutral bullets left"),
    ("beside", "strongboxes still beside the train"),
    ("bandits", "by name: seat, spot (null: not placed yet), bullets left, received by shooter, ransom, loot held"),
    ("loot", "by spot: the tokens that lie there"),
    (
        "purses",
        "by name, every purse in play: worth in dollars (null: the looker doesn't know it), the seats that saw it",
    ),
    (
        "cards_of",
        (
            "seat by seat: number of cards in `hand`, `deck`, `discards`; `top`: bullets on the deck; `marshal`: with"
            " two seats, whose Marshal card it has; `known`: cards that all know to be in hand or face down; `fresh`:"
            " unknown ones that may be bullets; `pile`: the discard pile, null if it isn't to be seen"
        ),
    ),
    ("hand", "the looker's hand, card by card with its count; null for the public"),
    ("kept", "the cards that it has put aside as kept; null for the public"),
    ("deck", "what is in its deck, in no order; null for the public"),
    ("choice", "the number of its own option that waits, or null"),
    ("resolved", "the cards of the pile that are resolved, in order"),
    ("pile", "the others, in order: seat, card (null: face down and not the looker's), `down`, `power` (Ghost's)"),
    (
        "result",
        "at the end, seat by seat: money, place (0 is the best), gunslingers (its bandits that are); null before",
    ),
)


def read_numbers(numbers: Any) -> dict[str, list[int]]:
    """The numbers of `observe` by name."""
    named = {}
    at = 0
    numbers = numbers.tolist()
    for name, length, _ in SIGHT:
        named[name] = numbers[at : at + length]
        at += length
    return named


def view_words(numbers: Any) -> dict[str, Any]:
    """The table in words, for the eyes that `observe` was asked for."""
    see = read_numbers(numbers)
    one = {name: values[0] for name, values in see.items()}
    seat = one["seat"]
    view: dict[str, Any] = {
        "game": "express",
        "seat": seat if seat >= 0 else None,
        "seats": one["seats"],
        "expert": bool(one["expert"]),
        "belle": BELLE_RULES[one["belle"]],
        "discards": DISCARD_RULES[one["discards_open"]],
        "train": [CAR_NAMES[car] for car in see["train"] if car >= 0],
    }
    view |= view_time(one) | view_decision(one)
    view |= {"marshal": one["marshal"], "neutral": one["neutral"], "beside": one["beside"]}
    view |= {"bandits": view_bandits(see), "loot": view_loot(see), "purses": view_purses(see, one["seats"])}
    view["cards_of"] = [view_seat(see, other) for other in range(one["seats"])]
    own = pair_of(see, seat) if seat >= 0 else []
    for name in ("hand", "kept", "deck"):
        view[name] = bag_dict(see[name], own) if seat >= 0 else None
    view["choice"] = none_below_zero(one["choice"])
    result = view_result(see, one) if one["decision"] == cards.OVER else None
    pile = view_pile(see)
    view |= {"resolved": [card["card"] for card in pile[: one["resolved"]]], "pile": pile[one["resolved"] :]}
    return view | {"result": result}


def none_below_zero(n: int) -> int | None:
    """-1 stands for nothing."""
    return n if n >= 0 else None


def view_time(one: dict[str, int]) -> dict[str, Any]:
    """Round, card, turn."""
    card = one["card"]
    symbols = cards.ROUND_CARDS[card][2 if one["seats"] >= 5 else 1] if card >= 0 else None
    return {
        "round": one["round"],
        "card": CARD_NAMES[card] if card >= 0 else None,
        "symbols": symbols,
        "cards": [CARD_NAMES[c] for c in members(one["cards"])],
        "turn": none_below_zero(one["turn"]),
        "step": one["step"],
        "first": none_below_zero(one["first"]),
    }


def view_decision(one: dict[str, int]) -> dict[str, Any]:
    """What must be decided, by whom, about what."""
    return {
        "decision": DECISION_NAMES[one["decision"]],
        "deciders": members(one["deciders"]),
        "waiting": members(one["waiting"]),
        "actor": cards.BANDITS[one["actor"]] if one["actor"] >= 0 else None,
        "target": cards.BANDITS[one["target"]] if one["target"] >= 0 else None,
        "token": token_words(one["token"]) if one["token"] >= 0 else None,
        "pickers": [cards.BANDITS[b] for b in members(one["pickers"])],
    }


def view_bandits(see: dict[str, list[int]]) -> dict[str, Any]:
    """The bandits in this game."""
    found = {}
    for b, name in enumerate(cards.BANDITS):
        if see["bandit_seat"][b] < 0:
            continue
        spot = see["bandit_spot"][b]
        shots = see["received"][b * len(SHOOTERS) : (b + 1) * len(SHOOTERS)]
        found[name] = {
            "seat": see["bandit_seat"][b],
            "spot": spot_words(spot) if spot >= 0 else None,
            "bullets": see["bullets"][b],
            "received": {SHOOTERS[s]: n for s, n in enumerate(shots) if n},
            "ransom": see["ransom"][b],
            "loot": [token_words(t) for t, place in enumerate(see["token_place"]) if place == cards.SPOTS + b],
        }
    return found


def view_loot(see: dict[str, list[int]]) -> dict[str, list[str]]:
    """What lies where."""
    found: dict[str, list[str]] = {}
    for token, place in enumerate(see["token_place"]):
        if 0 <= place < cards.SPOTS:
            found.setdefault(spot_words(place), []).append(token_words(token))
    return dict(sorted(found.items()))


def view_purses(see: dict[str, list[int]], seats: int) -> dict[str, Any]:
    """The purses in play."""
    found = {}
    for purse in range(cards.PURSES):
        if see["token_place"][purse] < 0:
            continue
        seen = see["purse_seen"][purse]
        found[token_words(purse)] = {
            "worth": see["purse_worth"][purse] or None,
            "seen": list(range(seats)) if seen >> PUBLIC & 1 else members(seen),
        }
    return found


def view_result(see: dict[str, list[int]], one: dict[str, int]) -> list[dict[str, Any]]:
    """How each seat did."""
    best = members(one["gunslingers"])
    return [
        {
            "money": see["money"][seat],
            "place": see["place"][seat],
            "gunslingers": [cards.BANDITS[b] for b in best if see["bandit_seat"][b] == seat],
        }
        for seat in range(one["seats"])
    ]


def pair_of(see: dict[str, list[int]], seat: int) -> list[int]:
    """The bandits of a seat."""
    return [b for b in range(len(cards.BANDITS)) if see["bandit_seat"][b] == seat]


def bag_dict(counts: list[int], pair: list[int]) -> dict[str, int]:
    """Cards with their counts, from counts by slot."""
    found = {}
    for slot, n in enumerate(counts):
        if n:
            code = cards.BULLET_CARD if slot == cards.BULLET_SLOT else pair[slot // 6] * 6 + slot % 6
            found[card_words(code)] = n
    return found


def view_seat(see: dict[str, list[int]], other: int) -> dict[str, Any]:
    """What is known of a seat's cards."""
    part = slice(other * cards.SLOTS, (other + 1) * cards.SLOTS)
    pair = pair_of(see, other)
    open_pile = not see["discards_open"][0] or other == see["seat"][0]
    return {
        "hand": see["hand_size"][other],
        "deck": see["deck_size"][other],
        "discards": see["discards_size"][other],
        "top": see["top"][other],
        "marshal": cards.BANDITS[see["marshal_card"][other]] if see["marshal_card"][other] >= 0 else None,
        "known": bag_dict(see["known"][part], pair),
        "fresh": see["fresh"][other],
        "pile": bag_dict(see["discards"][part], pair) if open_pile else None,
    }


def view_pile(see: dict[str, list[int]]) -> list[dict[str, Any]]:
    """The cards of the pile."""
    found = []
    for k in range(cards.MOST_PILE):
        if see["pile_seat"][k] >= 0:
            code = see["pile_card"][k]
            found.append(
                {
                    "seat": see["pile_seat"][k],
                    "card": card_words(code) if code >= 0 else None,
                    "down": bool(see["pile_down"][k]),
                    "power": k == see["pile_ghost"][0],
                }
            )
    return found
