"""Setting the table: what wasn't said on the command line is asked for here."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Select, Static

import folsom
from folsom.bots import BOTS
from folsom.cli import files
from folsom.cli.faults import Fault
from folsom.cli.sitting import HUMAN, Sitting, resume
from folsom.rules.express.cards import BANDITS
from folsom.rules.express.state import SEATS
from folsom.words.catalogue import Speech

DRAWN = "drawn"
USUAL = 4


class SetupScreen(Screen[Sitting | None]):
    """Seats, who sits there, which bandit, the variant."""

    BINDINGS: ClassVar[list[Any]] = [
        ("escape,q", "leave", ""),
        ("up", "app.focus_previous", ""),
        ("down", "app.focus_next", ""),
    ]

    def __init__(self, says: Speech) -> None:
        super().__init__()
        self.says = says

    def compose(self) -> ComposeResult:
        say = self.says.say
        with Vertical(id="setup") as box:
            box.border_title = say("setup-title")
            yield self.row("setup-seats", self.select("seats", [(str(n), n) for n in range(2, SEATS + 1)], USUAL))
            who = [(say("setup-here"), HUMAN), *((say(f"setup-bot-{name}"), name) for name in BOTS)]
            for seat in range(SEATS):
                usual = HUMAN if seat == 0 else "greedy"
                choice = Horizontal(
                    self.select(f"who{seat}", who, usual), self.select(f"bandit{seat}", self.bandits(), DRAWN)
                )
                choice.styles.width = "1fr"
                yield self.row("setup-who", choice, seat=seat, id=f"row{seat}")
            kinds = [(say("setup-ordinary"), False), (say("setup-expert"), True)]
            yield self.row("setup-rules", self.select("expert", kinds, False), id="rules")
            with Horizontal(id="buttons"):
                yield Button(say("setup-start"), id="start", variant="primary", compact=True)
                if self.saved():
                    yield Button(say("setup-resume"), id="resume", compact=True)
                yield Button(say("setup-quit"), id="leave", compact=True)
            yield Static(say("setup-hint"), classes="hint")

    def row(self, key: str, widget: Any, id: str | None = None, **values: Any) -> Horizontal:
        """A label and what it stands for."""
        return Horizontal(Static(self.says.say(key, **values)), widget, classes="row", id=id)

    def select(self, name: str, options: list[tuple[str, Any]], usual: Any) -> Select[Any]:
        """One of some."""
        return Select(options, value=usual, allow_blank=False, id=name, compact=True)

    def bandits(self) -> list[tuple[str, str]]:
        """Drawn, or one of them."""
        named = [(self.says.name(name), name) for name in BANDITS]
        return [(self.says.say("setup-drawn"), DRAWN), *named]

    def saved(self) -> bool:
        """Whether there is a game to go on with."""
        try:
            files.last_path()
        except Fault:
            return False
        return True

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    @on(Select.Changed, "#seats")
    def show_rows(self, event: Select.Changed) -> None:
        """As many rows as seats; two seats have two bandits each and always play the expert variant."""
        seats = event.value
        if not isinstance(seats, int):
            return
        for seat in range(SEATS):
            self.query_one(f"#row{seat}").display = seat < seats
            self.query_one(f"#bandit{seat}").display = seats != 2
        self.query_one("#rules").display = seats != 2

    @on(Button.Pressed, "#start")
    def start(self) -> None:
        """Deal."""
        seats = int(self.value("seats"))
        options: dict[str, Any] = {"seats": seats, "expert": self.value("expert") == "True" and seats != 2}
        if seats != 2:
            wished = [self.value(f"bandit{seat}") for seat in range(seats)]
            options["bandits"] = [None if name == DRAWN else name for name in wished]
        try:
            game = folsom.new("express", **options)
            sitting = Sitting(game, [self.value(f"who{seat}") for seat in range(seats)], files.new_path())
            sitting.save()
        except folsom.FolsomError as error:
            self.app.notify(error.words(self.says.language), severity="error")
            return
        self.dismiss(sitting)

    def value(self, name: str) -> str:
        """What is selected."""
        return str(self.query_one(f"#{name}", Select).value)

    @on(Button.Pressed, "#resume")
    def resume(self) -> None:
        """The game that was saved last."""
        try:
            sitting = resume(files.last_path())
        except folsom.FolsomError as error:
            self.app.notify(error.words(self.says.language), severity="error")
            return
        self.dismiss(sitting)

    @on(Button.Pressed, "#leave")
    def leave_by_button(self) -> None:
        """Nobody wants to play."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """The same by a key."""
        self.dismiss(None)
