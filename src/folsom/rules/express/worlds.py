"""The worlds that a seat can't tell apart: `resample` deals anew what it can't know."""

import numpy as np

from folsom.rules.express import bags
from folsom.rules.express.cards import (
    AT_ONCE,
    BULLET_SLOT,
    CHOOSE_BULLETS,
    CHOOSE_KEEP,
    FACE_DOWN,
    GHOST,
    OFF,
    PURSES,
    SLOTS,
    WORTH,
)
from folsom.rules.express.pile import (
    face_down_bag,
    laid_from_hand,
    layer,
    lies_down,
    resolved_bag,
)
from folsom.rules.express.play import ask_again
from folsom.rules.express.scheming import code_of
from folsom.rules.express.sight import knows
from folsom.rules.express.stealing import draw_worth
from folsom.rules.random import below, below_wide, reseed
from folsom.rules.types import Int, Record


def resample(g: Record, seat: Int, seed: Int) -> None:
    """A random world that this seat (-1: the public) can't tell from the real one; the stream is new, too.

    All arrangements of the unseen cards over the unseen places that fit what was seen are equally likely, and so
    are all orders of the values not seen.
    """
    reseed(g, seed)
    for other in range(np.int64(g.seats)):
        if other != seat:
            resample_cards(g, other)
            resample_choice(g, other)
    resample_purses(g, seat)
    ask_again(g)


def resample_purses(g: Record, seat: Int) -> None:
    """X16, X45: values that this seat doesn't know are dealt anew."""
    bag = np.int64(g.purse_bag)
    for purse in range(PURSES):
        worth = np.int64(g.worth[purse])
        if worth != 0 and not knows(g, purse, seat):
            bag += 1 << (4 * ((worth - np.int64(WORTH[0])) // 50))
    g.purse_bag = bag
    for purse in range(PURSES):
        if np.int64(g.worth[purse]) != 0 and not knows(g, purse, seat):
            draw_worth(g, purse)


def resample_cards(g: Record, seat: Int) -> None:
    """Deal another seat's unseen cards anew, until each face-down card is one that was in the hand when it was laid."""
    deal_anew(g, seat)
    while not laid_from_hand(g, seat):
        deal_anew(g, seat)


def deal_anew(g: Record, seat: Int) -> None:
    """Deal another seat's unseen cards anew to its hand, its face-down cards and its deck."""
    there = np.int64(g.hand[seat]) + np.int64(g.kept[seat])
    down = face_down_bag(g, seat)
    known = np.int64(g.known[seat])
    places = bags.size(there) + bags.size(down) - bags.size(known)
    ghost_card = -1
    on_deck = np.int64(g.top[seat]) * np.int64(bags.ONE[BULLET_SLOT])
    if np.int64(g.expert) == 0:
        on_deck = resolved_bag(g, seat)
    rest = there + down + np.int64(g.deck[seat]) - known - on_deck
    left = bags.size(down)
    fresh = np.int64(g.fresh[seat]) if np.int64(g.expert) == 1 else places
    if left > 0 and has_ghosted(g, seat):
        ghost_card = draw_ghosted(g, seat, known, rest, places, left, fresh)
        left -= 1
        if ghost_card >= SLOTS:
            ghost_card -= SLOTS
            known -= np.int64(bags.ONE[ghost_card])
        else:
            rest -= np.int64(bags.ONE[ghost_card])
            places -= 1
    held = known + deal_places(g, known, rest, places, left, fresh)
    all_cards = known + rest
    held = lay_down(g, seat, held, ghost_card)
    g.hand[seat] = held
    g.kept[seat] = 0
    laid = face_down_bag(g, seat)
    if ghost_card >= 0:
        laid -= np.int64(bags.ONE[ghost_card])
    g.deck[seat] = all_cards - held - laid + on_deck
    if np.int64(g.kind) == CHOOSE_KEEP and np.int64(g.asked) >> seat & 1 == 1:
        resample_kept(g, seat)


def has_ghosted(g: Record, seat: Int) -> bool:
    """Whether the card laid by Ghost's power is this seat's and still face down."""
    ghosted = np.int64(g.ghosted)
    return ghosted != OFF and np.int64(g.seat_of[GHOST]) == seat


def ghost_slots(g: Record, seat: Int) -> Int:
    """The first slot of Ghost's cards."""
    return 0 if np.int64(g.pair[seat, 0]) == GHOST else 6


def draw_ghosted(g: Record, seat: Int, known: Int, rest: Int, places: Int, down: Int, fresh: Int) -> Int:
    """X106: which of Ghost's cards was laid by its power; SLOTS is added to one of the known cards."""
    first = ghost_slots(g, seat)
    in_known = 0
    in_rest = 0
    for slot in range(first, first + 6):
        in_known += bags.copies(known, slot)
        in_rest += bags.copies(rest, slot)
    one = np.int64(bags.ONE[first])  # which of them doesn't matter for the number of ways
    ways_known = in_known * ways(known - one, rest, places, down - 1, fresh) if in_known > 0 else 0
    ways_rest = in_rest * ways(known, rest - one, places - 1, down - 1, fresh) if in_rest > 0 and places > 0 else 0
    from_known = below_wide(g, ways_known + ways_rest) < ways_known
    bag = known if from_known else rest
    n = below(g, in_known if from_known else in_rest)
    slot = first
    n -= bags.copies(bag, slot)
    while n >= 0:
        slot += 1
        n -= bags.copies(bag, slot)
    return slot + SLOTS if from_known else slot


def ways(known: Int, rest: Int, places: Int, down: Int, fresh: Int) -> Int:
    """In how many ways the rest can fill the places of a hand, some of whose cards lie face down."""
    total = 0
    for bullets in range(min(places, bags.bullets(rest), fresh) + 1):
        total += ways_with(known, rest, places, down, fresh, bullets)
    return total


def ways_with(known: Int, rest: Int, places: Int, down: Int, fresh: Int, bullets: Int) -> Int:
    """The same with so many bullets among the cards not known; which of these are the fresh ones counts, too."""
    actions = places - bullets
    if actions > bags.actions(rest):
        return 0
    total = choose(bags.bullets(rest), bullets) * choose(bags.actions(rest), actions)
    if fresh < places:
        total *= choose(actions, fresh - bullets)
    able = bags.actions(known) + actions
    for k in range(down):
        total *= max(able - k, 0)
    return total


def choose(n: Int, k: Int) -> Int:
    """n over k."""
    total = 1
    for step in range(1, k + 1):
        total = total * (n - step + 1) // step
    return total


def deal_places(g: Record, known: Int, rest: Int, places: Int, down: Int, fresh: Int) -> Int:
    """Which of the rest fill the places: first how many are bullets, then which action cards."""
    n = below_wide(g, ways(known, rest, places, down, fresh))
    bullets = 0
    n -= ways_with(known, rest, places, down, fresh, bullets)
    while n >= 0:
        bullets += 1
        n -= ways_with(known, rest, places, down, fresh, bullets)
    bag = bullets * np.int64(bags.ONE[BULLET_SLOT])
    actions = bags.without_bullets(rest)
    for _ in range(places - bullets):
        one = np.int64(bags.ONE[bags.draw(g, actions)])
        actions -= one
        bag += one
    return bag


def lay_down(g: Record, seat: Int, held: Int, ghost_card: Int) -> Int:
    """Deal the face-down cards out of a hand; what is left of it."""
    for k in range(np.int64(g.pile_next), np.int64(g.pile_size)):
        if not lies_down(g, k) or layer(g, k) != seat:
            continue
        if ghost_card >= 0 and k == np.int64(g.ghosted):
            slot = ghost_card
        else:
            slot = bags.draw(g, bags.without_bullets(held))
            held -= np.int64(bags.ONE[slot])
        g.pile[k] = code_of(g, seat, slot) + FACE_DOWN
    return held


def resample_kept(g: Record, seat: Int) -> None:
    """X96: any of the action cards may have been put aside."""
    for slot in range(BULLET_SLOT):
        for _ in range(bags.copies(np.int64(g.hand[seat]), slot)):
            if below(g, 2) == 1:
                one = np.int64(bags.ONE[slot])
                g.hand[seat] = np.int64(g.hand[seat]) - one
                g.kept[seat] = np.int64(g.kept[seat]) + one


def resample_choice(g: Record, seat: Int) -> None:
    """X91, X101, X109: a choice that waits may be any."""
    kind = np.int64(g.kind)
    if kind > AT_ONCE or kind == CHOOSE_KEEP or np.int64(g.waiting) >> seat & 1 == 0:
        return
    if kind == CHOOSE_BULLETS:
        g.choice[seat] = below(g, bags.bullets(np.int64(g.hand[seat])) + 1)
    else:
        g.choice[seat] = g.pair[seat, below(g, 2)]
