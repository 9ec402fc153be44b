"""Documentation is true: its code runs, its tables are those of the code, its links lead somewhere."""

import contextlib
import io
import json
import re
import textwrap
from pathlib import Path

import pytest

import folsom
from folsom.cli.parsers import COMMANDS
from folsom.notation.view import VIEW
from tests.docs_pages import PAGES as MADE
from tests.docs_tables import TABLES, with_tables

TOP = Path(__file__).parent.parent
PAGES = [TOP / "README.md", TOP / "CONTRIBUTING.md", *sorted((TOP / "docs").glob("*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    """The blocks of one language on a page."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(block) for _, block in found]


LONG = {"README", "tour-researchers"}  # whole games, many games
RUN = [pytest.param(path, id=path.stem, marks=[pytest.mark.slow] if path.stem in LONG else []) for path in PAGES]


@pytest.mark.parametrize("path", RUN)
def test_code_on_a_page_runs(path: Path):
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for block in blocks(path, "python"):
            exec(compile(block, path.name, "exec"), names)
    assert ("folsom" in names) == any("import folsom" in block for block in blocks(path, "python"))


def test_readme_shows_a_game_a_view_and_a_batch():
    shown = blocks(TOP / "README.md", "python")
    assert len(shown) == 3
    assert ["game.play(" in shown[0], "game.view(" in shown[1], "folsom.Batch(" in shown[2]] == [True] * 3


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_positions_on_a_page_can_be_read(path: Path):
    for block in blocks(path, "folsom"):
        assert folsom.position(block).check() == []


@pytest.mark.parametrize("page", sorted({page for page, _ in TABLES}))
def test_tables_are_those_of_the_code(page: str):
    text = (TOP / "docs" / page).read_text(encoding="utf-8")
    assert with_tables(page, text) == text, "run `make tables`"


def test_view_is_documented_field_by_field():
    for seat in (None, 1):
        view = folsom.new("express", seed=1).view(seat)
        assert list(view) == [name for name, _ in VIEW]
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_links_lead_somewhere(path: Path):
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert [target for target in targets if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_commands_named_are_there(path: Path):
    text = path.read_text(encoding="utf-8")
    makefile = (TOP / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:`|^ +)make ([a-z]+)", text, re.MULTILINE))
    assert named <= targets
    commands = set(re.findall(r"(?:`|^ +)folsom ([a-z]+)(?: --|`| FILE| \[)", text, re.MULTILINE))
    assert commands <= set(COMMANDS)


def test_the_fan_project_says_so():
    assert "fan project, not affiliated" in (TOP / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MADE)
def test_a_page_that_the_code_makes_is_up_to_date(name):
    assert (TOP / "docs" / name).read_text(encoding="utf-8") == MADE[name]()
