"""The page of these rules: every rule is there, every rule has its tests, and the page says which."""

from tests.rules import page

AREAS = [(1, 7), (10, 15), (20, 28), (30, 35)]
RULES = [f"S{number}" for low, high in AREAS for number in range(low, high + 1)]
PAGE = page.PAGES["super_rules"]
TESTS = page.all_tests(page.HERE.parent / "super_rules")


def test_the_page_has_every_rule_once_and_in_order():
    assert page.rules_on(PAGE.read_text(encoding="utf-8")) == RULES


def test_every_rule_has_a_test_and_every_test_a_rule():
    assert [rule for rule in RULES if not TESTS.get(rule)] == []
    assert {rule: names for rule, names in TESTS.items() if rule not in RULES} == {}


def test_the_page_is_up_to_date():
    """If this fails: python -m tests.rules.page --write."""
    text = PAGE.read_text(encoding="utf-8")
    assert page.with_references(text, TESTS, "super_rules") == text
