"""The `folsom` command, as real processes: whole games by pipe, proofs, faults, Ctrl-C and sudden death."""

import contextlib
import functools
import io
import os
import pty
import re
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import folsom
from folsom.bots import BOTS
from folsom.cli import drawing, main
from folsom.cli.parsers import COMMANDS
from folsom.words import LANGUAGES, speech
from folsom.words.rules import rule_ids

FOLSOM = [sys.executable, "-m", "folsom"]
ENGLISH = speech("en")
OVER = ENGLISH.say("over")
QUICK = {**os.environ, "FOLSOM_RULES": "interpreted", "COLUMNS": "80", "FOLSOM_LANG": "en"}
FIRST = "1\n" * 2_000  # always the first option: enough for any game
RESULT = re.compile(r"^[1-6]\. .+ \$[\d,]+( +Gunslinger)?$", re.MULTILINE)


def run(*args, given="", env=None):
    """One process from start to end."""
    return subprocess.run(
        [*FOLSOM, *map(str, args)], input=given, capture_output=True, text=True, timeout=120, env=env or QUICK
    )


def start(*args, **streams) -> Any:
    """A process at work; its input and output are pipes unless something else is said."""
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.Popen([*FOLSOM, *map(str, args)], env=QUICK, **streams)


def run_here(*args):
    """The same command inside this process, which is a quarter of a second quicker."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(list(map(str, args)))
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())


HERE_AND_APART = [pytest.param(run_here, id="here"), pytest.param(run, id="apart", marks=pytest.mark.slow)]


@functools.cache
def finished(seed=3, **options):
    """A finished game as text."""
    game = folsom.new("express", seed=seed, **options)
    bots = [BOTS["random"](seat, 1) for seat in range(game.seats)]
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose({}, game.legal(seat)))
    return game.dumps()


def must_say_one_sentence(done, *parts):
    """Exit code 2, one line on stderr, no traceback."""
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("folsom: ")
    assert done.stderr.rstrip().endswith(".")
    for part in parts:
        assert part in done.stderr


# ---- whole games -----------------------------------------------------------------------------------------------------

QUICK_GAMES = [["--seats", "2", "--seed", "1"]]
SLOW_GAMES = [
    [],
    ["--seats", "4"],
    ["express", "--seats", "3", "--expert", "--seat", "2"],
    ["--seats", "5", "--bots", "random,greedy", "--belle", "same-spot"],
    ["--seats", "6", "--expert", "--discards", "owner", "--bandits", "doc,-,tuco"],
    ["--seats", "4", "--human", "0,2"],
    ["--human", "0,1,2,3"],
    ["--bandits", "tuco+cheyenne,django+doc", "--seat", "1"],
    ["--seats", "2", "--human", "0,1", "--seed", "9"],
]


def must_reach_its_scores(args):
    done = run("play", *args, given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert OVER in done.stdout
    seats = (
        int(args[args.index("--seats") + 1]) if "--seats" in args else 2 if "tuco+cheyenne,django+doc" in args else 4
    )
    assert len(RESULT.findall(done.stdout)) == seats
    assert ("Gunslinger" in done.stdout.split(OVER)[1]) == (seats != 2)
    assert re.search(r"^(.+ wins?|.+ share the win)\.$", done.stdout, re.MULTILINE)
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("args", QUICK_GAMES, ids=" ".join)
def test_a_game_by_pipe_reaches_its_scores(args):
    must_reach_its_scores(args)


@pytest.mark.slow
@pytest.mark.parametrize("args", SLOW_GAMES, ids=lambda args: " ".join(args) or "nothing")
def test_every_kind_of_game_by_pipe_reaches_its_scores(args):
    must_reach_its_scores(args)


@pytest.mark.slow
def test_the_end_of_the_input_is_a_polite_end_and_so_is_quit(tmp_path):
    file = tmp_path / "my game.folsom"
    ended = run("play", "--seed", 1, given="nonsense\n?\n1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ENGLISH.say("input-ended") in ended.stdout
    assert "`nonsense` isn’t offered" in ended.stdout
    assert "the richest wins" in ended.stdout
    left = run("play", "--seed", 1, "--save", file, given="draw\nquit\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert f"folsom play --save '{file}'" in left.stdout
    assert re.search("^0 draw;", file.read_text(), re.MULTILINE)


def test_kept_cards_can_be_put_back():
    answers = ["draw"] * 4 + ["1", "back", "1", "2", "quit"]
    told = run("play", "--seats", 3, "--expert", "--seed", 5, given="\n".join(answers)).stdout
    asked = told.split(ENGLISH.say("ask-keep"))
    assert ENGLISH.say("back-plain") not in asked[1]
    assert ENGLISH.say("back-plain") in asked[2]
    assert "You keep: " in asked[1]
    assert "You keep: " not in asked[2]
    assert asked[1].splitlines()[1] == asked[3].splitlines()[1]  # the same cards are offered once more


@pytest.mark.slow
def test_input_that_never_chooses_is_a_fault():
    must_say_one_sentence(run("play", given="what\n" * 1_000), "no choice")


# ---- proofs ----------------------------------------------------------------------------------------------------------

SEALED = bytes(range(32))


@pytest.fixture(scope="module")
def good():
    return finished()


def change_move(text, number, change):
    """A saved game with one of its moves changed: seat, words and digest go through `change`."""
    lines = text.splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith("deal:"))
    lines[first + number] = change(lines[first + number])
    return "\n".join(lines) + "\n"


def another_choice(line):
    """A choice of the same seat that was as legal."""
    return re.sub(r" .*;", " draw;" if "draw" not in line else " play move;", line)


def swapped(text):
    lines = text.splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith("deal:"))
    lines[first + 1], lines[first + 2] = lines[first + 2], lines[first + 1]
    return "\n".join(lines) + "\n"


def without_line(start):
    return lambda text: re.sub(rf"^{start}.*\n", "", text, count=1, flags=re.MULTILINE)


def sealed_with_another_commitment(_):
    return re.sub("commitment: ..", "commitment: 00", finished(seed=SEALED))


FILES = {
    "good": lambda text: text,
    "good sealed": lambda _: finished(seed=SEALED),
    "good two seats": lambda _: finished(seats=2),
    "another choice": lambda text: change_move(text, 5, another_choice),
    "another digest": lambda text: change_move(text, 9, lambda line: line[:-8] + "00000000"),
    "another seat": lambda text: change_move(text, 4, lambda line: str((int(line[0]) + 1) % 4) + line[1:]),
    "impossible choice": lambda text: change_move(text, 3, lambda line: re.sub(" .*;", " fly away;", line)),
    "move left out": lambda text: change_move(text, 7, lambda _: "#"),
    "moves swapped": swapped,
    "another seed": lambda text: text.replace("seed: 3", "seed: 4"),
    "another variant": lambda text: text.replace("seats: 4", "seats: 4\nvariant: expert"),
    "another commitment": sealed_with_another_commitment,
    "other scores": lambda text: re.sub("^scores: .*$", "scores: 1 2 3 4", text, flags=re.MULTILINE),
    "not finished": lambda _: folsom.new("express", seed=3).dumps(),
    "cut off": lambda text: text[: len(text) // 2],
    "no end": without_line("end"),
    "empty": lambda _: "",
    "noise": lambda _: bytes(range(256)),
    "escapes": lambda text: change_move(text, 3, lambda line: re.sub(" .*;", " \x1b[2Jboo\x07;", line)),
    "another text": lambda _: "Dear diary,\n",
    "newer": lambda text: text.replace("folsom game 1", "folsom game 2"),
    "another game": lambda text: text.replace("express", "checkers", 1),
}
GOOD = [name for name in FILES if name.startswith("good")]
WHAT_IS_SAID = {
    "another choice": "Move 5 ", "another digest": "Move 9 ", "another seat": "Move 4 ",
    "impossible choice": "Move 3 ", "move left out": "Move 7 ", "moves swapped": "Move 1 ", "another seed": "Move 0 ",
    "another variant": "Move 0 ", "another commitment": "committed", "other scores": "scores",
    "not finished": "isn't finished", "cut off": "damaged", "no end": "damaged", "empty": "damaged at line 1",
    "noise": "isn't a saved game", "newer": "newest", "escapes": "Move 3 ", "another text": "damaged at line 1",
    "another game": "damaged at line 1",
}  # fmt: skip


def verdict(how, name, text, folder):
    """What verify says of a file of the table."""
    text = FILES[name](text)
    file = folder / f"{name.replace(' ', '-')}.folsom"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return how("verify", file)


@pytest.mark.parametrize("how", HERE_AND_APART)
@pytest.mark.parametrize("name", GOOD)
def test_a_finished_game_is_proven_in_one_line(how, name, good, tmp_path):
    done = verdict(how, name, good, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 1
    assert "committed" in done.stdout if "sealed" in name else "open seed" in done.stdout


@pytest.mark.parametrize("how", HERE_AND_APART)
@pytest.mark.parametrize("name", [name for name in FILES if name not in GOOD])
def test_a_doctored_or_damaged_game_is_named(how, name, good, tmp_path):
    done = verdict(how, name, good, tmp_path)
    must_say_one_sentence(done, f"{name.replace(' ', '-')}.folsom", WHAT_IS_SAID[name])


# ---- faults ----------------------------------------------------------------------------------------------------------

FAULTS = {
    "fly": "play, watch, show, rules, verify, bench",
    "play checkers": "express",
    "play --seats 7": "2 to 6",
    "play --seats many": "whole number",
    "play --seats": "--help",
    "play --seat 4": "0 to 3",
    "play --seat x": "whole number",
    "play --human 0,9": "0 to 3",
    "play --seat 1 --human 1": "--help",
    "play --bots clever": "random, greedy",
    "play --bandits zorro": "belle",
    "play --bandits doc,doc": "twice",
    "play --seats 3 --bandits doc,belle,tuco,ghost": "bandit",
    "play --belle never": "same-spot",
    "play --discards nobody": "owner",
    "play --seed -1": "whole number",
    "play --seed 99999999999999999999999": "whole number",
    "play --cheat": "--help",
    "play --save .": "folder",
    "play --save no/such/folder/game": "written",
    "verify": "--help",
    "verify no-such-file": "no-such-file",
    "verify .": "folder",
    "bench checkers": "express",
    "bench --seats 9": "2 to 6",
}


@pytest.mark.parametrize("how", HERE_AND_APART)
@pytest.mark.parametrize("line", FAULTS)
def test_a_fault_is_one_sentence_that_says_what_to_do(how, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOLSOM_RULES", "interpreted")
    must_say_one_sentence(how(*line.split()), FAULTS[line])


def test_a_name_that_no_system_allows():
    must_say_one_sentence(run_here("verify", "a\0b"), "can't be read")


def test_a_file_that_holds_another_game_is_left_alone(tmp_path, good):
    file = tmp_path / "game"
    file.write_text(good)
    must_say_one_sentence(run_here("play", "--seats", 3, "--save", file), "holds a game with seats=4")
    assert file.read_text() == good


def test_help_and_version():
    done = [run_here(), run("--version"), run_here("play", "--help"), run_here("verify", "--help")]
    assert [d.returncode for d in done] == [0] * 4
    assert all(f"    {name}" in done[0].stdout for name in COMMANDS)
    assert done[1].stdout == f"folsom {folsom.__version__}\n"
    assert "--bandits" in done[2].stdout
    assert "FILE" in done[3].stdout


# ---- interruptions ---------------------------------------------------------------------------------------------------


def until_asked(process):
    """Read until somebody is asked for a choice."""
    seen = b""
    while not seen.endswith(b"\n> "):
        more = process.stdout.read1()
        assert more, seen
        seen += more


def test_ctrl_c_leaves_a_sane_terminal():
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores Ctrl-C
    process = start("play", stdin=theirs)
    signal.signal(signal.SIGINT, handler)
    until_asked(process)
    time.sleep(0.3)  # until it reads
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=20)
    assert (process.returncode, told) == (130, b"")
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)


@pytest.mark.slow
def test_a_closed_pipe_is_no_traceback():
    process = start("play")
    process.stdout.close()
    process.stdin.write(FIRST.encode())
    process.stdin.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(20) == 141


@pytest.mark.slow
def test_output_that_cant_be_written(tmp_path):
    (tmp_path / "read only").touch()
    with (tmp_path / "read only").open() as only_to_read:
        process = start("play", stdout=only_to_read)
        _, told = process.communicate(b"quit\n", timeout=20)
    assert process.returncode == 2
    assert told == b"folsom: The output can't be written (bad file descriptor): send it elsewhere.\n"


@pytest.mark.slow
def test_a_game_goes_on_after_sudden_death(tmp_path):
    file = tmp_path / "game.folsom"
    process = start("play", "--save", file, "--seats", 3)
    for _ in range(5):
        until_asked(process)
        process.stdin.write(b"1\n")
        process.stdin.flush()
    until_asked(process)
    process.kill()
    process.communicate()
    before = file.read_text()
    moves = len(folsom.loads(before).moves)
    done = run("play", "--save", file, given=FIRST)
    assert done.returncode == 0
    assert f"resumed after move {moves}" in done.stdout
    assert file.read_text().startswith(before[: before.rindex("end")])
    assert run_here("verify", file).returncode == 0
    assert list(tmp_path.iterdir()) == [file]
    again = run_here("play", "--save", file)  # a game that is over shows its scores once more
    assert len(RESULT.findall(again.stdout)) == 3


@pytest.mark.slow
@pytest.mark.parametrize("delay", [0.05, 0.15, 0.25, 0.3, 0.35, 0.4, 0.5])
def test_a_saved_game_is_whole_whenever_death_comes(tmp_path, delay):
    file = tmp_path / "game.folsom"
    process = start("play", "--save", file, stdout=subprocess.DEVNULL)
    process.stdin.write(FIRST.encode())
    process.stdin.flush()
    time.sleep(delay)
    process.kill()
    process.communicate()
    if file.exists():
        assert folsom.load(file).check() == []
    assert run("play", "--save", file, given=FIRST).returncode == 0
    assert run("verify", file).returncode == 0


# ---- the terminal ----------------------------------------------------------------------------------------------------


# ---- looking on, looking back, reading -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_while_people_look_on(language):
    done = run_here("watch", "--seed", 4, "--speed", "instant", "--lang", language, "--bots", "greedy,random")
    assert (done.returncode, done.stderr) == (0, "")
    says = speech(language)
    assert says.say("over") in done.stdout
    assert says.say("human") not in done.stdout.split(says.say("over"))[1]
    again = run_here("watch", "--seed", 4, "--lang", language, "--bots", "greedy,random")
    assert again.stdout == done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_of_a_saved_game_through_somebodys_eyes(language, good, tmp_path):
    file = tmp_path / "game"
    file.write_text(good)
    says = speech(language)
    last = len(folsom.loads(good).moves)
    start = run_here("show", file, "--move", 0, "--eyes", 1, "--lang", language)
    assert (start.returncode, start.stderr) == (0, "")
    assert says.say("moment", move=0, last=last) in start.stdout
    assert drawing.wrap(drawing.hand(folsom.new("express", seed=3).view(1), says))[:10] in start.stdout
    end = run_here("show", file, "--lang", language).stdout
    assert says.say("over") in end
    assert says.say("moment", move=last, last=last) in end
    public = run_here("show", file, "--move", 3, "--eyes", "public", "--lang", language).stdout
    assert says.say("hand", cards="").rstrip() not in public


def test_rules_by_id_by_word_and_all():
    assert run_here("rules", "x47").stdout.startswith("X47  Fire, on the roof")
    found = run_here("rules", "bridge").stdout
    assert found.startswith("Pieces\nX5")
    assert "Bridge" in found
    everything = run_here("rules").stdout
    assert all(f"\n{rule}  " in "\n" + everything for rule in rule_ids())
    assert max(map(len, everything.splitlines())) <= 80
    assert "маршал" in run_here("rules", "маршал", "--lang", "ru").stdout.lower()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_to_complete(shell):
    done = run_here("completion", shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert "folsom" in done.stdout


@pytest.mark.slow
def test_completion_offers_the_commands(tmp_path):
    answer = tmp_path / "answer"
    line = "folsom wat"
    asked = {**QUICK, "_ARGCOMPLETE": "1", "_ARGCOMPLETE_STDOUT_FILENAME": str(answer), "_ARGCOMPLETE_IFS": "\n",
             "COMP_LINE": line, "COMP_POINT": str(len(line)), "_ARGCOMPLETE_SHELL": "bash"}  # fmt: skip
    run(env=asked)
    assert answer.read_text().strip() == "watch"


# ---- languages -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_game_in_another_language_by_its_own_words(language):
    """Answers can be the words that are shown, with or without their marks."""
    says = speech(language)
    word = says.card("move")
    done = run("play", "--seed", 3, "--seats", 3, "--lang", language, given=f"{word}\n3\n?\nquit\n")
    assert done.returncode == 0
    assert says.say("left") in done.stdout
    assert says.say("wrong", text=word, last=6)[:20] not in done.stdout
    assert max(map(cell_len, done.stdout.splitlines())) <= 80


@pytest.mark.slow
def test_the_surroundings_choose_the_language():
    done = run("--help", env={**QUICK, "FOLSOM_LANG": "", "LANG": "ja_JP.UTF-8"})
    assert speech("ja").say("cli-usage") in done.stdout
    assert "folsom" in run("play", "--cheat", env={**QUICK, "FOLSOM_LANG": "ru"}).stderr
    must_say_one_sentence(run_here("play", "--lang", "xx"), "zh-Hant")


# ---- saved games -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_last_game_goes_on_with_the_same_people(tmp_path):
    place = {**QUICK, "FOLSOM_DATA": str(tmp_path / "games")}
    must_say_one_sentence(run("play", "--resume", env=place), "No game is saved")
    run("play", "--seats", 3, "--human", "0,2", "--bots", "random", given="1\nquit\n", env=place)
    (file,) = (tmp_path / "games").iterdir()
    assert "# seating: human random human\n" in file.read_text()
    done = run("play", "--resume", given=FIRST, env=place)
    assert "resumed after move" in done.stdout
    assert len(RESULT.findall(done.stdout)) == 3
    assert run_here("verify", file).returncode == 0
    must_say_one_sentence(run("play", "--resume", "--save", file, env=place), "--save FILE")
    must_say_one_sentence(run("play", "--resume", env=place), "No game is saved")  # that one is over


@pytest.mark.slow
def test_other_bandits_than_the_saved_ones_are_refused(tmp_path):
    file = tmp_path / "game"
    run("play", "--bandits", "doc,belle,tuco,ghost", "--save", file, given="quit\n")
    must_say_one_sentence(run_here("play", "--bandits", "belle", "--save", file), "bandits=doc,belle,tuco,ghost")
    assert run("play", "--bandits", "doc,-,tuco", "--save", file, given="quit\n").returncode == 0


# ---- the board -------------------------------------------------------------------------------------------------------


SLOWLY = [pytest.param(language, marks=pytest.mark.slow) for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", ["en", *SLOWLY])
@pytest.mark.parametrize("seats", [2, 6, *(pytest.param(n, marks=pytest.mark.slow) for n in (3, 4, 5))])
def test_the_board_fits_eighty_columns(seats, language):
    game = folsom.new("express", seats=seats, seed=5)
    says = speech(language)
    while not game.over:
        seat = game.deciders[0]
        lines = drawing.board(game.view(seat), says).splitlines()
        assert max(map(cell_len, lines)) <= 80
        train = [cell_len(line) for line in lines if line.startswith((" ", "|")) and line.endswith(("+", "|"))]
        assert len(set(train)) == 1
        game.play(seat, game.legal(seat)[-1])


def test_the_commands_know_no_compiler():
    code = "import sys, folsom.cli.play, folsom.cli.verify; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=QUICK, check=True)
    assert done.stdout == "False\n"
    assert not any("numba" in path.read_text() for path in Path(drawing.__file__).parent.glob("*.py"))
