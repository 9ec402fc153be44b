"""The compiled twin: the same bytes as the interpreted rules, one version of each rule, safe to make and to fetch."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import folsom
from folsom import compiled
from folsom.dealing import Wishes
from folsom.rules import journal, loops
from folsom.rules.express import sight, state, verbs
from tests.kinds import KINDS

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("compiled")]
GAMES = 200


@pytest.fixture(scope="module")
def twin() -> compiled.Rules:
    rules = compiled.rules_of("express")
    rules.wait()
    return rules


@pytest.fixture(scope="module")
def bounded(tmp_path_factory: pytest.TempPathFactory) -> compiled.Twin:
    return compiled.Twin("express", tmp_path_factory.mktemp("bounded"), boundscheck=True)


def wishes(name: str) -> Any:
    return Wishes(**KINDS[name]).numbers()


def play_both(left: Any, right: Any, name: str, seed: int) -> int:
    """Play one game with two sets of verbs, with the same random choices; both must give the same bytes throughout."""
    ours, theirs = state.blank(1), state.blank(1)
    rows, other_rows = journal.blank(), journal.blank()
    chance = np.array([seed * 2 + 1], np.uint64)
    left.setup(ours, 0, wishes(name), seed, rows)
    right.setup(theirs, 0, wishes(name), seed, other_rows)
    choices = 0
    while True:
        assert ours.tobytes() == theirs.tobytes()
        assert rows.tobytes() == other_rows.tobytes()
        asked = int(left.deciders(ours, 0))
        if not asked:
            return choices
        seat = asked.bit_length() - 1
        option = int(loops.random_option(np.int64(left.legal(ours, 0, seat)), chance))
        rows[:] = other_rows[:] = 0
        assert left.play(ours, 0, seat, option, rows) == right.play(theirs, 0, seat, option, other_rows) == 0
        choices += 1


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_interpreted_and_compiled_rules_give_the_same_bytes(twin: compiled.Rules, name: str):
    choices = sum(play_both(verbs, twin.verbs, name, seed) for seed in range(GAMES))
    assert choices > 50 * GAMES


def look_at(rules: Any, name: str, seed: int) -> list[bytes]:
    """What the other verbs say of some positions of a game."""
    games = state.blank(2)
    out = np.zeros(sight.SIGHT_SIZE, np.int16)
    money = np.zeros(state.SEATS, np.int64)
    chance = np.array([seed * 2 + 1], np.uint64)
    rows = journal.blank()
    told = []
    rules.setup(games, 0, wishes(name), seed, rows)
    while not rules.over(games, 0):
        seat = int(rules.deciders(games, 0)).bit_length() - 1
        for eyes in (-1, seat):
            rules.observe(games, 0, eyes, out)
            told.append(out.tobytes())
            games[1] = games[0]
            rules.resample(games, 1, eyes, seed)
            told.append(games[1].tobytes())
            assert rules.check(games, 1) == 0
        rules.play(games, 0, seat, int(loops.random_option(np.int64(rules.legal(games, 0, seat)), chance)), rows)
    for verb in (rules.scores, rules.ranks):
        verb(games, 0, money)
        told.append(money.tobytes())
    return told


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_the_other_verbs_agree_too(twin: compiled.Rules, name: str):
    for seed in range(3):
        assert look_at(verbs, name, seed) == look_at(twin.verbs, name, seed)


@pytest.mark.slow
def test_rules_compiled_with_bounds_checks_stay_within_bounds(bounded: compiled.Twin, twin: compiled.Rules):
    for name in KINDS:
        for seed in range(100):
            play_both(twin.verbs, bounded.verbs, name, seed)
        look_at(bounded.verbs, name, 1)


@pytest.mark.slow
def test_each_rule_has_one_version_and_no_floats(bounded: compiled.Twin):
    bounded.warm()
    seen = 0
    for module_name, module in bounded.modules.items():
        for name, rule in vars(module).items():
            if hasattr(rule, "signatures") and rule.py_func.__module__ == module_name:
                watched = {"j", "journal"} & set(rule.py_func.__code__.co_varnames[: rule.py_func.__code__.co_argcount])
                assert len(rule.signatures) <= (2 if watched else 1), (module_name, name, rule.signatures)
                for signature in rule.signatures:
                    types = [*signature, rule.overloads[signature].signature.return_type]
                    assert not [kind for kind in types if "float" in str(kind) or "Optional" in str(kind)], name
                    seen += 1
    assert seen > 100


@pytest.mark.slow
def test_ten_thousand_games_stay_sound(twin: compiled.Rules):
    each = 10_000 // len(KINDS) + 1
    games = state.blank(1)
    for k, name in enumerate(KINDS):
        chance = np.array([k + 1], np.uint64)
        assert twin.loops.checked(games, wishes(name), 1000 * k, each, chance) == 0


@pytest.mark.slow
def test_a_broken_record_is_noticed_by_the_same_loop(twin: compiled.Rules, monkeypatch: pytest.MonkeyPatch):
    def wrong_play(games: Any, i: int, seat: int, option: int, rows: Any) -> None:
        verbs.play_legal(games, i, seat, option, rows)
        games[i].neutral += 1

    monkeypatch.setattr(loops, "play_legal", wrong_play)
    assert loops.checked(state.blank(1), wishes("four"), 1, 1, np.ones(1, np.uint64)) != 0


def run_python(code: str, cache: Path, **more: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "FOLSOM_CACHE": str(cache), **more}
    return subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


PLAY = """
import folsom, random
def play(game, until):
    chance = random.Random(5)
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, chance.choice(game.legal(seat)))
        until()
    return game
"""
SEAM = (
    PLAY
    + """
import time
from folsom.compiled import rules_of
rules = rules_of("express")
changes = []
def until():
    changes.append(rules.compiled)
    if len(changes) == 30:
        while not rules.compiled:
            time.sleep(0.05)
game = play(folsom.new("express", seed=3), until)
print(changes[0], changes[-1], len(game.moves), game.dumps().encode().hex())
"""
)


@pytest.mark.slow
def test_a_cold_game_starts_at_once_and_changes_over_in_the_middle_and_processes_dont_hurt_each_other(tmp_path: Path):
    start = [run_python(SEAM, tmp_path, FOLSOM_RULES="auto") for _ in range(2)]
    told = [process.communicate(timeout=500) for process in start]
    assert [error for _, error in told] == ["", ""]
    first, last, _moves, text = told[0][0].split()
    assert (first, last) == ("False", "True")
    plain = run_python(SEAM.replace("not rules.compiled", "False"), tmp_path, FOLSOM_RULES="interpreted")
    out, error = plain.communicate(timeout=500)
    assert error == ""
    assert out.split()[3] == text == told[1][0].split()[3]
    folders = [path for path in tmp_path.iterdir() if path.is_dir()]
    assert [path.name.startswith("express-") for path in folders] == [True]


@pytest.mark.slow
def test_a_killed_compilation_leaves_nothing_that_counts(tmp_path: Path):
    code = "from folsom.compiled import fill; fill('express', False)"
    process = run_python(code, tmp_path)
    for _ in range(200):
        if any(tmp_path.iterdir()):
            break
        time.sleep(0.05)
    process.kill()
    process.communicate()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("express-")]
    locks = [path for path in tmp_path.iterdir() if path.name.endswith(".lock")]
    assert [compiled.abandoned(lock) for lock in locks] == [True] * len(locks)


def test_one_process_at_a_time_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FOLSOM_CACHE", str(tmp_path))
    lock = tmp_path / f".{compiled.cache_folder('express').name}.lock"
    assert compiled.take(lock)
    assert not compiled.take(lock)
    assert compiled.fill("express", False) == compiled.BUSY
    (lock / str(os.getpid())).rename(lock / str(2**22 + 1))  # a process that can't be there any more
    assert compiled.take(lock)


def test_what_killed_compilations_left_behind_is_swept_away(tmp_path: Path):
    old, new, whole = (tmp_path / name for name in (".express-1-x", ".express-2-y", "express-3"))
    for folder in (old, new, whole):
        folder.mkdir()
        (folder / "code").touch()
    for folder in (old, whole):
        os.utime(folder, (1.0, 1.0))
    compiled.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".express-2-y", "express-3"]


def test_without_a_compiler_the_game_goes_on(tmp_path: Path):
    code = (
        "import folsom, folsom.compiled as c\n"
        "def broken(*_): raise c.CompilerError('no compiler here')\n"
        "c.compile_apart = broken\n"
        "game = folsom.new('express', seed=1)\n"
        "c.rules_of('express')._behind.join()\n"
        "game.play(game.deciders[0], 'draw'); print(len(game.moves), c.rules_of('express').compiled)"
    )
    out, error = run_python(code, tmp_path, FOLSOM_RULES="auto").communicate(timeout=60)
    assert (out, error) == ("1 False\n", "")


def test_a_changed_rule_or_flag_has_another_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    usual = compiled.cache_folder("express")
    assert compiled.cache_folder("express", boundscheck=True) != usual
    monkeypatch.setattr(compiled, "FLAGS", {"nogil": False})
    assert compiled.cache_folder("express") != usual
    monkeypatch.undo()
    assert compiled.cache_folder("express") == usual
    monkeypatch.setenv("FOLSOM_CACHE", str(tmp_path))
    assert compiled.cache_folder("express").parent == tmp_path


@pytest.mark.slow
def test_game_and_batch_deal_and_play_alike(twin: compiled.Rules):
    for name, options in KINDS.items():
        batch = folsom.Batch("express", 7, seed=11, threads=2, renew=True, **options)
        games = [folsom.new("express", seed=11 + i, **options) for i in range(7)]
        seeds = [11 + i for i in range(7)]
        eyes = np.zeros((7, sight.SIGHT_SIZE), np.int16)
        for _ in range(300):
            batch.observe(eyes)
            chosen = batch.choose()
            for i, game in enumerate(games):
                seat = game.deciders[0]
                assert (batch.deciders[i], batch.kinds[i]) == (seat, int(game.record.kind)), name
                assert [o.id for o in game.legal(seat)] == [k for k in range(63) if int(batch.legal[i]) >> k & 1]
                assert eyes[i].tobytes() == game.observe(seat).tobytes()
                game.play(seat, int(chosen[i]))
            finished = batch.step(chosen)
            for i, game in enumerate(games):
                assert bool(finished[i]) == game.over
                if game.over:
                    assert tuple(batch.scores[i, : game.seats]) == game.scores
                    seeds[i] += 7
                    games[i] = folsom.new("express", seed=seeds[i], **options)
                assert batch.games[i].tobytes() == games[i].record.tobytes()
        assert max(seeds) > 17
        batch.close()
