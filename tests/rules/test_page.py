"""The rules page: every rule is there, every rule has its tests, and the page says which."""

import subprocess
import sys

import pytest

from . import page

AREAS = [(1, 6), (10, 16), (20, 29), (30, 35), (40, 56), (60, 65), (70, 77), (80, 83), (90, 96), (100, 109), (110, 111)]
RULES = [f"X{number}" for low, high in AREAS for number in range(low, high + 1)]

SMALL = """# Rules

- X1 One.
- X2 Two:

| a | b |
|---|---|

- X10 Ten (see X1).
"""
TESTS = '''
def test_one():
    """X1, X10: both."""

def test_more():
    """X10: again."""
    def inside():
        """X2: not a test."""

def test_nothing():
    """X2 is named here, but not at the start with a colon."""

class TestTwo:
    def test_two(self):
        """X2: two.

        And more.
        """
'''
FULL = """# Rules

- X1 One.
  ([test_a.py::test_one](../tests/rules/test_a.py))
- X2 Two:
  ([test_a.py::test_two](../tests/rules/test_a.py))

| a | b |
|---|---|

- X10 Ten (see X1).
  ([test_a.py::test_one](../tests/rules/test_a.py), [test_a.py::test_more](../tests/rules/test_a.py))
"""


def test_the_page_has_every_rule_once_and_in_order():
    """The list of rules is written out here, so that none is lost or added unnoticed."""
    assert page.rules_on(page.PAGE.read_text(encoding="utf-8")) == RULES
    assert len(RULES) == 83


def test_every_rule_has_a_test_and_every_test_a_rule():
    """Both ways."""
    tests = page.all_tests()
    assert [rule for rule in RULES if not tests.get(rule)] == []
    assert {rule: names for rule, names in tests.items() if rule not in RULES} == {}


def test_the_page_is_up_to_date():
    """If this fails: python -m tests.rules.page --write."""
    text = page.PAGE.read_text(encoding="utf-8")
    assert page.with_references(text, page.all_tests()) == text


def test_ids_are_read_from_docstrings():
    """At the start, before a colon; of tests, wherever they stand in the file."""
    assert page.tests_of("test_a.py", TESTS) == {
        "X1": ["test_a.py::test_one"],
        "X10": ["test_a.py::test_one", "test_a.py::test_more"],
        "X2": ["test_a.py::test_two"],
    }
    assert page.ids_of("X72, X54: it stays.") == ["X72", "X54"]
    assert page.ids_of("H4: a hostage.") == ["H4"]
    for words in ("", "It stays.", "X72 it stays.", "X72,X54: it stays.", "x72: it stays.", "See X72: it stays."):
        assert page.ids_of(words) == []


def test_references_are_rewritten():
    """Old ones go, new ones come; the rules, parentheses and tables stay."""
    tests = page.tests_of("test_a.py", TESTS)
    assert page.with_references(SMALL, tests) == FULL
    assert page.with_references(FULL, tests) == FULL
    assert page.without_references(FULL) == SMALL
    assert page.with_references(FULL, {}) == SMALL
    assert page.rules_on(FULL) == ["X1", "X2", "X10"]


@pytest.mark.parametrize("old", [False, True])
def test_the_command(tmp_path, monkeypatch, capsys, old):
    """Without `--write` it tells; with it, it writes."""
    target = tmp_path / "rules.md"
    target.write_text(SMALL if old else page.with_references(SMALL, page.all_tests()), encoding="utf-8")
    monkeypatch.setattr(page, "PAGES", {"rules": target})
    assert page.main([]) == int(old)
    assert ("out of date" in capsys.readouterr().out) == old
    assert page.main(["--write"]) == 0
    assert page.main([]) == 0
    assert page.without_references(target.read_text(encoding="utf-8")) == SMALL


def test_the_command_from_outside():
    """It runs as a module from the project's folder, and as a file from anywhere."""
    root = page.PAGE.parent.parent
    for command in (["-m", "tests.rules.page"], [str(page.HERE / "page.py")]):
        done = subprocess.run([sys.executable, *command], cwd=root, capture_output=True, text=True, check=False)
        assert (done.returncode in (0, 1), done.stderr) == (True, "")
