"""What comes before the table for a moment: the curtain, help, a rule, the question whether to leave."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from folsom.cli.drawing import wrap
from folsom.words.catalogue import Speech
from folsom.words.rules import rule_text

Section = tuple[str, list[str]]


class Pages(ModalScreen[None]):
    """Headings and paragraphs to scroll through; any of the keys that opened it closes it."""

    BINDINGS: ClassVar[list[Any]] = [
        ("escape,enter,q,question_mark,r,space,l,p", "close", ""),
        ("up", "scroll(-1)", ""),
        ("down", "scroll(1)", ""),
        ("pageup", "scroll(-10)", ""),
        ("pagedown", "scroll(10)", ""),
    ]

    def __init__(self, title: str, sections: list[Section], foot: str, at_end: bool = False) -> None:
        super().__init__()
        self.at_end = at_end
        self.headline = title
        self.sections = sections
        self.foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as page:
            page.border_title = self.headline
            page.border_subtitle = self.foot
            yield Static(id="page")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        if self.at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def on_resize(self) -> None:
        width = min(100, int(self.app.size.width * 0.92)) - 9  # border, padding, scrollbar
        text = Text()
        for heading, paragraphs in self.sections:
            if heading:
                text.append(f"{heading}\n", "bold underline")
            for paragraph in paragraphs:
                text.append(wrap(paragraph, "  ", width) + "\n")
            text.append("\n")
        self.query_one("#page", Static).update(text)

    def action_scroll(self, rows: int) -> None:
        """So many rows down."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def rule_pages(rules: tuple[str, ...], says: Speech, foot: str) -> Pages:
    """The rules behind an event."""
    texts = [f"{rule}  {rule_text(rule, says)}" for rule in rules] or [says.say("no-rule-here")]
    return Pages(says.say("rule-title"), [("", [text]) for text in texts], foot)


class Curtain(ModalScreen[None]):
    """Hides the table until the next one sits at the keyboard."""

    BINDINGS: ClassVar[list[Any]] = [("enter", "open", "")]

    def __init__(self, name: str, help_text: str) -> None:
        super().__init__()
        self.who = name
        self.help_text = help_text

    def compose(self) -> ComposeResult:
        with Center(classes="curtain"):
            yield Static(Text(f"{self.who}\n\n{self.help_text}", justify="center"))

    def on_click(self) -> None:
        self.dismiss(None)

    def action_open(self) -> None:
        """Only the one whose turn it is looks now."""
        self.dismiss(None)


class Question(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS: ClassVar[list[Any]] = [
        ("escape,n", "answer(False)", ""),
        ("y,q", "answer(True)", ""),
        ("left,up", "app.focus_previous", ""),
        ("right,down", "app.focus_next", ""),
    ]

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        super().__init__()
        self.told = (title, text, yes, no)

    def compose(self) -> ComposeResult:
        title, text, yes, no = self.told
        with Center(classes="question") as box:
            box.border_title = title
            yield Static(wrap(text, "", 50))
            yield Button(yes, id="yes", compact=True)
            yield Button(no, id="no", compact=True, variant="primary")

    def on_mount(self) -> None:
        self.query_one("#no").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """By a key."""
        self.dismiss(yes)
