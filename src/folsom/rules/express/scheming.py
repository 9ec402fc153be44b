"""The first phase of a round: cards are drawn, laid on the pile and kept (X20 to X28, X60, X90 to X96)."""

import numpy as np

from folsom.rules.bits import count
from folsom.rules.express import bags
from folsom.rules.express.cards import (
    BULLET_CARD,
    BULLET_SLOT,
    CHOOSE_BULLETS,
    CHOOSE_KEEP,
    CHOOSE_SCHEME,
    DISCARDS,
    DOC,
    DOC_HAND,
    DOUBLE,
    DRAW,
    DRAW_CARDS,
    DRAWN,
    DRAWS,
    FACE_DOWN,
    GHOST,
    HAND,
    HID,
    HIDDEN,
    HIDES,
    KEEPS,
    NEUTRAL,
    NOBODY,
    OFF,
    PLAIN_CARDS,
    PLAYS,
    RETURNS,
    ROUND_CARD,
    ROUNDS,
    SHUFFLES,
    STATIONS,
    SWITCHING,
    TUNNEL,
    TURN_COUNT,
    TURNS,
)
from folsom.rules.express.pile import (
    face_down_bag,
    remember_hand,
)
from folsom.rules.journal import EVERYBODY, note
from folsom.rules.random import pick
from folsom.rules.types import Int, Journal, Record


def start_round(g: Record, j: Journal) -> None:
    """X20, X21, X94: everybody draws, the round card is turned up, and the first turn begins (or X91)."""
    g.pile[:] = 0
    g.pile_size = 0
    g.pile_next = 0
    g.ghosted = OFF
    if np.int64(g.expert) == 1:
        g.limit_known[:, :] = 0
        g.limit_down[:, :] = 0
        g.limit_room[:, :] = 0
    g.step = 0
    for seat in range(np.int64(g.seats)):
        full = DOC_HAND if has_bandit(g, seat, DOC) else HAND
        if np.int64(g.expert) == 1:
            draw_cards(g, seat, full - bags.size(np.int64(g.hand[seat])), j)
        else:
            deal_hand(g, seat, full, j)
    turn_up(g, j)
    asked = seats_with_bullets(g) if np.int64(g.expert) == 1 else 0
    if asked != 0:
        ask_at_once(g, CHOOSE_BULLETS, asked)
    else:
        first_turn(g)


def deal_hand(g: Record, seat: Int, n: Int, j: Journal) -> None:
    """X20, X61: all the cards of a seat, bullets included, are shuffled, and it draws."""
    note(j, EVERYBODY, SHUFFLES, seat, 0, 0, 0)
    deck = np.int64(g.deck[seat])
    hand = bags.draw_hand(g, deck, n)
    g.hand[seat] = hand
    g.deck[seat] = deck - hand
    g.known[seat] = 0
    tell_hand(g, seat, j)


def tell_hand(g: Record, seat: Int, j: Journal) -> None:
    """The cards of a hand, to those who may see them."""
    if j is None:
        return
    hand = np.int64(g.hand[seat])
    for slot in range(BULLET_SLOT + 1):
        for _ in range(bags.copies(hand, slot)):
            note(j, 1 << seat, DRAWN, seat, code_of(g, seat, slot), 0, 0)
    note(j, EVERYBODY, DRAWS, seat, bags.size(hand), 0, 0)


def turn_up(g: Record, j: Journal) -> None:
    """X14, X21: a card that was not used, for the last round a station."""
    number = np.int64(g.number)
    used = np.int64(g.card_word)
    cards = (STATIONS if number == ROUNDS - 1 else PLAIN_CARDS) & ~used
    card = pick(g, cards, count(cards))
    g.card = card
    g.card_word = used | (1 << card)
    note(j, EVERYBODY, ROUND_CARD, number, card, 0, 0)


def has_bandit(g: Record, seat: Int, bandit: Int) -> bool:
    """Whether a seat plays a bandit."""
    return np.int64(g.seat_of[bandit]) == seat


def draw_cards(g: Record, seat: Int, n: Int, j: Journal) -> None:
    """X22, X27, X95: draw n cards, or as many as there are."""
    if np.int64(g.expert) == 1:
        remember_hand(g, seat)
    drawn = 0
    while drawn < n and can_draw(g, seat, j):
        slot = draw_card(g, seat)
        note(j, 1 << seat, DRAWN, seat, code_of(g, seat, slot), 0, 0)
        drawn += 1
    note(j, EVERYBODY, DRAWS, seat, drawn, 0, 0)


def can_draw(g: Record, seat: Int, j: Journal) -> bool:
    """Whether a deck has a card; in the expert variant an empty one takes in the discard pile (X95)."""
    if np.int64(g.deck[seat]) != 0:
        return True
    pile = np.int64(g.discards[seat])
    if pile == 0:
        return False
    g.deck[seat] = pile
    g.discards[seat] = 0
    g.known[seat] = np.int64(g.hand[seat]) + face_down_bag(g, seat)
    g.fresh[seat] = 0
    remember_hand(g, seat)
    note(j, EVERYBODY, SHUFFLES, seat, 0, 0, 0)
    return True


def draw_card(g: Record, seat: Int) -> Int:
    """The next card of a deck that is not empty goes to the hand: the bullets on top first."""
    deck = np.int64(g.deck[seat])
    top = np.int64(g.top[seat])
    if top > 0:
        slot = BULLET_SLOT
        g.top[seat] = top - 1
        g.known[seat] = np.int64(g.known[seat]) + np.int64(bags.ONE[BULLET_SLOT])
    else:
        slot = bags.draw(g, deck)
        if np.int64(g.expert) == 1:
            g.fresh[seat] = np.int64(g.fresh[seat]) + 1
    one = np.int64(bags.ONE[slot])
    g.deck[seat] = deck - one
    g.hand[seat] = np.int64(g.hand[seat]) + one
    return slot


def code_of(g: Record, seat: Int, slot: Int) -> Int:
    """The code of a seat's card."""
    if slot == BULLET_SLOT:
        return BULLET_CARD
    half = 1 if slot >= 6 else 0
    return np.int64(g.pair[seat, half]) * 6 + slot - 6 * half


def forget(g: Record, seat: Int, slot: Int) -> None:
    """A card of a hand is shown to all: it was one that all knew of, or one that nobody else did."""
    known = np.int64(g.known[seat])
    if bags.copies(known, slot) > 0:
        g.known[seat] = known - np.int64(bags.ONE[slot])
    elif slot == BULLET_SLOT:
        g.fresh[seat] = np.int64(g.fresh[seat]) - 1


def seats_with_bullets(g: Record) -> Int:
    """X91: the seats that may have bullets in hand, as far as everybody knows."""
    word = 0
    for seat in range(np.int64(g.seats)):
        for half in range(2):
            bandit = np.int64(g.pair[seat, half])
            if bandit != OFF and was_shot(g, bandit):
                word |= 1 << seat
    return word


def was_shot(g: Record, bandit: Int) -> bool:
    """Whether a bandit has received a bullet."""
    for shooter in range(NEUTRAL + 1):
        if np.int64(g.received[bandit, shooter]) > 0:
            return True
    return False


def ask_at_once(g: Record, kind: Int, seats: Int) -> None:
    """Several seats choose at once (X96)."""
    g.kind = kind
    g.asked = seats
    g.waiting = 0
    g.decider = 0
    g.options = 0


def discard_bullets(g: Record, j: Journal) -> None:
    """X91: all have said how many bullets they discard."""
    for seat in range(np.int64(g.seats)):
        for _ in range(np.int64(g.choice[seat])):
            discard(g, seat, BULLET_SLOT, j)
        g.choice[seat] = 0
    first_turn(g)


def discard(g: Record, seat: Int, slot: Int, j: Journal) -> None:
    """A card of the hand goes to the discard pile, face up (X96)."""
    one = np.int64(bags.ONE[slot])
    g.hand[seat] = np.int64(g.hand[seat]) - one
    g.discards[seat] = np.int64(g.discards[seat]) + one
    forget(g, seat, slot)
    note(j, EVERYBODY, DISCARDS, seat, code_of(g, seat, slot), 0, 0)


def first_turn(g: Record) -> None:
    """X21: the first seat begins the first turn."""
    g.turn = 0
    g.step = 0
    ask_to_scheme(g)


def symbol(g: Record) -> Int:
    """The symbol of the present turn."""
    return np.int64(TURNS[many_seats(g), np.int64(g.card), np.int64(g.turn)])


def many_seats(g: Record) -> Int:
    """X5: which column of the round cards counts."""
    return 1 if np.int64(g.seats) >= 5 else 0


def ask_to_scheme(g: Record) -> None:
    """X21, X25, X26: whose turn it is, and what it may do."""
    what = symbol(g)
    place = np.int64(g.step)
    if what == DOUBLE:
        place >>= 1
    seats = np.int64(g.seats)
    seat = np.int64(g.first)
    if what == SWITCHING:
        seat -= place
        if seat < 0:
            seat += seats
    else:
        seat += place
        if seat >= seats:
            seat -= seats
    g.kind = CHOOSE_SCHEME
    g.decider = seat
    g.options = scheme_options(g, seat, what)


def scheme_options(g: Record, seat: Int, what: Int) -> Int:
    """X22, X60, X106: an action card of the hand, Ghost's also face down on the first turn, or drawing."""
    slots = bags.slots(np.int64(g.hand[seat]))
    word = slots | (1 << DRAW_CARDS)
    if np.int64(g.turn) == 0 and what != TUNNEL and has_bandit(g, seat, GHOST):
        ghosts = 0b111111 if np.int64(g.pair[seat, 0]) == GHOST else 0b111111 << 6
        word |= (slots & ghosts) << HIDDEN
    return word


def scheme(g: Record, option: Int, j: Journal) -> None:
    """X22: draw three cards, or play one; then the next seat, turn or phase."""
    seat = np.int64(g.decider)
    what = symbol(g)
    if option == DRAW_CARDS:
        draw_cards(g, seat, DRAW, j)
    elif option >= HIDDEN:
        g.ghosted = g.pile_size
        lay(g, seat, option - HIDDEN, True, j)
    else:
        lay(g, seat, option, what == TUNNEL, j)
    g.step = np.int64(g.step) + 1
    if np.int64(g.step) == np.int64(g.seats) * (2 if what == DOUBLE else 1):
        g.step = 0
        g.turn = np.int64(g.turn) + 1
        if np.int64(g.turn) == np.int64(TURN_COUNT[many_seats(g), np.int64(g.card)]):
            end_scheming(g, j)
            return
    ask_to_scheme(g)


def lay(g: Record, seat: Int, slot: Int, face_down: bool, j: Journal) -> None:
    """X23, X24, X60: a card of the hand goes onto the pile, face up or face down."""
    code = code_of(g, seat, slot)
    n = np.int64(g.pile_size)
    g.pile_size = n + 1
    g.hand[seat] = np.int64(g.hand[seat]) - np.int64(bags.ONE[slot])
    if face_down:
        g.pile[n] = code + FACE_DOWN
        note(j, EVERYBODY, HIDES, seat, 0, 0, 0)
        note(j, 1 << seat, HID, seat, code, 0, 0)
    else:
        g.pile[n] = code
        forget(g, seat, slot)
        note(j, EVERYBODY, PLAYS, seat, code, 0, 0)


def end_scheming(g: Record, j: Journal) -> None:
    """X28, X92, X111: hands go back on the decks; in the expert variant seats keep what they want."""
    g.turn = OFF
    g.kind = NOBODY
    if np.int64(g.expert) == 0:
        for seat in range(np.int64(g.seats)):
            hand = np.int64(g.hand[seat])
            g.deck[seat] = np.int64(g.deck[seat]) + hand
            g.hand[seat] = 0
            note(j, EVERYBODY, RETURNS, seat, bags.size(hand), 0, 0)
        return
    holding = 0
    for seat in range(np.int64(g.seats)):
        if np.int64(g.hand[seat]) != 0:
            holding |= 1 << seat
    if holding != 0 and np.int64(g.number) < ROUNDS - 1:
        ask_at_once(g, CHOOSE_KEEP, holding)
    else:
        sort_hands(g, j)


def keep(g: Record, seat: Int, slot: Int) -> None:
    """X92: put a card aside as kept."""
    one = np.int64(bags.ONE[slot])
    g.hand[seat] = np.int64(g.hand[seat]) - one
    g.kept[seat] = np.int64(g.kept[seat]) + one


def sort_hands(g: Record, j: Journal) -> None:
    """X92, X96: what is not kept is discarded, face up; what is kept is the hand."""
    for seat in range(np.int64(g.seats)):
        for slot in range(BULLET_SLOT + 1):
            for _ in range(bags.copies(np.int64(g.hand[seat]), slot)):
                discard(g, seat, slot, j)
        g.hand[seat] = g.kept[seat]
        g.kept[seat] = 0
        g.fresh[seat] = 0
        note(j, EVERYBODY, KEEPS, seat, bags.size(np.int64(g.hand[seat])), 0, 0)
    g.kind = NOBODY
