"""The `folsom` command. Every fault is one sentence on stderr and exit code 2; Ctrl-C is exit code 130."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys

from folsom.cli.faults import Fault, reason_of
from folsom.cli.parsers import COMMANDS, parser
from folsom.errors import FolsomError
from folsom.words import language_of, preferred, speech

FAULT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141


def command_of(args: list[str], language: str) -> int:
    """Find the command and run it."""
    says = speech(language)
    whole_line = parser(says)
    if "_ARGCOMPLETE" in os.environ:
        import argcomplete

        argcomplete.autocomplete(whole_line)
    if args == ["help"] or not args:
        args = ["--help"]
    if args[0] not in COMMANDS and not args[0].startswith("-"):
        raise Fault("no-command", name=repr(args[0]), known=", ".join(COMMANDS))
    given = whole_line.parse_args(args)
    if given.version or given.command is None:
        from folsom import __version__

        print(f"folsom {__version__}" if given.version else whole_line.format_help())
        return 0
    return int(importlib.import_module(f"folsom.cli.{given.command}").run(given, says))


def language_in(args: list[str]) -> str:
    """The language that the command line asks for, wherever in it, else the surroundings'."""
    for k, arg in enumerate(args):
        if arg.startswith("--lang="):
            return language_of(arg.removeprefix("--lang="))
        if arg == "--lang" and k + 1 < len(args):
            return language_of(args[k + 1])
    return preferred()


def main(args: list[str] | None = None) -> int:
    """Run a command; its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    args = sys.argv[1:] if args is None else args
    language = preferred()
    try:
        language = language_in(args)
        code = command_of(args, language)
        sys.stdout.flush()
        return code
    except SystemExit as leave:  # argparse's --help
        return leave.code if isinstance(leave.code, int) else 0
    except FolsomError as error:
        return complain(error.words(language))
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            print()
        return INTERRUPTED
    except OSError as error:  # nobody reads what is written any more, or it can't be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return PIPE_CLOSED
        return complain(Fault("cant-say", reason=reason_of(error)).words(language))


def complain(message: str) -> int:
    """One line on stderr, whatever is in the message."""
    line = "".join(sign if sign.isprintable() else " " for sign in message)
    print(f"folsom: {line}", file=sys.stderr)
    return FAULT
