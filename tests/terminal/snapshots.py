"""Pictures of the table at twelve moments, kept as small SVG files beside this one.

python -m tests.terminal.snapshots --write     draws them anew, after a change that is meant
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Any

from rich.cells import cell_len

import folsom
from folsom.cli.screen.dialogs import Curtain, Pages
from folsom.cli.screen.table import TableScreen
from folsom.cli.sitting import Sitting
from tests.terminal.driving import LARGE, SMALL, Driver, at_table, first_choice, sitting

FOLDER = Path(__file__).parent / "snapshots"
ACROSS, DOWN = 8, 17  # of a sign
CROWD = """folsom position 1 express
seats: tuco | doc | ghost | belle | django | cheyenne
tuco: 2 roof
doc: 2 roof
ghost: 2 roof
belle: 2 roof
django: 2 roof
cheyenne: 2 roof
decision: punch tuco
"""


# ---- a screen as SVG -------------------------------------------------------------------------------------------------


def picture(driver: Driver) -> str:
    """The screen, its texts and colours."""
    rows = driver.app.screen._compositor.render_strips()
    wide, high = driver.app.size.width * ACROSS, len(rows) * DOWN
    look = 'font-family="monospace" font-size="13" style="white-space:pre"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" {look}>']
    for y, row in enumerate(rows):
        x = 0
        for text, style in merged(row):
            lines += marks(text, style, x * ACROSS, y * DOWN)
            x += cell_len(text)
    return "\n".join([*lines, "</svg>"]) + "\n"


def merged(row: Any) -> list[tuple[str, Any]]:
    """Neighbours that look alike, as one."""
    found: list[tuple[str, Any]] = []
    for segment in row:
        look = looks(segment.style)
        if found and found[-1][1] == look:
            found[-1] = (found[-1][0] + segment.text, look)
        else:
            found.append((segment.text, look))
    return found


def looks(style: Any) -> tuple[str, str, bool, bool]:
    """Colours, bold, struck out."""
    if style is None:
        return "", "", False, False
    colours = [c.get_truecolor().hex if c is not None else "" for c in (style.color, style.bgcolor)]
    return colours[0], colours[1], bool(style.bold), bool(style.strike)


def marks(text: str, look: tuple[str, str, bool, bool], x: int, y: int) -> list[str]:
    """A piece of a row: its ground, its text."""
    front, back, bold, strike = look
    found = []
    if back:
        found.append(f'<rect x="{x}" y="{y}" width="{cell_len(text) * ACROSS}" height="{DOWN}" fill="{back}"/>')
    x += (cell_len(text) - cell_len(text.lstrip())) * ACROSS
    text = text.strip()
    wide = cell_len(text) * ACROSS
    if text:
        more = ' font-weight="bold"' * bold + ' text-decoration="line-through"' * strike
        found.append(
            f'<text x="{x}" y="{y + 13}" textLength="{wide}" fill="{front or "#888"}"{more}>{escape(text)}</text>'
        )
    return found


# ---- the moments -----------------------------------------------------------------------------------------------------

Story = Callable[[Driver], Awaitable[None]]


async def asked(driver: Driver) -> None:
    """The first question."""
    await driver.asked()


async def stealing(driver: Driver) -> None:
    """The first question while the pile is carried out."""
    while True:
        await driver.asked()
        if driver.table.view["decision"] not in ("scheme", "bullets", "keep", "marshal-card", "start"):
            return
        await first_choice(driver)


async def keeping(driver: Driver) -> None:
    """One card is kept already."""
    await until_decision(driver, "keep")
    await first_choice(driver)
    await driver.asked()


async def until_decision(driver: Driver, kind: str) -> None:
    """On to a kind of decision."""
    while True:
        await driver.asked()
        if driver.table.view["decision"] == kind:
            return
        await first_choice(driver)


async def curtain(driver: Driver) -> None:
    """The next one's turn."""
    await driver.until(lambda: isinstance(driver.app.screen, Curtain))


async def the_end(driver: Driver) -> None:
    """Scores."""
    await driver.play(first_choice)
    await driver.until(lambda: isinstance(driver.app.screen, Pages))


def key(name: str) -> Story:
    """A page behind a key."""

    async def press(driver: Driver) -> None:
        await driver.asked()
        await driver.press(name)
        await driver.until(lambda: not isinstance(driver.app.screen, TableScreen))

    return press


def crowd() -> Sitting:
    """Six bandits on one roof."""
    return Sitting(folsom.position(CROWD), ["human", *["greedy"] * 5])


MOMENTS: dict[str, tuple[Callable[[], Sitting | None], str, tuple[int, int], str, Story]] = {
    "start-en-night": (lambda: sitting(seats=4), "en", SMALL, "night", asked),
    "start-ja-day": (lambda: sitting(seats=4), "ja", SMALL, "day", asked),
    "stealing-zh-night-large": (lambda: sitting(seats=4), "zh-Hant", LARGE, "night", stealing),
    "stealing-ru-day": (lambda: sitting(seats=5), "ru", SMALL, "day", stealing),
    "crowd-en-day": (crowd, "en", SMALL, "day", asked),
    "six-seats-ru-night": (lambda: sitting(seed=2, seats=6), "ru", SMALL, "night", stealing),
    "two-seats-en-night": (lambda: sitting(seats=2), "en", SMALL, "night", asked),
    "keeping-ja-night-large": (lambda: sitting(seed=5, seats=3, expert=True), "ja", LARGE, "night", keeping),
    "curtain-zh-day": (lambda: sitting(seats=3, humans=(0, 1)), "zh-Hant", SMALL, "day", curtain),
    "help-ru-night": (lambda: sitting(seats=4), "ru", SMALL, "night", key("question_mark")),
    "rule-en-day": (lambda: sitting(seats=4), "en", SMALL, "day", key("r")),
    "end-en-night": (lambda: sitting(seats=3), "en", SMALL, "night", the_end),
}


async def taken(name: str) -> str:
    """A moment's picture."""
    table, language, size, theme, story = MOMENTS[name]
    async with at_table(table(), language, size, theme=theme) as driver:
        await story(driver)
        for _ in range(5):
            await driver.pilot.pause()
        return picture(driver)


def main(arguments: list[str]) -> int:
    """Write them, or say which differ."""
    FOLDER.mkdir(exist_ok=True)
    differ = 0
    for name in MOMENTS:
        path, drawn = FOLDER / f"{name}.svg", asyncio.run(taken(name))
        if "--write" in arguments:
            path.write_text(drawn, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != drawn:
            differ += 1
            print(f"{name} differs")
    return bool(differ)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
