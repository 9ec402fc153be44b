"""A saved game on the screen: step by step, through anybody's eyes."""

import asyncio

import pytest

import folsom
from folsom.bots import BOTS
from folsom.cli.screen.dialogs import Pages
from folsom.cli.screen.showing import ShowApp
from folsom.cli.screen.widgets import Log, Sentence
from folsom.words import LANGUAGES, speech


def finished(seed=4):
    """A finished game."""
    game = folsom.new("express", seats=3, seed=seed)
    bots = [BOTS["random"](seat, 1) for seat in range(3)]
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose({}, game.legal(seat)))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_stepping_to_and_fro_and_other_eyes(language):
    game = finished()
    says = speech(language)
    last = len(game.moves)

    async def story():
        app = ShowApp(says, game, last, None)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()

            def said(name):
                return app.query_one(f"#{name}", Sentence).text

            assert says.say("moment", move=last, last=last) in said("question")
            assert says.name(game.scene.seat(game.winners[0])) in said("question")
            whole = len(app.query_one(Log).texts)
            await pilot.press("home")
            assert says.say("moment", move=0, last=last) in said("question")
            assert len(app.query_one(Log).texts) < whole
            assert said("hand") == ""
            await pilot.press("e", "right", "right", "left")
            assert app.move == 1
            assert said("hand") != ""
            await pilot.press("pagedown", "end")
            assert app.move == last
            await pilot.press("r")
            await pilot.pause()
            assert isinstance(app.screen, Pages)
            await pilot.press("escape", "t", "q")

    asyncio.run(story())


@pytest.mark.slow
def test_other_hands_stay_hidden():
    game = finished()

    async def story():
        app = ShowApp(speech("en"), game, 0, 1)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            drawn = [text for text in app.query_one(Log).texts if "You draw" in text]
            assert len(drawn) == 1
            await pilot.press("e", "e")  # the third seat's, then the public's
            await pilot.pause()
            assert not [text for text in app.query_one(Log).texts if "You draw" in text]

    asyncio.run(story())
