"""The table in plain lines: numbers and words in, sentences out; fit for a screen reader, a pipe, a script."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any

from folsom.cli import drawing
from folsom.cli.explaining import explain
from folsom.cli.faults import Fault
from folsom.cli.results import results
from folsom.cli.sitting import HUMAN, Sitting
from folsom.cli.undoing import Undo, undo_of
from folsom.events import Event, Option
from folsom.notation.words import DECISION_NAMES
from folsom.rules.express.cards import AT_ONCE
from folsom.words.catalogue import Speech
from folsom.words.telling import Teller

MOST_WRONG = 100  # answers in a row that can't be used, when nobody is at a keyboard
BACK = "back"
MARKS = str.maketrans(dict.fromkeys("「」『』《》«»“”", " "))
PAUSES = {"slow": 2.0, "normal": 0.8, "fast": 0.25, "instant": 0.0}  # seconds


def bare(text: str) -> str:
    """Words without the marks around them."""
    return " ".join(text.lower().translate(MARKS).split())


def ends(words: str, ending: str) -> bool:
    """Whether words end so: with whole words, or in Japanese and Chinese with these signs."""
    return words.endswith(f" {ending}") or (ending[:1] >= drawing.WIDE_FROM and ending in words)


class Leave(Exception):
    """Somebody leaves the table."""


def play(sitting: Sitting, says: Speech, speed: str = "instant") -> int:
    """Sit down, play, count."""
    table = Table(sitting, says, PAUSES[speed])
    try:
        table.sit_down()
        table.play()
    except Leave as leave:
        print(leave)
        print(says.say("to-go-on", command=sitting.how_to_go_on()))
    except KeyboardInterrupt:
        if sitting.humans:
            print("\n" + says.say("to-go-on", command=sitting.how_to_go_on()))
        raise
    return 0


class Table:
    """One game, those who play it, and this terminal."""

    def __init__(self, sitting: Sitting, says: Speech, pause: float = 0) -> None:
        self.sitting = sitting
        self.says = says
        self.pause = pause  # after each sentence
        self.game = sitting.game
        self.eyes = sitting.eyes
        self.teller = Teller(self.game.scene, self.eyes, says.language)
        self.drawn = ""  # the board as it was drawn last
        self.at_keyboard = self.eyes
        self.undo: Undo | None = None  # for the last choice of somebody here

    # the game

    def sit_down(self) -> None:
        """Who is who, and how the deal was made."""
        say, scene, sitting = self.says.say, self.game.scene, self.sitting
        if sitting.resumed:
            print(say("resumed", path=sitting.path, move=str(len(self.game.moves))))
        if self.eyes is not None:
            print(self.says.sentence("you-are", bandit=scene.seat(self.eyes), seat=self.eyes))
        others = [
            say("player", bandit=scene.seat(s), seat=s, who=say("human") if who == HUMAN else who)
            for s, who in enumerate(sitting.seating)
            if s != self.eyes
        ]
        print(drawing.wrap(say("at-the-table", others=self.says.row(others))))
        if self.game.commitment is not None:
            print(f"{say('committed')}\n  {self.game.commitment}")
        print(drawing.wrap(say("goal" if scene.alone else "goal-team")))
        if sitting.humans:
            print(drawing.wrap(say("how-plain")))
        if not sitting.resumed:
            self.tell(self.game.events)

    def play(self) -> None:
        """Choice by choice to the end."""
        while not self.game.over:
            seat = self.sitting.next_seat()
            choice = self.sitting.bot_chooses(seat) if seat in self.sitting.bots else self.ask(seat)
            if choice.text == BACK:
                self.take_back(seat)
            else:
                before = self.game.copy()
                told = self.game.play(seat, choice)
                self.undo = None if seat in self.sitting.bots else undo_of(before, seat, told)
                self.tell(told)
            self.sitting.save()
        self.tell_rest()
        print("\n" + results(self.game, self.eyes, self.says))

    def take_back(self, seat: int) -> None:
        """Cards kept go back into the hand; else the last choice was never made."""
        if self.game.view(seat)["kept"]:
            self.game.take_back(seat)
        elif self.undo is not None:
            self.sitting.game = self.game = self.undo.game
            self.teller.flush()
            print(self.says.say("undone"))
        self.undo = None

    def tell(self, events: list[Event]) -> None:
        """What happened."""
        for paragraph in self.teller.tell(events):
            print(drawing.wrap(paragraph), flush=bool(self.pause))
            time.sleep(self.pause)

    def tell_rest(self) -> None:
        """What is still to be told before somebody is asked."""
        for paragraph in self.teller.flush():
            print(drawing.wrap(paragraph))

    # choices

    def ask(self, seat: int) -> Option:
        """What somebody at this terminal chooses."""
        options = self.game.legal(seat)
        view = self.game.view(seat)
        if len(options) == 1 and not view["kept"]:
            print(drawing.wrap(self.says.say("only-one", option=self.words(view, options[0]))))
            return options[0]
        self.tell_rest()
        self.change_chairs(seat)
        self.show(view)
        kept = view["decision"] in DECISION_NAMES[: AT_ONCE + 1] and bool(view["kept"])
        may_go_back = kept or (self.undo is not None and self.undo.seat == seat)
        print(self.question(view, options, may_go_back))
        for _ in range(MOST_WRONG):
            text = self.hear("> ")
            if text in ("?", "help", ""):
                print(explain(view, self.says, plain=True) if text else self.drawn)
                print(self.question(view, options, may_go_back))
                continue
            if text == BACK and may_go_back:
                return Option(-1, BACK)
            found = self.meant(text, view, options)
            if len(found) == 1:
                return found[0]
            if found:
                print(self.says.say("several", text=text[:40]))
            else:
                print(drawing.wrap(self.says.say("wrong", text=text[:40], last=len(options))))
        raise Fault("too-wrong")

    def words(self, view: dict[str, Any], option: Option) -> str:
        """An option as a sentence."""
        return option.words(self.says.language, view)

    def meant(self, text: str, view: dict[str, Any], options: Sequence[Option]) -> Sequence[Option]:
        """The options that a number, their notation, their words, or the end of either can mean."""
        told = [[option.text, bare(self.words(view, option))] for option in options]
        exact = [o for k, o in enumerate(options) if text == str(k + 1) or bare(text) in told[k]]
        return exact or [o for k, o in enumerate(options) if any(ends(t, bare(text)) for t in told[k])]

    def question(self, view: dict[str, Any], options: Sequence[Option], may_go_back: bool) -> str:
        """What is asked, and the options with their numbers."""
        names = {key: view[key] or "you" for key in ("actor", "target")}
        asked = self.says.sentence(f"ask-{view['decision']}", **names)
        listed = "  ".join(drawing.together(f"{k}) {self.words(view, o)}") for k, o in enumerate(options, 1))
        back = f"\n{self.says.say('back-plain')}" if may_go_back else ""
        return drawing.wrap(asked) + "\n" + drawing.wrap("  " + listed) + back

    def change_chairs(self, seat: int) -> None:
        """Several people at one terminal: nobody sees another's hand."""
        if len(self.sitting.humans) > 1 and seat != self.at_keyboard and sys.stdin.isatty():
            print("\n" * 60)
            self.hear(self.says.sentence("curtain.plain", bandit=self.game.scene.seat(seat), seat=seat) + " ")
        self.at_keyboard = seat

    def show(self, view: dict[str, Any]) -> None:
        """The board, if it isn't the one that is there already."""
        board = drawing.board(view, self.says)
        if view["kept"]:
            print(drawing.wrap(drawing.hand(view, self.says)))
            print(drawing.wrap(self.says.say("kept", cards=drawing.cards(view["kept"], view, self.says))))
        elif board != self.drawn:
            print("\n" + board)
        self.drawn = board

    def hear(self, prompt: str) -> str:
        """One line from whoever sits here."""
        try:
            text = " ".join(input(prompt).lower().split())
        except EOFError:
            print()
            raise Leave(self.says.say("input-ended")) from None
        if not sys.stdin.isatty():
            print(text)
        if text in ("quit", "exit", "q"):
            raise Leave(self.says.say("left"))
        return text
