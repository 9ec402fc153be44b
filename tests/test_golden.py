"""The golden games replay to the same bytes."""

from pathlib import Path

import pytest

import folsom
from tests.golden.__main__ import EACH, FOLDER, golden
from tests.kinds import KINDS

FILES = sorted(FOLDER.glob("*.txt"))


def test_every_kind_has_its_golden_games_and_there_are_no_others():
    assert {path.stem for path in FILES} == {f"{name}-{number}" for name in KINDS for number in range(EACH)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_bytes(path: Path):
    text = path.read_text(encoding="utf-8")
    try:
        game = folsom.verify(text)
    except folsom.Doctored as error:
        changed = f"{path.stem} no longer replays from move {error.move} on: if you changed a rule, run `make golden`."
        pytest.fail(changed, pytrace=False)
    assert game.dumps() == text
    assert folsom.position(game.position()).record.tobytes() == game.record.tobytes()


def test_the_command_writes_what_is_there():
    name = "three"
    assert golden(name, 0) == (FOLDER / f"{name}-0.txt").read_text(encoding="utf-8")
