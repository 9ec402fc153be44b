"""What a seat may know. The one door out of the record: `observe`; and `resample`, the worlds it can't tell apart."""

import numpy as np

from folsom.rules.express import bags
from folsom.rules.express.cards import (
    BANDITS,
    MARSHAL,
    MOST_CARS,
    MOST_PILE,
    NEUTRAL,
    OPEN,
    OVER,
    PURSES,
    SLOTS,
    SPOTS,
    STRONGBOX,
    TOKENS,
)
from folsom.rules.express.pile import (
    layer,
    lies_down,
    pile_code,
    unresolved_bag,
)
from folsom.rules.express.play import deciders
from folsom.rules.express.scoring import is_gunslinger, money, place
from folsom.rules.express.state import SEATS
from folsom.rules.journal import PUBLIC
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
    ("money", SEATS, "at the end what each seat has, in dollars; -1 before"),
    ("place", SEATS, "at the end each seat's place, 0 is the best; -1 before"),
    ("gunslingers", 1, "at the end the word of bandits with the fewest bullets left; 0 before, and with two seats"),
)
SIGHT_SIZE = sum(length for _, length, _ in SIGHT)


def observe(g: Record, seat: Int, out: Words) -> Int:
    """Write all that a seat may know (-1: the public) into an int16 array of SIGHT_SIZE numbers."""
    at = write_table(g, seat, out, 0)
    at = write_bandits(g, out, at)
    at = write_loot(g, seat, out, at)
    at = write_seats(g, seat, out, at)
    at = write_own(g, seat, out, at)
    at = write_pile(g, seat, out, at)
    return write_end(g, out, at)


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


def write_end(g: Record, out: Words, at: Int) -> Int:
    """X81 to X83: how the game ended, once it has."""
    ended = np.int64(g.kind) == OVER
    for seat in range(SEATS):
        there = ended and seat < np.int64(g.seats)
        out[at + seat] = money(g, seat) if there else UNKNOWN
        out[at + SEATS + seat] = place(g, seat) if there else UNKNOWN
    at += 2 * SEATS
    word = 0
    if ended:
        for bandit in range(BANDIT_COUNT):
            if is_gunslinger(g, bandit):
                word |= 1 << bandit
    out[at] = word
    return at + 1


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
