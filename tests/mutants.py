"""`make mutants` tests the tests: it breaks the rules in one place at a time and lists what nobody notices.

    python -m tests.mutants [--count N] [--seed S] [--processes P] [--in events,stealing]

A mutant is one change in the source of src/folsom/rules/express: a comparison, an operator, a number, a condition, or a
statement left out. All changes that are possible are counted, and so many are drawn from them at random. The quick
tests (`make check`) are collected once; each mutant gets a fork in which the changed function's code is put in place
and the tests that call this function run until one fails, those first that noticed a mutant nearby. Changes outside
functions (tables) get a process of their own and all tests. A mutant that hangs counts as noticed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

TOP = Path(__file__).parent.parent
ROOM = TOP / "src/folsom/rules/express"
QUICK = ["-q", "-p", "no:cacheprovider", "-m", "not slow and not compiled", str(TOP / "tests")]
LEFT_OUT = ["--ignore", str(TOP / "tests/test_house.py"), "--ignore", str(TOP / "tests/test_cli.py")]
PATIENCE = 90  # seconds for one mutant
TABLE_PATIENCE = 600  # seconds for one in a table: all quick tests are run

Path_ = tuple[tuple[str, int | None], ...]


class Mutant:
    """One change: in which file, at which node, and what."""

    def __init__(self, file: str, steps: Path_, line: int, what: str, function: str | None) -> None:
        self.file, self.steps, self.line, self.what, self.function = file, steps, line, what, function

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function or 'table'}: {self.what}"


COMPARISONS = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
OPERATORS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.Mod: ast.Mult, ast.BitXor: ast.BitOr,
}  # fmt: skip


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """What can be changed at a node: what it is called and the new node; None leaves a statement out."""
    if isinstance(node, ast.Compare):
        for other in COMPARISONS[type(node.ops[0])]:
            new = copy.deepcopy(node)
            new.ops[0] = other()
            yield f"{ast.unparse(node)} -> {ast.unparse(new)}", new
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in OPERATORS:
        changed = copy.deepcopy(node)
        changed.op = OPERATORS[type(node.op)]()
        yield f"{ast.unparse(node)} -> {ast.unparse(changed)}", changed
    elif isinstance(node, ast.BoolOp):
        turned = copy.deepcopy(node)
        turned.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{ast.unparse(node)} -> {ast.unparse(turned)}", turned
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.Invert, ast.USub)):
        yield f"{ast.unparse(node)} -> {ast.unparse(node.operand)}", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        value: Any = not node.value if isinstance(node.value, bool) else node.value + 1
        yield f"{node.value} -> {value}", ast.copy_location(ast.Constant(value), node)
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        for value in (True, False):
            if isinstance(node, ast.While) and value:
                continue
            fixed = copy.deepcopy(node)
            fixed.test = ast.Constant(value)
            yield f"if {ast.unparse(node.test)} -> {value}", fixed
    if isinstance(node, (ast.Assign, ast.AugAssign)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield f"without {ast.unparse(node)}", None


def skipped(node: ast.AST) -> bool:
    """Nothing to test: docstrings, imports, annotations, the widening of integers."""
    return isinstance(node, (ast.Import, ast.ImportFrom, ast.arguments, ast.AnnAssign))


def walk(node: ast.AST, steps: Path_, function: str | None) -> Iterator[tuple[ast.AST, Path_, str | None]]:
    """All nodes with the way to them and the function they are in."""
    yield node, steps, function
    for field, value in ast.iter_fields(node):
        if field in ("returns", "annotation", "decorator_list"):
            continue
        for at, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not skipped(child):
                inside = child.name if isinstance(child, ast.FunctionDef) else function
                yield from walk(child, (*steps, (field, at)), inside)


def all_mutants(names: set[str]) -> list[Mutant]:
    """Every change that can be made."""
    found = []
    for path in sorted(ROOM.glob("*.py")):
        if names and path.stem not in names:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node, steps, function in walk(tree, (), None):
            if function is None and path.stem not in ("cards", "bags", "setup"):
                continue  # elsewhere only names of things stand outside functions
            for what, new in changes(node):
                if function is None and new is None:
                    continue  # a table left out can't be imported: every test would notice
                found.append(Mutant(path.stem, steps, getattr(node, "lineno", 0), what, function))
    return found


def broken(mutant: Mutant) -> CodeType:
    """The code of the mutant's module with the change made."""
    path = ROOM / f"{mutant.file}.py"
    tree: Any = ast.parse(path.read_text(encoding="utf-8"))
    parent, node = None, tree
    for field, at in mutant.steps:
        parent, node = node, getattr(node, field) if at is None else getattr(node, field)[at]
    new = next(new for what, new in changes(node) if what == mutant.what)
    put = ast.copy_location(ast.Pass(), node) if new is None else ast.copy_location(new, node)
    field, at = mutant.steps[-1]
    if at is None:
        setattr(parent, field, put)
    else:
        getattr(parent, field)[at] = put
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


def code_in(code: CodeType, name: str) -> CodeType:
    """The code of a function in that of its module."""
    return next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)


class Runner:
    """A plugin that lets pytest collect, and then runs the tests its own way."""

    def __init__(self, mutants: list[Mutant], processes: int) -> None:
        self.mutants = mutants
        self.processes = processes
        self.survivors: list[Mutant] = []
        self.calls: dict[tuple[str, str], list[int]] = {}
        self.items: list[pytest.Item] = []
        self.killers: dict[tuple[str, str | None], Counter[int]] = defaultdict(Counter)
        self.told = Path(tempfile.mkdtemp(prefix="folsom-mutants-"))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.find_calls()
        running: dict[int, tuple[Mutant, float]] = {}
        for number, mutant in enumerate(self.mutants, 1):
            while len(running) >= self.processes:
                self.wait(running)
            running[self.start(mutant)] = (mutant, time.monotonic())
            if number % 25 == 0:
                say(f"{number} of {len(self.mutants)} mutants, {len(self.survivors)} survived so far")
        while running:
            self.wait(running)
        return True

    def wait(self, running: dict[int, tuple[Mutant, float]]) -> None:
        child, status = os.wait()
        mutant, _ = running.pop(child)
        if os.waitstatus_to_exitcode(status) == 0:
            self.survivors.append(mutant)
            say(f"survived: {mutant}")
        told = self.told / str(child)
        if told.exists():
            killer = int(told.read_text())
            self.killers[mutant.file, mutant.function][killer] += 3
            self.killers[mutant.file, None][killer] += 1
            told.unlink()

    def find_calls(self) -> None:
        """Which tests call which rule: every test runs once under a profiler, in a fork."""
        say(f"{len(self.items)} tests: finding out which rules they call")
        with tempfile.NamedTemporaryFile() as told:
            child = os.fork()
            if child == 0:
                self.profile(told.name)
                os._exit(0)
            os.waitpid(child, 0)
            rows = json.loads(Path(told.name).read_text())
        failed = [self.items[k].nodeid for k, (_, _, passed) in enumerate(rows) if not passed]
        if failed:
            sys.exit(f"These tests fail without any mutant: mend them first: {', '.join(failed)}.")
        order = sorted(range(len(rows)), key=lambda k: rows[k][1])
        calls = defaultdict(list)
        for k in order:
            for file, name in rows[k][0]:
                calls[file, name].append(k)
        self.calls = dict(calls)

    def profile(self, told: str) -> None:
        quiet()
        rows: list[tuple[list[tuple[str, str]], float, bool]] = []
        room = str(ROOM)
        for item in self.items:
            called: set[CodeType] = set()

            def see(frame: Any, event: str, _: Any, called: set[CodeType] = called) -> None:
                if event == "call" and frame.f_code.co_filename.startswith(room):
                    called.add(frame.f_code)

            start = time.perf_counter()
            sys.setprofile(see)
            passed = run_item(item)
            sys.setprofile(None)
            names = [(Path(code.co_filename).stem, code.co_name) for code in called]
            rows.append((names, time.perf_counter() - start, passed))
        Path(told).write_text(json.dumps(rows))

    def start(self, mutant: Mutant) -> int:
        """A child that leaves with 0 if no test fails."""
        child = os.fork()
        if child:
            return child
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(PATIENCE)
        quiet()
        os._exit(0 if self.survives(mutant) else 1)

    def survives(self, mutant: Mutant) -> bool:
        if mutant.function is None:
            return table_survives(mutant)
        module = sys.modules[f"folsom.rules.express.{mutant.file}"]
        function = vars(module)[mutant.function]
        assert isinstance(function, FunctionType)
        function.__code__ = code_in(broken(mutant), mutant.function)
        for k in self.order(mutant):
            if not run_item(self.items[k]):
                (self.told / str(os.getpid())).write_text(str(k))
                return False
        return True

    def order(self, mutant: Mutant) -> list[int]:
        """The tests that call the mutant's function: first those that noticed others nearby, then the quickest."""
        calling = self.calls.get((mutant.file, str(mutant.function)), [])
        noticed = self.killers[mutant.file, mutant.function] + self.killers[mutant.file, None]
        return sorted(calling, key=lambda k: -noticed[k])


def run_item(item: pytest.Item) -> bool:
    """Run one test, fixtures included; whether it passed."""
    from _pytest.runner import runtestprotocol

    return all(report.passed for report in runtestprotocol(item, log=False, nextitem=None))


def table_survives(mutant: Mutant) -> bool:
    """A change in a table: a process of its own imports it in place of the right one and runs all quick tests."""
    told = json.dumps([mutant.file, mutant.steps, mutant.line, mutant.what])
    command = [sys.executable, "-m", "tests.mutants", "--table", told]
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(command, cwd=TOP, stdout=quiet, stderr=quiet, check=False, timeout=TABLE_PATIENCE)
    except subprocess.TimeoutExpired:  # a game that never ends is noticed, too
        return False
    return done.returncode == 0


def run_table(told: str) -> int:
    """The other side of `table_survives`."""
    file, steps, line, what = json.loads(told)
    mutant = Mutant(file, tuple((field, at) for field, at in steps), line, what, None)
    code = broken(mutant)
    name = f"folsom.rules.express.{file}"

    class Finder:
        @staticmethod
        def find_spec(wanted: str, path: Any = None, target: Any = None) -> Any:
            if wanted != name:
                return None
            from importlib.util import spec_from_loader

            return spec_from_loader(wanted, Loader())  # type: ignore[arg-type]  # a loader needs only these two

    class Loader:
        @staticmethod
        def create_module(spec: Any) -> None:
            return None

        @staticmethod
        def exec_module(module: Any) -> None:
            exec(code, vars(module))

    sys.meta_path.insert(0, Finder())
    return int(pytest.main(["-x", *QUICK, *LEFT_OUT]))


def quiet() -> None:
    """Children say nothing."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def say(text: str) -> None:
    """Progress."""
    print(text, flush=True)


def main() -> int:
    """Draw mutants, run them, tell the share that was noticed."""
    os.environ["FOLSOM_RULES"] = "interpreted"
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=500, help="how many mutants (500)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--in", dest="rooms", default="", help="only these modules, between commas")
    parser.add_argument("--table", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.table:
        return run_table(asked.table)
    everything = all_mutants(set(filter(None, asked.rooms.split(","))))
    drawn = random.Random(asked.seed).sample(everything, min(asked.count, len(everything)))
    say(f"{len(everything)} changes can be made; {len(drawn)} are drawn with seed {asked.seed}")
    runner = Runner(drawn, asked.processes)
    pytest.main([*QUICK, *LEFT_OUT], plugins=[runner])
    if not runner.calls:
        return 1
    share = 100 * (1 - len(runner.survivors) / len(drawn))
    say("\n".join(["", *sorted(f"survived: {mutant}" for mutant in runner.survivors)]))
    say(f"{len(drawn) - len(runner.survivors)} of {len(drawn)} mutants were noticed: {share:.1f} %")
    return 0 if share >= 95 else 1


if __name__ == "__main__":
    sys.exit(main())
