"""The table as lines of text, from what one seat sees: the train, what everybody holds, the pile, the hand.

A line is a row of bits, a text and what it is about (`own`, `marshal`, `money`, `roof`, a bandit ...): plain lines join
the texts, the full-screen table colours them. Widths are counted in columns of the terminal: 盗 takes two.
"""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len, set_cell_size

from folsom.words.catalogue import Speech
from folsom.words.scene import scene_of

Bit = tuple[str, str]
Line = list[Bit]

WIDTH = 80
NARROW = 12  # cells with fewer columns than this use short words
WIDEST = 20  # of a car
OPEN, CLOSE = "\1", "\2"  # around what no line is broken within
WIDE_FROM = "\u2e80"  # from here on a line may be broken between any two signs, but for these
NEVER_FIRST = CLOSE + "、。，．：；！？」』）】)]},.:;!?ー・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
NEVER_LAST = "「『（【("


def plain(lines: list[Line]) -> str:
    """Lines as text."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def fit(text: str, wide: int) -> str:
    """A text in so many columns."""
    return set_cell_size(text, wide) if cell_len(text) != wide else text


# ---- paragraphs ------------------------------------------------------------------------------------------------------


def wrap(text: str, indent: str = "  ", width: int = WIDTH - 1) -> str:
    """A paragraph of at most so many columns; Japanese and Chinese break between any two signs."""
    lines = [""]
    for piece in pieces_of(text):
        here = lines[-1]
        if here.strip() and columns(here + piece.rstrip(" ")) > width:
            lines[-1] = here.rstrip(" ")
            lines.append(indent + piece.lstrip(" "))
        else:
            lines[-1] = here + piece
    return "\n".join(lines).replace(OPEN, "").replace(CLOSE, "")


def together(text: str) -> str:
    """A part of a paragraph that stays on one line."""
    return f"{OPEN}{text}{CLOSE}"


def columns(text: str) -> int:
    """How many columns a text takes."""
    return cell_len(text.replace(OPEN, "").replace(CLOSE, ""))


def pieces_of(text: str) -> list[str]:
    """Where a paragraph may be broken: after a space, and between wide signs, but not before closing punctuation."""
    pieces = [""]
    inside = False
    for k, sign in enumerate(text):
        pieces[-1] += sign
        inside = sign == OPEN or (inside and sign != CLOSE)
        ahead = text[k + 1 : k + 2]
        between = sign == " " and ahead != " "
        wide = ahead and max(sign, ahead) >= WIDE_FROM and ahead not in NEVER_FIRST and sign not in NEVER_LAST
        wide = wide and not sign.isdecimal()  # a number stays with what it counts
        if not inside and (between or wide):
            pieces.append("")
    return pieces


# ---- names -----------------------------------------------------------------------------------------------------------


def name_of(view: dict[str, Any], seat: int, says: Speech) -> str:
    """A seat's name: its bandit, or its two."""
    return says.name(scene_of(view).seat(seat))


def counted(tokens: list[str], says: Speech, short: bool = False) -> list[str]:
    """`3 purses`, `1 jewel`, `strongbox`."""
    found = []
    for kind in ("purse", "jewel", "strongbox"):
        n = sum(token.startswith(kind) for token in tokens)
        key = {"purse": "purses", "jewel": "jewels", "strongbox": "strongboxes"}[kind]
        if n:
            found.append(says.say(f"{key}.short" if short else key, n=n))
    return found


# ---- the train -------------------------------------------------------------------------------------------------------


def train(view: dict[str, Any], says: Speech, width: int = WIDTH) -> list[Line]:
    """Cars from the locomotive to the caboose, forward is left: roofs above, insides below."""
    cars = list(range(len(view["train"]), -1, -1))
    label = max(cell_len(says.say("roof")), cell_len(says.say("inside"))) + 1
    wide = min(WIDEST, (width - label - 1) // len(cars) - 1)
    roofs = [spot(view, f"{car} roof", says, wide) for car in cars]
    insides = [spot(view, f"{car} inside", says, wide) for car in cars]
    edge: Line = [(" " * label + "+", "line"), ("+".join("-" * wide for _ in cars) + "+", "line")]
    rows = [feet(view, says, label, wide), *level(says.say("roof"), roofs, label, wide, "roof"), edge]
    return [*rows, *level(says.say("inside"), insides, label, wide, "inside"), edge]


def feet(view: dict[str, Any], says: Speech, label: int, wide: int) -> Line:
    """The upper edge of the train with the names of its cars."""
    line: Line = [(" " * label + "+", "line")]
    last = len(view["train"])
    short = ".short" if wide < NARROW else ""
    for car in range(last, -1, -1):
        key = "foot-locomotive" if car == last else "foot-caboose" if car == 0 else "foot-car"
        named = says.say(f"{key}{short}" if key != "foot-car" else key, n=car)
        text = fit(named, wide) if cell_len(named) > wide else named
        line += [(text, "car"), ("-" * (wide - cell_len(text)) + "+", "line")]
    return line


def spot(view: dict[str, Any], place: str, says: Speech, wide: int) -> list[Line]:
    """Who and what is on a spot, line by line; one's own bandits with a star."""
    lines: list[Line] = [[(says.say("marshal"), "marshal")]] if place == f"{view['marshal']} inside" else []
    names: list[Bit] = []
    for name, bandit in view["bandits"].items():
        if bandit["spot"] == place:
            own = "*" if bandit["seat"] == view["seat"] else ""
            fits = cell_len(own + says.name(name)) <= wide
            names.append((own + says.name(name, "" if fits else "short"), name))
    tokens = view["loot"].get(place, [])
    both = zip(counted(tokens, says), counted(tokens, says, short=True), strict=True)
    things = [(full if cell_len(full) <= wide else short, "loot") for full, short in both]
    return lines + packed(names, wide) + packed(things, wide)


def packed(bits: list[Bit], wide: int) -> list[Line]:
    """As many bits a line as there is room for."""
    lines: list[Line] = []
    room = 0
    for text, kind in bits:
        if lines and cell_len(text) + 1 <= room:
            lines[-1] += [(" ", ""), (text, kind)]
            room -= cell_len(text) + 1
        else:
            lines.append([(text, kind)])
            room = wide - cell_len(text)
    return lines


def level(label: str, spots: list[list[Line]], width: int, wide: int, deck: str) -> list[Line]:
    """One level of the train, as high as its fullest spot."""
    rows: list[Line] = []
    for k in range(max(1, *map(len, spots))):
        row: Line = [(fit(label if k == 0 else "", width), "quiet"), ("|", "line")]
        for lines in spots:
            row += [*cell(lines[k] if k < len(lines) else [], wide, deck), ("|", "line")]
        rows.append(row)
    return rows


def cell(line: Line, wide: int, deck: str) -> Line:
    """A line of a spot in its columns."""
    used = sum(cell_len(text) for text, _ in line)
    if used > wide:
        (text, kind), *_ = line
        return [(fit(text, wide), f"{deck} {kind}")]
    return [*((text, f"{deck} {kind}") for text, kind in line), (" " * (wide - used), deck)]


# ---- the seats -------------------------------------------------------------------------------------------------------

COLUMNS = ("bullets", "shot", "hand", "deck")


def seats(view: dict[str, Any], says: Speech, width: int = WIDTH) -> list[Line]:
    """What everybody holds, bandit by bandit."""
    head = [" ", says.say("column-seat"), says.say("column-bandit")]
    head += [says.say(f"column-{name}") for name in COLUMNS]
    rows = [(head, (says.say("column-holds"),) * 2, "quiet")]
    for seat, cards in enumerate(view["cards_of"]):
        for name, b in view["bandits"].items():
            if b["seat"] == seat:
                shown = says.name(name) + ("*" if seat == view["seat"] else "")
                numbers = (b["bullets"], sum(b["received"].values()), cards["hand"], cards["deck"])
                turn = ">" if seat in view["deciders"] else ""
                rows.append(
                    (
                        [turn, str(seat), shown, *map(str, numbers)],
                        (holds(view, b, says), holds(view, b, says, short=True)),
                        name,
                    )
                )
    wide = [max(cell_len(row[0][k]) for row in rows) for k in range(len(head))]
    room = max(8, width - sum(wide) - len(wide) - 1)
    lines = [line for cells, held, kind in rows for line in seat_lines(cells, fitting(held, room), kind, wide, room)]
    return [*lines, [(" " * (wide[0] + 1) + says.say("neutral-left", n=view["neutral"]), "quiet")]]


def fitting(ways: tuple[str, str], room: int) -> str:
    """What a bandit holds, in full if no part of it is too long, else in short."""
    full, short = ways
    return full if all(columns(piece.rstrip(" ")) <= room for piece in pieces_of(full)) else short


def seat_lines(cells: list[str], held: str, kind: str, wide: list[int], room: int) -> list[Line]:
    """A bandit's row: as many lines as what it holds takes."""
    bits: Line = []
    for k, (text, w) in enumerate(zip(cells, wide, strict=True)):
        right = k > 2
        filled = " " * (w - cell_len(text)) + text if right else fit(text, w)
        bits.append((filled + " ", kind if k == 2 or kind == "quiet" else "turn" if k == 0 else ""))
    left = sum(wide) + len(wide)
    first, *more = wrap(held, "", room).split("\n")
    lines: list[Line] = [[*bits, (first, "quiet" if kind == "quiet" else "loot")]]
    return lines + [[(" " * left, ""), (text, "loot")] for text in more]


def holds(view: dict[str, Any], bandit: dict[str, Any], says: Speech, short: bool = False) -> str:
    """A bandit's loot; purses with their values where the looker knows them."""
    loot = bandit["loot"]
    parts = counted(loot, says, short)
    worths = [view["purses"][t]["worth"] for t in loot if t in view["purses"]]
    if worths:
        values = "+".join(says.money(w) if w else "?" for w in worths)
        parts[0] = sum_of(worths, says) if short else f"{parts[0]} ({values})"
    if bandit["ransom"]:
        parts.append(says.money(bandit["ransom"]))
    return says.row(together(part) for part in parts) or says.say("nothing")


def sum_of(worths: list[int | None], says: Speech) -> str:
    """What purses hold together, as far as it is known: `$850+?`."""
    known = sum(worth for worth in worths if worth)
    return "+".join([*([says.money(known)] if known else []), *["?"] * worths.count(None)])


# ---- cards -----------------------------------------------------------------------------------------------------------


def card(code: str, view: dict[str, Any], says: Speech) -> str:
    """`fire` as Fire; with two bandits, `tuco fire` as Tuco's Fire."""
    return says.card(code, of=view["seats"] == 2)


def cards(bag: dict[str, int], view: dict[str, Any], says: Speech) -> str:
    """Cards with their numbers."""
    counted = (says.cards({code: n}, of=view["seats"] == 2) for code, n in bag.items())
    return says.row(map(together, counted)) or says.say("nothing")


def pile(view: dict[str, Any], says: Speech) -> str:
    """The cards that wait to be carried out, in order."""
    laid = [together(laid_words(view, there, says)) for there in view["pile"]]
    return says.say("pile", cards=says.row(laid) or says.say("nothing"))


def laid_words(view: dict[str, Any], there: dict[str, Any], says: Speech) -> str:
    """A card of the pile, as far as it is known, and whose it is."""
    two = view["seats"] == 2
    what = card(there["card"], view, says) if there["card"] else says.say("hidden-card")
    if not two or not there["card"]:
        own = there["seat"] == view["seat"]
        owner = scene_of(view).seat(there["seat"])
        what = says.say("laid.you", card=what) if own else says.say("laid", bandit=owner, card=what)
    return says.say("face-down", card=what) if there["down"] else what


def turns(view: dict[str, Any], says: Speech) -> str:
    """The round, its card and its turns; the present one in brackets."""
    if view["card"] is None:
        return says.say("before-first")
    symbols = [says.say(f"turn-{s}") for s in view["symbols"]]
    if view["turn"] is not None:
        symbols[view["turn"]] = f"[{symbols[view['turn']]}]"
    number = {"number": view["round"] + 1, "rounds": ROUNDS}
    return says.say("round-line", **number, card=says.round_card(view["card"]), turns=" ".join(symbols))


ROUNDS = 5


def hand(view: dict[str, Any], says: Speech) -> str:
    """The looker's own cards."""
    return says.say("hand", cards=cards(view["hand"], view, says))


def board(view: dict[str, Any], says: Speech) -> str:
    """Everything that a seat looks at before it chooses."""
    parts = [] if view["card"] is None else [wrap(turns(view, says))]
    parts += [plain(train(view, says)), plain(seats(view, says))]
    if view["pile"] or view["turn"] is not None:
        parts.append(wrap(pile(view, says)))
    if view["hand"] or (view["turn"] is not None and view["seat"] is not None):
        parts.append(wrap(hand(view, says)))
    return "\n".join(parts)
