# The table in the terminal, the commands, the pictures.

## Commands: what `folsom --help` says

cli-about = folsom: the open table for the Colt Express games
cli-more = folsom COMMAND --help says more about each.
cli-usage = usage
cli-options = options
cli-arguments = arguments
cli-help = show this help and leave
cli-version = show the version and leave
cli-lang = the language: { $known } (else the surroundings’)
cli-play = sit down at a table in this terminal, against bots or each other
    .help = Play in this terminal: a full-screen table for keyboard and mouse, or plain lines with --plain and whenever the output is no terminal. In plain lines every choice is a number or its words, ? explains and quit leaves. The game is saved after every choice.
cli-watch = let bots play and look on
    .help = Let bots play and look on: a full-screen table, or plain lines.
cli-show = look at any moment of a saved game
    .help = Look at any moment of a saved game, through anybody’s eyes.
cli-rules = read the rules: all, one, or those with a word in them
    .help = Read the rules: all of them, one by its id (X47), or those in which a word stands.
cli-verify = replay a finished game and prove that its deal was honest
    .help = Replay a finished game and prove that its deal, every move and its scores are what the rules make of its seed.
cli-bench = measure decisions a second on this machine
    .help = Measure how many decisions a second this machine makes.
cli-completion = print what makes a shell complete folsom’s commands
    .help = Print what makes a shell complete folsom’s commands: for bash, eval "$(folsom completion bash)".
cli-game = the game: { $known }
cli-file = a saved game
cli-file-finished = a finished game, as `folsom play` saved it
cli-seats = { $low } to { $most } seats (4)
cli-seat = your seat, from 0 (0)
cli-human = the seats of all who play at this keyboard
cli-bots = who plays the other seats, in turn: { $known } (greedy)
cli-expert = the expert variant; two seats always play it
cli-belle = when Belle is spared: any-target or same-spot
cli-discards = who sees a discard pile: open or owner
cli-bandits = the bandits seat by seat; - is drawn; two seats: a+b,c+d
cli-seed = deal from a whole number: the same game again; else the deal is sealed
cli-save = the file to save to after every choice; a game that is there goes on
cli-resume = go on with the game that was saved last
cli-plain = plain lines instead of a full-screen table
cli-speed = how fast things happen: { $known }
cli-theme = the colours: { $known }
cli-move = the moment after so many moves (the last)
cli-eyes = through whose eyes: a seat, or public
cli-rule = an id (X47) or a word
cli-json = the numbers as JSON
cli-shell = the shell: { $known }

## Commands: what may be wrong

error-usage = { $message }; see { $command } --help.
error-unrecognized = There is no option or word { $words } here; see { $command } --help.
error-expected-value = { $option } needs a value; see { $command } --help.
error-required = Something is missing: { $words }; see { $command } --help.
error-not-together = { $option } and { $other } don’t go together; see { $command } --help.
error-bad-value = { $option } is { $value }: choose one of { $known }; see { $command } --help.
error-no-command = There is no command { $name }: choose one of { $known }.
error-not-whole = { $option } is '{ $value }': give a whole number from 0.
error-no-bot = There is no bot '{ $name }': choose among { $known }.
error-no-such-seat = There is no seat { $seat }: choose among 0 to { $last }.
error-no-move = There is no move { $move }: choose among 0 to { $last }.
error-no-file = There is no file { $path }: check its name.
error-a-folder = { $path } is a folder: name a file.
error-no-text = { $path } isn't a saved game: name a file that `folsom play --save` wrote.
error-cant-read = { $path } can't be read ({ $reason }): name a file that you may read.
error-cant-say = The output can't be written ({ $reason }): send it elsewhere.
error-cant-save = { $path } can't be written ({ $reason }): name a file in a folder where you may write.
error-newer = { $path } was written by a newer Folsom: install the newest one to read it.
error-damaged = { $path } is damaged at line { $line }, column { $column } (expected { $expected }): use a whole copy of it.
error-in-file = { $path }: { $error }
error-other-game = { $path } holds a game with { $option }={ $value }: leave out --{ $option }, or name another file.
error-too-wrong = The input holds no choice that can be made: give numbers or words that are offered.
error-nothing-saved = No game is saved yet: start one with `folsom play`.
error-no-rule = There is no rule { $word }, and no rule with that word in it: look through `folsom rules`.
error-save-or-resume = --save and --resume don’t go together: --save FILE goes on with the game in that file.

verify-good = { $path }: good. { $deal }; all { $moves } moves are as the rules allow; scores { $scores }{ $told ->
    [yes] {""}
   *[no] {" "}(not in the file)
}.
deal-position = The game starts from the position in the file
deal-open = The deal follows from the open seed
deal-sealed = The deal follows from the sealed seed, to which the file has no commitment
deal-committed = The deal follows from the sealed seed, and the seed is the one committed to

## The table: who is who

you-are = You are { NAME($bandit) }, seat { $seat }.
at-the-table = At the table: { $others }.
player = { NAME($bandit) } (seat { $seat }, { $who })
human = you
committed = The deal is sealed. Its commitment, to compare after the game:
revealed = The seed behind the commitment was:
resumed = { $path }: resumed after move { $move }.
how-plain = Choose by number or by words; ? explains, quit leaves.
curtain = { NAME($bandit) } (seat { $seat }), it’s your turn.
    .plain = { NAME($bandit) } (seat { $seat }), it’s your turn: press Enter when only you can see.
    .help = Press Enter when only you can see.
left = You leave the table.
input-ended = The input has ended: you leave the table.
to-go-on = To go on: { $command }
compiling = Compiling the rules of { $name } (once on this machine, up to a minute) ...

## The table: what lies on it

round-of = Round { $number } of { $rounds }
round-line = Round { $number } of { $rounds }: { $card } ({ $turns })
before-first = The table is being set
hand = Your hand: { $cards }
deck = Your deck: { $cards }
kept = You keep: { $cards }
pile = Pile: { $cards }
pile-title = Pile
hand-title = Hand
laid = { NAME($bandit) } { $card }
    .you = your { $card }
face-down = { $card } (face down)
hidden-card = a card
nothing = nothing
roof = roof
inside = inside
marshal = MARSHAL
# In a narrow column, `.short`: at most nine columns of the terminal.
foot-car = car { $n }
foot-caboose = { $n } caboose
    .short = { $n } caboose
foot-locomotive = { $n } locomotive
    .short = { $n } locom.
purses = { $n ->
    [one] { $n } purse
   *[other] { $n } purses
}
    .short = { $n ->
    [one] { $n } purse
   *[other] { $n } purses
}
jewels = { $n ->
    [one] { $n } jewel
   *[other] { $n } jewels
}
    .short = { $n ->
    [one] { $n } jewel
   *[other] { $n } jewels
}
strongboxes = { $n ->
    [one] strongbox
   *[other] { $n } strongboxes
}
    .short = { $n ->
    [one] strongbox
   *[other] { $n } strongb.
}
column-seat = #
column-bandit = bandit
column-bullets = left
column-shot = hit
column-hand = hand
column-deck = deck
column-holds = holds
neutral-left = neutral bullets: { $n }
at-the-end = At the round’s end { ROUND($card, case: "effect") }.
this-turn = This turn is { $turn }.

## The table: choosing

wrong = `{ $text }` isn’t offered: give a number from 1 to { $last }, or the words; ? explains.
several = `{ $text }` could be several: give the number.
only-one = You can only do this: { $option }.
back-plain = `back` takes back what you have chosen.
leave-plain = `quit` leaves the table.
waiting-for = Waiting for { $names } …
looking-on = You look on.
cant = Not now: { $why }
undone = Taken back.
no-undo = That can’t be taken back: something was learnt since.
nothing-to-undo = There is nothing to take back.

## The table: keys and screens

key-help = help
key-rule = rule
key-undo = take back
key-speed = speed
key-log = log
key-pile = pile
key-theme = light/dark
key-quit = leave
key-back = back
key-step = step
key-eyes = eyes
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
speed-is = Speed: { $speed }
log-title = What happened
help-title = What is what
help-now = Now
help-cards = Cards
help-bandits = Bandits
help-turns = Turns
help-events = At the round’s end
help-event = “{ $card }”: { $effect }.
help-keys = Keys
help-keys-text = Arrows and Enter, or the number, or the mouse: choose. Any other key while things happen: skip. Tab: to the log and back; there the arrows scroll, Enter or r shows the rule. l: the whole log. p: the whole pile. r: the rule behind what is asked. u: take back, where nothing was learnt. s: speed. t: light or dark. q: leave; the game is saved.
rule-title = The rule
no-rule-here = No rule of its own stands behind this.
quit-title = Leave the table?
quit-text = The game is saved after every choice: { $command } goes on with it.
quit-yes = Leave
quit-no = Stay
eyes-public = public
eyes-of = Eyes: { $who }
moment = Move { $move } of { $last }

## Setting the table

setup-title = A table for Colt Express
setup-seats = Seats
setup-bot-random = bot: random
setup-bot-greedy = bot: greedy
setup-drawn = any bandit
setup-rules = Rules
setup-ordinary = ordinary
setup-expert = expert: hands go on from round to round
setup-hint = Arrows or Tab: from field to field. Enter: open, choose. Or the mouse.
setup-who = Seat { $seat }
setup-here = plays here
setup-start = Sit down
setup-resume = Go on with the last game
setup-quit = Leave

## The end

over = The game is over.
result = { $place }. { $name } { $money }{ $gunslinger }
gunslinger = Gunslinger
wins = { NAME($seat) } wins.
    .you = You win.
share-win = { $names } share the win.
again = Another game

## Measuring

bench-progress = Measuring { $what } ...
bench-what = { $n ->
    [one] { $game }, { $n } seat, { $variant }
   *[other] { $game }, { $n } seats, { $variant }
}
bench-game = game
bench-seats = seats
bench-variant = variant
bench-games = games/s
bench-decisions = decisions/s
bench-ns = ns each
bench-record = A record has { $bytes } bytes and is copied in { $ns } ns.
