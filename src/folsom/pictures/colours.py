"""Every colour of the pictures, once: roles by day and by night, and the classes that the parts wear.

The style is plain rules, one class each, without custom properties, so that renderers that know no variables draw a
picture, too. The rules do not name the picture's id: browsers match them again inside every `<use>`, where the picture
itself is out of sight. Instead each class gets a prefix, and all pictures in a page share the same rules.
"""

from __future__ import annotations

import re

# Role: by day, by night. tests/test_pictures.py measures the contrasts.
ROLES: dict[str, tuple[str, str]] = {
    "ground": ("#F4EBDA", "#14181F"),
    "raised": ("#FFFAF0", "#1E242E"),
    "text": ("#2A211B", "#EFE6D6"),
    "quiet": ("#6B5B4D", "#A99C8A"),
    "action": ("#9C2F1F", "#FF8A70"),
    "money": ("#8A5A00", "#E7B450"),
    "line": ("#8D7A66", "#6F7A8A"),
    "interior": ("#E3D3B8", "#2A3340"),
    "roof": ("#4A3B2E", "#0D1117"),
    "on-roof": ("#FFFAF0", "#EFE6D6"),  # words on a roof's colour
    "outline": ("#2A211B", "#EFE6D6"),  # of figures and tokens: the opposite lightness of what is around them
    "halo": ("#2A211B", "#EFE6D6"),  # around a figure: the opposite lightness of what is behind it
    "metal": ("#2A211B", "#8C97A8"),  # outline of the train itself
    # Things that are the same by day and by night, because their outline carries them
    "belle": ("#8E3B8C", "#8E3B8C"),
    "cheyenne": ("#2F7D4F", "#2F7D4F"),
    "django": ("#3A3A3A", "#3A3A3A"),
    "doc": ("#1F6FA8", "#1F6FA8"),
    "ghost": ("#F2F0EA", "#F2F0EA"),
    "mei": ("#D98E04", "#D98E04"),
    "tuco": ("#B3261E", "#B3261E"),
    "marshal": ("#4A3B2E", "#4A3B2E"),
    "light": ("#FFFAF0", "#FFFAF0"),  # signs on dark coats
    "dark": ("#2A211B", "#2A211B"),  # signs on light coats, eyes, boots
    "star": ("#F0C45C", "#F0C45C"),  # the Marshal's
    "face": ("#F6E3C5", "#F6E3C5"),
    "hair": ("#5A4636", "#5A4636"),
    "purse": ("#C98F3C", "#B9812F"),
    "jewel": ("#E4F1EE", "#2E5F66"),
    "steel": ("#5E6470", "#4A5260"),
    "brass": ("#DDA63F", "#B98A33"),
    # Scenery: nothing depends on seeing it
    "far": ("#E8D9BC", "#1D2530"),
    "sun": ("#FBF4E6", "#232B36"),
    "smoke": ("#FFFAF0", "#222A35"),
    "wall": ("#D4BF9C", "#232B37"),
    "wall-line": ("#BCA683", "#394453"),
    "pane": ("#F4EBDA", "#161B23"),
    "chassis": ("#3B2F25", "#10141B"),
    "wheel": ("#5C4B3C", "#1E242E"),
}

LIGHT_SIGN = ("belle", "cheyenne", "django", "doc", "tuco")
DARK_SIGN = ("ghost", "mei")

FILLS = (
    "ground", "raised", "interior", "roof", "money", "action", "belle", "cheyenne", "django", "doc", "ghost", "mei",
    "tuco", "marshal", "dark", "face", "hair", "purse", "jewel", "steel", "brass", "far", "sun", "smoke", "wall",
    "pane", "chassis", "wheel", "text", "quiet", "on-roof",
)  # fmt: skip
STROKES = {
    "outline": "outline", "ink-line": "dark", "halo": "halo", "metal": "metal", "line": "line",
    "action-line": "action", "money-line": "money", "brass-line": "brass", "face-line": "face",
    "wall-line": "wall-line", "smoke-line": "line", "edge": "ground",
}  # fmt: skip
COLORS = {  # what the marks of a sign take on
    **{f"on-{name}": "light" for name in LIGHT_SIGN},
    **{f"on-{name}": "dark" for name in DARK_SIGN},
    "on-marshal": "star",
    "as-text": "text", "as-ground": "ground", "as-quiet": "quiet",
}  # fmt: skip

SANS = "'Gill Sans','Gill Sans MT',Seravek,'Segoe UI',Candara,'Noto Sans',Ubuntu,'Hiragino Sans','Yu Gothic','Microsoft JhengHei','PingFang TC','Noto Sans CJK JP',sans-serif"  # noqa: E501
SLAB = "Rockwell,'Roboto Slab','Bookman Old Style',Bookman,'Sitka Text',Georgia,'Noto Serif','Hiragino Mincho ProN','Yu Mincho','PMingLiU','Songti TC','Noto Serif CJK JP',serif"  # noqa: E501


PREFIX = "folsom-"  # of every class, as soon as it is in a picture


def prefixed(drawing: str) -> str:
    """A drawing whose classes can't be mistaken for those of the page around it."""
    return re.sub(
        r'class="([^"]*)"', lambda found: f'class="{" ".join(PREFIX + name for name in found[1].split())}"', drawing
    )


def stylesheet() -> str:
    """All classes by day, then what differs by night for whom that is the setting."""
    day, night = rules(0), rules(1)
    changed = [rule for rule, before in zip(night, day, strict=True) if rule != before]
    fixed = [
        f".{PREFIX}picture{{font-family:{SANS};font-variant-numeric:tabular-nums}}",
        f".{PREFIX}slab{{font-family:{SLAB};font-weight:700}}",
        f".{PREFIX}bold{{font-weight:700}}",
        f".{PREFIX}mark{{fill:currentColor}}",
        f".{PREFIX}mark-line{{stroke:currentColor}}",
    ]
    return "\n".join([*fixed, *day, "@media (prefers-color-scheme:dark){", *changed, "}"])


def rules(at: int) -> list[str]:
    """One rule a class, by day (0) or by night (1)."""
    wanted = [("fill", name, name) for name in FILLS]
    wanted += [("stroke", name, role) for name, role in STROKES.items()]
    wanted += [("color", name, role) for name, role in COLORS.items()]
    return [f".{PREFIX}{name}{{{what}:{ROLES[role][at]}}}" for what, name, role in wanted]
