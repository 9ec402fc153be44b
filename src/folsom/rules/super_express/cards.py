"""What is printed: bandits, cards, car cards, and the numbers that stand for them. Tables only."""

import numpy as np

# S1. Bandits are numbered by name, everywhere.
BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")
FEWEST_SEATS, MOST_SEATS = 3, 7

# S4. The cards of a bandit; Reflex and Horse are the extensions'.
KINDS = ("flip", "floor", "move", "fire", "reflex", "horse")
FLIP, FLOOR, MOVE, FIRE, REFLEX, HORSE = range(len(KINDS))
BASE_CARDS = 0b001111
STACK = 3  # S10: cards a round
NO_CARD = -1

# S2. The values on the backs of the car cards.
WORTHS = np.array([301, 312, 323, 345, 356, 367, 378, 389])
ALL_WORTHS = (1 << len(WORTHS)) - 1

# Spots: a car and a level. Car 0 is the first caboose and car `seats + 1` the locomotive; numbers stay when cars come
# off. Inside car c is spot c, its roof is spot ROOF + c.
MOST_CARS = MOST_SEATS + 2
ROOF = MOST_CARS
OFF = -1  # not on the train: fallen, out, or not placed yet
INSIDE, ON_ROOF = 0, 1
LEVELS = 2
FORWARD, REARWARD = 1, -1

# Decisions. What an option's number means:
#   stack                 the card laid next on one's stack (all at once)
DECISIONS = ("stack", "over")
CHOOSE_STACK, OVER, NOBODY = range(3)
AT_ONCE = CHOOSE_STACK
OPTIONS = len(KINDS)

# How a game ended (S30, S31, S32).
ENDINGS = ("not yet", "last aboard", "car cards", "nobody")
NOT_YET, LAST_ABOARD, BY_CARDS, NOBODY_LEFT = range(len(ENDINGS))

# Wishes for a game, as `setup` takes them: an int64 array.
#   0 seats · 1 reflex · 2 horse · 3 last gasp · 4 .. 10 the bandit of each seat, -1: drawn
WISHES = 11
WISH_SEATS, WISH_REFLEX, WISH_HORSE, WISH_GASP, WISH_BANDITS = 0, 1, 2, 3, 4

# The journal's events: what a, b, c and d are, and the rules behind them. Cards are kinds; places are spots.
EVENTS = (
    ("first", "seat", "S5 S14"),  # drawn, or passed on after a round
    ("place", "bandit spot facing", "S5 S6"),
    ("round", "number", "S10"),  # a round begins
    ("decide", "seat", "S10"),  # a stack is complete and waits for the others
    ("show", "seat card", "S11"),  # the top card of a stack is shown
    ("stand", "bandit", "S25"),  # a stunned bandit stands up
    ("flip", "bandit facing", "S20"),
    ("floor", "bandit spot", "S21"),
    ("move", "bandit spot", "S22"),
    ("off", "bandit", "S22"),  # walks off the train
    ("fire", "bandit target", "S23"),  # and hits
    ("miss", "bandit", "S23"),  # nobody to hit
    ("pushed", "bandit spot", "S24"),  # one car on, and stunned
    ("thrown", "bandit", "S24"),  # off the train
    ("lie", "bandit", "S26"),  # Reflex, not stunned: lies down
    ("horse", "bandit spot", "S27"),  # to the locomotive
    ("saved", "bandit spot", "S28"),  # Horse, after a fall
    ("lost", "bandit card", "S28"),  # another card, after a fall: out for good
    ("gasp", "seat", "S33"),  # shows its next card at once
    ("unhook", "car", "S12"),  # comes off
    ("left", "bandit", "S12"),  # is on it, and out
    ("car", "bandit worth", "S13"),  # takes a car card
    ("end", "ending", "S30 S31 S32"),
    ("place taken", "seat place", "S32"),
)
(FIRST_SEAT, PLACES, ROUND, DECIDES, SHOWS, STANDS, FLIPS, FLOORS, MOVES, WALKS_OFF, FIRES, MISSES, PUSHED, THROWN,
 LIES, RIDES, SAVED, LOST, GASPS, UNHOOKS, LEFT_BEHIND, TAKES_CAR, ENDS, SCORES) = range(len(EVENTS))  # fmt: skip
PUBLIC = MOST_SEATS  # in a word of eyes, beyond every seat
EVERYBODY = (1 << (PUBLIC + 1)) - 1
