"""What happens when the pile is empty (X70 to X77)."""

import pytest

from folsom.game import Game
from folsom.rules.express import events

from .help_more import bandits, cards_in, case, line, loot, play_all, texts, told

EARLIER = "round: 4 {}\nearlier: swivel-arm braking bridge tunnel\n"


def after(card: str, lines: str, seats: str = "tuco | doc | django | ghost") -> Game:
    """The game after a plain round card's event."""
    return case(f"seats: {seats}\nround: 0 {card}\ndecision: resolve\n{lines}")


def station(card: str, lines: str, seats: str = "tuco | doc | django | ghost") -> Game:
    """The game after a station's event, or in the midst of it."""
    return case(f"seats: {seats}\n{EARLIER.format(card)}decision: resolve\n{lines}")


def event_of(game: Game) -> list[str]:
    """What the event did: all between it and the next round, or the end."""
    happened = told(game.events)
    end = next(k for k, words in enumerate(happened) if words.startswith(("first ", "turn up", "gunslinger")))
    return happened[:end]


# ---- Angry Marshal ---------------------------------------------------------------------------------------------------


def test_angry_marshal():
    """X70, X52: he shoots at all on his roof, then goes one car rearward and drives out who is inside there."""
    game = after(
        "angry-marshal",
        """
        marshal: 2
        tuco: 2 roof
        doc: 1 inside
        django: 1 roof
        ghost: 2 roof
        """,
    )
    assert event_of(game) == [
        "event round_card=angry-marshal",
        "neutral bandit=ghost",
        "neutral bandit=tuco",
        "marshal car=1",
        "neutral bandit=doc",
        "flee bandit=doc spot=1 roof",
    ]
    assert bandits(game) == {
        "tuco": "2 roof; shot neutral 1",
        "doc": "1 roof; shot neutral 1",
        "django": "1 roof",
        "ghost": "2 roof; shot neutral 1",
    }
    assert (line(game, "marshal"), line(game, "neutral")) == ("1", "10")


def test_angry_marshal_goes_rearward_from_the_locomotive():
    """X70: rearward is away from the locomotive; who is inside ahead of him, or two cars away, is safe."""
    game = after("angry-marshal", "marshal: 4\ntuco: 3 inside\ndoc: 4 roof\ndjango: 2 inside\nghost: 3 roof\n")
    assert bandits(game) == {
        "tuco": "3 roof; shot neutral 1",
        "doc": "4 roof; shot neutral 1",
        "django": "2 inside",
        "ghost": "3 roof",
    }
    assert line(game, "marshal") == "3"
    game = after("angry-marshal", "marshal: 3\ntuco: 4 inside\ndoc: 4 roof\ndjango: 1 inside\nghost: 2 roof\n")
    assert event_of(game) == ["event round_card=angry-marshal", "marshal car=2"]
    assert bandits(game) == {"tuco": "4 inside", "doc": "4 roof", "django": "1 inside", "ghost": "2 roof"}


def test_angry_marshal_stays_in_the_caboose():
    """X70: there he only shoots."""
    game = after("angry-marshal", "marshal: 0\ntuco: 0 roof\ndoc: 1 inside\ndjango: 1 roof\nghost: 4 inside\n")
    assert event_of(game) == ["event round_card=angry-marshal", "neutral bandit=tuco"]
    assert bandits(game) == {
        "tuco": "0 roof; shot neutral 1",
        "doc": "1 inside",
        "django": "1 roof",
        "ghost": "4 inside",
    }
    assert (line(game, "marshal"), line(game, "neutral")) == ("0", "12")


def test_angry_marshal_goes_into_the_caboose():
    """X70: from the next car he goes into the caboose."""
    game = after("angry-marshal", "marshal: 1\ntuco: 0 inside\ndoc: 0 inside\ndjango: 0 roof\nghost: 2 inside\n")
    assert bandits(game) == {
        "tuco": "0 roof; shot neutral 1",
        "doc": "0 roof; shot neutral 1",
        "django": "0 roof",
        "ghost": "2 inside",
    }
    assert line(game, "marshal") == "0"


ANGRY = "marshal: 2\ntuco: 2 roof; shot neutral {}\ndoc: 1 inside\ndjango: {}\nghost: 1 inside\n"


@pytest.mark.parametrize(
    ("left", "django", "bullets", "rest"),
    [
        (3, "0 inside", {"tuco": 1, "doc": 1, "ghost": 1}, 0),  # just enough
        (2, "0 inside", {"tuco": 1}, 0),  # for the first step enough, for the second too few: the rest is gone
        (1, "0 inside", {"tuco": 1}, 0),
        (1, "2 roof", {}, 0),  # the first step takes the supply away
        (0, "0 inside", {}, 0),
        (4, "2 roof", {"tuco": 1, "django": 1, "doc": 1, "ghost": 1}, 0),
        (5, "2 roof", {"tuco": 1, "django": 1, "doc": 1, "ghost": 1}, 1),
        (3, "2 roof", {"tuco": 1, "django": 1}, 0),
    ],
)
def test_angry_marshals_roof_and_his_next_car_are_two_steps(left, django, bullets, rest):
    """X70, X54, X56: bullets are enough or not for each step by itself; who gets none flees all the same."""
    before = 13 - left
    game = after("angry-marshal", ANGRY.format(before, django).replace("; shot neutral 0", "") + f"neutral: {left}\n")
    shot = {"tuco": before + bullets.get("tuco", 0), **{n: bullets.get(n, 0) for n in ("doc", "django", "ghost")}}
    where = {"tuco": "2 roof", "doc": "1 roof", "django": django, "ghost": "1 roof"}
    assert bandits(game) == {n: where[n] + (f"; shot neutral {shot[n]}" if shot[n] else "") for n in where}
    assert line(game, "neutral") == str(rest)


# ---- Swivel Arm and Braking ------------------------------------------------------------------------------------------


def test_swivel_arm():
    """X71: all roofs, the locomotive's too, are swept to the roof of the caboose; nobody inside is."""
    game = after(
        "swivel-arm",
        "marshal: 0\ntuco: 4 roof\ndoc: 1 roof\ndjango: 3 roof\nghost: 0 roof\nbelle: 2 inside\ncheyenne: 5 inside\n",
        "tuco | doc | django | ghost | belle | cheyenne",
    )
    assert bandits(game) == {
        "tuco": "0 roof",
        "doc": "0 roof",
        "django": "0 roof",
        "ghost": "0 roof",
        "belle": "2 inside",
        "cheyenne": "5 inside",
    }
    assert event_of(game) == [
        "event round_card=swivel-arm",
        "swept bandit=doc spot=0 roof",
        "swept bandit=django spot=0 roof",
        "swept bandit=tuco spot=0 roof",
    ]
    assert line(game, "marshal") == "0"


def test_swivel_arm_sweeps_the_locomotive_and_whoever_stands_together():
    """X71: both on one roof, and the last roof of the train."""
    game = after("swivel-arm", "marshal: 2\ntuco: 4 roof\ndoc: 4 roof\ndjango: 2 roof\nghost: 4 inside\n")
    assert bandits(game) == {"tuco": "0 roof", "doc": "0 roof", "django": "0 roof", "ghost": "4 inside"}
    assert line(game, "neutral") == "13"


def test_braking():
    """X72: every roof goes one forward, all at once; on the locomotive it stays; nobody inside moves."""
    game = after(
        "braking",
        "marshal: 3\ntuco: 0 roof\ndoc: 1 roof\ndjango: 5 roof\nghost: 6 roof\nbelle: 6 inside\ncheyenne: 2 roof\n",
        "tuco | doc | django | ghost | belle | cheyenne",
    )
    assert bandits(game) == {
        "tuco": "1 roof",
        "doc": "2 roof",
        "django": "6 roof",
        "ghost": "6 roof",
        "belle": "6 inside",
        "cheyenne": "3 roof",
    }
    assert event_of(game) == [
        "event round_card=braking",
        "swept bandit=django spot=6 roof",
        "swept bandit=cheyenne spot=3 roof",
        "swept bandit=doc spot=2 roof",
        "swept bandit=tuco spot=1 roof",
    ]


def test_braking_moves_everybody_on_a_roof():
    """X72: two on one roof go together, over the Marshal's head unhurt; the last car's go onto the locomotive."""
    game = after("braking", "marshal: 1\ntuco: 0 roof\ndoc: 0 roof\ndjango: 3 roof\nghost: 3 inside\n")
    assert bandits(game) == {"tuco": "1 roof", "doc": "1 roof", "django": "4 roof", "ghost": "3 inside"}
    assert line(game, "neutral") == "13"


# ---- Take It All! ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marshal", "before", "found"),
    [
        (4, "", {"4 inside": "strongbox0 strongbox1"}),
        (1, "loot 1 inside: purse5 jewel1\n", {"1 inside": "purse5 jewel1 strongbox1", "4 inside": "strongbox0"}),
        (0, "loot 0 roof: jewel1\n", {"0 inside": "strongbox1", "0 roof": "jewel1", "4 inside": "strongbox0"}),
    ],
)
def test_take_it_all(marshal, before, found):
    """X73, X13: the second strongbox stands beside the train until now, then inside the Marshal's car."""
    game = after(
        "take-it-all", f"marshal: {marshal}\ntuco: 2 inside\ndoc: 2 roof\ndjango: 3 roof\nghost: 3 roof\n{before}"
    )
    assert event_of(game) == [
        "event round_card=take-it-all",
        f"strongbox token=strongbox1 spot={marshal} inside",
    ]
    assert loot(game) == found
    assert line(game, "beside") == "0"
    assert line(game, "marshal") == str(marshal)


@pytest.mark.parametrize("card", ["angry-marshal", "swivel-arm", "braking", "passengers-rebellion", "bridge", "tunnel"])
def test_other_cards_bring_no_strongbox(card):
    """X73, X13: only Take It All! does."""
    game = after(card, "tuco: 2 inside\n")
    assert int(game.record.beside) == 1
    assert loot(game) == {"4 inside": "strongbox0"}


# ---- Passengers' Rebellion -------------------------------------------------------------------------------------------


def test_rebellion():
    """X74, X55: a bullet for all inside, in the caboose and in the locomotive too; none for those on the roofs."""
    game = after(
        "passengers-rebellion",
        "marshal: 2\ntuco: 0 inside\ndoc: 4 inside\ndjango: 0 roof\nghost: 3 inside; shot tuco 1\n",
    )
    assert event_of(game) == [
        "event round_card=passengers-rebellion",
        "neutral bandit=doc",
        "neutral bandit=ghost",
        "neutral bandit=tuco",
    ]
    assert bandits(game) == {
        "tuco": "0 inside; shot neutral 1",
        "doc": "4 inside; shot neutral 1",
        "django": "0 roof",
        "ghost": "3 inside; shot tuco 1 neutral 1",
    }
    assert (line(game, "marshal"), line(game, "neutral")) == ("2", "10")


@pytest.mark.parametrize(("left", "each", "rest"), [(4, 1, 1), (3, 1, 0), (2, 0, 0), (1, 0, 0), (0, 0, 0)])
def test_rebellion_with_few_bullets(left, each, rest):
    """X74, X54, X56: enough for all of them, or none for any and the rest leaves the game; nobody moves."""
    before = 13 - left
    lines = f"marshal: 2\ntuco: 0 inside\ndoc: 1 inside\ndjango: 0 roof; shot neutral {before}\nghost: 0 inside\n"
    game = after("passengers-rebellion", lines)
    shot = "; shot neutral 1" * each
    assert bandits(game) == {
        "tuco": f"0 inside{shot}",
        "doc": f"1 inside{shot}",
        "django": f"0 roof; shot neutral {before}",
        "ghost": f"0 inside{shot}",
    }
    assert line(game, "neutral") == str(rest)
    assert told(game.events, "empty") == ([] if each else [f"empty count={left}"])


def test_rebellion_with_nobody_inside():
    """X74: nothing happens, even when no bullet is left."""
    game = after("passengers-rebellion", "tuco: 0 roof; shot neutral 13\ndoc: 1 roof\ndjango: 2 roof\nghost: 4 roof\n")
    assert event_of(game) == ["event round_card=passengers-rebellion"]


def test_bullets_of_an_event_lie_on_top_in_the_expert_variant():
    """X74, X70, X93: they are the first cards drawn for the next round."""
    game = after(
        "passengers-rebellion", "variant: expert\ntuco: 0 inside\ndoc: 0 roof\ndjango: 0 roof\nghost: 0 roof\n"
    )
    assert told(game.events, "drawn")[0] == "drawn seat=0 card=bullet"
    assert cards_in(game, "known", 0) == "bullet"


# ---- Marshal's Revenge -----------------------------------------------------------------------------------------------


def test_revenge():
    """X75: on the Marshal's roof each drops its least valuable purse; jewels, strongboxes and all others stay."""
    game = station(
        "marshals-revenge",
        """
        marshal: 2
        tuco: 2 roof; holds purse0=450@0 purse1=300@0 purse2=400@0 jewel0
        doc: 2 roof; holds jewel1 strongbox0
        django: 1 roof; holds purse3=250@2
        ghost: 4 inside; holds purse4=350@3
        """,
    )
    assert event_of(game) == ["event round_card=marshals-revenge", "fall bandit=tuco token=purse1 spot=2 roof"]
    assert bandits(game) == {
        "tuco": "2 roof; holds purse0=450@* purse2=400@* jewel0",
        "doc": "2 roof; holds jewel1 strongbox0",
        "django": "1 roof; holds purse3=250@*",
        "ghost": "4 inside; holds purse4=350@*",
    }
    assert loot(game) == {"2 roof": "purse1=300@*"}
    assert game.over


@pytest.mark.parametrize(
    ("purses", "falls"),
    [
        ("purse0=250@0 purse1=300@0", 0),
        ("purse0=300@0 purse1=250@0", 1),
        ("purse3=500@0 purse7=450@0 purse17=400@0", 17),
        ("purse3=400@0 purse7=450@0 purse17=500@0", 3),
        ("purse5=500@0", 5),
    ],
)
def test_revenge_takes_the_least_valuable(purses, falls):
    """X75: wherever it stands among the others."""
    game = station("marshals-revenge", f"marshal: 1\ntuco: 1 roof; holds {purses}\n")
    assert told(game.events, "fall") == [f"fall bandit=tuco token=purse{falls} spot=1 roof"]


def test_revenge_among_equals():
    """X75: of several least valuable purses one falls, and only one."""
    game = station("marshals-revenge", "marshal: 1\ntuco: 1 roof; holds purse2=300@0 purse3=250@0 purse4=250@0\n")
    assert int(events.least(game.record, 0b11100)) == 3  # as it happens, the first
    (fall,) = told(game.events, "fall")
    assert fall in [f"fall bandit=tuco token=purse{n} spot=1 roof" for n in (3, 4)]
    assert game.scores[0] == 300 + 250 + 1000


def test_revenge_strikes_several_at_once():
    """X75, X33: each of them loses one, and none picks up another's."""
    game = station(
        "marshals-revenge",
        "marshal: 4\ntuco: 4 roof; holds purse0=250@0\ndoc: 4 roof; holds purse1=500@1 purse2=300@1\n"
        "django: 3 roof; holds purse3=250@2\nghost: 4 roof\n",
    )
    assert loot(game) == {"4 roof": "purse0=250@* purse2=300@*", "4 inside": "strongbox0"}
    assert [line(game, name) for name in ("tuco", "doc", "django", "ghost")] == [
        "4 roof",
        "4 roof; holds purse1=500@*",
        "3 roof; holds purse3=250@*",
        "4 roof",
    ]


# ---- Pickpocketing ---------------------------------------------------------------------------------------------------

ALONE = """
    first: 2
    marshal: 4
    tuco: 0 inside
    doc: 1 roof
    django: 2 inside
    ghost: 3 inside
    loot 0 inside: purse4 purse5=300@0.3 jewel0
    loot 0 roof: purse6
    loot 1 roof: purse7
    loot 2 inside: purse8 purse9
    loot 3 inside: jewel1
"""


def test_pickpocketing_asks_clockwise_from_the_first_seat():
    """X76, X33, X45: one purse of its choice, without looking unless it knows it; no jewel; it may pass."""
    game = station("pickpocketing", ALONE)
    assert told(game.events) == ["event round_card=pickpocketing"]
    assert line(game, "decision") == "pick django doc tuco"
    assert (game.deciders, texts(game, 2)) == ((2,), ["take purse8", "take purse9", "pass"])
    assert [texts(game, seat) for seat in (0, 1, 3)] == [[], [], []]
    taken = game.play(2, "take purse9")
    worth = int(game.record.worth[9])
    assert told(taken) == ["take bandit=django token=purse9", f"see seat=2 token=purse9 worth={worth}"]
    assert [event.seen_by(0) for event in taken] == [True, False]
    assert (game.deciders, texts(game, 0)) == ((0,), ["take purse4", "take purse5", "pass"])
    game.play(0, "take purse5")
    assert (game.deciders, texts(game, 1)) == ((1,), ["take purse7", "pass"])
    assert told(game.play(1, "pass"))[0] == "pass seat=1"
    assert game.over
    assert bandits(game) == {
        "tuco": "0 inside; holds purse5=300@*",
        "doc": "1 roof",
        "django": f"2 inside; holds purse9={worth}@*",
        "ghost": "3 inside",
    }
    assert loot(game) == {
        "0 inside": "purse4 jewel0",
        "0 roof": "purse6",
        "1 roof": "purse7",
        "2 inside": "purse8",
        "3 inside": "jewel1",
        "4 inside": "strongbox0",
    }


@pytest.mark.parametrize("first", [0, 1, 3])
def test_pickpocketing_from_every_first_seat(first):
    """X76, X33: the order goes round the table from the first seat."""
    game = station("pickpocketing", ALONE.replace("first: 2", f"first: {first}"))
    order = []
    while not game.over:
        (seat,) = game.deciders
        order.append(seat)
        game.play(seat, "pass")
    assert order == [seat for seat in ((first + k) % 4 for k in range(4)) if seat != 3]
    assert [name for name, words in bandits(game).items() if "holds" in words] == []


def test_pickpocketing_needs_to_be_alone():
    """X76: company on the spot spoils it; company on the other level doesn't."""
    game = station(
        "pickpocketing",
        "marshal: 1\ntuco: 0 inside\ndoc: 0 inside\ndjango: 4 inside\nghost: 4 roof\n"
        "loot 0 inside: purse4 purse5\nloot 4 inside: purse6\nloot 4 roof: purse7\n",
    )
    assert line(game, "decision") == "pick django ghost"
    assert texts(game, 2) == ["take purse6", "pass"]
    game.play(2, "take purse6")
    assert texts(game, 3) == ["take purse7", "pass"]
    game.play(3, "take purse7")
    assert game.over
    assert [name for name, words in bandits(game).items() if "holds" in words] == ["django", "ghost"]


def test_pickpocketing_with_no_purse_to_take():
    """X76: alone, but only jewels and strongboxes there: nobody is asked."""
    game = station(
        "pickpocketing",
        "marshal: 1\ntuco: 0 inside\ndoc: 2 inside\ndjango: 3 roof\nghost: 4 inside\nloot 0 inside: jewel0 jewel5\n",
    )
    assert event_of(game) == ["event round_card=pickpocketing"]
    assert game.over
    assert loot(game) == {"0 inside": "jewel0 jewel5", "4 inside": "strongbox0"}


def test_the_last_purse_is_taken_only_by_choice():
    """X76: a single purse is offered, not forced."""
    game = station("pickpocketing", "marshal: 1\ntuco: 0 roof\ndoc: 2 inside\nloot 2 inside: purse17\n")
    assert texts(game, 1) == ["take purse17", "pass"]
    game.play(1, "take purse17")
    assert line(game, "doc").startswith("2 inside; holds purse17=")


TEAMS = """
    first: 1
    marshal: 4
    tuco: 0 inside
    cheyenne: 1 inside
    django: 2 inside
    doc: 3 roof
    loot 0 inside: purse4
    loot 1 inside: purse5
    loot 2 inside: purse6
    loot 3 roof: purse7 purse8
"""


def test_a_team_settles_its_own_order_at_pickpocketing():
    """X76, X33: a seat with two bandits that may take is asked for both, one after the other, before the next seat."""
    game = station("pickpocketing", TEAMS, "tuco cheyenne | django doc")
    assert line(game, "decision") == "pick cheyenne django doc tuco"
    assert (game.deciders, texts(game, 1)) == ((1,), ["take purse6", "take purse7", "take purse8", "pass"])
    game.play(1, "take purse8")
    assert line(game, "decision") == "pick cheyenne django tuco"
    assert (game.deciders, texts(game, 1)) == ((1,), ["take purse6", "pass"])
    game.play(1, "take purse6")
    assert (game.deciders, texts(game, 0)) == ((0,), ["take purse4", "take purse5", "pass"])
    game.play(0, "take purse4")
    assert texts(game, 0) == ["take purse5", "pass"]
    game.play(0, "pass")
    assert game.over
    held = {name: words.split("holds ")[-1].split("=")[0] for name, words in bandits(game).items()}
    assert held == {"tuco": "purse4", "cheyenne": "1 inside", "django": "purse6", "doc": "purse8"}
    assert sorted(loot(game)) == ["1 inside", "3 roof", "4 inside"]


def test_a_team_that_passes_passes_for_both():
    """X76: one pass ends it for a seat; then the other seat is asked."""
    game = station("pickpocketing", TEAMS, "tuco cheyenne | django doc")
    assert play_all(game, (1, "pass")) == ["pass seat=1"]
    assert line(game, "decision") == "pick cheyenne tuco"
    game.play(0, "take purse5")
    assert line(game, "decision") == "pick tuco"
    assert (game.deciders, texts(game, 0)) == ((0,), ["take purse4", "pass"])


# ---- Hostage Conductor -----------------------------------------------------------------------------------------------


def test_conductor():
    """X77, X81: $250 for all in or on the locomotive, as money: no token changes hands."""
    game = station(
        "hostage-conductor",
        "marshal: 1\ntuco: 4 inside; holds purse0=250@*\ndoc: 4 roof\ndjango: 3 roof\nghost: 0 inside\n"
        "loot 4 inside: strongbox0 purse3\n",
    )
    assert event_of(game) == [
        "event round_card=hostage-conductor",
        "ransom bandit=doc money=250",
        "ransom bandit=tuco money=250",
    ]
    assert bandits(game) == {
        "tuco": "4 inside; holds purse0=250@*; ransom 250",
        "doc": "4 roof; ransom 250",
        "django": "3 roof",
        "ghost": "0 inside",
    }
    assert loot(game) == {"4 inside": "purse3 strongbox0"}
    assert game.scores == (1500, 1250, 1000, 1000)


def test_conductor_with_nobody_at_the_locomotive():
    """X77: nothing; in a longer train the locomotive is further on."""
    game = station(
        "hostage-conductor",
        "marshal: 1\ntuco: 4 inside\ndoc: 3 roof\ndjango: 5 roof\nghost: 5 inside\nbelle: 0 roof\n",
        "tuco | doc | django | ghost | belle",
    )
    assert told(game.events, "ransom") == ["ransom bandit=django money=250", "ransom bandit=ghost money=250"]
    assert [int(n) for n in game.record.ransom] == [0, 0, 250, 0, 250, 0]


def test_the_cards_without_an_event():
    """X5: after Bridge and Tunnel nothing happens."""
    for card in ("bridge", "tunnel"):
        game = after(
            card, "marshal: 2\ntuco: 2 roof\ndoc: 1 inside\ndjango: 4 roof\nghost: 0 roof; holds purse1=250@3\n"
        )
        assert event_of(game) == [f"event round_card={card}"]
        assert bandits(game) == {
            "tuco": "2 roof",
            "doc": "1 inside",
            "django": "4 roof",
            "ghost": "0 roof; holds purse1=250@3",
        }


def test_the_event_comes_after_the_last_card():
    """X70, X30: the pile is empty first."""
    game = case("""
        seats: tuco | doc | django
        round: 0 swivel-arm
        pile: 0; tuco floor, doc marshal
        decision: resolve
        marshal: 2
        tuco: 1 inside
        doc: 0 inside
        django: 1 inside
    """)
    assert bandits(game)["tuco"] == "1 roof"
    assert told(game.events, "event") == []
    swept = ["marshal car=3", "event round_card=swivel-arm", "swept bandit=tuco spot=0 roof"]
    assert told(game.play(1, "marshal 3"))[:3] == swept
    assert bandits(game)["tuco"] == "0 roof"
    assert line(game, "pile") == ""  # the next round's
    assert [int(n) for n in (game.record.pile_size, game.record.pile_next, game.record.ghosted)] == [0, 0, -1]


def test_the_last_of_six_seats_is_followed_by_seat_0():
    """X76, X33: clockwise from the first seat, past the last one; everybody alone with a purse is asked once."""
    game = case("""
        seats: tuco | doc | ghost | belle | django | cheyenne
        round: 4 pickpocketing
        earlier: bridge tunnel braking swivel-arm
        first: 5
        marshal: 5
        tuco: 0 inside
        doc: 1 inside
        ghost: 0 roof
        belle: 1 roof
        django: 1 roof
        cheyenne: 2 roof
        loot 0 inside: purse8
        loot 1 inside: purse9
        decision: resolve
    """)
    assert list(game.deciders) == [0]
    assert texts(game, 0) == ["take purse8", "pass"]
    game.play(0, "pass")
    assert list(game.deciders) == [1]
