"""A saved game on the screen: any moment of it, through anybody's eyes, stepping to and fro."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from folsom.cli import drawing
from folsom.cli.results import standings, winners
from folsom.cli.screen.base import FolsomApp
from folsom.cli.screen.dialogs import rule_pages
from folsom.cli.screen.widgets import Lines, Log, Sentence
from folsom.game import Game
from folsom.words.catalogue import Speech
from folsom.words.telling import EFFECTS, Teller

KEYS = (("<- -> Home End", "key-step"), ("e", "key-eyes"), ("r", "key-rule"), ("t", "key-theme"), ("q", "key-quit"))


class ShowApp(FolsomApp):
    """One moment at a time."""

    BINDINGS: ClassVar[list[Any]] = [
        ("left,up", "step(-1)", ""),
        ("right,down,space,enter", "step(1)", ""),
        ("pageup", "step(-10)", ""),
        ("pagedown", "step(10)", ""),
        ("home", "step(-100000)", ""),
        ("end", "step(100000)", ""),
        ("e", "other_eyes", ""),
        ("r", "rule", ""),
        ("t", "turn_light", ""),
        ("q,escape,ctrl+q,ctrl+c", "leave", ""),
    ]
    DEFAULT_CSS = "Screen { padding: 0 1; } #log { height: 100%; }"

    def __init__(self, says: Speech, game: Game, move: int, eyes: int | None, theme: str | None = None) -> None:
        super().__init__(says, theme)
        self.moments = list(game.moments())
        self.move = move
        self.eyes = eyes
        self.view: dict[str, Any] = game.view(eyes)

    def look(self) -> int:
        """Run."""
        return self.run() or 0

    def compose(self) -> ComposeResult:
        yield Sentence(1, id="round")
        yield Lines(lambda width: drawing.train(self.view, self.says, width), id="train")
        with Horizontal(id="middle"):
            yield Lines(lambda width: drawing.seats(self.view, self.says, width), id="seats")
            log = Log(id="log")
            log.can_focus = False  # the keys are for stepping
            yield log
        yield Sentence(3, id="pile")
        yield Sentence(2, id="hand")
        yield Sentence(1, id="question")
        yield Sentence(1, id="keys")

    def on_mount(self) -> None:
        self.show_moment()

    def show_moment(self) -> None:
        """The table after this move, and what it did."""
        says = self.says
        game, _ = self.moments[self.move]
        self.view = game.view(self.eyes)
        self.tell("round", drawing.turns(self.view, says))
        self.tell("pile", drawing.pile(self.view, says))
        held = drawing.hand(self.view, says) if self.eyes is not None else ""
        self.tell("hand", standings(game, says) if game.over else held)
        who = says.say("eyes-public") if self.eyes is None else says.name(game.scene.seat(self.eyes))
        moment = says.say("moment", move=self.move, last=len(self.moments) - 1)
        waiting = says.both(says.name(game.scene.seat(seat)) for seat in game.deciders)
        now = winners(game, self.eyes, says) if game.over else says.sentence("waiting-for", names=waiting)
        self.tell("question", f"{moment}   {says.say('eyes-of', who=who)}   {now}")
        keys = (
            ("<- -> Home End", "key-step"),
            ("e", "key-eyes"),
            ("r", "key-rule"),
            ("t", "key-theme"),
            ("q", "key-quit"),
        )
        self.tell("keys", "   ".join(drawing.together(f"{key} {says.say(name)}") for key, name in keys))
        self.query_one(Log).fill(self.told())
        for lines in self.query(Lines):
            lines.refresh(layout=True)

    def told(self) -> list[tuple[str, tuple[str, ...]]]:
        """All that happened up to here, as these eyes saw it, with the rules behind it."""
        says = self.says
        found: list[tuple[str, tuple[str, ...]]] = []
        for game, events in self.moments[: self.move + 1]:
            teller = Teller(game.scene, self.eyes, says.language)
            for event, text in teller.sentences([event for event in events if event.seen_by(self.eyes)]):
                if event.kind in EFFECTS and found:
                    before, rules = found.pop()
                    text, rules = before + says.say("list-sentences") + text, rules + event.rules
                    found.append((text, tuple(dict.fromkeys(rules))))
                else:
                    found.append((text, event.rules))
        return found

    def tell(self, name: str, text: str) -> None:
        """A sentence in its place."""
        self.query_one(f"#{name}", Sentence).tell(text)

    def action_step(self, n: int) -> None:
        """To another moment."""
        self.move = min(max(0, self.move + n), len(self.moments) - 1)
        self.show_moment()

    def action_other_eyes(self) -> None:
        """Seat by seat, then the public's."""
        seats = self.moments[0][0].seats
        self.eyes = 0 if self.eyes is None else self.eyes + 1 if self.eyes + 1 < seats else None
        self.show_moment()

    def action_rule(self) -> None:
        """The rules behind what happened."""
        foot = f"Esc: {self.says.say('key-back')}"
        self.push_screen(rule_pages(self.query_one(Log).rules_here(), self.says, foot))

    def action_leave(self) -> None:
        """Enough."""
        self.exit(0)
