"""Batch: many games at once as arrays, for those who train and measure."""

from __future__ import annotations

import itertools
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.compiled import rules_of
from folsom.dealing import SEED_BITS, make_wishes, need_seed
from folsom.errors import IllegalChoice, UnknownOption
from folsom.notation import words as notation
from folsom.notation import writing
from folsom.rules.express import sight, state

Array = NDArray[Any]
LEAD = 512  # games that the calling thread plays more than its helpers, while these are still waking up


def whole(key: str, value: object, low: int) -> int:
    """A whole number of at least so much."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < low:
        raise UnknownOption("whole", option=key, value=repr(value), low=low)
    return int(value)


def fits(array: object, kind: type, *shape: int) -> bool:
    """Whether something is an array that can be written into."""
    right = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
    return right and array.flags.c_contiguous and array.flags.writeable  # type: ignore[attr-defined]  # it is an array


class Batch:
    """`n` games of one kind, played in step. Game i is `folsom.new(name, seed=seed + i, ...)`, choice for choice.

    Out, after each step, one number a game: `deciders` (the seat that chooses, the lowest of several; -1: the game is
    over), `kinds` (of decision, as in `folsom.rules.express.cards.DECISIONS`), `legal` (bit k: option k is legal).
    In: an array of options. With `renew=True` a game that ends is dealt anew from the seed n further on; `finished`
    marks the games that ended in the last step, `scores` and `places` (0 is best) hold how the last game of each ended.
    """

    def __init__(
        self, name: str = "express", n: int = 1, *, seed: int = 0, threads: int = 1, renew: bool = False, **options: Any
    ) -> None:
        wishes = make_wishes(name, options)
        self.name = name
        self.n = whole("n", n, 1)
        self.seed = need_seed(seed)
        self.seats = wishes.seats
        self.renew = bool(renew)
        self._wishes = wishes.numbers()
        rules = rules_of(name)
        if rules.wanted:
            rules.wait(lambda text: print(text, file=sys.stderr))
        self._loops = rules.loops
        self.games = state.blank(self.n)
        self.deciders = np.zeros(self.n, np.int8)
        self.kinds = np.zeros(self.n, np.int8)
        self.legal = np.zeros(self.n, np.int64)
        self.finished = np.zeros(self.n, np.bool_)
        self.scores = np.zeros((self.n, state.SEATS), np.int64)
        self.places = np.zeros((self.n, state.SEATS), np.int64)
        self.seeds = (self.seed + np.arange(self.n, dtype=np.int64)) % (1 << SEED_BITS)
        parts = min(whole("threads", threads, 1), self.n)
        lead = min(LEAD, self.n // 16) if parts > 1 else 0
        edges = [0, *(lead + (self.n - lead) * k // parts for k in range(1, parts + 1))]
        self._parts = list(itertools.pairwise(edges))
        self._helpers = [Helper(k, *self._parts[k]) for k in range(1, parts)]
        self._chance = [np.array([0x9E3779B97F4A7C15 ^ (k + 1 + self.seed)], np.uint64) for k in range(parts)]
        self._each(lambda k, low, high: self._loops.deal(self.games, low, high, self._wishes, self.seeds))
        self._each(lambda k, low, high: self._ask(low, high))

    def _each(self, do: Callable[[int, int, int], None]) -> None:
        """Do something to each part of the games, each in a thread of its own; the first part in this one."""
        for helper in self._helpers:
            helper.jobs.put(do)
        do(0, *self._parts[0])
        for helper in self._helpers:
            wrong = helper.done.get()
            if wrong is not None:
                raise wrong

    def _ask(self, low: int, high: int) -> None:
        self._loops.ask(self.games, low, high, self.deciders, self.kinds, self.legal)

    @property
    def over(self) -> Array:
        """Which games are over; with `renew=True` none ever is."""
        return self.deciders < 0

    def step(self, options: Array) -> Array:
        """Make one choice in each game that isn't over (of the others the option is passed over); which games ended.

        IllegalChoice names the first game whose option isn't legal; nothing has changed then.
        """
        options = np.asarray(options)
        if options.shape != (self.n,) or options.dtype.kind not in "iu":
            raise IllegalChoice("options-array", n=str(self.n))
        options = options.astype(np.int64, copy=False)
        i = int(self._loops.first_wrong(0, self.n, options, self.deciders, self.legal))
        if i >= 0:
            legal = tuple(map(str, notation.members(int(self.legal[i]))))
            raise IllegalChoice(
                "batch-illegal", game=str(i), seat=int(self.deciders[i]), option=str(options[i]), legal=legal
            )
        renew = int(self.renew)
        self._each(
            lambda k, low, high: self._loops.step(
                self.games, low, high, options, self.deciders, self.kinds, self.legal, self._wishes, self.seeds,
                self.n, renew, self.finished, self.scores, self.places,
            )
        )  # fmt: skip
        return self.finished

    def observe(self, out: NDArray[np.int16]) -> NDArray[np.int16]:
        """Write what the deciding seat of each game may know into an int16 array of (n, SIGHT_SIZE)."""
        if not fits(out, np.int16, self.n, sight.SIGHT_SIZE):
            raise UnknownOption("out-array", kind="int16", shape=f"({self.n}, {sight.SIGHT_SIZE})")
        self._each(lambda k, low, high: self._loops.look(self.games, low, high, self.deciders, out))
        return out

    def choose(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A random legal option for each game, from a stream of the batch's own."""
        options = np.zeros(self.n, np.int64) if out is None else out
        if not fits(options, np.int64, self.n):
            raise UnknownOption("out-array", kind="int64", shape=f"({self.n},)")
        self._each(lambda k, low, high: self._loops.choose(low, high, self.legal, options, self._chance[k]))
        return options

    def position(self, i: int) -> str:
        """Game i as text, hidden things included."""
        return writing.write_position(self.games[i])

    def close(self) -> None:
        """Let the threads go; the games stay as they are, to be looked at."""
        for helper in self._helpers:
            helper.jobs.put(None)
        self._helpers = []
        self._parts = [(0, self.n)]


class Helper:
    """A thread for one part of the games, waiting on a queue: a few microseconds, where a pool takes tens."""

    def __init__(self, k: int, low: int, high: int) -> None:
        self.jobs: SimpleQueue[Callable[[int, int, int], None] | None] = SimpleQueue()
        self.done: SimpleQueue[BaseException | None] = SimpleQueue()
        self._part = (k, low, high)
        threading.Thread(target=self._work, name=f"folsom-batch-{k}", daemon=True).start()

    def _work(self) -> None:
        while (do := self.jobs.get()) is not None:
            try:
                do(*self._part)
            except BaseException as wrong:  # it is raised where the job came from
                self.done.put(wrong)
            else:
                self.done.put(None)
