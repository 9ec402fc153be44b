"""Under the train: the round and its turns, who must choose, the pile, the looker's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folsom.pictures.marks import badge, part, rect, tag, text, tidy
from folsom.pictures.naming import bandits_of, carried_out, headline, round_words
from folsom.words.catalogue import Speech, capital

CARD_WIDE, CARD_HIGH = 38.0, 54.0
MIDDLE = 336  # where the round ends and the pile begins
STEP, ROW = 46.0, 62.0
HAND_STEP, HAND_HIGH, HAND_SCALE = 74.0, 114.0, 1.15
TILE = 30
TURNS = {"S": "open", "T": "tunnel", "D": "double", "R": "reversed"}


def card(x: float, y: float, code: str, *, sign: bool = True) -> str:
    """A card face up: its bandit's sign and what it does."""
    *owner, kind = code.split()
    marks = part("card-face", x, y, CARD_WIDE, CARD_HIGH)
    if kind == "bullet":
        return marks + part("bullet", x + 11, y + 11, 16, 32)
    glyph = part("sign-star" if kind == "marshal" else f"action-{kind}", 0, 0, 24, 24, "as-text")
    if not owner or not sign:
        return marks + f'<g transform="translate({tidy(x + 5)} {tidy(y + 13)}) scale(1.17)">{glyph}</g>'
    return (
        marks
        + f'<g transform="translate({tidy(x + 7)} {tidy(y + 25)})">{glyph}</g>'
        + badge(x + 10, y + 4, 18, owner[0])
    )


def card_down(x: float, y: float, owners: Sequence[str], code: str | None) -> str:
    """A card face down: whose it is; its owner's eyes see on a slip what it does."""
    marks = part("card-back", x, y, CARD_WIDE, CARD_HIGH)
    if code:
        owners = code.split()[:-1]
    size = 22 if len(owners) == 1 else 17
    for k, name in enumerate(owners):
        marks += badge(
            x + CARD_WIDE / 2 - size * len(owners) / 2 + size * k, y + (6 if code else 27 - size / 2), size, name
        )
    if code:
        kind = code.split()[-1]
        marks += rect(x + 8, y + 29, 22, 20, "raised line", round=3, stroke=1)
        marks += part("sign-star" if kind == "marshal" else f"action-{kind}", x + 11, y + 31, 16, 16, "as-text")
    return marks


# ---- the strip: the round at the left, the pile at the right ---------------------------------------------------------


def strip(view: dict[str, Any], speech: Speech, width: float, margin: float, top: float) -> tuple[str, float]:
    """The strip and where it ends."""
    laid = pile_marks(view)
    right = width - margin
    per_row = int((right - MIDDLE - 20) // STEP)
    rows = max(1, -(-len(laid) // per_row))
    high = max(106.0, 38 + rows * ROW)
    marks = [rect(margin, top, width - 2 * margin, high, "raised line", round=4, stroke=1)]
    marks.append(f'<path class="line" d="M{MIDDLE} {tidy(top + 12)}v{tidy(high - 24)}" fill="none" stroke-width="1"/>')
    marks.append(round_block(view, speech, margin + 14, top))
    marks.append(heading(view, speech, MIDDLE + 16, top, right - MIDDLE - 30))
    for k, drawn in enumerate(laid):
        marks.append(place_card(drawn, MIDDLE + 16 + STEP * (k % per_row), top + 38 + ROW * (k // per_row)))
    return "".join(marks), top + high


def heading(view: dict[str, Any], speech: Speech, x: float, top: float, room: float) -> str:
    """Who must choose now, in rust; at the end who has won."""
    said = headline(view, speech)
    if view["decision"] == "over":
        marks = text(x, top + 24, speech.say("over"), size=13, kind="quiet", room=room)
        return marks + text(x, top + 60, said, size=27, kind="action slab", room=room)
    label = text(x + room, top + 24, speech.say("pile-title"), size=13, kind="quiet", anchor="end", room=room * 0.2)
    return label + text(x, top + 25, said, size=17, kind="action slab", room=room * 0.78)


def place_card(drawn: str, x: float, y: float) -> str:
    """A card that was drawn at the origin."""
    return f'<g transform="translate({tidy(x)} {tidy(y)})">{drawn}</g>'


def pile_marks(view: dict[str, Any]) -> list[str]:
    """The cards of the pile in order, before them the one that is carried out now, framed."""
    if view["turn"] is not None and not view["pile"]:
        return ['<path class="line" d="M1 1H37V53H1Z" fill="none" stroke-width="1.2" stroke-dasharray="4 3"/>']
    marks = []
    now = carried_out(view)
    if now:
        marks.append(card(0, 0, now) + rect(-2, -2, CARD_WIDE + 4, CARD_HIGH + 4, "action-line", round=6, stroke=2))
    for there in view["pile"]:
        if there["down"]:
            marks.append(card_down(0, 0, bandits_of(view, there["seat"]), there["card"]))
        else:
            marks.append(card(0, 0, there["card"]))
    return marks


def round_block(view: dict[str, Any], speech: Speech, x: float, top: float) -> str:
    """Which round it is, its card's name, its turns as signs."""
    room = MIDDLE - x - 14
    marks = text(x, top + 24, round_words(view, speech), size=13, kind="quiet", room=room)
    if view["card"] is None:
        return marks
    marks += text(x, top + 52, speech.round_card(view["card"]), size=25, kind="text slab", room=room, smallest=14)
    for k, symbol in enumerate(view["symbols"]):
        marks += turn(x + (TILE + 6) * k, top + 64, TURNS[symbol], now=k == view["turn"])
    return marks


def turn(x: float, y: float, name: str, *, now: bool) -> str:
    """A turn as a sign on a tile, dark while it is played."""
    tile = rect(x, y, TILE, TILE, "text" if now else "ground line", round=4, stroke=0 if now else 1)
    return tile + part(f"turn-{name}", x + 5, y + 5, TILE - 10, TILE - 10, "as-ground" if now else "as-text")


# ---- the hand --------------------------------------------------------------------------------------------------------


def hand(view: dict[str, Any], speech: Speech, width: float, margin: float, top: float) -> tuple[str, float]:
    """The looker's hand and what it keeps, and where that ends; nothing without a hand."""
    groups = [("hand-title", view["hand"]), ("picture-kept", view["kept"])]
    shown = [(key, bag) for key, bag in groups if bag]
    if not shown:
        return "", top
    kinds = sum(len(bag) for _, bag in shown)
    step = min(HAND_STEP, (width - 2 * margin) / (kinds + 0.4 * (len(shown) - 1)))
    marks, x = [], margin - 3
    for key, bag in shown:
        room = max(step * len(bag), step * 1.3) if len(shown) > 1 else width - 2 * margin
        marks.append(text(x + 3, top + 14, speech.say(key), size=13, kind="quiet", room=room))
        for code, count in bag.items():
            marks.append(held_card(view, speech, x, top + 24, step, code, count))
            x += step
        x += step * 0.4
    return "".join(marks), top + HAND_HIGH


def held_card(view: dict[str, Any], speech: Speech, x: float, y: float, step: float, code: str, count: int) -> str:
    """A card of the hand with its name below; how many of it in a corner; with two bandits its sign."""
    left = x + (step - CARD_WIDE * HAND_SCALE) / 2
    marks = f'<g transform="translate({tidy(left)} {tidy(y)}) scale({HAND_SCALE})">{card(0, 0, code)}</g>'
    if count > 1:
        marks += tag(left + CARD_WIDE * HAND_SCALE, y + 7, f"×{count}", 12)
    name = capital(speech.card(code))
    return marks + text(x + step / 2, y + 80, name, size=12.5, anchor="middle", room=step - 6)
