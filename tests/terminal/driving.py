"""Drives a table through Textual's pilot, and reads its screen."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from rich.cells import cell_len

import folsom
from folsom.cli.screen.app import TableApp
from folsom.cli.screen.table import TableScreen
from folsom.cli.screen.widgets import Choices, Log, Sentence
from folsom.cli.sitting import HUMAN, Sitting
from folsom.words import speech

SMALL, LARGE = (80, 24), (120, 40)
PATIENCE = 30.0  # seconds for anything to happen


def sitting(seed: int = 3, humans: tuple[int, ...] = (0,), path: Any = None, **options: Any) -> Sitting:
    """A table with people at some seats and bots that always do the same at the others."""
    game = folsom.new("express", seed=seed, **options)
    seating = [HUMAN if seat in humans else "greedy" for seat in range(game.seats)]
    return Sitting(game, seating, path and str(path), seed=seed)


class Driver:
    """One person at one table."""

    def __init__(self, app: TableApp, pilot: Any) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        """The table, whatever lies before it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def choices(self) -> Choices:
        """What is offered."""
        return self.table.query_one(Choices)

    @property
    def log(self) -> list[str]:
        """The sentences of the log."""
        return self.table.query_one(Log).texts

    def said(self, name: str) -> str:
        """A sentence on the table: `question`, `does`, `hand`, ..."""
        return self.table.query_one(f"#{name}", Sentence).text

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something."""
        for _ in range(int(PATIENCE * 100)):
            await self.pilot.pause()
            if true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"nothing happened: {self.text()}")

    async def asked(self) -> bool:
        """Wait until somebody is asked, or a curtain hangs, or the game is over; whether it goes on."""
        await self.until(lambda: bool(self.choices.choices) or len(self.app.screen_stack) > 2 or self.table.game.over)
        return not self.table.game.over

    async def press(self, *keys: str) -> None:
        """Keys, and what comes of them."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def play(self, choose: Callable[[Driver], Awaitable[None]], moves: int = 1_000) -> None:
        """Choose so many times, or to the end."""
        for _ in range(moves):
            if not await self.asked():
                return
            await choose(self)

    def lines(self) -> list[str]:
        """The screen as text, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    def text(self) -> str:
        """The screen as text."""
        return "\n".join(line.rstrip() for line in self.lines())


async def first_choice(driver: Driver) -> None:
    """Enter: the first thing that is offered."""
    if len(driver.app.screen_stack) > 2:
        await driver.press("enter")
    else:
        await driver.press("enter")


@contextlib.asynccontextmanager
async def at_table(
    table: Sitting | None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    speed: str = "instant",
    theme: str = "night",
) -> AsyncIterator[Driver]:
    """Sit at a table."""
    app = TableApp(speech(language), table, speed, theme)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Driver(app, pilot)


def must_fit(driver: Driver, size: tuple[int, int]) -> None:
    """Every row has exactly the width of the terminal, wide signs counted twice."""
    lines = driver.lines()
    assert len(lines) == size[1]
    assert {cell_len(line) for line in lines} == {size[0]}
