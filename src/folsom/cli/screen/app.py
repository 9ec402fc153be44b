"""The full-screen table: what is set up before a game, and what comes after it."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import work

from folsom.cli.results import results
from folsom.cli.screen.base import FolsomApp
from folsom.cli.screen.setting import SetupScreen
from folsom.cli.screen.table import TableScreen
from folsom.cli.sitting import Sitting
from folsom.errors import FolsomError
from folsom.words.catalogue import Speech


class TableApp(FolsomApp):
    """The table and what comes before it."""

    BINDINGS: ClassVar[list[Any]] = [("t", "turn_light", ""), ("ctrl+q,ctrl+c", "quit", "")]

    def __init__(
        self, says: Speech, sitting: Sitting | None = None, speed: str | None = None, theme: str | None = None
    ) -> None:
        super().__init__(says, theme)
        self.sitting = sitting
        self.speed = speed or "normal"
        self.fault: FolsomError | None = None

    def sit_down(self) -> int:
        """Run; a fault that ended it is told as any other."""
        code = self.run()
        if self.fault is not None:
            raise self.fault
        if self.sitting is not None and not self.sitting.game.over and self.sitting.humans:
            print(self.says.say("to-go-on", command=self.sitting.how_to_go_on()))
        elif self.sitting is not None and self.sitting.game.over:
            print(results(self.sitting.game, self.sitting.eyes, self.says))
        return code or 0

    def on_mount(self) -> None:
        self.arrive()

    @work
    async def arrive(self) -> None:
        """Set a table if there is none, and sit down at it."""
        while True:
            if self.sitting is None:
                self.sitting = await self.push_screen_wait(SetupScreen(self.says))
            if self.sitting is None:
                self.exit(0)
                return
            ended = await self.push_screen_wait(TableScreen(self.says, self.sitting, self.speed))
            if isinstance(ended, FolsomError):
                self.fault = ended
            if ended is not True:
                self.exit(0)
                return
            self.sitting = None
