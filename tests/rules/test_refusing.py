"""Why something can't be chosen: a reason for everything that somebody might look for, and none for what is legal."""

import pytest

from tests.kinds import KINDS
from tests.rules.help import at
from tests.rules.test_sight import moments


def refused(text: str, seat: int = 0) -> dict[str, str]:
    """Option by option, in notation, why it can't be chosen."""
    game = at(text)
    return {option.text: why.reason for option, why in game.refused(seat)}


def test_whom_a_shot_inside_cant_hit():
    """X46, X48: oneself, those beside one, those on a roof, those too far away."""
    found = refused("seats: doc | tuco | ghost | belle | cheyenne | django\ndoc: 1 inside\ntuco: 1 inside\n"
                    "ghost: 2 roof\nbelle: 3 inside\ncheyenne: 0 inside\ndjango: 2 inside\n"
                    "decision: fire doc\n")  # fmt: skip
    assert found == {
        "fire doc": "yourself",
        "fire tuco": "same spot",
        "fire ghost": "other level",
        "fire belle": "in sight",
    }


def test_whom_a_shot_on_the_roof_cant_hit():
    """X47: behind the nearest roof that holds a bandit nobody is in sight."""
    found = refused("seats: doc | tuco | ghost | django\ndoc: 0 roof\ntuco: 1 roof\nghost: 1 roof\ndjango: 2 roof\n"
                    "decision: fire doc\n")  # fmt: skip
    assert found == {"fire doc": "yourself", "fire django": "in sight"}


def test_belle_is_spared():
    """X65: while somebody else can be chosen, for Fire and for Punch."""
    shot = refused("seats: doc | belle | ghost | tuco\ndoc: 1 roof\nbelle: 2 roof\nghost: 0 roof\ntuco: 2 roof\n"
                   "decision: fire doc\n")  # fmt: skip
    assert shot == {"fire doc": "yourself", "fire belle": "belle"}
    hit = refused("seats: doc | belle | ghost | tuco\ndoc: 1 roof\nbelle: 1 roof\nghost: 1 roof\ntuco: 1 roof\n"
                  "decision: punch doc\n")  # fmt: skip
    assert hit == {"punch doc": "yourself", "punch belle": "belle"}


def test_whom_a_punch_cant_reach():
    """X50: whoever stands on another spot."""
    found = refused("seats: doc | tuco | ghost | django\ndoc: 1 roof\ntuco: 1 roof\nghost: 1 roof\ndjango: 1 inside\n"
                    "decision: punch doc\n")  # fmt: skip
    assert found == {"punch doc": "yourself", "punch django": "here"}


def test_where_a_move_cant_lead():
    """X40, X41: not to one's own car, and not too far."""
    inside = refused("seats: doc | tuco | ghost | django\ndoc: 1 inside\ntuco: 3 roof\nghost: 3 roof\ndjango: 3 roof\n"
                     "decision: move doc\n")  # fmt: skip
    assert inside == {"move 1": "same car", "move 3": "too far", "move 4": "too far"}
    roof = refused("seats: doc | tuco | ghost | django\ndoc: 0 roof\ntuco: 3 roof\nghost: 3 roof\ndjango: 3 roof\n"
                   "decision: move doc\n")  # fmt: skip
    assert roof == {"move 0": "same car", "move 4": "too far"}


def test_where_the_marshal_cant_go():
    """X43: not where he is, and not two cars on."""
    found = refused("seats: doc | tuco | ghost | django\ndoc: 1 roof\ntuco: 3 roof\nghost: 3 roof\ndjango: 3 roof\n"
                    "marshal: 2\ndecision: marshal doc\n")  # fmt: skip
    assert found == {"marshal 0": "too far", "marshal 2": "marshal there", "marshal 4": "too far"}


def test_a_bullet_cant_be_played():
    """X22: a hand's bullets are no cards to play; without one nobody asks."""
    with_bullets = without = 0
    for game in moments("three", 3, 7):
        if game.decision != "scheme":
            continue
        seat = game.deciders[0]
        found = {option.text: why.reason for option, why in game.refused(seat)}
        if "bullet" in game.view(seat)["hand"]:
            with_bullets += 1
            assert found == {"play bullet": "bullet"}
        else:
            without += 1
            assert found == {}
    assert with_bullets
    assert without


@pytest.mark.parametrize("name", KINDS)
def test_what_is_legal_is_never_refused(name: str):
    """X31: each option is legal, or refused for a reason that has a name, or nothing anybody would think of."""
    for game in moments(name, 6, 10):
        for seat in range(game.seats):
            legal = {option.text for option in game.legal(seat)}
            for option, why in game.refused(seat):
                assert legal
                assert option.text not in legal
                assert why.words("en").endswith(".")
