"""Every sentence that the commands say, as tables, so that catalogues of other languages can take their place."""

from __future__ import annotations

# ---- commands and faults ---------------------------------------------------------------------------------------------

HELP = """\
folsom: the open table for the Colt Express games

  folsom play      sit down at a table in this terminal, against bots
  folsom verify    replay a finished game and prove that its deal was honest
  folsom bench     measure decisions a second on this machine
  folsom --version

folsom COMMAND --help says more about each."""
PLAY = """Play in this terminal. Every choice is a number or its words; `?` explains, `quit` leaves. The end of the
input is taken as `quit`: exit code 0."""
VERIFY = (
    "Replay a finished game and prove that its deal, every move and its scores are what the rules make of its seed."
)
BENCH = "Measure how many decisions a second this machine makes."

USAGE = "{message}; see {command} --help."
NO_COMMAND = "There is no command {name!r}: choose one of {known}."
NOT_WHOLE = "{option} is {text!r}: give a whole number from 0."
NO_BOT = "There is no bot {name!r}: choose among {known}."
NO_SEAT = "There is no seat {seat}: choose among 0 to {last}."
NO_FILE = "There is no file {path}: check its name."
A_FOLDER = "{path} is a folder: name a file."
NO_TEXT = "{path} isn't a saved game: name a file that `folsom play --save` wrote."
CANT_READ = "{path} can't be read ({reason}): name a file that you may read."
CANT_SAY = "The output can't be written ({reason}): send it elsewhere."
CANT_SAVE = "{path} can't be written ({reason}): name a file in a folder where you may write."
NEWER = "{path} was written by a newer Folsom: install the newest one to read it."
DAMAGED = "{path} is damaged at line {line}, column {column} (expected {expected}): use a whole copy of it."
OTHER_GAME = "{path} holds a game with {key}={value}: leave out --{key}, or name another file."
TOO_WRONG = "The input holds no choice that can be made: give numbers or words that are offered."

PROVEN = "{path}: good. {deal}; all {moves} moves are as the rules allow; scores {scores}{told}."
NO_SCORES = " (not in the file)"
DEALS = {
    "position": "The game starts from the position in the file",
    "open": "The deal follows from the open seed",
    "sealed": "The deal follows from the sealed seed, to which the file has no commitment",
    "committed": "The deal follows from the sealed seed, and the seed is the one committed to",
}

# ---- the table -------------------------------------------------------------------------------------------------------

YOU_ARE = "You are {name}, seat {seat}."
OTHERS = "At the table: {others}."
PLAYER = "{name} (seat {seat}, {who})"
HUMAN = "you"
COMMITTED = "The deal is sealed. Its commitment, to compare after the game:\n  {commitment}"
REVEALED = "The seed behind the commitment was:\n  {seed}"
RESUMED = "{path}: resumed after move {moves}."
HOW = "Choose by number or by words; ? explains, quit leaves."
SWITCH = "{name} (seat {seat}), it's your turn: press Enter when only you can see. "
LEFT = "You leave the table."
INPUT_ENDED = "The input has ended: you leave the table."
RESUME = "To go on: {command}"
LOST = "The game isn't saved; next time, `--save FILE` keeps it."
WRONG = "`{text}` isn't offered: give a number from 1 to {last}, or the words; ? explains."
SEVERAL = "`{text}` could be several: give the number."
ONLY_ONE = "You can only {text}."
BACK = "`back` puts the kept cards back in your hand."

ROUND = "Round {number} of 5: {card}. Turns: {turns}."
NOW = "[{symbol}]"
SYMBOLS = {"S": "open", "T": "tunnel", "D": "double", "R": "reversed"}
HAND = "Your hand: {cards}"
DECK = "Your deck: {cards}"
KEPT = "You keep: {cards}"
PILE = "Pile: {cards}"
LAID = "{name} {card}"
YOUR_LAID = "your {card}"
FACE_DOWN = "(face down)"
NOTHING = "nothing"
CAR, ROOF, INSIDE, MARSHAL = "car {car}", "roof", "inside", "MARSHAL"
CABOOSE, LOCOMOTIVE = "caboose", "locomotive"
COLUMNS = ("seat", "bandit", "bullets", "shot", "hand", "deck", "holds")
NEUTRAL = "Neutral bullets left: {neutral}."
LOOT = {"purse": ("1 purse", "{n} purses"), "jewel": ("1 jewel", "{n} jewels"),
        "strongbox": ("strongbox", "{n} strongboxes")}  # fmt: skip
CARDS = {"move": "Move", "floor": "Floor", "fire": "Fire", "robbery": "Robbery", "punch": "Punch",
         "marshal": "Marshal", "bullet": "bullet"}  # fmt: skip
ROUND_CARDS = {
    "angry-marshal": "Angry Marshal", "swivel-arm": "Swivel Arm", "braking": "Braking", "take-it-all": "Take It All!",
    "passengers-rebellion": "Passengers' Rebellion", "bridge": "Bridge", "tunnel": "Tunnel",
    "marshals-revenge": "Marshal's Revenge", "pickpocketing": "Pickpocketing",
    "hostage-conductor": "Hostage Conductor",
}  # fmt: skip
BANDITS = {"belle": "Belle", "cheyenne": "Cheyenne", "django": "Django", "doc": "Doc", "ghost": "Ghost", "tuco": "Tuco"}
TEAM = "Team {names}"
YOUR = "your {name}"
QUESTIONS = {
    "marshal-card": "Whose Marshal card is in your deck?",
    "start": "Who starts in the caboose?",
    "bullets": "How many bullets do you discard?",
    "keep": "Which cards do you keep for the next round?",
    "scheme": "Play a card, or draw three?",
    "pick": "Which purse do you take?",
    "pocket": "Keep the purse that falls, or leave it there?",
    "move": "Move: to which car does {actor} go?",
    "marshal": "Marshal: to which car do you send him?",
    "rob": "Robbery: what does {actor} take?",
    "fire": "Fire: at whom?",
    "punch": "Punch: whom?",
    "drop": "Punch: what does {target} drop?",
    "push": "Punch: to which car is {target} knocked?",
}

# ---- the end ---------------------------------------------------------------------------------------------------------

OVER = "The game is over."
RESULT = "{place}. {name:<22} {money:>6}{gunslinger}"
MONEY = "${n}"
GUNSLINGER = "  Gunslinger"
WINNER = "{name} wins."
YOU_WIN = "You win."
SHARED = "{names} share the win."
AND = " and "

# ---- `?` -------------------------------------------------------------------------------------------------------------

EXPLAIN = {
    "marshal-card": "Each side has one Marshal card; the bandit on it carries it out. Both sides say at once.",
    "start": "One of your bandits starts inside the caboose, the other inside the next car. Both sides say at once.",
    "bullets": "Discarded bullets are out of your hand, but no other cards are drawn for them.",
    "keep": "Choose cards one by one, then `done`. What you don't keep is discarded, bullets too.",
    "scheme": "Cards go onto the pile, one a turn, and are carried out in that order when all turns are over. What you"
    " don't play goes back on your deck.",
    "pick": "You stand alone with a purse, so you may take one.",
    "pocket": "Cheyenne may keep a purse that her punch makes fall; its value shows afterwards.",
    "move": "Inside a Move leads to the next car, on the roofs one, two or three cars on. It can't be left out.",
    "marshal": "Bandits inside the car he enters take a neutral bullet and flee to the roof.",
    "rob": "Purses are worth $250 to $500 and taken unseen, a jewel $500, a strongbox $1000.",
    "fire": "A bullet goes into the target's deck, where it is in the way. The fewest bullets left is $1000.",
    "punch": "The target drops one of its tokens and is knocked into a neighbouring car.",
    "drop": "What falls lies on the spot for anybody's Robbery.",
    "push": "Inside with the Marshal means a bullet and the roof.",
}
TURNS = {
    "S": "open: cards are played face up",
    "T": "tunnel: cards are played face down",
    "D": "double: everybody takes two turns in a row",
    "R": "reversed: the turn goes the other way round",
}
CARD_HELP = {
    "move": "Move: inside to the next car, on the roof up to three cars.",
    "floor": "Floor: from inside to the roof of the same car, or back.",
    "fire": "Fire: inside at the cars next to yours, on the roof at the nearest in each direction.",
    "robbery": "Robbery: take one token from where you stand.",
    "punch": "Punch: somebody on your spot drops a token and is knocked away.",
    "marshal": "Marshal: he goes one car; no bandit stays inside with him.",
}
POWERS = {
    "belle": "Belle can't be chosen for Fire or Punch while somebody else can be.",
    "cheyenne": "Cheyenne may keep a purse that her punch makes fall.",
    "django": "Django's hits move the target one car on, away from him.",
    "doc": "Doc draws seven cards at the round's start.",
    "ghost": "Ghost may play the first card of a round face down.",
    "tuco": "Tuco may also fire through the roof of his own car, up or down.",
}
ROUND_EVENTS = {
    "angry-marshal": "everybody on the Marshal's roof is shot; then he goes one car towards the caboose",
    "swivel-arm": "everybody on a roof goes to the roof of the caboose",
    "braking": "everybody on a roof goes one roof towards the locomotive",
    "take-it-all": "the second strongbox comes into the Marshal's car",
    "passengers-rebellion": "everybody inside is shot",
    "bridge": "nothing",
    "tunnel": "nothing",
    "marshals-revenge": "everybody on the Marshal's roof drops the least valuable purse",
    "pickpocketing": "who is alone with a purse may take it",
    "hostage-conductor": "$250 for everybody in or on the locomotive",
}
AT_THE_END = "At the round's end: {event}."
GOAL = "Five rounds; the richest wins. $1000 more for the fewest bullets left, the Gunslinger."
TEAM_GOAL = "Five rounds; the side whose two bandits are richest together wins."
LEAVE = "`quit` leaves the table."

# ---- what happened ---------------------------------------------------------------------------------------------------

# Kind: about others, about you. {seat}, {bandit} and {target} are names; {to} and {at} say a spot.
EVENTS = {
    "first": ("{seat} is first.", "You are first."),
    "round": ("Round {number} begins: {round_card}. At its end: {effect}.",) * 2,
    "shuffle": ("{seat} shuffles.", "You shuffle."),
    "draw": ("{seat} draws {cards}.", "You draw {cards}."),
    "drawn": ("{seat} draws {card}.", "You draw {card}."),
    "decide": ("{seat} has chosen.", "You have chosen."),
    "name": ("{seat} chooses the Marshal card of {bandit}.", "You choose the Marshal card of {bandit}."),
    "place": ("{bandit} starts {at}.", "You start {at}."),
    "discard": ("{seat} discards {card}.", "You discard {card}."),
    "keep": ("{seat} keeps {cards}.", "You keep {cards}."),
    "play": ("{seat} plays {card}.", "You play {card}."),
    "hide": ("{seat} plays a card face down.", "You play a card face down."),
    "hidden": ("{seat} plays {card} face down.", "You play {card} face down."),
    "return": ("{seat} puts {cards} back.", "You put {cards} back."),
    "show": ("{owner} {card}:", "Your {card}:"),
    "nothing": ("{reason}",) * 2,
    "move": ("{bandit} goes {to}.", "You go {to}."),
    "climb": ("{bandit} climbs {to}.", "You climb {to}."),
    "marshal": ("The Marshal goes to {car}.",) * 2,
    "take": ("{bandit} takes {token}.", "You take {token}."),
    "see": ("{seat} sees ${worth} in {token}.", "There are ${worth} in {token}."),
    "fire": ("{bandit} shoots {target}.", "You shoot {target}."),
    "pushed": ("The hit pushes {bandit} {to}.", "The hit pushes you {to}."),
    "punch": ("{bandit} punches {target}.", "You punch {target}."),
    "fall": ("{token} of {bandit} falls {at}.", "Your {token} falls {at}."),
    "pocket": ("{bandit} keeps {token}.", "You keep {token}."),
    "knocked": ("{bandit} is knocked {to}.", "You are knocked {to}."),
    "neutral": ("{bandit} takes a neutral bullet.", "You take a neutral bullet."),
    "empty": ("The neutral bullets don't go round: the last {count} leave the game.",) * 2,
    "flee": ("{bandit} flees {to}.", "You flee {to}."),
    "event": ("{round_card}: {effect}.",) * 2,
    "swept": ("{bandit} ends {at}.", "You end {at}."),
    "strongbox": ("A strongbox comes to lie {at}.",) * 2,
    "pass": ("{seat} takes nothing.", "You take nothing."),
    "ransom": ("{bandit} gets ${money}.", "You get ${money}."),
    "turn up": ("{token} holds ${worth}.",) * 2,
    "gunslinger": ("{bandit} is a Gunslinger and gets $1000.", "You are a Gunslinger and get $1000."),
    "score": ("{seat} has ${money}.", "You have ${money}."),
}
REASONS = {
    "no bullet left": "no effect, no bullet is left.",
    "nobody in sight": "no effect, nobody is in sight.",
    "no loot here": "no effect, no loot lies there.",
    "nobody here": "no effect, nobody else is there.",
    "nowhere to go": "no effect, there is nowhere to go.",
}
EVERYBODY_SHUFFLES = "Everybody shuffles and draws a new hand."
HANDS_RETURN = "The hands go back on the decks. The pile is carried out:"
TURNED_UP = "The purses are turned up."
DRAWN_CARDS = "{cards}: {names}"
NUMBER_OF_CARDS = ("no card", "a card", "{n} cards")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TO = {"inside": "into {car}", "roof": "onto the roof of {car}"}
AT = {"inside": "inside {car}", "roof": "on the roof of {car}"}
THE_CABOOSE, THE_LOCOMOTIVE = "the caboose", "the locomotive"
A_JEWEL, A_STRONGBOX = "a jewel", "a strongbox"
OF = "{name}'s"
