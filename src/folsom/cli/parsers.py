"""The options of every command, with their help in the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from folsom.bots import BOTS
from folsom.cli.drawing import wrap
from folsom.cli.faults import Fault
from folsom.compiled import GAMES
from folsom.rules.express.state import SEATS
from folsom.words import LANGUAGES
from folsom.words.catalogue import Speech

SPEEDS = ("slow", "normal", "fast", "instant")
THEMES = ("night", "day")
SHELLS = ("bash", "zsh", "fish")
COMMANDS = ("play", "watch", "show", "rules", "verify", "bench", "completion")

# argparse's own complaints, and our messages for them.
COMPLAINTS = (
    (re.compile(r"unrecognized arguments: (?P<words>.*)"), "unrecognized"),
    (re.compile(r"argument (?P<option>.+): expected .*"), "expected-value"),
    (re.compile(r"argument (?P<option>.+): not allowed with argument (?P<other>.+)"), "not-together"),
    (re.compile(r"argument (?P<option>.+): invalid choice: (?P<value>.*) \(choose from (?P<known>.*)\)"), "bad-value"),
    (re.compile(r"the following arguments are required: (?P<words>.*)"), "required"),
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the user's language and complains in one sentence."""

    def __init__(self, says: Speech, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=formatter(says), **settings)
        self._positionals.title = says.say("cli-arguments")
        self._optionals.title = says.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=says.say("cli-help"))

    def error(self, message: str) -> NoReturn:
        """What is wrong, and where to look."""
        for pattern, key in COMPLAINTS:
            if found := pattern.fullmatch(message):
                told = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise Fault(key, command=self.prog, **told)
        raise Fault("usage", message=message, command=self.prog)


def formatter(says: Speech) -> type[argparse.HelpFormatter]:
    """argparse's layout of help, with our word for `usage`."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            """The line that comes first."""
            super().add_usage(usage, actions, groups, f"{says.say('cli-usage')}: " if prefix is None else prefix)

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            return wrap(text, indent, width)

        def _split_lines(self, text: str, width: int) -> list[str]:
            return wrap(text, "", width).split("\n")

    return Formatter


def parser(says: Speech) -> Parser:
    """The whole command line: for the shell's completion, and for the command that is given."""

    class Command(Parser):
        def __init__(self, **settings: Any) -> None:
            super().__init__(says, **settings)

    top = Parser(says, prog="folsom", description=says.say("cli-about"), epilog=says.say("cli-more"))
    top.add_argument("--version", action="store_true", help=says.say("cli-version"))
    add_language(top, says)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Command)
    for name in COMMANDS:
        one = commands.add_parser(name, help=says.say(f"cli-{name}"), description=says.say(f"cli-{name}.help"))
        ADDERS[name](one, says)
        add_language(one, says)
    return top


def add_language(to: Parser, says: Speech) -> None:
    """`--lang`."""
    languages = ", ".join(LANGUAGES)
    to.add_argument("--lang", metavar="CODE", help=says.say("cli-lang", known=languages)).completer = among(LANGUAGES)  # type: ignore[attr-defined]  # argcomplete looks for it there


def among(words: Sequence[str]) -> Any:
    """What a shell can complete an argument with."""
    return lambda **_: list(words)


def add_game(to: Parser, says: Speech) -> None:
    """The game and its seats."""
    to.add_argument(
        "game", nargs="?", default=GAMES[0], metavar="GAME", help=says.say("cli-game", known=", ".join(GAMES))
    )
    to.add_argument("--seats", metavar="N", help=says.say("cli-seats", low=2, most=SEATS))


def add_kind(to: Parser, says: Speech) -> None:
    """Which game is dealt."""
    bots = to.add_argument("--bots", metavar="A,B", help=says.say("cli-bots", known=", ".join(BOTS)))
    bots.completer = among(tuple(BOTS))  # type: ignore[attr-defined]
    to.add_argument("--expert", action="store_true", help=says.say("cli-expert"))
    to.add_argument("--belle", metavar="RULE", help=says.say("cli-belle"))
    to.add_argument("--discards", metavar="WHO", help=says.say("cli-discards"))
    to.add_argument("--bandits", metavar="A,-,B", help=says.say("cli-bandits"))
    to.add_argument("--seed", metavar="S", help=says.say("cli-seed"))


def add_screen(to: Parser, says: Speech) -> None:
    """How it is shown."""
    to.add_argument("--plain", action="store_true", help=says.say("cli-plain"))
    to.add_argument("--theme", choices=THEMES, metavar="NAME", help=says.say("cli-theme", known=", ".join(THEMES)))


def add_speed(to: Parser, says: Speech) -> None:
    """How fast things happen."""
    known = ", ".join(SPEEDS)
    to.add_argument("--speed", choices=SPEEDS, metavar="NAME", help=says.say("cli-speed", known=known))


def add_play(to: Parser, says: Speech) -> None:
    """`folsom play`."""
    add_game(to, says)
    who = to.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="K", help=says.say("cli-seat"))
    who.add_argument("--human", metavar="0,2", help=says.say("cli-human"))
    add_kind(to, says)
    to.add_argument("--save", metavar="FILE", help=says.say("cli-save"))
    to.add_argument("--resume", action="store_true", help=says.say("cli-resume"))
    add_speed(to, says)
    add_screen(to, says)


def add_watch(to: Parser, says: Speech) -> None:
    """`folsom watch`."""
    add_game(to, says)
    add_kind(to, says)
    add_speed(to, says)
    add_screen(to, says)


def add_show(to: Parser, says: Speech) -> None:
    """`folsom show`."""
    to.add_argument("file", metavar="FILE", help=says.say("cli-file"))
    to.add_argument("--move", metavar="N", help=says.say("cli-move"))
    to.add_argument("--eyes", metavar="WHO", help=says.say("cli-eyes"))
    add_screen(to, says)


def add_rules(to: Parser, says: Speech) -> None:
    """`folsom rules`."""
    to.add_argument("what", nargs="*", metavar="ID|WORD", help=says.say("cli-rule"))


def add_verify(to: Parser, says: Speech) -> None:
    """`folsom verify`."""
    to.add_argument("file", metavar="FILE", help=says.say("cli-file-finished"))


def add_bench(to: Parser, says: Speech) -> None:
    """`folsom bench`."""
    to.add_argument("--game", dest="named", metavar="GAME", help=argparse.SUPPRESS)
    add_game(to, says)
    to.add_argument("--json", action="store_true", help=says.say("cli-json"))


def add_completion(to: Parser, says: Speech) -> None:
    """`folsom completion`."""
    known = ", ".join(SHELLS)
    to.add_argument(
        "shell", nargs="?", choices=SHELLS, default="bash", metavar="SHELL", help=says.say("cli-shell", known=known)
    )


ADDERS = {
    "play": add_play, "watch": add_watch, "show": add_show, "rules": add_rules, "verify": add_verify,
    "bench": add_bench, "completion": add_completion,
}  # fmt: skip
