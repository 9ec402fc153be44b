"""What must always be true: `check` names every invariant that a record breaks."""

import numpy as np

from folsom.rules.bits import count, lowest
from folsom.rules.express import bags
from folsom.rules.express.cards import (
    AT_ONCE,
    BANDITS,
    BULLET_SLOT,
    BULLETS,
    CARS,
    CHEYENNE,
    CHOOSE_BULLETS,
    CHOOSE_DROP,
    CHOOSE_KEEP,
    CHOOSE_MARSHAL,
    CHOOSE_MOVE,
    CHOOSE_PICK,
    CHOOSE_POCKET,
    CHOOSE_PUSH,
    CHOOSE_SCHEME,
    CHOOSE_START,
    CHOOSE_TARGET,
    DECISIONS,
    DOUBLE,
    MOST_CARS,
    MOST_DOWN,
    MOST_LIMITS,
    MOST_PILE,
    NEUTRAL,
    NEUTRAL_BULLETS,
    NOBODY,
    OFF,
    OVER,
    PLAIN_CARDS,
    PURSE_WORD,
    PURSES,
    RANSOM,
    ROOF,
    ROUNDS,
    SPOTS,
    STATIONS,
    STRONGBOX,
    STRONGBOX_WORD,
    TAKE_IT_ALL,
    TURN_COUNT,
    TURNS,
    WORTH,
    WORTHS,
)
from folsom.rules.express.pile import (
    face_down_bag,
    laid_from_hand,
    lies_down,
    resolved_bag,
    times_laid_down,
    unresolved_bag,
)
from folsom.rules.express.play import deciders, legal, options_of
from folsom.rules.express.setup import DECK, FULL_PURSE_BAG, TEAM_DECK
from folsom.rules.express.state import SEATS
from folsom.rules.types import Int, Record

BROKEN = (
    "cards: a seat's hand, deck, discard pile and cards in the pile are not its ten or eleven cards and its bullets",
    "tokens: a token is in two places, or one that is in play is nowhere",
    "bullets: a bandit's bullets left and those received from it are not six",
    "neutral bullets: there are more than thirteen",
    "marshal: he is off the train, or a bandit is inside with him",
    "places: the bandits' spots and who stands on them disagree, or a bandit stands beyond the train",
    "purses: values given and values left are not the eighteen, or a holder has not looked at its purse",
    "knowledge: what all know of a hand is not so, or a hand is held when no plain game has one",
    "time: the round, its card, the turn or the pile is out of range",
    "decision: nobody can choose though the game is not over, or somebody can though it is",
    "seats: bandits and seats disagree",
    "rest: an option is out of range, a car comes twice, or something is left where nothing belongs",
)
(CARDS, TOKENS_BROKEN, BULLETS_BROKEN, NEUTRAL_BROKEN, MARSHAL_BROKEN, PLACES_BROKEN, PURSES_BROKEN, KNOWLEDGE, TIME,
 DECISION, SEATS_BROKEN, REST) = (1 << k for k in range(len(BROKEN)))  # fmt: skip
MARSHAL_ONES = (int(bags.ONE[5]), int(bags.ONE[11]))
BANDIT_COUNT = len(BANDITS)
CAR_COUNT = len(CARS)
KIND_OVER = DECISIONS.index("over")


def check(g: Record) -> Int:
    """The word of broken invariants; 0 for a sound record."""
    word = frame(g)
    if word != 0:
        return word
    word |= 0 if cards_complete(g) else CARDS
    word |= 0 if tokens_complete(g) else TOKENS_BROKEN
    word |= 0 if bullets_complete(g) else BULLETS_BROKEN
    word |= 0 if neutral_in_range(g) else NEUTRAL_BROKEN
    word |= 0 if purses_agree(g) else PURSES_BROKEN
    word |= 0 if knowledge_true(g) else KNOWLEDGE
    word |= 0 if np.int64(g.kind) == NOBODY or somebody_decides(g) else DECISION
    word |= 0 if rest_is_zero(g) else REST
    return word


def frame(g: Record) -> Int:
    """The word of broken invariants without which the others can't even be looked at."""
    if not seats_agree(g):
        return SEATS_BROKEN
    word = 0
    word |= 0 if places_agree(g) else PLACES_BROKEN
    word |= 0 if marshal_alone(g) else MARSHAL_BROKEN
    word |= 0 if time_in_range(g) else TIME
    return word


def seats_agree(g: Record) -> bool:
    """Every bandit in the game belongs to the seat that plays it; two seats have two each."""
    seats = np.int64(g.seats)
    if seats < 2 or seats > SEATS:
        return False
    bandits = 0
    for seat in range(SEATS):
        for half in range(2):
            bandit = np.int64(g.pair[seat, half])
            wanted = seat < seats and (half == 0 or seats == 2)
            if (bandit >= 0) != wanted or bandit >= BANDIT_COUNT:
                return False
            if wanted:
                if np.int64(g.seat_of[bandit]) != seat:
                    return False
                bandits |= 1 << bandit
    owned = 0
    for bandit in range(BANDIT_COUNT):
        if np.int64(g.seat_of[bandit]) != OFF:
            owned |= 1 << bandit
    return bandits == owned and count(bandits) == (4 if seats == 2 else seats)


def places_agree(g: Record) -> bool:
    """One place for each bandit, on the train; nobody is placed before the start is chosen (X101)."""
    cars = np.int64(g.cars)
    if cars != (4 if np.int64(g.seats) == 2 else np.int64(g.seats)):
        return False
    unplaced = np.int64(g.kind) == CHOOSE_MARSHAL or np.int64(g.kind) == CHOOSE_START
    stood = 0
    for spot in range(SPOTS):
        standing = np.int64(g.standing[spot])
        if standing < 0 or standing >= 1 << BANDIT_COUNT or standing & stood != 0:
            return False
        if standing != 0 and (spot - ROOF if spot >= ROOF else spot) > cars:
            return False
        stood |= standing
        while standing != 0:
            if np.int64(g.place[lowest(standing)]) != spot:
                return False
            standing &= standing - 1
    for bandit in range(BANDIT_COUNT):
        here = np.int64(g.seat_of[bandit]) != OFF and not unplaced
        if (np.int64(g.place[bandit]) != OFF) != here or (stood >> bandit & 1 == 1) != here:
            return False
    return True


def marshal_alone(g: Record) -> bool:
    """X52: nobody stays inside with the Marshal."""
    car = np.int64(g.marshal)
    if car < 0 or car > np.int64(g.cars):
        return False
    return np.int64(g.standing[car]) == 0


def time_in_range(g: Record) -> bool:
    """The round, its card, the turn and the pile."""
    number = np.int64(g.number)
    size = np.int64(g.pile_size)
    upcoming = np.int64(g.pile_next)
    kind = np.int64(g.kind)
    if number < 0 or number >= ROUNDS or size < 0 or size > MOST_PILE or upcoming < 0 or upcoming > size + 1:
        return False
    if kind < 0 or kind > NOBODY or (np.int64(g.turn) >= 0) != (kind == CHOOSE_SCHEME):
        return False
    if np.int64(g.asked) < 0 or np.int64(g.asked) >> np.int64(g.seats) != 0:
        return False
    if kind in (CHOOSE_MARSHAL, CHOOSE_START):
        drawn = np.int64(g.first) >= 0 and np.int64(g.first) < 2
        begun = np.int64(g.card_word) != 0 or size != 0 or upcoming != 0 or number != 0
        begun = begun or np.int64(g.marshal) != np.int64(g.cars)
        return np.int64(g.seats) == 2 and drawn == (kind == CHOOSE_START) and not begun
    if (kind == CHOOSE_BULLETS and size != 0) or (kind == CHOOSE_SCHEME and upcoming != 0):
        return False
    used = np.int64(g.card_word)
    stations = 1 if number == ROUNDS - 1 else 0
    if count(used & PLAIN_CARDS) != number + 1 - stations or count(used & STATIONS) != stations:
        return False
    if used & ~(PLAIN_CARDS | STATIONS) != 0:
        return False
    card = np.int64(g.card)
    if card < 0 or np.int64(g.first) < 0 or np.int64(g.first) >= np.int64(g.seats):
        return False
    if kind == CHOOSE_SCHEME and not turn_in_range(g, card):
        return False
    return used >> card & 1 == 1 and ((STATIONS >> card & 1 == 1) == (stations == 1))


def turn_in_range(g: Record, card: Int) -> bool:
    """The turn is on the card, and somebody still has to play in it."""
    many = 1 if np.int64(g.seats) >= 5 else 0
    turn = np.int64(g.turn)
    if turn >= np.int64(TURN_COUNT[many, card]):
        return False
    steps = np.int64(g.seats) * (2 if np.int64(TURNS[many, card, turn]) == DOUBLE else 1)
    return np.int64(g.step) >= 0 and np.int64(g.step) < steps


def cards_complete(g: Record) -> bool:
    """X3, X102: each seat has all its cards, and a card for each bullet received."""
    for seat in range(SEATS):
        bag = np.int64(g.hand[seat]) + np.int64(g.deck[seat]) + np.int64(g.discards[seat]) + np.int64(g.kept[seat])
        if seat >= np.int64(g.seats) or np.int64(g.kind) == CHOOSE_MARSHAL:
            if bag != 0:
                return False
            continue
        bag += unresolved_bag(g, seat)
        bag -= received_by(g, seat) * np.int64(bags.ONE[BULLET_SLOT])
        if np.int64(g.seats) == 2:
            if bag != TEAM_DECK + MARSHAL_ONES[0] and bag != TEAM_DECK + MARSHAL_ONES[1]:
                return False
        elif bag != DECK:
            return False
    return True


def received_by(g: Record, seat: Int) -> Int:
    """Bullets that a seat's bandits received."""
    total = 0
    for half in range(2):
        bandit = np.int64(g.pair[seat, half])
        if bandit != OFF:
            for shooter in range(NEUTRAL + 1):
                total += np.int64(g.received[bandit, shooter])
    return total


def tokens_complete(g: Record) -> bool:
    """One place for each token; strongboxes: one on the train, one beside it until X73."""
    found = 0
    for spot in range(SPOTS):
        tokens = np.int64(g.loot[spot])
        if tokens & found != 0 or (tokens != 0 and (spot - ROOF if spot >= ROOF else spot) > np.int64(g.cars)):
            return False
        found |= tokens
    for bandit in range(BANDIT_COUNT):
        tokens = np.int64(g.held[bandit])
        if tokens & found != 0 or (tokens != 0 and np.int64(g.seat_of[bandit]) == OFF):
            return False
        found |= tokens
    beside = np.int64(g.beside) << (STRONGBOX + 1)
    to_come = np.int64(g.card) == TAKE_IT_ALL and np.int64(g.pile_next) <= np.int64(g.pile_size)
    if (to_come and beside == 0) or np.int64(g.dealt) & STRONGBOX_WORD != STRONGBOX_WORD:
        return False
    return found & beside == 0 and found | beside == np.int64(g.dealt)


def bullets_complete(g: Record) -> bool:
    """X3: six bullets of each bandit, with it or received from it."""
    for shooter in range(BANDIT_COUNT):
        total = np.int64(g.bullets[shooter])
        for bandit in range(BANDIT_COUNT):
            total += np.int64(g.received[bandit, shooter])
        if total != (BULLETS if np.int64(g.seat_of[shooter]) != OFF else 0) or np.int64(g.bullets[shooter]) < 0:
            return False
    return True


def neutral_in_range(g: Record) -> bool:
    """X4: thirteen neutral bullets, fewer once some left the game (X54)."""
    total = np.int64(g.neutral)
    for bandit in range(BANDIT_COUNT):
        total += np.int64(g.received[bandit, NEUTRAL])
    return np.int64(g.neutral) >= 0 and total <= NEUTRAL_BULLETS


def purses_agree(g: Record) -> bool:
    """X2, X16: values given and left are the eighteen; a held purse was looked at by its holder."""
    bag = np.int64(g.purse_bag)
    for purse in range(PURSES):
        worth = np.int64(g.worth[purse])
        if worth != 0:
            kind = (worth - np.int64(WORTH[0])) // 50
            if kind < 0 or kind >= len(WORTHS) or np.int64(WORTH[kind]) != worth:
                return False
            bag += 1 << (4 * kind)
        elif np.int64(g.seen[purse]) != 0:
            return False
    if bag != FULL_PURSE_BAG:
        return False
    for bandit in range(BANDIT_COUNT):
        purses = np.int64(g.held[bandit]) & PURSE_WORD
        while purses != 0:
            if np.int64(g.seen[lowest(purses)]) >> np.int64(g.seat_of[bandit]) & 1 == 0:
                return False
            purses &= purses - 1
    return True


def knowledge_true(g: Record) -> bool:
    """Cards that all know of are where they are known to be; bullets on top are in the deck."""
    for seat in range(np.int64(g.seats)):
        there = np.int64(g.hand[seat]) + np.int64(g.kept[seat]) + face_down_bag(g, seat)
        known = np.int64(g.known[seat])
        top = np.int64(g.top[seat])
        if top < 0 or top > bags.bullets(np.int64(g.deck[seat])):
            return False
        for slot in range(BULLET_SLOT + 1):
            if bags.copies(known, slot) > bags.copies(there, slot):
                return False
        if np.int64(g.expert) == 0 and not plain_hand_true(g, seat):
            return False
        if times_laid_down(g, seat) > MOST_DOWN or not laid_from_hand(g, seat):
            return False
        hidden_bullets = bags.bullets(there) - bags.bullets(known)
        if np.int64(g.expert) == 1 and np.int64(g.fresh[seat]) < hidden_bullets:
            return False
    return True


def somebody_decides(g: Record) -> bool:
    """Somebody can choose until the game is over, and what the decision is about is there."""
    if not stakes_there(g):
        return False
    if np.int64(g.options) != options_of(g):
        return False
    seats = deciders(g)
    if np.int64(g.kind) == KIND_OVER:
        return seats == 0
    if seats == 0:
        return False
    for seat in range(np.int64(g.seats)):
        if (seats >> seat & 1 == 1) != (legal(g, seat) != 0):
            return False
    return True


def plain_hand_true(g: Record, seat: Int) -> bool:
    """In a plain game nobody holds cards while the pile is resolved, and what was resolved is in the deck."""
    if np.int64(g.kind) != CHOOSE_SCHEME and np.int64(g.hand[seat]) != 0:
        return False
    return bags.beyond(resolved_bag(g, seat), np.int64(g.deck[seat])) == 0


def stakes_there(g: Record) -> bool:
    """The bandit that acts, the one it acts upon, the token at stake: just those that the decision needs."""
    kind = np.int64(g.kind)
    actor = np.int64(g.actor)
    target = np.int64(g.target)
    token = np.int64(g.token)
    with_target = kind in (CHOOSE_DROP, CHOOSE_POCKET, CHOOSE_PUSH)
    with_actor = with_target or (kind >= CHOOSE_MOVE and kind < OVER)
    if (actor >= 0) != with_actor or (target >= 0) != with_target or (token >= 0) != (kind == CHOOSE_POCKET):
        return False
    if with_actor and np.int64(g.seat_of[actor]) == OFF:
        return False
    if with_target and (target == actor or np.int64(g.place[target]) != np.int64(g.place[actor])):
        return False
    if kind == CHOOSE_POCKET and (actor != CHEYENNE or token >= PURSES or np.int64(g.held[target]) >> token & 1 == 0):
        return False
    if kind == CHOOSE_TARGET and np.int64(g.bullets[actor]) == 0:
        return False
    return (np.int64(g.pickers) != 0) == (kind == CHOOSE_PICK)


def options_in_range(g: Record) -> bool:
    """The table's options, the cars (X11), ransoms (X77) and Ghost's card."""
    if np.int64(g.expert) >> 1 != 0 or np.int64(g.belle) >> 1 != 0 or np.int64(g.open_to) >> 1 != 0:
        return False
    if np.int64(g.beside) >> 1 != 0 or np.int64(g.ghosted) < OFF or np.int64(g.ghosted) >= np.int64(g.pile_size):
        return False
    train = 0
    for k in range(MOST_CARS - 1):
        car = np.int64(g.train[k])
        if (car >= 0) != (k < np.int64(g.cars)) or car >= CAR_COUNT or (car >= 0 and train >> car & 1 == 1):
            return False
        if car >= 0:
            train |= 1 << car
    for bandit in range(BANDIT_COUNT):
        money = np.int64(g.ransom[bandit])
        if money != 0 and (money != RANSOM or np.int64(g.seat_of[bandit]) == OFF):
            return False
    return True


def nothing_remembered(g: Record, seat: Int) -> bool:
    """Without the expert variant there is nothing to remember of a seat's cards."""
    if np.int64(g.discards[seat]) != 0 or np.int64(g.known[seat]) != 0 or np.int64(g.top[seat]) != 0:
        return False
    for n in range(MOST_LIMITS):
        if np.int64(g.limit_down[seat, n]) != 0:
            return False
    return np.int64(g.fresh[seat]) == 0


def rest_is_zero(g: Record) -> bool:
    """Nothing is left over where nothing belongs."""
    for k in range(MOST_PILE):
        if k >= np.int64(g.pile_size) and np.int64(g.pile[k]) != 0:
            return False
        if k < min(np.int64(g.pile_next), np.int64(g.pile_size)) and lies_down(g, k):
            return False
    if np.int64(g.kind) > AT_ONCE and (np.int64(g.asked) != 0 or np.int64(g.waiting) != 0):
        return False
    if not options_in_range(g):
        return False
    for seat in range(SEATS):
        if np.int64(g.waiting) >> seat & 1 == 0 and np.int64(g.choice[seat]) != 0:
            return False
        if np.int64(g.kind) != CHOOSE_KEEP and np.int64(g.kept[seat]) != 0:
            return False
        if np.int64(g.kind) == CHOOSE_START and (np.int64(g.hand[seat]) != 0 or not nothing_remembered(g, seat)):
            return False
        if (np.int64(g.expert) == 0 or seat >= np.int64(g.seats)) and not nothing_remembered(g, seat):
            return False
    for k in range(len(g.spare)):
        if np.int64(g.spare[k]) != 0:
            return False
    return True
