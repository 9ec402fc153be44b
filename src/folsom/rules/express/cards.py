"""The content of Colt Express as tables: bandits, cards, round cards, cars, loot, decisions and their options."""

import numpy as np

# Bandits, by character (X10). A bandit's number is its character's, in every game.
BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "tuco")
BELLE, CHEYENNE, DJANGO, DOC, GHOST, TUCO = range(6)
NEUTRAL = 6  # who a neutral bullet is from (X4)

# Kinds of action card (X3, X40 to X50). A card's code is bandit * 6 + kind.
KINDS = ("move", "floor", "fire", "robbery", "punch", "marshal")
MOVE, FLOOR, FIRE, ROBBERY, PUNCH, MARSHAL = range(6)
COPIES = (2, 2, 2, 2, 1, 1)  # X3
BULLET_CARD = 36  # the code of a bullet
FACE_DOWN = 64  # added to a card's code in the pile while it lies face down (X24, X60), taken off it once shown
MOST_DOWN = 3  # cards that a seat can lay face down in one round: two tunnels and Ghost's power
MOST_LIMITS = 3  # moments of a round, just before a seat draws, that limit what it can have laid face down
BULLETS = 6  # X3
NEUTRAL_BULLETS = 13  # X4
HAND, DOC_HAND, DRAW = 6, 7, 3  # X20, X61, X22

# Cars: printed floor loot, purses and jewels (X1).
CARS = ((1, 0), (1, 1), (3, 0), (3, 1), (4, 1), (0, 3))
CAR_PURSES = np.array([car[0] for car in CARS])
CAR_JEWELS = np.array([car[1] for car in CARS])
TWO_SEAT_CARS = 4  # X100

# Loot tokens: bits of a word (X2).
#   0 ............ 17 | 18 ....... 23 | 24 ...... 25
#   purses            | jewels        | strongboxes
PURSES, JEWELS, STRONGBOXES = 18, 6, 2
JEWEL, STRONGBOX = 18, 24
TOKENS = 26
PURSE_WORD = (1 << PURSES) - 1
JEWEL_WORD = ((1 << JEWELS) - 1) << JEWEL
STRONGBOX_WORD = ((1 << STRONGBOXES) - 1) << STRONGBOX
WORTHS = (250, 300, 350, 400, 450, 500)
WORTH_COPIES = (8, 2, 2, 2, 2, 2)
START_WORTH, JEWEL_WORTH, STRONGBOX_WORTH = 250, 500, 1000
RANSOM, GUNSLINGER = 250, 1000  # X77, X81
WORTH = np.array(WORTHS)

# Round cards (X5) and stations (X6): the turns for 2 to 4 seats and for 5 and 6.
ROUND_CARDS = (
    ("angry marshal", "SSTR", "SSR"),
    ("swivel arm", "STSS", "STS"),
    ("braking", "SSSS", "STSS"),
    ("take it all", "STDS", "SDR"),
    ("passengers' rebellion", "SSTSS", "STSR"),
    ("bridge", "SDS", "SD"),
    ("tunnel", "STSTS", "STST"),
    ("marshal's revenge", "SSTS", "SSTS"),
    ("pickpocketing", "SSTS", "SSTS"),
    ("hostage conductor", "SSTS", "SSTS"),
)
EFFECT_RULES = ("X70", "X71", "X72", "X73", "X74", "X5", "X5", "X75", "X76", "X77")
ANGRY_MARSHAL, SWIVEL_ARM, BRAKING, TAKE_IT_ALL, REBELLION, BRIDGE, TUNNEL_CARD = range(7)
REVENGE, PICKPOCKETING, CONDUCTOR = range(7, 10)
PLAIN_CARDS, STATIONS = 0b0001111111, 0b1110000000
NO_CARD = -1
ROUNDS = 5  # X14
SYMBOLS = "STDR"
STANDARD, TUNNEL, DOUBLE, SWITCHING = range(4)
MOST_TURNS = 5
MOST_PILE = 24
TURNS = np.array(  # [many seats, card, turn] -> symbol, -1 after the last turn
    [[[SYMBOLS.index(s) for s in card[many]] + [-1] * (MOST_TURNS - len(card[many])) for card in ROUND_CARDS]
     for many in (1, 2)]
)  # fmt: skip
TURN_COUNT = np.array([[len(card[many]) for card in ROUND_CARDS] for many in (1, 2)])

# Slots: a seat's cards are counted in a word by slot (see bags.py). Slots 0 to 5 are the cards of its first bandit,
# 6 to 11 those of its second (two seats), 12 its bullets.
SLOTS = 13
BULLET_SLOT = 12

# Spots: a car and a level. Inside car c is spot c, its roof is spot ROOF + c; car 0 is the caboose.
MOST_CARS = 7
ROOF = 7
SPOTS = 14
OFF = -1  # a bandit that is not on the train: not in this game, or not placed yet

# Decisions. What an option's number means:
#   marshal card, start   the bandit                 (all at once)
#   bullets               how many to discard        (all at once)
#   keep                  a slot, or DONE            (all at once)
#   scheme                a slot; + HIDDEN: face down; DRAW_CARDS
#   move, marshal, push   the car
#   rob, drop, pick       the token; NOTHING: pass
#   fire, punch           the bandit
#   pocket                0: let it fall, 1: keep it
DECISIONS = ("marshal card", "start", "bullets", "keep", "scheme", "pick", "pocket",
             "move", "marshal", "rob", "fire", "punch", "drop", "push", "over")  # fmt: skip
DECISION_RULES = ("X102 X109", "X101", "X91", "X92", "X22 X23", "X76", "X64", "X40 X41", "X43", "X44 X45",
                  "X46 X47 X48 X49", "X50", "X50", "X50", "")  # fmt: skip
(CHOOSE_MARSHAL, CHOOSE_START, CHOOSE_BULLETS, CHOOSE_KEEP, CHOOSE_SCHEME, CHOOSE_PICK, CHOOSE_POCKET,
 CHOOSE_MOVE, CHOOSE_WAY, CHOOSE_LOOT, CHOOSE_TARGET, CHOOSE_VICTIM, CHOOSE_DROP, CHOOSE_PUSH, OVER,
 NOBODY) = range(16)  # fmt: skip
AT_ONCE = CHOOSE_KEEP  # decisions up to this one are made by several seats at once
ALWAYS_ASKED = CHOOSE_POCKET  # decisions after this one are carried out unasked when one option is all there is
HIDDEN = 12
DRAW_CARDS = 24
DONE = 12
NOTHING = 40
OPTIONS = 41

# Table options. `belle` (X65): ANY_TARGET or SAME_SPOT; `discards` (X90): OPEN or OWNER.
ANY_TARGET, SAME_SPOT = 0, 1
OPEN, OWNER = 0, 1

# Wishes for a game, as `setup` takes them: an int64 array.
#   0 seats · 1 expert · 2 belle · 3 discards · 4 .. 15 two bandits a seat, -1: drawn · 16 .. 21 cars, -1: drawn
WISHES = 22
WISH_SEATS, WISH_EXPERT, WISH_BELLE, WISH_DISCARDS, WISH_BANDITS, WISH_CARS = 0, 1, 2, 3, 4, 16

# The journal's events: what a, b, c and d are, and the rules behind them. Cards are codes; places are spots.
EVENTS = (
    ("first", "seat", "X15 X80"),  # drawn, or passed on after a round
    ("round", "number round_card", "X14 X21"),  # a round card is turned up
    ("shuffle", "seat", "X20 X95"),
    ("draw", "seat count", "X20 X22 X94"),  # how many cards a seat drew
    ("drawn", "seat card", "X22"),  # one of them; its owner's eyes only
    ("decide", "seat", "X96 X109"),  # a choice that is made at once by several waits for the others
    ("name", "seat bandit", "X102"),  # whose Marshal card is in the deck
    ("place", "bandit spot", "X15 X101"),
    ("discard", "seat card", "X91 X92"),  # face up
    ("keep", "seat count", "X92"),  # how many cards a seat kept
    ("play", "seat card", "X23"),  # face up
    ("hide", "seat", "X24 X60"),  # face down
    ("hidden", "seat card", "X24 X60"),  # which; its owner's eyes only
    ("return", "seat count", "X28"),  # the hand goes back on the deck
    ("show", "seat card", "X30"),  # a card is resolved
    ("nothing", "bandit card reason", "X31"),  # it has no effect
    ("move", "bandit spot", "X40 X41"),
    ("climb", "bandit spot", "X42"),
    ("marshal", "car", "X43 X70"),  # he goes
    ("take", "bandit token", "X44 X45 X76"),
    ("see", "seat token worth", "X16"),  # the value of a purse; its holder's eyes only
    ("fire", "bandit target", "X46 X47 X49"),  # and hits
    ("pushed", "bandit spot", "X63"),  # by Django
    ("punch", "bandit target", "X50"),
    ("fall", "bandit token spot", "X50 X75"),  # loot falls
    ("pocket", "bandit token", "X64"),  # Cheyenne keeps it
    ("knocked", "bandit spot", "X50"),  # by a punch
    ("neutral", "bandit", "X52 X70 X74"),  # takes a neutral bullet
    ("empty", "count", "X54"),  # too few neutral bullets: the rest leaves the game
    ("flee", "bandit spot", "X52"),
    ("event", "round_card", "X80"),  # the round card's event
    ("swept", "bandit spot", "X71 X72"),  # moved by an event
    ("strongbox", "token spot", "X73"),
    ("pass", "seat", "X76"),  # takes nothing
    ("ransom", "bandit money", "X77"),
    ("turn up", "token worth", "X81"),  # at the end purses that somebody has seen are turned up
    ("gunslinger", "bandit", "X81"),
    ("score", "seat money place", "X82"),
)
(FIRST_SEAT, ROUND_CARD, SHUFFLES, DRAWS, DRAWN, DECIDES, NAMES, PLACES, DISCARDS, KEEPS, PLAYS, HIDES, HID, RETURNS,
 SHOWS, NO_EFFECT, MOVES, CLIMBS, MARSHAL_GOES, TAKES, SEES, FIRES, PUSHED, PUNCHES, FALLS, POCKETS, KNOCKED,
 NEUTRAL_HITS, SUPPLY_GONE, FLEES, HAPPENS, SWEPT, STRONGBOX_COMES, PASSES, RANSOMED, TURNS_UP, BEST_SHOT,
 SCORES) = range(len(EVENTS))  # fmt: skip

# Events that follow from a choice alone, without chance and without a hidden card.
CERTAIN = ("nothing", "move", "climb", "marshal", "take", "fire", "pushed", "punch", "fall", "pocket", "knocked",
           "neutral", "empty", "flee", "pass")  # fmt: skip

# Why a card has no effect (X31).
REASONS = ("no bullet left", "nobody in sight", "no loot here", "nobody here", "nowhere to go")
REASON_RULES = ("X49", "X46 X47 X48", "X44", "X50", "X41")
NO_BULLET, NOBODY_IN_SIGHT, NO_LOOT, NOBODY_HERE, NOWHERE = range(5)
