"""The end (S30 to S35)."""

import numpy as np

from folsom.rules.super_express import state, verbs
from tests.super_rules.help import ride, shown

THREE = "seats: doc | tuco | mei\nfirst: 0\nround: {round}\n"
IDLE = "flip floor fire"


def places(games):
    """How many did better, seat by seat."""
    out = np.zeros(state.SEATS, np.int64)
    verbs.ranks(games, 0, out)
    return out[: int(games[0].seats)].tolist()


def test_the_last_one_aboard_wins_at_once():
    """S30, S35: after any card; nothing more is shown, and no car card is awarded."""
    text = THREE.format(round=0) + "spot 0 inside: doc rearward\nspot 0 roof: tuco rearward\nspot 3 inside: mei forward"
    events, games = ride(text, "move flip fire", "move flip fire", IDLE)
    assert events[-4:] == ["end last-aboard", "place taken 0 2", "place taken 1 1", "place taken 2 0"]
    assert shown(events, 2) == []
    assert int(verbs.winners(games, 0)) == 0b100
    assert not any(event.startswith("car ") for event in events)
    assert int(verbs.deciders(games, 0)) == 0


def test_somebody_who_could_still_be_saved_delays_nothing():
    """S30: without `last_gasp` a fallen bandit with Horse on its stack doesn't keep the game going."""
    text = THREE.format(round=0) + (
        "variant: horse\nspot 0 inside: doc rearward\nspot 0 roof: tuco rearward\nspot 3 inside: mei forward"
    )
    events, _ = ride(text, "move horse fire", "move horse fire", IDLE)
    assert "end last-aboard" in events
    assert shown(events, 0) == ["move"]


def test_the_last_gasp():
    """S33: with the option the fallen show their next card at once, from the seat that has just played."""
    text = THREE.format(round=0) + (
        "variant: horse last-gasp\nspot 0 inside: doc rearward\nspot 0 roof: tuco rearward\nspot 3 inside: mei forward"
    )
    events, _ = ride(text, "move flip horse", "move horse fire", IDLE)
    gasps = [k for k, event in enumerate(events) if event.startswith("gasp")]
    assert [events[k] for k in gasps] == ["gasp 1", "gasp 0"]
    assert events[gasps[0] : gasps[0] + 5] == ["gasp 1", "show 1 horse", "saved tuco 4 inside", "gasp 0", "show 0 flip"]
    assert shown(events, 1) == ["move", "horse", "fire"]
    assert shown(events, 0) == ["move", "flip"]


def test_a_last_gasp_that_saves_nobody_ends_the_game():
    """S33: no Horse among the next cards."""
    text = THREE.format(round=0) + (
        "variant: horse last-gasp\nspot 0 inside: doc rearward\nspot 0 roof: tuco rearward\nspot 3 inside: mei forward"
    )
    events, games = ride(text, "move flip horse", "move flip horse", IDLE)
    assert events[-4] == "end last-aboard"
    assert int(verbs.winners(games, 0)) == 0b100


LAST = THREE.format(round=3) + "moment: 40\n"


def test_the_most_car_cards_win_when_the_last_car_is_off():
    """S31, S34: the last car card is awarded first; then the number counts."""
    text = LAST + "variant: reflex\nspot 4 inside: doc forward, tuco forward\nspot 4 roof: mei forward\n"
    events, games = ride(text + "taken 0: 301 312\ntaken 1: 389", *["flip floor reflex"] * 3)
    (car,) = [k for k, event in enumerate(events) if event.startswith("car ")]
    assert events[car - 1] == "unhook 3"
    assert events[car + 1] == "end car-cards"
    taken = [int(word) for word in games[0].taken[:3]]
    best = max(range(3), key=lambda seat: (bin(taken[seat]).count("1"), taken[seat]))
    assert int(verbs.winners(games, 0)) == 1 << best
    assert places(games)[best] == 0
    assert sum(bin(word).count("1") for word in taken) == 4


def test_among_equals_the_most_valuable_card():
    """S31: two cards each; 389 beats 378."""
    games = ride(LAST + "spot 4 inside: doc forward, tuco forward, mei forward\ntaken 0: 378 367\ntaken 1: 389")[0:2][1]
    g = games[0]
    g.taken[1] = int(g.taken[1]) | 1
    g.left = int(g.left) & ~1
    g.rear, g.kind, g.ending = 4, 1, 2
    assert places(games) == [1, 0, 2]
    assert int(verbs.winners(games, 0)) == 0b010


def test_nobody_left_nobody_wins():
    """S32: all on the caboose when it comes off; who fell together share a place."""
    text = (
        THREE.format(round=0) + "variant: reflex\nspot 0 inside: doc forward, tuco forward\nspot 0 roof: mei rearward"
    )
    events, games = ride(text, *["flip floor reflex"] * 3)
    assert events[-4:] == ["end nobody", "place taken 0 0", "place taken 1 0", "place taken 2 0"]
    assert int(verbs.winners(games, 0)) == 0
    assert not any(event.startswith("car ") for event in events)


def test_later_falls_are_better():
    """S32: by the moment of the last fall; the same moment is the same place."""
    games = ride(THREE.format(round=0) + "spot 3 inside: doc forward, tuco forward, mei forward")[1]
    g = games[0]
    g.kind, g.ending, g.aboard, g.row[0], g.rear = 1, 3, 0, 0, 1
    g.place[:3] = -1
    g.facing = 0
    g.moment = 9
    g.fell[:3] = 4, 9, 9
    assert verbs.check(games, 0) == 0
    assert places(games) == [2, 0, 0]
    assert int(verbs.winners(games, 0)) == 0


def test_the_end_is_looked_at_after_unhooking_before_the_car_card():
    """S35: who is alone after the caboose came off has won, and takes no card any more."""
    text = THREE.format(round=0) + (
        "variant: reflex\nspot 0 inside: doc forward\nspot 0 roof: tuco forward\nspot 3 inside: mei forward"
    )
    events, games = ride(text, *["flip floor reflex"] * 3)
    assert events[events.index("unhook 0") + 1 :][:3] == ["left doc", "left tuco", "end last-aboard"]
    assert int(verbs.winners(games, 0)) == 0b100
