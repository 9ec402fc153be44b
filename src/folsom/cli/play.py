"""folsom play: one table in plain lines."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import folsom
from folsom.bots import BOTS, Bot
from folsom.cli import Fault, drawing, whole, words
from folsom.cli.telling import Teller
from folsom.cli.verify import damaged, read, reason_of
from folsom.errors import Doctored, NotationError
from folsom.events import Option
from folsom.game import Game
from folsom.rules.express.cards import AT_ONCE, DECISIONS
from folsom.rules.express.scoring import is_gunslinger

MOST_WRONG = 100  # answers in a row that can't be used, when nobody is at a keyboard
BACK = "back"


class Leave(Exception):
    """Somebody leaves the table."""


# ---- the command line ------------------------------------------------------------------------------------------------


def run(given: argparse.Namespace) -> int:
    """Sit down, play, count."""
    game, resumed = resume_or_deal(given)
    table = Table(game, given, humans_of(given, game.seats))
    table.save()
    if resumed:
        print(words.RESUMED.format(path=given.save, moves=len(game.moves)))
    try:
        table.sit_down(resumed)
        table.play()
    except Leave as leave:
        print(leave)
        print(table.how_to_go_on())
    return 0


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """The options of the game that the command line names."""
    options: dict[str, Any] = {}
    if given.seats is not None:
        options["seats"] = whole("--seats", given.seats)
    if given.expert:
        options["expert"] = True
    for key in ("belle", "discards"):
        if getattr(given, key) is not None:
            options[key] = getattr(given, key)
    if given.bandits is not None:
        options["bandits"] = bandits_of(given.bandits, options)
    return options


def bandits_of(text: str, options: dict[str, Any]) -> list[list[str | None]]:
    """`doc,-,tuco`, for two seats `tuco+cheyenne,django+doc`; seats that aren't named draw."""
    pairs = [[name if name not in ("-", "") else None for name in seat.split("+")] for seat in text.lower().split(",")]
    usual = 2 if "seats" not in options and any(len(pair) == 2 for pair in pairs) else 4
    seats = options.setdefault("seats", max(usual, len(pairs)))
    missing: list[list[str | None]] = [[None] for _ in range(min(seats, 6) - len(pairs))]
    return [*pairs, *missing]


def resume_or_deal(given: argparse.Namespace) -> tuple[Game, bool]:
    """The game in the file, or a new one."""
    options = options_of(given)
    seed = None if given.seed is None else whole("--seed", given.seed)
    if given.save is None or not Path(given.save).exists():
        return folsom.new(given.game, seed=seed, **options), False
    try:
        game = folsom.loads(read(given.save))
    except NotationError as error:
        raise damaged(given.save, error) from error
    except Doctored as error:
        raise Fault(f"{given.save}: {error}") from error
    refuse_other_game(given, game, options, seed)
    return game, True


def refuse_other_game(given: argparse.Namespace, game: Game, options: dict[str, Any], seed: int | None) -> None:
    """What the command line asks for must be what the file holds."""
    held: dict[str, object] = {"seats": game.seats, "expert": bool(game.record.expert), "seed": game.seed}
    if game.wishes is not None:
        held |= {"belle": game.wishes.belle, "discards": game.wishes.discards}
    asked = options if seed is None else {**options, "seed": seed}
    for key, value in asked.items():
        if key in held and held[key] != value:
            shown = "sealed" if isinstance(held[key], bytes) else held[key]
            raise Fault(words.OTHER_GAME.format(path=given.save, key=key, value=shown))


def humans_of(given: argparse.Namespace, seats: int) -> list[int]:
    """The seats of those who play at this terminal."""
    option, text = ("--human", given.human) if given.human is not None else ("--seat", given.seat or "0")
    humans = sorted({whole(option, part) for part in text.split(",")})
    for seat in humans:
        if seat >= seats:
            raise Fault(words.NO_SEAT.format(seat=seat, last=seats - 1))
    return humans


def bots_of(given: argparse.Namespace, seats: list[int]) -> dict[int, tuple[str, Bot]]:
    """Who plays the other seats: the bots named, in turn."""
    names = (given.bots or "greedy").split(",")
    for name in names:
        if name not in BOTS:
            raise Fault(words.NO_BOT.format(name=name, known=", ".join(BOTS)))
    seed = secrets.randbits(32) if given.seed is None else int(given.seed)
    return {seat: (names[k % len(names)], BOTS[names[k % len(names)]](seat, seed)) for k, seat in enumerate(seats)}


# ---- the table -------------------------------------------------------------------------------------------------------


class Table:
    """One game, those who play it, and this terminal."""

    def __init__(self, game: Game, given: argparse.Namespace, humans: list[int]) -> None:
        self.game = game
        self.given = given
        self.humans = humans
        self.bots = bots_of(given, [seat for seat in range(game.seats) if seat not in humans])
        self.eyes = humans[0] if len(humans) == 1 else None
        self.teller = Teller(game.view(self.eyes), self.eyes)
        self.drawn = ""  # the board as it was drawn last
        self.at_keyboard: int | None = humans[0] if len(humans) == 1 else None

    def save(self) -> None:
        """Keep the game, if it is to be kept."""
        if self.given.save is None:
            return
        try:
            self.game.save(self.given.save)
        except (OSError, ValueError) as error:
            raise Fault(words.CANT_SAVE.format(path=self.given.save, reason=reason_of(error))) from error

    def how_to_go_on(self) -> str:
        """The command that resumes the game."""
        if self.given.save is None:
            return words.LOST
        command = ["folsom", "play", "--save", self.given.save]
        for key in ("seat", "human", "bots"):
            if getattr(self.given, key) is not None:
                command += [f"--{key}", getattr(self.given, key)]
        return words.RESUME.format(command=shlex.join(command))

    # the game

    def sit_down(self, resumed: bool) -> None:
        """Who is who, and how the deal was made."""
        name = self.teller.seat_name
        if self.eyes is not None:
            print(words.YOU_ARE.format(name=name(self.eyes), seat=self.eyes))
        others = [
            words.PLAYER.format(
                name=name(seat), seat=seat, who=self.bots[seat][0] if seat in self.bots else words.HUMAN
            )
            for seat in range(self.game.seats)
            if seat != self.eyes
        ]
        print(drawing.wrap(words.OTHERS.format(others=", ".join(others))))
        if self.game.commitment is not None:
            print(words.COMMITTED.format(commitment=self.game.commitment))
        print(drawing.wrap(goal(self.game.seats)))
        print(words.HOW)
        if not resumed:
            self.tell(self.game.events)

    def play(self) -> None:
        """Choice by choice to the end."""
        while not self.game.over:
            seat = self.next_seat()
            if seat in self.bots:
                choice = self.bots[seat][1].choose(self.game.view(seat), self.game.legal(seat))
            else:
                choice = self.ask(seat)
            if choice.text == BACK:
                self.game.take_back(seat)
            else:
                self.tell(self.game.play(seat, choice))
            self.save()
        self.count()

    def next_seat(self) -> int:
        """Who chooses next; where several choose at once the bots do it first."""
        deciders = self.game.deciders
        return next((seat for seat in deciders if seat in self.bots), deciders[0])

    def tell(self, events: list[folsom.Event]) -> None:
        """What happened."""
        for paragraph in self.teller.tell(events):
            print(paragraph)

    def tell_rest(self) -> None:
        """What is still to be told before somebody is asked."""
        for paragraph in self.teller.flush():
            print(paragraph)

    def count(self) -> None:
        """Money, Gunslingers, winners."""
        self.tell_rest()
        print("\n" + words.OVER)
        game, names = self.game, self.teller.names
        best = {self.teller.bandit_seats[b] for k, b in enumerate(words.BANDITS) if is_gunslinger(game.record, k)}
        for group in game.ranks:
            place = 1 + sum(len(other) for other in game.ranks[: game.ranks.index(group)])
            for seat in group:
                shot = words.GUNSLINGER if seat in best else ""
                name = names[seat] + ("*" if seat == self.eyes else "")
                print(
                    words.RESULT.format(
                        place=place, name=name, money=words.MONEY.format(n=game.scores[seat]), gunslinger=shot
                    )
                )
        winners = game.winners
        if winners == (self.eyes,):
            print(words.YOU_WIN)
        elif len(winners) == 1:
            print(words.WINNER.format(name=names[winners[0]]))
        else:
            print(words.SHARED.format(names=words.AND.join(names[seat] for seat in winners)))
        if isinstance(game.seed, bytes):
            print(words.REVEALED.format(seed=game.seed.hex()))

    # choices

    def ask(self, seat: int) -> Option:
        """What somebody at this terminal chooses."""
        options = self.game.legal(seat)
        view = self.game.view(seat)
        if len(options) == 1 and not view["kept"]:
            print(words.ONLY_ONE.format(text=options[0].text))
            return options[0]
        self.tell_rest()
        self.change_chairs(seat)
        self.show(view)
        may_go_back = DECISIONS.index(view["decision"].replace("-", " ")) <= AT_ONCE and bool(view["kept"])
        print(question(view, options, may_go_back))
        for _ in range(MOST_WRONG):
            text = self.hear("> ")
            if text in ("?", "help", ""):
                print(explain(view) if text else self.drawn)
                print(question(view, options, may_go_back))
                continue
            if text == BACK and may_go_back:
                return Option(-1, BACK)
            found = meant(text, options)
            if len(found) == 1:
                return found[0]
            print((words.SEVERAL if found else words.WRONG).format(text=text[:40], last=len(options)))
        raise Fault(words.TOO_WRONG)

    def change_chairs(self, seat: int) -> None:
        """Several people at one terminal: nobody sees another's hand."""
        if len(self.humans) > 1 and seat != self.at_keyboard and sys.stdin.isatty():
            print("\n" * 60)
            self.hear(words.SWITCH.format(name=self.teller.seat_name(seat), seat=seat))
        self.at_keyboard = seat

    def show(self, view: dict[str, Any]) -> None:
        """The board, if it isn't the one that is there already."""
        board = drawing.board(view)
        if view["kept"]:
            alone = view["seats"] != 2
            print(drawing.wrap(words.HAND.format(cards=drawing.cards(view["hand"], alone))))
            print(drawing.wrap(words.KEPT.format(cards=drawing.cards(view["kept"], alone))))
        elif board != self.drawn:
            print("\n" + board)
        self.drawn = board

    def hear(self, prompt: str) -> str:
        """One line from whoever sits here."""
        try:
            text = " ".join(input(prompt).lower().split())
        except EOFError:
            print()
            raise Leave(words.INPUT_ENDED) from None
        if not sys.stdin.isatty():
            print(text)
        if text in ("quit", "exit", "q"):
            raise Leave(words.LEFT)
        return text


def meant(text: str, options: Sequence[Option]) -> Sequence[Option]:
    """The options that a number, their words, or the end of their words can mean."""
    exact = [option for k, option in enumerate(options, 1) if text in (str(k), option.text)]
    return exact or [option for option in options if option.text.endswith(f" {text}")]


def question(view: dict[str, Any], options: Sequence[Option], may_go_back: bool) -> str:
    """What is asked, and the options with their numbers."""
    names = {key: words.BANDITS.get(view[key] or "", "") for key in ("actor", "target")}
    asked = words.QUESTIONS[view["decision"]].format(**names)
    listed = "  ".join(f"{k}) {option_words(view, o)}".replace(" ", drawing.NO_BREAK) for k, o in enumerate(options, 1))
    back = f"\n{words.BACK}" if may_go_back else ""
    return f"{asked}\n" + drawing.wrap("  " + listed) + back


def goal(seats: int) -> str:
    """What it is all about; with two seats there is no Gunslinger."""
    return words.TEAM_GOAL if seats == 2 else words.GOAL


def option_words(view: dict[str, Any], option: Option) -> str:
    """An option, and what one knows of it."""
    token = option.text.split()[-1]
    if token in view["purses"]:
        worth = view["purses"][token]["worth"]
        return f"{option.text} (${worth or '?'})"
    return option.text


def explain(view: dict[str, Any]) -> str:
    """`?`: what this decision is about."""
    parts = [words.EXPLAIN[view["decision"]]]
    if view["decision"] == "scheme":
        kinds = dict.fromkeys(code.split()[-1] for code in view["hand"])
        parts += [words.CARD_HELP[kind] for kind in kinds if kind in words.CARD_HELP]
        parts.append(words.TURNS[view["symbols"][view["turn"]]].join(("This turn is ", ".")))
    parts += [words.POWERS[name] for name in view["bandits"]]
    if view["card"] is not None:
        parts.append(words.AT_THE_END.format(event=words.ROUND_EVENTS[view["card"]]))
    parts += [
        words.DECK.format(cards=drawing.cards(view["deck"], view["seats"] != 2)),
        goal(view["seats"]),
        words.LEAVE,
    ]
    return "\n".join(drawing.wrap(part) for part in parts)
