"""The greedy bot: a few rules of thumb, each in dollars, and the option that promises most.

It has no memory: what it chooses follows from its seed, the view and the options. What it looks at is its *prospect*:
its own cards in the pile are carried out one after the other in its head, each at the moment when its turn comes, in
the train as it will look then as far as anybody can tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from folsom.events import Option

Spot = tuple[int, int]  # car and level
INSIDE, ROOF = 0, 1
LEVELS = {"inside": INSIDE, "roof": ROOF}
ROOF_REACH = 3

PURSE, JEWEL, STRONGBOX = 330.0, 500.0, 1000.0  # a purse nobody looked into, on average
SHOT = 260.0  # a share of the Gunslinger's reward, and a bullet in somebody's deck
WOUND = 150.0  # a bullet in one's own deck
PUNCHED = 0.5  # what falls at one's feet isn't one's own yet
HOPE = 0.35  # what lies around isn't either
CARDS = 45.0  # three cards more to choose from
PLENTY = 3  # action cards in hand: more than these and new ones matter less
KEEPERS = ("robbery", "fire", "move")  # the cards to keep for the next round
LAST_ROUND = 4


def spot_of(words: str) -> Spot:
    """`2 roof` as car and level."""
    car, level = words.split()
    return int(car), LEVELS[level]


def token_worth(token: str, view: dict[str, Any]) -> float:
    """What a token is worth, as far as the looker knows."""
    if token.startswith("purse"):
        return float(view["purses"][token]["worth"] or PURSE)
    return JEWEL if token.startswith("jewel") else STRONGBOX


# ---- the train, now and as it will be --------------------------------------------------------------------------------


@dataclass
class Train:
    """Who stands where and what lies where, at one moment."""

    locomotive: int
    marshal: int
    standing: dict[str, Spot]  # a bandit whose way nobody can tell is left out
    loot: dict[Spot, list[tuple[float, str]]]  # the best comes last

    def copy(self) -> Train:
        """The same, to be changed."""
        loot = {spot: list(tokens) for spot, tokens in self.loot.items()}
        return Train(self.locomotive, self.marshal, dict(self.standing), loot)

    def land(self, spot: Spot) -> tuple[Spot, float]:
        """Where somebody who goes to a spot ends, and what that costs: nobody stays with the Marshal."""
        if spot == (self.marshal, INSIDE):
            return (self.marshal, ROOF), -WOUND
        return spot, 0.0

    def moves(self, spot: Spot) -> list[Spot]:
        """Where a Move leads."""
        car, level = spot
        reach = ROOF_REACH if level == ROOF else 1
        cars = range(max(0, car - reach), min(self.locomotive, car + reach) + 1)
        return [(other, level) for other in cars if other != car]

    def targets(self, bandit: str, spot: Spot, partners: list[str]) -> list[str]:
        """Whom a bandit can shoot from a spot, its own side left out."""
        car, level = spot
        found = set()
        others = {name: place for name, place in self.standing.items() if name != bandit}
        cars = [place[0] for place in others.values() if place[1] == level]
        for way in (-1, 1):
            ahead = [other for other in cars if (other - car) * way > 0]
            if ahead:
                near = min(ahead, key=lambda other: abs(other - car))
                if level == ROOF or near == car + way:
                    found.add((near, level))
        if bandit == "tuco":
            found.add((car, 1 - level))
        return [name for name, place in others.items() if place in found and name not in partners]


def train_of(view: dict[str, Any]) -> Train:
    """The train as the view shows it."""
    loot = {spot_of(words): sorted((token_worth(t, view), t) for t in held) for words, held in view["loot"].items()}
    standing = {name: spot_of(b["spot"]) for name, b in view["bandits"].items() if b["spot"]}
    return Train(len(view["train"]), view["marshal"], standing, loot)


def after(train: Train, bandit: str, kind: str) -> Train:
    """The train after somebody else's card: a Floor Change is certain, a Robbery takes the best, a Move goes away."""
    if bandit not in train.standing or kind in ("fire", "punch", "marshal"):
        return train
    train = train.copy()
    car, level = train.standing[bandit]
    if kind == "move":
        del train.standing[bandit]
    elif kind == "floor":
        train.standing[bandit] = train.land((car, 1 - level))[0]
    elif train.loot.get((car, level)):
        train.loot[car, level].pop()
    return train


# ---- the prospect ----------------------------------------------------------------------------------------------------

Step = tuple[str, Train]  # a card of one's own and the train when its turn comes
Reach = dict[Spot, tuple[float, frozenset[str]]]  # where one may be by then: money made, tokens taken


def steps_of(view: dict[str, Any], bandit: str, train: Train) -> tuple[list[Step], Train]:
    """A bandit's cards in the pile, each with the train at its time; and the train after the last card."""
    steps = []
    for laid in view["pile"]:
        if laid["card"] is None:
            continue
        owner, kind = laid["card"].split()
        if owner == bandit:
            steps.append((kind, train))
        else:
            train = after(train, owner, kind)
    return steps, train


class Mind:
    """One look at the view: what a bandit of one's own can hope for."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.own = [name for name, b in view["bandits"].items() if b["seat"] == view["seat"]]
        self.train = train_of(view)

    def start(self, bandit: str) -> Reach:
        """Where the bandit is now."""
        spot = self.train.standing.get(bandit)
        return {spot: (0.0, frozenset())} if spot else {}

    def step(self, reach: Reach, bandit: str, kind: str, train: Train) -> Reach:
        """Carry one card out from everywhere one may be; for every spot keep the richest way to get there."""
        found: Reach = {}
        for spot, (money, taken) in reach.items():
            for end, gain, token in self.outcomes(bandit, kind, spot, taken, train):
                if end not in found or money + gain > found[end][0]:
                    found[end] = (money + gain, taken | {token} if token else taken)
        return found

    def outcomes(
        self, bandit: str, kind: str, spot: Spot, taken: frozenset[str], train: Train
    ) -> list[tuple[Spot, float, str]]:
        """What a card can do on a spot: where one ends, what one gains, what one takes."""
        if kind == "move":
            return [(*train.land(end), "") for end in train.moves(spot)]
        if kind == "floor":
            return [(*train.land((spot[0], 1 - spot[1])), "")]
        if kind == "robbery":
            return [(spot, *self.best_loot(spot, taken, train))]
        if kind == "fire":
            return [(spot, self.shot(bandit, spot, train), "")]
        return [(spot, self.blow(spot, train) if kind == "punch" else 0.0, "")]

    def best_loot(self, spot: Spot, taken: frozenset[str], train: Train) -> tuple[float, str]:
        """The best token that lies on a spot."""
        for worth, token in reversed(train.loot.get(spot, [])):
            if token not in taken:
                return worth, token
        return 0.0, ""

    def shot(self, bandit: str, spot: Spot, train: Train) -> float:
        """A shot is worth something if there is a bullet and somebody to hit."""
        if self.view["bandits"][bandit]["bullets"] == 0:
            return 0.0
        return SHOT if train.targets(bandit, spot, self.own) else 0.0

    def blow(self, spot: Spot, train: Train) -> float:
        """A punch is worth a part of the best that somebody there would drop."""
        here = [name for name, place in train.standing.items() if place == spot and name not in self.own]
        return max((20.0 + PUNCHED * self.richest(name) for name in here), default=0.0)

    def richest(self, bandit: str) -> float:
        """The best token that a bandit holds."""
        return max((token_worth(t, self.view) for t in self.view["bandits"][bandit]["loot"]), default=0.0)

    def wealth(self, bandit: str) -> float:
        """What a bandit seems to own."""
        b = self.view["bandits"][bandit]
        return float(b["ransom"]) + sum(token_worth(t, self.view) for t in b["loot"])

    def end(self, reach: Reach, train: Train) -> float:
        """The best of all ways: money made, the round's event, and what lies around for later."""
        last = self.view["round"] == LAST_ROUND
        return max(
            (
                money + self.event(spot, train) + (0.0 if last else HOPE * self.around(spot, taken, train))
                for spot, (money, taken) in reach.items()
            ),
            default=0.0,
        )

    def around(self, spot: Spot, taken: frozenset[str], train: Train) -> float:
        """What could be robbed from a spot, or from one next to it at half the price."""
        near = [*train.moves(spot), (spot[0], 1 - spot[1])]
        beside = max(self.best_loot(other, taken, train)[0] for other in near)
        return max(self.best_loot(spot, taken, train)[0], beside / 2)

    def event(self, spot: Spot, train: Train) -> float:
        """What the round's event does to somebody on a spot."""
        card = self.view["card"]
        marshals_roof = spot == (train.marshal, ROOF)
        if card == "hostage-conductor" and spot[0] == train.locomotive:
            return 250.0
        if card == "pickpocketing" and spot not in train.standing.values():
            return 0.5 * max((worth for worth, token in train.loot.get(spot, ()) if token[0] == "p"), default=0.0)
        if (card == "passengers-rebellion" and spot[1] == INSIDE) or (card == "angry-marshal" and marshals_roof):
            return -WOUND
        return -250.0 if card == "marshals-revenge" and marshals_roof else 0.0

    def prospect(self, bandit: str, spot: Spot) -> float:
        """What a bandit can hope for with its cards in the pile if it stands on a spot now."""
        end, cost = self.train.land(spot)
        reach: Reach = {end: (cost, frozenset())}
        steps, last = steps_of(self.view, bandit, self.train)
        for kind, train in steps:
            reach = self.step(reach, bandit, kind, train)
        return self.end(reach, last)


# ---- rules of thumb: what each option is worth -----------------------------------------------------------------------


def scheme(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Play the card that adds most to the prospect; if none adds much, draw."""
    plans = {}
    for bandit in mind.own:
        steps, last = steps_of(mind.view, bandit, mind.train)
        reach = mind.start(bandit)
        for kind, train in steps:
            reach = mind.step(reach, bandit, kind, train)
        plans[bandit] = (reach, last, mind.end(reach, last))
    values = []
    for option in options:
        words = option.text.split()
        if words[0] == "draw":
            values.append(draw_worth(mind.view))
            continue
        bandit = words[1] if words[1] in plans else mind.own[0]
        kind = words[2] if words[1] in plans else words[1]
        reach, last, before = plans[bandit]
        hidden = 1.0 if words[-1] == "down" else 0.0
        values.append(mind.end(mind.step(reach, bandit, kind, last), last) - before + hidden)
    return values


def draw_worth(view: dict[str, Any]) -> float:
    """Three more cards are worth something while there are turns to play them in and few to choose from."""
    turns = len(view["symbols"]) - 1 - view["turn"] if view["turn"] is not None else 0
    cards = sum(n for code, n in view["hand"].items() if code != "bullet")
    return CARDS * min(turns, 2) / 2 / max(1, cards - PLENTY) - 1.0  # rather play something, if it is all the same


def move(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Go where the rest of one's cards does most."""
    bandit = mind.view["actor"]
    level = mind.train.standing[bandit][1]
    return [mind.prospect(bandit, (car_in(option), level)) for option in options]


def marshal(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Send the Marshal where the others are, and away from oneself."""
    values = []
    for option in options:
        mind.train.marshal = car_in(option)
        caught = [name for name, spot in mind.train.standing.items() if spot == (car_in(option), INSIDE)]
        values.append(80.0 * sum(name not in mind.own for name in caught))
        values[-1] += sum(mind.prospect(name, mind.train.standing[name]) for name in mind.own)
    return values


def shoot(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Hit the richest; one's own side only if it must be."""
    return [mind.wealth(who) - (10_000.0 if who in mind.own else 0.0) for who in map(bandit_in, options)]


def hit(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Punch the one with the best token to drop; one's own side only if it must be."""
    return [mind.richest(who) - (10_000.0 if who in mind.own else 0.0) for who in map(bandit_in, options)]


def loot(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Take, or make fall, what is worth most."""
    return [token_value(option.text.split(), mind.view) for option in options]


def token_value(words: list[str], view: dict[str, Any]) -> float:
    """`rob jewel`, `take purse4`; `pass` is worth nothing."""
    return token_worth(words[1], view) if len(words) > 1 else 0.0


def push(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Knock others into the Marshal's arms, or else away from the loot; one's own side the other way round."""
    target = mind.view["target"]
    level = mind.train.standing[target][1]
    values = []
    for option in options:
        spot = (car_in(option), level)
        harm = 400.0 if spot == (mind.train.marshal, INSIDE) else -mind.best_loot(spot, frozenset(), mind.train)[0]
        values.append(-harm if target in mind.own else harm)
    return values


def pocket(mind: Mind, options: Sequence[Option]) -> list[float]:
    """A purse in hand is better than one on the floor; from one's own partner it is the same purse."""
    return [1.0 if option.text == "pocket" else 0.0 for option in options]


def keep(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Keep up to three cards that make money; everything else makes room for new ones."""
    kept = sum(mind.view["kept"].values())
    values = []
    for option in options:
        kind = option.text.split()[-1]
        wanted = kind in KEEPERS and kept < 3
        values.append(float(len(KEEPERS) - KEEPERS.index(kind)) if wanted else 0.0 if kind == "done" else -1.0)
    return values


def bullets(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Discard every bullet."""
    return [float(option.id) for option in options]


def anything(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Whose Marshal card it is, and who starts in the caboose, is all the same."""
    return [0.0] * len(options)


RULES: dict[str, Callable[[Mind, Sequence[Option]], list[float]]] = {
    "marshal-card": anything, "start": anything, "bullets": bullets, "keep": keep, "scheme": scheme, "pick": loot,
    "pocket": pocket, "move": move, "marshal": marshal, "rob": loot, "fire": shoot, "punch": hit, "drop": loot,
    "push": push,
}  # fmt: skip


def car_in(option: Option) -> int:
    """`move 3`."""
    return int(option.text.split()[1])


def bandit_in(option: Option) -> str:
    """`fire doc`."""
    return option.text.split()[1]


class Greedy:
    """Takes what promises most now; among equals the seed decides."""

    def __init__(self, seat: int, seed: int) -> None:
        self._salt = seed + seat

    def choose(self, view: dict[str, Any], options: Sequence[Option]) -> Option:
        """The option that is worth most."""
        if len(options) == 1:
            return options[0]
        values = RULES[view["decision"]](Mind(view), options)
        best = max(values)
        equal = [option for option, value in zip(options, values, strict=True) if value == best]
        return equal[(self._salt + view["round"] + len(view["resolved"])) % len(equal)]
