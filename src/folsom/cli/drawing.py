"""The table in plain text, from what one seat sees: the train, what everybody holds, the pile, the hand."""

from __future__ import annotations

import textwrap
from typing import Any

from folsom.cli import words

WIDTH = 80
LABEL = 6  # of the rows of the train
WIDEST = 13  # of a car
NO_BREAK = "\0"  # a space where no line is broken


def name_of(view: dict[str, Any], seat: int) -> str:
    """A seat's name: its bandit, or its two."""
    names = [words.BANDITS[name] for name, b in view["bandits"].items() if b["seat"] == seat]
    return names[0] if len(names) == 1 else words.TEAM.format(names="/".join(names))


def wrap(text: str, indent: str = "  ") -> str:
    """A paragraph of at most 80 columns."""
    filled = textwrap.fill(text, WIDTH - 1, subsequent_indent=indent, break_on_hyphens=False)
    return filled.replace(NO_BREAK, " ")


def counted(tokens: list[str]) -> list[str]:
    """`3 purses`, `1 jewel`, `strongbox`."""
    found = []
    for kind, (one, more) in words.LOOT.items():
        n = sum(token.startswith(kind) for token in tokens)
        if n:
            found.append(one if n == 1 else more.format(n=n))
    return found


# ---- the train -------------------------------------------------------------------------------------------------------


def train(view: dict[str, Any]) -> str:
    """Cars from the caboose to the locomotive: roofs above, insides below."""
    cars = len(view["train"]) + 1
    wide = min(WIDEST, (WIDTH - LABEL - 2) // cars - 1)
    roofs = [spot(view, f"{car} roof") for car in range(cars)]
    insides = [spot(view, f"{car} inside") for car in range(cars)]
    line = " " * LABEL + "+" + ("-" * wide + "+") * cars
    rows = [line, *level(words.ROOF, roofs, wide), line, *level(words.INSIDE, insides, wide), line]
    return "\n".join([*rows, (" " * LABEL + " " + "".join(foot.ljust(wide + 1) for foot in feet(cars))).rstrip()])


def feet(cars: int) -> list[str]:
    """What stands below the cars."""
    middle = [words.CAR.format(car=car) for car in range(1, cars - 1)]
    return [f"0 {words.CABOOSE}", *middle, f"{cars - 1} {words.LOCOMOTIVE}"]


def spot(view: dict[str, Any], place: str) -> list[str]:
    """Who and what is on a spot, line by line; one's own bandits with a star."""
    lines = [words.MARSHAL] if place == f"{view['marshal']} inside" else []
    for name, bandit in view["bandits"].items():
        if bandit["spot"] == place:
            own = bandit["seat"] == view["seat"]
            lines.append(("*" if own else "") + words.BANDITS[name])
    loot = view["loot"].get(place, [])
    boxes = [token for token in loot if token.startswith("strongbox")]
    return lines + counted([token for token in loot if token not in boxes]) + counted(boxes[:1]) * len(boxes)


def level(label: str, spots: list[list[str]], wide: int) -> list[str]:
    """One level of the train, as high as its fullest spot."""
    rows = []
    for k in range(max(1, *map(len, spots))):
        cells = (lines[k] if k < len(lines) else "" for lines in spots)
        rows.append((label if k == 0 else "").ljust(LABEL) + "|" + "|".join(cell(c, wide) for c in cells) + "|")
    return rows


def cell(text: str, wide: int) -> str:
    """A line of a spot; the first column is for the star, if there is room."""
    return (text if text.startswith("*") or len(text) == wide else f" {text}")[:wide].ljust(wide)


# ---- the seats -------------------------------------------------------------------------------------------------------


def seats(view: dict[str, Any]) -> str:
    """What everybody holds, bandit by bandit."""
    rows: list[tuple[str, ...]] = [("", *words.COLUMNS)]
    for seat, cards in enumerate(view["cards_of"]):
        for name, b in view["bandits"].items():
            if b["seat"] != seat:
                continue
            shown = words.BANDITS[name] + ("*" if seat == view["seat"] else "")
            shot = sum(b["received"].values())
            turn = ">" if seat in view["deciders"] else ""
            numbers = (b["bullets"], shot, cards["hand"], cards["deck"])
            rows.append((turn, str(seat), shown, *map(str, numbers), holds(view, b)))
    wide = [max(len(row[k]) for row in rows) for k in range(7)]
    return "\n".join(
        wrap(" ".join(cell.ljust(w) for cell, w in zip(row, [*wide, 0], strict=True)), " " * 40) for row in rows
    )


def holds(view: dict[str, Any], bandit: dict[str, Any]) -> str:
    """A bandit's loot; purses with their values where the looker knows them."""
    loot = bandit["loot"]
    parts = counted(loot)
    worths = [view["purses"][t]["worth"] for t in loot if t in view["purses"]]
    if worths:
        parts[0] += f" ({' + '.join(f'${w}' if w else '?' for w in worths)})"
    if bandit["ransom"]:
        parts.append(f"${bandit['ransom']}")
    return ", ".join(parts) or words.NOTHING


# ---- cards -----------------------------------------------------------------------------------------------------------


def card(code: str, alone: bool) -> str:
    """`fire` as Fire; with two bandits, `tuco fire` as Tuco's Fire."""
    *owner, kind = code.split()
    if not owner or alone:
        return words.CARDS[kind]
    return f"{words.OF.format(name=words.BANDITS[owner[0]])} {words.CARDS[kind]}"


def cards(bag: dict[str, int], alone: bool) -> str:
    """Cards with their numbers."""
    named = [f"{n} {card(code, alone)}" if n > 1 else card(code, alone) for code, n in bag.items()]
    return ", ".join(named) or words.NOTHING


def pile(view: dict[str, Any]) -> str:
    """The cards that wait to be carried out, in order."""
    alone = view["seats"] != 2
    laid = [laid_words(view, there, alone).replace(" ", NO_BREAK) for there in view["pile"]]
    return wrap(words.PILE.format(cards=", ".join(laid) or words.NOTHING))


def laid_words(view: dict[str, Any], there: dict[str, Any], alone: bool) -> str:
    """A card of the pile, as far as it is known, and whose it is."""
    what = card(there["card"], alone) if there["card"] else ""
    if alone or not what:
        laid = words.YOUR_LAID if there["seat"] == view["seat"] else words.LAID
        what = laid.format(name=name_of(view, there["seat"]), card=what).rstrip()
    return f"{what} {words.FACE_DOWN}" if there["down"] else what


def turns(view: dict[str, Any]) -> str:
    """The round, its card and its turns; the present one in brackets."""
    symbols = [words.SYMBOLS[s] for s in view["symbols"]]
    if view["turn"] is not None:
        symbols[view["turn"]] = words.NOW.format(symbol=symbols[view["turn"]])
    name = words.ROUND_CARDS[view["card"]]
    return words.ROUND.format(number=view["round"] + 1, card=name, turns=" ".join(symbols))


def board(view: dict[str, Any]) -> str:
    """Everything that a seat looks at before it chooses."""
    alone = view["seats"] != 2
    parts = []
    if view["card"] is not None:
        parts.append(turns(view))
    parts += [train(view), seats(view)]
    if view["pile"] or view["turn"] is not None:
        parts.append(pile(view))
    if view["hand"] or view["turn"] is not None:
        parts.append(wrap(words.HAND.format(cards=cards(view["hand"], alone))))
    return "\n".join(parts)
