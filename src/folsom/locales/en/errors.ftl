# What can go wrong: one sentence each, saying what to do. Values in notation, names of options and paths stay as they are.

## Making a game

error-no-game = There is no game { $name }: choose one of { $known }.
error-no-option = { $name } has no option { $option }: choose among { $known }.
error-value = { $option } is { $value }: choose one of { $known }.
error-seats = seats is { $value }: choose 2 to { $most }.
error-bandits-each = { $each ->
    [1] bandits must name one bandit for each of { $seats } seats.
   *[other] bandits must name two bandits for each of { $seats } seats.
}
error-true-or-false = { $option } is { $value }: choose True or False.
error-bandits-list = bandits is { $value }: give a list with the bandits of each seat.
error-bandit-twice = bandits names { $name } twice: no two seats may have the same bandit.
error-cars-list = cars is { $value }: give a list of cars from the caboose, such as '3/1'.
error-car-twice = cars names { $name } twice: each car is there once.
error-cars-count = cars names { $n } cars: name { $count }, or None for one that is drawn.
error-seed = seed is { $value }: give a whole number from 0 to 2**{ $bits } - 1.
error-seed-bytes = seed has { $n } bytes: give { $bytes } bytes, a whole number, or nothing.
error-whole = { $option } is { $value }: give a whole number of at least { $low }.
error-no-language = There is no language { $name }: choose one of { $known }.

## Choosing

error-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-illegal = Seat { $seat } can't choose `{ $choice }` now; legal: { $legal }.
error-over = The game is over: nothing can be chosen any more.
error-waits = Seat { $seat } has chosen and waits for the others; take the choice back to make another.
error-not-turn = It isn't seat { $seat }'s turn: seat { $deciders } chooses now.
error-nothing-waits = Seat { $seat } has no choice that waits, so there is nothing to take back.

## Many games at once

error-options-array = The options must be an array of { $n } whole numbers.
error-batch-illegal = Game { $game }: seat { $seat } can't choose option { $option }; legal: { $legal }.
error-out-array = out must be an { $kind } array of shape { $shape }.

## Games as text

error-notation = Line { $line }, column { $column }: expected { $expected }.
error-not-committed = The seed isn't the one that was committed to before the deal (move { $move }).
error-cant-move = Move { $move } can't have been made: { $error }
error-deal-changed = Move { $move } was changed: the deal doesn't follow from its seed and options by the rules of this Folsom.
error-move-changed = Move { $move } was changed: it isn't the one that was played.
error-other-scores = The scores after move { $move } aren't those of this game.
error-unfinished = The game isn't finished: it stops after move { $move }.

## The compiler

error-edited = The rules were edited since this program began: start it again.
error-compiling-failed = The compiler stopped before it was done: start it again.
error-not-compiled = The rules of { $name } couldn't be compiled ({ $reason }); set FOLSOM_RULES=interpreted.
