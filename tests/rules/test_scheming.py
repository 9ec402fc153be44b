"""X20 to X29 and X35: hands, turns, the pile while it grows, and what everybody may see of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest

import folsom
from folsom import Game
from folsom.rules.express import bags, cards, pile, scheming, setup, state, verbs

from .help import (
    ALL_TEN,
    NAMES,
    at,
    cards_in,
    cards_of,
    changes,
    now,
    options,
    play,
    resolve,
    seats_of,
    sizes,
    told,
)

HANDS = "\n".join(f"hand {seat}: {ALL_TEN}" for seat in range(6))


def in_hand(seats: int) -> str:
    """Every seat has all its cards in hand."""
    return "\n".join(HANDS.splitlines()[:seats])


def order_of_turn(game: Game) -> list[int]:
    """Who draws in the present turn, one after another."""
    turn = int(game.record.turn)
    order = []
    while game.decision == "scheme" and int(game.record.turn) == turn:
        (seat,) = game.deciders
        order.append(seat)
        game.play(seat, "draw")
    assert game.check() == []
    return order


# ---- X20, X21 --------------------------------------------------------------------------------------------------------


def test_all_cards_are_shuffled():
    """X20: action cards and bullets, all that a seat has, become its deck, and six cards are drawn from it."""
    game = resolve("""
        seats: tuco | ghost | belle
        round: 0 tunnel
        tuco: 0 inside; shot ghost 2 neutral 1
        ghost: 0 inside; shot tuco 1
        pile: 0; ghost floor, tuco floor down
    """)
    assert sizes(game, "hand") == [6, 6, 6]
    assert sizes(game, "deck") == [7, 5, 4]
    assert [cards_of(game, seat) for seat in range(3)] == [f"{ALL_TEN}, bullet 3", f"{ALL_TEN}, bullet", ALL_TEN]
    happened = told(game.events)
    assert happened[4:6] == ["event round_card=tunnel", "first seat=1"]
    at_start = [event if not event.startswith("drawn") else "drawn" for event in happened[6:-1]]
    each = [[f"shuffle seat={seat}", *["drawn"] * 6, f"draw seat={seat} count=6"] for seat in range(3)]
    assert at_start == [*each[0], *each[1], *each[2]]
    assert happened[-1].startswith("round number=1 round_card=")


def test_bullets_are_drawn_too():
    """X20: bullets are shuffled in like any other card, and the seat sees which cards it drew."""
    drawn: Counter[str] = Counter()
    for seed in range(12):
        game = resolve(f"""
            seats: tuco | ghost | belle
            tuco: 0 inside; shot ghost 5 neutral 5
            stream: {(seed + 1) * 0x9E3779B97F4A7C15 % (1 << 64):016x}
        """)
        assert sizes(game, "hand") == [6, 6, 6]
        assert sizes(game, "deck") == [14, 4, 4]
        hand = game.view(0)["hand"]
        told_of = Counter(e.data["card"] for e in game.events if e.kind == "drawn" and e.data["seat"] == 0)
        assert told_of == Counter(hand)
        drawn.update(hand)
    assert set(drawn) == {*(f"tuco {kind}" for kind in cards.KINDS), "bullet"}
    assert 22 < drawn["bullet"] < 50  # six of twenty cards, half of them bullets, twelve times: 36


@pytest.mark.parametrize(("bullets", "n"), [(0, 6), (0, 7), (1, 6), (2, 6), (2, 7), (7, 6), (4, 7)])
def test_every_hand_is_as_likely_as_another(monkeypatch: pytest.MonkeyPatch, bullets: int, n: int):
    """X20: for every outcome of chance a hand: as many of each number of bullets as there are ways to draw it."""
    deck = setup.DECK + bullets * int(bags.ONE[cards.BULLET_SLOT])
    numbers = [0, 0]
    limits: list[int] = []

    def told_chance(g: Any, below: int) -> int:
        limits.append(int(below))
        return numbers[len(limits) - 1]

    monkeypatch.setattr(bags, "below", told_chance)
    found: Counter[int] = Counter()
    for first in range(comb(10 + bullets, n)):
        numbers[0] = first
        limits.clear()
        hand = int(bags.draw_hand(None, deck, n))
        fired = int(bags.bullets(hand))
        assert int(bags.size(hand)) == n
        assert limits == [comb(10 + bullets, n), comb(10, n - fired)]
        found[fired] += 1
    assert found == {k: comb(bullets, k) * comb(10, n - k) for k in range(min(bullets, n) + 1)}
    few = min(bullets, n)
    numbers[0] = comb(10 + bullets, n) - 1  # the most bullets
    hands: Counter[int] = Counter()
    for numbers[1] in range(comb(10, n - few)):
        limits.clear()
        hands[int(bags.draw_hand(None, deck, n))] += 1
    subsets = Counter(
        sum(int(bags.ONE[kind]) for kind in subset) + few * int(bags.ONE[cards.BULLET_SLOT])
        for subset in combinations([kind for kind, k in enumerate(cards.COPIES) for _ in range(k)], n - few)
    )
    assert hands == subsets


def test_the_fullest_deck():
    """X20: forty-three bullets, all that one bandit can ever receive, and the ten cards."""
    game = resolve("""
        seats: tuco | ghost | belle | doc | django | cheyenne
        tuco: 0 inside; shot ghost 6 belle 6 doc 6 django 6 cheyenne 6 neutral 13
    """)
    assert sizes(game, "hand")[:1] == [6]
    assert sizes(game, "deck")[:1] == [47]
    assert cards_of(game, 0) == f"{ALL_TEN}, bullet 43"


def test_a_hand_is_drawn_at_random():
    """X20: another stream, another hand."""
    hands = {cards_in(folsom.new("express", seats=3, seed=seed), "hand", 0) for seed in range(12)}
    assert len(hands) > 6


@pytest.mark.parametrize(
    ("slot", "n"), [("move", 2), ("floor", 2), ("fire", 2), ("robbery", 2), ("punch", 1), ("marshal", 1)]
)
def test_one_kind_left(slot: str, n: int):
    """X20, X22: what is drawn from a deck is what is in it: for every kind of card."""
    rest = {"move": 2, "floor": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
    del rest[slot]
    held = ", ".join(f"{name} {count}" for name, count in rest.items())
    game = at(f"seats: tuco | ghost | belle\nround: 0 braking\nhand 0: {held}")
    assert cards_in(game, "deck", 0) == slot + (f" {n}" if n > 1 else "")
    happened = play(game, "draw")
    assert happened == [*[f"drawn seat=0 card=tuco {slot}"] * n, f"draw seat=0 count={n}"]
    assert cards_in(game, "hand", 0) == ALL_TEN
    assert cards_in(game, "deck", 0) == ""


def test_any_card_of_a_bag():
    """X20: each card of a deck, bullets and both bandits' cards too, is as likely as another."""
    games = state.blank(1)
    verbs.reseed(games, 0, 11)
    bag = sum(int(bags.ONE[slot]) * n for slot, n in ((0, 1), (3, 2), (7, 1), (11, 1), (12, 3)))
    drawn = Counter(int(bags.draw(games[0], bag)) for _ in range(800))
    assert set(drawn) == {0, 3, 7, 11, 12}
    for slot, n in ((0, 1), (3, 2), (7, 1), (11, 1), (12, 3)):
        assert 70 * n < drawn[slot] < 130 * n + 20
    for slot in range(13):
        assert int(bags.draw(games[0], int(bags.ONE[slot]) * 2)) == slot


def test_bags():
    """X20: what a bag holds, counted in every way."""
    bag = sum(int(bags.ONE[slot]) * n for slot, n in ((0, 2), (5, 1), (6, 1), (9, 15), (11, 4), (12, 38)))
    assert int(bags.size(bag)) == 61
    assert int(bags.bullets(bag)) == 38
    assert int(bags.actions(bag)) == 23
    assert [int(bags.copies(bag, slot)) for slot in range(13)] == [2, 0, 0, 0, 0, 1, 1, 0, 0, 15, 0, 4, 38]
    assert int(bags.slots(bag)) == 0b101001100001
    assert int(bags.without_bullets(bag)) == bag - 38 * int(bags.ONE[12])
    assert int(bags.size(bags.without_bullets(bag))) == 23
    for slot in range(12):
        for n in (1, 2, 3, 4, 7, 8, 15):
            assert int(bags.slots(int(bags.ONE[slot]) * n)) == 1 << slot
    assert int(bags.slots(int(bags.ONE[12]) * 255)) == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_turns_go_round_the_table(seats: int):
    """X21: once round for each symbol, from the first seat, clockwise; as many turns as there are symbols."""
    for first in (0, seats - 1):
        game = at(f"{seats_of(seats)}\nround: 0 swivel-arm\nfirst: {first}")
        clockwise = [(first + k) % seats for k in range(seats)]
        turns = 4 if seats < 5 else 3
        for turn in range(turns):
            assert (game.view(None)["turn"], game.view(None)["step"]) == (turn, 0)
            assert order_of_turn(game) == clockwise
        assert int(game.record.number) == 1
        assert game.view(None)["first"] == (first + 1) % seats


def test_the_round_card_is_turned_up_after_the_deal():
    """X21, X20: the last thing before the first turn; every hand is drawn by then."""
    game = folsom.new("express", seats=4, seed=9)
    assert [event.kind for event in game.events][-1] == "round"
    assert told(game.events, "round") == [f"round number=0 round_card={game.view(None)['card']}"]
    view = game.view(None)
    assert (view["turn"], view["step"], view["round"], view["decision"]) == (0, 0, 0, "scheme")


def test_steps_are_counted():
    """X21: in the middle of a turn the next seat goes on."""
    for turn, step, seat in ((0, 0, 2), (0, 1, 3), (1, 2, 0), (2, 3, 1)):
        game = at(f"seats: tuco | doc | belle | django\nround: 0 braking\nfirst: 2\nturn: {turn} step {step}")
        assert game.deciders == (seat,)
        happened = play(game, "draw")
        assert happened[-1] == f"draw seat={seat} count=3"
        assert game.deciders == ((seat + 1) % 4,)
        expected = (turn, step + 1) if step < 3 else (turn + 1, 0)
        assert (game.view(None)["turn"], game.view(None)["step"]) == expected


# ---- X22, X23, X24 ---------------------------------------------------------------------------------------------------


def test_what_a_seat_can_do():
    """X22: play any kind of action card in hand, or draw; bullets can't be played."""
    game = at(f"seats: tuco | doc | belle\ntuco: 0 inside; shot doc 1\nhand 0: {ALL_TEN}, bullet\nround: 0 braking")
    assert options(game) == [
        "play move",
        "play floor",
        "play fire",
        "play robbery",
        "play punch",
        "play marshal",
        "draw",
    ]
    for hand, plays in (
        ("bullet 2", []),
        ("floor 2, punch", ["play floor", "play punch"]),
        ("marshal, bullet", ["play marshal"]),
        ("robbery, fire", ["play fire", "play robbery"]),
    ):
        game = at(f"seats: tuco | doc | belle\ntuco: 0 inside; shot doc 2\nhand 0: {hand}\nround: 0 braking")
        assert options(game) == [*plays, "draw"]
    game = at("seats: tuco | doc | belle\nround: 0 braking")
    assert options(game) == ["draw"]  # asked all the same: drawing is never done unasked


def test_options_with_ghost():
    """X22, X60: only Ghost, only on the first turn, only where a card would lie face up."""
    text = "seats: tuco | ghost | belle\nhand 0: move, fire\nhand 1: move, fire\nfirst: 1\n"
    both = ["play move", "play fire", "play move face down", "play fire face down", "draw"]
    game = at(text + "round: 0 braking")
    assert options(game) == both
    play(game, "draw", "draw")
    assert options(game) == ["play move", "play fire", "draw"]
    game = at(text + "round: 0 braking\nturn: 1")
    assert options(game) == ["play move", "play fire", "draw"]
    teams = "seats: tuco doc | ghost belle\nmarshals: tuco ghost\nfirst: 1\n"
    game = at(teams + "hand 1: belle move, ghost fire, ghost marshal")
    assert options(game) == [
        "play belle move",
        "play ghost fire",
        "play ghost marshal",
        "play ghost fire face down",
        "play ghost marshal face down",
        "draw",
    ]
    game = at("seats: tuco doc | django ghost\nhand 1: django move, ghost fire\nfirst: 1")
    assert options(game) == ["play django move", "play ghost fire", "play ghost fire face down", "draw"]


@pytest.mark.parametrize("kind", cards.KINDS)
def test_playing_a_card(kind: str):
    """X22, X23: one card of the hand onto the pile, face up, for everybody to see; nothing else changes."""
    game = at(f"seats: tuco | ghost | belle\nround: 0 braking\nhand 0: {ALL_TEN}\nhand 1: {ALL_TEN}\nfirst: 1")
    before = cards_in(game, "hand", 1)
    happened = game.play(1, f"play {kind}")
    assert told(happened) == [f"play seat=1 card=ghost {kind}"]
    assert all(happened[0].seen_by(seat) for seat in (0, 1, 2, None))
    left = {f"{name} {n}": n - 1 for name, n in (("move", 2), ("floor", 2), ("fire", 2), ("robbery", 2))}
    gone = before.replace(f"{kind} 2", kind) if f"{kind} 2" in left else before.replace(kind, "").strip(", ")
    assert changes(game) == {"turn": "0 step 1", "hand 1": gone.replace(", ,", ",")}
    assert now(game)["pile"] == f"0; ghost {kind}"
    assert sizes(game, "hand") == [10, 9, 0]
    assert sizes(game, "deck") == [0, 0, 10]
    assert game.check() == []
    for looker in (None, 0, 1, 2):
        assert game.view(looker)["pile"] == [{"seat": 1, "card": f"ghost {kind}", "down": False, "power": False}]


def test_drawing_three():
    """X22: three cards from the own deck; the others hear how many, the owner which."""
    game = at("seats: tuco | doc | belle\nround: 0 braking\nhand 0: move, fire\nhand 1: punch")
    happened = game.play(0, "draw")
    assert told(happened, "draw") == ["draw seat=0 count=3"]
    drawn = [event for event in happened if event.kind == "drawn"]
    assert len(happened) == 4
    assert [[event.seen_by(seat) for seat in (0, 1, 2, None)] for event in drawn] == [[True, False, False, False]] * 3
    assert sizes(game, "hand") == [5, 1, 0]
    assert sizes(game, "deck") == [5, 9, 10]
    hand = Counter(game.view(0)["hand"])
    assert hand == Counter(["tuco move", "tuco fire", *(event.data["card"] for event in drawn)])
    assert game.deciders == (1,)
    assert set(changes(game)) == {"turn", "hand 0"}


def test_the_pile_grows_in_order():
    """X22, X35: cards of several seats and turns, one on the other."""
    game = at(f"seats: tuco | doc | belle\nround: 0 tunnel\nturn: 1\nfirst: 2\n{in_hand(3)}")
    play(game, "play move", "play floor", "draw", "play fire")
    assert (game.view(None)["turn"], game.view(None)["step"]) == (2, 1)
    assert [(card["seat"], card["card"]) for card in game.view(None)["pile"]] == [
        (2, None),
        (0, None),
        (2, "belle fire"),
    ]
    assert now(game)["pile"] == "0; belle move down, tuco floor down, belle fire"
    assert int(game.record.pile_size) == 3


def test_standard_turns_are_face_up():
    """X23: on every turn with S, whichever it is, the card is seen."""
    for turn in range(4):
        game = at(f"seats: tuco | doc | belle\nround: 0 braking\nturn: {turn}\n{in_hand(3)}")
        assert play(game, "play punch") == ["play seat=0 card=tuco punch"]
        assert now(game)["pile"] == "0; tuco punch"


@pytest.mark.parametrize("kind", cards.KINDS)
def test_tunnel_turns_are_face_down(kind: str):
    """X24: everybody hears that a card was played and by whom; only its owner knows which."""
    game = at(f"seats: tuco | doc | belle\nround: 0 tunnel\nturn: 1\nfirst: 1\n{in_hand(3)}")
    happened = game.play(1, f"play {kind}")
    assert told(happened) == ["hide seat=1", f"hidden seat=1 card=doc {kind}"]
    assert [happened[0].seen_by(seat) for seat in (0, 1, 2, None)] == [True] * 4
    assert [happened[1].seen_by(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    for looker in (None, 0, 2):
        assert game.view(looker)["pile"] == [{"seat": 1, "card": None, "down": True, "power": False}]
    assert game.view(1)["pile"] == [{"seat": 1, "card": f"doc {kind}", "down": True, "power": False}]
    assert now(game)["pile"] == f"0; doc {kind} down"
    assert sizes(game, "hand") == [10, 9, 10]


def test_the_others_cannot_tell_face_down_cards_apart():
    """X24, X29: two games that differ in a face-down card look the same to the others."""
    games = [at(f"seats: tuco | doc | belle\nround: 0 tunnel\nturn: 1\nfirst: 1\n{in_hand(3)}") for _ in range(2)]
    games[0].play(1, "play move")
    games[1].play(1, "play marshal")
    for looker in (None, 0, 2):
        assert (games[0].observe(looker) == games[1].observe(looker)).all()
    assert (games[0].observe(1) != games[1].observe(1)).any()


def test_tunnel_and_standard_side_by_side():
    """X23, X24: S T S T S: each turn by its own symbol."""
    game = at(f"seats: tuco | doc | belle\nround: 0 tunnel\n{in_hand(3)}")
    kinds = ["move", "floor", "fire", "robbery", "punch"]
    for kind, face in zip(kinds, ("play", "hide", "play", "hide", "play"), strict=True):
        happened = told(game.play(0, f"play {kind}"), "play", "hide")
        assert [event.split()[:2] for event in happened] == [[face, "seat=0"]]
        if kind != "punch":
            play(game, "draw", "draw")
    assert now(game)["pile"] == "0; tuco move, tuco floor down, tuco fire, tuco robbery down, tuco punch"


def test_ghost_in_the_tunnel():
    """X60, X24: on a tunnel turn every card lies face down anyway, so nothing is offered twice."""
    record = at("seats: ghost | doc | belle\nround: 0 braking\nhand 0: move, fire").record
    played = 1 << cards.MOVE | 1 << cards.FIRE | 1 << cards.DRAW_CARDS
    hidden = 1 << cards.HIDDEN + cards.MOVE | 1 << cards.HIDDEN + cards.FIRE
    assert int(scheming.scheme_options(record, 0, cards.TUNNEL)) == played
    for symbol in (cards.STANDARD, cards.DOUBLE, cards.SWITCHING):
        assert int(scheming.scheme_options(record, 0, symbol)) == played | hidden
    assert int(scheming.scheme_options(record, 1, cards.STANDARD)) == 1 << cards.DRAW_CARDS
    record.turn = 1
    assert int(scheming.scheme_options(record, 0, cards.STANDARD)) == played


# ---- X25, X26 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_speeding_up(seats: int):
    """X25: each seat two turns in a row, from the first seat, clockwise."""
    for first in (0, 1, seats - 1):
        game = at(f"{seats_of(seats)}\nround: 0 bridge\nturn: 1\nfirst: {first}")
        assert order_of_turn(game) == [(first + k // 2) % seats for k in range(2 * seats)]
        if seats < 5:
            assert (game.view(None)["turn"], game.view(None)["step"]) == (2, 0)
        else:
            assert int(game.record.number) == 1


@pytest.mark.parametrize(
    ("choices", "hand", "pile"),
    [
        (("play move", "play move"), "floor, fire", "0; tuco move, tuco move"),
        (("play fire", "play floor"), "move 2", "0; tuco fire, tuco floor"),
        (("play floor", "draw"), None, "0; tuco floor"),
        (("draw", "play floor"), None, "0; tuco floor"),
        (("draw", "draw"), ALL_TEN, None),
    ],
)
def test_speeding_up_in_either_order(choices: tuple[str, str], hand: str | None, pile: str | None):
    """X25: play twice, draw twice, or one of each, in either order."""
    game = at("seats: tuco | doc | belle\nround: 0 bridge\nturn: 1\nhand 0: move 2, floor, fire")
    play(game, choices[0])
    assert game.deciders == (0,)
    assert options(game)[-1] == "draw"
    play(game, choices[1])
    assert game.deciders == (1,)
    assert sizes(game, "hand")[0] == 4 + sum(3 if choice == "draw" else -1 for choice in choices)
    assert now(game).get("pile") == pile
    if hand:
        assert cards_in(game, "hand", 0) == hand


def test_a_drawn_card_can_be_played_at_once():
    """X25: what the first of two turns drew, the second may play."""
    game = at("seats: tuco | doc | belle\nround: 0 bridge\nturn: 1\nhand 0: move 2, floor 2, fire 2, robbery 2, punch")
    play(game, "draw")
    assert play(game, "play marshal") == ["play seat=0 card=tuco marshal"]
    assert game.deciders == (1,)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_switching(seats: int):
    """X26: counter-clockwise, starting with the first seat."""
    card, turn = ("angry-marshal", 3) if seats < 5 else ("take-it-all", 2)
    for first in range(seats):
        game = at(f"{seats_of(seats)}\nround: 0 {card}\nturn: {turn}\nfirst: {first}")
        assert order_of_turn(game) == [(first - k) % seats for k in range(seats)]
        assert int(game.record.number) == 1


def test_switching_is_face_up_and_once_each():
    """X26, X23: the cards are seen, and each seat plays once; the turn after it goes clockwise again."""
    game = at(f"{seats_of(5)}\nround: 0 passengers-rebellion\nturn: 3\nfirst: 1\n{in_hand(5)}")
    seen = play(game, *["play move"] * 4)
    assert seen == [f"play seat={seat} card={NAMES[seat]} move" for seat in (1, 0, 4, 3)]
    game = at(f"{seats_of(4)}\nround: 0 take-it-all\nturn: 1\nfirst: 3\nhand 3: move")
    assert order_of_turn(game) == [3, 0, 1, 2]
    assert order_of_turn(game) == [3, 3, 0, 0, 1, 1, 2, 2]
    assert order_of_turn(game) == [3, 0, 1, 2]


# ---- X27, X28 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("bullets", [0, 1])
def test_short_decks(left: int, bullets: int):
    """X27: a deck with fewer than three cards gives what it has; an empty one may be drawn from, too."""
    ten = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal"]
    held = ", ".join(ten[left:])
    shot = "; shot ghost 1" if bullets else ""
    game = at(f"seats: tuco | ghost | belle\nround: 0 braking\ntuco: 0 inside{shot}\nhand 0: {held}")
    there = left + bullets
    happened = game.play(0, "draw")
    assert told(happened, "draw") == [f"draw seat=0 count={min(there, 3)}"]
    assert len(happened) == min(there, 3) + 1
    assert sizes(game, "hand")[0] == 10 - left + min(there, 3)
    assert sizes(game, "deck")[0] == max(there - 3, 0)
    assert game.deciders == (1,)
    assert game.check() == []


def test_passing():
    """X27: with an empty deck drawing changes nothing but whose turn it is."""
    game = at(f"seats: tuco | ghost | belle\nround: 0 braking\nhand 0: {ALL_TEN}")
    assert play(game, "draw") == ["draw seat=0 count=0"]
    assert changes(game) == {"turn": "0 step 1"}


def test_short_decks_in_the_expert_variant():
    """X27, X95: what the deck can't give comes from the discard pile, as long as it has cards."""
    text = "seats: tuco | ghost | belle\nvariant: expert\nround: 0 braking\n"
    game = at(text + "hand 0: move 2, floor 2, fire 2, robbery 2\ndiscards 0: punch")
    assert sizes(game, "deck")[0] == 1
    assert play(game, "draw") == [
        "drawn seat=0 card=tuco marshal",
        "shuffle seat=0",
        "drawn seat=0 card=tuco punch",
        "draw seat=0 count=2",
    ]
    assert cards_in(game, "hand", 0) == ALL_TEN
    game = at(text + f"hand 0: {ALL_TEN}")
    assert play(game, "draw") == ["draw seat=0 count=0"]


def test_what_is_known_after_a_shuffle():
    """X95, X29: when the discard pile comes back, all know what the deck was not: the hand and what lies face down."""
    game = at("""
        seats: tuco | ghost | belle
        variant: expert
        round: 0 tunnel
        turn: 2
        tuco: 0 inside; shot ghost 1
        hand 0: move, floor, bullet
        known 0: bullet
        discards 0: floor, fire, robbery 2, punch, marshal
        pile: 0; tuco move down, tuco fire
        fresh 0: 2
    """)
    assert sizes(game, "deck")[0] == 0
    happened = play(game, "draw")
    assert happened[0] == "shuffle seat=0"
    assert happened[-1] == "draw seat=0 count=3"
    assert cards_in(game, "known", 0) == "move 2, floor, bullet"
    assert cards_in(game, "discards", 0) == ""
    assert [sizes(game, "hand")[0], sizes(game, "deck")[0], int(game.record.fresh[0])] == [6, 3, 3]


def test_hands_go_back_on_the_decks():
    """X28: after the last turn every card in hand goes back to the deck of its seat."""
    game = at("""
        seats: tuco | ghost | belle
        round: 0 braking
        turn: 3 step 2
        tuco: 1 inside; shot ghost 1
        ghost: 1 inside
        belle: 1 inside
        hand 0: move, fire, bullet
        hand 2: move 2, floor 2
        pile: 0; ghost move
    """)
    happened = play(game, "play move")
    assert happened == [
        "play seat=2 card=belle move",
        "return seat=0 count=3",
        "return seat=1 count=0",
        "return seat=2 count=3",
        "show seat=1 card=ghost move",
    ]
    assert game.decision == "move"
    assert sizes(game, "hand") == [0, 0, 0]
    assert cards_in(game, "deck", 0) == f"{ALL_TEN}, bullet"
    assert cards_in(game, "deck", 1) == ALL_TEN
    assert cards_in(game, "deck", 2) == "move, floor 2, fire 2, robbery 2, punch, marshal"
    assert changes(game) == {"turn": "", "hand 0": "", "hand 2": ""}
    assert game.view(None)["turn"] is None


def test_hands_stay_until_the_last_turn_is_over():
    """X28: not before the last seat has played."""
    game = at("seats: tuco | ghost | belle\nround: 0 braking\nturn: 3 step 1\nhand 0: move, fire\nhand 2: punch")
    assert play(game, "draw")[-1] == "draw seat=1 count=3"
    assert sizes(game, "hand") == [2, 3, 1]
    assert game.decision == "scheme"


def test_hands_stay_in_the_expert_variant():
    """X28, X92: there every seat with cards chooses what to keep."""
    game = at("""
        seats: tuco | ghost | belle
        variant: expert
        round: 0 braking
        turn: 3 step 2
        hand 0: move, fire
        hand 2: punch
        discards 2: move 2, floor 2, fire 2, robbery 2, marshal
    """)
    assert play_only(game, "draw") == ["shuffle seat=2", *["drawn"] * 3, "draw seat=2 count=3"]
    assert game.decision == "keep"
    assert game.deciders == (0, 2)
    assert sizes(game, "hand") == [2, 0, 4]


def play_only(game: Game, choice: str) -> list[str]:
    """What happens, without the names of the cards drawn."""
    return ["drawn" if event.startswith("drawn") else event for event in play(game, choice)]


# ---- X29, X35 --------------------------------------------------------------------------------------------------------

CROWD = """
    seats: tuco | doc | belle
    round: 1 braking
    earlier: tunnel
    turn: 1 step 1
    tuco: 1 inside; shot doc 2 neutral 1; holds purse0=250@* purse7=400@0 jewel2
    doc: 2 roof; shot tuco 1; holds purse1=250@* strongbox0
    belle: 0 inside
    loot 0 inside: purse5 jewel0
    loot 1 roof: purse2=250@* purse9=500@2
    hand 0: move, bullet
    hand 1: punch, fire, fire
    pile: 0; tuco marshal, doc move, belle floor, tuco punch down
"""


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_is_public(seat: int | None):
    """X29: sizes of hands and decks, bullets left and received from whom, neutral ones, tokens held and lying."""
    view = at(CROWD).view(seat)
    assert [one["hand"] for one in view["cards_of"]] == [2, 3, 0]
    assert [one["deck"] for one in view["cards_of"]] == [9, 7, 9]
    bandits = view["bandits"]
    assert {name: bandit["bullets"] for name, bandit in bandits.items()} == {"tuco": 5, "doc": 4, "belle": 6}
    assert {name: bandit["received"] for name, bandit in bandits.items()} == {
        "tuco": {"doc": 2, "neutral": 1},
        "doc": {"tuco": 1},
        "belle": {},
    }
    assert view["neutral"] == 12
    assert {name: bandit["loot"] for name, bandit in bandits.items()} == {
        "tuco": ["purse0", "purse7", "jewel2"],
        "doc": ["purse1", "strongbox0"],
        "belle": [],
    }
    assert view["loot"] == {"0 inside": ["purse5", "jewel0"], "1 roof": ["purse2", "purse9"]}
    assert {name: bandit["spot"] for name, bandit in bandits.items()} == {
        "tuco": "1 inside",
        "doc": "2 roof",
        "belle": "0 inside",
    }


def test_what_is_hidden():
    """X29, X16: which cards are in hand or deck is the owner's knowledge alone; values only the lookers'."""
    game = at(CROWD)
    assert game.view(0)["hand"] == {"tuco move": 1, "bullet": 1}
    assert game.view(1)["hand"] == {"doc fire": 2, "doc punch": 1}
    assert game.view(2)["hand"] == {}
    assert game.view(None)["hand"] is None
    assert game.view(None)["deck"] is None
    assert game.view(0)["deck"] == {"tuco move": 1, "tuco floor": 2, "tuco fire": 2, "tuco robbery": 2, "bullet": 2}
    worths = [{purse: told_of["worth"] for purse, told_of in game.view(s)["purses"].items()} for s in (None, 0, 1, 2)]
    public: dict[str, int | None] = {
        "purse0": 250,
        "purse1": 250,
        "purse2": 250,
        "purse5": None,
        "purse7": None,
        "purse9": None,
    }
    assert worths == [public, {**public, "purse7": 400}, public, {**public, "purse9": 500}]
    other = at(CROWD.replace("hand 1: punch, fire, fire", "hand 1: floor, floor, marshal"))
    for seat in (None, 0, 2):
        assert (game.observe(seat) == other.observe(seat)).all()
    assert (game.observe(1) != other.observe(1)).any()


def test_the_pile_stays_open():
    """X35: its order, who played each card, every face-up card; a face-down one only to the seat that played it."""
    game = at(CROWD)
    public: list[dict[str, object]] = [
        {"seat": 0, "card": "tuco marshal", "down": False, "power": False},
        {"seat": 1, "card": "doc move", "down": False, "power": False},
        {"seat": 2, "card": "belle floor", "down": False, "power": False},
        {"seat": 0, "card": None, "down": True, "power": False},
    ]
    for seat in (None, 1, 2):
        assert game.view(seat)["pile"] == public
    assert game.view(0)["pile"] == [*public[:3], {**public[3], "card": "tuco punch"}]
    play(game, "play fire", "draw")
    assert [card["card"] for card in game.view(2)["pile"]] == [
        "tuco marshal",
        "doc move",
        "belle floor",
        None,
        "doc fire",
    ]


def test_the_pile_stays_open_while_it_is_resolved():
    """X35, X30: what is left of it, with the face-down cards still hidden."""
    game = resolve("""
        seats: tuco | doc | belle
        tuco: 1 inside
        doc: 1 roof
        belle: 1 roof
        pile: 0; tuco move, doc floor down, belle punch
    """)
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["resolved"] == ["tuco move"]
    assert [card["card"] for card in game.view(2)["pile"]] == [None, "belle punch"]
    assert [card["card"] for card in game.view(1)["pile"]] == ["doc floor", "belle punch"]


# ---- function by function --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_round_starts_anew(expert: bool, seats: int):
    """X20, X94: pile, turn and step begin at nothing; Doc draws seven; with the expert variant hands are filled up."""
    names = ("doc", *[name for name in NAMES[:seats] if name != "doc"])
    hands = "hand 0: move, floor, fire\nhand 1: move 2, floor 2, fire 2, robbery"
    hands += "\ndiscards 0: fire\ndiscards 1: punch, marshal\ndiscards 2: punch"
    hands += "\nlimit 0 0: 1 0; move, fire\nlimit 1 2: 1 0; marshal\nlimit 2 1: 3 2; move"
    variant = f"variant: expert\n{hands}\nfresh 0: 0\nfresh 1: 0\n" if expert else ""
    laid = f"{names[1]} punch, doc fire down, {names[1]} marshal down, {names[2]} punch"
    time = f"round: 2 bridge\nearlier: tunnel braking\npile: 4 done; {laid}"
    game = resolve(f"seats: {' | '.join(names)}\n{variant}{time}")
    record = game.record
    assert [int(record[name]) for name in ("pile_size", "pile_next", "turn", "step", "number")] == [0, 0, 0, 0, 3]
    assert [name for name in ("pile", "limit_known", "limit_down", "limit_room") if record[name].any()] == []
    assert sizes(game, "hand") == [7, 7 if expert else 6, *[6] * (seats - 2)]
    assert told(game.events, "shuffle") == ([] if expert else [f"shuffle seat={seat}" for seat in range(seats)])
    assert told(game.events, "draw") == [
        "draw seat=0 count=" + ("4" if expert else "7"),
        "draw seat=1 count=" + ("0" if expert else "6"),
        *(f"draw seat={seat} count=6" for seat in range(2, seats)),
    ]


def test_codes_and_slots():
    """X3, X102: a card's code from its slot and back, for both bandits of a seat."""
    games = state.blank(1)
    numbers = np.full(cards.WISHES, cards.OFF, np.int64)
    numbers[:8] = (2, 0, 0, 0, cards.TUCO, cards.CHEYENNE, cards.DOC, cards.BELLE)
    verbs.setup(games, 0, numbers, 1, None)
    g = games[0]
    for seat, pair in enumerate(((cards.CHEYENNE, cards.TUCO), (cards.BELLE, cards.DOC))):
        for half, bandit in enumerate(pair):
            for kind in range(6):
                code = 6 * bandit + kind
                assert int(scheming.code_of(g, seat, 6 * half + kind)) == code
                assert int(pile.slot_of(g, code)) == 6 * half + kind
        assert int(scheming.code_of(g, seat, 12)) == 36
    assert [bool(scheming.has_bandit(g, 0, b)) for b in range(6)] == [False, True, False, False, False, True]
    assert [bool(scheming.has_bandit(g, 1, b)) for b in range(6)] == [True, False, False, True, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_symbols(seats: int):
    """X5, X6: symbol by symbol, as the rules read them."""
    g = state.blank(1)[0]
    setup.clear(g)
    g.seats = seats
    for card, (_, few, many) in enumerate(cards.ROUND_CARDS):
        g.card = card
        for turn, letter in enumerate(few if seats < 5 else many):
            g.turn = turn
            assert cards.SYMBOLS[int(scheming.symbol(g))] == letter


def test_seats_that_were_shot():
    """X91: a seat may hold bullets once one of its bandits received one, from anybody."""
    for shooter in ("neutral", "doc", "belle", "tuco", "django"):
        for target, seat in (("tuco", 0), ("belle", 0), ("doc", 1), ("django", 1)):
            game = at(f"seats: belle tuco | django doc\n{target}: 0 inside; shot {shooter} 1")
            assert int(scheming.seats_with_bullets(game.record)) == 1 << seat
            bandit = cards.BANDITS.index(target)
            assert [bool(scheming.was_shot(game.record, b)) for b in range(6)] == [b == bandit for b in range(6)]
    assert int(scheming.seats_with_bullets(at("seats: belle tuco | django doc").record)) == 0


def test_face_down_cards_of_a_seat():
    """X24: those that aren't resolved, of this seat, and lie face down."""
    left = "tuco move, tuco fire down, doc move down, tuco punch, tuco fire down, belle floor down"
    game = resolve(f"""
        seats: tuco | doc | belle
        tuco: 1 inside
        pile: 2; doc floor, tuco floor down, {left}
    """)
    record = game.record
    found = [int(pile.face_down_bag(record, seat)) for seat in range(3)]
    assert found == [2 * int(bags.ONE[2]), int(bags.ONE[0]), int(bags.ONE[1])]
    game = resolve("""
        seats: tuco cheyenne | doc belle
        tuco: 1 inside
        pile: 0; tuco move, tuco fire down, cheyenne fire down, doc move down
    """)
    found = [int(pile.face_down_bag(game.record, seat)) for seat in range(2)]
    assert found == [int(bags.ONE[2]) + int(bags.ONE[8]), int(bags.ONE[6])]


MOVE, FLOOR, FIRE, ROBBERY, PUNCH, MARSHAL = (int(one) for one in bags.ONE[:6])
BULLET = int(bags.ONE[cards.BULLET_SLOT])
TEAMS = """
    seats: tuco ghost | doc belle
    marshals: tuco doc
    pile: 2; tuco fire down, doc move down, ghost fire, ghost move down, belle punch down, tuco robbery down
    tuco: 1 inside
    decision: move tuco
"""


@pytest.mark.parametrize(
    ("bag", "other", "number"),
    [
        (0, 0, 0),
        (0, MOVE, 0),
        (MOVE, 0, 1),
        (MOVE, MOVE, 0),
        (2 * MOVE, MOVE, 1),
        (MOVE, 2 * MOVE, 0),
        (2 * MOVE + FIRE, PUNCH, 3),
        (MOVE + FIRE, 2 * FIRE, 1),
        (2 * MOVE + 2 * FIRE, MOVE + FIRE + PUNCH, 2),
        (int(bags.ONE[11]), MARSHAL, 1),
        (int(bags.ONE[11]) + FLOOR, int(bags.ONE[11]), 1),
        (3 * BULLET + MOVE, 0, 1),
        (MOVE, 3 * BULLET, 1),
    ],
)
def test_cards_beyond_others(bag: int, other: int, number: int):
    """X3: card by card, copies counted; bullets aren't action cards."""
    assert int(bags.beyond(bag, other)) == number


def test_what_was_laid_face_down():
    """X24, X60: the cards of both bandits, in the order in which they were laid, resolved ones too."""
    g = at(TEAMS).record
    ghost_move, tuco_fire, tuco_robbery = MOVE, int(bags.ONE[8]), int(bags.ONE[9])
    doc_move, belle_punch = int(bags.ONE[6]), PUNCH
    assert [int(pile.times_laid_down(g, seat)) for seat in range(3)] == [3, 2, 0]
    assert [int(pile.laid_down_bag(g, 0, n)) for n in range(5)] == [
        0,
        tuco_fire,
        tuco_fire + ghost_move,
        tuco_fire + ghost_move + tuco_robbery,
        tuco_fire + ghost_move + tuco_robbery,
    ]
    assert [int(pile.laid_down_bag(g, 1, n)) for n in range(3)] == [0, doc_move, doc_move + belle_punch]
    assert [int(pile.face_down_bag(g, seat)) for seat in range(2)] == [ghost_move + tuco_robbery, belle_punch]
    g.pile_size = 5
    assert [int(pile.times_laid_down(g, seat)) for seat in range(2)] == [2, 2]
    assert int(pile.laid_down_bag(g, 0, 3)) == tuco_fire + ghost_move


@pytest.mark.parametrize(
    ("hand", "known", "laid", "limit"),
    [
        ("move, fire", "move, fire, punch", "0; tuco punch down", "1 0; move, fire, punch"),
        ("move, fire", "move, fire", "0; tuco punch down", None),
        ("move, fire", "move, punch", "0; tuco punch down", None),
        ("move, fire", "", "0; tuco punch down", None),
        ("move, fire", "move, fire", "0; tuco punch", None),
        ("move, fire", "move, fire", "0; doc punch down", None),
        ("", "punch", "0; tuco punch down", "1 0; punch"),
        ("", "", "0; tuco punch down", None),
        (
            "move, fire",
            "move, fire, punch",
            "0; tuco punch down, doc move down, tuco floor down",
            "2 1; move, fire, punch",
        ),
        ("move, fire", "move, fire", "0; tuco punch down, tuco floor down", None),
        ("fire", "fire, punch", "0; tuco punch down, doc move down, tuco floor down", "2 1; fire, punch"),
        ("move, fire", "move, fire, floor", "0; tuco punch down, tuco floor down", "2 1; move, floor, fire"),
        ("move", "move, punch", "0; tuco punch down, tuco floor down, tuco fire down", "3 2; move, punch"),
        ("move", "move", "0; tuco punch down, tuco floor down, tuco fire down", None),
        ("move, bullet 2", "punch, bullet 2", "0; tuco punch down", None),
        ("move, bullet 2", "move, punch, bullet", "0; tuco punch down", None),
        ("move, bullet 2", "move, punch, bullet 2", "0; tuco punch down", "1 0; move, punch, bullet 2"),
    ],
)
def test_what_all_know_of_a_hand_that_lays_cards_face_down(hand: str, known: str, laid: str, limit: str | None):
    """X24, X29: it is remembered if the unknown cards are fewer than those laid face down."""
    game = at(f"""
        seats: tuco | doc | belle
        variant: expert
        tuco: 0 inside; shot doc 2
        pile: {laid}
        {"hand 0: " + hand if hand else ""}
        {"known 0: " + known if known else ""}
    """)
    before = now(game)
    pile.remember_hand(game.record, 0)
    assert game.check() == []
    assert now(game) == before | ({} if limit is None else {"limit 0 0": limit})


def test_hands_are_remembered_in_a_row():
    """X29: in the first place that is free; those before stay; after three there is none."""
    game = at("""
        seats: doc belle | tuco cheyenne
        marshals: doc tuco
        hand 1: tuco floor, cheyenne fire
        known 1: tuco floor, cheyenne fire, tuco move
        pile: 0; tuco move down
        limit 1 1: 1 0; tuco move 2
    """)
    all_known = "1 0; cheyenne fire, tuco move, tuco floor"
    expected = {"limit 1 1": "1 0; tuco move 2"}
    for place in (0, 2, None):
        pile.remember_hand(game.record, 1)
        if place is not None:
            expected[f"limit 1 {place}"] = all_known
        assert {key: rest for key, rest in now(game).items() if key.startswith("limit")} == expected


LAID = """pile: 1; tuco move down, doc fire down, tuco fire, tuco move down, tuco punch down
tuco: 1 inside
decision: move tuco"""


@pytest.mark.parametrize(
    ("down", "room", "known", "possible"),
    [
        (0, 0, 0, True),
        (1, 0, MOVE, True),
        (1, 0, FLOOR + 2 * FIRE + PUNCH, False),
        (1, 1, 0, True),
        (2, 0, MOVE, False),
        (2, 0, MOVE + FIRE + PUNCH, False),
        (2, 0, 2 * MOVE, True),
        (2, 1, MOVE, True),
        (2, 1, PUNCH, False),
        (2, 2, 0, True),
        (3, 0, 2 * MOVE + PUNCH, True),
        (3, 0, 2 * MOVE + FIRE, False),
        (3, 1, 2 * MOVE, True),
        (3, 1, MOVE + PUNCH, True),
        (3, 1, MOVE + 2 * FIRE, False),
        (3, 2, PUNCH, True),
        (3, 2, 3 * BULLET, False),
        (3, 3, 0, True),
    ],
)
def test_cards_laid_face_down_were_in_the_hand(down: int, room: int, known: int, possible: bool):
    """X24, X29: the first ones were known or had room, whichever of the three moments it is; of this seat alone."""
    for n in range(cards.MOST_LIMITS):
        g = at(f"seats: tuco | doc | belle\nvariant: expert\n{LAID}").record
        assert all(pile.laid_from_hand(g, seat) for seat in range(3))
        g.limit_down[0, n], g.limit_room[0, n], g.limit_known[0, n] = down, room, known
        assert [bool(pile.laid_from_hand(g, seat)) for seat in range(3)] == [possible, True, True]
        g.limit_down[0, n - 1], g.limit_room[0, n - 1] = 3, 3
        assert bool(pile.laid_from_hand(g, 0)) == possible


def test_cards_of_a_team_that_were_in_its_hand():
    """X24, X102: a card of one bandit isn't the same card of the other."""
    for seat, fits, other in ((0, int(bags.ONE[8]), FIRE), (1, int(bags.ONE[6]), MOVE)):
        for known, possible in ((fits, True), (other, False), (fits + other, True), (0, False)):
            g = at(TEAMS).record
            g.limit_down[seat, 0], g.limit_known[seat, 0] = 1, known
            assert bool(pile.laid_from_hand(g, seat)) == possible
            assert bool(pile.laid_from_hand(g, 1 - seat))


TUNNELS = """
    seats: tuco | doc | belle
    variant: expert
    round: 0 tunnel
    turn: 1 step 0
    {}
"""


def test_a_draw_after_a_face_down_card_remembers_the_hand():
    """X24, X29: just before the draw; what was known when the card was laid, less what was shown since."""
    game = at(TUNNELS.format("hand 0: move, floor, fire\nhand 1: move\nknown 0: move, floor, fire\ndiscards 0: fire"))
    play(game, "play fire", "play move", "draw")
    assert now(game)["pile"] == "0; tuco fire down, doc move down"
    assert not [key for key in now(game) if key.startswith("limit")]
    play(game, "draw", "draw", "draw")
    assert {key: rest for key, rest in now(game).items() if key.startswith("limit")} == {
        "limit 0 0": "1 0; move, floor, fire"
    }
    play(game, "draw", "draw", "draw")
    assert {key: rest for key, rest in now(game).items() if key.startswith("limit")} == {
        "limit 0 0": "1 0; move, floor, fire"
    }


def test_a_deck_that_is_shuffled_remembers_the_hand():
    """X95, X29: all know then what the seat has, the cards just drawn included."""
    game = at("""
        seats: tuco | doc | belle
        variant: expert
        round: 0 tunnel
        turn: 2 step 0
        pile: 0; tuco punch down
        hand 0: move, floor, fire
        discards 0: move, floor, fire, robbery 2
    """)
    assert cards_in(game, "deck", 0) == "marshal"
    play(game, "draw")
    assert {key: rest for key, rest in now(game).items() if key.startswith("limit")} == {
        "limit 0 0": "1 0; move, floor, fire, punch, marshal"
    }


def test_sealed_chance_is_used_for_draws():
    """X20: with a sealed seed two games of one seed draw alike, and of another seed not."""
    hands = []
    for seed in (b"a" * 32, b"a" * 32, b"b" * 32):
        game = folsom.new("express", seats=3, seed=seed)
        play(game, "draw")
        hands.append(tuple(cards_in(game, "hand", seat) for seat in range(3)))
    assert hands[0] == hands[1] != hands[2]
