"""Marks on the sheet: text that fits its place, parts, and the few shapes that are drawn without one."""

from __future__ import annotations

import unicodedata
from html import escape

ID = "\ue000"  # stands for the picture's own id until the picture is whole
SMALLEST = 11.0  # a text is shrunk down to this size, then squeezed
BOLDER = 1.14  # a bold or slab letter against a plain one
LIGHT = set("iljtfrI.,:;!'’|()[]· ")
HEAVY = set("mwMW@%&ЖШЩЮФМжшщюфмДЫы")


def tidy(number: float) -> str:
    """A number as short as it may be."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def width_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text becomes: a wide character of Japanese or Chinese counts as two."""
    return size * sum(map(width_of_letter, text)) * (BOLDER if bold else 1)


def width_of_letter(letter: str) -> float:
    """In parts of the font's size."""
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    if letter in LIGHT:
        return 0.33
    if letter in HEAVY:
        return 0.88
    if letter == "×":
        return 0.85  # that of a Japanese or Chinese font
    return (0.68 if letter.isupper() else 0.57) + (0.04 if letter > "\u0370" else 0)


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = 14,
    room: float | None = None,
    kind: str = "text",
    anchor: str = "start",
    smallest: float = SMALLEST,
) -> str:
    """Words at a place, never wider than the room they have."""
    wide = width_of(words, size, "slab" in kind or "bold" in kind)
    squeeze = ""
    if room is not None and wide > room:
        shrunk = max(smallest, size * room / wide)
        if wide * shrunk / size > room * 1.01:
            squeeze = f' textLength="{tidy(room)}" lengthAdjust="spacingAndGlyphs"'
        size = shrunk
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text class="{kind}" x="{tidy(x)}" y="{tidy(y)}" font-size="{tidy(size)}"{placed}{squeeze}>'
        f"{escape(words)}</text>"
    )


def part(name: str, x: float, y: float, width: float, height: float, kind: str = "") -> str:
    """One of the parts, fitted into a place; `kind` is the class that colours the marks of a sign."""
    worn = f' class="{kind}"' if kind else ""
    return f'<use href="#{ID}-{name}"{worn} x="{tidy(x)}" y="{tidy(y)}" width="{tidy(width)}" height="{tidy(height)}"/>'


def rect(x: float, y: float, width: float, height: float, kind: str, *, round: float = 0, stroke: float = 0) -> str:
    """A box. A class ending in `-line` or `line` alone colours the stroke only."""
    drawn = f' rx="{tidy(round)}"' if round else ""
    drawn += f' stroke-width="{tidy(stroke)}"' if stroke else ""
    drawn += ' fill="none"' if all(name.endswith("line") for name in kind.split()) else ""
    return f'<rect class="{kind}" x="{tidy(x)}" y="{tidy(y)}" width="{tidy(width)}" height="{tidy(height)}"{drawn}/>'


def rule(x: float, y: float, width: float, kind: str = "line", stroke: float = 1) -> str:
    """A line across."""
    return f'<path class="{kind}" d="M{tidy(x)} {tidy(y)}h{tidy(width)}" fill="none" stroke-width="{tidy(stroke)}"/>'


def pointer(x: float, y: float, size: float, *, down: bool, hollow: bool = False) -> str:
    """The rust pointer to whoever must choose: rightwards, or down at a figure; hollow where a choice waits."""
    s, half = tidy(size), tidy(size / 2)
    shape = f"l{s} 0l-{half} {s}z" if down else f"l0 {s}l{s} -{half}z"
    kind = (
        'class="action-line" fill="none" stroke-width="1.5"'
        if hollow
        else 'class="action edge" stroke-width="2" paint-order="stroke"'
    )
    return f'<path {kind} d="M{tidy(x)} {tidy(y)}{shape}"/>'


SIGNS = {
    "belle": "rose", "cheyenne": "feather", "django": "wheel", "doc": "spectacles", "ghost": "mask", "mei": "fan",
    "tuco": "horseshoe",
}  # fmt: skip


def badge(x: float, y: float, size: float, bandit: str) -> str:
    """A bandit's sign in a disc of its colour."""
    half, pad = size / 2, size * 0.17
    disc = (
        f'<circle class="{bandit} outline" cx="{tidy(x + half)}" cy="{tidy(y + half)}" r="{tidy(half - 0.75)}"'
        ' stroke-width="1.5"/>'
    )
    inner = size - 2 * pad
    return disc + part(f"sign-{SIGNS[bandit]}", x + pad, y + pad, inner, inner, f"on-{bandit}")


def tag(x: float, y: float, words: str, size: float) -> str:
    """A small label centred on a place, for a value or a count."""
    wide, high = width_of(words, size) + size * 0.5, size * 1.25
    box = rect(x - wide / 2, y - high / 2, wide, high, "raised line", round=size * 0.25, stroke=size * 0.08)
    return box + text(x, y + size * 0.36, words, size=size, anchor="middle", room=wide, smallest=1)
