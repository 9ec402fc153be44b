"""Random games to the end on every kind of table, and cases worked out by hand."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .express import OVER, Asking, Course, Impossible, Reference, Setup
from .pieces import BANDITS, CARS, INSIDE, ROOF, Bandit, Played
from .world import World

TABLES = [(seats, expert) for seats in (3, 4, 5, 6) for expert in (False, True)] + [(2, True)]
TRIO = [["tuco"], ["belle"], ["django"]]
HIGH = [["tuco"], ["belle"], ["django"], ["doc"], ["ghost"]]
TEAMS = [["tuco", "cheyenne"], ["django", "doc"]]


class Bags:
    """Chance that looks into the reference's own bags; what is wished for comes first."""

    def __init__(self, seed: int = 0, first: int | None = None, rounds: tuple[str, ...] = ()) -> None:
        self.random = random.Random(seed)
        self.first = first
        self.rounds = list(rounds)
        self.cards: dict[int, list[str]] = {}
        self.values: list[int] = []
        self.reference: Reference

    def first_seat(self) -> int:
        """The wished seat, or any."""
        return self.random.randrange(self.reference.world.setup.seats) if self.first is None else self.first

    def round_card(self) -> str:
        """The next wished card, or any that is left."""
        return self.rounds.pop(0) if self.rounds else self.random.choice(self.reference.world.possible_round_cards())

    def draw(self, seat: int) -> str:
        """The next wished card, or any in the deck, each as likely as it is there."""
        if self.cards.get(seat):
            return self.cards[seat].pop(0)
        world = self.reference.world
        cards = world.possible_draws(seat)
        return self.random.choices(cards, [world.seats[seat].deck[card] for card in cards])[0]

    def value(self, purse: str) -> int:
        """The next wished value, or any that is left."""
        return self.values.pop(0) if self.values else self.random.choice(self.reference.world.possible_values())


class Watched(Reference):
    """A reference whose own chance can see it."""

    def __init__(self, setup: Setup, chance: Bags, told: dict[str, Any] | None = None) -> None:
        chance.reference = self
        super().__init__(setup, chance, told)

    def only(self, name: str, kind: str) -> None:
        """Forget the game and carry out one card."""
        self.follow(Course(self.world).resolve(self.world.bandits[name], kind))

    def follow(self, course: Asking[None]) -> None:
        """Forget the game and follow this course."""
        self._course = course
        self._question = next(self._course, OVER)


def table(
    bandits: list[list[str]], chance: Bags | None = None, expert: bool = False, belle: str = "any-target"
) -> Watched:
    """A table with a known train: 1/0, 1/1, 3/0, 3/1, ... from the caboose."""
    cars = list(CARS[: 4 if len(bandits) == 2 else len(bandits)])
    setup = Setup(len(bandits), bandits, cars, expert or len(bandits) == 2, belle)
    return Watched(setup, chance or Bags(first=0))


def stand(world: World, **places: tuple[int, str]) -> None:
    """Put bandits where they are wanted."""
    for name, (car, level) in places.items():
        world.bandits[name].placed = True
        world.bandits[name].car, world.bandits[name].level = car, level


def names(bandits: list[Bandit]) -> list[str]:
    """Their names in alphabetical order."""
    return sorted(bandit.name for bandit in bandits)


# Random games


def check_counts(reference: Reference, cards: list[int]) -> None:
    """Nothing is lost and nothing is made: cards, tokens, bullets."""
    world = reference.world
    loot = Counter(token for bandit in world.bandits.values() for token in bandit.loot)
    loot.update(token for lying in world.loot.values() for token in lying)
    loot["strongbox"] += world.beside
    jewels = sum(car[1] for car in world.setup.cars)
    assert loot == Counter({**dict.fromkeys(world.values, 1), "jewel": jewels, "strongbox": 2})
    for number, seat in enumerate(world.seats):
        received = sum(bandit.received.total() for bandit in world.team(number))
        count = (seat.hand + seat.kept + seat.deck + seat.discard).total()
        count += sum(played.seat == number for played in world.pile)
        assert count == cards[number] + received
        assert 0 <= seat.top <= seat.deck["bullet"]
    for bandit in world.bandits.values():
        given = sum(other.received[bandit.name] for other in world.bandits.values())
        assert bandit.bullets + given == 6
        assert bandit.spot != (world.marshal, INSIDE)
        assert 0 <= bandit.car <= world.locomotive


def play_out(reference: Reference, chance: random.Random) -> int:
    """Play at random to the end; the number of decisions."""
    steps = 0
    world = reference.world
    while reference.kind() != "over":
        seat = chance.choice(reference.deciders())
        reference.play(seat, chance.choice(reference.legal(seat)))
        if reference.kind() not in ("marshal card", "start"):
            cards = [11 if world.team_game else 10] * world.setup.seats
            check_counts(reference, cards)
        steps += 1
    return steps


def random_setup(seats: int, expert: bool, chance: random.Random) -> Setup:
    """Any bandits, any cars."""
    size = 2 if seats == 2 else 1
    dealt = chance.sample(BANDITS, seats * size)
    teams = [dealt[number * size : (number + 1) * size] for number in range(seats)]
    cars = chance.sample(CARS, 4 if seats == 2 else seats)
    return Setup(seats, teams, cars, expert, chance.choice(("any-target", "same-spot")))


@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_random_games_end(seats: int, expert: bool) -> None:
    """X80: every game ends after the fifth round, and its table adds up."""
    chance = random.Random(seats)
    for seed in range(8):
        reference = Watched(random_setup(seats, expert, chance), Bags(seed))
        assert play_out(reference, chance) > 4 * 3 * seats
        end = reference.table()
        assert end["over"]
        assert end["round"] == 4
        assert end["deciders"] == []
        assert sorted(seat for group in end["ranks"] for seat in group) == list(range(seats))
        assert all(end["scores"][group[0]] == end["scores"][seat] for group in end["ranks"] for seat in group)
        assert all(len(end["seen"][purse]) == (0 if value is None else seats) for purse, value in end["values"].items())


@pytest.mark.parametrize(("seats", "expert"), TABLES)
def test_a_game_goes_on_from_its_table(seats: int, expert: bool) -> None:
    """Every table that is told can be laid out anew: the same table, the same options, and the game goes on from it."""
    chance = random.Random(seats)
    bags = Bags(seats)
    reference = Watched(random_setup(seats, expert, chance), bags)
    while reference.kind() != "over":
        told, options = reference.table(), [reference.legal(seat) for seat in range(seats)]
        reference = Watched(reference.world.setup, bags, told)
        assert reference.table() == told
        assert [reference.legal(seat) for seat in range(seats)] == options
        seat = chance.choice(reference.deciders())
        reference.play(seat, chance.choice(options[seat]))
    assert Watched(reference.world.setup, bags, reference.table()).table() == reference.table()


# Setting up


def test_three_seats_line_up() -> None:
    """X12, X13, X15: counted from seat 1, seats 1 and 0 are odd."""
    start = table(TRIO, Bags(first=1, rounds=("bridge",))).table()
    assert [start["bandits"][name]["car"] for name in ("belle", "django", "tuco")] == [0, 1, 0]
    assert start["spots"] == {
        "0 inside": ["purse3"],
        "1 inside": ["jewel", "purse4"],
        "2 inside": ["purse5", "purse6", "purse7"],
        "3 inside": ["strongbox"],
    }
    assert (start["marshal"], start["neutral"], start["beside"]) == (3, 13, 1)
    assert start["values"]["purse2"] == 250
    assert start["seen"]["purse2"] == [0, 1, 2]
    assert start["values"]["purse3"] is None
    assert (start["kind"], start["deciders"], start["turn"]) == ("scheme", [1], 0)


def test_two_seats_set_up() -> None:
    """X102, X109, X101: Marshal cards, then the first seat, then the places; each at once."""
    game = table(TEAMS, Bags(first=1))
    assert (game.kind(), game.deciders(), game.table()["first"]) == ("marshal card", [0, 1], None)
    assert game.table()["bandits"]["doc"]["car"] is None
    game.play(1, "marshal doc")
    assert (game.deciders(), game.table()["waiting"]) == ([0], [1])
    assert sum(game.table()["seats"][1]["deck"].values()) == 10
    game.play(0, "marshal tuco")
    assert (game.kind(), game.table()["first"]) == ("start", 1)
    assert game.legal(0) == ["caboose cheyenne", "caboose tuco"]
    game.play(0, "caboose tuco")
    game.play(1, "caboose django")
    after = game.table()
    assert [after["bandits"][name]["car"] for name in ("tuco", "cheyenne", "django", "doc")] == [0, 1, 0, 1]
    assert [sum(seat["hand"].values()) for seat in after["seats"]] == [6, 7]  # X106: Doc's team draws seven
    assert list(after["values"])[:4] == ["purse0", "purse1", "purse2", "purse3"]
    assert after["bandits"]["cheyenne"]["loot"] == ["purse0"]  # alphabetical within the seat


def test_impossible_chance() -> None:
    """X14, X2, X93: what cannot happen is refused."""
    with pytest.raises(Impossible):
        table(TRIO, Bags(first=3))
    with pytest.raises(Impossible):
        table(TRIO, Bags(first=0, rounds=("pickpocketing",)))
    chance = Bags(first=0, rounds=("braking",))
    chance.values = [250] * 6
    world = table(TRIO, chance).world
    chance.rounds = ["braking"]
    with pytest.raises(Impossible):
        world.turn_up()
    for purse in ("purse3", "purse4", "purse5", "purse6", "purse7"):
        world.look(0, purse)
    world.values["purse8"], world.seen["purse8"] = None, set()
    with pytest.raises(Impossible):  # three starting purses and five more are all the purses of 250
        world.look(0, "purse8")


# Scheming


def first_turns(game: Reference, turns: int) -> list[int]:
    """The seats that take the next turns when everybody draws."""
    seats = []
    for _ in range(turns):
        seats += game.deciders()
        game.play(game.deciders()[0], "draw")
    return seats


def test_order_of_turns() -> None:
    """X25, X26: double turns and the other way round, from the first seat."""
    assert first_turns(table(TRIO, Bags(first=1, rounds=("bridge",))), 12) == [1, 2, 0, 1, 1, 2, 2, 0, 0, 1, 2, 0]
    switching = table(TRIO, Bags(first=1, rounds=("angry marshal",)))
    assert first_turns(switching, 12)[9:] == [1, 0, 2]
    assert table(HIGH, Bags(rounds=("angry marshal",))).world.turns() == "SSR"


def test_ghost_must_hide_at_once() -> None:
    """X60: whoever draws on the first turn has lost the power for this round."""
    chance = Bags(first=0, rounds=("braking",))
    chance.cards = {0: ["ghost move"] * 2 + ["ghost fire"] * 2 + ["ghost floor"] * 2}
    game = table([["ghost"], ["belle"], ["doc"]], chance)
    first_turns(game, 3)
    assert "play move" in game.legal(0)
    assert "play move face down" not in game.legal(0)


def test_ghost_and_tunnel() -> None:
    """X60, X24: face down on the first turn; all face down in a tunnel."""
    chance = Bags(first=0, rounds=("tunnel",))
    chance.cards = {0: ["ghost move"] * 2 + ["ghost fire"] * 2 + ["ghost floor"] * 2}
    game = table([["ghost"], ["belle"], ["doc"]], chance)
    assert "play move face down" in game.legal(0)
    game.play(0, "play move face down")
    assert not any("face down" in words for words in game.legal(1))
    game.play(1, "draw")
    game.play(2, "draw")
    assert game.legal(0) == ["draw", "play fire", "play floor", "play move"]
    game.play(0, "play fire")
    assert game.table()["pile"] == [
        {"seat": 0, "card": "ghost move", "down": True},
        {"seat": 0, "card": "ghost fire", "down": True},
    ]


def test_drawing_from_a_short_deck() -> None:
    """X27, X28, X61: ten cards, six in hand, four to draw; the hand goes back; Doc has seven."""
    game = table([["doc"], ["belle"], ["ghost"]], Bags(first=0, rounds=("braking",)))
    sizes = []
    for _ in range(4):
        sizes.append([sum(seat["hand"].values()) for seat in game.table()["seats"]])
        first_turns(game, 3)
    assert sizes == [[7, 6, 6], [10, 9, 9], [10, 10, 10], [10, 10, 10]]
    assert (game.table()["round"], game.table()["first"]) == (1, 1)  # X80
    assert [sum(seat["hand"].values()) for seat in game.table()["seats"]] == [7, 6, 6]


def test_expert_bullets_on_top() -> None:
    """X93, X95: bullets come first; the discard pile only when the deck is empty."""
    game = table(TRIO, expert=True)
    world = game.world
    owner = world.seats[0]
    owner.hand, owner.deck = Counter(), Counter({"tuco move": 1})
    owner.discard = Counter({"tuco fire": 1})
    world.take_bullet(world.bandits["tuco"], "django")
    assert world.possible_draws(0) == ["bullet"]
    assert world.draw(0)
    assert owner.top == 0
    assert world.draw(0)
    assert owner.hand == Counter({"bullet": 1, "tuco move": 1})
    assert world.draw(0)
    assert owner.hand["tuco fire"] == 1
    assert not world.draw(0)


def test_expert_bullets_and_keeping() -> None:
    """X91, X92, X111: bullets are asked of those hit; nothing is kept after the last round."""
    game = table(TRIO, expert=True)
    world = game.world
    owner = world.seats[0]
    owner.hand, owner.deck = Counter({"bullet": 2, "tuco fire": 2, "tuco move": 1}), Counter()
    world.bandits["tuco"].received["neutral"] = 2
    game.follow(Course(world).discard_bullets())
    assert (game.kind(), game.deciders(), game.legal(0)) == ("bullets", [0], ["discard 0", "discard 1", "discard 2"])
    game.play(0, "discard 1")
    assert owner.discard == Counter({"bullet": 1})
    world.seats[1].hand.clear()
    game.follow(Course(world).put_hands_away())
    assert (game.kind(), game.deciders()) == ("keep", [0, 2])
    game.play(0, "keep fire")
    assert game.legal(0) == ["done", "keep fire", "keep move"]
    game.play(0, "done")
    assert (game.deciders(), game.table()["waiting"], owner.hand.total()) == ([2], [0], 3)
    game.play(2, "done")
    assert game.table()["seats"][0]["hand"] == {"tuco fire": 1}
    assert game.table()["seats"][0]["discard"] == {"bullet": 2, "tuco fire": 1, "tuco move": 1}
    world.round = 4
    game.follow(Course(world).put_hands_away())
    assert game.kind() == "over"
    assert owner.hand.total() == 0


# Actions


def test_line_of_sight_and_belle() -> None:
    """X47, X65: Belle stands in the way, but is spared while there is another target."""
    for belle, expected in (("any-target", ["doc"]), ("same-spot", ["belle", "doc"])):
        world = table(HIGH, belle=belle).world
        stand(world, django=(2, ROOF), belle=(4, ROOF), ghost=(5, ROOF), doc=(0, ROOF), tuco=(2, ROOF))
        assert names(world.fire_targets(world.bandits["django"])) == expected
    stand(world, ghost=(4, ROOF))
    assert names(world.fire_targets(world.bandits["django"])) == ["doc", "ghost"]
    stand(world, doc=(2, INSIDE), ghost=(2, INSIDE))
    assert names(world.fire_targets(world.bandits["django"])) == ["belle"]
    assert names(world.fire_targets(world.bandits["tuco"])) == ["belle", "doc", "ghost"]  # X62, another spot
    world.bandits["tuco"].bullets = 0
    assert world.fire_targets(world.bandits["tuco"]) == []


def test_fire_inside() -> None:
    """X46, X48: only neighbouring cars, not the own spot, not the roof."""
    world = table(HIGH).world
    stand(world, django=(2, INSIDE), doc=(2, INSIDE), ghost=(1, INSIDE), tuco=(3, ROOF), belle=(4, INSIDE))
    assert names(world.fire_targets(world.bandits["django"])) == ["ghost"]


def test_django_pushes_into_the_marshal() -> None:
    """X63, X52, X53: one car on in the direction of fire; never off the train."""
    game = table(TRIO)
    world = game.world
    stand(world, django=(1, INSIDE), belle=(2, INSIDE), tuco=(0, ROOF))
    game.only("django", "fire")
    belle = game.table()["bandits"]["belle"]
    assert (belle["car"], belle["level"], belle["received"]) == (3, ROOF, {"django": 1, "neutral": 1})
    assert game.table()["seats"][1]["deck"]["bullet"] == 2
    stand(world, django=(1, ROOF), belle=(1, INSIDE))
    game.only("django", "fire")
    assert (world.bandits["tuco"].car, world.bandits["tuco"].received["django"]) == (0, 1)


def test_neutral_bullets_run_out() -> None:
    """X54, X56: too few for all: nobody takes one, the rest leaves, they flee all the same."""
    world = table(TRIO).world
    world.neutral = 2
    stand(world, tuco=(2, INSIDE), belle=(2, INSIDE), django=(2, INSIDE))
    world.move_marshal(2)
    assert world.neutral == 0
    assert all(bandit.level == ROOF and not bandit.received for bandit in world.bandits.values())
    world.neutral, world.marshal = 3, 3
    stand(world, tuco=(3, ROOF), belle=(3, ROOF), django=(2, INSIDE))
    world.angry_marshal()
    assert (world.neutral, world.marshal) == (0, 2)
    assert all(bandit.received == {"neutral": 1} for bandit in world.bandits.values())


def test_cheyenne_punches() -> None:
    """X50, X64, X34: token, pocket, push; the value is looked at only when she keeps it."""
    game = table([["cheyenne"], ["belle"], ["doc"]], Bags(first=0))
    world = game.world
    stand(world, cheyenne=(2, INSIDE), belle=(2, INSIDE), doc=(0, ROOF))
    world.loot[(2, INSIDE)].remove("purse5")
    world.bandits["belle"].loot += ["purse5", "jewel", "jewel"]
    game.only("cheyenne", "punch")
    assert (game.kind(), game.legal(0)) == ("drop", ["drop jewel", "drop purse1", "drop purse5"])
    game.play(0, "drop purse5")
    assert (game.kind(), game.legal(0)) == ("pocket", ["leave", "pocket"])
    assert game.table()["values"]["purse5"] is None
    game.play(0, "pocket")
    assert game.table()["seen"]["purse5"] == [0]
    assert game.legal(0) == ["push 1", "push 3"]
    game.play(0, "push 3")
    belle = game.table()["bandits"]["belle"]
    assert (belle["car"], belle["level"], belle["received"]) == (3, ROOF, {"neutral": 1})
    assert game.table()["bandits"]["cheyenne"]["loot"] == ["purse0", "purse5"]
    stand(world, belle=(2, INSIDE))
    game.only("cheyenne", "punch")
    game.play(0, "drop jewel")
    assert game.kind() == "push"


def test_single_options_are_not_asked() -> None:
    """X31: one way to go, one kind of token: done at once; nothing there: no effect."""
    game = table(TRIO)
    world = game.world
    stand(world, tuco=(0, INSIDE), belle=(0, INSIDE), django=(2, ROOF))
    game.only("tuco", "move")
    assert world.bandits["tuco"].car == 1
    world.loot[(1, INSIDE)] = ["jewel", "jewel"]
    game.only("tuco", "robbery")
    assert world.bandits["tuco"].loot == ["purse0", "jewel"]
    game.only("django", "robbery")
    assert world.bandits["django"].loot == ["purse2"]
    game.only("django", "move")
    assert game.legal(2) == ["move 0", "move 1", "move 3"]  # X41
    stand(world, django=(3, ROOF))
    game.only("django", "move")
    assert game.legal(2) == ["move 0", "move 1", "move 2"]


@pytest.mark.parametrize("expert", [False, True])
def test_pile_in_order(expert: bool) -> None:
    """X30, X32, X93: first in, first resolved; a card leaves the pile when its turn comes."""
    game = table(TRIO, expert=expert)
    world = game.world
    stand(world, tuco=(1, INSIDE), belle=(1, INSIDE), django=(2, ROOF))
    for seat, card in ((0, "tuco floor"), (1, "belle robbery"), (0, "tuco move")):
        world.pile.append(Played(seat, card, False))
        world.seats[seat].deck.clear()
    game.follow(Course(world).stealing())
    assert (game.kind(), game.deciders(), len(game.table()["pile"])) == ("rob", [1], 1)
    resolved = [game.table()["seats"][seat]["discard" if expert else "deck"] for seat in (0, 1)]
    assert resolved == [{"tuco floor": 1}, {"belle robbery": 1}]
    game.play(1, "rob jewel")
    assert game.legal(0) == ["move 0", "move 2", "move 3"]


# Events and the end


def test_revenge_drops_the_least_purse() -> None:
    """X75: the cheapest purse, the lowest number among equals, jewels stay."""
    world = table(TRIO).world
    world.values.update(purse3=300, purse4=300, purse5=500)
    world.bandits["tuco"].loot[:] = ["jewel", "purse5", "purse4", "purse3"]
    stand(world, tuco=(3, ROOF), belle=(3, ROOF), django=(2, ROOF))
    world.revenge()
    assert world.lying((3, ROOF)) == ["purse3", "purse1"]
    assert world.bandits["django"].loot == ["purse2"]


def test_pickpocketing_by_teams() -> None:
    """X76: only those alone beside a purse, fixed when the event begins; a seat with two is asked again."""
    game = table(TEAMS)
    world = game.world
    world.first = 1
    stand(world, tuco=(0, INSIDE), cheyenne=(2, INSIDE), django=(1, INSIDE), doc=(1, INSIDE))
    world.find_pickers()
    game.follow(Course(world).pickpocketing())
    assert (game.kind(), game.deciders()) == ("pick", [0])
    assert game.legal(0) == ["pass", "take purse4", "take purse6", "take purse7", "take purse8"]
    game.play(0, "take purse7")
    assert game.legal(0) == ["pass", "take purse4"]
    game.play(0, "pass")
    assert game.kind() == "over"
    assert world.bandits["cheyenne"].loot == ["purse0", "purse7"]


def test_swivel_arm() -> None:
    """X71."""
    world = table(TRIO).world
    stand(world, tuco=(3, ROOF), belle=(1, ROOF), django=(2, INSIDE))
    world.swivel_arm()
    assert [bandit.car for bandit in world.bandits.values()] == [0, 0, 2]


def test_braking() -> None:
    """X72."""
    world = table(TRIO).world
    stand(world, tuco=(3, ROOF), belle=(1, ROOF), django=(2, INSIDE))
    world.braking()
    assert [bandit.car for bandit in world.bandits.values()] == [3, 2, 2]


def test_take_it_all() -> None:
    """X73."""
    world = table(TRIO).world
    world.marshal = 0
    world.take_it_all()
    assert (world.beside, world.lying((0, INSIDE))) == (0, ["purse3", "strongbox"])


def test_rebellion_and_hostage_conductor() -> None:
    """X74, X77."""
    world = table(TRIO).world
    stand(world, tuco=(3, ROOF), belle=(1, ROOF), django=(2, INSIDE))
    world.hostage_conductor()
    assert [bandit.ransom for bandit in world.bandits.values()] == [250, 0, 0]
    world.rebellion()
    assert [bandit.received["neutral"] for bandit in world.bandits.values()] == [0, 0, 1]


def test_money_and_places() -> None:
    """X81, X82: Gunslinger for all who tie; equal money goes by bullets received, then is shared."""
    world = table([["tuco"], ["belle"], ["django"], ["doc"]]).world
    tuco, belle, django, doc = world.bandits.values()
    tuco.bullets = belle.bullets = 4
    django.loot += ["jewel", "jewel"]
    doc.loot += ["strongbox"]
    django.received["neutral"] = doc.received["tuco"] = tuco.received["neutral"] = 1
    world.finish()
    assert world.scores == [1250, 1250, 1250, 1250]
    assert world.ranks == [[1], [0, 2, 3]]
    belle.received["doc"] = 1
    doc.loot.pop()
    world.finish()
    assert world.ranks == [[0, 1, 2], [3]]


def test_teams_have_no_gunslinger() -> None:
    """X104, X105: partners may be hit; money and bullets received are sums."""
    world = table(TEAMS).world
    stand(world, cheyenne=(2, ROOF), tuco=(2, ROOF), django=(0, ROOF), doc=(1, INSIDE))
    assert names(world.punch_targets(world.bandits["cheyenne"])) == ["tuco"]
    world.bandits["tuco"].bullets = 0
    world.bandits["django"].received["tuco"] = 1
    world.bandits["doc"].ransom = 250
    world.finish()
    assert world.scores == [500, 750]
    assert world.ranks == [[1], [0]]
