"""The parts of the table: lines of text in colour, the choices, the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from folsom.cli.drawing import Line, columns, wrap
from folsom.cli.screen.colours import COLOURS, painted
from folsom.events import Option
from folsom.words.catalogue import Speech

ROOMY = 30  # rows of a terminal in which nothing need be short
MOST_ROWS, FEWEST_ROWS = 5, 2  # of choices


class Lines(Static):
    """Lines of bits that are drawn anew for the width and the colours there are."""

    def __init__(self, make: Callable[[int], list[Line]], **settings: Any) -> None:
        super().__init__(**settings)
        self.make = make

    def render(self) -> Text:
        return painted(self.make(self.content_size.width or self.app.size.width), self.app.theme)

    def get_content_height(self, container: Any, viewport: Any, width: int) -> int:
        return max(1, len(self.make(width)))


class Sentence(Static):
    """A paragraph, broken as its language breaks lines, of at most some rows; of fewer on a small terminal."""

    def __init__(self, rows: int = 2, fewest: int = 1, **settings: Any) -> None:
        super().__init__(**settings)
        self.rows = rows
        self.fewest = fewest
        self.text = ""

    def tell(self, text: str) -> None:
        """Say something else."""
        if text != self.text:
            self.text = text
            self.refresh(layout=True)

    def lines(self, width: int) -> list[str]:
        """The rows; what has no room is cut off."""
        lines = wrap(self.text, "", max(width, 10)).split("\n")
        most = self.rows if self.app.size.height >= ROOMY else self.fewest
        return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1][:-1] + "~"]

    def render(self) -> Text:
        return Text("\n".join(self.lines(self.content_size.width)), no_wrap=True)

    def get_content_height(self, container: Any, viewport: Any, width: int) -> int:
        return len(self.lines(width))


@dataclass(frozen=True)
class Choice:
    """Something that may be chosen, or can't be: then `why` says so."""

    words: str
    does: str
    option: Option | None = None
    why: str = ""
    rules: tuple[str, ...] = ()


class Choices(Static, can_focus=True):
    """The choices side by side: arrows and Enter, a number, or the mouse."""

    BINDINGS: ClassVar[list[Any]] = [
        Binding("left,up,shift+tab", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter", "choose", show=False),
        *(Binding(str(k), f"number({k})", show=False) for k in range(10)),
    ]
    choices: reactive[tuple[Choice, ...]] = reactive((), layout=True)
    most: reactive[int] = reactive(MOST_ROWS, layout=True)  # rows that the rest of the table leaves
    cursor: reactive[int] = reactive(0)

    class Chosen(Message):
        """One is chosen."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Looked(Message):
        """One is looked at."""

        def __init__(self, choice: Choice, refused: bool = False) -> None:
            super().__init__()
            self.choice = choice
            self.refused = refused

    def offer(self, choices: tuple[Choice, ...]) -> None:
        """Other choices."""
        self.choices = choices
        self.cursor = 0
        self.look()

    def here(self) -> Choice | None:
        """The one under the cursor."""
        return self.choices[self.cursor] if self.choices else None

    def look(self, refused: bool = False) -> None:
        """Tell which one the cursor is on."""
        if self.choices:
            self.post_message(self.Looked(self.choices[self.cursor], refused))

    def watch_cursor(self) -> None:
        self.look()

    def action_move(self, step: int) -> None:
        """To the next one."""
        if self.choices:
            self.cursor = (self.cursor + step) % len(self.choices)

    def action_number(self, k: int) -> None:
        """The k-th; 0 is the tenth."""
        k = (k or 10) - 1
        if k < len(self.choices):
            self.cursor = k
            self.action_choose()

    def action_choose(self) -> None:
        """The one under the cursor, if it can be chosen."""
        if not self.choices:
            return
        choice = self.choices[self.cursor]
        if choice.option is None:
            self.look(refused=True)
        else:
            self.post_message(self.Chosen(choice.option))

    def on_click(self, event: events.Click) -> None:
        """The one that is clicked at."""
        k = event.style.meta.get("choice")
        if k is not None and k < len(self.choices):
            self.focus()
            self.cursor = k
            self.action_choose()

    def rows(self, width: int) -> list[list[int]]:
        """Which choices stand in which row."""
        rows: list[list[int]] = [[]]
        used = 0
        for k in range(len(self.choices)):
            wide = columns(self.label(k)) + 1
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(k)
            used += wide
        return rows

    def shown(self, width: int) -> list[list[int]]:
        """The rows that there is room for, the cursor's among them."""
        rows = self.rows(width)
        most = min(self.most, MOST_ROWS if self.app.size.height >= ROOMY else FEWEST_ROWS)
        at = next((k for k, row in enumerate(rows) if self.cursor in row), 0)
        first = min(max(0, at - most + 1), max(0, len(rows) - most))
        return rows[first : first + most]

    def label(self, k: int) -> str:
        """A choice with its number; brackets show the cursor without colours."""
        choice = self.choices[k]
        number = "-" if choice.option is None else str((k + 1) % 10) if k < 10 else " "
        left, right = ("[", "]") if k == self.cursor else (" ", " ")
        return f"{left}{number} {choice.words}{right}"

    def render(self) -> Text:
        colours = COLOURS[self.app.theme]
        lines = []
        for row in self.shown(self.content_size.width):
            line = Text(no_wrap=True, end="")
            for k in row:
                style = Style(color=colours["text"])
                if self.choices[k].option is None:
                    style = Style(color=colours["quiet"], strike=True)
                if k == self.cursor and self.has_focus:
                    style += Style(color=colours["ground"], bgcolor=colours["action"], bold=True)
                line.append(self.label(k), style + Style(meta={"choice": k}))
                line.append(" ")
            lines.append(line)
        hidden = len(self.choices) - sum(map(len, self.shown(self.content_size.width)))
        if hidden and lines:
            lines[-1].append(f" +{hidden}", Style(color=colours["action"]))
        return Text("\n", end="").join(lines)

    def get_content_height(self, container: Any, viewport: Any, width: int) -> int:
        return max(1, len(self.shown(width)))


class Keys(Static):
    """The keys that mean something now; each can be clicked at."""

    def show(self, pairs: tuple[tuple[str, str], ...], says: Speech) -> None:
        """These keys."""
        text = Text(no_wrap=True, overflow="crop")
        for key, name in pairs:
            named = "question_mark" if key == "?" else key
            text.append(f"{key} {says.say(name)}", Style(meta={"key": named}))
            text.append("  ")
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        """As if it were pressed."""
        key = event.style.meta.get("key")
        if key is not None:
            self.app.simulate_key(key)


class Log(OptionList):
    """What happened, in sentences; each with the rules behind it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(markup=False, **settings)
        self.texts: list[str] = []
        self.rules: list[tuple[str, ...]] = []

    def add(self, text: str, rules: tuple[str, ...], goes_on: bool, joint: str) -> None:
        """One more sentence; it may go on with the last one."""
        if goes_on and self.texts:
            self.texts[-1] += joint + text
            self.rules[-1] = tuple(dict.fromkeys(self.rules[-1] + rules))
            self.replace_option_prompt_at_index(len(self.texts) - 1, self.prompt(self.texts[-1]))
        else:
            self.texts.append(text)
            self.rules.append(rules)
            self.add_option(Entry(self.prompt(text)))
        if not self.has_focus:
            self.to_end()

    def fill(self, entries: list[tuple[str, tuple[str, ...]]]) -> None:
        """These sentences and no others."""
        self.texts = [text for text, _ in entries]
        self.rules = [rules for _, rules in entries]
        self.clear_options()
        self.add_options([Entry(self.prompt(text)) for text in self.texts])
        self.to_end()

    def prompt(self, text: str) -> str:
        """A sentence broken as its language breaks lines."""
        width = self.scrollable_content_region.width
        return wrap(text, " ", width - 1) if width > 10 else text

    def on_resize(self) -> None:
        for k, text in enumerate(self.texts):
            self.replace_option_prompt_at_index(k, self.prompt(text))
        self.to_end()

    def to_end(self) -> None:
        """Show the newest."""
        self.highlighted = len(self.texts) - 1 if self.texts else None
        self.call_after_refresh(self.scroll_end, animate=False, force=True)

    def rules_here(self) -> tuple[str, ...]:
        """The rules of the sentence under the cursor, else of the newest that has any."""
        if self.has_focus and self.highlighted is not None:
            return self.rules[self.highlighted]
        return next((rules for rules in reversed(self.rules) if rules), ())
