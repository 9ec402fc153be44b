"""The order of play: who chooses, what is legal, and what follows from a choice."""

import numpy as np

from folsom.rules.bits import lowest, single
from folsom.rules.express import bags
from folsom.rules.express.cards import (
    ALWAYS_ASKED,
    AT_ONCE,
    CHOOSE_BULLETS,
    CHOOSE_DROP,
    CHOOSE_KEEP,
    CHOOSE_LOOT,
    CHOOSE_MARSHAL,
    CHOOSE_MOVE,
    CHOOSE_PICK,
    CHOOSE_POCKET,
    CHOOSE_SCHEME,
    CHOOSE_START,
    CHOOSE_TARGET,
    CHOOSE_VICTIM,
    CHOOSE_WAY,
    DECIDES,
    DONE,
    NOBODY,
    OVER,
    ROUNDS,
)
from folsom.rules.express.events import ask_picker, happen, pass_first, pick_options, pick_purse
from folsom.rules.express.scheming import (
    ask_to_scheme,
    discard_bullets,
    keep,
    scheme,
    scheme_options,
    sort_hands,
    start_round,
    symbol,
)
from folsom.rules.express.scoring import finish_game
from folsom.rules.express.setup import name_marshals, start_teams
from folsom.rules.express.stealing import (
    drop,
    fire,
    in_sight,
    loot_options,
    move,
    move_marshal,
    move_options,
    next_card,
    pocket,
    punch,
    push,
    rob,
    spare_belle,
)
from folsom.rules.express.train import neighbours
from folsom.rules.journal import EVERYBODY, note
from folsom.rules.types import Int, Journal, Record

DONE_WELL, NOT_LEGAL = 0, 1


def deciders(g: Record) -> Int:
    """The word of seats that must choose now."""
    kind = np.int64(g.kind)
    if kind <= AT_ONCE:
        return np.int64(g.asked) & ~np.int64(g.waiting)
    if kind == OVER:
        return 0
    return 1 << np.int64(g.decider)


def legal(g: Record, seat: Int) -> Int:
    """The word of a seat's legal options; 0 if it isn't asked."""
    kind = np.int64(g.kind)
    if kind > AT_ONCE:
        return np.int64(g.options) if np.int64(g.decider) == seat else 0
    if deciders(g) >> seat & 1 == 0:
        return 0
    hand = np.int64(g.hand[seat])
    if kind == CHOOSE_BULLETS:
        return (2 << bags.bullets(hand)) - 1
    if kind == CHOOSE_KEEP:
        return bags.slots(hand) | (1 << DONE)
    return (1 << np.int64(g.pair[seat, 0])) | (1 << np.int64(g.pair[seat, 1]))


def play(g: Record, seat: Int, option: Int, j: Journal) -> Int:
    """Carry a choice out, and all that follows unasked."""
    if option < 0 or option > 62 or seat < 0 or seat >= np.int64(g.seats) or (legal(g, seat) >> option) & 1 == 0:
        return NOT_LEGAL
    play_legal(g, seat, option, j)
    return DONE_WELL


def play_legal(g: Record, seat: Int, option: Int, j: Journal) -> None:
    """The same for a choice that is known to be legal."""
    carry_out(g, seat, option, j)
    run(g, j)


def run(g: Record, j: Journal) -> None:
    """All that follows unasked."""
    while go_on(g, j):
        carry_out(g, np.int64(g.decider), lowest(np.int64(g.options)), j)


def over(g: Record) -> bool:
    """Whether the game has ended."""
    return np.int64(g.kind) == OVER


def go_on(g: Record, j: Journal) -> bool:
    """Up to the next decision; whether it is forced (X31: a card with a single option is carried out unasked)."""
    while np.int64(g.kind) == NOBODY:
        next_step(g, j)
    return np.int64(g.kind) > ALWAYS_ASKED and single(np.int64(g.options))


def next_step(g: Record, j: Journal) -> None:
    """The next card of the pile; after the last one the event; after that the next round, or the end (X80)."""
    resolved = np.int64(g.pile_next) - np.int64(g.pile_size)
    if resolved < 0:
        next_card(g, j)
    elif resolved == 0:
        g.pile_next = np.int64(g.pile_next) + 1
        happen(g, j)
    elif np.int64(g.number) == ROUNDS - 1:
        finish_game(g, j)
    else:
        g.number = np.int64(g.number) + 1
        pass_first(g, j)
        start_round(g, j)


def carry_out(g: Record, seat: Int, option: Int, j: Journal) -> None:
    """One choice."""
    kind = np.int64(g.kind)
    if kind == CHOOSE_SCHEME:
        scheme(g, option, j)
    elif kind == CHOOSE_MOVE:
        move(g, option, j)
    elif kind == CHOOSE_LOOT:
        rob(g, option, j)
    elif kind == CHOOSE_TARGET:
        fire(g, option, j)
    elif kind == CHOOSE_WAY:
        move_marshal(g, option, j)
    elif kind == CHOOSE_VICTIM:
        punch(g, option, j)
    elif kind == CHOOSE_DROP:
        drop(g, option, j)
    elif kind == CHOOSE_POCKET:
        pocket(g, option, j)
    elif kind == CHOOSE_PICK:
        pick_purse(g, option, j)
    elif kind <= AT_ONCE:
        choose_at_once(g, seat, option, j)
    else:
        push(g, option, j)


def choose_at_once(g: Record, seat: Int, option: Int, j: Journal) -> None:
    """X96, X101, X109: a choice waits until the last seat has made its own."""
    kind = np.int64(g.kind)
    if kind == CHOOSE_KEEP and option != DONE:
        keep(g, seat, option)
        return
    g.choice[seat] = option
    g.waiting = np.int64(g.waiting) | (1 << seat)
    note(j, EVERYBODY, DECIDES, seat, 0, 0, 0)
    if np.int64(g.waiting) != np.int64(g.asked):
        return
    if kind == CHOOSE_KEEP:
        g.choice[:] = 0
        end_at_once(g)
        sort_hands(g, j)
    elif kind == CHOOSE_BULLETS:
        end_at_once(g)
        discard_bullets(g, j)
    elif kind == CHOOSE_MARSHAL:
        name_marshals(g, j)
    elif kind == CHOOSE_START:
        end_at_once(g)
        start_teams(g, j)


def end_at_once(g: Record) -> None:
    """All have chosen."""
    g.asked = 0
    g.waiting = 0


def take_back(g: Record, seat: Int) -> Int:
    """Before the last seat has chosen, a choice that waits may be made anew."""
    if np.int64(g.kind) > AT_ONCE or np.int64(g.asked) >> seat & 1 == 0:
        return NOT_LEGAL
    if np.int64(g.waiting) >> seat & 1 == 0 and np.int64(g.kept[seat]) == 0:
        return NOT_LEGAL
    g.waiting = np.int64(g.waiting) & ~(1 << seat)
    g.choice[seat] = 0
    g.hand[seat] = np.int64(g.hand[seat]) + np.int64(g.kept[seat])
    g.kept[seat] = 0
    return DONE_WELL


def ask_again(g: Record) -> None:
    """Find the decider and the options of the present decision anew from the rest of the record."""
    kind = np.int64(g.kind)
    actor = np.int64(g.actor)
    if kind == CHOOSE_SCHEME:
        ask_to_scheme(g)
    elif kind == CHOOSE_PICK:
        ask_picker(g)
    elif kind >= CHOOSE_POCKET and kind < OVER and actor >= 0:
        g.decider = g.seat_of[actor]
        g.options = card_options(g, kind, np.int64(g.place[actor]), np.int64(g.target))


def options_of(g: Record) -> Int:
    """The options that the present decision of one seat must have."""
    kind = np.int64(g.kind)
    if kind == CHOOSE_SCHEME:
        return scheme_options(g, np.int64(g.decider), symbol(g))
    if kind == CHOOSE_PICK:
        return pick_options(g, np.int64(g.decider))
    if kind <= AT_ONCE or kind == OVER:
        return 0
    return card_options(g, kind, np.int64(g.place[np.int64(g.actor)]), np.int64(g.target))


def card_options(g: Record, kind: Int, spot: Int, target: Int) -> Int:
    """The options of a card that is being carried out."""
    if kind == CHOOSE_MOVE:
        return move_options(g, spot)
    if kind == CHOOSE_WAY:
        return neighbours(g, np.int64(g.marshal))
    if kind == CHOOSE_LOOT:
        return loot_options(np.int64(g.loot[spot]))
    if kind == CHOOSE_TARGET:
        return spare_belle(g, in_sight(g, np.int64(g.actor)))
    if kind == CHOOSE_VICTIM:
        return spare_belle(g, np.int64(g.standing[spot]) & ~(1 << np.int64(g.actor)))
    if kind == CHOOSE_DROP:
        return loot_options(np.int64(g.held[target]))
    if kind == CHOOSE_POCKET:
        return 0b11
    return neighbours(g, np.int64(g.place[target]))
