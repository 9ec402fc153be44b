"""The table itself: one game from where it stands to its end, seen, told and chosen in."""

from __future__ import annotations

import asyncio
import time
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen

from folsom.cli import drawing
from folsom.cli.explaining import sections
from folsom.cli.results import results, winners
from folsom.cli.screen.dialogs import Curtain, Pages, Question, rule_pages
from folsom.cli.screen.staging import carry_out, stage_of
from folsom.cli.screen.widgets import Choice, Choices, Keys, Lines, Log, Sentence
from folsom.cli.sitting import Sitting
from folsom.cli.undoing import Undo, undo_of
from folsom.errors import FolsomError
from folsom.events import Event, Option, rules_of_decision
from folsom.game import Game
from folsom.words.catalogue import Speech
from folsom.words.telling import EFFECTS, Teller

PAUSES = {"slow": 1.5, "normal": 0.45, "fast": 0.2, "instant": 0.0}  # seconds after an event
QUIET = {"shuffle", "draw", "drawn", "return", "score", "decide"}  # events that need no time of their own
DEAF = 0.3  # seconds after a skip in which nothing is chosen
SINGLE_ROWS = 6  # round, pile, hand, question, what a choice does, keys
SEATS_NARROW, SEATS_WIDE, WIDE = 48, 64, 110  # columns
KEYS = (("?", "key-help"), ("l", "key-log"), ("p", "key-pile"), ("r", "key-rule"), ("u", "key-undo"),
        ("s", "key-speed"), ("t", "key-theme"), ("q", "key-quit"))  # fmt: skip
KEYS_AT_THE_END = (("n", "again"), ("l", "key-log"), ("r", "key-rule"), ("t", "key-theme"), ("q", "key-quit"))


class TableScreen(Screen[bool | FolsomError]):
    """One game from where it stands to its end. True: another one, please; an error: it can't go on."""

    BINDINGS: ClassVar[list[Any]] = [
        ("question_mark", "explain", ""),
        ("r", "rule", ""),
        ("u", "undo", ""),
        ("s", "speed", ""),
        ("l", "log", ""),
        ("p", "pile", ""),
        ("q,escape", "leave", ""),
        ("n", "another", ""),
    ]

    def __init__(self, says: Speech, sitting: Sitting, speed: str = "normal") -> None:
        super().__init__()
        self.speed = speed
        self.says = says
        self.sitting = sitting
        self.eyes = sitting.eyes  # through which the table is seen now
        self.view: dict[str, Any] = sitting.game.view(self.eyes)
        self.teller = Teller(self.game.scene, self.eyes, says.language)
        self.answer: asyncio.Future[Option] | None = None
        self.hurry = asyncio.Event()  # set: what happens is no longer shown one by one
        self.showing = False
        self.past: list[list[Event]] = []  # all that happened, to be told anew to other eyes
        self.undo: Undo | None = None  # for the last choice of somebody here
        self.undo_asked = False
        self.deaf_until = 0.0  # a key that skipped something chooses nothing

    @property
    def game(self) -> Game:
        """The game on this table."""
        return self.sitting.game

    def compose(self) -> ComposeResult:
        yield Sentence(1, id="round")
        yield Lines(lambda width: drawing.train(self.view, self.says, width), id="train")
        with Horizontal(id="middle"):
            yield Lines(self.seats, id="seats")
            yield Log(id="log")
        yield Sentence(3, id="pile")
        yield Sentence(3, id="hand")
        yield Sentence(2, 2, id="question")
        yield Choices(id="choices")
        yield Sentence(3, 2 if self.game.seats < 5 else 1, id="does")
        yield Keys(id="keys")

    def seats(self, width: int) -> list[drawing.Line]:
        """What everybody holds; on a small terminal without what is least missed."""
        lines = drawing.seats(self.view, self.says, width)
        room = self.query_one("#middle").size.height or len(lines)
        lines = lines if len(lines) <= room else lines[:-1]
        return lines if len(lines) <= room else lines[1:]

    def on_mount(self) -> None:
        self.show_view()
        self.query_one(Choices).focus()
        self.play()

    # the game

    @work
    async def play(self) -> None:
        """Choice by choice to the end."""
        try:
            if self.sitting.resumed:
                self.past = [events for _, events in self.game.moments()]
                self.tell_anew()
                told = self.says.say("resumed", path=self.sitting.path, move=str(len(self.game.moves)))
                self.log_line(told, ())
            else:
                self.tell_anew()  # nothing has happened yet but that the deal was sealed
                self.past.append(self.game.events)
                await self.tell(self.game.events)
            while not self.game.over:
                await self.one_choice()
            await self.count()
        except FolsomError as fault:
            self.dismiss(fault)

    async def one_choice(self) -> None:
        """Whoever chooses next does so, and everybody sees what comes of it."""
        seat = self.sitting.next_seat()
        if seat in self.sitting.bots:
            self.undo = None
            told = self.game.play(seat, self.sitting.bot_chooses(seat))
        else:
            option = await self.ask(seat)
            if option is None:
                return
            before = self.game.copy()
            told = self.game.play(seat, option)
            self.undo = undo_of(before, seat, told)
        self.sitting.save()
        self.past.append(told)
        await self.tell(told)
        if self.undo_asked:
            self.take_back()

    async def tell(self, told: list[Event]) -> None:
        """Events one after another, as fast as is wished."""
        self.showing = True
        self.hurry.clear()
        stage = stage_of(self.view, told)
        for event, text in self.teller.sentences([event for event in told if event.seen_by(self.eyes)]):
            carry_out(stage, event)
            goes_on = event.kind in EFFECTS
            self.log_line(text, event.rules, goes_on)
            self.query_one("#question", Sentence).tell(text)
            pause = PAUSES[self.speed]
            if pause and event.kind not in QUIET and not self.hurry.is_set():
                self.view = stage
                self.show_view()
                await self.wait(pause)
        self.showing = False
        self.view = self.game.view(self.eyes)
        self.show_view()
        self.query_one(Log).to_end()
        await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """A pause that any key ends."""
        try:
            await asyncio.wait_for(self.hurry.wait(), seconds)
        except TimeoutError:
            return

    def tell_anew(self) -> None:
        """The whole log, as these eyes saw it."""
        self.teller = Teller(self.game.scene, self.eyes, self.says.language)
        sealed = f"{self.says.say('committed')} {self.game.commitment}"
        self.query_one(Log).fill([(sealed, ())] if self.game.commitment is not None else [])
        for told in self.past:
            for event, text in self.teller.sentences([event for event in told if event.seen_by(self.eyes)]):
                self.log_line(text, event.rules, event.kind in EFFECTS)

    def log_line(self, text: str, rules: tuple[str, ...], goes_on: bool = False) -> None:
        """A sentence in the log."""
        self.query_one(Log).add(text, rules, goes_on, self.says.say("list-sentences"))

    # choosing

    async def ask(self, seat: int) -> Option | None:
        """What somebody at this keyboard chooses; None if something was taken back instead."""
        if len(self.sitting.humans) > 1 and seat != self.eyes:
            await self.draw_curtain(seat)
        self.view = self.game.view(seat)
        self.show_view()
        names = {key: self.view[key] or "you" for key in ("actor", "target")}
        self.query_one("#question", Sentence).tell(self.says.sentence(f"ask-{self.view['decision']}", **names))
        self.query_one(Choices).offer(self.choices(seat))
        self.answer = asyncio.get_running_loop().create_future()
        try:
            return await self.answer
        except asyncio.CancelledError:
            if self.answer.cancelled() and self.is_attached and self.undo_asked:
                self.take_back()
                return None
            raise
        finally:
            self.answer = None
            if self.is_attached and self.query(Choices):
                self.query_one(Choices).offer(())
                self.query_one("#does", Sentence).tell("")

    async def draw_curtain(self, seat: int) -> None:
        """Several people at one keyboard: nobody sees another's hand."""
        await self.clear_the_table()
        self.eyes = None
        self.undo = None
        self.view = self.game.view(None)
        self.query_one("#question", Sentence).tell("")
        self.tell_anew()
        self.show_view()
        name = self.says.sentence("curtain", bandit=self.game.scene.seat(seat), seat=seat)
        await self.app.push_screen_wait(Curtain(name, self.says.say("curtain.help")))
        self.eyes = seat
        self.tell_anew()

    async def clear_the_table(self) -> None:
        """Close every page that lies over the table: the next one to look is somebody else."""
        while self.app.screen is not self and self in self.app.screen_stack:
            self.app.screen.dismiss(False)
            await asyncio.sleep(0.01)

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What can be chosen, and what can't, with its reason."""
        language = self.says.language
        asked = rules_of_decision(self.view["decision"])
        found = [
            Choice(o.words(language, self.view), self.will_do(seat, o), o, rules=asked) for o in self.game.legal(seat)
        ]
        for option, why in self.game.refused(seat):
            found.append(Choice(option.words(language, self.view), "", None, why.words(language), why.rules))
        return tuple(found)

    def will_do(self, seat: int, option: Option) -> str:
        """What a choice will do, as far as it can be known; where nothing is certain, what it is about."""
        told = [event.words(self.says.language, seat) for event in self.game.foresee(seat, option)]
        return self.says.say("list-sentences").join(told) or option.does(self.says.language, self.view)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        if self.answer is not None and not self.answer.done() and time.monotonic() >= self.deaf_until:
            self.answer.set_result(message.option)

    def on_choices_looked(self, message: Choices.Looked) -> None:
        choice = message.choice
        told = choice.does if choice.option is not None else self.says.say("cant", why=choice.why)
        self.query_one("#does", Sentence).tell(told)
        if message.refused:
            self.app.bell()

    # keys

    def on_key(self, event: events.Key) -> None:
        """While things happen any key that means nothing else skips them."""
        if self.showing and event.key not in ("u", "s", "t", "q", "question_mark", "r", "l", "p", "tab"):
            self.hurry.set()
            self.deaf_until = time.monotonic() + DEAF
            event.stop()
            event.prevent_default()

    def action_undo(self) -> None:
        """Take the last choice back, if nothing was learnt since."""
        asked = self.answer is not None and not self.answer.done()
        if asked and self.eyes is not None and self.game.view(self.eyes)["kept"]:
            self.undo = Undo(self.game.copy(), self.eyes)
            self.undo.game.take_back(self.eyes)
        if self.undo is None or self.undo.seat != self.eyes:
            self.notify_shortly("no-undo" if self.game.moves else "nothing-to-undo")
            return
        self.undo_asked = True
        self.hurry.set()
        if self.answer is not None:
            self.answer.cancel()

    def take_back(self) -> None:
        """Back to before the last choice."""
        self.undo_asked = False
        if self.undo is None:
            self.notify_shortly("no-undo")
            return
        gone = len(self.game.moves) - len(self.undo.game.moves)
        self.past = self.past[: len(self.past) - gone] if gone > 0 else self.past
        self.sitting.game = self.undo.game
        self.undo = None
        self.tell_anew()
        self.sitting.save()
        self.view = self.game.view(self.eyes)
        self.show_view()
        self.notify_shortly("undone")

    def notify_shortly(self, key: str, **values: str) -> None:
        """A word in the corner that is soon gone."""
        self.app.notify(self.says.say(key, **values), timeout=2)

    def action_speed(self) -> None:
        """The next speed."""
        names = list(PAUSES)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        self.notify_shortly("speed-is", speed=self.says.say(f"speed-{self.speed}"))

    def action_explain(self) -> None:
        """What is what."""
        if self.eyes is None and self.sitting.humans and len(self.sitting.humans) > 1:
            found = sections(self.game.view(None), self.says)
        else:
            found = sections(self.view, self.says)
        found.append((self.says.say("help-keys"), [self.says.say("help-keys-text")]))
        self.app.push_screen(Pages(self.says.say("help-title"), found, self.back_words()))

    def action_rule(self) -> None:
        """The rule behind a line of the log; at a question the rule of what is asked, or of why not."""
        log = self.query_one(Log)
        choice = self.query_one(Choices).here()
        rules = log.rules_here()
        if choice is not None and not log.has_focus:
            rules = choice.rules
        self.app.push_screen(rule_pages(rules, self.says, self.back_words()))

    def on_option_list_option_selected(self) -> None:
        self.action_rule()

    def action_log(self) -> None:
        """The whole log."""
        texts = list(self.query_one(Log).texts)
        self.app.push_screen(Pages(self.says.say("log-title"), [("", texts)], self.back_words(), at_end=True))

    def action_pile(self) -> None:
        """The whole pile, card by card."""
        laid = [
            f"{k}. {drawing.laid_words(self.view, there, self.says)}" for k, there in enumerate(self.view["pile"], 1)
        ]
        texts = laid or [self.says.say("nothing")]
        self.app.push_screen(Pages(self.says.say("pile-title"), [("", texts)], self.back_words()))

    def back_words(self) -> str:
        """How to come back."""
        return f"Esc: {self.says.say('key-back')}"

    @work
    async def action_leave(self) -> None:
        """Leave the table, if it is meant."""
        say = self.says.say
        if self.game.over or not self.sitting.humans:
            self.dismiss(False)
            return
        text = say("quit-text", command=self.sitting.how_to_go_on())
        question = Question(say("quit-title"), text, say("quit-yes"), say("quit-no"))
        if await self.app.push_screen_wait(question):
            self.dismiss(False)

    def action_another(self) -> None:
        """Another game, after this one."""
        if self.game.over:
            self.dismiss(True)

    # what is shown

    def show_view(self) -> None:
        """Everything on the table as the view has it."""
        view, says = self.view, self.says
        self.query_one("#round", Sentence).tell(drawing.turns(view, says))
        self.query_one("#pile", Sentence).tell(drawing.pile(view, says))
        hand = drawing.hand(view, says) if view["seat"] is not None else says.say("looking-on")
        if view["kept"]:
            hand += "  " + says.say("kept", cards=drawing.cards(view["kept"], view, says))
        self.query_one("#hand", Sentence).tell("" if self.eyes is None and self.sitting.humans else hand)
        taken = len(drawing.train(view, says, self.app.size.width)) + len(view["bandits"]) + SINGLE_ROWS
        self.query_one(Choices).most = max(1, self.app.size.height - taken)
        for lines in self.query(Lines):
            lines.refresh(layout=True)
        self.query_one(Keys).show(KEYS_AT_THE_END if self.game.over else KEYS, self.says)

    def on_resize(self) -> None:
        """More room for what everybody holds where there is more room."""
        self.query_one("#seats").styles.width = SEATS_WIDE if self.app.size.width >= WIDE else SEATS_NARROW
        self.show_view()
        self.query_one(Log).to_end()

    async def count(self) -> None:
        """The end."""
        if len(self.sitting.humans) > 1:  # whoever looks now: nobody's hand is shown
            await self.clear_the_table()
            self.eyes = None
            self.tell_anew()
        self.view = self.game.view(self.eyes)
        self.show_view()
        told = results(self.game, self.eyes, self.says).split("\n")
        for line in told:
            self.log_line(line, ("X81", "X82"))
        self.query_one("#question", Sentence).tell(told[0])
        self.query_one("#hand", Sentence).tell(winners(self.game, self.eyes, self.says))
        self.app.push_screen(Pages(told[0], [("", told[1:])], self.back_words()))
