"""Small positions whose possible worlds can be counted by hand: each of them comes up, and no other."""

from collections import Counter
from textwrap import dedent
from typing import Any

import folsom
from folsom.notation.words import card_words
from folsom.rules.express import bags, worlds

TRIES = 300


def worlds_of(text: str, seat: int | None, tries: int = TRIES) -> list[Any]:
    """Records of many worlds that a seat can't tell from a position."""
    game = folsom.position("folsom position 1 express\n" + dedent(text))
    return [game.resample(seat, seed).record for seed in range(tries)]


def laid(g: Any, k: int) -> str:
    """The card that lies face down at a place of the pile."""
    return card_words(int(g.pile[k]) - 64)


GHOST = """
    seats: tuco doc | belle ghost
    marshals: doc belle
    first: 1
    turn: 0 step 1
    hand 1: belle move, ghost fire, ghost punch
    pile: 0; ghost floor down power
    {}
"""


def test_ghosts_power_lays_one_of_ghosts_cards_that_all_know_of_or_another():
    """X106: nothing is known of the hand: any of Ghost's five cards, each about as often."""
    found = Counter(laid(g, 0) for g in worlds_of(GHOST.format(""), 0))
    assert set(found) == {"ghost move", "ghost floor", "ghost fire", "ghost robbery", "ghost punch"}
    assert min(found.values()) > TRIES / 5 * 0.6


def test_ghosts_power_lays_a_known_card_if_all_are_known():
    """X106: everything in hand is known: one of Ghost's known cards."""
    text = GHOST.format("known 1: belle move, ghost fire, ghost punch, ghost floor")
    found = Counter(laid(g, 0) for g in worlds_of(text, 0))
    assert set(found) == {"ghost fire", "ghost punch", "ghost floor"}
    assert min(found.values()) > TRIES / 3 * 0.6
    for g in worlds_of(text, 0, 50):
        everything = int(g.hand[1]) + int(bags.ONE[6 + (int(g.pile[0]) - 64) % 6])
        assert [int(bags.copies(everything, slot)) for slot in (0, 7, 8, 10)] == [1, 1, 1, 1]


def test_ghosts_power_with_one_known_card():
    """X106: a known Fire of Ghost's and three unknown cards of ten.

    The Fire is there in each of the ways to choose these three, any other card of Ghost's in three of ten of them.
    """
    found = Counter(laid(g, 0) for g in worlds_of(GHOST.format("known 1: ghost fire"), 0, 1200))
    others = [found[f"ghost {kind}"] for kind in ("move", "floor", "robbery", "punch")]
    assert sum(found.values()) == sum(others) + found["ghost fire"]
    assert 0.7 < found["ghost fire"] * 3 / 10 / (sum(others) / 4) < 1.4


def test_a_number_of_bullets_that_waits_is_any():
    """X91, X96: how many bullets a seat has chosen to discard: up to those in its hand of that world."""
    text = """
        seats: tuco | doc | belle
        variant: expert
        doc: 0 inside; shot tuco 3
        tuco: 1 inside; shot doc 1
        hand 1: bullet 3, move
        known 1: bullet 2
        decision: bullets 0 1
        chosen: 1 discard 1
    """
    found = {(int(bags.bullets(int(g.hand[1]))), int(g.choice[1])) for g in worlds_of(text, 0)}
    assert {hand for hand, _ in found} == {2, 3}
    assert found == {(hand, choice) for hand in (2, 3) for choice in range(hand + 1)}
    assert {int(g.choice[1]) for g in worlds_of(text, 1, 20)} == {1}


def test_a_choice_of_one_of_two_bandits_is_either():
    """X101, X109: whose Marshal card, and who starts in the caboose."""
    for decision, chosen in (("marshal-card", "marshal ghost"), ("start", "caboose ghost")):
        marshals = "marshals: doc belle" if decision == "start" else ""
        first = "first: 0" if decision == "start" else ""
        text = f"""
            seats: tuco doc | belle ghost
            {marshals}
            {first}
            tuco: off
            doc: off
            belle: off
            ghost: off
            decision: {decision} 0 1
            chosen: 1 {chosen}
        """
        lines = "\n".join(line for line in dedent(text).splitlines() if line.strip())
        found = Counter(int(g.choice[1]) for g in worlds_of(lines, 0))
        assert set(found) == {0, 4}
        assert min(found.values()) > TRIES * 0.35
        assert {int(g.choice[1]) for g in worlds_of(lines, 1, 20)} == {4}
        assert {int(g.choice[0]) for g in worlds_of(lines, None, 20)} == {0}


def test_cards_put_aside_may_be_any_of_the_action_cards():
    """X92, X96: others see neither how many nor which; bullets are never among them."""
    text = """
        seats: tuco | doc | belle
        variant: expert
        doc: 0 inside; shot tuco 1
        hand 1: fire, bullet
        kept 1: move
        known 1: move, fire, bullet
        decision: keep 0 1
    """
    found = Counter(int(g.kept[1]) for g in worlds_of(text, 0))
    move, fire = int(bags.ONE[0]), int(bags.ONE[2])
    assert set(found) == {0, move, fire, move + fire}
    assert min(found.values()) > TRIES / 4 * 0.6
    assert {int(g.kept[1]) for g in worlds_of(text, 1, 20)} == {move}
    for g in worlds_of(text, 0, 20):
        assert int(g.kept[1]) + int(g.hand[1]) == move + fire + int(bags.ONE[12])


def test_numbers_of_ways():
    """Counting: n over k, and the ways to fill a hand some of whose cards lie face down."""
    one = [int(n) for n in bags.ONE]
    assert [int(worlds.choose(5, k)) for k in range(6)] == [1, 5, 10, 10, 5, 1]
    rest = 2 * one[0] + one[1] + 2 * one[12]  # two Moves, a Floor Change, two bullets
    assert int(worlds.ways(0, rest, 2, 0, 2)) == 10  # any two of five
    assert int(worlds.ways(0, rest, 2, 1, 2)) == 3 * 2 + 3 * 2  # two actions, either down; or one of three and a bullet
    assert int(worlds.ways(0, rest, 2, 2, 2)) == 3 * 2
    assert int(worlds.ways(one[2], rest, 1, 1, 1)) == 3 * 2 + 2  # a known Fire may lie there, too
    assert int(worlds.ways(0, rest, 2, 0, 0)) == 3  # no bullet can be in it
    assert int(worlds.ways(0, rest, 2, 0, 1)) == 3 * 2 + 3 * 2  # one of the two is fresh: which, if both are actions
    assert int(worlds.ways(0, rest, 4, 0, 4)) == 5
    assert int(worlds.ways(0, rest, 4, 4, 4)) == 0
    assert int(worlds.ways_with(0, rest, 4, 0, 4, 0)) == 0
