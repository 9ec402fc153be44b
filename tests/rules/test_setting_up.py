"""X1 to X16: the pieces, the round cards, and what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import folsom
from folsom import Game
from folsom.rules import journal
from folsom.rules.express import bags, cards, scheming, setup, state, stealing, verbs

from .help import (
    ALL_TEN,
    NAMES,
    at,
    cards_of,
    changes,
    known_worth,
    now,
    resolve,
    seats_of,
    sizes,
    spots,
    told,
    untidy,
)

PLAIN = ("angry-marshal", "swivel-arm", "braking", "take-it-all", "passengers-rebellion", "bridge", "tunnel")
STATIONS = ("marshals-revenge", "pickpocketing", "hostage-conductor")
FEW_TURNS = {
    "angry-marshal": "SSTR",
    "swivel-arm": "STSS",
    "braking": "SSSS",
    "take-it-all": "STDS",
    "passengers-rebellion": "SSTSS",
    "bridge": "SDS",
    "tunnel": "STSTS",
    "marshals-revenge": "SSTS",
    "pickpocketing": "SSTS",
    "hostage-conductor": "SSTS",
}
MANY_TURNS = {
    "angry-marshal": "SSR",
    "swivel-arm": "STS",
    "braking": "STSS",
    "take-it-all": "SDR",
    "passengers-rebellion": "STSR",
    "bridge": "SD",
    "tunnel": "STST",
    "marshals-revenge": "SSTS",
    "pickpocketing": "SSTS",
    "hostage-conductor": "SSTS",
}
CARS = ("1/0", "1/1", "3/0", "3/1", "4/1", "0/3")
SEEDS = range(10)


@cache
def deal(seats: int, seed: int) -> Game:
    """A deal; nobody may play on in it."""
    return folsom.new("express", seats=seats, seed=seed)


def deals(seats: int) -> list[Game]:
    """Deals from several seeds."""
    return [deal(seats, seed) for seed in SEEDS]


@cache
def table(seats: int, seed: int) -> dict[str, Any]:
    """What everybody sees of a deal."""
    return deal(seats, seed).view(None)


def tables(seats: int) -> list[dict[str, Any]]:
    """What everybody sees of several deals."""
    return [table(seats, seed) for seed in SEEDS]


def laid(seats: int, seed: int) -> Any:
    """A record after bandits and train only: quick, for many seeds."""
    games = state.blank(1)
    g = games[0]
    setup.clear(g)
    verbs.reseed(games, 0, seed)
    g.seats = seats
    setup.deal_bandits(g, wishes(seats))
    setup.make_train(g, wishes(seats))
    return g


def even(counts: Counter[int], kinds: int) -> bool:
    """Whether that many kinds came about equally often."""
    share = sum(counts.values()) / kinds
    return len(counts) == kinds and all(share / 2 < n < share * 1.5 for n in counts.values())


def loot_of(game: Game) -> dict[str, str]:
    """The lines of the loot that lies on the train."""
    return {key.removeprefix("loot "): rest for key, rest in now(game).items() if key.startswith("loot ")}


# ---- pieces ----------------------------------------------------------------------------------------------------------


def test_floor_loot_of_each_car():
    """X1: 1/0, 1/1, 3/0, 3/1, 4/1 and 0/3; twelve purses and six jewels."""
    game = folsom.new("express", seats=6, cars=CARS, seed=1)
    assert now(game)["train"] == "1/0 1/1 3/0 3/1 4/1 0/3"
    assert loot_of(game) == {
        "0 inside": "purse6",
        "1 inside": "purse7 jewel0",
        "2 inside": "purse8 purse9 purse10",
        "3 inside": "purse11 purse12 purse13 jewel1",
        "4 inside": "purse14 purse15 purse16 purse17 jewel2",
        "5 inside": "jewel3 jewel4 jewel5",
        "6 inside": "strongbox0",
    }
    game = folsom.new("express", seats=6, cars=CARS[::-1], seed=1)
    assert now(game)["train"] == "0/3 4/1 3/1 3/0 1/1 1/0"
    assert loot_of(game) == {
        "0 inside": "jewel0 jewel1 jewel2",
        "1 inside": "purse6 purse7 purse8 purse9 jewel3",
        "2 inside": "purse10 purse11 purse12 jewel4",
        "3 inside": "purse13 purse14 purse15",
        "4 inside": "purse16 jewel5",
        "5 inside": "purse17",
        "6 inside": "strongbox0",
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_floor_loot_is_what_is_printed(seats: int):
    """X1, X11: every car gets what is printed on it, whichever are drawn."""
    for view in tables(seats):
        for car, name in enumerate(view["train"]):
            lies = Counter(token.rstrip("0123456789") for token in view["loot"].get(f"{car} inside", []))
            purses, jewels = map(int, name.split("/"))
            assert lies == Counter(purse=purses, jewel=jewels) - Counter()
        assert set(view["loot"]) == {f"{car} inside" for car in range(len(view["train"]) + 1)}


ALL_PURSES = [250] * 8 + [300] * 2 + [350] * 2 + [400] * 2 + [450] * 2 + [500] * 2


@pytest.mark.parametrize("last", sorted(set(ALL_PURSES)))
@pytest.mark.parametrize("stream", ["0000000000000001", "00000000deadbeef", "ffffffffffffffff"])
def test_the_eighteen_purses(last: int, stream: str):
    """X2: eight of $250, two each of $300 to $500: when seventeen are known, so is the eighteenth."""
    known = ALL_PURSES.copy()
    known.remove(last)
    lying = " ".join(f"purse{n}={worth}@0" for n, worth in enumerate(known))
    game = resolve(f"""
        seats: tuco | doc | belle
        tuco: 1 roof
        doc: 1 inside
        loot 0 roof: {lying}
        loot 1 roof: purse17
        pile: 0; tuco robbery, doc move
        stream: {stream}
    """)
    assert told(game.events, "take", "see") == [
        "take bandit=tuco token=purse17",
        f"see seat=0 token=purse17 worth={last}",
    ]
    assert changes(game) == {"tuco": f"1 roof; holds purse17={last}@0", "loot 1 roof": ""}


def test_a_purse_too_many():
    """X2: a ninth purse of $250 or a third of another value can't be."""
    for worth, copies in Counter(ALL_PURSES).items():
        lying = [f"purse{n}={worth}@0" for n in range(copies + 1)]
        text = "seats: tuco | doc | belle\nloot 0 roof: "
        at(text + " ".join(lying[:-1]))
        with pytest.raises(folsom.NotationError, match=f"at most {copies} purses of \\${worth}"):
            at(text + " ".join(lying))


def test_values_are_drawn_by_their_copies():
    """X2, X12: a purse's value is drawn at random from those that are left, each copy as likely as another."""
    games = state.blank(1)
    g = games[0]
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for seed in range(300):
        setup.clear(g)
        verbs.reseed(games, 0, seed)
        g.purse_bag = 0x222225
        g.worth[:3] = 250
        for purse in range(3, 18):
            stealing.draw_worth(g, purse)
        first[int(g.worth[3])] += 1
        last[int(g.worth[17])] += 1
        assert sorted(int(worth) for worth in g.worth) == sorted(ALL_PURSES)
        assert int(g.purse_bag) == 0
    for drawn in (first, last):  # five of $250 among fifteen, two of each other value
        assert set(drawn) == set(ALL_PURSES)
        assert 70 < drawn[250] < 130
        assert all(20 < drawn[worth] < 60 for worth in (300, 350, 400, 450, 500))


def wishes(seats: int) -> np.ndarray:
    """Nothing is wished for but the number of seats."""
    numbers = np.full(cards.WISHES, cards.OFF, np.int64)
    numbers[:4] = (seats, 0, 0, 0)
    return numbers


@pytest.mark.parametrize(
    ("bag", "left"), [(0, 0), (0x1, 1), (0xF, 15), (0x222228, 18), (0x200001, 3), (0x010100, 2), (0x700000, 7)]
)
def test_values_left(bag: int, left: int):
    """X2: how many values no purse has got yet."""
    assert stealing.worths_left(bag) == left


def test_what_jewels_and_strongboxes_are_worth():
    """X2: a jewel is $500, a strongbox $1000, a purse what it says."""
    game = resolve("""
        seats: tuco | doc | belle | ghost
        round: 4 hostage-conductor
        earlier: bridge tunnel braking swivel-arm
        tuco: 0 inside; holds purse0=350@0 purse1=250@0; shot ghost 1
        doc: 0 inside; holds jewel0 jewel1 jewel5; shot ghost 1 tuco 1 doc 1 belle 1
        belle: 0 inside; holds strongbox0 strongbox1
        ghost: 0 inside
    """)
    assert game.over
    assert game.scores == (600, 1500, 2000, 1000)  # Ghost is the Gunslinger
    game = resolve("""
        seats: tuco | doc | belle | ghost
        round: 4 pickpocketing
        earlier: bridge tunnel braking swivel-arm
        tuco: 0 inside; holds purse17=500@0 jewel3 strongbox0; shot ghost 1
        doc: 0 inside; holds strongbox1
        belle: 0 inside; holds jewel4
        ghost: 0 inside
    """)
    assert game.scores == (2000, 1000, 500, 1000)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("expert", [False, True])
def test_ten_cards_and_six_bullets(seats: int, expert: bool):
    """X3: Move 2, Floor Change 2, Fire 2, Robbery 2, Punch 1, Marshal 1; six bullets."""
    for seed in range(3):
        game = folsom.new("express", seats=seats, seed=seed, expert=expert)
        assert [cards_of(game, seat) for seat in range(seats)] == [ALL_TEN] * seats
        assert [bandit["bullets"] for bandit in game.view(None)["bandits"].values()] == [6] * seats
        assert [bandit["received"] for bandit in game.view(None)["bandits"].values()] == [{}] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_thirteen_neutral_bullets(seats: int):
    """X4: thirteen neutral bullets at the start."""
    assert {view["neutral"] for view in tables(seats)} == {13}


# ---- round cards -----------------------------------------------------------------------------------------------------


def turned_up(seats: int, card: str, first: int = 0) -> Game:
    """The first turn of a round with this card; the first seat has all its cards in hand, nobody else any."""
    last = f"round: 4 {card}\nearlier: bridge tunnel braking swivel-arm"
    time = last if card in STATIONS else f"round: 0 {card}"
    teams = "seats: doc tuco | django cheyenne\nhand 0: tuco move, tuco fire, doc move, doc fire, doc punch, doc floor"
    line = seats_of(seats) + f"\nhand {first}: {ALL_TEN}" if seats > 2 else teams
    return at(f"{line}\n{time}\nfirst: {first}")


def symbols_played(seats: int, card: str) -> str:
    """Play the first seat's turns and see from what happens which symbols they have."""
    game = turned_up(seats, card)
    symbols = ""
    while game.decision == "scheme":
        record = game.record
        turn, order, down = int(record.turn), [], []
        while game.decision == "scheme" and int(record.turn) == turn:
            (seat,) = game.deciders
            order.append(seat)
            choice = game.legal(0)[0].text if seat == 0 else "draw"
            down += [event.split()[0] for event in told(game.play(seat, choice), "play", "hide")]
        clockwise = list(range(seats))
        faces = set(down[: 2 if order[:2] == [0, 0] else 1])
        assert faces in ({"play"}, {"hide"})
        kinds = {
            ("hide", tuple(clockwise)): "T",
            ("play", tuple(clockwise)): "S",
            ("play", tuple(s for s in clockwise for _ in range(2))): "D",
            ("play", (0, *clockwise[:0:-1])): "R",
        }
        symbols += kinds[faces.pop(), tuple(order)]
    return symbols


@pytest.mark.parametrize("card", PLAIN)
def test_round_cards(card: str):
    """X5: the turns of the seven round cards, up to four seats and from five on, told by how they are played."""
    assert symbols_played(4, card) == FEW_TURNS[card]
    assert symbols_played(5, card) == MANY_TURNS[card]


@pytest.mark.parametrize("card", STATIONS)
def test_stations(card: str):
    """X6: S S T S, whatever the number of seats."""
    assert symbols_played(4, card) == "SSTS"
    assert symbols_played(5, card) == "SSTS"


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("card", ["braking", "take-it-all"])
def test_round_cards_for_the_other_tables(seats: int, card: str):
    """X5: three seats play the cards of four, six those of five."""
    assert symbols_played(seats, card) == (FEW_TURNS if seats < 5 else MANY_TURNS)[card]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("card", [*PLAIN, *STATIONS])
def test_round_cards_are_seen(seats: int, card: str):
    """X5, X6, X107: the symbols on the card that is turned up, for every number of seats."""
    assert turned_up(seats, card).view(None)["symbols"] == (FEW_TURNS if seats < 5 else MANY_TURNS)[card]


@pytest.mark.parametrize(
    ("card", "follows"),
    [
        (
            "angry-marshal",
            ["neutral bandit=tuco", "marshal car=2", "neutral bandit=doc", "flee bandit=doc spot=2 roof"],
        ),
        ("swivel-arm", ["swept bandit=tuco spot=0 roof"]),
        ("braking", []),
        ("take-it-all", ["strongbox token=strongbox1 spot=3 inside"]),
        ("passengers-rebellion", ["neutral bandit=belle", "neutral bandit=doc"]),
        ("bridge", []),
        ("tunnel", []),
        ("marshals-revenge", ["fall bandit=tuco token=purse0 spot=3 roof"]),
        ("hostage-conductor", ["ransom bandit=tuco money=250"]),
    ],
)
def test_each_card_has_its_own_event(card: str, follows: list[str]):
    """X5, X6: the event of each card, and none on Bridge and Tunnel."""
    number = "4" if card in STATIONS else "0"
    others = [name for name in PLAIN if name != card][:4]
    game = resolve(f"""
        seats: tuco | doc | belle
        round: {number} {card}
        {"earlier: " + " ".join(others) if card in STATIONS else "first: 2"}
        tuco: 3 roof; holds purse0
        doc: 2 inside
        belle: 0 inside
    """)
    happened = told(game.events)
    assert happened[0] == f"event round_card={card}"
    after = next(k for k, event in enumerate(happened) if event.startswith(("first", "turn up", "gunslinger")))
    assert happened[1:after] == follows


def test_a_card_at_random_and_a_station_last():
    """X14, X5, X6: in the first four rounds any of the seven that wasn't there yet, in the fifth any station."""
    games = state.blank(1)
    g = games[0]
    setup.clear(g)
    for number, used in ((0, 0), (1, 0b0000001), (3, 0b1010001), (3, 0b0110100), (4, 0b0001111), (4, 0b1110001)):
        stations = number == 4
        free = set(range(7, 10)) if stations else {card for card in range(7) if not used >> card & 1}
        drawn: Counter[int] = Counter()
        for seed in range(60 * len(free)):
            verbs.reseed(games, 0, seed)
            g.number = number
            g.card_word = used
            scheming.turn_up(g, None)
            drawn[int(g.card)] += 1
            assert int(g.card_word) == used | 1 << int(g.card)
        assert set(drawn) == free
        assert all(30 < n < 90 for n in drawn.values())


def test_rounds_follow_each_other():
    """X14: four different round cards, then a station, each public when it is turned up and not before."""
    for seed in range(2):
        game = folsom.new("express", seats=3, seed=seed)
        turned = [event.data for event in game.events if event.kind == "round"]
        known = 0
        while not game.over:
            if len(turned) > known:
                known = len(turned)
                view = game.view(None)
                assert view["card"] == turned[-1]["round_card"]
                assert set(view["cards"]) == {data["round_card"] for data in turned}
            (seat,) = game.deciders
            turned += [event.data for event in game.play(seat, "draw") if event.kind == "round"]
        assert [data["number"] for data in turned] == [0, 1, 2, 3, 4]
        named = [data["round_card"] for data in turned]
        assert len(set(named[:4]) & set(PLAIN)) == 4
        assert named[4] in STATIONS


def test_cards_to_come_stay_hidden():
    """X14: nothing that a seat sees tells which cards come: a resampled game goes on with others."""
    game = deal(4, 3)
    comes = set()
    for seed in range(12):
        world = game.resample(0, seed)
        assert world.view(0) == game.view(0)
        assert (world.observe(None) == game.observe(None)).all()
        world.record.kind = cards.NOBODY
        world.record.turn = cards.OFF
        world.record.pile_next = 1
        world.record.hand[:] = 0
        rows = journal.blank()
        verbs.run(world._games, 0, rows)
        comes.add(int(world.record.card))
    assert len(comes) > 2


# ---- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bandits_are_dealt(seats: int):
    """X10: one bandit a seat, no two alike, any of the six at random."""
    for game in deals(seats)[:4]:
        assert [len(pair) for pair in pairs_of(game)] == [1] * seats
    dealt = [[int(b) for b in laid(seats, seed).pair[:seats, 0]] for seed in range(240)]
    assert all(len(set(bandits)) == seats for bandits in dealt)
    assert all(even(Counter(bandits[seat] for bandits in dealt), 6) for seat in range(seats))


def pairs_of(game: Game) -> list[list[str]]:
    """The bandits of each seat."""
    return [[cards.BANDITS[b] for b in pair if b >= 0] for pair in game.record.pair[: game.seats]]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bandits_are_chosen(seats: int):
    """X10: each seat gets the bandit that was chosen for it."""
    for seed in range(3):
        for names in (NAMES[:seats], NAMES[::-1][:seats], ("ghost", "belle", "tuco")):
            game = folsom.new("express", seed=seed, bandits=names)
            assert pairs_of(game) == [[name] for name in names]
            assert now(game)["seats"] == " | ".join(names)


def test_some_bandits_are_chosen():
    """X10: a seat without a wish gets one of those nobody wished for, whether before or after it."""
    drawn: tuple[set[str], ...] = (set(), set())
    for seed in range(30):
        game = folsom.new("express", seats=4, seed=seed, bandits=["doc", None, "belle", None])
        names = [pair[0] for pair in pairs_of(game)]
        assert (names[0], names[2]) == ("doc", "belle")
        assert len(set(names)) == 4
        drawn[0].add(names[1])
        drawn[1].add(names[3])
    assert drawn == ({"cheyenne", "django", "ghost", "tuco"},) * 2
    for seed in range(9):
        pairs = pairs_of(folsom.new("express", seats=3, seed=seed, bandits=[None, None, "tuco"]))
        assert pairs[2] == ["tuco"]
        assert pairs[0] != pairs[1] != ["tuco"] != pairs[0]
    with pytest.raises(folsom.UnknownOption):
        folsom.new("express", seats=3, bandits=["doc", "doc", None])


def test_two_seats_have_two_bandits():
    """X10, X100: with two seats two bandits each, the lower number first; four purses; eleven cards once named."""
    for seed in range(6):
        game = folsom.new("express", seats=2, seed=seed, bandits=[["tuco", "cheyenne"], ["doc", "django"]])
        assert pairs_of(game) == [["cheyenne", "tuco"], ["django", "doc"]]
        assert now(game)["seats"] == "cheyenne tuco | django doc"
        assert [now(game)[name] for name in ("cheyenne", "tuco", "django", "doc")] == [
            f"off; holds purse{n}=250@*" for n in range(4)
        ]
        assert int(game.record.cars) == 4
        assert game.deciders == (0, 1)
        assert [[o.text for o in game.legal(seat)] for seat in (0, 1)] == [
            ["marshal cheyenne", "marshal tuco"],
            ["marshal django", "marshal doc"],
        ]
    pairs = [laid(2, seed).pair[:2].tolist() for seed in range(120)]
    assert all(len({*first, *second}) == 4 for first, second in pairs)
    assert all(low < high for pair in pairs for low, high in pair)
    assert even(Counter(bandit for pair in pairs for bandit in pair[0]), 6)


def test_two_seats_one_bandit_wished():
    """X10, X100: a team with one wish, or with the higher number wished first."""
    partners = set()
    for seed in range(20):
        game = folsom.new("express", seats=2, seed=seed, bandits=[["django"], [None, "belle"]])
        pairs = pairs_of(game)
        assert "django" in pairs[0]
        assert "belle" in pairs[1]
        assert len({*pairs[0], *pairs[1]}) == 4
        record = game.record
        assert all(int(record.pair[seat, 0]) < int(record.pair[seat, 1]) for seat in (0, 1))
        partners |= set(pairs[0]) - {"django"}
    assert partners == {"cheyenne", "doc", "ghost", "tuco"}


@pytest.mark.parametrize(("names", "slot"), [(("tuco", "django"), "tuco"), (("cheyenne", "doc"), "cheyenne")])
def test_two_seats_start(names: tuple[str, str], slot: str):
    """X101, X102, X109: both Marshal cards, then the first seat, then who starts in the caboose."""
    game = folsom.new("express", seats=2, seed=3, bandits=[["tuco", "cheyenne"], ["doc", "django"]])
    game.play(0, f"marshal {names[0]}")
    happened = told(game.play(1, f"marshal {names[1]}"))
    first = int(game.record.first)
    assert untidy(game) == []
    assert happened == [
        "decide seat=1",
        f"name seat=0 bandit={names[0]}",
        f"name seat=1 bandit={names[1]}",
        f"first seat={first}",
    ]
    five = "cheyenne move, cheyenne floor, cheyenne fire, cheyenne robbery, cheyenne punch"
    hers = five + (", cheyenne marshal" if slot == "cheyenne" else "")
    his = five.replace("cheyenne", "tuco") + (", tuco marshal" if slot == "tuco" else "")
    assert cards_of(game, 0) == f"{hers}, {his}"
    assert sizes(game, "deck") == [11, 11]
    assert game.deciders == (0, 1)
    assert [[o.text for o in game.legal(seat)] for seat in (0, 1)] == [
        ["caboose cheyenne", "caboose tuco"],
        ["caboose django", "caboose doc"],
    ]
    game.play(1, "caboose doc")
    assert spots(game) == dict.fromkeys(("cheyenne", "tuco", "django", "doc"))
    happened = told(game.play(0, f"caboose {names[0]}"), "place", "decide")
    there = "0 inside" if names[0] == "cheyenne" else "1 inside"
    other = "1 inside" if names[0] == "cheyenne" else "0 inside"
    assert happened == [
        "decide seat=0",
        f"place bandit=cheyenne spot={there}",
        f"place bandit=tuco spot={other}",
        "place bandit=django spot=1 inside",
        "place bandit=doc spot=0 inside",
    ]
    assert untidy(game) == []
    assert spots(game) == {"cheyenne": there, "tuco": other, "django": "1 inside", "doc": "0 inside"}
    assert sizes(game, "hand") == [6, 7]
    assert list(game.deciders) == [first]
    assert game.check() == []
    assert [int(n) for n in game.record.choice] == [0] * 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_train(seats: int):
    """X11, X100: as many cars as seats (four with two), any of the six at any place, none twice."""
    count = 4 if seats == 2 else seats
    assert all(len(view["train"]) == count for view in tables(seats))
    trains = [[int(car) for car in laid(seats, seed).train] for seed in range(240)]
    for train in trains:
        assert len(set(train[:count])) == count
        assert train[count:] == [-1] * (6 - count)
    assert all(even(Counter(train[place] for train in trains), 6) for place in range(count))
    assert all(int(game.record.cars) == count for game in deals(seats))


def test_the_train_as_wished():
    """X11: the cars wished for where they are wished, the others drawn from the rest."""
    for wish in permutations(("3/1", "1/0", "0/3")):
        assert folsom.new("express", seats=3, seed=1, cars=wish).view(None)["train"] == list(wish)
    drawn: tuple[set[str], ...] = (set(), set())
    for seed in range(30):
        train = folsom.new("express", seats=4, seed=seed, cars=[None, "3/0", None, "4/1"]).view(None)["train"]
        assert (train[1], train[3]) == ("3/0", "4/1")
        assert len(set(train)) == 4
        drawn[0].add(train[0])
        drawn[1].add(train[2])
    assert drawn == ({"1/0", "1/1", "3/1", "0/3"},) * 2
    for seed in range(10):
        train = folsom.new("express", seats=6, seed=seed, cars=[None] * 5 + ["1/0"]).view(None)["train"]
        assert train[5] == "1/0"
        assert set(train) == set(CARS)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_purse_each(seats: int):
    """X12: each bandit holds one $250 purse that everybody knows; all others lie face down."""
    for game in deals(seats)[:3]:
        held = [bandit["loot"] for bandit in game.view(None)["bandits"].values()]
        assert sorted(held) == [[f"purse{n}"] for n in range(seats)]
        for seat in (None, *range(seats)):
            for purse, told_of in game.view(seat)["purses"].items():
                start = int(purse.removeprefix("purse")) < seats
                assert told_of == {"worth": 250 if start else None, "seen": list(range(seats)) if start else []}
        for seat, pair in enumerate(pairs_of(game)):
            assert now(game)[pair[0]].endswith(f"; holds purse{seat}=250@*")
    assert int(deal(seats, 0).record.purse_bag) == 0x222228 - seats


def test_purse_values_are_not_settled_by_the_deal():
    """X12: the floor purses are drawn at random from the rest, so a seat that takes one can find any value."""
    assert len({value_found(seed) for seed in range(12)}) > 3


def value_found(seed: int) -> int:
    """What the first purse taken is worth, in a game of three."""
    game = resolve(f"""
        seats: tuco | doc | belle
        tuco: 0 inside; holds purse0=250@*
        doc: 1 inside; holds purse1=250@*
        belle: 0 inside; holds purse2=250@*
        loot 0 inside: purse3
        pile: 0; tuco robbery, doc move
        stream: {(seed + 1) * 0x9E3779B97F4A7C15 % (1 << 64):016x}
    """)
    assert game.decision == "move"
    return int(known_worth(game, 0, "purse3"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_marshal_and_the_strongboxes(seats: int):
    """X13: he and one strongbox inside the locomotive, the other strongbox beside the train."""
    cars = 4 if seats == 2 else seats
    for view in tables(seats):
        assert view["marshal"] == cars
        assert view["beside"] == 1
        assert view["loot"][f"{cars} inside"] == ["strongbox0"]
        everywhere = [*view["loot"].values(), *(bandit["loot"] for bandit in view["bandits"].values())]
        assert [token for tokens in everywhere for token in tokens if "strongbox" in token] == ["strongbox0"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_seat(seats: int):
    """X15: drawn at random, public, and the first to play."""
    for game, view in zip(deals(seats), tables(seats), strict=True):
        assert told(game.events, "first") == [f"first seat={view['first']}"]
        assert game.deciders == (view["first"],)
    drawn: Counter[int] = Counter()
    games = state.blank(1)
    games[0].seats = seats
    for seed in range(100 * seats):
        verbs.reseed(games, 0, seed)
        setup.draw_first(games[0], None)
        drawn[int(games[0].first)] += 1
    assert set(drawn) == set(range(seats))
    assert even(drawn, seats)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_where_bandits_start(seats: int):
    """X15: from the first seat clockwise by turns inside the caboose and inside the next car forward."""
    for game, view in zip(deals(seats), tables(seats), strict=True):
        first = view["first"]
        names = [pair[0] for pair in pairs_of(game)]
        order = [names[(first + k) % seats] for k in range(seats)]
        where = ["0 inside", "1 inside"] * (seats // 2) + ["0 inside"] * (seats % 2)
        assert [view["bandits"][name]["spot"] for name in order] == where
        placed = [f"place bandit={name} spot={view['bandits'][name]['spot']}" for name in names]
        assert told(game.events, "place") == placed
    for first in range(seats):
        g = laid(seats, first)
        g.first = first
        for seat in range(seats):
            setup.place_by_order(g, seat, None)
        order = [int(g.place[int(g.pair[(first + k) % seats, 0])]) for k in range(seats)]
        assert order == [0, 1, 0, 1, 0, 1][:seats]
        assert sorted(int(word).bit_count() for word in g.standing)[-2:] == [seats // 2, (seats + 1) // 2]


def test_who_sees_a_purse():
    """X16: its value is seen by its holder alone, at once and later; jewels and strongboxes have none to hide."""
    game = resolve("""
        seats: tuco | doc | belle
        tuco: 1 inside
        doc: 1 roof
        loot 1 inside: purse4 purse5 jewel0 strongbox0
        pile: 0; tuco robbery, doc move, tuco robbery
    """)
    before = now(game)["loot 1 inside"]
    assert before == "purse4 purse5 jewel0 strongbox0"
    happened = game.play(0, "rob purse5")
    assert told(happened, "take") == ["take bandit=tuco token=purse5"]
    (sight,) = [event for event in happened if event.kind == "see"]
    worth = sight.data["worth"]
    assert sight.data == {"seat": 0, "token": "purse5", "worth": worth}
    assert [sight.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert worth in ALL_PURSES
    assert [known_worth(game, seat, "purse5") for seat in (0, 1, 2, None)] == [worth, None, None, None]
    assert [known_worth(game, seat, "purse4") for seat in (0, 1, 2, None)] == [None] * 4
    assert now(game)["tuco"] == f"1 inside; holds purse5={worth}@0"
    game.play(1, "move 2")
    happened = game.play(0, "rob jewel")
    assert told(happened, "take", "see") == ["take bandit=tuco token=jewel0"]
    assert known_worth(game, 0, "purse5") == worth


def test_loot_left_over():
    """X16: what no car got leaves the game: it is nowhere, in nobody's view, and has no value."""
    game = folsom.new("express", seats=3, seed=4, cars=["1/0", "1/1", "0/3"])
    for seat in (None, 0, 1, 2):
        assert list(game.view(seat)["purses"]) == ["purse0", "purse1", "purse2", "purse3", "purse4"]
    assert loot_of(game) == {
        "0 inside": "purse3",
        "1 inside": "purse4 jewel0",
        "2 inside": "jewel1 jewel2 jewel3",
        "3 inside": "strongbox0",
    }
    assert [int(worth) for worth in game.record.worth] == [250] * 3 + [0] * 15
    assert [int(seen) for seen in game.record.seen] == [0b1000111] * 3 + [0] * 15


# ---- the deal as a whole ---------------------------------------------------------------------------------------------


def test_all_that_happens_at_a_deal():
    """X15, X20, X21: first seat, places, then seat by seat a shuffle and six cards, then the round card."""
    game = folsom.new("express", seed=5, bandits=["tuco", "doc", "belle"])
    first = int(game.record.first)
    happened = told(game.events)
    assert happened[:4] == [
        f"first seat={first}",
        *(f"place bandit={NAMES[seat]} spot={(seat - first) % 3 % 2} inside" for seat in range(3)),
    ]
    draws = []
    for seat, count in ((0, 6), (1, 7), (2, 6)):
        draws += [f"shuffle seat={seat}", *["drawn"] * count, f"draw seat={seat} count={count}"]
    assert [event if not event.startswith("drawn") else "drawn" for event in happened[4:-1]] == draws
    assert happened[-1] == f"round number=0 round_card={game.view(None)['card']}"
    for seat in range(3):
        drawn = Counter(e.data["card"] for e in game.events if e.kind == "drawn" and e.data["seat"] == seat)
        assert drawn == Counter(game.view(seat)["hand"])
    assert untidy(game) == []
    for event in game.events:
        own = event.data["seat"] if event.kind == "drawn" else None
        assert [event.seen_by(s) for s in (0, 1, 2, None)] == [own in (None, s) for s in (0, 1, 2)] + [own is None]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("fill", [1, 6, 127])
def test_a_deal_clears_the_table(seats: int, fill: int):
    """X10: a deal upon the rests of another game is the same as on an empty table."""
    clean, used = state.blank(1), state.blank(1)
    used.view(np.int8)[:] = fill
    used[0].spare[:] = 0
    for games in (clean, used):
        verbs.setup(games, 0, wishes(seats), 77, None)
    assert clean.tobytes() == used.tobytes()
    used.view(np.int8)[:] = fill
    setup.clear(used[0])
    record = used[0]
    assert [int(n) for n in record.place] == [-1] * 6
    assert [int(n) for n in record.pair.ravel()] == [-1] * 12
    assert [int(n) for n in record.train] == [-1] * 6
    assert int(record.purse_bag) == 0x222228
    off = ("first", "card", "turn", "actor", "target", "token", "ghosted")
    assert [int(record[name]) for name in off] == [-1] * len(off)
    zero = ("options", "card_word", "number", "step", "pile_size", "pile_next", "decider", "asked", "waiting",
            "pickers")  # fmt: skip
    assert [int(record[name]) for name in zero] == [0] * len(zero)
    assert (int(record.neutral), int(record.beside), int(record.kind)) == (13, 1, cards.NOBODY)
    arrays = ("hand", "deck", "discards", "kept", "known", "limit_known", "limit_down", "limit_room", "loot", "held",
              "worth", "ransom", "seen", "standing", "bullets", "received", "top", "fresh", "choice", "pile",
              "spare")  # fmt: skip
    assert [name for name in arrays if record[name].any()] == []


def test_a_deal_is_sound_and_its_own():
    """X10, X11: every deal is a sound position; the same seed deals the same, another one does not."""
    for seats in (2, 3, 4, 5, 6):
        for game in deals(seats)[:6]:
            assert game.check() == []
        again = folsom.new("express", seats=seats, seed=0)
        assert again.position() == deal(seats, 0).position()
        assert len({game.position() for game in deals(seats)}) == len(SEEDS)


@pytest.mark.parametrize("belle", ["any-target", "same-spot"])
@pytest.mark.parametrize("discards", ["open", "owner"])
@pytest.mark.parametrize("seats", [2, 3])
def test_table_options(belle: str, discards: str, seats: int):
    """X10, X65, X90, X103: the wishes for the table are in the record; two seats always play the expert variant."""
    for expert in (False, True):
        game = folsom.new("express", seats=seats, seed=1, belle=belle, discards=discards, expert=expert)
        view = game.view(None)
        assert (view["belle"], view["discards"], view["seats"]) == (belle, discards, seats)
        assert view["expert"] == (expert or seats == 2)
    numbers = wishes(2)
    games = state.blank(1)
    verbs.setup(games, 0, numbers, 1, None)
    assert int(games[0].expert) == 1


def test_hands_are_drawn_evenly():
    """X20: each card of the deck is as likely to be drawn as any other."""
    games = state.blank(1)
    g = games[0]
    verbs.reseed(games, 0, 5)
    hands: Counter[int] = Counter()
    for _ in range(200):
        g.hand[0], g.deck[0] = 0, setup.DECK
        for n in range(6):
            slot = int(scheming.draw_card(g, 0))
            hands[slot] += 1
            assert [int(bags.size(int(pile[0]))) for pile in (g.hand, g.deck)] == [n + 1, 9 - n]
        assert int(g.hand[0]) + int(g.deck[0]) == setup.DECK
    assert set(hands) == set(range(6))
    assert all(0.5 < hands[slot] / 200 / cards.COPIES[slot] < 0.7 for slot in hands)  # six of ten
    assert bags.size(setup.DECK) == 10
    assert bags.size(setup.TEAM_DECK) == 10
