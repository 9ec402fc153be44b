"""The second phase of a round: the pile is resolved, card by card (X30 to X65)."""

import numpy as np

from folsom.rules.express import bags
from folsom.rules.express.cards import (
    ANY_TARGET,
    BELLE,
    CHEYENNE,
    CHOOSE_DROP,
    CHOOSE_LOOT,
    CHOOSE_MOVE,
    CHOOSE_POCKET,
    CHOOSE_PUSH,
    CHOOSE_TARGET,
    CHOOSE_VICTIM,
    CHOOSE_WAY,
    CLIMBS,
    DJANGO,
    FACE_DOWN,
    FALLS,
    FIRE,
    FIRES,
    FLOOR,
    JEWEL_WORD,
    KNOCKED,
    MARSHAL_GOES,
    MOVE,
    MOVES,
    NO_BULLET,
    NO_EFFECT,
    NO_LOOT,
    NOBODY,
    NOBODY_HERE,
    NOBODY_IN_SIGHT,
    OFF,
    POCKETS,
    PUNCH,
    PUNCHES,
    PURSE_WORD,
    PURSES,
    PUSHED,
    ROBBERY,
    ROOF,
    SEES,
    SHOWS,
    STRONGBOX_WORD,
    TAKES,
    TUCO,
    WORTH,
)
from folsom.rules.express.pile import lies_down, pile_code, slot_of
from folsom.rules.express.scheming import forget
from folsom.rules.express.train import car_of, enter, meet_marshal, neighbours, take_bullet
from folsom.rules.journal import EVERYBODY, note
from folsom.rules.random import below
from folsom.rules.types import Int, Journal, Record

ROOF_REACH = 3  # X41


def next_card(g: Record, j: Journal) -> None:
    """X30, X32, X93: the next card of the pile is shown, goes back to its owner, and is carried out."""
    n = np.int64(g.pile_next)
    g.pile_next = n + 1
    code = pile_code(g, n)
    hidden = lies_down(g, n)
    if hidden:
        g.pile[n] = code - FACE_DOWN
    if np.int64(g.ghosted) == n:
        g.ghosted = OFF
    bandit = code // 6
    seat = np.int64(g.seat_of[bandit])
    slot = slot_of(g, code)
    if hidden:
        forget(g, seat, slot)
    one = np.int64(bags.ONE[slot])
    if np.int64(g.expert) == 1:
        g.discards[seat] = np.int64(g.discards[seat]) + one
    else:
        g.deck[seat] = np.int64(g.deck[seat]) + one
    note(j, EVERYBODY, SHOWS, seat, code, 0, 0)
    g.actor = bandit
    g.decider = seat
    begin(g, bandit, code - 6 * bandit, j)


def begin(g: Record, bandit: Int, kind: Int, j: Journal) -> None:
    """X31: carry a card out, or ask what its seat chooses."""
    spot = np.int64(g.place[bandit])
    if kind == MOVE:
        ask(g, CHOOSE_MOVE, move_options(g, spot))
    elif kind == FLOOR:
        change_floor(g, bandit, spot, j)
    elif kind == FIRE:
        begin_fire(g, bandit, j)
    elif kind == ROBBERY:
        begin_robbery(g, bandit, spot, j)
    elif kind == PUNCH:
        begin_punch(g, bandit, j)
    else:
        ask(g, CHOOSE_WAY, neighbours(g, np.int64(g.marshal)))


def ask(g: Record, kind: Int, options: Int) -> None:
    """The acting seat chooses."""
    g.kind = kind
    g.options = options


def no_effect(g: Record, bandit: Int, kind: Int, reason: Int, j: Journal) -> None:
    """X31: a card that can't be carried out."""
    note(j, EVERYBODY, NO_EFFECT, bandit, bandit * 6 + kind, reason, 0)
    finish(g)


def finish(g: Record) -> None:
    """The card is done."""
    g.kind = NOBODY
    g.actor = OFF
    g.target = OFF


def move_options(g: Record, spot: Int) -> Int:
    """X40, X41: inside one car either way, on the roofs up to three."""
    if spot < ROOF:
        return neighbours(g, spot)
    car = spot - ROOF
    word = 0
    for other in range(np.int64(g.cars) + 1):
        if other != car and abs(other - car) <= ROOF_REACH:
            word |= 1 << other
    return word


def move(g: Record, car: Int, j: Journal) -> None:
    """X40, X41."""
    bandit = np.int64(g.actor)
    spot = car if np.int64(g.place[bandit]) < ROOF else ROOF + car
    note(j, EVERYBODY, MOVES, bandit, spot, 0, 0)
    enter(g, bandit, spot, j)
    finish(g)


def change_floor(g: Record, bandit: Int, spot: Int, j: Journal) -> None:
    """X42."""
    spot = spot + ROOF if spot < ROOF else spot - ROOF
    note(j, EVERYBODY, CLIMBS, bandit, spot, 0, 0)
    enter(g, bandit, spot, j)
    finish(g)


def move_marshal(g: Record, car: Int, j: Journal) -> None:
    """X43."""
    g.marshal = car
    note(j, EVERYBODY, MARSHAL_GOES, car, 0, 0, 0)
    meet_marshal(g, j)
    finish(g)


def loot_options(tokens: Int) -> Int:
    """X44, X45: any purse; jewels are all alike, and so are strongboxes."""
    jewels = tokens & JEWEL_WORD
    boxes = tokens & STRONGBOX_WORD
    return (tokens & PURSE_WORD) | (jewels & -jewels) | (boxes & -boxes)


def begin_robbery(g: Record, bandit: Int, spot: Int, j: Journal) -> None:
    """X44."""
    tokens = np.int64(g.loot[spot])
    if tokens == 0:
        no_effect(g, bandit, ROBBERY, NO_LOOT, j)
    else:
        ask(g, CHOOSE_LOOT, loot_options(tokens))


def rob(g: Record, token: Int, j: Journal) -> None:
    """X44: the bandit takes the token."""
    bandit = np.int64(g.actor)
    pick_up(g, bandit, token, j)
    finish(g)


def pick_up(g: Record, bandit: Int, token: Int, j: Journal) -> None:
    """A token goes from the bandit's spot to the bandit."""
    spot = np.int64(g.place[bandit])
    g.loot[spot] = np.int64(g.loot[spot]) & ~(1 << token)
    note(j, EVERYBODY, TAKES, bandit, token, 0, 0)
    own(g, bandit, token, j)


def own(g: Record, bandit: Int, token: Int, j: Journal) -> None:
    """A bandit holds a token, and its seat looks at it (X16); what nobody has seen yet is drawn now (X12)."""
    g.held[bandit] = np.int64(g.held[bandit]) | (1 << token)
    if token >= PURSES:
        return
    if np.int64(g.worth[token]) == 0:
        draw_worth(g, token)
    seat = np.int64(g.seat_of[bandit])
    g.seen[token] = np.int64(g.seen[token]) | (1 << seat)
    note(j, 1 << seat, SEES, seat, token, np.int64(g.worth[token]), 0)


def draw_worth(g: Record, token: Int) -> None:
    """X2, X12: a value at random from those that no purse has yet."""
    bag = np.int64(g.purse_bag)
    n = below(g, worths_left(bag))
    kind = 0
    n -= bag & 15
    while n >= 0:
        kind += 1
        n -= (bag >> (4 * kind)) & 15
    g.purse_bag = bag - (1 << (4 * kind))
    g.worth[token] = np.int64(WORTH[kind])


def worths_left(bag: Int) -> Int:
    """How many values are left."""
    n = 0
    while bag != 0:
        n += bag & 15
        bag >>= 4
    return n


def begin_fire(g: Record, bandit: Int, j: Journal) -> None:
    """X49: a bullet and somebody to hit."""
    if np.int64(g.bullets[bandit]) == 0:
        no_effect(g, bandit, FIRE, NO_BULLET, j)
        return
    targets = spare_belle(g, in_sight(g, bandit))
    if targets == 0:
        no_effect(g, bandit, FIRE, NOBODY_IN_SIGHT, j)
    else:
        ask(g, CHOOSE_TARGET, targets)


def in_sight(g: Record, bandit: Int) -> Int:
    """X46, X47, X48, X62: whom a bandit can hit."""
    spot = np.int64(g.place[bandit])
    last = np.int64(g.cars)
    if spot < ROOF:
        targets = 0
        if spot > 0:
            targets |= np.int64(g.standing[spot - 1])
        if spot < last:
            targets |= np.int64(g.standing[spot + 1])
        across = spot + ROOF
    else:
        targets = nearest(g, spot, -1, ROOF - 1) | nearest(g, spot, 1, ROOF + last + 1)
        across = spot - ROOF
    if bandit == TUCO:
        targets |= np.int64(g.standing[across])
    return targets


def nearest(g: Record, spot: Int, way: Int, end: Int) -> Int:
    """X47: the bandits on the nearest roof in one direction that holds any."""
    spot += way
    while spot != end:
        targets = np.int64(g.standing[spot])
        if targets != 0:
            return targets
        spot += way
    return 0


def spare_belle(g: Record, targets: Int) -> Int:
    """X65: Belle isn't chosen while somebody else can be; option `belle`: anybody, or somebody on her spot."""
    her = 1 << BELLE
    if targets & her == 0:
        return targets
    others = targets & ~her
    shields = others
    if np.int64(g.belle) != ANY_TARGET:
        shields &= np.int64(g.standing[np.int64(g.place[BELLE])])
    return others if shields != 0 else targets


def fire(g: Record, target: Int, j: Journal) -> None:
    """X49, X63: the target takes the shooter's bullet; Django's pushes it on."""
    bandit = np.int64(g.actor)
    g.bullets[bandit] = np.int64(g.bullets[bandit]) - 1
    note(j, EVERYBODY, FIRES, bandit, target, 0, 0)
    take_bullet(g, target, bandit)
    if bandit == DJANGO:
        push_on(g, bandit, target, j)
    finish(g)


def push_on(g: Record, bandit: Int, target: Int, j: Journal) -> None:
    """X63, X53: one car on in the direction of fire, on the same level, within the train."""
    spot = np.int64(g.place[target])
    car = car_of(spot)
    way = 1 if car > car_of(np.int64(g.place[bandit])) else -1
    if car + way < 0 or car + way > np.int64(g.cars):
        return
    note(j, EVERYBODY, PUSHED, target, spot + way, 0, 0)
    enter(g, target, spot + way, j)


def begin_punch(g: Record, bandit: Int, j: Journal) -> None:
    """X50: somebody on the same spot."""
    others = np.int64(g.standing[np.int64(g.place[bandit])]) & ~(1 << bandit)
    if others == 0:
        no_effect(g, bandit, PUNCH, NOBODY_HERE, j)
    else:
        ask(g, CHOOSE_VICTIM, spare_belle(g, others))


def punch(g: Record, target: Int, j: Journal) -> None:
    """X50, X51: the target is known; which of its tokens falls?"""
    g.target = target
    note(j, EVERYBODY, PUNCHES, np.int64(g.actor), target, 0, 0)
    tokens = np.int64(g.held[target])
    if tokens == 0:
        ask_push(g)
    else:
        ask(g, CHOOSE_DROP, loot_options(tokens))


def drop(g: Record, token: Int, j: Journal) -> None:
    """X50, X64: the token falls, unless Cheyenne may keep it."""
    if np.int64(g.actor) == CHEYENNE and token < PURSES:
        g.token = token
        ask(g, CHOOSE_POCKET, 0b11)
    else:
        fall(g, np.int64(g.target), token, j)
        ask_push(g)


def fall(g: Record, bandit: Int, token: Int, j: Journal) -> None:
    """A bandit's token falls on its spot."""
    spot = np.int64(g.place[bandit])
    g.held[bandit] = np.int64(g.held[bandit]) & ~(1 << token)
    g.loot[spot] = np.int64(g.loot[spot]) | (1 << token)
    note(j, EVERYBODY, FALLS, bandit, token, spot, 0)


def pocket(g: Record, keeps: Int, j: Journal) -> None:
    """X64: Cheyenne keeps the purse that fell, or leaves it."""
    target = np.int64(g.target)
    token = np.int64(g.token)
    if keeps == 1:
        g.held[target] = np.int64(g.held[target]) & ~(1 << token)
        note(j, EVERYBODY, POCKETS, CHEYENNE, token, 0, 0)
        own(g, CHEYENNE, token, j)
    else:
        fall(g, target, token, j)
    g.token = OFF
    ask_push(g)


def ask_push(g: Record) -> None:
    """X50: which way the target goes."""
    ask(g, CHOOSE_PUSH, neighbours(g, np.int64(g.place[np.int64(g.target)])))


def push(g: Record, car: Int, j: Journal) -> None:
    """X50: the target goes to a neighbouring car on the same level."""
    target = np.int64(g.target)
    spot = car if np.int64(g.place[target]) < ROOF else ROOF + car
    note(j, EVERYBODY, KNOCKED, target, spot, 0, 0)
    enter(g, target, spot, j)
    finish(g)
