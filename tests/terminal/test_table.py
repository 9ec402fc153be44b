"""Whole games at the full-screen table: by keys, by mouse, by several people, in every language and size."""

import asyncio
from functools import partial

import pytest
from rich.cells import cell_len
from textual.widgets import Button, Select

import folsom
from folsom.cli.screen.dialogs import Curtain, Pages, Question
from folsom.cli.screen.setting import SetupScreen
from folsom.cli.screen.table import KEYS, KEYS_AT_THE_END, TableScreen
from folsom.cli.screen.widgets import Choices, Log
from folsom.cli.sitting import Sitting
from folsom.words import LANGUAGES, speech
from tests.terminal.driving import LARGE, SMALL, at_table, first_choice, must_fit, sitting


def run(story):
    """Run an asynchronous test; what it gives back."""
    return asyncio.run(story)


# ---- whole games -----------------------------------------------------------------------------------------------------


async def whole_game(language, size, **options):
    table = sitting(**options)
    widest = 0

    async def choose(driver):
        nonlocal widest
        widest += 1
        if widest % 7 == 1:
            must_fit(driver, size)
        assert driver.said("question")
        assert driver.said("does")
        await first_choice(driver)

    async with at_table(table, language, size) as driver:
        await driver.play(choose)
        await driver.until(lambda: isinstance(driver.app.screen, Pages))
        must_fit(driver, size)
        says = speech(language)
        assert says.say("over") in driver.text()
        assert all(says.money(score) in driver.text() for score in table.game.scores)
        await driver.press("escape")
        must_fit(driver, size)
        await driver.press("q")
    return table.game


@pytest.mark.slow
def test_a_whole_game_by_keys():
    game = run(whole_game("en", SMALL, seats=3))
    assert game.over
    assert game.seats == 3


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language_and_size(language, size):
    game = run(whole_game(language, size, seats=4))
    assert game.over
    assert game.seats == 4


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 6}, {"seats": 5, "expert": True}], ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_kind_of_game_fits_a_small_terminal(options, language):
    game = run(whole_game(language, SMALL, **options))
    assert game.over
    assert game.seats == options["seats"]


@pytest.mark.slow
def test_a_game_by_mouse():
    async def story():
        async with at_table(sitting(seats=3)) as driver:
            for _ in range(4):
                assert await driver.asked()
                before = len(driver.table.game.moves)
                await driver.pilot.click(Choices, offset=(2, 0))
                await driver.until(partial(lambda n: len(driver.table.game.moves) > n, before))

    run(story())


@pytest.mark.slow
def test_arrows_choose_and_what_it_will_do_is_said_before():
    async def story():
        async with at_table(sitting(seats=3)) as driver:
            await driver.asked()
            first = driver.said("does")
            await driver.press("right")
            assert driver.said("does") != first
            wanted = driver.choices.choices[1].option
            await driver.press("enter")
            await driver.until(lambda: bool(driver.table.game.moves))
            assert wanted is not None
            assert wanted.text in [text for seat, text in driver.table.game.moves if seat == 0]

    run(story())


@pytest.mark.slow
def test_what_cant_be_done_says_why():
    async def story():
        position = """folsom position 1 express
seats: tuco | doc | ghost
tuco: 1 roof
doc: 0 roof
ghost: 2 roof
decision: fire tuco
"""
        table = Sitting(folsom.position(position), ["human", "greedy", "greedy"])
        async with at_table(table) as driver:
            await driver.asked()
            refused = [k for k, choice in enumerate(driver.choices.choices) if choice.option is None]
            assert refused
            driver.choices.cursor = refused[0]
            await driver.press("enter")
            assert driver.said("does") == "Not now: Tuco carries the card out."
            assert not table.game.moves

    run(story())


# ---- several people --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_people_at_one_keyboard_have_a_curtain_between_them():
    async def story():
        table = sitting(seats=3, humans=(0, 1))
        async with at_table(table) as driver:
            seen: list[str] = []
            while len(seen) < 4:
                await driver.until(lambda: isinstance(driver.app.screen, Curtain) or bool(driver.choices.choices))
                if isinstance(driver.app.screen, Curtain):
                    hands = [card for seat in (0, 1) for card in table.game.view(seat)["hand"]]
                    assert hands
                    assert "Your hand" not in driver.text()
                    seen.append(driver.app.screen.who)
                    await driver.press("enter")
                    continue
                assert "Your hand" in driver.text()
                await driver.press("enter")
            assert seen[0] != seen[1]

    run(story())


@pytest.mark.slow
def test_the_log_is_told_anew_to_whoever_looks():
    """Cards drawn and cards laid face down are heard by those who drew and laid them, and by nobody else."""

    async def story():
        table = sitting(seed=6, seats=3, humans=(0, 1))
        async with at_table(table) as driver:
            for turn in range(24):
                await driver.until(lambda: isinstance(driver.app.screen, Curtain) or bool(driver.choices.choices))
                text = " ".join(driver.log)
                if isinstance(driver.app.screen, Curtain):
                    assert "You " not in text
                else:
                    seat = driver.table.eyes
                    assert seat is not None
                    other = 1 - seat
                    told = [p for moment, events in driver.table.game.moments() for p in drawn_by(events, other)]
                    mine = [p for moment, events in driver.table.game.moments() for p in drawn_by(events, seat)]
                    assert text.count("You draw ") <= len(mine)
                    assert told
                    name = speech("en").name(driver.table.game.scene.seat(other))
                    assert f"{name} plays" in text or turn < 4
                    assert not [line for line in driver.log if line.startswith(f"{name} draws") and ":" in line]
                await driver.press("enter")

    run(story())


def drawn_by(events, seat):
    """The draws of a seat."""
    return [event for event in events if event.kind == "draw" and event.data["seat"] == seat]


@pytest.mark.slow
def test_one_doesnt_take_back_what_another_one_did():
    async def story():
        table = sitting(seats=3, humans=(0, 1, 2))
        async with at_table(table) as driver:
            await driver.until(lambda: isinstance(driver.app.screen, Curtain))
            await driver.press("enter")
            await driver.asked()
            await driver.press("enter")
            await driver.until(lambda: isinstance(driver.app.screen, Curtain))
            await driver.press("enter")
            await driver.until(lambda: not isinstance(driver.app.screen, Curtain) and bool(driver.choices.choices))
            moves = len(driver.table.game.moves)
            await driver.press("u")
            assert len(driver.table.game.moves) == moves > 0

    run(story())


def test_space_chooses_nothing():
    async def story():
        async with at_table(sitting(seats=3)) as driver:
            await driver.asked()
            moves = len(driver.table.game.moves)
            await driver.press("space")
            assert len(driver.table.game.moves) == moves

    run(story())


@pytest.mark.slow
def test_the_commitment_is_shown_before_the_first_choice():
    async def story():
        table = Sitting(folsom.new("express", seats=3), ["human", "greedy", "greedy"])
        async with at_table(table) as driver:
            await driver.asked()
            assert str(table.game.commitment) in driver.log[0]

    run(story())


@pytest.mark.slow
def test_a_resumed_game_is_told_from_its_beginning(tmp_path):
    async def story():
        table = sitting(seats=3, path=tmp_path / "game")
        async with at_table(table) as driver:
            for _ in range(2):
                await driver.asked()
                await driver.press("enter")
            await driver.asked()
            before = list(driver.log)
        path = str(tmp_path / "game")
        resumed = Sitting(folsom.load(path), ["human", "greedy", "greedy"], path, resumed=True)
        async with at_table(resumed) as driver:
            await driver.asked()
            assert driver.log[: len(before)] == before

    run(story())


# ---- saving, undoing, leaving ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_saved_after_every_choice(tmp_path):
    async def story():
        path = tmp_path / "game.folsom"
        async with at_table(sitting(seats=3, path=path)) as driver:
            for _ in range(3):
                await driver.asked()
                await driver.press("enter")
            await driver.asked()
            assert folsom.load(path).moves == driver.table.game.moves

    run(story())


@pytest.mark.slow
def test_a_move_is_taken_back_while_nothing_was_learnt():
    async def story():
        position = """folsom position 1 express
seats: tuco | doc | ghost
tuco: 1 inside
doc: 1 inside
ghost: 1 inside
decision: punch tuco
"""
        table = Sitting(folsom.position(position), ["human", "greedy", "greedy"])
        async with at_table(table) as driver:
            await driver.asked()
            before = table.game.position()
            await driver.press("enter")
            await driver.until(lambda: driver.table.game.decision in ("drop", "push") and bool(driver.choices.choices))
            await driver.press("u")
            await driver.until(lambda: driver.table.game.decision == "punch" and bool(driver.choices.choices))
            assert driver.table.game.position() == before

    run(story())


@pytest.mark.slow
def test_kept_cards_are_taken_back():
    async def story():
        async with at_table(sitting(seed=5, seats=3, expert=True)) as driver:
            while driver.table.game.decision != "keep" or not driver.choices.choices:
                await driver.asked()
                if driver.table.game.decision != "keep":
                    await driver.press("enter")
            await driver.press("enter")
            await driver.until(lambda: bool(driver.table.game.view(0)["kept"]) and bool(driver.choices.choices))
            held = driver.table.game.view(0)
            await driver.press("u")
            await driver.until(lambda: not driver.table.game.view(0)["kept"] and bool(driver.choices.choices))
            hand = driver.table.game.view(0)["hand"]
            assert sum(hand.values()) == sum(held["hand"].values()) + sum(held["kept"].values())

    run(story())


@pytest.mark.slow
def test_what_was_learnt_stays():
    async def story():
        async with at_table(sitting(seats=3)) as driver:
            await driver.asked()
            await driver.press("enter")
            await driver.asked()
            moves = len(driver.table.game.moves)
            await driver.press("u")
            assert len(driver.table.game.moves) == moves

    run(story())


@pytest.mark.slow
def test_leaving_is_asked_about():
    async def story():
        async with at_table(sitting(seats=3)) as driver:
            await driver.asked()
            await driver.press("q")
            await driver.until(lambda: isinstance(driver.app.screen, Question))
            await driver.press("escape")
            await driver.until(lambda: isinstance(driver.app.screen, TableScreen))
            await driver.press("q")
            await driver.until(lambda: isinstance(driver.app.screen, Question))
            await driver.press("y")
            await driver.until(lambda: driver.app.return_code is not None or not driver.app.is_running)
            assert driver.app.return_code == 0

    run(story())


# ---- help, rules, log, light -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_rules_and_the_log_are_one_key_away(language):
    async def story():
        says = speech(language)
        async with at_table(sitting(seats=4), language, LARGE) as driver:
            await driver.asked()
            for key, title in (("question_mark", "help-title"), ("r", "rule-title"), ("l", "log-title")):
                await driver.press(key)
                await driver.until(lambda: isinstance(driver.app.screen, Pages))
                assert says.say(title) in driver.text()
                must_fit(driver, LARGE)
                await driver.press("escape")

    run(story())


@pytest.mark.slow
def test_the_rule_behind_a_line_of_the_log():
    async def story():
        async with at_table(sitting(seats=4), size=LARGE) as driver:
            await driver.asked()
            await driver.press("tab")
            log = driver.table.query_one(Log)
            log.highlighted = next(k for k, text in enumerate(log.texts) if " is first" in text or " are first" in text)
            await driver.press("enter")
            await driver.until(lambda: isinstance(driver.app.screen, Pages))
            assert "X15" in driver.text()

    run(story())


@pytest.mark.slow
def test_speed_and_light_change():
    async def story():
        async with at_table(sitting(seats=3)) as driver:
            await driver.asked()
            await driver.press("s", "t")
            assert (driver.table.speed, driver.app.theme) == ("slow", "day")

    run(story())


@pytest.mark.slow
def test_any_key_skips_what_happens():
    async def story():
        async with at_table(sitting(seats=3), speed="slow") as driver:
            await driver.until(lambda: driver.table.showing)
            await driver.press("x")
            assert await asyncio.wait_for(driver.asked(), 5)
            assert driver.choices.choices

    run(story())


# ---- setting the table -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_set_by_hand(language):
    async def story():
        async with at_table(None, language) as driver:
            await driver.until(lambda: isinstance(driver.app.screen, SetupScreen))
            must_fit(driver, SMALL)
            driver.app.screen.query_one("#seats", Select).value = 3
            driver.app.screen.query_one("#bandit0", Select).value = "doc"
            await driver.press("enter")
            await driver.asked()
            assert driver.table.game.scene.pairs[0] == ("doc",)
            assert driver.table.game.seats == 3

    run(story())


@pytest.mark.slow
def test_bots_alone_need_nobody():
    async def story():
        async with at_table(sitting(seats=3, humans=())) as driver:
            await driver.until(lambda: driver.table.game.over)
            assert {seat for seat, _ in driver.table.game.moves} == {0, 1, 2}

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_have_room_in_eighty_columns(language):
    says = speech(language)
    for keys in (KEYS, KEYS_AT_THE_END):
        assert cell_len("  ".join(f"{key} {says.say(name)}" for key, name in keys)) <= 78


# ---- nothing is told to the wrong one --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("key", ["question_mark", "l", "p", "r", "q"])
def test_no_page_stays_open_under_the_curtain(key):
    """Whoever opens a page while things happen doesn't leave it to the next one."""

    async def story():
        async with at_table(sitting(seats=3, humans=(0, 1, 2)), speed="slow") as driver:
            await driver.until(lambda: isinstance(driver.app.screen, Curtain))
            await driver.press("enter")
            await driver.until(lambda: bool(driver.choices.choices))
            await driver.press("enter")
            await driver.until(lambda: driver.table.showing)
            await driver.press(key)
            await driver.until(lambda: len(driver.app.screen_stack) > 2)
            driver.table.speed = "instant"
            driver.table.hurry.set()
            await driver.until(lambda: isinstance(driver.app.screen, Curtain))
            assert not any(isinstance(screen, (Pages, Question)) for screen in driver.app.screen_stack)
            await driver.press("enter")
            await driver.until(lambda: isinstance(driver.app.screen, TableScreen))

    run(story())


@pytest.mark.slow
def test_a_key_too_late_takes_nothing_back_and_breaks_nothing():
    """`u` just after one is done with keeping: others have chosen meanwhile."""

    async def story():
        async with at_table(sitting(seed=5, seats=3, expert=True)) as driver:
            while driver.table.game.decision != "keep" or not driver.choices.choices:
                await driver.asked()
                if driver.table.game.decision != "keep":
                    await driver.press("enter")
            await driver.press("enter")
            await driver.until(lambda: bool(driver.table.game.view(0)["kept"]) and bool(driver.choices.choices))
            driver.table.speed = "slow"
            driver.choices.cursor = len(driver.choices.choices) - 1  # keep no more
            await driver.press("enter")
            await driver.until(lambda: driver.table.showing)
            moves = list(driver.table.game.moves)
            await driver.press("u")
            driver.table.speed = "instant"
            driver.table.hurry.set()
            await driver.until(lambda: not driver.table.showing)
            assert driver.table.game.moves[: len(moves)] == moves
            assert driver.app.is_running

    run(story())


@pytest.mark.slow
def test_what_was_taken_back_is_gone_from_the_log():
    async def story():
        position = """folsom position 1 express
seats: tuco | doc | ghost
tuco: 1 inside
doc: 1 inside
ghost: 1 inside
decision: punch tuco
"""
        table = Sitting(folsom.position(position), ["human", "greedy", "greedy"])
        async with at_table(table) as driver:
            await driver.asked()
            before = list(driver.log)
            await driver.press("enter")
            await driver.until(lambda: driver.table.game.decision in ("drop", "push") and bool(driver.choices.choices))
            assert driver.log != before
            await driver.press("u")
            await driver.until(lambda: driver.table.game.decision == "punch" and bool(driver.choices.choices))
            assert driver.log == before

    run(story())


def test_what_a_choice_will_do_is_said_before():
    """Into the Marshal's car, and out of it again, the roof and a bullet included."""

    async def story():
        position = """folsom position 1 express
seats: tuco | doc | ghost
tuco: 1 inside
doc: 0 roof
ghost: 0 roof
marshal: 2
decision: move tuco
"""
        table = Sitting(folsom.position(position), ["human", "greedy", "greedy"])
        async with at_table(table) as driver:
            await driver.asked()
            does = {choice.words: choice.does for choice in driver.choices.choices if choice.option}
            assert does["Go to car 2"] == (
                "You go into car 2. You take a neutral bullet. You flee onto the roof of car 2."
            )
            assert does["Go to the caboose"] == "You go into the caboose."

    run(story())


@pytest.mark.slow
def test_the_last_game_that_is_no_game_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setenv("FOLSOM_DATA", str(tmp_path))
    (tmp_path / "b.folsom").write_bytes(bytes(range(256)))
    game = folsom.new("express", seats=3, seed=1)
    (tmp_path / "a.folsom").write_text(game.dumps().replace("seed: 1", "seed: 2"))

    async def story():
        async with at_table(None) as driver:
            await driver.until(lambda: isinstance(driver.app.screen, SetupScreen))
            driver.app.screen.query_one("#resume", Button).press()
            await driver.pilot.pause()
            assert isinstance(driver.app.screen, SetupScreen)

    run(story())
