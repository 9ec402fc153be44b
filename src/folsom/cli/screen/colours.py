"""The colours of the table by day and by night; nothing is said by colour alone."""

from __future__ import annotations

import os

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from folsom.cli.drawing import Line

COLOURS = {
    "night": {
        "ground": "#14181F", "raised": "#1E242E", "text": "#EFE6D6", "quiet": "#A99C8A", "action": "#FF8A70",
        "money": "#E7B450", "line": "#6F7A8A", "inside": "#2A3340", "roof": "#0D1117", "on roof": "#EFE6D6",
        "money on roof": "#E7B450",
    },
    "day": {
        "ground": "#F4EBDA", "raised": "#FFFAF0", "text": "#2A211B", "quiet": "#6B5B4D", "action": "#9C2F1F",
        "money": "#8A5A00", "line": "#8D7A66", "inside": "#E3D3B8", "roof": "#4A3B2E", "on roof": "#F4EBDA",
        "money on roof": "#E7B450",
    },
}  # fmt: skip
INK, MOON = "#2A211B", "#FFFFFF"
BANDITS = {
    "belle": ("#8E3B8C", MOON), "cheyenne": ("#2F7D4F", MOON), "django": ("#3A3A3A", MOON), "doc": ("#1F6FA8", MOON),
    "ghost": ("#F2F0EA", INK), "mei": ("#D98E04", INK), "tuco": ("#B3261E", MOON),
}  # fmt: skip


def themes() -> list[Theme]:
    """Day and night, for Textual's own parts."""
    return [
        Theme(
            name=name, dark=name == "night", primary=c["action"], secondary=c["line"], accent=c["action"],
            warning=c["money"], error=c["action"], success=c["money"], foreground=c["text"], background=c["ground"],
            surface=c["ground"], panel=c["raised"],
            variables={"quiet": c["quiet"],
                       "block-cursor-background": c["raised"], "block-cursor-foreground": c["text"],
                       "block-cursor-text-style": "bold", "scrollbar": c["line"], "scrollbar-background": c["ground"],
                       "scrollbar-hover": c["text"], "scrollbar-active": c["text"], "border": c["line"]},
        )
        for name, c in COLOURS.items()
    ]  # fmt: skip


def theme_of_terminal() -> str:
    """Night, unless the terminal says that its ground is light."""
    ground = os.environ.get("COLORFGBG", "").split(";")[-1]
    return "day" if ground in ("7", "15") else "night"


def style_of(kind: str, theme: str) -> Style:
    """How a bit of a line looks."""
    c = COLOURS[theme]
    deck, _, thing = kind.partition(" ")
    if deck not in ("roof", "inside"):
        deck, thing = "", kind
    ground = c[deck] if deck else None
    text = c["on roof"] if deck == "roof" else c["text"]
    if thing in BANDITS:
        back, front = BANDITS[thing]
        return Style(color=front, bgcolor=back)
    if thing == "marshal":
        return Style(color=text, bgcolor=ground, bold=True, underline=True)
    if thing == "loot":
        return Style(color=c["money on roof"] if deck == "roof" else c["money"], bgcolor=ground)
    if thing == "turn":
        return Style(color=c["action"], bold=True)
    if thing in ("quiet", "line"):
        return Style(color=c[thing])
    return Style(color=text, bgcolor=ground)


def painted(lines: list[Line], theme: str) -> Text:
    """Lines in their colours."""
    rows = (Text.assemble(*((text, style_of(kind, theme)) for text, kind in line)) for line in lines)
    text = Text("\n", end="").join(rows)
    text.no_wrap, text.overflow = True, "crop"
    return text
