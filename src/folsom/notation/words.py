"""Colt Express in words: cards, tokens, spots, options."""

from __future__ import annotations

from typing import Any

from folsom.rules.express import cards
from folsom.rules.express.refusing import PLAY_BULLET

NAME = "express"
CAR_NAMES = tuple(f"{purses}/{jewels}" for purses, jewels in cards.CARS)
LEVELS = ("inside", "roof")
BELLE_RULES = ("any-target", "same-spot")
DISCARD_RULES = ("open", "owner")
CARD_NAMES = tuple(name.replace("'", "").replace("!", "").replace(" ", "-") for name, _, _ in cards.ROUND_CARDS)
DECISION_NAMES = tuple(name.replace(" ", "-") for name in cards.DECISIONS)
RESOLVE = "resolve"  # written by hand: nobody decides, the pile goes on
SHOOTERS = (*cards.BANDITS, "neutral")


def card_words(code: int) -> str:
    """A card: `tuco fire`, or `bullet`."""
    if code == cards.BULLET_CARD:
        return "bullet"
    return f"{cards.BANDITS[code // 6]} {cards.KINDS[code % 6]}"


def token_words(token: int) -> str:
    """A token: `purse4`, `jewel0`, `strongbox1`."""
    if token < cards.PURSES:
        return f"purse{token}"
    if token < cards.STRONGBOX:
        return f"jewel{token - cards.JEWEL}"
    return f"strongbox{token - cards.STRONGBOX}"


def kind_of_token(token: int) -> str:
    """A token as an option names it: purses differ, jewels and strongboxes are all alike."""
    return token_words(token) if token < cards.JEWEL else token_words(token).rstrip("0123456789")


def spot_words(spot: int) -> str:
    """A spot: `2 roof`."""
    return f"{spot - cards.ROOF} roof" if spot >= cards.ROOF else f"{spot} inside"


def slot_words(g: Any, seat: int, slot: int) -> str:
    """A card of a seat: its kind, with the bandit when the seat has two."""
    if slot == cards.BULLET_SLOT:
        return "bullet"
    kind = cards.KINDS[slot % 6]
    if int(g.seats) != 2:
        return kind
    return f"{cards.BANDITS[int(g.pair[seat, slot // 6])]} {kind}"


OPTION_VERBS = {
    cards.CHOOSE_MARSHAL: "marshal",
    cards.CHOOSE_START: "caboose",
    cards.CHOOSE_MOVE: "move",
    cards.CHOOSE_WAY: "marshal",
    cards.CHOOSE_PUSH: "push",
    cards.CHOOSE_LOOT: "rob",
    cards.CHOOSE_DROP: "drop",
    cards.CHOOSE_PICK: "take",
    cards.CHOOSE_TARGET: "fire",
    cards.CHOOSE_VICTIM: "punch",
}


def option_words(g: Any, seat: int, option: int) -> str:
    """An option in the notation: `play fire`, `fire doc`, `move 3`, `rob purse4`."""
    kind = int(g.kind)
    if kind == cards.CHOOSE_SCHEME:
        return scheme_words(g, seat, option)
    if kind == cards.CHOOSE_KEEP:
        return "done" if option == cards.DONE else f"keep {slot_words(g, seat, option)}"
    if kind == cards.CHOOSE_BULLETS:
        return f"discard {option}"
    if kind == cards.CHOOSE_POCKET:
        return "pocket" if option == 1 else "leave"
    verb = OPTION_VERBS[kind]
    if kind in (cards.CHOOSE_LOOT, cards.CHOOSE_DROP, cards.CHOOSE_PICK):
        return "pass" if option == cards.NOTHING else f"{verb} {kind_of_token(option)}"
    if kind in (cards.CHOOSE_MOVE, cards.CHOOSE_WAY, cards.CHOOSE_PUSH):
        return f"{verb} {option}"
    return f"{verb} {cards.BANDITS[option]}"


def scheme_words(g: Any, seat: int, option: int) -> str:
    """`draw`, `play move`, `play ghost move face down`."""
    if option == cards.DRAW_CARDS:
        return "draw"
    if option == PLAY_BULLET:
        return "play bullet"
    if option >= cards.HIDDEN:
        return f"play {slot_words(g, seat, option - cards.HIDDEN)} face down"
    return f"play {slot_words(g, seat, option)}"


def members(word: int) -> list[int]:
    """The members of a set in one word."""
    return [k for k in range(word.bit_length()) if word >> k & 1]
