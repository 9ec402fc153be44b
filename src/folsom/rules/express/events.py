"""What happens at the round's end (X70 to X80)."""

import numpy as np

from folsom.rules.bits import lowest, single
from folsom.rules.express.cards import (
    ANGRY_MARSHAL,
    BRAKING,
    CHOOSE_PICK,
    CONDUCTOR,
    FIRST_SEAT,
    HAPPENS,
    MARSHAL_GOES,
    NOBODY,
    NOTHING,
    OFF,
    PASSES,
    PICKPOCKETING,
    PURSE_WORD,
    RANSOM,
    RANSOMED,
    REBELLION,
    REVENGE,
    ROOF,
    STRONGBOX,
    STRONGBOX_COMES,
    SWEPT,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)
from folsom.rules.express.stealing import fall, pick_up
from folsom.rules.express.train import meet_marshal, neutral_bullets, put
from folsom.rules.journal import EVERYBODY, note
from folsom.rules.types import Int, Journal, Record


def happen(g: Record, j: Journal) -> None:
    """The event of the round card."""
    card = np.int64(g.card)
    note(j, EVERYBODY, HAPPENS, card, 0, 0, 0)
    if card == ANGRY_MARSHAL:
        angry_marshal(g, j)
    elif card == SWIVEL_ARM:
        swivel_arm(g, j)
    elif card == BRAKING:
        braking(g, j)
    elif card == TAKE_IT_ALL:
        take_it_all(g, j)
    elif card == REBELLION:
        rebellion(g, j)
    elif card == REVENGE:
        revenge(g, j)
    elif card == PICKPOCKETING:
        pickpocketing(g)
    elif card == CONDUCTOR:
        conductor(g, j)


def angry_marshal(g: Record, j: Journal) -> None:
    """X70: a neutral bullet for all on the Marshal's roof; then he goes one car rearward."""
    car = np.int64(g.marshal)
    neutral_bullets(g, np.int64(g.standing[ROOF + car]), j)
    if car > 0:
        g.marshal = car - 1
        note(j, EVERYBODY, MARSHAL_GOES, car - 1, 0, 0, 0)
        meet_marshal(g, j)


def sweep(g: Record, bandits: Int, spot: Int, j: Journal) -> None:
    """Bandits are moved to a spot by an event."""
    while bandits != 0:
        bandit = lowest(bandits)
        put(g, bandit, spot)
        note(j, EVERYBODY, SWEPT, bandit, spot, 0, 0)
        bandits &= bandits - 1


def swivel_arm(g: Record, j: Journal) -> None:
    """X71: all on the roofs go to the roof of the caboose."""
    for car in range(1, np.int64(g.cars) + 1):
        sweep(g, np.int64(g.standing[ROOF + car]), ROOF, j)


def braking(g: Record, j: Journal) -> None:
    """X72: all on the roofs go one roof forward; on the locomotive they stay."""
    for car in range(np.int64(g.cars) - 1, -1, -1):
        sweep(g, np.int64(g.standing[ROOF + car]), ROOF + car + 1, j)


def take_it_all(g: Record, j: Journal) -> None:
    """X73: the second strongbox comes into the Marshal's car."""
    car = np.int64(g.marshal)
    g.beside = 0
    g.loot[car] = np.int64(g.loot[car]) | (1 << (STRONGBOX + 1))
    note(j, EVERYBODY, STRONGBOX_COMES, STRONGBOX + 1, car, 0, 0)


def rebellion(g: Record, j: Journal) -> None:
    """X74: a neutral bullet for all inside."""
    inside = 0
    for car in range(np.int64(g.cars) + 1):
        inside |= np.int64(g.standing[car])
    neutral_bullets(g, inside, j)


def revenge(g: Record, j: Journal) -> None:
    """X75: all on the Marshal's roof drop their least valuable purse."""
    bandits = np.int64(g.standing[ROOF + np.int64(g.marshal)])
    while bandits != 0:
        bandit = lowest(bandits)
        purses = np.int64(g.held[bandit]) & PURSE_WORD
        if purses != 0:
            fall(g, bandit, least(g, purses), j)
        bandits &= bandits - 1


def least(g: Record, purses: Int) -> Int:
    """The least valuable of some purses; among equals the first."""
    best = lowest(purses)
    while purses != 0:
        purse = lowest(purses)
        if np.int64(g.worth[purse]) < np.int64(g.worth[best]):
            best = purse
        purses &= purses - 1
    return best


def pickpocketing(g: Record) -> None:
    """X76: those alone with a purse may take one, seat by seat clockwise from the first (X33)."""
    pickers = 0
    for spot in range(ROOF + np.int64(g.cars) + 1):
        alone = np.int64(g.standing[spot])
        if single(alone) and np.int64(g.loot[spot]) & PURSE_WORD != 0:
            pickers |= alone
    g.pickers = pickers
    ask_picker(g)


def ask_picker(g: Record) -> None:
    """The next seat that may take a purse."""
    g.kind = NOBODY
    if np.int64(g.pickers) == 0:
        return
    seat = np.int64(g.first)
    while not seat_picks(g, seat):
        seat = seat + 1 if seat + 1 < np.int64(g.seats) else 0
    g.kind = CHOOSE_PICK
    g.decider = seat
    g.options = pick_options(g, seat)


def pick_options(g: Record, seat: Int) -> Int:
    """The purses beside a seat's bandits that may still take one, or nothing."""
    word = 1 << NOTHING
    pickers = np.int64(g.pickers)
    while pickers != 0:
        bandit = lowest(pickers)
        if np.int64(g.seat_of[bandit]) == seat:
            word |= np.int64(g.loot[np.int64(g.place[bandit])]) & PURSE_WORD
        pickers &= pickers - 1
    return word


def seat_picks(g: Record, seat: Int) -> bool:
    """Whether one of a seat's bandits may still take a purse."""
    for half in range(2):
        bandit = np.int64(g.pair[seat, half])
        if bandit != OFF and np.int64(g.pickers) >> bandit & 1 == 1:
            return True
    return False


def pick_purse(g: Record, option: Int, j: Journal) -> None:
    """X76, X33: a seat takes a purse with the bandit that stands by it, or passes for all its bandits."""
    seat = np.int64(g.decider)
    if option == NOTHING:
        note(j, EVERYBODY, PASSES, seat, 0, 0, 0)
    for half in range(2):
        bandit = np.int64(g.pair[seat, half])
        if bandit == OFF or np.int64(g.pickers) >> bandit & 1 == 0:
            continue
        if option == NOTHING:
            g.pickers = np.int64(g.pickers) & ~(1 << bandit)
        elif np.int64(g.loot[np.int64(g.place[bandit])]) >> option & 1 == 1:
            g.pickers = np.int64(g.pickers) & ~(1 << bandit)
            pick_up(g, bandit, option, j)
    ask_picker(g)


def conductor(g: Record, j: Journal) -> None:
    """X77: $250 for all in or on the locomotive."""
    car = np.int64(g.cars)
    bandits = np.int64(g.standing[car]) | np.int64(g.standing[ROOF + car])
    while bandits != 0:
        bandit = lowest(bandits)
        g.ransom[bandit] = np.int64(g.ransom[bandit]) + RANSOM
        note(j, EVERYBODY, RANSOMED, bandit, RANSOM, 0, 0)
        bandits &= bandits - 1


def pass_first(g: Record, j: Journal) -> None:
    """X80: the seat to the left of the first seat becomes first."""
    first = np.int64(g.first) + 1
    if first == np.int64(g.seats):
        first = 0
    g.first = first
    note(j, EVERYBODY, FIRST_SEAT, first, 0, 0, 0)
