"""The course of the game: who is asked what, and when.

The whole game is one generator. It stops at every question and goes on with the answer. All that it goes by is on
the table, so a game can also begin in the middle, from what `Reference.table` told.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from .pieces import (
    BULLET,
    INSIDE,
    ROOF,
    ROUNDS,
    Bandit,
    Chance,
    Impossible,
    Played,
    Setup,
    is_purse,
)
from .world import World, move_all, move_card

__all__ = ["Chance", "Impossible", "Reference", "Setup"]

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """A decision: its kind and the options of the seats still to choose."""

    kind: str
    options: dict[int, list[str]]


OVER = Question("over", {})


Answer = tuple[int, str]
Asking = Generator[Question, Answer, T]


class Reference:
    """A table that is played by naming options in words."""

    def __init__(self, setup: Setup, chance: Chance, table: dict[str, Any] | None = None) -> None:
        """Set the table up and go on to the first decision, or lay it out as it was told and go on from there."""
        self.world = World(setup, chance)
        if table is not None:
            self.world.lay_out(table)
        self._course = Course(self.world).game("deal" if table is None else table["kind"])
        self._question = next(self._course, OVER)

    def deciders(self) -> list[int]:
        """The seats that must choose now."""
        return sorted(self._question.options)

    def kind(self) -> str:
        """The kind of decision, or "over"."""
        return self._question.kind

    def legal(self, seat: int) -> list[str]:
        """The options of a seat."""
        return sorted(self._question.options.get(seat, []))

    def play(self, seat: int, words: str) -> None:
        """Choose an option and go on to the next decision."""
        if words not in self.legal(seat):
            raise ValueError(f"seat {seat} may not choose {words!r} now")
        try:
            self._question = self._course.send((seat, words))
        except StopIteration:
            self._question = OVER

    def table(self) -> dict[str, Any]:
        """Everything on the table."""
        return {"kind": self.kind(), "deciders": self.deciders(), **self.world.table()}


class Course:
    """The course of one game."""

    def __init__(self, world: World) -> None:
        """A game on a table that is set up."""
        self.world = world
        self.setup = world.setup

    # Asking

    def ask(self, kind: str, seat: int, options: dict[str, T]) -> Asking[T]:
        """Ask one seat; the answer is what its words stand for."""
        _, words = yield Question(kind, {seat: list(options)})
        return options[words]

    def ask_if_open(self, kind: str, seat: int, options: dict[str, T]) -> Asking[T | None]:
        """X31: what must be done is done; ask only among two or more; None when nothing can be done."""
        if not options:
            return None
        if len(options) == 1:
            return next(iter(options.values()))
        return (yield from self.ask(kind, seat, options))

    def ask_together(self, kind: str, seats: list[int], options: Callable[[int], list[str]]) -> Asking[dict[int, str]]:
        """Ask several seats at once; nothing happens until the last has chosen."""
        answers = self.world.answers
        while len(answers) < len(seats):
            seat, words = yield Question(kind, {seat: options(seat) for seat in seats if seat not in answers})
            answers[seat] = words
        self.world.answers = {}
        return answers

    # The whole game

    def game(self, kind: str = "deal") -> Asking[None]:
        """Set-up, five rounds, the end (X80); or all that is left of it from a decision of some kind."""
        world = self.world
        if kind == "over":
            return
        yield from self.set_up(kind)
        yield from self.play_round(kind)
        while world.round < ROUNDS - 1:
            world.round += 1
            world.first = world.clockwise()[1]  # X80: to the left of the first seat
            yield from self.play_round("deal")
        world.finish()

    def set_up(self, kind: str) -> Asking[None]:
        """X15, X101, X102: Marshal cards, the first seat, the places; from a decision of some kind."""
        world = self.world
        if kind in ("deal", "marshal card"):
            if world.team_game:
                yield from self.choose_marshal_cards()
            world.choose_first()
        if kind in ("deal", "marshal card", "start"):
            if world.team_game:
                yield from self.choose_starts()
            else:
                world.line_up()

    def play_round(self, kind: str) -> Asking[None]:
        """Scheming, stealing, event; from a decision of some kind."""
        schemes = kind in ("deal", "marshal card", "start", "bullets", "scheme", "keep")
        if schemes:
            yield from self.scheming(kind)
        elif kind != "pick":
            yield from self.finish_card(kind)
        if kind != "pick":
            yield from self.stealing()
            self.event()
        yield from self.pickpocketing()

    def choose_marshal_cards(self) -> Asking[None]:
        """X102, X109: both seats name the bandit whose Marshal card is in the deck."""
        seats = list(range(self.setup.seats))
        chosen = yield from self.ask_together("marshal card", seats, lambda seat: self.names("marshal", seat))
        for seat, words in chosen.items():
            name = words.removeprefix("marshal ")
            self.world.seats[seat].deck[f"{name} marshal"] += 1

    def choose_starts(self) -> Asking[None]:
        """X101: both seats say which bandit starts in the caboose."""
        seats = list(range(self.setup.seats))
        chosen = yield from self.ask_together("start", seats, lambda seat: self.names("caboose", seat))
        for seat, words in chosen.items():
            for bandit in self.world.team(seat):
                self.world.place(bandit, 0 if words == f"caboose {bandit.name}" else 1)

    def names(self, word: str, seat: int) -> list[str]:
        """Options that name a bandit of a seat."""
        return [f"{word} {bandit.name}" for bandit in self.world.team(seat)]

    # Scheming

    def scheming(self, kind: str) -> Asking[None]:
        """X20 to X28: draw up, turn the card up, discard bullets, all turns, put the hands away; or from the middle."""
        world = self.world
        if kind not in ("bullets", "scheme", "keep"):
            world.draw_up()
            world.turn_up()
        if self.setup.expert and kind not in ("scheme", "keep"):
            yield from self.discard_bullets()
        if kind != "keep":
            yield from self.take_turns()
        yield from self.put_hands_away()

    def take_turns(self) -> Asking[None]:
        """X21: the turns of the round card, one after the other."""
        world = self.world
        symbols = world.turns()
        for turn in range(world.turn or 0, len(symbols)):
            world.turn = turn
            order = world.order(symbols[turn])
            while world.step < len(order):
                yield from self.take_turn(order[world.step], symbols[turn])
                world.step += 1
            world.step = 0
        world.turn = None

    def discard_bullets(self) -> Asking[None]:
        """X91, X96: seats that received a bullet may discard bullets from the hand, all at once."""
        seats = [seat for seat in range(self.setup.seats) if self.was_hit(seat)]
        chosen = yield from self.ask_together("bullets", seats, self.bullet_options)
        for seat, words in chosen.items():
            owner = self.world.seats[seat]
            for _ in range(int(words.removeprefix("discard "))):
                move_card(BULLET, owner.hand, owner.discard)

    def was_hit(self, seat: int) -> bool:
        """Whether a bandit of the seat has received a bullet in this game."""
        return any(bandit.received.total() > 0 for bandit in self.world.team(seat))

    def bullet_options(self, seat: int) -> list[str]:
        """X91, X110: any number of the bullets in hand."""
        return [f"discard {count}" for count in range(self.world.seats[seat].hand[BULLET] + 1)]

    def take_turn(self, seat: int, symbol: str) -> Asking[None]:
        """X22: play a card onto the pile, or draw three."""
        options: dict[str, Played | None] = {"draw": None}
        for card in self.action_cards(seat):
            words = f"play {self.called(seat, card)}"
            options[words] = Played(seat, card, symbol == "T")  # X23, X24
            if self.may_hide(card, symbol):
                options[f"{words} face down"] = Played(seat, card, True)
        played = yield from self.ask("scheme", seat, options)
        if played is None:
            for _ in range(3):
                self.world.draw(seat)
            return
        self.world.seats[seat].hand[played.card] -= 1
        self.world.pile.append(played)

    def action_cards(self, seat: int) -> list[str]:
        """The cards in hand that may be played: not the bullets (X22)."""
        return [card for card, count in self.world.seats[seat].hand.items() if count > 0 and card != BULLET]

    def called(self, seat: int, card: str) -> str:
        """A card in words: the bandit is named only where the seat has two."""
        return card if len(self.world.team(seat)) > 1 else card.split()[1]

    def may_hide(self, card: str, symbol: str) -> bool:
        """X60, X106: a card of Ghost, on the first turn; in a tunnel it lies face down anyway."""
        return card.startswith("ghost ") and self.world.turn == 0 and symbol != "T"

    def put_hands_away(self) -> Asking[None]:
        """X28: back to the deck; X92: keep or discard; X111: after the last round nothing is kept."""
        seats = self.world.seats
        if not self.setup.expert:
            for owner in seats:
                move_all(owner.hand, owner.deck)
            return
        if self.world.round < ROUNDS - 1:
            yield from self.keep_cards()
        for owner in seats:
            move_all(owner.hand, owner.discard)
            move_all(owner.kept, owner.hand)

    def keep_cards(self) -> Asking[None]:
        """X92, X96: all seats with a card in hand put the action cards aside that they keep."""
        answers = self.world.answers
        holding = [seat for seat, owner in enumerate(self.world.seats) if (owner.hand + owner.kept).total() > 0]
        while len(answers) < len(holding):
            options = {seat: self.keep_options(seat) for seat in holding if seat not in answers}
            seat, words = yield Question("keep", {seat: list(cards) for seat, cards in options.items()})
            card = options[seat][words]
            if card is None:
                answers[seat] = words
            else:
                owner = self.world.seats[seat]
                move_card(card, owner.hand, owner.kept)
        answers.clear()

    def keep_options(self, seat: int) -> dict[str, str | None]:
        """One more action card, or no more."""
        options: dict[str, str | None] = {f"keep {self.called(seat, card)}": card for card in self.action_cards(seat)}
        options["done"] = None
        return options

    # Stealing

    def stealing(self) -> Asking[None]:
        """X30, X32, X93: resolve the pile; a card leaves it for the deck, or for the discard pile."""
        while self.world.pile:
            played = self.world.pile.pop(0)
            owner = self.world.seats[played.seat]
            (owner.discard if self.setup.expert else owner.deck)[played.card] += 1
            name, kind = played.card.split()
            yield from self.resolve(self.world.bandits[name], kind)

    def resolve(self, bandit: Bandit, kind: str) -> Asking[None]:
        """X31: carry a card out; it moves the bandit it belongs to (X102)."""
        self.world.acting = bandit
        if kind == "move":
            yield from self.move(bandit)
        elif kind == "floor":
            self.world.go(bandit, bandit.car, ROOF if bandit.level == INSIDE else INSIDE)  # X42
        elif kind == "marshal":
            yield from self.marshal(bandit)
        elif kind == "robbery":
            yield from self.rob(bandit)
        elif kind == "fire":
            yield from self.fire(bandit)
        elif kind == "punch":
            yield from self.punch(bandit)
        else:
            raise AssertionError(kind)
        self.world.put_card_aside()

    def finish_card(self, kind: str) -> Asking[None]:
        """X34: the rest of the card that is being carried out, from a decision of some kind."""
        world = self.world
        bandit = world.acting
        assert bandit is not None
        if kind in ("drop", "pocket", "push"):
            yield from self.finish_punch(bandit, kind)
            world.put_card_aside()
        else:
            yield from self.resolve(bandit, "robbery" if kind == "rob" else kind)

    def move(self, bandit: Bandit) -> Asking[None]:
        """X40, X41."""
        options = {f"move {car}": car for car in self.world.destinations(bandit)}
        car = yield from self.ask_if_open("move", bandit.seat, options)
        if car is not None:
            self.world.go(bandit, car, bandit.level)

    def marshal(self, bandit: Bandit) -> Asking[None]:
        """X43."""
        options = {f"marshal {car}": car for car in self.world.neighbours(self.world.marshal)}
        car = yield from self.ask_if_open("marshal", bandit.seat, options)
        if car is not None:
            self.world.move_marshal(car)

    def rob(self, bandit: Bandit) -> Asking[None]:
        """X44."""
        options = {f"rob {token}": token for token in self.world.lying(bandit.spot)}
        token = yield from self.ask_if_open("rob", bandit.seat, options)
        if token is not None:
            self.world.pick_up(bandit, token)

    def fire(self, shooter: Bandit) -> Asking[None]:
        """X46 to X49."""
        options = {f"fire {target.name}": target for target in self.world.fire_targets(shooter)}
        target = yield from self.ask_if_open("fire", shooter.seat, options)
        if target is not None:
            self.world.hit(shooter, target)

    def punch(self, puncher: Bandit) -> Asking[None]:
        """X50, X51: whom; then the rest."""
        options = {f"punch {target.name}": target for target in self.world.punch_targets(puncher)}
        target = yield from self.ask_if_open("punch", puncher.seat, options)
        if target is not None:
            self.world.target = target
            yield from self.finish_punch(puncher, "drop")

    def finish_punch(self, puncher: Bandit, kind: str) -> Asking[None]:
        """X50, X34: a token falls, then the target is moved, then what awaits it; from a decision of some kind."""
        target = self.world.target
        assert target is not None
        if kind == "drop":
            yield from self.choose_loot(puncher, target)
        if self.world.token is not None:
            yield from self.knock_loot(puncher, target, self.world.token)
        ways = {f"push {car}": car for car in self.world.neighbours(target.car)}
        car = yield from self.ask_if_open("push", puncher.seat, ways)
        if car is not None:
            self.world.go(target, car, target.level)

    def choose_loot(self, puncher: Bandit, target: Bandit) -> Asking[None]:
        """X50: the puncher picks the token that falls."""
        options = {f"drop {token}": token for token in target.loot}
        self.world.token = yield from self.ask_if_open("drop", puncher.seat, options)

    def knock_loot(self, puncher: Bandit, target: Bandit, token: str) -> Asking[None]:
        """X50: a token falls; X64: Cheyenne may keep a purse."""
        pocketed = False
        if puncher.name == "cheyenne" and is_purse(token):
            pocketed = yield from self.ask("pocket", puncher.seat, {"pocket": True, "leave": False})
        self.world.token = None
        if pocketed:
            target.loot.remove(token)
            self.world.gain(puncher, token)
        else:
            self.world.drop(target, token)

    # Events

    def event(self) -> None:
        """X70 to X77, after the pile is empty; Bridge and Tunnel have none (X5)."""
        world = self.world
        events = {
            "angry marshal": world.angry_marshal,
            "swivel arm": world.swivel_arm,
            "braking": world.braking,
            "take it all": world.take_it_all,
            "passengers' rebellion": world.rebellion,
            "marshal's revenge": world.revenge,
            "pickpocketing": world.find_pickers,
            "hostage conductor": world.hostage_conductor,
        }
        if world.round_card in events:
            events[world.round_card]()

    def pickpocketing(self) -> Asking[None]:
        """X76, X33: bandits alone on a spot with a purse, seat by seat clockwise from the first."""
        world = self.world
        for seat in world.clockwise():
            while mine := [bandit for bandit in world.pickers if bandit.seat == seat]:
                chosen = yield from self.ask("pick", seat, self.pick_options(mine))
                if chosen is None:
                    world.pickers = [bandit for bandit in world.pickers if bandit.seat != seat]
                else:
                    bandit, purse = chosen
                    world.pick_up(bandit, purse)
                    world.pickers.remove(bandit)

    def pick_options(self, pickers: list[Bandit]) -> dict[str, tuple[Bandit, str] | None]:
        """Every purse beside one of these bandits, or nothing."""
        options: dict[str, tuple[Bandit, str] | None] = {"pass": None}
        for bandit in pickers:
            for token in filter(is_purse, self.world.lying(bandit.spot)):
                options[f"take {token}"] = (bandit, token)
        return options
