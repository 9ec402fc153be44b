"""The calls of the library, as docs/library.md describes them."""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import folsom
from folsom.rules.express.cards import BANDITS


def test_a_whole_number_deals_the_same_game_again():
    games = [folsom.new("express", seats=4, seed=7) for _ in range(2)]
    assert games[0].position() == games[1].position() != folsom.new("express", seats=4, seed=8).position()
    assert games[0].commitment is None
    for game in games:
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[-1])
    assert games[0].position() == games[1].position()


def test_sealed_dealing_promises_its_seed_before_and_shows_it_after():
    game = folsom.new("express", seats=3)
    assert isinstance(game.seed, bytes)
    assert len(game.seed) == 32
    assert game.commitment == hashlib.sha256(b"folsom seed " + game.seed).hexdigest()
    again = folsom.new("express", seats=3, seed=game.seed)
    assert again.position() == game.position()
    assert folsom.new("express", seats=3).seed != game.seed


def test_the_usual_game_has_four_seats_and_bandits_tell_how_many():
    assert folsom.new(seed=1).seats == 4
    assert folsom.new("express", bandits=["tuco", "doc", "belle"], seed=1).seats == 3
    two = folsom.new("express", bandits=[["tuco", "cheyenne"], ["django", "doc"]], seed=1)
    assert (two.seats, two.deciders, two.decision) == (2, (0, 1), "marshal-card")
    assert [b["seat"] for b in two.view(None)["bandits"].values()] == [0, 1, 1, 0]


def test_bandits_and_cars_are_chosen_or_drawn():
    drawn = set()
    for seed in range(30):
        game = folsom.new("express", bandits=["tuco", None, "belle"], cars=["3/1", None, "1/0"], seed=seed)
        view = game.view(None)
        assert (view["bandits"]["tuco"]["seat"], view["bandits"]["belle"]["seat"]) == (0, 2)
        assert (view["train"][0], view["train"][2]) == ("3/1", "1/0")
        other = next(name for name, b in view["bandits"].items() if b["seat"] == 1)
        drawn.add((other, view["train"][1]))
    assert {name for name, _ in drawn} == set(BANDITS) - {"tuco", "belle"}
    assert {car for _, car in drawn} == {"1/1", "3/0", "4/1", "0/3"}


def test_a_choice_is_a_number_a_text_or_an_option():
    game = folsom.new("express", seed=7)
    seat = game.deciders[0]
    option = game.legal(seat)[0]
    results = []
    for choice in (option, option.id, option.text, f"  {option.text.upper()} "):
        copy = game.copy()
        events = copy.play(seat, choice)
        assert events[0].kind == "play"
        results.append(copy.position())
    assert len(set(results)) == 1
    assert game.moves == []


def illegal(game: folsom.Game, seat: Any, choice: Any) -> str:
    before = (game.position(), list(game.moves), game.dumps())
    with pytest.raises(folsom.IllegalChoice) as error:
        game.play(seat, choice)
    assert (game.position(), list(game.moves), game.dumps()) == before
    return str(error.value)


def test_an_illegal_choice_says_what_would_have_been_legal():
    game = folsom.new("express", seed=7)
    seat = game.deciders[0]
    texts = ", ".join(option.text for option in game.legal(seat))
    assert illegal(game, seat, "fire doc") == f"Seat {seat} can't choose `fire doc` now; legal: {texts}."
    wrong_choices: list[Any] = [63, -1, 10**30, None, True, 2.5, [], folsom.Option(1, "fly")]
    for choice in wrong_choices:
        assert f"legal: {texts}." in illegal(game, seat, choice)
    other = (seat + 1) % 4
    assert illegal(game, other, "draw") == f"It isn't seat {other}'s turn: seat {seat} chooses now."
    for wrong in (4, -1, "0", None, True, 1.0):
        assert illegal(game, wrong, "draw") == f"There is no seat {wrong!r}: the seats are 0 to 3."


def test_after_the_end_nothing_can_be_chosen():
    game = folsom.new("express", seats=3, seed=2)
    while not game.over:
        game.play(game.deciders[0], "draw" if game.decision == "scheme" else game.legal(game.deciders[0])[0])
    assert illegal(game, 0, "draw") == "The game is over: nothing can be chosen any more."
    assert game.deciders == ()
    assert [seat for group in game.ranks for seat in group if seat not in range(3)] == []
    assert game.winners == game.ranks[0]


def test_a_choice_that_waits_can_be_taken_back():
    game = folsom.new("express", seats=2, seed=1)
    names = [option.text for option in game.legal(0)]
    game.play(0, names[0])
    assert "waits for the others" in illegal(game, 0, names[1])
    assert list(game.deciders) == [1]
    assert game.view(1)["waiting"] == [0]
    assert game.view(1)["choice"] is None
    game.take_back(0)
    assert list(game.deciders) == [0, 1]
    with pytest.raises(folsom.IllegalChoice, match="no choice that waits"):
        game.take_back(0)
    game.play(0, names[1])
    game.play(1, game.legal(1)[0])
    with pytest.raises(folsom.IllegalChoice, match="no choice that waits"):
        game.take_back(0)
    assert folsom.loads(game.dumps()).position() == game.position()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"name": "chess"}, "There is no game 'chess': choose one of express."),
        ({"colour": 1}, "express has no option 'colour': choose among seats, expert, belle, discards, bandits, cars."),
        ({"horses": True}, "express has no option 'horses'"),
        ({"seats": 1}, "seats is 1: choose 2 to 6."),
        ({"seats": 7}, "seats is 7: choose 2 to 6."),
        ({"seats": "4"}, "seats is '4': choose 2 to 6."),
        ({"seats": True}, "seats is True: choose 2 to 6."),
        ({"expert": "yes"}, "expert is 'yes': choose True or False."),
        ({"belle": "never"}, "belle is 'never': choose one of any-target, same-spot."),
        ({"belle": ["x"]}, "belle is ['x']: choose one of any-target, same-spot."),
        ({"discards": 1}, "discards is 1: choose one of open, owner."),
        ({"bandits": "tuco"}, "bandits is 'tuco': give a list"),
        ({"bandits": ["tuco", "doc", "jesse"]}, "bandits is 'jesse': choose one of belle, cheyenne"),
        ({"bandits": ["tuco", "doc", "tuco"]}, "bandits names tuco twice"),
        ({"bandits": ["tuco", "doc", "belle"], "seats": 4}, "bandits must name one bandit for each of 4 seats."),
        ({"bandits": [["tuco", "doc"], "belle", "ghost"]}, "bandits must name one bandit for each of 3 seats."),
        ({"bandits": [["tuco", "doc", "ghost"], ["belle"]]}, "bandits must name two bandits for each of 2 seats."),
        ({"bandits": 5}, "bandits is 5: give a list"),
        ({"bandits": [1, 2, 3]}, "bandits is 1: choose one of belle"),
        ({"cars": ["3/1"]}, "cars names 1 cars: name 4"),
        ({"cars": ["3/1", "3/1", None, None]}, "cars names 3/1 twice"),
        ({"cars": ["9/9", None, None, None]}, "cars is '9/9': choose one of 1/0"),
        ({"cars": "3/1"}, "cars is '3/1': give a list"),
        ({"seed": "x"}, "seed is 'x'"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": 2**62}, "give a whole number from 0 to 2**62 - 1"),
        ({"seed": b"short"}, "seed has 5 bytes: give 32 bytes"),
    ],
)
def test_a_wrong_wish_says_which_there_are(options: dict[str, Any], message: str):
    name = options.pop("name", "express")
    with pytest.raises(folsom.UnknownOption) as error:
        folsom.new(name, **options)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_saved_game_is_read_again(tmp_path: Path):
    game = folsom.new("express", seats=3)
    game.play(game.deciders[0], "draw")
    path = tmp_path / "game.txt"
    game.save(path)
    assert [p.name for p in tmp_path.iterdir()] == ["game.txt"]
    again = folsom.load(path)
    assert again.dumps() == game.dumps() == path.read_text(encoding="utf-8")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(folsom.NotationError, match="UTF-8"):
        folsom.load(path)


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.txt"
    path.write_text("old")
    game = folsom.new("express", seats=3, seed=1)
    monkeypatch.setattr(folsom.Game, "dumps", lambda self: "bad\n\udc80")
    with pytest.raises(UnicodeEncodeError):
        game.save(path)
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("game.txt", "old")]


def test_a_copy_goes_its_own_way():
    game = folsom.new("express", seed=3)
    other = game.copy()
    other.play(other.deciders[0], "draw")
    assert game.moves == []
    assert game.position() != other.position()
    game.play(game.deciders[0], "draw")
    assert game.position() == other.position()


def test_a_world_is_a_game_to_think_in():
    game = folsom.new("express", seed=3)
    world = game.resample(0, 5)
    assert world.view(0) == game.view(0)
    assert world.seed is None
    assert [event for event in world.events if not event.seen_by(0)] == []
    assert [event.data for event in world.events if event.kind == "drawn"]  # its own cards it has seen
    public = game.resample(None, 5)
    assert [event.kind for event in public.events if event.kind in ("drawn", "hidden", "see")] == []
    world.play(world.deciders[0], "draw")
    assert folsom.loads(world.dumps()).position() == world.position()
    assert game.moves == []
    for wrong in (-1, None, "x"):
        with pytest.raises(folsom.UnknownOption, match="seed is"):
            game.resample(0, wrong)  # type: ignore[arg-type]  # that is what is tested
    with pytest.raises(folsom.IllegalChoice, match="no seat 9"):
        game.view(9)


def test_an_option_has_words():
    game = folsom.position("folsom position 1 express\nseats: tuco | doc | ghost\ntuco: 1 roof\ndoc: 0 roof\n"
                           "ghost: 2 roof\ndecision: fire tuco\n")  # fmt: skip
    option = game.legal(0)[0]
    assert (option.id, str(option), repr(option), option.words()) == (3, "fire doc", "Option 3 `fire doc`", "Shoot Doc")
    with pytest.raises(folsom.UnknownOption, match="choose one of en"):
        option.words("xx")


def test_numbers_of_numpy_are_numbers():
    wishes: dict[str, Any] = {"seats": np.int64(3), "seed": np.int64(7)}
    game = folsom.new("express", **wishes)
    assert game.position() == folsom.new("express", seats=3, seed=7).position()
    seat = game.deciders[0]
    numbers: list[Any] = [np.int8(seat), np.int64(game.legal(seat)[0].id)]
    game.play(numbers[0], numbers[1])
    assert "legal:" in illegal(game, game.deciders[0], np.array([1, 2]))


def test_events_say_who_may_see_them():
    game = folsom.new("express", seed=3)
    drawn = [event for event in game.events if event.kind == "drawn"]
    assert drawn
    for event in drawn:
        seat = event.data["seat"]
        assert [event.seen_by(eyes) for eyes in (*range(4), None)] == [eyes == seat for eyes in (*range(4), None)]
    assert all(event.seen_by(None) for event in game.events if event.kind == "round")
    assert str(game.events[0]).startswith("first seat=")
    assert repr(game).startswith("<express, 4 seats, round 0, scheme")
