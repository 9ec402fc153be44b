"""A view as one self-contained SVG: stage, strip, seats, hand, one below the other."""

from __future__ import annotations

import hashlib
from html import escape
from typing import Any

from folsom.pictures.colours import prefixed, stylesheet
from folsom.pictures.describing import description, title
from folsom.pictures.marks import ID, rect, tidy
from folsom.pictures.parts import symbols
from folsom.pictures.seats import Rows
from folsom.pictures.stage import Stage
from folsom.pictures.table import hand, strip
from folsom.words import speech

WIDTH, MARGIN, GAP = 960, 18, 14
DIGEST = 6  # bytes of the picture's own id


class Picture(str):
    """An SVG document as text; in a notebook it shows itself."""

    def _repr_svg_(self) -> str:
        return str(self)


def draw(view: dict[str, Any], language: str = "en") -> Picture:
    """What `game.view(seat)` holds, as an SVG document for the same eyes.

    Everything in it comes from the view; nothing outside is referred to, so it can stand inline in a page, in a file or
    in a notebook. Colours follow the reader's setting, day or night.
    """
    words = speech(language)
    stage = Stage(view, words, WIDTH, MARGIN, top=12)
    table, y = strip(view, words, WIDTH, MARGIN, stage.bottom + GAP)
    rows, y = Rows(view, words, WIDTH, MARGIN).draw(y + 8)
    held, y = hand(view, words, WIDTH, MARGIN, y + GAP)
    height = y + 18
    drawing = "\n".join([frame(height), stage.draw(), table, rows, held])
    said = f'<title id="{ID}-title">{escape(title(view, words))}</title>\n'
    said += f'<desc id="{ID}-desc">{escape(description(view, words))}</desc>'
    return Picture(whole(said, drawing, height, words.language))


def frame(height: float) -> str:
    """The sheet, with the double rule of a playbill around it."""
    outer = rect(4, 4, WIDTH - 8, height - 8, "line", round=5, stroke=1)
    inner = rect(8, 8, WIDTH - 16, height - 16, "line", round=3, stroke=2)
    return rect(0, 0, WIDTH, height, "ground", round=8) + outer + inner


def whole(said: str, drawing: str, height: float, language: str) -> str:
    """The document, with an id made from its content: several may stand in one page."""
    name = "folsom-" + hashlib.blake2b((said + drawing).encode(), digest_size=DIGEST).hexdigest()
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{ID}" class="picture" lang="{escape(language)}" role="img"'
        f' aria-labelledby="{ID}-title {ID}-desc" viewBox="0 0 {WIDTH} {tidy(height)}" width="{WIDTH}"'
        f' height="{tidy(height)}" style="max-width:100%;height:auto">'
    )
    style = f"<style>\n{stylesheet()}\n</style>"
    defs = f"<defs>\n{symbols(drawing)}\n</defs>"
    document = "\n".join([opening, said, style, defs, drawing, "</svg>"])
    return prefixed(document).replace(ID, name) + "\n"
