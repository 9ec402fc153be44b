"""Why something can't be chosen now: for those who show what is missing among the options."""

import numpy as np

from folsom.rules.express import bags
from folsom.rules.express.cards import (
    BULLET_SLOT,
    CHOOSE_MOVE,
    CHOOSE_PUSH,
    CHOOSE_SCHEME,
    CHOOSE_TARGET,
    CHOOSE_VICTIM,
    CHOOSE_WAY,
    OFF,
    ROOF,
    TUCO,
)
from folsom.rules.express.stealing import in_sight
from folsom.rules.express.train import car_of
from folsom.rules.types import Int, Record

# What a refusal is called, and the rules behind it.
REFUSALS = (
    ("yourself", "X46 X47 X50"),
    ("belle", "X65"),
    ("in sight", "X46 X47"),
    ("same spot", "X48"),
    ("other level", "X48 X62"),
    ("here", "X50"),
    ("too far", "X40 X41 X43 X50"),
    ("same car", "X40 X41 X50"),
    ("marshal there", "X43"),
    ("bullet", "X22"),
)
(YOURSELF, SPARED, OUT_OF_SIGHT, SAME_SPOT, OTHER_LEVEL, NOT_HERE, TOO_FAR, SAME_CAR, MARSHAL_THERE,
 BULLET) = range(len(REFUSALS))  # fmt: skip
PLAY_BULLET = 25  # no option of scheming, but somebody might look for it
NO_REFUSAL = -1  # legal, or nothing that anybody would think of


def refusal(g: Record, seat: Int, option: Int) -> Int:
    """Why an option, numbered as in the present decision, isn't legal."""
    kind = np.int64(g.kind)
    if kind == CHOOSE_SCHEME:
        bullets = bags.copies(np.int64(g.hand[seat]), BULLET_SLOT)
        return BULLET if option == PLAY_BULLET and bullets != 0 else NO_REFUSAL
    if (np.int64(g.options) >> option) & 1:
        return NO_REFUSAL
    if kind in (CHOOSE_TARGET, CHOOSE_VICTIM):
        return refused_target(g, kind, option)
    if kind in (CHOOSE_MOVE, CHOOSE_WAY, CHOOSE_PUSH):
        return refused_car(g, kind, option)
    return NO_REFUSAL


def refused_target(g: Record, kind: Int, bandit: Int) -> Int:
    """X46 to X50, X62, X65: why a bandit can't be shot or punched."""
    if bandit >= len(g.place) or np.int64(g.place[bandit]) == OFF:
        return NO_REFUSAL
    actor = np.int64(g.actor)
    mine, theirs = np.int64(g.place[actor]), np.int64(g.place[bandit])
    if bandit == actor:
        return YOURSELF
    if kind == CHOOSE_VICTIM:
        return SPARED if mine == theirs else NOT_HERE
    if (in_sight(g, actor) >> bandit) & 1:
        return SPARED
    if mine == theirs:
        return SAME_SPOT
    across = (mine < ROOF) != (theirs < ROOF) and actor != TUCO  # X62: his own car's other level is in sight
    return OTHER_LEVEL if across else OUT_OF_SIGHT


def refused_car(g: Record, kind: Int, car: Int) -> Int:
    """X40, X41, X43, X50: why nobody can go to a car."""
    if car > np.int64(g.cars):
        return NO_REFUSAL
    if kind == CHOOSE_WAY:
        return MARSHAL_THERE if car == np.int64(g.marshal) else TOO_FAR
    who = np.int64(g.actor) if kind == CHOOSE_MOVE else np.int64(g.target)
    return SAME_CAR if car == car_of(np.int64(g.place[who])) else TOO_FAR
