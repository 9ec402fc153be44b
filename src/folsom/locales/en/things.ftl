# The names of things. Sentences take them from here through functions: NAME($bandit), CARD($card), SPOT($spot), ...
# A language gives a name as many forms (attributes) as its sentences ask for: NAME($bandit, case: "gen").
# "# 004" above a name: the rulebook that the word is from; "# ours": no rulebook in this language has it.

## Money, numbers, lists

money = ${ NUMBER($n) }
list-comma = ,{" "}
list-and = {" "}and{" "}
# Between sentences, and between the names of a team.
list-sentences = {" "}
list-team = /
card-count = { $n } { $card }

## Bandits

# 003
bandit-belle = Belle
    .gen = Belle’s
# 003
bandit-cheyenne = Cheyenne
    .gen = Cheyenne’s
# 003
bandit-django = Django
    .gen = Django’s
# 003
bandit-doc = Doc
    .gen = Doc’s
# 003
bandit-ghost = Ghost
    .gen = Ghost’s
# 003
bandit-tuco = Tuco
    .gen = Tuco’s
bandit-you = you
    .gen = your
# ours
team = Team { $names }
    .gen = Team { $names }’s

## Cards

# 003
card-move = Move
# ours
card-floor = Floor Change
# 003
card-fire = Fire
# ours
card-robbery = Robbery
# ours
card-punch = Punch
# ours
card-marshal = Marshal
# 003
card-bullet = Bullet
# Two seats: each card belongs to one of a seat's bandits.
card-of = { NAME($bandit, case: "gen") } { $card }

## Tokens

# ours
token-purse = a purse
# ours
token-jewel = a jewel
# ours
token-strongbox = a strongbox
purse-number = purse { $n }
purse-worth = { $purse } ({ MONEY($worth) })
purse-unknown = { $purse } (unseen)

## The train

# 003
car-caboose = the caboose
# 003
car-locomotive = the locomotive
car-n = car { $n }
spot-inside = inside { CAR($car) }
    .to = into { CAR($car) }
spot-roof = on the roof of { CAR($car) }
    .to = onto the roof of { CAR($car) }

## Round cards: the name, and what happens at the round's end

# ours
round-angry-marshal = Angry Marshal
    .effect = everybody on the Marshal’s roof takes a neutral bullet, then he goes one car rearward
# ours
round-swivel-arm = Swivel Arm
    .effect = everybody on a roof is swept to the roof of the caboose
# ours
round-braking = Braking
    .effect = everybody on a roof slides one roof forward
# ours
round-take-it-all = Take It All!
    .effect = the second strongbox is put into the Marshal’s car
# ours
round-passengers-rebellion = Passengers’ Rebellion
    .effect = everybody inside takes a neutral bullet
# ours
round-bridge = Bridge
    .effect = nothing happens
# ours
round-tunnel = Tunnel
    .effect = nothing happens
# ours
round-marshals-revenge = Marshal’s Revenge
    .effect = everybody on the Marshal’s roof drops the least valuable purse
# ours
round-pickpocketing = Pickpocketing
    .effect = whoever is alone on a spot may take a purse there
# ours
round-hostage-conductor = Hostage Conductor
    .effect = everybody in or on the locomotive gets $250

## The turns of a round card

# ours
turn-S = open
    .help = open: cards are played face up
# ours
turn-T = tunnel
    .help = tunnel: cards are played face down
# ours
turn-D = double
    .help = double: each seat takes two turns in a row
# ours
turn-R = reversed
    .help = reversed: the turn goes round the other way

## Words of the rules, for the glossary

# 003
term-round = Round
# 003
term-turn = turn
# ours
term-scheming = scheming (first phase)
# ours
term-stealing = stealing (second phase)
# ours
term-round-card = round card
# ours
term-station = station
# ours
term-action-card = action card
# ours
term-neutral-bullet = neutral bullet
# ours
term-loot = loot
# 003
term-hand = hand
# ours
term-deck = deck
# ours
term-pile = common pile
# ours
term-discards = discard pile
# 003
term-first-player = first player
# 003
term-car = car
# 003
term-roof = roof
# 003
term-sight = line of sight
# ours
term-gunslinger = Gunslinger
# ours
term-ransom = ransom
# ours
term-expert = expert variant
