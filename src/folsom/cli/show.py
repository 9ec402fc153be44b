"""folsom show: any moment of a saved game, through anybody's eyes."""

from __future__ import annotations

import argparse
import itertools

from folsom.cli import drawing, files
from folsom.cli.faults import Fault, whole
from folsom.cli.play import on_a_screen
from folsom.cli.results import results
from folsom.game import Game
from folsom.words.catalogue import Speech
from folsom.words.telling import Teller

PUBLIC = "public"


def run(given: argparse.Namespace, says: Speech) -> int:
    """Show one moment, or all of them to step through."""
    game, _ = files.load(given.file)
    last = len(game.moves)
    move = last if given.move is None else whole("--move", given.move)
    if move > last:
        raise Fault("no-move", move=str(move), last=str(last))
    eyes = eyes_of(given.eyes, game.seats)
    if on_a_screen(given):
        from folsom.cli.screen.showing import ShowApp

        return ShowApp(says, game, move, eyes, given.theme).look()
    print(moment(game, move, eyes, says))
    return 0


def eyes_of(text: str | None, seats: int) -> int | None:
    """A seat, or nobody's: the public's."""
    if text is None or text == PUBLIC:
        return None
    seat = whole("--eyes", text)
    if seat >= seats:
        raise Fault("no-such-seat", seat=str(seat), last=str(seats - 1))
    return seat


def moment(game: Game, move: int, eyes: int | None, says: Speech) -> str:
    """The table after a move, what that move did, and who chooses next."""
    then, events = next(itertools.islice(game.moments(), move, None))
    teller = Teller(then.scene, eyes, says.language)
    told = [*teller.tell(events), *teller.flush()]
    lines = [says.say("moment", move=move, last=len(game.moves)), *map(drawing.wrap, told)]
    lines.append(drawing.board(then.view(eyes), says))
    if then.over:
        return "\n".join([*lines, "", results(then, eyes, says)])
    waiting = says.both(says.name(then.scene.seat(seat, eyes)) for seat in then.deciders)
    return "\n".join([*lines, says.say("waiting-for", names=waiting)])
