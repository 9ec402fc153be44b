"""Game: the friendly object around one record; dealing, playing, seeing, saving."""

from __future__ import annotations

import copy
import hashlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from folsom.compiled import rules_of
from folsom.dealing import (
    SEALED_BYTES,
    Wishes,
    commitment_to,
    make_wishes,
    need_seed,
    sealed_word,
)
from folsom.errors import IllegalChoice, NotationError, UnknownOption
from folsom.events import Event, Option, Refusal, read_journal
from folsom.notation import reading, writing
from folsom.notation import view as views
from folsom.notation import words as notation
from folsom.notation.text import VERSION
from folsom.rules import journal
from folsom.rules.express import cards, check, refusing, sight, state
from folsom.words.scene import Scene

if TYPE_CHECKING:
    from folsom.pictures import Picture

BACK = "back"
DIGEST = 4  # bytes of the chained digest beside each move


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
            self._start = writing.write_position(start[0])
            self._seed = None
            self._verbs.run(self._games, 0, self._rows)
        else:
            assert wishes is not None
            self._games = state.blank(1)
            if seed is None:
                self._seed = seed = secrets.token_bytes(SEALED_BYTES)
            first = sealed_word(seed, 0) if isinstance(seed, bytes) else seed
            self._verbs.setup(self._games, 0, wishes.numbers(), first, self._rows)
        self.scene = self._scene()
        self.events = read_journal(self._rows, self.scene)
        self._digests.append(self._digest("", "deal"))

    def _scene(self) -> Scene:
        """Who has which bandits: what sentences need to know."""
        g = self.record
        pairs = ([cards.BANDITS[int(b)] for b in g.pair[seat] if b >= 0] for seat in range(self.seats))
        return Scene(tuple(map(tuple, pairs)), int(g.cars), bool(g.expert))

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

    def legal(self, seat: int) -> tuple[Option, ...]:
        """What a seat can choose now; nothing if it isn't its turn."""
        self._need_seat(seat)
        word = int(self._verbs.legal(self._games, 0, seat))
        return tuple(self._option(seat, option) for option in notation.members(word))

    def _option(self, seat: int, option: int) -> Option:
        """An option of the present decision."""
        g = self.record
        actor, target = (cards.BANDITS[int(b)] if b >= 0 else "" for b in (g.actor, g.target))
        return Option(option, notation.option_words(g, seat, option), self.scene, actor, target)

    def refused(self, seat: int) -> tuple[tuple[Option, Refusal], ...]:
        """What a seat might want to choose now but can't, each with its reason."""
        if not self.legal(seat):
            return ()
        found = []
        g = self.record
        for option in range(cards.OPTIONS):
            why = int(self._verbs.refusal(self._games, 0, seat, option))
            if why >= 0:
                name, rules = refusing.REFUSALS[why]
                values = {
                    "target": cards.BANDITS[option] if option < len(cards.BANDITS) else "",
                    "car": self.scene.car(option),
                    "actor": cards.BANDITS[int(g.target if int(g.kind) == cards.CHOOSE_PUSH else g.actor)],
                }
                found.append((self._option(seat, option), Refusal(name, tuple(rules.split()), values)))
        return tuple(found)

    def foresee(self, seat: int, option: Option) -> list[Event]:
        """What an option will do that its seat can know before: nothing drawn, seen or turned up, no later card."""
        if int(self.record.kind) <= cards.CHOOSE_SCHEME:
            return []
        found = []
        for event in self.copy().play(seat, option):
            if event.kind not in cards.CERTAIN or not event.seen_by(seat):
                break
            found.append(event)
        return found

    def _need_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.seats:
            raise IllegalChoice("no-seat", seat=repr(seat), last=self.seats - 1)

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
            raise self._not_now(seat)
        for option in options:
            if isinstance(choice, Option):
                found = choice == option
            elif isinstance(choice, str):
                found = " ".join(choice.lower().split()) == option.text
            else:
                found = is_number(choice) and choice == option.id
            if found:
                return option
        shown = choice if isinstance(choice, (str, Option)) else repr(choice)
        raise IllegalChoice("illegal", seat=int(seat), choice=str(shown), legal=texts)

    def _not_now(self, seat: int) -> IllegalChoice:
        if self.over:
            return IllegalChoice("over")
        if int(self.record.waiting) >> seat & 1:
            return IllegalChoice("waits", seat=int(seat))
        return IllegalChoice("not-turn", seat=int(seat), deciders=", ".join(map(str, self.deciders)))

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
        return read_journal(self._rows, self.scene)

    def take_back(self, seat: int) -> None:
        """Take back a choice that waits for other seats, to make it anew; IllegalChoice if there is none."""
        self._need_seat(seat)
        g = self.record
        waits = seat in notation.members(int(g.waiting)) or int(g.kept[seat]) != 0
        if int(g.kind) > cards.AT_ONCE or not waits:
            raise IllegalChoice("nothing-waits", seat=int(seat))
        self._move(int(seat), BACK, None)

    # what a seat sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know (None: the public), as plain data: docs/library.md, field by field."""
        return views.view_words(self.observe(seat))

    def svg(self, seat: int | None = None, language: str = "en") -> Picture:
        """The table as a picture, through a seat's eyes or the public's (None): an SVG document as text.

        In a notebook it shows itself; a game alone shows the public's.
        """
        from folsom.pictures import draw

        return draw(self.view(seat), language)

    def _repr_svg_(self) -> str:
        """In a notebook a game shows as its public picture, in the language of the surroundings."""
        from folsom.words import preferred

        return self.svg(None, preferred())

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
        world.events = [event for event in self.events if event.seen_by(seat)]
        self._verbs.resample(world._games, 0, -1 if seat is None else seat, need_seed(seed))
        world._start = writing.write_position(world.record)
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
        return writing.write_position(self.record)

    def dumps(self) -> str:
        """The whole game as text: options, seed, every move; `folsom.loads` reads it."""
        lines = [f"folsom game {VERSION} {self.name}"]
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

    def save(self, path: str | os.PathLike[str], note: str = "") -> None:
        """Write the game into a file; the old file stays whole until the new one is. A note is a comment, `# ...`."""
        first, rest = self.dumps().split("\n", 1)
        target = Path(os.path.realpath(path))
        beside = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
        try:
            with beside.open("x", encoding="utf-8", newline="\n") as file:
                file.write("\n".join([first, *note.splitlines(), rest]))
            beside.replace(target)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

    def moments(self) -> Iterator[tuple[Game, list[Event]]]:
        """The game anew from its deal on: after the deal and after each move, with what happened then."""
        start = None if self._start is None else reading.read_position(self._start)
        game = Game(self.wishes, self._seed, start)
        yield game.copy(), game.events
        for seat, text in self.moves:
            events: list[Event] = []
            if text == BACK:
                game.take_back(seat)
            else:
                events = game.play(seat, text)
            yield game.copy(), events

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.name}, {self.seats} seats, over: {', '.join(map(str, self.scores))}>"
        return f"<{self.name}, {self.seats} seats, round {int(self.record.number)}, {self.decision}: {self.deciders}>"


def is_number(value: object) -> bool:
    """Whether something is a whole number, Python's or NumPy's."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


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
            raise UnknownOption("seed-bytes", n=len(seed), bytes=SEALED_BYTES)
        return Game(wishes, bytes(seed))
    return Game(wishes, None if seed is None else need_seed(seed))


def position(text: str) -> Game:
    """A game from a position written as text (docs/notation.md); NotationError says what is wrong with it."""
    game = Game(None, None, reading.read_position(text))
    if broken := game.check():
        raise NotationError(
            text.count("\n") + 1, 1, f"a position that goes on soundly before this ({'; '.join(broken)})"
        )
    return game
