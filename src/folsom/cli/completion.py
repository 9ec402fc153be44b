"""folsom completion: what makes a shell complete folsom's commands."""

from __future__ import annotations

import argparse

from argcomplete.shell_integration import shellcode

from folsom.words.catalogue import Speech


def run(given: argparse.Namespace, says: Speech) -> int:
    """Print the shell's code."""
    del says
    print(shellcode(["folsom"], shell=given.shell))
    return 0
