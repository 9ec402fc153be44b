"""How often `resample` deals what: as often as a naive enumeration says, on four small positions."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from folsom.compiled import rules_of
from folsom.notation.reading import read_position
from folsom.notation.words import card_words
from folsom.rules.express import cards, state

from .chance import BULLET, check_frequencies, chi_squared, critical, deals
from .witness import SLOTS, counts_of

SAMPLES = 20_000
OTHER = 1  # the seat that is looked at

# Three of Doc's cards lie face up, one face down, three are in the hand; of the rest of the deck one is a bullet.
PLAIN = """folsom position 1 express
seats: tuco | doc | belle
round: 1 tunnel
earlier: bridge
turn: 4
doc: 1 inside; shot tuco 1; holds purse1
tuco: 0 inside; bullets 5; holds purse0
belle: 1 inside; holds purse2
hand 0: fire
hand 1: floor, robbery, bullet
pile: 0; doc move, doc floor, doc punch, doc fire down
"""

# Seat 0 saw no purse but its own, seat 1 two, seat 2 two, one of them the same; purse8 nobody saw.
PURSES = """folsom position 1 express
seats: tuco | doc | belle
tuco: 0 inside; holds purse0=250@*
doc: 1 inside; holds purse1=250@* purse3=300@1
belle: 1 inside; holds purse2=250@* purse4=450@1.2
loot 0 inside: purse5=500@2 purse8
hand 0: fire
"""

# Doc kept two cards that nobody knows and a Fire that all know, then drew a bullet from the top and two more cards.
EXPERT = """folsom position 1 express
seats: tuco | doc | belle
variant: expert
round: 2 braking
earlier: bridge tunnel
turn: 0
tuco: 0 inside; bullets 2; holds purse0
doc: 1 inside; shot tuco 4; holds purse1
belle: 1 inside; holds purse2
hand 0: fire
hand 1: fire, bullet, move 2, robbery, bullet
known 1: fire, bullet
fresh 1: 2
top 1: 1
discards 1: floor, robbery, punch, marshal
"""

# Seat 1 laid a card by Ghost's power; all know its Ghost Move to be in the hand or down there.
GHOST = """folsom position 1 express
seats: tuco cheyenne | django ghost
marshals: tuco django
round: 1 tunnel
earlier: bridge
turn: 1
django: 0 inside; shot tuco 1; holds purse2
ghost: 1 inside; holds purse3
tuco: 0 inside; bullets 5; holds purse0
cheyenne: 1 inside; holds purse1
hand 0: tuco fire
hand 1: ghost move, django fire, ghost punch
known 1: ghost move
discards 1: django move, django floor, ghost robbery, django robbery
pile: 0; ghost fire down power
"""


def samples(text: str, looker: int) -> tuple[Any, Any]:
    """The position, and what it may be for one who looks at it, many times."""
    rules = rules_of("express")
    rules.wait()
    games = state.blank(SAMPLES + 1)
    games[:] = read_position(text)[0]
    for k in range(SAMPLES):
        rules.verbs.resample(games, k, looker, k)
    return games[SAMPLES], games[:SAMPLES]


def name(pair: list[int], slot: int) -> str:
    """A card in words."""
    return BULLET if slot == SLOTS - 1 else card_words(6 * pair[slot // 6] + slot % 6)


def hidden_cards(text: str) -> Counter[Any]:
    """How often seat 1 has which hand and has laid which cards face down, as seat 0 sees it."""
    real, worlds = samples(text, 0)
    pair = [int(b) for b in real.pair[OTHER]]
    counts: Counter[Any] = Counter()
    hands = worlds["hand"][:, OTHER].tolist()
    piles = worlds["pile"].tolist()
    for hand, pile in zip(hands, piles, strict=True):
        held = [name(pair, slot) for slot, n in enumerate(counts_of(hand)) for _ in range(n)]
        down = tuple(card_words(code - cards.FACE_DOWN) for code in pile if code >= cards.FACE_DOWN)
        counts[tuple(sorted(held)), down] += 1
    return counts


def doc(*kinds: str) -> list[str]:
    """Doc's cards, and bullets."""
    return [BULLET if kind == BULLET else f"doc {kind}" for kind in kinds]


PLAIN_UNSEEN = doc("move", "floor", "fire", "fire", "robbery", "robbery", "marshal", BULLET)
EXPERT_UNSEEN = doc("move", "move", "floor", "fire", "robbery", BULLET, BULLET)
GHOST_UNSEEN = ["django fire", "django punch", "django marshal", "ghost floor", "ghost fire", "ghost punch", BULLET]

slow = [pytest.mark.slow, pytest.mark.compiled, pytest.mark.xdist_group("compiled")]


class TestCompiled:
    """On the compiled rules: the interpreted ones take too long for so many worlds."""

    pytestmark = slow

    def test_plain_hand_and_face_down_card(self):
        counts = hidden_cards(PLAIN)
        check_frequencies(counts, deals([], PLAIN_UNSEEN, 0, 4, 1))
        with pytest.raises(AssertionError, match="chi-squared"):  # as if one of the four were known to be no bullet
            check_frequencies(counts, deals([], PLAIN_UNSEEN, 1, 3, 1))

    def test_expert_hand_with_kept_and_fresh_cards(self):
        counts = hidden_cards(EXPERT)
        ways = deals(doc("fire", BULLET), EXPERT_UNSEEN, 2, 2)
        check_frequencies(counts, ways)
        bullets = Counter({n: sum(w for (hand, _), w in counts.items() if hand.count(BULLET) == n) for n in (1, 2, 3)})
        assert sum(bullets.values()) == SAMPLES
        # Two of the five cards that weren't kept, two of them bullets: 3, 6 and 1 of 10 pairs.
        check_frequencies(bullets, {1: 3, 2: 6, 3: 1})

    def test_two_seats_card_laid_by_ghosts_power(self):
        ways = deals(["ghost move"], GHOST_UNSEEN, 0, 3, 1, lambda card: card.startswith("ghost"))
        check_frequencies(hidden_cards(GHOST), ways)

    @pytest.mark.parametrize(("looker", "unknown"), [(-1, (3, 4, 5)), (0, (3, 4, 5)), (1, (5,)), (2, (3,))])
    def test_purses(self, looker: int, unknown: tuple[int, ...]):
        real, worlds = samples(PURSES, looker)
        sure = [int(real.worth[purse]) for purse in range(6) if purse not in unknown]
        values = [value for value, n in zip(cards.WORTHS, cards.WORTH_COPIES, strict=True) for _ in range(n)]
        for value in sure:
            values.remove(value)
        ways = Counter(permutations(values, len(unknown)))
        check_frequencies(Counter(map(tuple, worlds["worth"][:, list(unknown)].tolist())), ways)
        assert (worlds["worth"][:, [p for p in range(6) if p not in unknown]] == sure).all()
        assert not worlds["worth"][:, 6:].any()


@pytest.mark.parametrize(("freedom", "tables"), [(5, 25.745), (10, 35.564), (30, 67.633), (100, 161.319)])
def test_critical_value_is_that_of_the_tables(freedom: int, tables: float):
    assert critical(freedom) == pytest.approx(tables, rel=0.03)


def test_enumeration_by_hand():
    # Two places for a Move, a Fire and a bullet: six orders, two for each pair.
    assert set(deals([], doc("move", "fire", BULLET), 0, 2).values()) == {2}
    # The first place was kept: the bullet can only lie in the second.
    ways = deals([], doc("move", "fire", BULLET), 1, 1)
    assert ways[("doc fire", "doc move"), ()] == 2
    assert ways[("bullet", "doc move"), ()] == 1
    # A bullet isn't laid.
    assert deals(doc("move", BULLET), [], 0, 0, 1) == {(("bullet",), ("doc move",)): 1}


def test_statistic_tells_a_fair_die_from_a_loaded_one():
    fair = dict.fromkeys(range(6), 1)
    rolls = np.random.default_rng(7).integers(0, 6, SAMPLES).tolist()
    check_frequencies(Counter(rolls), fair)
    loaded = Counter(rolls) + Counter({5: SAMPLES // 50})
    assert chi_squared(loaded, fair)[0] > critical(5)
