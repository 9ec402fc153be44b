"""The `folsom` command. Every fault is one sentence on stderr and exit code 2; Ctrl-C is exit code 130."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from folsom.cli import words

FAULT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141


class Fault(Exception):
    """Something that the user can put right: one sentence."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one sentence."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """argparse's own words, and where to look."""
        raise Fault(words.USAGE.format(message=message, command=self.prog))


def do_play(args: list[str]) -> int:
    """folsom play"""
    from folsom.cli import play as command

    return command.run(play_parser().parse_args(args))


def play_parser() -> Parser:
    """The options of `folsom play`."""
    parser = Parser(prog="folsom play", description=words.PLAY)
    parser.add_argument("game", nargs="?", default="express", help="the game: express")
    parser.add_argument("--seats", metavar="N", help="2 to 6 seats (4)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="K", help="your seat, from 0 (0)")
    who.add_argument("--human", metavar="0,2", help="the seats of all who play at this terminal")
    parser.add_argument("--bots", metavar="greedy,random", help="who plays the other seats, in turn (greedy)")
    parser.add_argument("--expert", action="store_true", help="the expert variant; two seats always play it")
    parser.add_argument("--belle", metavar="RULE", help="any-target or same-spot")
    parser.add_argument("--discards", metavar="WHO", help="open or owner: who sees a discard pile")
    parser.add_argument(
        "--bandits", metavar="doc,-,tuco", help="the bandits seat by seat; - is drawn; two seats: a+b,c+d"
    )
    parser.add_argument(
        "--seed", metavar="S", help="deal from a whole number: the same game again; else sealed dealing"
    )
    parser.add_argument("--save", metavar="FILE", help="save after every choice; a game that is there is resumed")
    return parser


def do_verify(args: list[str]) -> int:
    """folsom verify"""
    from folsom.cli import verify as command

    parser = Parser(prog="folsom verify", description=words.VERIFY)
    parser.add_argument("file", metavar="FILE", help="a finished game, as `folsom play --save` wrote it")
    return command.run(parser.parse_args(args).file)


def do_bench(args: list[str]) -> int:
    """folsom bench"""
    from folsom import bench as command
    from folsom.dealing import make_wishes

    parser = Parser(prog="folsom bench", description=words.BENCH)
    parser.add_argument("game", nargs="?", default="express", help="the game: express")
    parser.add_argument("--seats", metavar="N", help="2 to 6 seats")
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    given = parser.parse_args(args)
    seats = None if given.seats is None else whole("--seats", given.seats)
    make_wishes(given.game, {"seats": seats})
    return command.run(given.game, seats, given.json)


def whole(option: str, text: str) -> int:
    """A whole number from the command line."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Fault(words.NOT_WHOLE.format(option=option, text=text))
    return int(text)


COMMANDS: dict[str, Callable[[list[str]], int]] = {"play": do_play, "verify": do_verify, "bench": do_bench}


def command_of(args: list[str]) -> int:
    """Find the command and run it."""
    if not args or args[0] in ("-h", "--help", "help"):
        print(words.HELP)
        return 0
    if args[0] == "--version":
        from folsom import __version__

        print(f"folsom {__version__}")
        return 0
    if args[0] not in COMMANDS:
        raise Fault(words.NO_COMMAND.format(name=args[0], known=", ".join(COMMANDS)))
    return COMMANDS[args[0]](args[1:])


def main(args: list[str] | None = None) -> int:
    """Run a command; its exit code."""
    from folsom.compiled import CompilerError
    from folsom.errors import FolsomError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    try:
        code = command_of(sys.argv[1:] if args is None else args)
        sys.stdout.flush()
        return code
    except SystemExit as leave:  # argparse's --help
        return leave.code if isinstance(leave.code, int) else 0
    except (Fault, FolsomError, CompilerError) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            print()
        return INTERRUPTED
    except OSError as error:  # nobody reads what is written any more, or it can't be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return PIPE_CLOSED
        return complain(words.CANT_SAY.format(reason=(error.strerror or str(error)).lower()))


def complain(message: str) -> int:
    """One line on stderr, whatever is in the message."""
    line = "".join(sign if sign.isprintable() else " " for sign in message)
    print(f"folsom: {line}", file=sys.stderr)
    return FAULT
