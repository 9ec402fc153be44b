"""Colt Super Express, written once more from the rules alone (S1 to S35), naively.

Cars are numbered by their distance from the locomotive, which is 0; the last car's number is how many cars are left.
A row is a list of bandits, front to rear (S7). Chance is not drawn here: the setup names the cars and the first seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")  # S1
VALUES = (301, 312, 323, 345, 356, 367, 378, 389)  # S2
CARDS = ("flip", "floor", "move", "fire")  # S4; "reflex" and "horse" are the extensions'
STACK = 3  # S10
LOCOMOTIVE = 0
INSIDE, ROOF = "inside", "roof"
FORWARD, REARWARD = "forward", "rearward"
ABOARD, FALLEN, OUT = "aboard", "fallen", "out"  # "fallen": its seat may still show one card in this round (S15)
STACKING, OVER = "stack", "over"
LAST, MOST_CARDS, NOBODY = "last", "cards", "nobody"  # how a game ends: S30, S31, S32

Spot = tuple[int, str]
Event = tuple[Any, ...]


@dataclass(frozen=True)
class Setup:
    """What is agreed or drawn before the game: the cars' values are told from the caboose to the front."""

    bandits: list[str]
    values: list[int]
    first: int = 0
    reflex: bool = False
    horse: bool = False
    last_gasp: bool = False

    @property
    def seats(self) -> int:
        """S1: one bandit each."""
        return len(self.bandits)

    @property
    def cards(self) -> list[str]:
        """S4: the cards of each seat."""
        return [*CARDS, *["reflex"] * self.reflex, *["horse"] * self.horse]


@dataclass(eq=False)
class Bandit:
    """A figure; its place in a row is kept by the row."""

    name: str
    seat: int
    facing: str
    car: int = LOCOMOTIVE
    level: str = INSIDE
    stunned: bool = False
    state: str = ABOARD

    @property
    def ahead(self) -> int:
        """What is added to a car's number by going the way one faces."""
        return -1 if self.facing == FORWARD else 1


@dataclass
class Seat:
    """The stack of this round, first card first, how many of it were shown, and the values of the car cards taken."""

    stack: list[str] = field(default_factory=list)
    shown: int = 0
    taken: list[int] = field(default_factory=list)


def check(setup: Setup) -> None:
    """Refuse a table the rules do not know (S1, S3)."""
    if not 3 <= setup.seats <= 7:
        raise ValueError("three to seven seats")
    if len(set(setup.bandits)) != setup.seats or not set(setup.bandits) <= set(BANDITS):
        raise ValueError("bandits must be known and all different")
    if len(setup.values) != setup.seats + 1 or len(set(setup.values)) != len(setup.values):
        raise ValueError("one car more than seats, all different")
    if not set(setup.values) <= set(VALUES):
        raise ValueError("a car that is not in the box")
    if setup.first not in range(setup.seats):
        raise ValueError("the first seat is none of the table's")


class Train:
    """The train with everybody on it, and what the cards do there."""

    def __init__(self, setup: Setup) -> None:
        """S3, S5, S6."""
        check(setup)
        self.setup = setup
        self.cars = list(setup.values)  # from the caboose to the front
        self.events: list[Event] = []
        self.falls: list[list[int]] = []  # the seats not aboard, by their last falls, oldest first; together: one list
        self.rows: dict[Spot, list[Bandit]] = {
            (car, level): [] for car in range(len(self.cars) + 1) for level in (INSIDE, ROOF)
        }
        forward = (setup.seats + 1) // 2
        self.bandits = [Bandit(name, seat, REARWARD) for seat, name in enumerate(setup.bandits)]
        for place, seat in enumerate(self.clockwise(setup.first)):
            bandit = self.bandits[seat]
            bandit.facing = FORWARD if place < forward else REARWARD
            self.enter(bandit, len(self.cars) - 1 - place, INSIDE)

    @property
    def last_car(self) -> int:
        """The number of the last car."""
        return len(self.cars)

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise."""
        return [(first + k) % self.setup.seats for k in range(self.setup.seats)]

    def aboard(self) -> list[Bandit]:
        """The bandits in or on the train."""
        return [bandit for bandit in self.bandits if bandit.state == ABOARD]

    def row(self, bandit: Bandit) -> list[Bandit]:
        """The row a bandit stands or lies in."""
        return self.rows[bandit.car, bandit.level]

    def enter(self, bandit: Bandit, car: int, level: str, front: bool = False) -> None:
        """Place a bandit that is in no row: first of the row, or last."""
        bandit.car, bandit.level = car, level
        row = self.row(bandit)
        row.insert(0 if front else len(row), bandit)

    def go(self, bandit: Bandit, step: int) -> None:
        """S22, S24: one car on, to the side of the row where one comes in; or off the train."""
        car = bandit.car + step
        self.row(bandit).remove(bandit)
        if LOCOMOTIVE <= car <= self.last_car:
            self.enter(bandit, car, bandit.level, front=step > 0)  # going rearward one comes in from the front
        else:
            self.fall([bandit])

    def fall(self, fallen: list[Bandit]) -> None:
        """S12, S15, S22, S24: off the train, several together; they must be in no row any more."""
        for bandit in fallen:
            bandit.state = FALLEN if self.setup.horse else OUT
            bandit.stunned = False
            self.events.append(("fall", bandit.seat))
        if fallen:
            self.falls.append([bandit.seat for bandit in fallen])

    # The cards

    def carry_out(self, bandit: Bandit, card: str) -> None:
        """S25: stunned, it only stands up, whichever the card; else the card is carried out."""
        acts: dict[str, Callable[[Bandit], None]] = {
            "flip": self.flip,
            "floor": self.floor,
            "move": self.move,
            "fire": self.fire,
            "reflex": self.reflex,
            "horse": self.horse,
        }
        if bandit.stunned:
            bandit.stunned = False
            self.events.append(("stand up", bandit.seat))
            if card == "reflex":
                self.fire(bandit)  # S26
        else:
            acts[card](bandit)

    def flip(self, bandit: Bandit) -> None:
        """S20."""
        bandit.facing = REARWARD if bandit.facing == FORWARD else FORWARD
        self.events.append(("flip", bandit.seat, bandit.facing))

    def floor(self, bandit: Bandit) -> None:
        """S21: nobody at one's back, so facing rearward one is first."""
        self.row(bandit).remove(bandit)
        self.enter(bandit, bandit.car, ROOF if bandit.level == INSIDE else INSIDE, front=bandit.facing == REARWARD)
        self.events.append(("floor", bandit.seat, bandit.level))

    def move(self, bandit: Bandit) -> None:
        """S22."""
        self.events.append(("move", bandit.seat, bandit.car + bandit.ahead))
        self.go(bandit, bandit.ahead)

    def fire(self, bandit: Bandit) -> None:
        """S23, S24."""
        target = next((other for other in self.line_of_sight(bandit) if not other.stunned), None)
        self.events.append(("fire", bandit.seat, None if target is None else target.seat))
        if target is None:
            return
        self.go(target, bandit.ahead)
        if target.state == ABOARD:
            target.stunned = True
            self.events.append(("stunned", target.seat, target.car))

    def line_of_sight(self, bandit: Bandit) -> list[Bandit]:
        """S23: all in front on the same level, standing or not, the nearest first."""
        seen: list[Bandit] = []
        row = self.row(bandit)
        place = row.index(bandit)
        if bandit.facing == FORWARD:
            seen += reversed(row[:place])
            for car in range(bandit.car - 1, LOCOMOTIVE - 1, -1):
                seen += reversed(self.rows[car, bandit.level])
        else:
            seen += row[place + 1 :]
            for car in range(bandit.car + 1, self.last_car + 1):
                seen += self.rows[car, bandit.level]
        return seen

    def reflex(self, bandit: Bandit) -> None:
        """S26, not stunned."""
        bandit.stunned = True
        self.events.append(("lie down", bandit.seat))

    def horse(self, bandit: Bandit) -> None:
        """S27, S28: from wherever it is, off the train too."""
        if bandit.state == ABOARD:
            self.row(bandit).remove(bandit)
        else:
            for together in self.falls:
                if bandit.seat in together:
                    together.remove(bandit.seat)
            self.falls = [together for together in self.falls if together]
        bandit.state, bandit.facing = ABOARD, FORWARD
        self.enter(bandit, LOCOMOTIVE, INSIDE, front=True)
        self.events.append(("horse", bandit.seat))

    # The end of a round

    def unhook(self) -> int:
        """S12: the last car comes off with all on it; its value."""
        lost = self.rows.pop((self.last_car, INSIDE)) + self.rows.pop((self.last_car, ROOF))
        self.events.append(("unhook", self.last_car))
        value = self.cars.pop(0)
        self.fall(sorted(lost, key=lambda bandit: bandit.seat))
        for bandit in self.bandits:
            if bandit.state == FALLEN:
                bandit.state = OUT  # S15: the round has ended
        return value

    def farthest(self) -> Bandit:
        """S13: the farthest from the locomotive, roof before inside, rearmost in the row."""
        for car in range(self.last_car, LOCOMOTIVE - 1, -1):
            for level in (ROOF, INSIDE):
                if self.rows[car, level]:
                    return self.rows[car, level][-1]
        raise AssertionError("nobody is aboard")


class Reference:
    """A table that is played by naming options in words."""

    def __init__(self, setup: Setup, table: dict[str, Any] | None = None) -> None:
        """Set the table up, or lay it out as `table` told it; then the seats stack their cards."""
        self.train = Train(setup)
        self.setup = setup
        self.seats = [Seat() for _ in setup.bandits]
        self.round = 0
        self.turn: int | None = None
        self.first = setup.first
        self.ended: str | None = None
        if table is not None:
            self.lay_out(table)

    @property
    def events(self) -> list[Event]:
        """What has happened, in order."""
        return self.train.events

    # Stacking

    def in_game(self) -> list[int]:
        """The seats still in the game."""
        return [bandit.seat for bandit in self.train.bandits if bandit.state != OUT]

    def kind(self) -> str:
        """The kind of decision, or "over"."""
        return OVER if self.ended else STACKING

    def deciders(self) -> list[int]:
        """S10: the seats that must still choose."""
        return [] if self.ended else [seat for seat in self.in_game() if len(self.seats[seat].stack) < STACK]

    def hand(self, seat: int) -> list[str]:
        """The cards a seat may still choose."""
        stack = self.seats[seat].stack
        return sorted(card for card in self.setup.cards if card not in stack) if seat in self.deciders() else []

    def options(self, seat: int) -> list[str]:
        """The options of a seat."""
        return [f"stack {card}" for card in self.hand(seat)]

    def play(self, seat: int, words: str) -> None:
        """S10: put one card more under one's stack; after the last of all, the round is carried out."""
        if words not in self.options(seat):
            raise ValueError(f"seat {seat} may not choose {words!r} now")
        self.seats[seat].stack.append(words.removeprefix("stack "))
        if not self.deciders():
            self.play_round()

    def take_back(self, seat: int) -> None:
        """Take the latest card of one's stack back, while somebody still has to choose."""
        if self.ended or not self.seats[seat].stack or seat not in self.in_game():
            raise ValueError(f"seat {seat} has nothing to take back")
        self.seats[seat].stack.pop()

    # The round

    def play_round(self) -> None:
        """S11: three turns, clockwise from the first seat; then the end of the round."""
        for turn in range(STACK):
            self.turn = turn
            for seat in self.train.clockwise(self.first):
                self.take_turn(seat)
                if self.ended:
                    return
        self.turn = None
        self.end_round()

    def take_turn(self, seat: int) -> None:
        """S11, S35: show and carry out the next card, unless the bandit is out or no card is left (S33)."""
        if self.train.bandits[seat].state != OUT and self.seats[seat].shown < STACK:
            self.show(seat)
            self.look(seat)

    def show(self, seat: int) -> None:
        """Show the next card; S28: for a fallen bandit it is Horse or the end."""
        owner, bandit = self.seats[seat], self.train.bandits[seat]
        card = owner.stack[owner.shown]
        owner.shown += 1
        self.events.append(("show", seat, card))
        if bandit.state == ABOARD:
            self.train.carry_out(bandit, card)
        elif card == "horse":
            self.train.horse(bandit)
        else:
            bandit.state = OUT
            self.events.append(("stays out", seat))

    def look(self, seat: int | None) -> None:
        """S30, S32, S33, S35: does the game end now? `seat` has just played; None after an unhooking."""
        left = len(self.train.aboard())
        if left == 0:
            self.end(NOBODY)
        elif left == 1 and not (self.setup.last_gasp and seat is not None and self.gasp(seat)):
            self.end(LAST)

    def gasp(self, seat: int) -> bool:
        """S33: each fallen bandit that still may shows its next card at once; whether any came back."""
        for other in self.train.clockwise(seat):
            if self.train.bandits[other].state == FALLEN and self.seats[other].shown < STACK:
                self.show(other)
        return len(self.train.aboard()) > 1

    def end_round(self) -> None:
        """S12 to S14, S31, S34, S35."""
        value = self.train.unhook()
        self.look(None)
        if self.ended:
            return
        farthest = self.train.farthest().seat
        self.seats[farthest].taken.append(value)
        self.events.append(("car card", farthest, value))
        if not self.train.cars:
            self.end(MOST_CARDS)
            return
        self.first = next(seat for seat in self.train.clockwise(self.first)[1:] if seat in self.in_game())
        self.events.append(("first", self.first))
        self.round += 1
        for owner in self.seats:
            owner.stack, owner.shown = [], 0

    # The end

    def end(self, how: str) -> None:
        """The game is over; nobody can be saved any more."""
        self.ended = how
        for bandit in self.train.bandits:
            if bandit.state == FALLEN:
                bandit.state = OUT
        self.events.append(("end", how, self.winners()))

    def winners(self) -> list[int]:
        """S30, S31, S32."""
        return self.ranks()[0] if self.ended in (LAST, MOST_CARDS) else []

    def ranks(self) -> list[list[int]]:
        """S31, S32: groups of seats, the best first; nothing before the end."""
        if not self.ended:
            return []
        groups: dict[tuple[int, int], list[int]] = {}
        for bandit in self.train.aboard():
            taken = self.seats[bandit.seat].taken
            groups.setdefault((len(taken), max(taken, default=0)), []).append(bandit.seat)
        return [groups[key] for key in sorted(groups, reverse=True)] + [
            sorted(together) for together in reversed(self.train.falls)
        ]

    # The table as plain data

    def table(self) -> dict[str, Any]:
        """Everything on the table."""
        return {
            "kind": self.kind(),
            "deciders": self.deciders(),
            "round": self.round,
            "turn": self.turn,
            "first": self.first,
            "cars": list(self.train.cars),
            "bandits": {bandit.name: bandit_table(bandit) for bandit in self.train.bandits},
            "rows": {f"{car} {level}": [b.name for b in row] for (car, level), row in self.train.rows.items()},
            "falls": [sorted(together) for together in self.train.falls],
            "seats": [
                {"hand": self.hand(seat), "stack": list(owner.stack), "shown": owner.shown, "taken": list(owner.taken)}
                for seat, owner in enumerate(self.seats)
            ],
            "over": self.ended is not None,
            "ended": self.ended,
            "ranks": self.ranks(),
            "winners": self.winners(),
        }

    def lay_out(self, table: dict[str, Any]) -> None:
        """Go on from a table while cards are stacked, or after the end."""
        train = self.train
        self.round, self.turn, self.first, self.ended = (table[key] for key in ("round", "turn", "first", "ended"))
        train.cars = list(table["cars"])
        train.falls = [list(together) for together in table["falls"]]
        for bandit in train.bandits:
            told = table["bandits"][bandit.name]
            bandit.facing = told["facing"] or FORWARD
            bandit.stunned, bandit.state = told["stunned"], told["state"]
        train.rows = {(car, level): [] for car in range(len(train.cars) + 1) for level in (INSIDE, ROOF)}
        for car, level in train.rows:
            for name in table["rows"][f"{car} {level}"]:
                train.enter(train.bandits[self.setup.bandits.index(name)], car, level)
        self.seats = [Seat(list(told["stack"]), told["shown"], list(told["taken"])) for told in table["seats"]]


def bandit_table(bandit: Bandit) -> dict[str, Any]:
    """A bandit; off the train it is nowhere."""
    here = bandit.state == ABOARD
    return {
        "car": bandit.car if here else None,
        "level": bandit.level if here else None,
        "facing": bandit.facing if here else None,
        "stunned": bandit.stunned,
        "state": bandit.state,
    }
