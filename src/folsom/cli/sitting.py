"""Who sits at this table: a game, dealt or resumed, the people at this keyboard, and the bots."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path
from typing import Any, TypeGuard

import folsom
from folsom.bots import BOTS, Bot
from folsom.cli import files
from folsom.cli.faults import Fault, whole
from folsom.events import Option
from folsom.game import Game

HUMAN = "human"


class Sitting:
    """One game, where it is saved, and who plays each seat: `human` or the name of a bot."""

    def __init__(
        self, game: Game, seating: list[str], path: str | None = None, resumed: bool = False, seed: int | None = None
    ) -> None:
        self.game = game
        self.seating = seating
        self.path = path
        self.resumed = resumed
        self.humans = [seat for seat, who in enumerate(seating) if who == HUMAN]
        self.eyes = self.humans[0] if len(self.humans) == 1 else None
        bot_seed = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Bot] = {s: BOTS[who](s, bot_seed) for s, who in enumerate(seating) if who != HUMAN}

    def save(self) -> None:
        """Keep the game, if it is to be kept."""
        if self.path is not None:
            files.save(self.game, self.path, self.seating)

    def how_to_go_on(self) -> str:
        """The command that resumes the game."""
        if self.path is None or files.is_ours(self.path):
            return "folsom play --resume"
        return shlex.join(["folsom", "play", "--save", self.path])

    def next_seat(self) -> int:
        """Who chooses next; where several choose at once the bots do it first."""
        deciders = self.game.deciders
        return next((seat for seat in deciders if seat in self.bots), deciders[0])

    def bot_chooses(self, seat: int) -> Option:
        """What a bot chooses, from what its seat sees."""
        return self.bots[seat].choose(self.game.view(seat), self.game.legal(seat))


# ---- from the command line -------------------------------------------------------------------------------------------


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


def seed_of(given: argparse.Namespace) -> int | None:
    """The seed of open dealing, if one is named."""
    return None if given.seed is None else whole("--seed", given.seed)


def sit_down(given: argparse.Namespace) -> Sitting:
    """`folsom play`: the game in the file, or a new one."""
    if given.resume and given.save is not None:
        raise Fault("save-or-resume")
    path = given.save or (files.last_path() if given.resume else files.new_path())
    options, seed = options_of(given), seed_of(given)
    if not Path(path).exists():
        game, seating, resumed = folsom.new(given.game, seed=seed, **options), None, False
    else:
        game, seating = files.load(path)
        refuse_other_game(path, game, options, seed)
        resumed = True
    sitting = Sitting(game, seating_of(given, game.seats, seating), path, resumed, seed)
    sitting.save()
    return sitting


def resume(path: str) -> Sitting:
    """The game in a file, with those who sat at it."""
    game, saved = files.load(path)
    usual = [HUMAN, *["greedy"] * (game.seats - 1)]
    return Sitting(game, saved if is_seating(saved) else usual, path, resumed=True)


def is_seating(saved: list[str] | None) -> TypeGuard[list[str]]:
    """Whether all of these are people, or bots that we know."""
    return saved is not None and all(who in BOTS or who == HUMAN for who in saved)


def seating_of(given: argparse.Namespace, seats: int, saved: list[str] | None) -> list[str]:
    """Who plays each seat: as the command line says, else as the file says, else one human and greedy bots."""
    asked = given.bots is not None or given.seat is not None or given.human is not None
    if not asked and is_seating(saved):
        return saved
    humans = humans_of(given, seats)
    names = bot_names(given, seats - len(humans))
    return [HUMAN if seat in humans else names.pop(0) for seat in range(seats)]


def humans_of(given: argparse.Namespace, seats: int) -> list[int]:
    """The seats of those who play at this terminal."""
    option, text = ("--human", given.human) if given.human is not None else ("--seat", given.seat or "0")
    humans = sorted({whole(option, part) for part in text.split(",")})
    for seat in humans:
        if seat >= seats:
            raise Fault("no-such-seat", seat=str(seat), last=str(seats - 1))
    return humans


def bot_names(given: argparse.Namespace, n: int) -> list[str]:
    """So many bots: those named, in turn."""
    names = (given.bots or "greedy").split(",")
    for name in names:
        if name not in BOTS:
            raise Fault("no-bot", name=name, known=", ".join(BOTS))
    return [names[k % len(names)] for k in range(n)]


def refuse_other_game(path: str, game: Game, options: dict[str, Any], seed: int | None) -> None:
    """What the command line asks for must be what the file holds."""
    held: dict[str, Any] = {"seats": game.seats, "expert": bool(game.record.expert), "seed": game.seed}
    if game.wishes is not None:
        held |= {"belle": game.wishes.belle, "discards": game.wishes.discards}
    held["bandits"] = [list(pair) for pair in game.scene.pairs]
    asked = options if seed is None else {**options, "seed": seed}
    for key, value in asked.items():
        if key == "bandits" and all(fits(*pair) for pair in zip(value, held["bandits"], strict=False)):
            continue
        if key in held and held[key] != value:
            shown = "sealed" if isinstance(held[key], bytes) else str(held[key])
            if key == "bandits":
                shown = ",".join("+".join(pair) for pair in held["bandits"])
            raise Fault("other-game", path=path, option=key, value=shown)


def fits(asked: list[str | None], held: list[str]) -> bool:
    """Whether a seat has the bandits that were asked for; None is any."""
    return all(name is None or name in held for name in asked)
