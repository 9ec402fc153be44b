"""Text, both ways: what was written is read to the same bytes; what is wrong gets one error with its place."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import folsom
from folsom.errors import FolsomError
from folsom.rules.express import state
from tests.kinds import KINDS

SHORT = """folsom position 1 express
seats: tuco | doc | belle
"""
FUZZ_PARTS = 10
FUZZ_EACH = 10_000


def some_game(name: str, seed: int, choices: int, sealed: bool = False) -> folsom.Game:
    """A game of a kind after some random choices, some of them taken back."""
    game = folsom.new("express", seed=bytes([seed % 256] * 32) if sealed else seed, **KINDS[name])
    chance = random.Random(seed)
    for _ in range(choices):
        if game.over:
            break
        seat = chance.choice(game.deciders)
        game.play(seat, chance.choice(game.legal(seat)))
        for other in range(game.seats):
            if chance.random() < 0.2:
                try:
                    game.take_back(other)
                except folsom.IllegalChoice:
                    continue
    return game


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(KINDS)), st.integers(0, 10**6), st.integers(0, 60), st.booleans())
def test_what_was_written_reads_to_the_same_bytes(name: str, seed: int, choices: int, sealed: bool):
    game = some_game(name, seed, choices, sealed)
    text = game.position()
    again = folsom.position(text)
    assert again.record.tobytes() == game.record.tobytes()
    assert again.position() == text
    whole = folsom.loads(game.dumps())
    assert whole.record.tobytes() == game.record.tobytes()
    assert whole.dumps() == game.dumps()
    assert whole.seed == game.seed


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("name", KINDS)
def test_every_position_of_whole_games_reads_to_the_same_bytes(name: str):
    folsom.compiled.rules_of("express").wait()
    for seed in range(12):
        game = folsom.new("express", seed=seed, **KINDS[name])
        chance = random.Random(seed)
        while not game.over:
            seat = chance.choice(game.deciders)
            game.play(seat, chance.choice(game.legal(seat)))
            text = game.position()
            again = folsom.position(text)
            assert again.record.tobytes() == game.record.tobytes(), text
        assert folsom.verify(game.dumps()).record.tobytes() == game.record.tobytes()


def test_a_game_that_began_with_a_position_reads_to_the_same_bytes():
    game = folsom.position(some_game("four", 3, 30).position())
    game.play(game.deciders[0], game.legal(game.deciders[0])[0])
    again = folsom.loads(game.dumps())
    assert again.record.tobytes() == game.record.tobytes()
    assert again.dumps() == game.dumps()


def test_the_shortest_position_is_a_game():
    game = folsom.position(SHORT)
    assert game.check() == []
    assert game.view(None)["train"] == ["1/0", "1/1", "3/0"]
    assert [b["spot"] for b in game.view(None)["bandits"].values()] == ["0 inside"] * 3
    assert game.deciders == (0,)


FACE_DOWN = """
round: 0 tunnel
tuco: 1 inside
doc: 1 inside
hand 0: move, fire
known 0: fire
discards 0: floor
pile: {pile}
decision: {decision}
"""


@pytest.mark.parametrize(
    ("pile", "decision"),
    [
        ("0; tuco floor, tuco move down, doc fire, tuco punch down", "scheme"),
        ("1; tuco move down, tuco floor down, doc fire, ghost punch down", "move tuco"),
        ("2; tuco floor down, doc move down, ghost move down power, tuco punch down", "move doc"),
        ("3 done; ghost move down, tuco floor, tuco fire down", "keep 0"),
    ],
)
@pytest.mark.parametrize(
    "limits",
    [
        "",
        "limit 0 0: 1 1\n",
        "limit 0 1: 2 2; robbery 2\n",
        "limit 0 0: 1 1; move 2, punch\nlimit 0 2: 3 3; floor, bullet 2\nlimit 2 0: 2 1; move\n",
    ],
)
def test_what_is_known_of_face_down_cards_is_written_and_read(pile: str, decision: str, limits: str):
    start = "folsom position 1 express\nseats: tuco | doc | ghost\nvariant: expert"
    game = folsom.position(start + FACE_DOWN.format(pile=pile, decision=decision) + limits)
    text = game.position()
    lines = text.splitlines()
    assert f"pile: {pile}" in lines
    assert [line for line in lines if line.startswith("limit")] == limits.splitlines()
    again = folsom.position(text)
    assert again.record.tobytes() == game.record.tobytes()
    assert again.position() == text


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, "`folsom position 1 express`"),
        ("folsom", 1, 7, "`folsom position 1 express`"),
        ("folsom position 2 express", 1, 17, "newer Folsom"),
        ("folsom position 99999999999999999999 express", 1, 17, "newer Folsom"),
        ("folsom position x express", 1, 17, "`folsom position 1 express`"),
        ("folsom position 1 chess", 1, 17, "`folsom position 1 express`"),
        ("folsom position 1 express more", 1, 27, "the end of the line"),
        ("folsom position 1 express", 1, 26, "seats"),
        ("folsom position 1 express\nfirst: 0", 2, 1, "seats"),
        ("folsom position 1 express\nseats: tuco | doc", 2, 18, "three to six seats"),
        ("folsom position 1 express\nseats: tuco | doc | jesse", 2, 21, "a bandit: belle"),
        ("folsom position 1 express\nseats: tuco | doc | tuco", 2, 21, "only once"),
        (SHORT + "colour: red", 3, 1, "one of seats"),
        (SHORT + "first 0", 3, 7, "`:`"),
        (SHORT + "first: 3", 3, 8, "a seat, 0 to 2"),
        (SHORT + "first: -1", 3, 8, "a seat, 0 to 2"),
        (SHORT + "first: 0 1", 3, 10, "the end of the line"),
        (SHORT + "first: 0\nfirst: 1", 4, 1, "`first` only once"),
        (SHORT + "seats: tuco | doc | belle", 3, 1, "`seats` only once"),
        (SHORT + "ghost: 0 inside", 3, 1, "a bandit in this game"),
        (SHORT + "tuco: 4 inside", 3, 7, "a car, 0 to 3"),
        (SHORT + "tuco: 1 cellar", 3, 9, "a level: inside, roof"),
        (SHORT + "tuco: 1 roof; gold 3", 3, 15, "bullets, shot, holds or ransom"),
        (SHORT + "tuco: 1 roof; holds gold", 3, 21, "a token"),
        (SHORT + "tuco: 1 roof; holds purse18", 3, 21, "a token"),
        (SHORT + "tuco: 1 roof; holds jewel0=500", 3, 21, "a token"),
        (SHORT + "tuco: 1 roof; holds purse0=260", 3, 28, "a value"),
        (SHORT + "tuco: 1 roof; holds purse0=250@7", 3, 32, "a seat"),
        (SHORT + "loot 1 inside: purse0=250", 3, 26, "`@`"),
        (SHORT + "loot 1 inside: purse0 purse0", 3, 23, "each token only once"),
        (SHORT + "hand 0: move 3", 3, 1, "no more cards"),
        (SHORT + "hand 0: ghost move", 3, 9, "a bandit of this seat"),
        (SHORT + "hand 0: move fire", 3, 14, "`,`"),
        (SHORT + "stream: 0000000000000000", 3, 9, "not all 0"),
        (SHORT + "decision: sleep", 3, 11, "a decision"),
        (SHORT + "decision: fire", 3, 15, "the bandit that acts"),
        (SHORT + "decision: drop tuco", 3, 20, "the bandit it acts upon"),
        (SHORT + "chosen: 0 done", 3, 11, "a seat that is asked"),
        (SHORT + "pile: 0; tuco fire power", 3, 20, "`,`"),
        (SHORT + "pile: 0; tuco fire down power", 3, 25, "Ghost"),
        (SHORT + "pile: 1; tuco fire down power, doc move", 3, 25, "Ghost"),
        (SHORT.replace("doc", "ghost") + "pile: 1; ghost fire down power, tuco move", 3, 26, "lies face down"),
        (SHORT + "pile: 2; tuco fire", 3, 19, "at least 2 cards"),
        (SHORT + "pile: 3", 3, 8, "at least 3 cards"),
        (SHORT + "pile: 1 done; tuco fire, doc move", 3, 34, "1 cards"),
        (SHORT + "pile: 2 done; tuco fire", 3, 24, "2 cards"),
        (
            SHORT + "decision: over\npile: 3; doc move, tuco fire, doc move down, doc move",
            4,
            1,
            "what all know of a hand",
        ),
        (SHORT + "limit 3 0: 1 0", 3, 7, "a seat, 0 to 2"),
        (SHORT + "limit 0 3: 1 0", 3, 9, "which limit, 0 to 2"),
        (SHORT + "limit 0 0: 0 0", 3, 12, "cards laid face down, 1 to 3"),
        (SHORT + "limit 0 0: 4 0", 3, 12, "cards laid face down, 1 to 3"),
        (SHORT + "limit 0 0: 1 4", 3, 14, "unknown cards, 0 to 3"),
        (SHORT + "limit 0 0: 1 0 move", 3, 16, "the end of the line"),
        (SHORT + "limit 0 0: 1 0; doc move", 3, 17, "a bandit of this seat"),
        (SHORT + "limit 0 0: 1 0; move 3", 3, 23, "no more cards"),
        (SHORT + "limit 0 0: 1 0\nlimit 0 0: 1 0", 4, 1, "`limit 0 0` only once"),
        (SHORT + "pile: 0; tuco fire down\nlimit 0 0: 1 0; move", 4, 1, "what all know of a hand"),
        (SHORT + "tuco: 3 inside", 3, 1, "a bandit is inside with him"),
        (SHORT + "decision: punch tuco\ntuco: 1 roof", 4, 1, "nobody can choose"),
        (SHORT + "round: 1 braking", 3, 1, "the round"),
        (SHORT + "turn: 4", 3, 1, "the turn"),
        (SHORT + "train: 1/0 1/1", 3, 15, "3 cars"),
        (SHORT + "train: 1/0 1/1 1/1", 3, 16, "each car only once"),
        (SHORT + "marshals: tuco doc", 3, 11, "no such line"),
    ],
)
def test_a_wrong_position_gets_one_error_with_its_place(text: str, line: int, column: int, expected: str):
    with pytest.raises(folsom.NotationError) as error:
        folsom.position(text)
    assert (error.value.line, error.value.column) == (line, column)
    assert expected in error.value.expected
    assert str(error.value) == f"Line {line}, column {column}: expected {error.value.expected}."


@pytest.mark.parametrize(
    "text",
    [
        "turn: 0 step 11",
        "decision: marshal-card 0 1 2",
        "decision: start 0 1 2\nfirst: 1",
        "tuco: 1 inside\nghost: 0 inside; shot tuco 6\ndecision: fire tuco",
        "tuco: 1 inside; bullets 0\nghost: 0 inside; shot tuco 6\ndecision: fire tuco",
        "round: 0 take-it-all\ntuco: 0 inside; holds strongbox1\nloot 3 inside: strongbox0\ndecision: resolve",
        "discards 0: move 2, fire",
        "kept 0: move 2",
        "top 0: 1\ntuco: 0 inside; shot ghost 1",
        "hand 0: move\nknown 0: move",
        "pile: 0; tuco move down\nlimit 0 0: 1 0; move",
        "variant: expert\nkept 0: move 2",
        "decision: keep 0 1 2\nhand 0: move",
        "variant: expert\ndecision: bullets 0\ntuco: 0 inside; shot ghost 1\npile: 0; tuco move",
    ],
)
def test_a_position_that_no_game_can_come_to_is_refused(text: str):
    with pytest.raises(folsom.NotationError):
        folsom.position(f"folsom position 1 express\nseats: tuco | ghost | belle\n{text}\n")


def test_lines_come_in_any_order():
    text = some_game("four-expert", 3, 60).position()
    head, seats, *lines = text.splitlines()
    for seed in range(3):
        random.Random(seed).shuffle(lines)
        assert folsom.position("\n".join([head, seats, *lines])).position() == text
    waiting = SHORT + "variant: expert\nchosen: 0 discard 1\ndecision: bullets 0 1\nhand 0: bullet\n"
    waiting += "tuco: 0 inside; shot doc 1\ndoc: 0 inside; shot tuco 1"
    assert folsom.position(waiting).view(0)["choice"] == 1


def doctor(text: str, line: int, old: str, new: str) -> str:
    """A text with something changed in one line."""
    lines = text.split("\n")
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return "\n".join(lines)


def test_a_doctored_game_says_which_move():
    game = some_game("three", 8, 500)
    text = game.dumps()
    assert folsom.verify(text).scores == game.scores
    lines = text.split("\n")
    first = next(k for k, line in enumerate(lines) if line.startswith("deal:")) + 1
    drew = next(k for k, line in enumerate(lines) if " draw;" in line)
    swapped = doctor(text, drew, "draw", "play move")
    with pytest.raises(folsom.Doctored) as error:
        folsom.verify(swapped)
    assert error.value.move == drew - first + 1
    without_scores = "\n".join(line for line in lines if not line.startswith("scores:"))
    with pytest.raises(folsom.NotationError, match="`scores`"):
        folsom.verify(without_scores)
    for wrong, move in (
        (doctor(text, first + 4, lines[first + 4].split()[1], "fly"), 5),
        (doctor(text, first, lines[first][-8:], "00000000"), 1),
        (doctor(text, first - 2, "seed: 8", "seed: 9"), 0),
        ("\n".join(lines[:first] + lines[first + 1 :]), 1),
        (doctor(text, len(lines) - 3, "scores: ", "scores: 1"), len(game.moves)),
    ):
        with pytest.raises(folsom.Doctored) as error:
            folsom.verify(wrong)
        assert error.value.move == move
        assert f"ove {move}" in str(error.value)


def test_a_sealed_game_proves_its_seed():
    text = some_game("three", 8, 500, sealed=True).dumps()
    assert folsom.verify(text).commitment in text  # type: ignore[operator]  # sealed games have one
    lines = text.split("\n")
    sealed = next(k for k, line in enumerate(lines) if line.startswith("sealed:"))
    with pytest.raises(folsom.Doctored, match="committed"):
        folsom.verify(doctor(text, sealed, "0808", "0809"))
    with pytest.raises(folsom.NotationError, match="commitment"):
        folsom.verify("\n".join(lines[: sealed + 1] + lines[sealed + 2 :]))


def test_an_unfinished_game_is_not_verified():
    with pytest.raises(folsom.Doctored, match="isn't finished"):
        folsom.verify(some_game("three", 8, 5).dumps())


@pytest.mark.parametrize("keep", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_game_is_noticed(keep: float):
    text = some_game("three", 8, 500).dumps()
    with pytest.raises((folsom.NotationError, folsom.Doctored)):
        folsom.loads(text[: int(len(text) * keep)])


def test_a_newer_game_says_what_to_do():
    text = some_game("three", 8, 2).dumps().replace("game 1", "game 2", 1)
    with pytest.raises(folsom.NotationError, match="newer Folsom, so install the newest"):
        folsom.loads(text)


SIGNS = "\x00\t\r\n #:;,|=@*.-+/()[]{}\\'\"0129az_é日𝟙²"


def mutate(text: str, other: str, chance: random.Random) -> str:
    """A text with something wrong in it."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.choice((0, 1, 1, 2, 5, 40)))
        lines = text.split("\n")
        k = chance.randrange(len(lines))
        match chance.randrange(9):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + chance.choice(SIGNS) + text[at:]
            case 2:
                text = text[:at] + chance.choice(SIGNS) + text[at + 1 :]
            case 3:
                text = "\n".join(lines[:k] + lines[k + 1 :])
            case 4:
                text = "\n".join([*lines[:k], chance.choice(other.split("\n")), *lines[k:]])
            case 5:
                words = lines[k].split(" ")
                words[chance.randrange(len(words))] = chance.choice(other.split())
                text = "\n".join([*lines[:k], " ".join(words), *lines[k + 1 :]])
            case 6:
                text = text[:at]
            case 7:
                digits = [i for i, c in enumerate(text) if c.isdigit()]
                if digits:
                    i = chance.choice(digits)
                    text = text[:i] + str(chance.choice((0, 1, 2, 5, 9, 10, 63, 64, 255, 10**20))) + text[i + 1 :]
            case 8:
                chance.shuffle(lines)
                text = "\n".join([text.split("\n")[0], *lines[1:]])
    return text


def go_on(game: folsom.Game, chance: random.Random, choices: int) -> None:
    """Whatever can be read can be played on, stays sound, and can be written and read."""
    for _ in range(choices):
        if not game.over:
            seat = chance.choice(game.deciders)
            game.play(seat, chance.choice(game.legal(seat)))
            assert game.check() == [], game.position()
    assert folsom.position(game.position()).record.tobytes() == game.record.tobytes(), game.position()


def fuzz(part: int, count: int) -> tuple[int, int]:
    """Read mutated texts: how many were refused, how many still said something. Any error but ours fails."""
    chance = random.Random(part)
    names = sorted(KINDS)
    games = [some_game(names[k % len(names)], part * 100 + k, (3, 9, 25, 45)[k % 4]) for k in range(18)]
    positions = [game.position() for game in games]
    whole = [game.dumps() for game in games if len(game.moves) < 12]
    refused = read = 0
    for _ in range(count):
        as_game = chance.random() < 0.1
        source = whole if as_game else positions
        text = mutate(chance.choice(source), chance.choice(positions), chance)
        try:
            game = folsom.loads(text) if as_game else folsom.position(text)
            read += 1
            assert game.check() == [], text
            go_on(game, chance, 3)
            assert len(game.record.tobytes()) == state.GAME.itemsize
        except FolsomError:
            refused += 1
    return refused, read


def test_some_mutated_texts_are_read_or_refused():
    refused, read = fuzz(99, 300)
    assert refused > 100
    assert read > 10


@pytest.mark.slow
@pytest.mark.parametrize("part", range(FUZZ_PARTS))
def test_a_hundred_thousand_mutated_texts_are_read_or_refused(part: int):
    refused, read = fuzz(part, FUZZ_EACH)
    assert refused > FUZZ_EACH // 4
    assert read > FUZZ_EACH // 50


def test_nothing_in_a_text_is_run():
    for text in ("__import__('os').getcwd()", "!!python/object:os.system", "\x80\x04cos\nsystem\n", "{" * 10_000):
        for read in (folsom.position, folsom.loads):
            with pytest.raises(folsom.NotationError):
                read(text)
    with pytest.raises(folsom.NotationError, match="at most"):
        folsom.position("x" * 5_000_000)
