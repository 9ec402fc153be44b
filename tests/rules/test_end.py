"""From round to round, and the end (X80 to X83)."""

import numpy as np
import pytest

from folsom.game import Game
from folsom.rules import journal
from folsom.rules.express import scoring

from .help_more import case, line, lines_of, loot, seen, sizes, told

LAST = "round: 4 hostage-conductor\nearlier: swivel-arm braking bridge tunnel\ndecision: resolve\n"
PLACES = {"tuco": "0 inside", "doc": "1 roof", "django": "2 inside", "ghost": "0 roof", "belle": "1 inside"}


def ended(**said: str) -> Game:
    """A finished game: what each bandit had, one bandit a seat."""
    lines = "".join(f"{name}: {PLACES[name]}; {words}\n".replace("; \n", "\n") for name, words in said.items())
    return case(f"seats: {' | '.join(said)}\n{LAST}{lines}")


# ---- X80 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "first", "then"), [(3, 0, 1), (3, 1, 2), (3, 2, 0), (5, 4, 0), (5, 3, 4)])
def test_the_next_seat_becomes_first(seats, first, then):
    """X80: to the left, all round the table, after the event; then the next round's card is turned up."""
    names = ["tuco", "doc", "django", "ghost", "belle"][:seats]
    game = case(f"seats: {' | '.join(names)}\nfirst: {first}\nround: 0 braking\ndecision: resolve\n")
    told_kinds = [event.kind for event in game.events if event.kind in ("event", "first", "shuffle", "round")]
    assert told_kinds == ["event", "first", *["shuffle"] * seats, "round"]
    assert told(game.events, "first") == [f"first seat={then}"]
    assert line(game, "first") == str(then)
    assert (game.decision, game.deciders) == ("scheme", (then,))
    assert line(game, "turn") == "0 step 0"
    assert line(game, "round").startswith("1 ")
    assert line(game, "earlier") == "braking"
    assert line(game, "pile") == ""


@pytest.mark.parametrize(
    ("number", "earlier"),
    [(0, ""), (1, "swivel-arm"), (2, "swivel-arm tunnel"), (3, "swivel-arm tunnel braking")],
)
def test_rounds_are_counted(number, earlier):
    """X80, X14: round after round; the fifth brings a station."""
    lines = f"earlier: {earlier}\n" if earlier else ""
    game = case(f"seats: tuco | doc | django\nround: {number} bridge\n{lines}decision: resolve\n")
    words, card = line(game, "round").split()
    assert words == str(number + 1)
    assert sorted(line(game, "earlier").split()) == sorted(["bridge", *earlier.split()])
    stations = {"marshals-revenge", "pickpocketing", "hostage-conductor"}
    assert (card in stations) == (number == 3)
    assert told(game.events, "round") == [f"round number={number + 1} round_card={card}"]
    assert not game.over


def test_the_fifth_round_is_the_last():
    """X80: after the event of the fifth round the game is over; nobody becomes first, nothing is dealt."""
    game = ended(tuco="", doc="", django="")
    assert game.over
    assert (game.decision, game.deciders, [game.legal(seat) for seat in range(3)]) == ("over", (), [()] * 3)
    assert [event.kind for event in game.events] == ["event", *["gunslinger"] * 3, *["score"] * 3]
    assert sizes(game, "hand") == [0, 0, 0]
    assert line(game, "first") == "0"
    assert line(game, "round") == "4 hostage-conductor"


def test_nobody_has_won_before_the_end():
    """X80, X82: winners are named at the end only."""
    game = case("seats: tuco | doc | django\ntuco: 1 inside; holds purse1=500@0\n")
    assert (game.over, game.winners) == (False, ())
    assert ended(tuco="holds purse1=500@0", doc="", django="").winners == (0,)


# ---- X81 -------------------------------------------------------------------------------------------------------------


def test_money_is_loot_and_ransom():
    """X81, X2: purses by value, jewels $500, strongboxes $1000, the ransom; every purse is turned up."""
    game = case(
        f"seats: tuco | doc | django | ghost\n{LAST}marshal: 2\nbeside: 0\n"
        "tuco: 0 inside; shot doc 1; holds purse0=250@* purse1=450@0; ransom 250\n"
        "doc: 1 roof; holds jewel0 jewel3 jewel5; ransom 250\n"
        "django: 0 inside; holds strongbox0 strongbox1 purse2=350@1.2\n"
        "ghost: 4 inside\n"
    )
    assert game.scores == (950, 1500 + 250 + 1000, 2350, 250)
    assert told(game.events, "turn up") == [
        "turn up token=purse0 worth=250",
        "turn up token=purse1 worth=450",
        "turn up token=purse2 worth=350",
    ]
    assert [seen(game, None, "purses", f"purse{n}", "worth") for n in range(3)] == [250, 450, 350]
    assert line(game, "tuco") == "0 inside; shot doc 1; holds purse0=250@* purse1=450@*; ransom 250"
    assert line(game, "ghost") == "4 inside; ransom 250"
    assert told(game.events, "score") == [
        "score seat=0 money=950 place=2",
        "score seat=1 money=2750 place=0",
        "score seat=2 money=2350 place=1",
        "score seat=3 money=250 place=3",
    ]


@pytest.mark.parametrize("worth", [250, 300, 350, 400, 450, 500])
def test_a_purse_counts_what_is_in_it(worth):
    """X81, X2: each value."""
    game = ended(tuco=f"holds purse17={worth}@0", doc="shot tuco 1", django="")
    assert game.scores == (worth + 1000, 0, 0)


def test_loot_on_the_train_is_nobodys():
    """X81: only what a bandit holds counts; a purse on the floor that somebody looked at is turned up."""
    game = case(
        f"seats: tuco | doc | django\n{LAST}tuco: 1 inside\nloot 1 inside: purse3=500@1 jewel1\nloot 0 roof: purse9\n"
    )
    assert game.scores == (1000, 1000, 1000)
    assert told(game.events, "turn up") == ["turn up token=purse3 worth=500"]
    assert loot(game) == {"0 roof": "purse9", "1 inside": "purse3=500@* jewel1", "3 inside": "strongbox0"}


GUNS = [  # bullets left, and who gets the reward
    ("tuco 6 doc 6 django 6", "tuco doc django"),
    ("tuco 5 doc 6 django 6", "tuco"),
    ("tuco 6 doc 6 django 5", "django"),
    ("tuco 3 doc 2 django 3", "doc"),
    ("tuco 2 doc 4 django 2", "tuco django"),
    ("tuco 0 doc 1 django 6", "tuco"),
    ("tuco 0 doc 0 django 1", "tuco doc"),
]


@pytest.mark.parametrize(("left", "winners"), GUNS)
def test_gunslinger(left, winners):
    """X81: $1000 for the fewest bullets left; when tied, for each of them the whole of it."""
    words = left.split()
    bullets = {name: int(n) for name, n in zip(words[::2], words[1::2], strict=True)}
    names = list(bullets)
    said = dict.fromkeys(names, "")
    for k, name in enumerate(names):
        fired = 6 - bullets[name]
        target = names[(k + 1) % 3]
        said[target] += f" {name} {fired}" if fired else ""
    game = ended(**{name: f"shot{words}" if words else "" for name, words in said.items()})
    assert told(game.events, "gunslinger") == [f"gunslinger bandit={name}" for name in sorted(winners.split())]
    assert game.scores == tuple(1000 if name in winners.split() else 0 for name in names)


def test_received_bullets_make_no_gunslinger():
    """X81: the bullets left count, not those received; six bandits, and only those who play."""
    game = ended(tuco="shot neutral 6", doc="shot tuco 1", django="", ghost="", belle="shot neutral 2")
    assert told(game.events, "gunslinger") == ["gunslinger bandit=tuco"]
    assert game.scores == (1000, 0, 0, 0, 0)


# ---- X82 and X83 -----------------------------------------------------------------------------------------------------


def test_the_richest_wins():
    """X82, X83: by money, whatever was received."""
    game = ended(
        tuco="shot neutral 5; holds purse0=300@0", doc="holds purse1=350@1", django="shot doc 1; holds purse2=400@2"
    )
    assert game.scores == (300, 1350, 400)
    assert (game.winners, game.ranks) == ((1,), ((1,), (2,), (0,)))


def test_among_equals_the_fewest_bullets_received_win():
    """X82: of any kind, neutral ones too; the number counts, not the shooters."""
    game = ended(
        tuco="shot neutral 2; holds purse0=300@0",
        doc="shot tuco 1; holds purse1=300@1",
        django="shot doc 1 ghost 1 neutral 1; holds jewel0",
        ghost="",
    )
    assert game.scores == (1300, 1300, 500 + 0, 1000)
    assert (game.winners, game.ranks) == ((1,), ((1,), (0,), (3,), (2,)))


def test_bullets_of_bandits_and_neutral_ones_weigh_the_same():
    """X82: two neutral bullets are as bad as one of each."""
    game = ended(tuco="shot neutral 2; holds jewel0", doc="shot django 1 neutral 1; holds jewel1", django="shot tuco 1")
    assert game.scores == (1500, 500, 1000)
    game = ended(
        tuco="shot neutral 2; holds jewel0", doc="shot django 1 neutral 1; holds jewel1", django="shot tuco 1 doc 1"
    )
    assert game.scores == (1500, 1500, 1000)
    assert (game.winners, game.ranks) == ((0, 1), ((0, 1), (2,)))


def test_a_shared_win():
    """X82: as rich and as little shot: both win, and the next is third."""
    game = ended(tuco="", doc="", django="shot neutral 1", ghost="shot neutral 1", belle="shot neutral 2")
    assert game.scores == (1000,) * 5
    assert game.winners == (0, 1)
    assert told(game.events, "score") == [
        "score seat=0 money=1000 place=0",
        "score seat=1 money=1000 place=0",
        "score seat=2 money=1000 place=2",
        "score seat=3 money=1000 place=2",
        "score seat=4 money=1000 place=4",
    ]


def test_the_other_places_are_settled_in_the_same_way():
    """X83: money, then bullets received, then together."""
    game = ended(
        tuco="shot neutral 3; holds jewel0",
        doc="holds purse0=250@* purse1=250@*",
        django="shot tuco 1; holds purse2=500@2",
        ghost="shot neutral 1; holds strongbox0",
        belle="shot neutral 1; holds jewel1",
    )
    assert game.scores == (1500, 500, 500, 1000, 500)
    assert game.ranks == ((0,), (3,), (1,), (2, 4))
    assert game.winners == (0,)


# ---- the functions of scoring.py -------------------------------------------------------------------------------------


def test_finish_game_leaves_an_end_behind():
    """Nobody chooses any more, all purses that were looked at are open, and the rest stays unseen."""
    game = case("seats: tuco | doc | django\nfirst: 2\ntuco: 0 inside; holds purse3=300@0\nloot 1 inside: purse4\n")
    g = game.record
    rows = journal.blank()
    assert (int(g.decider), int(g.options)) == (2, 1 << 24)
    scoring.finish_game(g, rows)
    assert (game.decision, int(g.options), int(g.decider)) == ("over", 0, 0)
    assert [int(n) for n in g.seen] == [0, 0, 0, 0b1000111, *[0] * 14]
    assert int(rows[0, 0]) == 1 + 3 + 3
    silent = case("seats: tuco | doc | django\ntuco: 0 inside; holds purse3=300@0\n")
    scoring.finish_game(silent.record, None)
    assert silent.over
    assert int(silent.record.seen[3]) == 0b1000111


def test_parts_of_the_score():
    """Each function by itself."""
    g = ended(tuco="shot doc 2 neutral 1; holds jewel0", doc="shot tuco 1; ransom 250", django="shot doc 1").record
    names = ("belle", "cheyenne", "django", "doc", "ghost", "tuco")
    assert [bool(scoring.is_gunslinger(g, b)) for b in range(6)] == [name == "doc" for name in names]
    assert [int(scoring.bandit_money(g, b)) for b in (2, 3, 5)] == [0, 1250, 500]
    assert [int(scoring.money(g, seat)) for seat in range(3)] == [500, 1250, 0]
    assert [int(scoring.bullets_received(g, seat)) for seat in range(3)] == [3, 1, 1]
    assert [int(scoring.place(g, seat)) for seat in range(3)] == [1, 0, 2]
    g.bullets[np.array([2, 3, 5])] = 6, 0, 0
    assert [bool(scoring.is_gunslinger(g, b)) for b in (2, 3, 5)] == [False, True, True]


def test_a_position_at_the_end_can_be_read_again():
    """X80: the end is a position like any other."""
    game = ended(tuco="holds purse0=300@0", doc="", django="")
    again = case(game.position().split("\n", 1)[1])
    assert lines_of(again) == lines_of(game)
    assert (again.over, again.scores) == (True, game.scores)
