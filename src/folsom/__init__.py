"""Folsom: the open table for the Colt Express games.

import folsom
game = folsom.new("express", seats=4, seed=7)
game.play(game.deciders[0], "draw")
"""

from folsom.batch import Batch
from folsom.errors import Doctored, FolsomError, IllegalChoice, NotationError, UnknownOption
from folsom.events import Event, Option
from folsom.game import Game, new, position
from folsom.replay import load, loads, verify

__version__ = "0.1.0"
__all__ = [
    "Batch",
    "Doctored",
    "Event",
    "FolsomError",
    "Game",
    "IllegalChoice",
    "NotationError",
    "Option",
    "UnknownOption",
    "load",
    "loads",
    "new",
    "position",
    "verify",
]
