# What a picture of the table says: on the sheet, and in words for those who can't see it.

## On the sheet

picture-chooses = { $n ->
    [one] { $names } to choose.
   *[other] { $names } to choose.
}
picture-you = you
picture-first = first
picture-discards = discards
picture-money = money
picture-kept = You keep

## The picture in words

picture-title = Colt Express: { $moment }
picture-title-over = Colt Express: the game is over
picture-eyes = As { $name } sees it.
picture-eyes-public = As everybody may see it.
picture-round = { $card }, turns: { $turns }.
picture-marshal = The Marshal is { $spot }.
picture-bandit = { $name } is { $spot }, has { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} left, received { $received } and holds { $tokens }.
picture-off = not on the train yet
picture-cards = { $name }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck.
picture-cards-expert = { $name }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discards } discarded.
picture-loot = Loot { $spot }: { $tokens }.
picture-beside = Beside the train: { $tokens }.
picture-worth = { $n ->
    [one] a purse of { $money }
   *[other] { $n } purses of { $money }
}
picture-ransom = { $money } of ransom
picture-now = Carried out now: { $card }.
picture-unknown = { $name }: a card face down
picture-score = { $name } has { $money }.
picture-sentence = { $words }.
