# The rules of Colt Express, as docs/rules.md has them; a test compares the two. `**Ruling**`: the rulebooks are silent
# there or disagree. 001 is the Japanese rulebook, 004 the Russian one. Text in backquotes is notation: keep it as it is.


## Pieces

rules-pieces = Pieces
rule-X1 = Six cars with printed floor loot (purses/jewels): 1/0, 1/1, 3/0, 3/1, 4/1, 0/3. Twelve purses and six jewels in all.
rule-X2 = Eighteen purses: eight of $250, two each of $300, $350, $400, $450, $500. Six jewels of $500. Two strongboxes of $1000.
rule-X3 = A bandit has ten action cards: Move 2, Floor Change 2, Fire 2, Robbery 2, Punch 1, Marshal 1; and six bullets.
rule-X4 = Thirteen neutral bullets.
rule-X5 = Round cards (S standard, T tunnel, D speeding up, R switching; base cards never start with T, D or R):
rule-X6 = Stations, the same for every number of players, S S T S each: Marshal's Revenge X75, Pickpocketing X76, Hostage Conductor X77.

## Setting up (3 to 6 seats)

rules-setting-up-to-seats = Setting up (3 to 6 seats)
rule-X10 = Each seat has one bandit: Belle, Cheyenne, Django, Doc, Ghost or Tuco, no two alike; chosen, or dealt at random.
rule-X11 = The train is the locomotive and as many cars as seats, any of the six in any order; by default drawn at random.
rule-X12 = Each bandit starts with one $250 purse, taken out of the eighteen; everybody knows its value. The floor purses are drawn at random from the rest, face down.
rule-X13 = The Marshal and one strongbox stand inside the locomotive. The second strongbox waits beside the train for X73.
rule-X14 = Four of the seven round cards for this number of seats, at random, then one of the three stations last. A round's card is public from the moment it is turned up; the cards still to come and those left out stay hidden.
rule-X15 = A random seat is first. Counting it as 1 and going clockwise, odd seats put their bandit inside the caboose, even seats inside the next car forward.
rule-X16 = The value of a purse is seen only by the seat that holds it, at any time; jewels and strongboxes are known by their kind. Loot left over at set-up leaves the game unseen.

## A round, first phase: scheming

rules-a-round-first-phase-scheming = A round, first phase: scheming
rule-X20 = At the round's start every seat shuffles all the cards it has, action cards and bullets, into its deck and draws six. (Expert variant: X94 instead.)
rule-X21 = The round card is turned up. Its symbols are the turns of this phase; each turn goes once round the table from the first seat, clockwise.
rule-X22 = On its turn a seat plays one action card from its hand onto the common pile, or draws three cards from its own deck. Bullets can't be played.
rule-X23 = A standard turn is played face up: everybody sees the card.
rule-X24 = A tunnel turn is played face down: everybody sees that a card was played and whose, not which; its owner remembers it.
rule-X25 = Speeding up: each seat takes two turns in a row before the next seat: play twice, draw twice, or one of each. **Ruling**: in either order.
rule-X26 = Switching: the turn goes counter-clockwise, still starting with the first seat.
rule-X27 = **Ruling**: a deck with fewer than three cards gives what it has (in the expert variant only once X95 has nothing left to shuffle); drawing from an empty deck is allowed and is the way to pass.
rule-X28 = After the last turn every card left in hand goes back on top of the deck of the seat that held it. (Expert variant: X92 instead.)
rule-X29 = Public: how many cards each seat holds and has in its deck; how many bullets each bandit has left, and how many it received and from whom; the neutral bullets left; how many tokens of each kind each bandit holds and what lies on each spot. Hidden: which cards are in hand or deck.

## A round, second phase: stealing

rules-a-round-second-phase-stealing = A round, second phase: stealing
rule-X30 = The pile is resolved in the order in which it was played. A face-down card is shown when its turn comes.
rule-X31 = A card must be carried out if it can be, with the acting seat making the choices; if it can't be, it has no effect.
rule-X32 = A resolved card goes back on top of its owner's deck.
rule-X33 = **Ruling**: what one card or one event does to several bandits is done at once; where several seats then have a choice to make, they make it one after the other, clockwise from the first seat; a seat with two bandits settles their order.
rule-X34 = **Ruling**: within one card each step is finished before the next: Fire: bullet, Django's push, then what awaits the target where it lands; Punch: loot falls (Cheyenne keeps), the target is moved, then what awaits it. What awaits a bandit is the Marshal (X52) first, then the Shotgun (H43) or a hostage (H34).
rule-X35 = **Ruling**: the pile stays open during scheming: its order, who played each card, and every card laid face up; a face-down card only to the seat that played it.

## The actions

rules-the-actions = The actions
rule-X40 = Move, inside: to the inside of a neighbouring car, forward or rearward. The locomotive counts as a car.
rule-X41 = Move, on the roof: to the roof of a car one, two or three cars away. Staying is not a move.
rule-X42 = Floor Change: from inside to the roof of the same car, or from the roof to its inside.
rule-X43 = Marshal: the Marshal goes to a neighbouring car, either way, always inside.
rule-X44 = Robbery: the bandit takes one loot token, its choice, from its own spot. Purses lie face down, so a purse is chosen without seeing its value. No loot there: no effect.
rule-X45 = **Ruling**: Robbery, Punch and Pickpocketing choose one token, never at random: purses without looking, but a seat that once held or saw a purse still knows which one it is and may choose that one; the starting purses (X12) everybody knows.
rule-X46 = Fire, inside: at one bandit inside a neighbouring car.
rule-X47 = Fire, on the roof: at one bandit on another car's roof, at any distance. In each direction only the nearest roof that holds a bandit can be hit, any one bandit on it; bandits on the shooter's own roof are in nobody's way. The Marshal blocks nothing.
rule-X48 = Never at a bandit on one's own spot, and (Tuco apart) never at the other level.
rule-X49 = A hit gives the target the shooter's next bullet, which goes on top of the target's deck. No target, or no bullet left: no effect.
rule-X50 = Punch: at one other bandit on the same spot. If it holds loot, the puncher picks one of its tokens, which falls on that spot; purses are picked unseen. Then the target goes to a neighbouring car on the same level, the puncher choosing which way; at the train's ends there is only one way.
rule-X51 = A bandit without loot is punched away all the same.
rule-X52 = A bandit that enters the Marshal's car inside, for any reason, or whose car the Marshal enters, at once takes one neutral bullet and goes to that car's roof. No bandit ever stays inside with the Marshal, and the Marshal never goes on a roof.
rule-X53 = Nobody leaves the train: Django's push or an event that would carry a bandit past the locomotive or the caboose leaves it where it is.
rule-X54 = When neutral bullets are due to several bandits at once and there are too few for all, none of them takes one and the rest of the supply leaves the game; they still flee to the roof.
rule-X55 = Every bullet taken, a neutral one too, goes face down on top of the taker's deck, in the order of taking.
rule-X56 = **Ruling**: "at once" in X54 is one step: one entry of the Marshal, one event's group, one H43. In X70 the roof and the car he then enters are two steps; so is each car he passes in H71. A lone bandit that finds none left takes none.

## Characters

rules-characters = Characters
rule-X60 = Ghost: on the first turn of each round Ghost may play its card face down. If it draws on that turn the power is gone for this round.
rule-X61 = Doc: draws seven at the round's start.
rule-X62 = Tuco: may also fire at a bandit on the other level of its own car, either way. This adds to the ordinary targets, and needs no line of sight.
rule-X63 = Django: its hit also moves the target one car on, in the direction of fire, on the same level, within the train; X52 applies where it lands.
rule-X64 = Cheyenne: when its punch makes a purse fall, Cheyenne may keep it, deciding without looking. Jewels and strongboxes fall as usual.
rule-X65 = Belle: can't be chosen for Fire or Punch while the same card has another legal target, wherever it is. Alone she can be, and must. She still blocks line of sight. **Ruling** (001 against 004): option `belle`: `any-target` (default, 001), or `same-spot` (004): only while another legal target stands on her spot.

## Events, after the pile is empty

rules-events-after-the-pile-is-empty = Events, after the pile is empty
rule-X70 = Angry Marshal: every bandit on the roof of the Marshal's car takes a neutral bullet (X54). Then he goes one car rearward, with X52 there; in the caboose he stays.
rule-X71 = Swivel Arm: every bandit on a roof goes to the roof of the caboose.
rule-X72 = Braking: every bandit on a roof goes one roof forward; on the locomotive it stays.
rule-X73 = Take It All!: the second strongbox is put inside the Marshal's car.
rule-X74 = Passengers' Rebellion: every bandit inside, the locomotive included, takes a neutral bullet (X54).
rule-X75 = Marshal's Revenge: every bandit on the roof of the Marshal's car drops its least valuable purse on that roof; without a purse, nothing. Among equals, any.
rule-X76 = Pickpocketing: a bandit with no other bandit on its spot may take one purse lying there (X45).
rule-X77 = Hostage Conductor: every bandit in or on the locomotive gets $250. **Ruling** (004 gives a purse): money, not a token, and no purse for H4.

## The end

rules-the-end = The end
rule-X80 = After the event the seat to the left of the first seat becomes first, and the next round starts; after the fifth the game ends.
rule-X81 = A bandit's money is its loot and its ransom. The bandit or bandits with the fewest bullets left get $1000 as Gunslinger, each of them when tied.
rule-X82 = The richest wins; among equals the one who received the fewest bullets, of any kind; **Ruling**: still equal, they share the win.
rule-X83 = **Ruling**: the other places are settled in the same way as the first.

## Expert variant (3 to 6 seats by choice, 2 always)

rules-expert-variant-to-seats-by-choice-always = Expert variant (3 to 6 seats by choice, 2 always)
rule-X90 = Each seat has a discard pile, face up; its owner may look through it at any time. **Ruling**: so may everybody. Option `discards`: `open` (default) or `owner`. (The rulebooks name only the owner.)
rule-X91 = At the start of scheming, after the round card is turned up and before the first turn, a seat may discard bullets from its hand, without drawing others for them. **Ruling** (004: all of them): as many as it likes, as in 001.
rule-X92 = At the end of scheming a seat keeps the action cards it wants for the next round; bullets still in hand are discarded, and so are the action cards it does not keep.
rule-X93 = A resolved card goes to its owner's discard pile, face up. A bullet received goes on top of the deck, face down.
rule-X94 = The deck is shuffled at set-up. At a round's start nothing is shuffled: a seat draws up to six cards in hand (Doc seven). **Ruling**: a seat that kept that many or more draws none.
rule-X95 = When a card is to be drawn and the deck is empty, the discard pile is shuffled into a new deck.
rule-X96 = **Ruling**: X91 and X92 are done by all seats at once. Discarded cards are laid face up; kept cards stay hidden and count in X29.

## Two seats

rules-two-seats = Two seats
rule-X100 = Four cars and the locomotive. Each seat has a team of two bandits; suggested: Tuco and Cheyenne against Django and Doc.
rule-X101 = Each seat's bandits start one inside the caboose, one inside the next car forward. **Ruling**: each seat says which, both at once, after the first seat is drawn.
rule-X102 = A seat's deck is eleven cards: Fire, Punch, Move, Floor Change and Robbery, one of each for each bandit, and one Marshal card of either bandit, which the seat chooses at set-up, for everybody to see. A card moves the bandit it belongs to.
rule-X103 = The expert variant is always on. Each bandit has its own six bullets and its own $250 purse; bullets it takes go to its seat's deck.
rule-X104 = A seat's bandit may shoot its own partner, and must when nobody else may be chosen. **Ruling**: the same holds for Punch, and a partner counts as another target for X65.
rule-X105 = There is no Gunslinger. The richer team wins; **Ruling**: ties as in X82, on sums.
rule-X106 = **Ruling**: powers belong to the bandit. Ghost's: only a Ghost card may be laid face down, and only on the first turn; if that turn is used for anything else the power is gone for this round. Doc's: the seat draws up to seven. Tuco's, Django's, Cheyenne's: when that bandit's card is resolved. Belle's: against every seat, her own included.
rule-X107 = Round cards are those for 2–4 players.
rule-X108 = **Ruling**: with two seats the cars are drawn as in X11 and, without the expansion, the first seat at random. Loot, hostages and received bullets are counted for each bandit apart, and added for the seat only at the end.
rule-X109 = **Ruling**: both seats name their Marshal card (X102) at once, first thing at set-up: bandits and train are known, the first seat is not drawn yet.

## Small print of the expert variant and of keeping

rules-small-print-of-the-expert-variant-and-of-keeping = Small print of the expert variant and of keeping
rule-X110 = **Ruling**: bullets in a hand are all alike, whoever fired them: X91, X92 and H63 choose how many, not which. What a bandit received, and from whom, is counted when it happens (X29).
rule-X111 = **Ruling**: after the last round's scheming nobody is asked what to keep (X92, H60): nothing is kept.
