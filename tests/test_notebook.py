"""The example notebook: small and without outputs in the repository, and every cell of it runs.

What belongs to Jupyter works in processes of its own: its warnings are not our tests' errors.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folsom.compiled import rules_of

NOTEBOOK = Path(__file__).parent.parent / "docs" / "notebooks" / "a-first-look.ipynb"
VALIDATE = "import sys, nbformat; nbformat.validate(nbformat.read(sys.argv[1], as_version=4))"
PICTURES = ["deal", "after-a-round", "position"]
GAMES = 2000


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(*command: str, **environment: str) -> None:
    """Run a module or a line of Python in a process of its own; the test fails with what it said."""
    done = subprocess.run(
        [sys.executable, *command], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def leftovers(notebook: dict[str, Any]) -> list[str]:
    """What running or saving a notebook leaves in it and a repository doesn't want."""
    found = [f"{key} of the notebook" for key in notebook["metadata"] if key not in ("kernelspec", "language_info")]
    if notebook["metadata"]["language_info"] != {"name": "python"}:
        found.append("language_info of one machine")
    for cell in notebook["cells"]:
        name = cell["id"]
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
            found.append(f"{name}: an id that isn't words")
        if cell["metadata"] or cell.get("attachments"):
            found.append(f"{name}: metadata")
        if cell.get("outputs") or cell.get("execution_count"):
            found.append(f"{name}: outputs")
    return found


def test_the_notebook_is_valid_and_written_the_usual_way():
    notebook = read(NOTEBOOK)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    run("-W", "error", "-c", VALIDATE, str(NOTEBOOK))
    usual = json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    assert NOTEBOOK.read_text(encoding="utf-8") == usual  # as Jupyter writes it: a change is a small difference


def test_the_notebook_holds_no_outputs():
    notebook = read(NOTEBOOK)
    assert leftovers(notebook) == [], "clear all outputs before saving"
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    assert set(PICTURES) <= set(ids)


def test_leftovers_are_found():
    notebook = read(NOTEBOOK)
    notebook["metadata"]["widgets"] = {}
    notebook["metadata"]["language_info"]["version"] = "3.11.7"
    text, cell = notebook["cells"][0], code(notebook)[0]
    text["id"] = "3f2a9c01"
    cell["metadata"] = {"execution": {}}
    cell["execution_count"] = 1
    assert len(leftovers(notebook)) == 5


def test_the_code_of_the_notebook_parses():
    parsed = [ast.parse("".join(cell["source"]), cell["id"]) for cell in code(read(NOTEBOOK))]
    assert parsed
    assert all(cell.body for cell in parsed)  # none is empty


def test_links_of_the_notebook_lead_somewhere():
    text = "".join("".join(cell["source"]) for cell in read(NOTEBOOK)["cells"] if cell["cell_type"] == "markdown")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    assert targets
    assert [target for target in targets if not (NOTEBOOK.parent / target).exists()] == []


def running(test: Callable[..., None]) -> Callable[..., None]:
    """Marks a test that needs the outputs."""
    return pytest.mark.slow(pytest.mark.compiled(pytest.mark.xdist_group("compiled")(test)))


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, Any]]]:
    """The outputs of a run by cell, with fewer games; Jupyter and Matplotlib keep their things in a place of ours."""
    rules_of("express").wait()  # so that no cell says that it compiles
    folder = tmp_path_factory.mktemp("notebook")
    places = {
        key: str(folder / key) for key in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "MPLCONFIGDIR")
    }
    for place in places.values():
        Path(place).mkdir()
    copy = folder / NOTEBOOK.name
    shutil.copyfile(NOTEBOOK, copy)
    run("-c", "import matplotlib.font_manager", **places)  # the first time it looks for fonts, and may say so
    run(
        "-m", "jupyter", "execute", "--inplace", str(copy),
        FOLSOM_GAMES=str(GAMES), FOLSOM_RULES="auto", PYTHONUTF8="1", **places,
    )  # fmt: skip
    return {cell["id"]: cell["outputs"] for cell in code(read(copy))}


def shown(outputs: list[dict[str, Any]], kind: str) -> list[str]:
    """What a cell shows of one kind."""
    return ["".join(output["data"][kind]) for output in outputs if kind in output.get("data", {})]


def said(outputs: list[dict[str, Any]], stream: str = "stdout") -> str:
    return "".join("".join(output["text"]) for output in outputs if output.get("name") == stream)


@running
def test_every_cell_runs_and_complains_of_nothing(outputs: dict[str, list[dict[str, Any]]]):
    assert {name: told for name, out in outputs.items() if (told := said(out, "stderr"))} == {}
    silent = {name for name, out in outputs.items() if not out}
    assert silent == {"imports", "play"}


@running
def test_games_and_positions_are_pictures(outputs: dict[str, list[dict[str, Any]]]):
    for name in PICTURES:
        (svg,) = shown(outputs[name], "image/svg+xml")
        assert svg.startswith("<svg")
    assert "Cheyenne" in shown(outputs["position"], "image/svg+xml")[0]


@running
def test_what_the_notebook_says_of_its_position_is_so(outputs: dict[str, list[dict[str, Any]]]):
    lines = [line.split(maxsplit=3) for line in said(outputs["fire"]).splitlines()]
    assert [line[1] for line in lines if line[2] == "yes"] == ["doc", "ghost"]
    assert {line[1]: line[3][-6:] for line in lines if line[2] == "no:"}["belle"] == " (X65)"


@running
def test_tucos_worth_is_a_plot_with_words(outputs: dict[str, list[dict[str, Any]]]):
    (png,) = shown(outputs["plot"], "image/png")
    assert png.startswith("iVBORw0KGgo")  # how a PNG begins in base64
    (alt,) = (output["metadata"]["image/png"]["alt"] for output in outputs["plot"] if "data" in output)
    assert f"over {GAMES:,} random games" in alt
    assert alt == said(outputs["plot"]).strip()
    assert all(name in alt for name in ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco"))
