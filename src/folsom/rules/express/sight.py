"""What a seat may know. The one door out of the record: `observe`; and `resample`, the worlds it can't tell apart."""

import numpy as np

from folsom.rules.express import bags
from folsom.rules.express.cards import (
    AT_ONCE,
    BANDITS,
    BULLET_SLOT,
    CHOOSE_BULLETS,
    CHOOSE_KEEP,
    FACE_DOWN,
    GHOST,
    MARSHAL,
    MOST_CARS,
    MOST_PILE,
    NEUTRAL,
    OFF,
    OPEN,
    PURSES,
    SLOTS,
    SPOTS,
    STRONGBOX,
    TOKENS,
    WORTH,
)
from folsom.rules.express.play import ask_again, deciders
from folsom.rules.express.scheming import (
    code_of,
    face_down_bag,
    laid_from_hand,
    layer,
    lies_down,
    pile_code,
    resolved_bag,
    unresolved_bag,
)
from folsom.rules.express.state import SEATS
from folsom.rules.express.stealing import draw_worth
from folsom.rules.journal import PUBLIC
from folsom.rules.random import below, below_wide, reseed
from folsom.rules.types import Int, Record, Words

BANDIT_COUNT = len(BANDITS)
UNKNOWN = -1

# What `observe` writes: name, how many numbers, what they are. `view` is this table in words.
SIGHT = (
    ("seat", 1, "who is looking; -1: the public"),
    ("seats", 1, "number of seats"),
    ("cars", 1, "number of cars without the locomotive, which is thus the locomotive's number"),
    ("expert", 1, "1 in the expert variant"),
    ("belle", 1, "option `belle`: 0 any-target, 1 same-spot"),
    ("discards_open", 1, "option `discards`: 0 open, 1 owner"),
    ("train", MOST_CARS - 1, "the car card of each car, from the caboose; -1: no such car"),
    ("round", 1, "number of the round, from 0"),
    ("card", 1, "the round card; -1 before the first"),
    ("cards", 1, "the word of round cards turned up so far"),
    ("turn", 1, "the turn's place on the round card; -1 outside the turns of scheming"),
    ("step", 1, "how many times somebody has played in this turn"),
    ("first", 1, "the first seat; -1 before it is drawn"),
    ("decision", 1, "the kind of decision to be made"),
    ("deciders", 1, "the word of seats that must choose now"),
    ("waiting", 1, "the word of seats whose choice waits for the others"),
    ("actor", 1, "the bandit whose card is carried out; -1"),
    ("target", 1, "the bandit it is done to; -1"),
    ("token", 1, "the token at stake; -1"),
    ("pickers", 1, "the word of bandits that may still take a purse (X76)"),
    ("marshal", 1, "the Marshal's car"),
    ("neutral", 1, "neutral bullets left"),
    ("beside", 1, "strongboxes beside the train"),
    ("bandit_seat", BANDIT_COUNT, "the seat of each bandit; -1: not in this game"),
    ("bandit_spot", BANDIT_COUNT, "each bandit's spot; -1: not on the train"),
    ("bullets", BANDIT_COUNT, "bullets that each bandit has left"),
    ("ransom", BANDIT_COUNT, "money from the Hostage Conductor"),
    ("received", BANDIT_COUNT * (NEUTRAL + 1), "bullets that each bandit received from each bandit, neutral ones last"),
    ("token_place", TOKENS, "each token: a spot, 14 + the bandit that holds it, 20 beside the train; -1: not in play"),
    ("purse_worth", PURSES, "a purse's value in dollars if the looker knows it, else 0"),
    ("purse_seen", PURSES, "the word of seats that have seen a purse; bit 6: everybody knows it"),
    ("hand_size", SEATS, "cards in each seat's hand"),
    ("deck_size", SEATS, "cards in each seat's deck"),
    ("discards_size", SEATS, "cards in each seat's discard pile"),
    ("top", SEATS, "bullets that lie on top of each seat's deck (expert)"),
    ("known", SEATS * SLOTS, "cards, by slot, that all know to be in a seat's hand or face down in the pile"),
    ("marshal_card", SEATS, "two seats: the bandit whose Marshal card is in a seat's deck; else -1"),
    ("fresh", SEATS, "how many unknown cards of a hand may be bullets (expert)"),
    ("discards", SEATS * SLOTS, "each discard pile by slot, as far as the looker may look through it"),
    ("hand", SLOTS, "the looker's hand by slot"),
    ("kept", SLOTS, "the cards that it has put aside as kept"),
    ("deck", SLOTS, "what is in its deck, in no order"),
    ("choice", 1, "its own choice that waits; -1"),
    ("resolved", 1, "cards of the pile already resolved"),
    ("pile_seat", MOST_PILE, "who laid each card of the pile, the resolved ones first; -1"),
    ("pile_card", MOST_PILE, "its code; -1: none, or face down and not the looker's"),
    ("pile_down", MOST_PILE, "1 if it lies face down"),
    ("pile_ghost", 1, "which card of the pile was laid by Ghost's power and is still face down; -1: none"),
)
SIGHT_SIZE = sum(length for _, length, _ in SIGHT)


def observe(g: Record, seat: Int, out: Words) -> Int:
    """Write all that a seat may know (-1: the public) into an int16 array of SIGHT_SIZE numbers."""
    at = write_table(g, seat, out, 0)
    at = write_bandits(g, out, at)
    at = write_loot(g, seat, out, at)
    at = write_seats(g, seat, out, at)
    at = write_own(g, seat, out, at)
    return write_pile(g, seat, out, at)


def write_table(g: Record, seat: Int, out: Words, at: Int) -> Int:
    """What lies open for all: options, train, time, the decision."""
    out[at] = seat
    out[at + 1] = g.seats
    out[at + 2] = g.cars
    out[at + 3] = g.expert
    out[at + 4] = g.belle
    out[at + 5] = g.open_to
    at += 6
    for car in range(MOST_CARS - 1):
        out[at + car] = g.train[car]
    at += MOST_CARS - 1
    out[at] = g.number
    out[at + 1] = g.card
    out[at + 2] = g.card_word
    out[at + 3] = g.turn
    out[at + 4] = g.step
    out[at + 5] = g.first
    out[at + 6] = g.kind
    out[at + 7] = deciders(g)
    out[at + 8] = g.waiting
    out[at + 9] = g.actor
    out[at + 10] = g.target
    out[at + 11] = g.token
    out[at + 12] = g.pickers
    out[at + 13] = g.marshal
    out[at + 14] = g.neutral
    out[at + 15] = g.beside
    return at + 16


def write_bandits(g: Record, out: Words, at: Int) -> Int:
    """The bandits: whose, where, bullets, ransom."""
    for bandit in range(BANDIT_COUNT):
        out[at + bandit] = g.seat_of[bandit]
        out[at + BANDIT_COUNT + bandit] = g.place[bandit]
        out[at + 2 * BANDIT_COUNT + bandit] = g.bullets[bandit]
        out[at + 3 * BANDIT_COUNT + bandit] = g.ransom[bandit]
        for shooter in range(NEUTRAL + 1):
            out[at + 4 * BANDIT_COUNT + bandit * (NEUTRAL + 1) + shooter] = g.received[bandit, shooter]
    return at + (NEUTRAL + 5) * BANDIT_COUNT


def write_loot(g: Record, seat: Int, out: Words, at: Int) -> Int:
    """Where each token is, and the values that this seat knows (X16, X45)."""
    for token in range(TOKENS):
        out[at + token] = token_place(g, token)
    at += TOKENS
    for purse in range(PURSES):
        out[at + purse] = g.worth[purse] if knows(g, purse, seat) else 0
        out[at + PURSES + purse] = g.seen[purse]
    return at + 2 * PURSES


def token_place(g: Record, token: Int) -> Int:
    """A spot, SPOTS + the holder, SPOTS + 6 beside the train, UNKNOWN if it isn't in play."""
    for spot in range(SPOTS):
        if np.int64(g.loot[spot]) >> token & 1 == 1:
            return spot
    for bandit in range(BANDIT_COUNT):
        if np.int64(g.held[bandit]) >> token & 1 == 1:
            return SPOTS + bandit
    if token == STRONGBOX + 1:
        return SPOTS + BANDIT_COUNT
    return UNKNOWN


def knows(g: Record, purse: Int, seat: Int) -> bool:
    """X45: whether a seat (-1: the public) knows a purse's value."""
    eye = seat if seat >= 0 else PUBLIC
    return np.int64(g.seen[purse]) >> eye & 1 == 1


def write_seats(g: Record, seat: Int, out: Words, at: Int) -> Int:
    """X29, X90: how many cards everybody has where, and what is open of them."""
    for other in range(SEATS):
        hand = np.int64(g.hand[other]) + np.int64(g.kept[other])
        open_pile = np.int64(g.open_to) == OPEN or other == seat
        out[at + other] = bags.size(hand)
        out[at + SEATS + other] = bags.size(np.int64(g.deck[other]))
        out[at + 2 * SEATS + other] = bags.size(np.int64(g.discards[other]))
        out[at + 3 * SEATS + other] = g.top[other]
        for slot in range(SLOTS):
            known = bags.copies(np.int64(g.known[other]), slot) if open_pile else 0
            out[at + 4 * SEATS + other * SLOTS + slot] = known
            pile = bags.copies(np.int64(g.discards[other]), slot) if open_pile else 0
            out[at + (6 + SLOTS) * SEATS + other * SLOTS + slot] = pile
        out[at + (4 + SLOTS) * SEATS + other] = marshal_card(g, other)
        out[at + (5 + SLOTS) * SEATS + other] = g.fresh[other]
    return at + (6 + 2 * SLOTS) * SEATS


def marshal_card(g: Record, seat: Int) -> Int:
    """X102: with two seats, the bandit whose Marshal card a seat has, for everybody to see; UNKNOWN before that."""
    if np.int64(g.seats) != 2 or seat >= 2:
        return UNKNOWN
    bag = np.int64(g.hand[seat]) + np.int64(g.deck[seat]) + np.int64(g.discards[seat]) + np.int64(g.kept[seat])
    bag += unresolved_bag(g, seat)
    for half in range(2):
        if bags.copies(bag, 6 * half + MARSHAL) > 0:
            return np.int64(g.pair[seat, half])
    return UNKNOWN


def write_own(g: Record, seat: Int, out: Words, at: Int) -> Int:
    """What only its owner sees: hand, kept cards, what is in the deck, the choice that waits."""
    for slot in range(SLOTS):
        out[at + slot] = bags.copies(np.int64(g.hand[seat]), slot) if seat >= 0 else 0
        out[at + SLOTS + slot] = bags.copies(np.int64(g.kept[seat]), slot) if seat >= 0 else 0
        out[at + 2 * SLOTS + slot] = bags.copies(np.int64(g.deck[seat]), slot) if seat >= 0 else 0
    at += 3 * SLOTS
    out[at] = UNKNOWN
    if seat >= 0 and np.int64(g.waiting) >> seat & 1 == 1:
        out[at] = g.choice[seat]
    return at + 1


def write_pile(g: Record, seat: Int, out: Words, at: Int) -> Int:
    """X23, X24, X35: the pile; a face-down card only to the seat that laid it."""
    resolved = np.int64(g.pile_next)
    out[at] = resolved
    at += 1
    for k in range(MOST_PILE):
        out[at + k] = UNKNOWN
        out[at + MOST_PILE + k] = UNKNOWN
        out[at + 2 * MOST_PILE + k] = 0
    for k in range(np.int64(g.pile_size)):
        down = lies_down(g, k)
        out[at + k] = layer(g, k)
        if not down or layer(g, k) == seat:
            out[at + MOST_PILE + k] = pile_code(g, k)
        if down:
            out[at + 2 * MOST_PILE + k] = 1
    at += 3 * MOST_PILE
    out[at] = g.ghosted
    return at + 1


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
