"""From fixed positions, how many ways there are to make 1, 2, 3, ... choices: counted by the engine and the reference.

The positions are in perft/*.txt, with the counts in their comments. Where several seats choose at once, the options of
each of them count; a game that is over has none. `python -m tests.test_perft` counts anew with the engine and writes
the counts into the files: look at what changes. To ask for other depths, name them in the file first.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import folsom
from folsom.compiled import rules_of
from folsom.rules import journal
from folsom.rules.express import state
from tests.agreement import Both, engine_table, members

FILES = sorted(Path(__file__).with_name("perft").glob("*.txt"))
COUNTS = re.compile(r"^# perft (?P<depths>[0-9 ]+):(?P<counts>[0-9 ]*)$", re.MULTILINE)
SHALLOW = 4


def counts_in(text: str) -> list[int]:
    """The counts that a file names, from depth 1."""
    line = COUNTS.search(text)
    assert line, "no line such as `# perft 1 2 3: 6 31 170`"
    counts = [int(count) for count in line["counts"].split()]
    assert [int(depth) for depth in line["depths"].split()] == list(range(1, len(counts) + 1))
    return counts


def engine_counts(text: str, depth: int) -> list[int]:
    """By the engine alone: one record for each choice made."""
    verbs = rules_of("express").verbs
    games = state.blank(depth)
    games[0] = folsom.position(text).record
    rows = journal.blank()
    counts = [0] * depth

    def count(level: int) -> None:
        for seat in members(int(verbs.deciders(games, level))):
            options = members(int(verbs.legal(games, level, seat)))
            counts[level] += len(options)
            for option in options if level + 1 < depth else ():
                games[level + 1] = games[level]
                rows[0, 0] = 0
                verbs.play(games, level + 1, seat, option, rows)
                count(level + 1)

    count(0)
    return counts


def reference_counts(text: str, depth: int) -> list[int]:
    """By the reference's options and its own tables; the engine goes along to tell what chance brings."""
    game = folsom.position(text)
    counts = [0] * depth

    def count(both: Both, level: int) -> None:
        for seat in both.reference.deciders():
            options = both.reference.legal(seat)
            counts[level] += len(options)
            for words in options if level + 1 < depth else ():
                child = both.copy()
                child.play(seat, words)
                count(child, level + 1)

    count(Both(game, engine_table(game)), 0)
    return counts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_first_choices(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = counts_in(text)[:SHALLOW]
    assert engine_counts(text, SHALLOW) == expected
    assert reference_counts(text, SHALLOW) == expected


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_depths(path: Path) -> None:
    rules_of("express").wait()
    text = path.read_text(encoding="utf-8")
    expected = counts_in(text)
    assert engine_counts(text, len(expected)) == expected
    assert reference_counts(text, len(expected)) == expected


def write() -> None:
    """Count anew, to the depths that the files name."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        line = COUNTS.search(text)
        assert line, f"{path.name} has no line such as `# perft 1 2 3:`"
        counts = engine_counts(text, len(line["depths"].split()))
        told = f"# perft {line['depths']}: {' '.join(map(str, counts))}"
        path.write_text(COUNTS.sub(told, text, count=1), encoding="utf-8", newline="\n")
        print(f"{path.stem:12} {' '.join(f'{count:,}' for count in counts)}")


if __name__ == "__main__":
    write()
