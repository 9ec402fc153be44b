"""The house rules that no other tool checks: locks, commands, and what the rules of the games may be written with.

Each check is a function from a text to what is wrong with it, so each is tried twice: on the repository, where it must
find nothing, and on a text with the fault in it, which it must find.
"""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "folsom"
RULES = PACKAGE / "rules"
LOCKS = ["run.txt", "dev.txt"]
TARGETS = ["help", "env", "play", "test", "check", "lint", "bench", "mutants", "locks"]

# Written so that this file does not match itself.
MACHINE = re.compile(
    r"--(?:extra-)?index-url|--find-[l]inks|--trusted-[h]ost"
    r"|(?<![\w.-])/(?:root|work)/"
    r"|pypi[.]org|pythonhosted[.]org|registry[.]npmjs|registry[.]yarnpkg"
)
PIN = re.compile(r"^([A-Za-z0-9._-]+)==[A-Za-z0-9.!+]+(?: ; .+?)?((?: --hash=sha256:[0-9a-f]{64})+)$")
COMPILER = {"cfunc", "generated_jit", "guvectorize", "jit", "jit_module", "jitclass", "njit", "vectorize"}
ANNOTATIONS = {"__future__", "typing"}  # they say types and do nothing in a game


def names() -> list[str]:
    """Every file of the project, those not committed yet included; in an unpacked archive, all but hidden folders."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode == 0 and (ROOT / ".git").exists():
        return sorted({name for name in listing.stdout.split("\0") if name})
    files = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
    return sorted(str(path) for path in files if not any(part.startswith(".") for part in path.parts[:-1]))


def texts() -> Iterator[tuple[str, str]]:
    """Path and content of every text file of the project."""
    for name in names():
        path = ROOT / name
        if path.is_symlink() or not path.is_file():
            continue
        try:
            yield name, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or the like


def machine_traces(text: str) -> list[str]:
    """Addresses of registries and paths of one machine."""
    return MACHINE.findall(text)


def unpinned(lock: str) -> list[str]:
    """Lines of a lock that are not one version with its hashes."""
    lines = lock.replace(" \\\n    ", " ").splitlines()
    return [line for line in lines if not PIN.match(line)] if lines else ["nothing is pinned"]


def pinned(lock: str) -> set[str]:
    return {match[1].lower() for line in lock.replace(" \\\n    ", " ").splitlines() if (match := PIN.match(line))}


def names_of(requirements: list[str]) -> set[str]:
    found = {re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0].lower() for line in requirements}
    return {re.sub(r"[._-]+", "-", name) for name in found}


def missing_targets(makefile: str) -> list[str]:
    """Commands that are not there, not phony, or not explained by `make help`."""
    phony = re.search(r"^\.PHONY:(.*)$", makefile, re.MULTILINE)
    names = phony[1].split() if phony else []
    return [t for t in TARGETS if t not in names or not re.search(rf"^{t}:.*## \S", makefile, re.MULTILINE)]


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """Full names of all that is imported, `package` being where relative imports start."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def rule_faults(source: str, package: str = "folsom.rules") -> list[str]:
    """Decorators, and imports from elsewhere than NumPy and the rules."""
    tree = ast.parse(source)
    faults = [
        f"line {node.lineno}: {node.name} has a decorator"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.decorator_list
    ]
    for name in imported(tree, package):
        inside = f"{name}.".startswith("folsom.rules.")
        if not inside and name.split(".")[0] not in {"numpy", *ANNOTATIONS}:
            faults.append(f"imports {name}")
    return faults


def compiler_names(source: str) -> set[str]:
    """The ways into the compiler that a module names."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name.split(".")[-1])
    return found & COMPILER


def package_of(path: Path) -> str:
    """The package that relative imports in this file start from."""
    return ".".join(path.relative_to(ROOT / "src").parts[:-1])


# The repository


def test_no_file_names_a_registry_or_a_machine():
    files = dict(texts())
    assert "pyproject.toml" in files
    assert {name: found for name, text in files.items() if (found := machine_traces(text))} == {}


@pytest.mark.parametrize("name", LOCKS)
def test_every_line_of_a_lock_is_pinned_and_hashed(name):
    assert unpinned((ROOT / "requirements" / name).read_text()) == []


def test_the_locks_hold_what_the_package_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    run, dev = (pinned((ROOT / "requirements" / name).read_text()) for name in LOCKS)
    assert names_of(project["dependencies"]) <= run
    assert names_of(project["optional-dependencies"]["dev"]) | run <= dev


def test_makefile_has_the_commands():
    assert missing_targets((ROOT / "Makefile").read_text()) == []


def test_rules_have_no_decorators_and_import_only_numpy_and_themselves():
    files = sorted(RULES.rglob("*.py"))
    assert files
    faults = {str(p.relative_to(ROOT)): rule_faults(p.read_text(encoding="utf-8"), package_of(p)) for p in files}
    assert {name: found for name, found in faults.items() if found} == {}


def test_only_one_module_names_the_compiler():
    files = [p for p in sorted(PACKAGE.rglob("*.py")) if p != PACKAGE / "compiled.py"]
    assert files
    named = {str(p.relative_to(ROOT)): compiler_names(p.read_text(encoding="utf-8")) for p in files}
    assert {name: found for name, found in named.items() if found} == {}


# The checks themselves


@pytest.mark.parametrize(
    "text",
    [
        "--index" + "-url https://example.org/simple",
        "--extra-index" + "-url x",
        "--find" + "-links wheels",
        "--trusted" + "-host example.org",
        "open('/" + "root/notes')",
        "cd /" + "work/here",
        "https://" + "pypi" + ".org/simple",
    ],
    ids=["index", "extra-index", "links", "host", "home", "work", "registry"],
)
def test_a_trace_of_a_machine_is_found(text):
    assert machine_traces(text)


def test_innocent_text_is_no_trace():
    assert (
        machine_traces(
            "--no-emit-index" + "-url, docs/" + "work/notes.md, a/" + "root/b, https://example.org/" + "work/"
        )
        == []
    )


HASH = "--hash=sha256:" + "0" * 64


@pytest.mark.parametrize(
    "lock",
    [
        "",
        f"numpy>=2.4 \\\n    {HASH}\n",
        "numpy==2.4.6\n",
        "numpy==2.4.6 \\\n    --hash=sha256:1234\n",
        f"numpy==2.4.6 \\\n    {HASH}\n# made by hand\n",
        f"numpy @ file:///wheels/numpy.whl \\\n    {HASH}\n",
    ],
    ids=["empty", "range", "no-hash", "short-hash", "comment", "file"],
)
def test_a_loose_lock_is_found(lock):
    assert unpinned(lock)


def test_a_pinned_lock_passes():
    lock = f"numpy==2.4.6 ; python_full_version < '3.12' \\\n    {HASH} \\\n    {HASH}\n"
    assert unpinned(lock) == []
    assert pinned(lock) == {"numpy"}


def test_a_missing_command_is_found():
    makefile = (ROOT / "Makefile").read_text()
    assert missing_targets(re.sub(r"^bench:", "benches:", makefile, flags=re.MULTILINE)) == ["bench"]
    assert missing_targets(makefile.replace("check lint", "lint")) == ["check"]


@pytest.mark.parametrize(
    "source",
    [
        "@staticmethod\ndef fire(games, i):\n    return 0\n",
        "@final\nclass Card:\n    pass\n",
        "import random\n",
        "import numba\n",
        "from folsom.compiled import twin\n",
        "from folsom import game\n",
        "from .. import game\n",
        "from folsom.rules_of_thumb import luck\n",
        "def fire(games, i):\n    import os\n    return os.getpid()\n",
    ],
    ids=["function", "class", "stdlib", "numba", "upward", "upward-name", "relative", "prefix", "inside"],
)
def test_a_fault_in_the_rules_is_found(source):
    assert len(rule_faults(source)) == 1


def test_sound_rules_pass():
    source = "import numpy as np\nfrom folsom.rules import bits\nfrom . import random\nfrom .express import GAME\n"
    assert rule_faults(source) == []
    assert rule_faults("from .. import bits\nfrom ..random import draw\n", "folsom.rules.express") == []


@pytest.mark.parametrize(
    "source",
    [
        "from numba import njit\n",
        "import numba\nf = numba.jit(f)\n",
        "import numba as nb\nf = nb.njit(f)\n",
        "from numba.experimental import jitclass\n",
    ],
    ids=["from", "attribute", "renamed", "class"],
)
def test_a_second_door_to_the_compiler_is_found(source):
    assert compiler_names(source)


def test_the_word_in_a_text_is_no_door():
    assert compiler_names('"""Never write njit here."""\n') == set()
