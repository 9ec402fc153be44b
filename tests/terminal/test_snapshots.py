"""The table at twelve moments looks as it did when somebody last looked at it."""

import asyncio
import xml.etree.ElementTree as ET

import pytest

from tests.terminal.snapshots import FOLDER, MOMENTS, taken

MOST_BYTES = 40_000


@pytest.mark.slow
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_looks_as_it_did(name):
    assert asyncio.run(taken(name)) == (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def test_the_pictures_are_those_of_the_moments_and_small():
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(MOMENTS)
    for path in FOLDER.glob("*.svg"):
        ET.parse(path)
        assert path.stat().st_size < MOST_BYTES
