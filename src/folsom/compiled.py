"""The compiled twin of the rules, and the one place that names the compiler.

`Twin(package)` copies every module of a rules package, makes each function of the copies a compiled one and rebinds
the names that they call to one another. The rules themselves stay as they are: both run side by side.

Only the entry points (a package's verbs, and what `entry` makes of a generic function) are cached on disk, in a folder
named after a digest of all rule sources, the Numba version, the Python version and the flags, because Numba's own
cache does not notice edits in other modules. Numba is imported when a twin is first asked for, never before.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import pkgutil
import platform
import sys
import tempfile
import threading
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import folsom.rules

ROOT = "folsom.rules"
FLAGS = {"nogil": True}
Verb = Callable[..., Any]


def cache_folder(boundscheck: bool = False) -> Path:
    """Where compiled rules are kept; FOLSOM_CACHE names another place."""
    named = os.environ.get("FOLSOM_CACHE")
    if named:
        place = Path(named)
    elif sys.platform == "win32":
        place = Path(os.environ.get("LOCALAPPDATA", tempfile.gettempdir())) / "folsom"
    else:
        place = Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))) / "folsom"
    return place / digest(boundscheck)


def digest(boundscheck: bool) -> str:
    """Names everything that compiled code depends on: sources, versions, machine, flags."""
    import numba

    told = [numba.__version__, np.__version__, sys.version, platform.machine(), str(boundscheck), str(FLAGS)]
    h = hashlib.sha256("\n".join(told).encode())
    top = Path(__file__).parent
    for path in sorted(top.rglob("*.py")):
        h.update(str(path.relative_to(top)).encode())
        h.update(path.read_bytes())
    return h.hexdigest()[:24]


def modules_of(package: str) -> list[types.ModuleType]:
    """The shared modules of the rules and those of one game."""
    found = [
        importlib.import_module(f"{ROOT}.{m.name}") for m in pkgutil.iter_modules(folsom.rules.__path__) if not m.ispkg
    ]
    game = importlib.import_module(f"{ROOT}.{package}")
    inner = [importlib.import_module(f"{ROOT}.{package}.{m.name}") for m in pkgutil.iter_modules(game.__path__)]
    return [*found, *inner, game]


class Twin:
    """Compiled copies of the modules of one game; its verbs are attributes."""

    def __init__(self, package: str, boundscheck: bool = False) -> None:
        import numba

        self.package = package
        self.boundscheck = boundscheck
        self._numba = numba
        self._lock = threading.Lock()
        originals = modules_of(package)
        copies = {m.__name__: types.ModuleType(m.__name__, m.__doc__) for m in originals}
        made: dict[int, Any] = {}
        for module in originals:
            copy = copies[module.__name__]
            entry = module is originals[-1]
            for name, value in vars(module).items():
                if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                    made[id(value)] = self._compile(value, vars(copy), entry)
                elif not name.startswith("__"):
                    setattr(copy, name, value)
        for module in originals:
            copy = copies[module.__name__]
            for name, value in vars(module).items():
                if id(value) in made:
                    setattr(copy, name, made[id(value)])
                elif isinstance(value, types.ModuleType) and value.__name__ in copies:
                    setattr(copy, name, copies[value.__name__])
        self.verbs = copies[originals[-1].__name__]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.verbs, name)

    def _compile(self, function: types.FunctionType, names: dict[str, Any], entry: bool) -> Any:
        copy = types.FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, function.__closure__
        )
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        return self.entry(copy) if entry else self._numba.njit(boundscheck=self.boundscheck, **FLAGS)(copy)

    def entry(self, function: Verb) -> Any:
        """A compiled function that Python calls: kept on disk."""
        with self._lock:
            before = self._numba.config.CACHE_DIR
            self._numba.config.CACHE_DIR = str(cache_folder(self.boundscheck))
            try:
                return self._numba.njit(boundscheck=self.boundscheck, cache=True, **FLAGS)(function)
            finally:
                self._numba.config.CACHE_DIR = before


_twins: dict[tuple[str, bool], Twin] = {}
_twins_lock = threading.Lock()


def twin(package: str, boundscheck: bool = False) -> Twin:
    """The one compiled twin of a game in this process; compiling happens when a verb is first called."""
    with _twins_lock:
        key = (package, boundscheck)
        if key not in _twins:
            _twins[key] = Twin(package, boundscheck)
        return _twins[key]
