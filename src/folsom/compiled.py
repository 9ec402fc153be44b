"""The compiled twin of the rules, and the one place that names the compiler.

`Twin(name)` copies every module of a game's rules, makes each function of the copies a compiled one and rebinds the
names that they call to one another. The rules themselves stay as they are: both run side by side.

Only entry points are kept on disk (a game's verbs and the loops over many games), in a folder named after a digest of
all sources, the versions, the machine and the flags, because Numba's own cache notices neither edits in other modules
nor changed flags. The folder is filled by one process of its own and appears under its name only when it is complete,
so that any number of processes may start at once. Numba itself is imported when a twin is first asked for.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import os
import pkgutil
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import folsom.rules
from folsom.errors import FolsomError
from folsom.rules import journal, loops
from folsom.words import preferred, speech

ROOT = "folsom.rules"
GAMES = ("express",)
FLAGS: dict[str, Any] = {"nogil": True}
COLD = (
    "setup",
    "events",
    "scoring",
    "sight",
    "worlds",
    "check",
)  # entered once a round or less: calls
RARE = (
    "run",
    "ask_again",
    "play_legal",
    "finish",
    "random_option",
    "fetch",
    "refusal",
)  # not called from Python: interpreted
CACHE_LINE = 64  # bytes
BUSY = 75  # a child that compiles leaves with this if another process is at it
PAUSE, TOO_LONG = 0.3, 1800.0  # seconds
Say = Callable[[str], None]


class CompilerError(FolsomError, RuntimeError):
    """The rules couldn't be compiled."""


# ---- where compiled rules are kept -----------------------------------------------------------------------------------


def cache_folder(name: str, boundscheck: bool = False) -> Path:
    """Where a game's compiled rules are kept; FOLSOM_CACHE names another place than the user's cache folder."""
    named = os.environ.get("FOLSOM_CACHE")
    if named:
        place = Path(named)
    elif sys.platform == "win32":
        place = Path(os.environ.get("LOCALAPPDATA", tempfile.gettempdir())) / "folsom"
    else:
        place = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "folsom"
    return place / f"{name}-{digest(boundscheck)}"


def digest(boundscheck: bool) -> str:
    """Names everything that compiled code depends on: sources, versions, machine, flags."""
    from importlib.metadata import version

    told = [
        SOURCES,
        version("numba"),
        np.__version__,
        sys.version,
        platform.machine(),
        platform.node(),
        str(boundscheck),
        str(FLAGS),
    ]
    return hashlib.sha256("\n".join(map(str, told)).encode()).hexdigest()[:24]


def digest_of_sources() -> str:
    """Names what the sources are now."""
    h = hashlib.sha256()
    top = Path(folsom.rules.__file__).parent
    for path in [Path(__file__), *sorted(top.rglob("*.py"))]:
        h.update(str(path).encode())
        h.update(path.read_bytes())
    return h.hexdigest()


SOURCES = digest_of_sources()  # as they were when they were imported


def is_warm(name: str, boundscheck: bool = False) -> bool:
    """Whether a game's compiled rules are on disk."""
    return cache_folder(name, boundscheck).is_dir()


# ---- the twin --------------------------------------------------------------------------------------------------------


def modules_of(name: str) -> list[types.ModuleType]:
    """The shared modules of the rules and those of one game; the last two hold what others call."""
    shared = [m.name for m in pkgutil.iter_modules(folsom.rules.__path__) if not m.ispkg and m.name != "loops"]
    package = package_of(name)
    game = importlib.import_module(package)
    rooms = [m.name for m in pkgutil.iter_modules(game.__path__) if m.name != "verbs"]
    names = [f"{ROOT}.{m}" for m in shared] + [f"{package}.{m}" for m in rooms]
    return [importlib.import_module(m) for m in [*names, f"{package}.verbs", f"{ROOT}.loops"]]


def package_of(name: str) -> str:
    """Where a game's rules are: `super-express` in folsom.rules.super_express."""
    return f"{ROOT}.{name.replace('-', '_')}"


def room(name: str, which: str) -> Any:
    """A room of a game's rules: `cards`, `state`, `sight`."""
    return importlib.import_module(f"{package_of(name)}.{which}")


class Twin:
    """Compiled copies of the modules of one game, under their own names; `verbs` and `loops` are what to call."""

    def __init__(self, name: str, folder: Path, boundscheck: bool = False) -> None:
        self.name = name
        self.boundscheck = boundscheck
        originals = modules_of(name)
        self.modules = {m.__name__: types.ModuleType(m.__name__, m.__doc__) for m in originals}
        made: dict[Any, Any] = {}
        for module in originals:
            copy = self.modules[module.__name__]
            for key, value in vars(module).items():
                if value is loops.fetch:
                    made[value] = fetch_into_cache()
                elif isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                    made[value] = compiled_copy(value, vars(copy), None, boundscheck)
                if not key.startswith("__"):
                    setattr(copy, key, value)
        for copy in self.modules.values():
            for key, value in list(vars(copy).items()):
                if isinstance(value, types.FunctionType):
                    setattr(copy, key, made.get(value) or made[getattr(originals[-2], key)])
                elif isinstance(value, types.ModuleType) and value.__name__ in self.modules:
                    setattr(copy, key, self.modules[value.__name__])
        self.verbs = self._entries(originals[-2], folder)
        self.loops = self._entries(originals[-1], folder)

    def _entries(self, module: types.ModuleType, folder: Path) -> types.SimpleNamespace:
        """The functions of a module once more, kept on disk: these are what Python calls."""
        names = vars(self.modules[module.__name__])
        return types.SimpleNamespace(**{
            key: compiled_copy(value, names, folder, self.boundscheck)
            if key not in RARE else value
            for key, value in vars(module).items()
            if isinstance(value, types.FunctionType) and value.__module__ == module.__name__
        })  # fmt: skip

    def warm(self, part: str = "") -> None:
        """Call every entry point once: compile it, or load it from disk; a part is `verbs` or `loops`."""
        if part != "loops":
            exercise_verbs(self.verbs, self.name)
        if part != "verbs":
            exercise_loops(self.loops, self.name)


def compiled_copy(function: types.FunctionType, names: dict[str, Any], folder: Path | None, boundscheck: bool) -> Any:
    """A compiled copy of a rule that looks its names up in a twin module; with a folder, kept on disk."""
    import numba

    copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    make: Any = numba.njit
    if folder is None:
        return one_type_a_name(make(boundscheck=boundscheck, forceinline=is_hot(function), **FLAGS)(copy))
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return one_type_a_name(make(boundscheck=boundscheck, cache=True, **FLAGS)(copy))
    finally:
        config.CACHE_DIR = before


def fetch_into_cache() -> Any:
    """What `loops.fetch` becomes: a hint to the memory for each line of a record; past the end it does nothing."""
    from llvmlite import ir
    from numba.core import types as machine
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    byte, flag = ir.IntType(8).as_pointer(), ir.IntType(32)
    to_write, keep_near, data = flag(1), flag(3), flag(1)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        games, i = signature.args
        hint = builder.module.declare_intrinsic(
            "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, flag, flag, flag])
        )
        first = builder.bitcast(make_array(games)(context, builder, args[0]).data, byte)
        record = builder.mul(args[1], context.get_constant(i, games.dtype.size))
        for line in range(0, games.dtype.size, CACHE_LINE):
            place = builder.gep(first, [builder.add(record, context.get_constant(i, line))])
            builder.call(hint, [place, to_write, keep_near, data])
        return context.get_dummy_value()

    @intrinsic
    def fetch(_: Any, games: Any, i: Any) -> Any:
        return machine.void(games, i), generate

    return fetch


def is_hot(function: types.FunctionType) -> bool:
    """Whether every call of a rule is made part of its caller: a quarter faster than what LLVM decides alone."""
    return function.__module__.rsplit(".", 1)[-1] not in COLD


def one_type_a_name(rule: Any) -> Any:
    """Constants as arguments are plain integers: else Numba compiles a rule anew for each of them."""
    from numba import types as machine

    resolve = rule.get_call_template

    def get_call_template(args: Any, names: Any) -> Any:
        plain = tuple(machine.unliteral(arg) for arg in args)
        return resolve(plain, {name: machine.unliteral(arg) for name, arg in names.items()})

    rule.get_call_template = get_call_template
    return rule


def usual_wishes(name: str) -> Any:
    """Four seats of the plain game: in every game's wishes the seats come first, then three options."""
    wishes = np.full(room(name, "cards").WISHES, -1)
    wishes[:4] = 4, 0, 0, 0
    return wishes


def exercise_verbs(verbs: Any, name: str) -> None:
    """Call every verb once with arguments of the types that it is called with."""
    state, sight = room(name, "state"), room(name, "sight")
    games = state.blank(1)
    wishes = usual_wishes(name)
    rows = journal.blank()
    money = np.zeros(state.SEATS, np.int64)
    verbs.setup(games, 0, wishes, 1, rows)
    seat = int(verbs.deciders(games, 0)).bit_length() - 1
    option = int(verbs.legal(games, 0, seat)).bit_length() - 1
    verbs.play(games, 0, seat, option, rows)
    verbs.take_back(games, 0, seat)
    verbs.over(games, 0)
    verbs.scores(games, 0, money)
    verbs.ranks(games, 0, money)
    verbs.observe(games, 0, seat, np.zeros(sight.SIGHT_SIZE, np.int16))
    verbs.resample(games, 0, seat, 1)
    verbs.reseed(games, 0, 1)
    verbs.check(games, 0)


def exercise_loops(loops: Any, name: str) -> None:
    """The same for the loops over many games."""
    state, sight = room(name, "state"), room(name, "sight")
    games = state.blank(2)
    wishes = usual_wishes(name)
    chance = np.ones(1, np.uint64)
    seats, kinds, finished = (np.zeros(1, np.int8) for _ in range(3))
    words, options, seeds = (np.zeros(1, np.int64) for _ in range(3))
    loops.playouts(games, wishes, 1, 1, chance)
    loops.checked(games, wishes, 1, 1, chance)
    loops.copies(games, 1)
    loops.deal(games, 0, 1, wishes, seeds)
    loops.ask(games, 0, 1, seats, kinds, words)
    loops.choose(0, 1, words, options, chance)
    loops.look(games, 0, 1, seats, np.zeros((1, sight.SIGHT_SIZE), np.int16))
    loops.first_wrong(0, 1, options, seats, words)
    money = np.zeros((1, state.SEATS), np.int64)
    loops.step(games, 0, 1, options, seats, kinds, words, wishes, seeds, 1, 1, finished, money, money)


# ---- ready, or not yet -----------------------------------------------------------------------------------------------


class Rules:
    """A game's verbs and loops: interpreted at once, compiled as soon as the twin is there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.verbs: Any = room(name, "verbs")
        self.loops: Any = loops
        self.compiled = False
        self._lock = threading.Lock()
        self._behind: threading.Thread | None = None

    @property
    def wanted(self) -> bool:
        """Whether the compiled rules are wanted and not yet there."""
        return not self.compiled and mode() != "interpreted"

    def start(self) -> None:
        """Begin to fetch the twin behind the game's back, unless FOLSOM_RULES says `interpreted`."""
        if self._behind is not None or not self.wanted:
            return
        if mode() == "compiled":
            self.wait()
            return
        self._behind = threading.Thread(target=self._quietly, name=f"folsom-{self.name}", daemon=True)
        self._behind.start()

    def _quietly(self) -> None:
        """Without a compiler the interpreted rules go on: slower, the same game."""
        try:
            self.wait()
        except (CompilerError, OSError, ImportError):
            return

    def wait(self, say: Say | None = None) -> None:
        """Wait for the twin, compiling it first if need be; `say` is told what takes so long."""
        with self._lock:
            if self.compiled:
                return
            if not is_warm(self.name):
                if say is not None:
                    say(speech(preferred()).say("compiling", name=self.name))
                compile_apart(self.name)
            made = Twin(self.name, cache_folder(self.name))
            made.warm()
            self.verbs, self.loops = made.verbs, made.loops
            self.compiled = True


_rules: dict[str, Rules] = {}
_rules_lock = threading.Lock()


def rules_of(name: str) -> Rules:
    """The one set of rules of a game in this process."""
    with _rules_lock:
        if name not in _rules:
            _rules[name] = Rules(name)
        return _rules[name]


def mode() -> str:
    """FOLSOM_RULES: `auto` (interpreted until the compiled ones are there), `interpreted` or `compiled`."""
    named = os.environ.get("FOLSOM_RULES", "auto")
    return named if named in ("interpreted", "compiled") else "auto"


def compile_apart(name: str, boundscheck: bool = False) -> None:
    """Fill a game's cache folder in a process of its own, or wait for the one that is at it."""
    command = [sys.executable, "-m", "folsom.compiled", name, str(boundscheck)]
    if digest_of_sources() != SOURCES:
        raise CompilerError("edited")
    while not is_warm(name, boundscheck):
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode == BUSY:
            time.sleep(PAUSE)
        elif done.returncode != 0:
            reason = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
            raise CompilerError("not-compiled", name=name, reason=reason[0])


def fill(name: str, boundscheck: bool) -> int:
    """Compile into a folder beside the right one, verbs and loops at the same time in two processes, and rename it
    when it is complete. One process does this at a time; BUSY says that another one is at it.
    """
    folder = cache_folder(name, boundscheck)
    folder.parent.mkdir(parents=True, exist_ok=True)
    sweep(folder.parent)
    lock = folder.parent / f".{folder.name}.lock"
    if not take(lock):
        return BUSY
    beside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        if folder.is_dir():
            return 0
        command = [sys.executable, "-m", "folsom.compiled", name, str(boundscheck), "loops", str(beside)]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as other:
            Twin(name, beside, boundscheck).warm("verbs")
            other.wait()
        if other.returncode != 0:
            raise CompilerError("compiling-failed")
        if digest_of_sources() != SOURCES:
            raise CompilerError("edited")
        beside.rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
        shutil.rmtree(lock, ignore_errors=True)
    return 0


def take(lock: Path) -> bool:
    """Take a lock, also one that a process left behind when it was killed."""
    for _ in range(2):
        try:
            lock.mkdir()
            (lock / str(os.getpid())).touch()
            return True
        except FileExistsError:
            if not abandoned(lock):
                return False
            shutil.rmtree(lock, ignore_errors=True)
    return False


def abandoned(lock: Path) -> bool:
    """Whether the process that took a lock is gone; where that can't be asked, whether it has taken too long."""
    try:
        owners = [int(path.name) for path in lock.iterdir()]
        old = time.time() - lock.stat().st_mtime
    except OSError:
        return False
    if os.name != "posix" or not owners:
        return old > TOO_LONG
    try:
        os.kill(owners[0], 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


def sweep(place: Path) -> None:
    """Remove what killed compilations left behind."""
    for path in place.glob(".*-*"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > TOO_LONG:
                shutil.rmtree(path, ignore_errors=True)


def leave_with_parent() -> None:
    """End this process when the one that started it is gone: it holds the other end of our standard input."""
    os.read(0, 1)
    os._exit(1)


def main(name: str, boundscheck: str, part: str = "", folder: str = "") -> int:
    """`python -m folsom.compiled express False`: fill the cache, or one part of it into a given folder."""
    if part:
        threading.Thread(target=leave_with_parent, daemon=True).start()
        Twin(name, Path(folder), boundscheck == "True").warm(part)
        return 0
    return fill(name, boundscheck == "True")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
