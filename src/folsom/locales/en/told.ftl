# What can be chosen and what happens, as sentences.
# Of a message with `.you` the value tells of others and `.you` tells the listener of what it does itself.

## What must be chosen

ask-marshal-card = Whose Marshal card goes into your deck?
    .help = Each side has one Marshal card, and the bandit on it carries it out. Both sides say at once.
ask-start = Who starts in the caboose?
    .help = One of your bandits starts inside the caboose, the other in the next car. Both sides say at once.
ask-bullets = How many bullets do you discard?
    .help = Discarded bullets are out of your hand, but you draw no cards for them.
ask-keep = Which cards do you keep for the next round?
    .help = Choose cards one by one, then be done. What you don’t keep is discarded, bullets too.
ask-scheme = Play a card or draw three?
    .help = Cards go onto the pile, one a turn, and are carried out in that order when all turns are over. What is left in your hand goes back into your deck.
    .expert = Cards go onto the pile, one a turn. When all turns are over you choose which of the cards left in your hand you keep; then the pile is carried out in order.
ask-pick = Which purse do you take?
    .help = You stand alone beside a purse, so you may take one.
ask-pocket = Keep the purse that falls, or leave it there?
    .help = Cheyenne may keep a purse that her punch makes fall. She decides before she looks inside.
ask-move = Move: to which car does { NAME($actor) } go?
    .help = Inside, a Move leads to the next car; on the roofs one, two or three cars on. It can’t be left out.
ask-marshal = Marshal: to which car do you send him?
    .help = Bandits inside the car that he enters take a neutral bullet and flee to the roof.
ask-rob = Robbery: what does { NAME($actor) } take?
    .help = Purses hold $250 to $500 and are taken unseen, a jewel is worth $500, a strongbox $1,000. Purses have numbers, so that you can tell again those you have seen.
ask-fire = Fire: at whom does { NAME($actor) } shoot?
    .help = A bullet goes onto the target’s deck, where it is in the way. The fewest bullets left at the end are worth $1,000.
    .team = A bullet goes onto the target’s deck, where it is in the way.
ask-punch = Punch: whom does { NAME($actor) } hit?
    .help = The one who is hit drops a token and is knocked into a neighbouring car.
ask-drop = Punch: what does { NAME($target) } drop?
    .help = What falls lies on the spot for anybody’s Robbery.
ask-push = Punch: to which car is { NAME($target) } knocked?
    .help = Inside with the Marshal means a neutral bullet and a flight to the roof.

## Options: what one chooses, and what it will do

option-play = Play { $card }
    .does = Goes onto the pile face up and is carried out after all turns.
option-play-down = Play { $card } face down
    .does = Goes onto the pile face down: nobody else sees it until it is carried out.
option-draw = Draw three cards
    .does = { $n ->
    [0] Your deck is empty: you only pass this turn.
    [one] Instead of playing: the last card of your deck.
   *[other] Instead of playing: { $n } more cards for your hand.
}
option-keep = Keep { $card }
    .does = Stays in your hand for the next round.
option-done = Keep no more
    .does = All other cards of your hand are discarded.
option-discard = { $n ->
    [0] Discard no bullets
    [one] Discard { $n } bullet
   *[other] Discard { $n } bullets
}
    .does = Out of the hand onto the discard pile; no cards are drawn for them.
option-pocket = Keep the purse
    .does = It is yours; you see what is inside.
option-leave = Leave the purse there
    .does = It lies on the spot for anybody.
option-move = Go to { CAR($car) }
    .does = { NAME($actor) } changes cars on the same level.
option-marshal = Send the Marshal to { CAR($car) }
    .does = Whoever is inside takes a neutral bullet and flees to the roof.
option-push = Knock { NAME($target) } into { CAR($car) }
    .does = { NAME($target) } lands there on the same level; inside, the Marshal may be waiting.
option-rob = Take { $token }
    .does = { NAME($actor) } holds it from now on.
option-drop = { $token } falls
    .does = It lies on the spot where both stand.
option-take = Take { $token }
    .does = It is yours; you see what is inside.
option-pass = Take nothing
    .does = The purses stay where they are.
option-fire = Shoot { NAME($target) }
    .does = Your next bullet goes onto the deck of { NAME($target) }.
    .pushes = Your next bullet goes onto the deck of { NAME($target) }, and the hit drives { NAME($target) } one car on.
option-punch = Punch { NAME($target) }
    .does = { NAME($target) } drops a token of your choice and is knocked into a neighbouring car.
    .bare = { NAME($target) } holds nothing that could fall, and is knocked into a neighbouring car.
option-name = The Marshal card of { NAME($bandit) }
    .does = When it is carried out, the Marshal moves.
option-caboose = { NAME($bandit) } starts in the caboose
    .does = Your other bandit starts in the next car.

## Why something can’t be chosen

not-yourself = { NAME($target) } carries the card out.
not-belle = Belle can’t be chosen while somebody else can be.
not-in-sight = { NAME($target) } is not in sight.
not-same-spot = { NAME($target) } stands on the same spot: Fire needs some distance.
not-other-level = { NAME($target) } is on the other level.
not-here = { NAME($target) } is not on this spot.
not-too-far = { CAR($car) } is too far away.
not-same-car = { NAME($actor) } is in { CAR($car) } already.
not-marshal-there = The Marshal is in { CAR($car) } already.
not-bullet = A bullet can’t be played: it is only in the way.

## What happens

event-first = { NAME($seat) } is first.
    .you = You are first.
event-round = Round { $number } begins: “{ ROUND($round_card) }”. At its end { ROUND($round_card, case: "effect") }.
event-shuffle = { NAME($seat) } shuffles.
    .you = You shuffle.
event-draw = { $count ->
    [0] { NAME($seat) } draws no card.
    [one] { NAME($seat) } draws { $count } card.
   *[other] { NAME($seat) } draws { $count } cards.
}
    .you = { $count ->
    [0] You draw no card.
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}
event-drawn = { NAME($seat) } draws { $card }.
    .you = You draw { $card }.
event-decide = { NAME($seat) } has chosen.
    .you = You have chosen.
event-name = { NAME($seat) } chooses the Marshal card of { NAME($bandit) }.
    .you = You choose the Marshal card of { NAME($bandit) }.
event-place = { NAME($bandit) } starts { SPOT($spot) }.
    .you = You start { SPOT($spot) }.
event-discard = { NAME($seat) } discards { $card }.
    .you = You discard { $card }.
event-keep = { $count ->
    [0] { NAME($seat) } keeps no card.
    [one] { NAME($seat) } keeps { $count } card.
   *[other] { NAME($seat) } keeps { $count } cards.
}
    .you = { $count ->
    [0] You keep no card.
    [one] You keep { $count } card.
   *[other] You keep { $count } cards.
}
event-play = { NAME($seat) } plays { $card }.
    .you = You play { $card }.
event-hide = { NAME($seat) } plays a card face down.
    .you = You play a card face down.
event-hidden = { NAME($seat) } plays { $card } face down.
    .you = You play { $card } face down.
event-return = { $count ->
    [0] { NAME($seat) } has no card left to put back.
    [one] { NAME($seat) } puts { $count } card back.
   *[other] { NAME($seat) } puts { $count } cards back.
}
    .you = { $count ->
    [0] You have no card left to put back.
    [one] You put { $count } card back.
   *[other] You put { $count } cards back.
}
event-show = { NAME($seat, case: "gen") } { $card }:
    .you = Your { $card }:
# With two seats the card’s name tells whose it is.
event-show-of = { $card }:
event-nothing = { $card } has no effect: { REASON($reason) }.
event-move = { NAME($bandit) } goes { SPOT($spot, case: "to") }.
    .you = You go { SPOT($spot, case: "to") }.
event-climb = { NAME($bandit) } climbs { SPOT($spot, case: "to") }.
    .you = You climb { SPOT($spot, case: "to") }.
event-marshal = The Marshal goes to { CAR($car) }.
event-take = { NAME($bandit) } takes { TOKEN($token) }.
    .you = You take { TOKEN($token) }.
event-see = { NAME($seat) } looks inside: { MONEY($worth) }.
    .you = You look inside: { MONEY($worth) }.
event-fire = { NAME($bandit) } shoots { NAME($target) }.
    .you = You shoot { NAME($target) }.
event-pushed = The hit drives { NAME($bandit) } { SPOT($spot, case: "to") }.
    .you = The hit drives you { SPOT($spot, case: "to") }.
event-punch = { NAME($bandit) } punches { NAME($target) }.
    .you = You punch { NAME($target) }.
event-fall = { NAME($bandit) } drops { TOKEN($token) }; it lies { SPOT($spot) }.
    .you = You drop { TOKEN($token) }; it lies { SPOT($spot) }.
event-pocket = { NAME($bandit) } keeps { TOKEN($token) }.
    .you = You keep { TOKEN($token) }.
event-knocked = { NAME($bandit) } is knocked { SPOT($spot, case: "to") }.
    .you = You are knocked { SPOT($spot, case: "to") }.
event-neutral = { NAME($bandit) } takes a neutral bullet.
    .you = You take a neutral bullet.
event-empty = { $count ->
    [0] No neutral bullet is left for anybody.
    [one] The neutral bullets don’t go round: the last one leaves the game.
   *[other] The neutral bullets don’t go round: the last { $count } leave the game.
}
event-flee = { NAME($bandit) } flees { SPOT($spot, case: "to") }.
    .you = You flee { SPOT($spot, case: "to") }.
event-event = “{ ROUND($round_card) }”: { ROUND($round_card, case: "effect") }.
event-swept = { NAME($bandit) } ends up { SPOT($spot) }.
    .you = You end up { SPOT($spot) }.
event-strongbox = { TOKEN($token) } now lies { SPOT($spot) }.
event-pass = { NAME($seat) } takes nothing.
    .you = You take nothing.
event-ransom = { NAME($bandit) } gets { MONEY($money) }.
    .you = You get { MONEY($money) }.
event-turn-up = The { $purse } holds { MONEY($worth) }.
event-gunslinger = { NAME($bandit) } is a Gunslinger and gets { MONEY(1000) }.
    .you = You are a Gunslinger and get { MONEY(1000) }.
event-score = { NAME($seat) } has { MONEY($money) } and comes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
}.
    .you = You have { MONEY($money) } and come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
}.

reason-no-bullet-left = no bullet is left
reason-nobody-in-sight = nobody is in sight
reason-no-loot-here = no loot lies there
reason-nobody-here = nobody else is there
reason-nowhere-to-go = there is nowhere to go

## Told of everybody at once

told-shuffle = Everybody shuffles and draws a new hand.
told-draw = You draw { $cards }.
told-nothing = No effect: { REASON($reason) }.
told-return = The cards left go back into the decks. The pile is carried out:
told-turn-up = The purses are turned up.

## What cards and bandits do

help-move = Move: inside to the next car, on the roofs up to three cars.
help-floor = Floor Change: from inside to the roof of the same car, or back.
help-fire = Fire: inside at somebody in a neighbouring car, on the roof at the nearest in either direction. The target gets a bullet.
help-robbery = Robbery: take one token from where you stand: a purse holds $250 to $500, a jewel is worth $500, a strongbox $1,000.
help-punch = Punch: somebody on your spot drops a token and is knocked away.
help-marshal = Marshal: he goes one car; nobody stays inside with him.
help-bullet = Bullet: it can’t be played, it only takes up room in your hand.
power-belle = Belle can’t be chosen for Fire or Punch while somebody else can be.
    .same-spot = Belle can’t be chosen for Fire or Punch while somebody else who can be stands on her spot.
power-cheyenne = Cheyenne may keep a purse that her punch makes fall.
power-django = Django’s hits also drive the target one car on, away from him.
power-doc = Doc draws seven cards at a round’s start instead of six.
power-ghost = Ghost may play face down on the first turn of each round.
power-tuco = Tuco may also shoot through the roof of his own car, up or down.
goal = Five rounds; the richest wins. Whoever has the fewest bullets left is a Gunslinger and gets { MONEY(1000) }.
goal-team = Five rounds; the side whose two bandits together are richest wins.
