"""Game: the friendly object around one record; dealing, playing, seeing, saving."""

from __future__ import annotations

import copy
import hashlib
import os
import secrets
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.compiled import GAMES, rules_of
from folsom.errors import Doctored, IllegalChoice, NotationError, UnknownOption
from folsom.notation import express as notation
from folsom.notation import view as views
from folsom.notation.text import Line, lines_of
from folsom.rules import journal
from folsom.rules.express import cards, check, sight, state

SEED_BITS = 62
SEALED_BYTES = 32
BACK = "back"
DIGEST = 4  # bytes of the chained digest beside each move


# ---- wishes ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wishes:
    """What a game is dealt from, apart from chance. None stands for what is drawn."""

    seats: int = 4
    expert: bool = False
    belle: str = "any-target"
    discards: str = "open"
    bandits: tuple[tuple[str | None, ...], ...] = ()
    cars: tuple[str | None, ...] = ()

    def numbers(self) -> NDArray[np.int64]:
        """As the rules take them (rules/express/cards.py: WISHES)."""
        wishes = np.full(cards.WISHES, cards.OFF, np.int64)
        wishes[cards.WISH_SEATS] = self.seats
        wishes[cards.WISH_EXPERT] = self.expert or self.seats == 2
        wishes[cards.WISH_BELLE] = notation.BELLE_RULES.index(self.belle)
        wishes[cards.WISH_DISCARDS] = notation.DISCARD_RULES.index(self.discards)
        for seat, pair in enumerate(self.bandits):
            for half, name in enumerate(pair):
                if name is not None:
                    wishes[cards.WISH_BANDITS + 2 * seat + half] = cards.BANDITS.index(name)
        for car, name in enumerate(self.cars):
            if name is not None:
                wishes[cards.WISH_CARS + car] = notation.CAR_NAMES.index(name)
        return wishes


OPTIONS = ("seats", "expert", "belle", "discards", "bandits", "cars")


def make_wishes(name: str, options: dict[str, Any]) -> Wishes:
    """The options of `new` as wishes; one sentence if one can't be."""
    if name not in GAMES:
        raise UnknownOption(f"There is no game {name!r}: choose one of {', '.join(GAMES)}.")
    for key in options:
        if key not in OPTIONS:
            raise UnknownOption(f"{name} has no option {key!r}: choose among {', '.join(OPTIONS)}.")
    bandits = read_bandits(options.get("bandits"))
    seats = options.get("seats")
    if seats is None:
        seats = len(bandits) if bandits else 4
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= state.SEATS:
        raise UnknownOption(f"seats is {seats!r}: choose 2 to {state.SEATS}.")
    each = 2 if seats == 2 else 1
    if bandits and (len(bandits) != seats or any(len(pair) > each for pair in bandits)):
        raise UnknownOption(
            f"bandits must name {'two bandits' if each == 2 else 'one bandit'} for each of {seats} seats."
        )
    expert = options.get("expert", False)
    if not isinstance(expert, (bool, np.bool_)):
        raise UnknownOption(f"expert is {expert!r}: choose True or False.")
    return Wishes(
        int(seats),
        bool(expert) and seats != 2,
        one_of("belle", options.get("belle", "any-target"), notation.BELLE_RULES),
        one_of("discards", options.get("discards", "open"), notation.DISCARD_RULES),
        bandits,
        read_cars(options.get("cars"), cards.TWO_SEAT_CARS if seats == 2 else seats),
    )


def one_of(key: str, value: object, known: Sequence[str]) -> str:
    """A value among those known."""
    if value not in known:
        raise UnknownOption(f"{key} is {value!r}: choose one of {', '.join(known)}.")
    return str(value)


def read_bandits(wish: object) -> tuple[tuple[str | None, ...], ...]:
    """A bandit, or two, for each seat; None is drawn."""
    if wish is None:
        return ()
    if isinstance(wish, str) or not isinstance(wish, Iterable):
        raise UnknownOption(f"bandits is {wish!r}: give a list with the bandits of each seat.")
    pairs = tuple(tuple(seat) if isinstance(seat, (list, tuple)) else (seat,) for seat in wish)
    names = [name for pair in pairs for name in pair if name is not None]
    for name in names:
        one_of("bandits", name, cards.BANDITS)
        if names.count(name) > 1:
            raise UnknownOption(f"bandits names {name} twice: no two seats may have the same bandit.")
    return pairs


def read_cars(wish: object, count: int) -> tuple[str | None, ...]:
    """The cars from the caboose, named by what is printed on them, as `3/1`; None is drawn."""
    if wish is None:
        return ()
    if isinstance(wish, str) or not isinstance(wish, Iterable):
        raise UnknownOption(f"cars is {wish!r}: give a list of cars from the caboose, such as '3/1'.")
    names = tuple(wish)
    for name in names:
        if name is not None:
            one_of("cars", name, notation.CAR_NAMES)
            if names.count(name) > 1:
                raise UnknownOption(f"cars names {name} twice: each car is there once.")
    if len(names) != count:
        raise UnknownOption(f"cars names {len(names)} cars: name {count}, or None for one that is drawn.")
    return names


# ---- options and events ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Option:
    """One thing that a seat can choose: its number in the rules and its text in the notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Event:
    """One thing that happened: its kind, what it was about, and the eyes that may see it."""

    kind: str
    data: dict[str, Any]
    eyes: int = field(default=journal.EVERYBODY, repr=False)

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: the public) may see it."""
        return bool(self.eyes >> (journal.PUBLIC if seat is None else seat) & 1)

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{key}={value}" for key, value in self.data.items())])


CELL_WORDS: dict[str, Callable[[int], str]] = {
    "bandit": lambda n: cards.BANDITS[n],
    "target": lambda n: cards.BANDITS[n],
    "card": notation.card_words,
    "round_card": lambda n: notation.CARD_NAMES[n],
    "spot": notation.spot_words,
    "token": notation.token_words,
    "reason": lambda n: cards.REASONS[n],
}


def read_journal(rows: NDArray[np.int16]) -> list[Event]:
    """The rows of a journal as events."""
    events = []
    for row in rows[1 : int(rows[0, 0]) + 1]:
        kind, fields = cards.EVENTS[int(row[0])]
        data = {}
        for name, cell in zip(fields.split(), row[2:], strict=False):
            words = CELL_WORDS.get(name)
            data[name] = words(int(cell)) if words else int(cell)
        events.append(Event(kind, data, int(row[1])))
    return events


# ---- chance ----------------------------------------------------------------------------------------------------------


def sealed_word(secret: bytes, move: int) -> int:
    """The seed of the stream before a move (0: the deal): a keyed hash, so that no move tells anything of another."""
    told = hashlib.blake2b(f"folsom express move {move}".encode(), key=secret, digest_size=8)
    return int.from_bytes(told.digest(), "big") >> (64 - SEED_BITS)


def commitment_to(secret: bytes) -> str:
    """What is shown before the deal, so that the seed shown afterwards can't be another one."""
    return hashlib.sha256(b"folsom seed " + secret).hexdigest()


# ---- the game --------------------------------------------------------------------------------------------------------


class Game:
    """One game. Made by `folsom.new`, `folsom.loads`, `folsom.load` or `folsom.position`."""

    def __init__(self, wishes: Wishes | None, seed: int | bytes | None, start: Any = None) -> None:
        self.name = "express"
        self.wishes = wishes
        self.moves: list[tuple[int, str]] = []
        self._rules = rules_of(self.name)
        self._rules.start()
        self._rows = journal.blank()
        self._digests: list[str] = []
        self._start: str | None = None
        self._seed = seed
        if start is not None:
            self._games = start
            self._start = notation.write_position(start[0])
            self._seed = None
            self._verbs.run(self._games, 0, self._rows)
        else:
            assert wishes is not None
            self._games = state.blank(1)
            if seed is None:
                self._seed = seed = secrets.token_bytes(SEALED_BYTES)
            first = sealed_word(seed, 0) if isinstance(seed, bytes) else seed
            self._verbs.setup(self._games, 0, wishes.numbers(), first, self._rows)
        self.events = read_journal(self._rows)
        self._digests.append(self._digest("", "deal"))

    @property
    def _verbs(self) -> Any:
        """The rules as they are now: interpreted, or compiled once the compiler is done."""
        return self._rules.verbs

    @property
    def record(self) -> Any:
        """The record itself, everything hidden included: for tests and for those who change the rules."""
        return self._games[0]

    # who chooses what

    @property
    def seats(self) -> int:
        """How many seats."""
        return int(self.record.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._verbs.over(self._games, 0))

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must choose now; several when they choose at once; none when the game is over."""
        return tuple(notation.members(int(self._verbs.deciders(self._games, 0))))

    @property
    def decision(self) -> str:
        """The kind of decision that must be made: `scheme`, `move`, `fire`, ..., `over`."""
        return notation.DECISION_NAMES[int(self.record.kind)]

    def legal(self, seat: int) -> list[Option]:
        """What a seat can choose now; nothing if it isn't its turn."""
        self._need_seat(seat)
        word = int(self._verbs.legal(self._games, 0, seat))
        return [Option(o, notation.option_words(self.record, seat, o)) for o in notation.members(word)]

    def _need_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.seats:
            raise IllegalChoice(f"There is no seat {seat!r}: the seats are 0 to {self.seats - 1}.")

    def play(self, seat: int, choice: int | str | Option) -> list[Event]:
        """Make a choice, by its number or its text, and hear all that happens, in order.

        IllegalChoice says what would have been legal; nothing changes then.
        """
        option = self._find(seat, choice)
        return self._move(seat, option.text, option.id)

    def _find(self, seat: int, choice: int | str | Option) -> Option:
        options = self.legal(seat)
        texts = tuple(option.text for option in options)
        if not options:
            raise IllegalChoice(self._not_now(seat))
        for option in options:
            if isinstance(choice, Option):
                found = choice == option
            elif isinstance(choice, str):
                found = " ".join(choice.lower().split()) == option.text
            else:
                found = not isinstance(choice, bool) and choice == option.id
            if found:
                return option
        shown = choice if isinstance(choice, (str, Option)) else repr(choice)
        raise IllegalChoice(f"Seat {seat} can't choose `{shown}` now; legal: {', '.join(texts)}.", texts)

    def _not_now(self, seat: int) -> str:
        if self.over:
            return "The game is over: nothing can be chosen any more."
        if int(self.record.waiting) >> seat & 1:
            return f"Seat {seat} has chosen and waits for the others; take the choice back to make another."
        seats = " and ".join(str(s) for s in self.deciders)
        return f"It isn't seat {seat}'s turn: seat {seats} chooses now."

    def _move(self, seat: int, text: str, option: int | None) -> list[Event]:
        number = len(self.moves) + 1
        if isinstance(self._seed, bytes):
            self._verbs.reseed(self._games, 0, sealed_word(self._seed, number))
        self._rows[0, 0] = 0
        if option is None:
            self._verbs.take_back(self._games, 0, seat)
        else:
            self._verbs.play(self._games, 0, seat, option, self._rows)
        self.moves.append((seat, text))
        self._digests.append(self._digest(self._digests[-1], f"{seat} {text}"))
        return read_journal(self._rows)

    def take_back(self, seat: int) -> None:
        """Take back a choice that waits for other seats, to make it anew; IllegalChoice if there is none."""
        self._need_seat(seat)
        g = self.record
        waits = seat in notation.members(int(g.waiting)) or int(g.kept[seat]) != 0
        if int(g.kind) > cards.AT_ONCE or not waits:
            raise IllegalChoice(f"Seat {seat} has no choice that waits, so there is nothing to take back.")
        self._move(int(seat), BACK, None)

    # what a seat sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know (None: the public), as plain data: docs/library.md, field by field."""
        return views.view_words(self.observe(seat))

    def observe(self, seat: int | None) -> NDArray[np.int16]:
        """The same as numbers (rules/express/sight.py: SIGHT)."""
        if seat is not None:
            self._need_seat(seat)
        out = np.zeros(sight.SIGHT_SIZE, np.int16)
        self._verbs.observe(self._games, 0, -1 if seat is None else seat, out)
        return out

    def resample(self, seat: int | None, seed: int) -> Game:
        """A random world that a seat (None: the public) can't tell from this one: a game to think in."""
        if seat is not None:
            self._need_seat(seat)
        world = self.copy()
        world._seed = None
        world._start = None
        world.wishes = None
        world.moves = []
        self._verbs.resample(world._games, 0, -1 if seat is None else seat, need_seed(seed))
        world._start = notation.write_position(world.record)
        world._digests = [world._digest("", "deal")]
        return world

    def copy(self) -> Game:
        """The same game once more; what happens to one doesn't touch the other."""
        other = copy.copy(self)
        other._games = self._games.copy()
        other._rows = journal.blank()
        other.moves = list(self.moves)
        other._digests = list(self._digests)
        other.events = list(self.events)
        return other

    # the end

    @property
    def scores(self) -> tuple[int, ...]:
        """The money of each seat, the Gunslinger's reward included; a secret of the table until the game is over."""
        return self._by_seat(self._verbs.scores)

    @property
    def ranks(self) -> tuple[tuple[int, ...], ...]:
        """The seats in groups, best first."""
        places = self._by_seat(self._verbs.ranks)
        return tuple(tuple(s for s, p in enumerate(places) if p == place) for place in sorted(set(places)))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share a win."""
        return self.ranks[0] if self.over else ()

    def _by_seat(self, verb: Any) -> tuple[int, ...]:
        out = np.zeros(state.SEATS, np.int64)
        verb(self._games, 0, out)
        return tuple(int(n) for n in out[: self.seats])

    def check(self) -> list[str]:
        """Every invariant that the record breaks; nothing, if all is well."""
        return [check.BROKEN[k] for k in notation.members(int(self._verbs.check(self._games, 0)))]

    # honest dealing

    @property
    def seed(self) -> int | bytes | None:
        """What the game was dealt from; in sealed dealing the secret to be shown after the game."""
        return self._seed

    @property
    def commitment(self) -> str | None:
        """Sealed dealing: a hash of the seed, to show before the first choice; None with open dealing."""
        return commitment_to(self._seed) if isinstance(self._seed, bytes) else None

    # text

    def position(self) -> str:
        """This moment as text, hidden things included; `folsom.position` reads it."""
        return notation.write_position(self.record)

    def dumps(self) -> str:
        """The whole game as text: options, seed, every move; `folsom.loads` reads it."""
        lines = [f"folsom game {notation.VERSION} {self.name}"]
        lines += self._dealt_from()
        lines.append(f"deal: {self._digests[0]}")
        for (seat, text), digest in zip(self.moves, self._digests[1:], strict=True):
            lines.append(f"{seat} {text}; {digest}")
        if self.over:
            lines.append("scores: " + " ".join(str(n) for n in self.scores))
        return "\n".join([*lines, f"end {len(self.moves)}"]) + "\n"

    def _dealt_from(self) -> list[str]:
        if self._start is not None:
            return [f"| {line}" for line in self._start.splitlines()]
        assert self.wishes is not None
        lines = [f"seats: {self.wishes.seats}"]
        words = ["expert"] if self.wishes.expert else []
        words += [f"{key}={value}" for key, value, usual in (
            ("belle", self.wishes.belle, "any-target"), ("discards", self.wishes.discards, "open"),
        ) if value != usual]  # fmt: skip
        if words:
            lines.append(f"variant: {' '.join(words)}")
        if self.wishes.bandits:
            pairs = (" ".join(name or "-" for name in pair) for pair in self.wishes.bandits)
            lines.append(f"bandits: {' | '.join(pairs)}")
        if self.wishes.cars:
            lines.append("train: " + " ".join(name or "-" for name in self.wishes.cars))
        if isinstance(self._seed, bytes):
            return [*lines, f"sealed: {self._seed.hex()}", f"commitment: {self.commitment}"]
        return [*lines, f"seed: {self._seed}"]

    def _digest(self, before: str, move: str) -> str:
        told = f"{before} {move} ".encode() + self._games.tobytes()
        return hashlib.blake2b(told, digest_size=DIGEST).hexdigest()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game into a file; the old file stays whole until the new one is."""
        target = Path(path)
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(self.dumps())
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.name}, {self.seats} seats, over: {', '.join(map(str, self.scores))}>"
        return f"<{self.name}, {self.seats} seats, round {int(self.record.number)}, {self.decision}: {self.deciders}>"


# ---- making and reading games ----------------------------------------------------------------------------------------


def need_seed(seed: object) -> int:
    """A seed for open dealing."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < 1 << SEED_BITS:
        raise UnknownOption(f"seed is {seed!r}: give a whole number from 0 to 2**{SEED_BITS} - 1.")
    return int(seed)


def new(name: str = "express", *, seed: int | bytes | None = None, **options: Any) -> Game:
    """Deal a new game.

    `seed`: a whole number for open dealing (the same game for the same number); 32 bytes, or nothing, for sealed
    dealing. Options of "express": seats (2 to 6), expert, belle ("any-target", "same-spot"), discards ("open",
    "owner"), bandits (a name for each seat, two for each of two seats; None is drawn), cars (from the caboose, such as
    "3/1"; None is drawn). UnknownOption says which options and values there are.
    """
    wishes = make_wishes(name, options)
    if isinstance(seed, (bytes, bytearray)):
        if len(seed) != SEALED_BYTES:
            raise UnknownOption(f"seed has {len(seed)} bytes: give {SEALED_BYTES} bytes, a whole number, or nothing.")
        return Game(wishes, bytes(seed))
    return Game(wishes, None if seed is None else need_seed(seed))


def position(text: str) -> Game:
    """A game from a position written as text (docs/notation.md); NotationError says what is wrong with it."""
    return Game(None, None, notation.read_position(text))


def load(path: str | os.PathLike[str]) -> Game:
    """A game from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(1, 1, f"a text in UTF-8, and {os.fspath(path)} isn't one") from error
    return loads(text)


def loads(text: str) -> Game:
    """A whole game from its text: dealt and played anew. NotationError, or Doctored with the move that isn't right."""
    lines = lines_of(text)
    notation.header(lines, "game")
    reader = GameReader(lines[1:], text)
    return reader.game


class GameReader:
    """Deals and replays a recorded game line by line."""

    def __init__(self, lines: list[Line], text: str) -> None:
        self.lines = lines
        self.text = text
        self.at = 0
        self.game = self.deal()
        self.replay()

    def peek(self) -> str:
        """The next line's first word."""
        return self.lines[self.at].peek() if self.at < len(self.lines) else ""

    def next(self, expected: str) -> Line:
        """The next line."""
        if self.at >= len(self.lines):
            last = self.text.count("\n") + 1
            raise NotationError(last, 1, f"{expected}; the text ends too early")
        self.at += 1
        return self.lines[self.at - 1]

    def deal(self) -> Game:
        """The lines before the moves."""
        game = self.from_position() if self.peek() == "|" else self.from_wishes()
        line = self.next("`deal:` and the digest of the deal")
        line.need("deal")
        line.need(":")
        self.compare(line, game, 0, "the deal doesn't follow from its seed and options by the rules of this Folsom")
        line.end()
        return game

    def from_position(self) -> Game:
        """A game that began with a position: its lines stand behind `|`."""
        kept = []
        first = self.lines[self.at].number
        while self.peek() == "|":
            line = self.next("a line of the position")
            kept.append((line.number, line.text.split("|", 1)[1]))
        text = "\n" * (first - 1)
        at = first
        for number, words in kept:
            text += "\n" * (number - at) + words
            at = number
        return position(text)

    def from_wishes(self) -> Game:
        """Options and seed."""
        options: dict[str, Any] = {}
        seed: int | bytes | None = None
        committed = ""
        first = self.lines[self.at] if self.at < len(self.lines) else self.next("`seats:`")
        while self.peek() not in ("deal", ""):
            line = self.next("an option")
            key = line.next("an option")
            line.need(":")
            if key.text in options or (key.text in ("seed", "sealed") and seed is not None):
                raise key.wrong(f"`{key.text}` only once")
            if key.text == "seats":
                options["seats"] = line.number_in(2, state.SEATS, "seats")
            elif key.text == "variant":
                for word in line.many(lambda w: w, "expert, belle= or discards="):
                    name, _, value = word.text.partition("=")
                    if name not in ("expert", "belle", "discards"):
                        raise word.wrong("expert, belle= or discards=")
                    options[name] = value or True
            elif key.text == "bandits":
                options["bandits"] = read_pairs(line)
            elif key.text == "train":
                options["cars"] = [w.text if w.text != "-" else None for w in line.many(lambda w: w, "cars")]
            elif key.text == "seed":
                seed = line.number_in(0, (1 << SEED_BITS) - 1, "a seed")
            elif key.text == "sealed":
                seed = read_hex(line, SEALED_BYTES)
            elif key.text == "commitment":
                committed = read_hex(line, 32).hex()
            else:
                raise key.wrong("seats, variant, bandits, train, seed, sealed, commitment or deal")
            line.end()
        if seed is None:
            raise first.wrong("a `seed:` or `sealed:` line before the deal")
        if isinstance(seed, bytes) and not committed:
            raise first.wrong("a `commitment:` line beside `sealed:` before the deal")
        if isinstance(seed, bytes) and committed != commitment_to(seed):
            raise Doctored(0, "The seed isn't the one that was committed to before the deal (move 0).")
        try:
            return new("express", seed=seed, **options)
        except UnknownOption as error:
            raise NotationError(first.number, 1, f"options that can be ({error})") from error

    def replay(self) -> None:
        """The moves, the scores and the end."""
        while self.peek() not in ("scores", "end"):
            self.move(self.next("a move, `scores:` or `end`"))
        if self.peek() == "scores" or self.game.over:
            self.scores(self.next("scores"))
        line = self.next("`end`")
        line.need("end")
        moves = len(self.game.moves)
        if line.number_in(0, 10**6, "the number of moves") != moves:
            raise NotationError(line.number, 1, f"`end {moves}`, the number of moves before it")
        line.end()
        if self.at < len(self.lines):
            raise self.lines[self.at].wrong("nothing after the end")

    def move(self, line: Line) -> None:
        """`2 fire doc; 1f3a5c7e`."""
        number = len(self.game.moves) + 1
        seat = line.number_in(0, self.game.seats - 1, "a seat")
        words = " ".join(w.text for w in line.many(lambda w: w, "a choice"))
        line.need(";")
        try:
            if words == BACK:
                self.game.take_back(seat)
            else:
                self.game.play(seat, words)
        except IllegalChoice as error:
            raise Doctored(number, f"Move {number} can't have been made: {error}") from error
        self.compare(line, self.game, number, "it isn't the one that was played")
        line.end()

    def compare(self, line: Line, game: Game, number: int, wrong: str) -> None:
        """The digest beside a move must be the one that follows from all before it."""
        digest = line.next("a digest")
        if len(digest.text) != 2 * DIGEST or any(c not in "0123456789abcdef" for c in digest.text):
            raise digest.wrong(f"a digest of {2 * DIGEST} digits 0 to 9, a to f")
        if digest.text != game._digests[number]:
            raise Doctored(number, f"Move {number} was changed: {wrong}.")

    def scores(self, line: Line) -> None:
        """`scores: 2750 500 1000`."""
        line.need("scores")
        line.need(":")
        told = tuple(line.number_in(0, 10**6, "money") for _ in range(self.game.seats))
        line.end()
        if not self.game.over or told != self.game.scores:
            raise Doctored(
                len(self.game.moves), f"The scores after move {len(self.game.moves)} aren't those of this game."
            )


def read_pairs(line: Line) -> list[list[str | None]]:
    """`tuco | - | doc`: bandits seat by seat; `-` was drawn."""
    pairs: list[list[str | None]] = [[]]
    while line.more:
        if line.skip("|"):
            pairs.append([])
            continue
        word = line.next("a bandit or -").text
        pairs[-1].append(word if word != "-" else None)
    return pairs


def read_hex(line: Line, size: int) -> bytes:
    """Bytes as digits."""
    word = line.next(f"{2 * size} digits 0 to 9, a to f")
    if len(word.text) != 2 * size or any(c not in "0123456789abcdef" for c in word.text):
        raise word.wrong(f"{2 * size} digits 0 to 9, a to f")
    return bytes.fromhex(word.text)


def verify(text: str) -> Game:
    """Replay a finished game and prove its deal; Doctored says which move isn't right."""
    game = loads(text)
    if not game.over:
        raise Doctored(len(game.moves), f"The game isn't finished: it stops after move {len(game.moves)}.")
    return game
