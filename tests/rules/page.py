"""The references on the rules pages: which tests prove which rule.

    python -m tests.rules.page            says whether the pages in docs/ are up to date
    python -m tests.rules.page --write    rewrites their references

The text of the rules is the page's own. A test names the rules that it proves at the start of its docstring, as in
`X72, X53: on the locomotive it stays.`
"""

import ast
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parent.parent / "docs"
PAGE = DOCS / "rules.md"
PAGES = {"rules": PAGE, "super_rules": DOCS / "rules-super-express.md"}  # by the folder of the tests
RULE = re.compile(r"- ([A-Z][0-9]+) ")
NAMED = re.compile(r"([A-Z][0-9]+(?:, [A-Z][0-9]+)*): ")
REFERENCES = re.compile(r"^  \(\[test_.*\)\n", re.MULTILINE)


def tests_of(name: str, source: str) -> dict[str, list[str]]:
    """Rule by rule the tests in one file that name it, as `file::test`."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for rule in ids_of(ast.get_docstring(node) or ""):
                found.setdefault(rule, []).append(f"{name}::{node.name}")
    return found


def ids_of(docstring: str) -> list[str]:
    """The rules that a docstring names at its start."""
    named = NAMED.match(docstring)
    return named[1].split(", ") if named else []


@cache
def all_tests(folder: Path = HERE) -> dict[str, list[str]]:
    """Rule by rule the tests that name it, file by file; read once."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for rule, tests in tests_of(path.name, path.read_text(encoding="utf-8")).items():
            found.setdefault(rule, []).extend(tests)
    return found


def rules_on(page: str) -> list[str]:
    """The ids of the rules, in the order of the page."""
    return [match[1] for line in page.splitlines() if (match := RULE.match(line))]


def reference(tests: Iterable[str], folder: str = "rules") -> str:
    """The line below a rule."""
    links = (f"[{test}](../tests/{folder}/{test.split('::')[0]})" for test in tests)
    return f"  ({', '.join(links)})\n"


def without_references(page: str) -> str:
    """The rules alone."""
    return REFERENCES.sub("", page)


def with_references(page: str, tests: dict[str, list[str]], folder: str = "rules") -> str:
    """The page with its references anew, each on a line below its rule."""
    lines = []
    for line in without_references(page).splitlines(keepends=True):
        lines.append(line)
        rule = RULE.match(line)
        if rule and rule[1] in tests:
            lines.append(reference(tests[rule[1]], folder))
    return "".join(lines)


def main(arguments: list[str]) -> int:
    """0 if the pages are up to date, or are now."""
    late = 0
    for folder, path in PAGES.items():
        old = path.read_text(encoding="utf-8")
        new = with_references(old, all_tests(HERE.parent / folder), folder)
        if "--write" in arguments:
            path.write_text(new, encoding="utf-8", newline="\n")
        elif new != old:
            print(f"{path.name} is out of date: run python -m tests.rules.page --write")
            late = 1
    return late


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
