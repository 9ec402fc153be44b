"""The parts: one file each in `parts/`, read once, and laid into a picture as symbols."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from folsom.pictures.marks import ID

OPENING = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([^"]*)">\n(.*)</svg>\s*', re.DOTALL)
USED = re.compile(f'href="#{ID}-([a-z-]+)"')


@cache
def names() -> tuple[str, ...]:
    """Every part there is."""
    folder = resources.files("folsom.pictures") / "parts"
    return tuple(sorted(entry.name[:-4] for entry in folder.iterdir() if entry.name.endswith(".svg")))


@cache
def symbol(name: str) -> str:
    """A part as a symbol, with the picture's id still to be filled in."""
    file = resources.files("folsom.pictures") / "parts" / f"{name}.svg"
    found = OPENING.fullmatch(file.read_text(encoding="utf-8"))
    assert found is not None, f"parts/{name}.svg does not begin as the others do"
    body = re.sub(r"\n\s*", "", found[2].strip())
    return f'<symbol id="{ID}-{name}" viewBox="{found[1]}">{body}</symbol>'


def symbols(drawing: str) -> str:
    """The parts that a drawing uses."""
    return "\n".join(symbol(name) for name in sorted(set(USED.findall(drawing))))
