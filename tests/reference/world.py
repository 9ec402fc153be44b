"""The state of a table, and what the rules do to it when nobody has anything to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .pieces import (
    BULLET,
    CARDS,
    GUNSLINGER,
    INSIDE,
    JEWEL,
    NEUTRAL,
    NEUTRAL_BULLETS,
    PURSES,
    RANSOM,
    ROOF,
    ROUND_CARDS,
    ROUNDS,
    STARTING_PURSE,
    STATION_TURNS,
    STATIONS,
    STRONGBOX,
    TEAM_CARDS,
    Bandit,
    Chance,
    Impossible,
    Played,
    Seat,
    Setup,
    Spot,
    check,
    is_purse,
    purse_number,
)


def plain(bag: Counter[str]) -> dict[str, int]:
    """A bag as a plain dict, without the cards it has none of."""
    return {name: count for name, count in sorted(bag.items()) if count > 0}


def move_card(card: str, source: Counter[str], target: Counter[str]) -> None:
    """Move one card from one bag to another."""
    if source[card] < 1:
        raise ValueError(f"no {card} there")
    source[card] -= 1
    target[card] += 1


def move_all(source: Counter[str], target: Counter[str]) -> None:
    """Move all cards of a bag to another."""
    target.update(source)
    source.clear()


class World:
    """All that is on the table."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        """X10 to X14: everything but the places of the bandits."""
        check(setup)
        self.setup = setup
        self.chance = chance
        self.team_game = setup.seats == 2
        self.locomotive = len(setup.cars)
        self.bandits = {name: Bandit(name, seat) for seat, team in enumerate(setup.bandits) for name in sorted(team)}
        self.seats = [Seat(deck=self.starting_deck(seat)) for seat in range(setup.seats)]
        self.round = 0
        self.round_card: str | None = None
        self.used_cards: list[str] = []
        self.turn: int | None = None
        self.step = 0  # how often somebody has acted in this turn
        self.answers: dict[int, str] = {}  # of those who have chosen, while several choose at once
        self.acting: Bandit | None = None  # whose card is being carried out
        self.target: Bandit | None = None  # who is being punched
        self.token: str | None = None  # what is falling from it
        self.pickers: list[Bandit] = []  # who may still pick a purse (X76)
        self.first: int | None = None
        self.marshal = self.locomotive  # X13
        self.neutral = NEUTRAL_BULLETS
        self.beside = 1  # X13
        self.pile: list[Played] = []
        self.loot: dict[Spot, list[str]] = {}
        self.unassigned = Counter(PURSES)
        self.values: dict[str, int | None] = {}
        self.seen: dict[str, set[int]] = {}
        self.scores: list[int] | None = None
        self.ranks: list[list[int]] | None = None
        self.deal_loot()

    # Setting up

    def starting_deck(self, seat: int) -> Counter[str]:
        """X3; X102: five cards of each bandit of a team, the Marshal card is still to be chosen."""
        team = self.setup.bandits[seat]
        if self.team_game:
            return Counter(f"{name} {kind}" for name in team for kind in TEAM_CARDS)
        return Counter({f"{team[0]} {kind}": count for kind, count in CARDS.items()})

    def deal_loot(self) -> None:
        """X12 and X13: a purse for each bandit, the printed loot in the cars, a strongbox in the locomotive."""
        for bandit in self.bandits.values():
            purse = self.new_purse()
            bandit.loot.append(purse)
            self.values[purse] = STARTING_PURSE
            self.unassigned[STARTING_PURSE] -= 1
            self.seen[purse] = set(range(self.setup.seats))
        for car, (purses, jewels) in enumerate(self.setup.cars):
            for _ in range(purses):
                self.put((car, INSIDE), self.new_purse())
            for _ in range(jewels):
                self.put((car, INSIDE), "jewel")
        self.put((self.locomotive, INSIDE), "strongbox")

    def new_purse(self) -> str:
        """The next purse in play, its value not yet known."""
        purse = f"purse{len(self.values)}"
        self.values[purse] = None
        self.seen[purse] = set()
        return purse

    def place(self, bandit: Bandit, car: int) -> None:
        """Put a bandit inside a car at the start."""
        bandit.placed = True
        bandit.car = car

    def line_up(self) -> None:
        """X15: counted from the first seat, odd seats in the caboose, even seats in the next car."""
        for count, seat in enumerate(self.clockwise(), start=1):
            for bandit in self.team(seat):
                self.place(bandit, 0 if count % 2 == 1 else 1)

    # Who and where

    def team(self, seat: int) -> list[Bandit]:
        """The bandits of a seat, one or two."""
        return [bandit for bandit in self.bandits.values() if bandit.seat == seat]

    def clockwise(self) -> list[int]:
        """The seats once round the table from the first seat (X21)."""
        assert self.first is not None
        return [(self.first + step) % self.setup.seats for step in range(self.setup.seats)]

    def counter_clockwise(self) -> list[int]:
        """X26: the other way round, still from the first seat."""
        assert self.first is not None
        return [(self.first - step) % self.setup.seats for step in range(self.setup.seats)]

    def order(self, symbol: str) -> list[int]:
        """X21, X25, X26: who acts one after the other in a turn of some kind."""
        order = self.counter_clockwise() if symbol == "R" else self.clockwise()
        return [seat for seat in order for _ in range(2 if symbol == "D" else 1)]

    def on(self, spot: Spot) -> list[Bandit]:
        """The bandits on a spot."""
        return [bandit for bandit in self.bandits.values() if bandit.placed and bandit.spot == spot]

    def on_level(self, level: str) -> list[Bandit]:
        """All bandits inside, or all on the roofs."""
        return [bandit for bandit in self.bandits.values() if bandit.placed and bandit.level == level]

    def in_train(self, car: int) -> bool:
        """X53: whether there is such a car; the locomotive counts (X40)."""
        return 0 <= car <= self.locomotive

    def neighbours(self, car: int) -> list[int]:
        """The cars next to a car."""
        return [other for other in (car - 1, car + 1) if self.in_train(other)]

    def destinations(self, bandit: Bandit) -> list[int]:
        """X40: a neighbouring car inside; X41: one, two or three cars away on the roof."""
        reach = 1 if bandit.level == INSIDE else 3
        cars = range(self.locomotive + 1)
        return [car for car in cars if 1 <= abs(car - bandit.car) <= reach]

    # Outcomes of chance

    def choose_first(self) -> None:
        """X15: a random seat is first."""
        seat = self.chance.first_seat()
        if seat not in range(self.setup.seats):
            raise Impossible(f"no seat {seat}")
        self.first = seat

    def possible_round_cards(self) -> list[str]:
        """X14: one of the seven not used before, or a station in the last round."""
        if self.round == ROUNDS - 1:
            return list(STATIONS)
        return [card for card in ROUND_CARDS if card not in self.used_cards]

    def turn_up(self) -> None:
        """X21: the round card is turned up."""
        card = self.chance.round_card()
        if card not in self.possible_round_cards():
            raise Impossible(f"{card} cannot be turned up in round {self.round}")
        self.used_cards.append(card)
        self.round_card = card

    def turns(self) -> str:
        """X5, X6 and X107: the symbols of the present round card."""
        assert self.round_card is not None
        if self.round_card in STATIONS:
            return STATION_TURNS
        few, many = ROUND_CARDS[self.round_card]
        return few if self.setup.seats <= 4 else many

    def possible_draws(self, seat: int) -> list[str]:
        """The cards that may come next from a deck: bullets on top come first (X55, X93)."""
        owner = self.seats[seat]
        if owner.top > 0:
            return [BULLET]
        return list(plain(owner.deck))

    def draw(self, seat: int) -> bool:
        """Draw one card; False when there is none to draw (X27)."""
        owner = self.seats[seat]
        if owner.deck.total() == 0:  # X95; without the expert variant the discard pile is empty
            move_all(owner.discard, owner.deck)
        if owner.deck.total() == 0:
            return False
        card = self.chance.draw(seat)
        if card not in self.possible_draws(seat):
            raise Impossible(f"seat {seat} cannot draw {card}")
        move_card(card, owner.deck, owner.hand)
        owner.top = max(0, owner.top - 1)
        return True

    def draw_up(self) -> None:
        """X20, X94: every seat draws up to six cards in hand; X61, X106: seven with Doc."""
        for seat in range(self.setup.seats):
            size = 7 if any(bandit.name == "doc" for bandit in self.team(seat)) else 6
            while self.seats[seat].hand.total() < size and self.draw(seat):
                pass

    def possible_values(self) -> list[int]:
        """X2: the values not yet assigned to a purse."""
        return [value for value, count in self.unassigned.items() if count > 0]

    def look(self, seat: int, purse: str) -> None:
        """X16: a seat that holds a purse sees its value."""
        if self.values[purse] is None:
            value = self.chance.value(purse)
            if value not in self.possible_values():
                raise Impossible(f"no purse of {value} is left")
            self.unassigned[value] -= 1
            self.values[purse] = value
        self.seen[purse].add(seat)

    # Loot

    def put(self, spot: Spot, token: str) -> None:
        """Lay a token on a spot."""
        self.loot.setdefault(spot, []).append(token)

    def lying(self, spot: Spot) -> list[str]:
        """The tokens on a spot."""
        return self.loot.get(spot, [])

    def gain(self, bandit: Bandit, token: str) -> None:
        """A bandit gets a token, and its seat looks at a purse at once (X16)."""
        bandit.loot.append(token)
        if is_purse(token):
            self.look(bandit.seat, token)

    def pick_up(self, bandit: Bandit, token: str) -> None:
        """A bandit takes a token from its own spot (X44, X76)."""
        self.loot[bandit.spot].remove(token)
        self.gain(bandit, token)

    def drop(self, bandit: Bandit, token: str) -> None:
        """A token falls on the spot of the bandit that held it (X50, X75)."""
        bandit.loot.remove(token)
        self.put(bandit.spot, token)

    # Bullets and the Marshal

    def take_bullet(self, target: Bandit, source: str) -> None:
        """X49, X55: the bullet goes to the taker's deck; on top of it in the expert variant (X93)."""
        target.received[source] += 1
        owner = self.seats[target.seat]
        owner.deck[BULLET] += 1
        if self.setup.expert:
            owner.top += 1

    def take_neutral(self, group: Iterable[Bandit]) -> None:
        """X54, X56: one neutral bullet each; too few for all: none of them, and the rest leaves the game."""
        takers = list(group)
        if len(takers) > self.neutral:
            self.neutral = 0
            return
        self.neutral -= len(takers)
        for bandit in takers:
            self.take_bullet(bandit, NEUTRAL)

    def meet_marshal(self, group: Iterable[Bandit]) -> None:
        """X52: a neutral bullet, and off to the roof."""
        met = list(group)
        self.take_neutral(met)
        for bandit in met:
            bandit.level = ROOF

    def go(self, bandit: Bandit, car: int, level: str) -> None:
        """A bandit comes to a spot; what awaits it there is the Marshal (X34, X52)."""
        bandit.car = car
        bandit.level = level
        if bandit.spot == (self.marshal, INSIDE):
            self.meet_marshal([bandit])

    def move_marshal(self, car: int) -> None:
        """X43, X52: the Marshal enters a car; all bandits inside it are struck in one step (X56)."""
        self.marshal = car
        self.meet_marshal(self.on((car, INSIDE)))

    # Fire and Punch

    def fire_targets(self, shooter: Bandit) -> list[Bandit]:
        """X46 to X49, X62, X65: whom this bandit may shoot."""
        if shooter.bullets == 0:
            return []
        if shooter.level == INSIDE:
            targets = [bandit for car in self.neighbours(shooter.car) for bandit in self.on((car, INSIDE))]
        else:
            targets = self.nearest_roof(shooter.car, 1) + self.nearest_roof(shooter.car, -1)
        if shooter.name == "tuco":
            targets += self.on((shooter.car, ROOF if shooter.level == INSIDE else INSIDE))
        return self.spare_belle(targets)

    def nearest_roof(self, car: int, step: int) -> list[Bandit]:
        """X47: the bandits on the nearest roof that holds one, in one direction."""
        car += step
        while self.in_train(car):
            if self.on((car, ROOF)):
                return self.on((car, ROOF))
            car += step
        return []

    def punch_targets(self, puncher: Bandit) -> list[Bandit]:
        """X50, X104: any other bandit on the same spot, a partner too."""
        return self.spare_belle([bandit for bandit in self.on(puncher.spot) if bandit is not puncher])

    def spare_belle(self, targets: list[Bandit]) -> list[Bandit]:
        """X65: Belle is no target while there is another: anywhere, or on her spot, by the table option."""
        kept = []
        for bandit in targets:
            others = [other for other in targets if other is not bandit]
            if self.setup.belle == "same-spot":
                others = [other for other in others if other.spot == bandit.spot]
            if bandit.name != "belle" or not others:
                kept.append(bandit)
        return kept

    def hit(self, shooter: Bandit, target: Bandit) -> None:
        """X49: the bullet; then Django's push (X63), then what awaits the target (X34)."""
        shooter.bullets -= 1
        self.take_bullet(target, shooter.name)
        if shooter.name != "django":
            return
        car = target.car + (1 if target.car > shooter.car else -1)
        if self.in_train(car):  # X53
            self.go(target, car, target.level)

    def put_card_aside(self) -> None:
        """The card has been carried out."""
        self.acting = self.target = self.token = None

    # Events

    def angry_marshal(self) -> None:
        """X70: bullets on the Marshal's roof, then he goes one car rearward; two steps (X56)."""
        self.take_neutral(self.on((self.marshal, ROOF)))
        if self.marshal > 0:
            self.move_marshal(self.marshal - 1)

    def swivel_arm(self) -> None:
        """X71: every bandit on a roof goes to the roof of the caboose."""
        for bandit in self.on_level(ROOF):
            bandit.car = 0

    def braking(self) -> None:
        """X72: every bandit on a roof goes one roof forward; on the locomotive it stays."""
        for bandit in self.on_level(ROOF):
            bandit.car = min(bandit.car + 1, self.locomotive)

    def take_it_all(self) -> None:
        """X73: the second strongbox is put inside the Marshal's car."""
        self.beside -= 1
        self.put((self.marshal, INSIDE), "strongbox")

    def rebellion(self) -> None:
        """X74: every bandit inside takes a neutral bullet."""
        self.take_neutral(self.on_level(INSIDE))

    def revenge(self) -> None:
        """X75: on the Marshal's roof everybody drops its least valuable purse, the lowest number among equals."""
        for bandit in self.on((self.marshal, ROOF)):
            purses = [token for token in bandit.loot if is_purse(token)]
            if purses:
                self.drop(bandit, min(purses, key=lambda purse: (self.worth(purse), purse_number(purse))))

    def find_pickers(self) -> None:
        """X76: no other bandit on its spot, and a purse there."""
        for bandit in self.bandits.values():
            if self.on(bandit.spot) == [bandit] and any(map(is_purse, self.lying(bandit.spot))):
                self.pickers.append(bandit)

    def hostage_conductor(self) -> None:
        """X77: every bandit in or on the locomotive gets $250."""
        for bandit in self.bandits.values():
            if bandit.car == self.locomotive:
                bandit.ransom += RANSOM

    # The end

    def worth(self, token: str) -> int:
        """X2: the value of a token somebody holds."""
        if token == "jewel":
            return JEWEL
        if token == "strongbox":
            return STRONGBOX
        value = self.values[token]
        assert value is not None
        return value

    def finish(self) -> None:
        """X80 to X83: count the money, settle the places, turn the known purses up."""
        for purse, value in self.values.items():
            if value is not None:
                self.seen[purse] = set(range(self.setup.seats))
        self.scores = [sum(self.money(bandit) for bandit in self.team(seat)) for seat in range(self.setup.seats)]
        self.ranks = self.settle(self.scores)

    def money(self, bandit: Bandit) -> int:
        """X81: loot, ransom and Gunslinger; X105: no Gunslinger with two seats."""
        total = sum(self.worth(token) for token in bandit.loot) + bandit.ransom
        fewest = min(other.bullets for other in self.bandits.values())
        if not self.team_game and bandit.bullets == fewest:
            total += GUNSLINGER
        return total

    def settle(self, scores: list[int]) -> list[list[int]]:
        """X82, X83, X105: the richest first, then the fewest bullets received, then a shared place."""
        groups: dict[tuple[int, int], list[int]] = {}
        for seat, score in enumerate(scores):
            received = sum(bandit.received.total() for bandit in self.team(seat))
            groups.setdefault((-score, received), []).append(seat)
        return [groups[key] for key in sorted(groups)]

    # The table as plain data

    def table(self) -> dict[str, Any]:
        """Everything on the table; the decision to be made is added elsewhere."""
        return {
            "round": self.round,
            "round_card": self.round_card,
            "used_cards": sorted(self.used_cards),
            "turn": self.turn,
            "step": self.step,
            "waiting": sorted(self.answers),
            "answers": dict(self.answers),
            "acting": self.acting and self.acting.name,
            "target": self.target and self.target.name,
            "token": self.token,
            "pickers": sorted(bandit.name for bandit in self.pickers),
            "first": self.first,
            "marshal": self.marshal,
            "neutral": self.neutral,
            "bandits": {bandit.name: self.bandit_table(bandit) for bandit in self.bandits.values()},
            "spots": {f"{car} {level}": sorted(loot) for (car, level), loot in sorted(self.loot.items()) if loot},
            "beside": self.beside,
            "seats": [self.seat_table(seat) for seat in self.seats],
            "pile": [{"seat": played.seat, "card": played.card, "down": played.down} for played in self.pile],
            "values": dict(self.values),
            "seen": {purse: sorted(seats) for purse, seats in self.seen.items()},
            "over": self.scores is not None,
            "scores": None if self.scores is None else list(self.scores),
            "ranks": None if self.ranks is None else [list(group) for group in self.ranks],
        }

    def bandit_table(self, bandit: Bandit) -> dict[str, Any]:
        """A bandit as plain data."""
        return {
            "seat": bandit.seat,
            "car": bandit.car if bandit.placed else None,
            "level": bandit.level,
            "bullets": bandit.bullets,
            "received": plain(bandit.received),
            "loot": sorted(bandit.loot),
            "ransom": bandit.ransom,
        }

    def seat_table(self, seat: Seat) -> dict[str, Any]:
        """The cards of a seat as plain data."""
        return {
            "hand": plain(seat.hand),
            "kept": plain(seat.kept),
            "deck": plain(seat.deck),
            "top": seat.top,
            "discard": plain(seat.discard),
        }

    # The table from plain data

    def lay_out(self, table: dict[str, Any]) -> None:
        """Everything as it was told by `table`."""
        for name in ("round", "round_card", "turn", "step", "first", "marshal", "neutral", "beside", "token"):
            setattr(self, name, table[name])
        self.used_cards = list(table["used_cards"])
        self.answers = dict(table["answers"])
        for name, told in table["bandits"].items():
            self.lay_out_bandit(self.bandits[name], told)
        self.acting = self.bandits.get(table["acting"])
        self.target = self.bandits.get(table["target"])
        self.pickers = [self.bandits[name] for name in table["pickers"]]
        self.loot = {}
        for words, tokens in table["spots"].items():
            car, level = words.split()
            self.loot[(int(car), level)] = list(tokens)
        for seat, told in zip(self.seats, table["seats"], strict=True):
            for name in ("hand", "kept", "deck", "discard"):
                setattr(seat, name, Counter(told[name]))
            seat.top = told["top"]
        self.pile = [Played(told["seat"], told["card"], told["down"]) for told in table["pile"]]
        self.values = dict(table["values"])
        self.seen = {purse: set(seats) for purse, seats in table["seen"].items()}
        self.unassigned = Counter(PURSES)
        self.unassigned.subtract(value for value in self.values.values() if value is not None)
        self.scores, self.ranks = table["scores"], table["ranks"]

    def lay_out_bandit(self, bandit: Bandit, told: dict[str, Any]) -> None:
        """A bandit as it was told."""
        bandit.placed = told["car"] is not None
        bandit.car = told["car"] or 0
        for name in ("level", "bullets", "ransom"):
            setattr(bandit, name, told[name])
        bandit.received = Counter(told["received"])
        bandit.loot = list(told["loot"])
