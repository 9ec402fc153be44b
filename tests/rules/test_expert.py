"""The expert variant, and its small print (X90 to X96, X110, X111)."""

import pytest

import folsom
from folsom.errors import IllegalChoice
from folsom.game import Game

from .help_more import bandits, cards_in, case, line, lines_of, play_all, seen, sizes, texts, told

# ---- X90 -------------------------------------------------------------------------------------------------------------

PILES = """
    seats: tuco | doc | ghost
    variant: expert discards={}
    hand 0: move, fire
    discards 0: punch, robbery 2, bullet
    known 0: move
    discards 1: move
    tuco: 0 inside; shot doc 1
"""


def test_discard_piles_are_open():
    """X90: by default everybody may look through them, the public too."""
    game = case(PILES.format("open"))
    piles = [
        {"tuco robbery": 2, "tuco punch": 1, "bullet": 1},
        {"doc move": 1},
        {},
    ]
    for looker in (0, 1, 2, None):
        assert [seen(game, looker, "cards_of", seat, "pile") for seat in range(3)] == piles
        assert [seen(game, looker, "cards_of", seat, "discards") for seat in range(3)] == [4, 1, 0]


def test_discard_piles_may_be_their_owners():
    """X90: with `discards=owner` only the owner looks; how many cards they are everybody sees."""
    game = case(PILES.format("owner"))
    assert [seen(game, 0, "cards_of", seat, "pile") for seat in range(3)] == [
        {"tuco robbery": 2, "tuco punch": 1, "bullet": 1},
        None,
        None,
    ]
    assert [seen(game, 1, "cards_of", seat, "pile") for seat in range(3)] == [None, {"doc move": 1}, None]
    assert [seen(game, None, "cards_of", seat, "pile") for seat in range(3)] == [None, None, None]
    assert [seen(game, 1, "cards_of", seat, "discards") for seat in range(3)] == [4, 1, 0]


# ---- X91 -------------------------------------------------------------------------------------------------------------

SHOT = """
    seats: tuco | doc | ghost | belle
    variant: expert
    first: 1
    round: 1 bridge
    earlier: tunnel
    tuco: 0 inside; shot doc 2 neutral 2
    doc: 1 inside; shot tuco 1
    belle: 0 roof; shot tuco 2
    hand 0: move 2, fire, bullet 3
    hand 1: punch, bullet
    hand 2: robbery
    hand 3: floor 2
    decision: bullets 0 1 3
"""


def test_bullets_may_be_discarded_before_the_first_turn():
    """X91, X96: as many as a seat likes, some of them; face up, and no card is drawn for them."""
    game = case(SHOT)
    assert (game.decision, game.deciders) == ("bullets", (0, 1, 3))
    assert texts(game, 0) == ["discard 0", "discard 1", "discard 2", "discard 3"]
    assert texts(game, 1) == ["discard 0", "discard 1"]
    assert texts(game, 2) == []
    assert texts(game, 3) == ["discard 0"]
    decks = sizes(game, "deck")
    assert told(game.play(0, "discard 2")) == ["decide seat=0"]
    assert told(game.play(3, "discard 0")) == ["decide seat=3"]
    assert sizes(game, "discards") == [0, 0, 0, 0]
    assert told(game.play(1, "discard 1")) == [
        "decide seat=1",
        "discard seat=0 card=bullet",
        "discard seat=0 card=bullet",
        "discard seat=1 card=bullet",
    ]
    assert [cards_in(game, "hand", seat) for seat in range(4)] == [
        "move 2, fire, bullet",
        "punch",
        "robbery",
        "floor 2",
    ]
    assert [cards_in(game, "discards", seat) for seat in range(4)] == ["bullet 2", "bullet", "", ""]
    assert sizes(game, "deck") == decks
    assert (game.decision, game.deciders) == ("scheme", (1,))
    assert line(game, "turn") == "0 step 0"
    assert lines_of(game).get("chosen") is None
    assert [int(n) for n in game.record.choice] == [0] * 6


@pytest.mark.parametrize(("n", "left"), [(0, "move 2, fire, bullet 3"), (3, "move 2, fire")])
def test_none_or_all_of_the_bullets(n, left):
    """X91: none or all as well."""
    game = case(SHOT)
    play_all(game, (1, "discard 0"), (3, "discard 0"), (0, f"discard {n}"))
    assert cards_in(game, "hand", 0) == left
    assert sizes(game, "discards") == [n, 0, 0, 0]
    assert cards_in(game, "hand", 1) == "punch, bullet"


def test_bullets_are_discarded_after_the_card_is_turned_up():
    """X91, X94: hands are filled, then the round card is turned up, then seats that were ever shot are asked."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        round: 0 bridge
        tuco: 0 inside; shot doc 1
        hand 0: move
        top 0: 1
        decision: resolve
    """)
    assert [event.kind for event in game.events if event.kind in ("draw", "round", "decide")] == [
        *["draw"] * 3,
        "round",
    ]
    assert line(game, "round").startswith("1 ")
    assert (game.decision, game.deciders) == ("bullets", (0,))
    assert line(game, "turn") == ""
    assert texts(game, 0) == ["discard 0", "discard 1"]
    game.play(0, "discard 1")
    assert (game.decision, game.deciders, sizes(game, "hand")) == ("scheme", (1,), [5, 7, 6])


def test_nobody_is_asked_about_bullets_that_nobody_has():
    """X91: without a bullet received the first turn begins at once; so it does outside the expert variant."""
    text = "seats: tuco | doc | ghost\nvariant: {}\nround: 0 bridge\ndoc: 0 roof; shot {} 1\ndecision: resolve\n"
    assert case(text.format("belle=any-target", "tuco")).decision == "scheme"
    assert case(text.format("expert", "tuco")).deciders == (1,)
    assert case(text.format("expert", "neutral")).decision == "bullets"
    assert case(text.format("expert", "neutral").replace("; shot neutral 1", "")).decision == "scheme"


# ---- X92 -------------------------------------------------------------------------------------------------------------

SCHEMED = """
    seats: tuco | doc | ghost
    variant: expert
    first: 0
    round: 0 bridge
    turn: 2 step 2
    tuco: 0 inside; shot doc 2
    doc: 0 roof; shot tuco 1
    hand 0: move 2, fire, bullet 2
    hand 1: punch
    hand 2: robbery
    discards 0: marshal
    pile: 0; tuco floor, doc marshal
    marshal: 2
"""


def test_a_seat_keeps_the_action_cards_it_wants():
    """X92, X93, X96: kept cards are the next hand; the others and all bullets are discarded, face up."""
    game = case(SCHEMED)
    assert told(game.play(2, "play robbery")) == ["play seat=2 card=ghost robbery"]
    assert (game.decision, game.deciders) == ("keep", (0, 1))
    assert [int(n) for n in (game.record.asked, game.record.waiting)] == [0b011, 0]
    assert [int(n) for n in (game.record.decider, game.record.options)] == [0, 0]
    assert texts(game, 0) == ["keep move", "keep fire", "done"]
    assert (texts(game, 1), texts(game, 2)) == (["keep punch", "done"], [])
    assert told(game.play(0, "keep move")) == []
    assert texts(game, 0) == ["keep move", "keep fire", "done"]
    game.play(0, "keep fire")
    assert texts(game, 0) == ["keep move", "done"]
    assert (cards_in(game, "hand", 0), cards_in(game, "kept", 0)) == ("move, bullet 2", "move, fire")
    assert seen(game, 0, "kept") == {"tuco move": 1, "tuco fire": 1}
    assert told(game.play(0, "done")) == ["decide seat=0"]
    events = told(game.play(1, "done"))
    assert events[:9] == [
        "decide seat=1",
        "discard seat=0 card=tuco move",
        "discard seat=0 card=bullet",
        "discard seat=0 card=bullet",
        "keep seat=0 count=2",
        "discard seat=1 card=doc punch",
        "keep seat=1 count=0",
        "keep seat=2 count=0",
        "show seat=0 card=tuco floor",
    ]
    assert game.decision == "marshal"
    assert [cards_in(game, "hand", seat) for seat in range(3)] == ["move, fire", "", ""]
    assert [cards_in(game, "kept", seat) for seat in range(3)] == ["", "", ""]
    assert [cards_in(game, "discards", seat) for seat in range(3)] == [
        "move, floor, marshal, bullet 2",
        "punch, marshal",
        "",
    ]
    assert [int(n) for n in game.record.choice] == [0] * 6
    assert [int(n) for n in game.record.fresh] == [0] * 6


def test_a_seat_may_keep_everything_or_nothing():
    """X92: all its action cards, or none."""
    game = case(SCHEMED)
    game.play(2, "draw")
    assert game.deciders == (0, 1, 2)
    play_all(game, (2, "done"), (0, "keep move"), (0, "keep move"), (0, "keep fire"))
    assert texts(game, 0) == ["done"]
    play_all(game, (0, "done"), (1, "keep punch"), (1, "done"))
    assert [cards_in(game, "hand", seat) for seat in range(3)] == ["move 2, fire", "punch", ""]
    assert cards_in(game, "discards", 0) == "floor, marshal, bullet 2"
    assert sizes(game, "discards")[2] == 4


def test_no_hand_no_question():
    """X92: when all hands are empty the pile is resolved at once."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        round: 0 bridge
        turn: 2 step 2
        hand 2: robbery
        pile: 0; doc marshal
        marshal: 2
    """)
    assert told(game.play(2, "play robbery")) == [
        "play seat=2 card=ghost robbery",
        "keep seat=0 count=0",
        "keep seat=1 count=0",
        "keep seat=2 count=0",
        "show seat=1 card=doc marshal",
    ]
    assert game.decision == "marshal"


# ---- X93 -------------------------------------------------------------------------------------------------------------


def test_a_resolved_card_goes_to_the_discard_pile():
    """X93: face up, to its owner's; a bullet received goes on top of the deck."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        pile: 0; tuco fire, ghost punch, doc marshal
        decision: resolve
        marshal: 2
        tuco: 0 inside
        doc: 1 inside
        ghost: 0 roof
        discards 0: fire
    """)
    assert texts(game, 0) == ["fire doc", "fire ghost"]
    assert [cards_in(game, "discards", seat) for seat in range(3)] == ["fire 2", "", ""]
    game.play(0, "fire doc")
    assert [cards_in(game, "discards", seat) for seat in range(3)] == ["fire 2", "marshal", "punch"]
    assert [seen(game, 0, "cards_of", seat, "top") for seat in range(3)] == [0, 1, 0]
    assert cards_in(game, "deck", 1) == "move 2, floor 2, fire 2, robbery 2, punch, bullet"
    assert sizes(game, "deck") == [8, 10, 9]


def test_bullets_on_top_are_drawn_first():
    """X93, X55: the seat that draws three gets the two bullets on top and one card from below."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        tuco: 0 inside; shot doc 2 ghost 2
        top 0: 2
        hand 0: punch
    """)
    events = told(game.play(0, "draw"))
    assert events[:2] == ["drawn seat=0 card=bullet"] * 2
    assert events[2].startswith("drawn seat=0 card=")
    assert events[3:] == ["draw seat=0 count=3"]
    assert [int(n) for n in game.record.top] == [0] * 6
    assert seen(game, 1, "cards_of", 0, "known") == {"bullet": 2}
    assert seen(game, 1, "cards_of", 0, "fresh") == 2  # the punch, and the card from below
    assert [int(n) for n in game.record.fresh] == [2, 0, 0, 0, 0, 0]


def test_more_bullets_on_top_than_are_drawn():
    """X93: the rest stays on top."""
    game = case("seats: tuco | doc | ghost\nvariant: expert\ntuco: 0 inside; shot doc 5\ntop 0: 5\n")
    game.play(0, "draw")
    assert cards_in(game, "hand", 0) == "bullet 3"
    assert line(game, "top 0") == "2"
    assert seen(game, 2, "cards_of", 0, "known") == {"bullet": 3}


def test_without_the_expert_variant_a_card_goes_back_on_the_deck():
    """X93, X32: discard piles are the expert variant's alone."""
    text = """
        seats: tuco | doc | ghost
        pile: 0; tuco robbery, doc marshal
        decision: resolve
        marshal: 2
    """
    game = case(text)
    assert (sizes(game, "discards"), sizes(game, "deck")) == ([0, 0, 0], [10, 10, 10])
    game = case(text.replace("pile", "variant: expert\npile"))
    assert (sizes(game, "discards"), sizes(game, "deck")) == ([1, 1, 0], [9, 9, 10])


# ---- X94 -------------------------------------------------------------------------------------------------------------


def test_a_hand_is_filled_up():
    """X94, X61: up to six, Doc's up to seven; who kept that many or more draws none; nothing is shuffled."""
    game = case("""
        seats: tuco | doc | ghost | belle | django
        variant: expert
        round: 0 bridge
        hand 0: move 2
        hand 1: punch, fire 2, floor 2, move
        hand 2: move 2, fire 2, floor 2
        hand 3: move 2, fire 2, floor 2, robbery 2
        decision: resolve
    """)
    assert told(game.events, "draw", "shuffle") == [
        "draw seat=0 count=4",
        "draw seat=1 count=1",
        "draw seat=2 count=0",
        "draw seat=3 count=0",
        "draw seat=4 count=6",
    ]
    assert sizes(game, "hand") == [6, 7, 6, 8, 6]
    assert sizes(game, "deck") == [4, 3, 4, 2, 4]
    assert cards_in(game, "hand", 0).startswith("move 2")


def test_the_expert_deck_at_set_up():
    """X94: dealt from a shuffled deck, without shuffling again; seeds deal different hands."""
    hands = set()
    for seed in range(4):
        game = folsom.new(seats=3, expert=True, bandits=["tuco", "ghost", "belle"], seed=seed)
        assert told(game.events, "shuffle") == []
        assert (sizes(game, "hand"), sizes(game, "deck"), sizes(game, "discards")) == ([6] * 3, [4] * 3, [0] * 3)
        assert [int(n) for n in game.record.fresh] == [6, 6, 6, 0, 0, 0]
        hands.add(cards_in(game, "hand", 0))
    assert len(hands) > 1


def test_played_cards_do_not_come_back_at_once():
    """X94: what lies in the discard pile isn't drawn while the deck has cards; nobody else's hand is touched."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        round: 0 bridge
        discards 0: move 2, fire 2
        decision: resolve
    """)
    assert cards_in(game, "hand", 0) == "floor 2, robbery 2, punch, marshal"
    assert cards_in(game, "discards", 0) == "move 2, fire 2"
    assert sizes(game, "deck") == [0, 3, 4]


# ---- X95 -------------------------------------------------------------------------------------------------------------

FEW = """
    seats: tuco | doc | ghost
    variant: expert
    hand 0: robbery 2, punch, marshal
    discards 0: {}
    tuco: 0 inside; shot doc 1
    top 0: {}
"""


def test_the_discard_pile_is_shuffled_in_the_midst_of_a_draw():
    """X95: the last cards of the deck first, then the pile becomes the deck, and drawing goes on."""
    game = case(FEW.format("move 2, fire 2, floor", 1))
    assert (sizes(game, "deck"), cards_in(game, "deck", 0)) == ([2, 10, 10], "floor, bullet")
    events = told(game.play(0, "draw"))
    assert events[:3] == ["drawn seat=0 card=bullet", "drawn seat=0 card=tuco floor", "shuffle seat=0"]
    assert events[3].startswith("drawn seat=0 card=tuco ")
    assert events[4:] == ["draw seat=0 count=3"]
    assert (sizes(game, "hand"), sizes(game, "deck"), sizes(game, "discards")) == ([7, 0, 0], [4, 10, 10], [0, 0, 0])
    # the whole hand is known at that moment: what isn't in the pile that all saw was in the hand
    assert seen(game, 1, "cards_of", 0, "known") == {
        "tuco robbery": 2,
        "tuco punch": 1,
        "tuco marshal": 1,
        "tuco floor": 1,
        "bullet": 1,
    }
    assert seen(game, 1, "cards_of", 0, "fresh") == 1


def test_a_deck_that_is_just_enough_is_not_shuffled():
    """X95: only when a card is to be drawn and none is there."""
    game = case(FEW.format("move 2, fire 2", 1))
    assert sizes(game, "deck")[0] == 3
    assert [words for words in told(game.play(0, "draw")) if words.startswith("shuffle")] == []
    assert (sizes(game, "deck")[0], cards_in(game, "discards", 0)) == (0, "move 2, fire 2")


def test_an_empty_deck_and_an_empty_pile():
    """X95, X27: then there is nothing to draw, and drawing is a way to pass."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        hand 0: move 2, fire 2, floor 2, robbery 2, punch
        hand 1: move 2, fire 2, floor 2, robbery 2, punch, marshal
    """)
    assert sizes(game, "deck")[:2] == [1, 0]
    assert told(game.play(0, "draw")) == ["drawn seat=0 card=tuco marshal", "draw seat=0 count=1"]
    assert told(game.play(1, "draw")) == ["draw seat=1 count=0"]
    assert game.deciders == (2,)


def test_bullets_in_the_discard_pile_come_back():
    """X95: they are shuffled with the rest, and don't lie on top any more."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        hand 0: move 2, fire 2, floor 2, robbery 2, punch, marshal
        tuco: 0 inside; shot doc 6 ghost 6
        discards 0: bullet 12
    """)
    assert told(game.play(0, "draw"))[0] == "shuffle seat=0"
    assert (cards_in(game, "deck", 0), cards_in(game, "discards", 0)) == ("bullet 9", "")
    assert cards_in(game, "hand", 0).endswith("marshal, bullet 3")
    assert int(game.record.top[0]) == 0
    assert seen(game, 1, "cards_of", 0, "fresh") == 3


def test_without_the_expert_variant_nothing_is_shuffled_in():
    """X95, X27: an empty deck stays empty."""
    game = case("seats: tuco | doc | ghost\nhand 0: move 2, fire 2, floor 2, robbery 2, punch\n")
    assert told(game.play(0, "draw")) == ["drawn seat=0 card=tuco marshal", "draw seat=0 count=1"]
    assert told(play(game, "draw", "draw", "draw")) == ["draw seat=0 count=0"]
    assert [int(n) for n in game.record.fresh] == [0] * 6
    assert [int(n) for n in game.record.known] == [0] * 6


def play(game: Game, *choices: str) -> list[folsom.Event]:
    """Choices of whoever is to choose; what the last one brought."""
    events: list[folsom.Event] = []
    for text in choices:
        events = game.play(game.deciders[0], text)
    return events


def test_face_down_cards_are_known_after_a_shuffle():
    """X95, X29: when the pile is shuffled in, all that isn't in it is in the hand or face down on the common pile."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        hand 0: robbery 2, marshal
        pile: 0; doc move, tuco punch down, tuco floor
        discards 0: move 2, fire 2, floor
    """)
    assert sizes(game, "deck")[0] == 0
    game.play(0, "draw")
    assert seen(game, 1, "cards_of", 0, "known") == {"tuco robbery": 2, "tuco punch": 1, "tuco marshal": 1}
    assert seen(game, 1, "cards_of", 0, "fresh") == 3


def test_what_all_know_of_a_hand():
    """X29, X91, X93: bullets that all saw are laid down before those that nobody else did; so are played cards."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        tuco: 0 inside; shot doc 4
        hand 0: move 2, fire, bullet 4
        known 0: move, bullet
        fresh 0: 4
        decision: bullets 0
    """)
    before = seen(game, 1, "cards_of", 0)
    assert (before["known"], before["fresh"]) == ({"tuco move": 1, "bullet": 1}, 4)
    game.play(0, "discard 3")
    now = seen(game, 1, "cards_of", 0)
    assert (now["known"], now["fresh"]) == ({"tuco move": 1}, 2)
    game.play(0, "play fire")
    assert seen(game, 1, "cards_of", 0, "known") == {"tuco move": 1}
    game = case("seats: tuco | doc | ghost\nvariant: expert\nhand 0: move 2, fire\nknown 0: move\nfresh 0: 1\n")
    game.play(0, "play move")
    assert seen(game, 1, "cards_of", 0, "known") == {}
    assert seen(game, 1, "cards_of", 0, "fresh") == 1


# ---- X96 -------------------------------------------------------------------------------------------------------------


def test_all_choose_at_once_and_nobody_sees():
    """X96: in any order; until the last has chosen nothing is laid open, and only its owner sees a choice."""
    game = case(SHOT)
    before = {seat: game.view(seat) for seat in (0, 1, 2, None)}
    game.play(3, "discard 0")
    game.play(0, "discard 2")
    assert game.deciders == (1,)
    for looker in (1, 2, None):
        assert game.view(looker) == before[looker] | {"deciders": [1], "waiting": [0, 3]}
    assert game.view(0) == before[0] | {"deciders": [1], "waiting": [0, 3], "choice": 2}
    with pytest.raises(IllegalChoice, match="waits for the others"):
        game.play(0, "discard 1")
    with pytest.raises(IllegalChoice, match="isn't seat 2's turn"):
        game.play(2, "discard 0")


def test_what_is_kept_stays_hidden():
    """X96, X29: others see how many cards are in hand, kept ones among them, and the cards discarded."""
    game = case(SCHEMED)
    game.play(2, "play robbery")
    before = {seat: game.view(seat) for seat in (1, 2, None)}
    play_all(game, (0, "keep move"), (0, "keep fire"))
    assert {seat: game.view(seat) for seat in (1, 2, None)} == before
    assert seen(game, 1, "cards_of", 0, "hand") == 5
    game.play(0, "done")
    for looker in (1, 2, None):
        assert game.view(looker) == before[looker] | {"deciders": [1], "waiting": [0]}
    game.play(1, "done")
    assert seen(game, 1, "cards_of", 0, "hand") == 2
    assert seen(game, 1, "cards_of", 0, "known") == {}
    assert seen(game, 0, "hand") == {"tuco move": 1, "tuco fire": 1}


def test_a_choice_may_be_taken_back():
    """X96: before the last seat has chosen, and then anew."""
    game = case(SHOT)
    text = game.position()
    game.play(0, "discard 2")
    assert line(game, "chosen") == "0 discard 2"
    game.take_back(0)
    assert game.position() == text
    assert [int(n) for n in game.record.choice] == [0] * 6
    assert game.deciders == (0, 1, 3)
    play_all(game, (0, "discard 1"), (1, "discard 0"), (3, "discard 0"))
    assert sizes(game, "discards") == [1, 0, 0, 0]
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        game.take_back(0)


def test_kept_cards_may_be_taken_back():
    """X96, X92: before and after `done`; only the seat's own."""
    game = case(SCHEMED)
    game.play(2, "play robbery")
    text = game.position()
    for seat in (0, 1, 2):
        with pytest.raises(IllegalChoice, match="nothing to take back"):
            game.take_back(seat)
    play_all(game, (0, "keep move"), (0, "keep fire"))
    game.take_back(0)
    assert game.position() == text
    play_all(game, (1, "keep punch"), (0, "keep fire"), (0, "done"))
    game.take_back(0)
    assert (cards_in(game, "kept", 0), cards_in(game, "kept", 1)) == ("", "punch")
    assert game.deciders == (0, 1)
    play_all(game, (0, "keep move"), (0, "done"), (1, "done"))
    assert [cards_in(game, "hand", seat) for seat in range(3)] == ["move", "punch", ""]
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        game.take_back(1)


# ---- X110 and X111 ---------------------------------------------------------------------------------------------------


def test_bullets_are_all_alike():
    """X110, X29: only how many; discarding changes nothing of what a bandit received, and from whom."""
    game = case(SHOT)
    before = bandits(game)
    assert before["tuco"] == "0 inside; shot doc 2 neutral 2"
    play_all(game, (0, "discard 3"), (1, "discard 1"), (3, "discard 0"))
    assert bandits(game) == before
    assert (line(game, "neutral"), seen(game, 2, "bandits", "doc", "bullets")) == ("11", 4)
    assert seen(game, 2, "bandits", "tuco", "received") == {"doc": 2, "neutral": 2}
    assert game.record.received.sum() == 7


def test_nothing_is_kept_after_the_last_scheming():
    """X111: nobody is asked; every hand, bullets and action cards, is discarded."""
    game = case("""
        seats: tuco | doc | ghost
        variant: expert
        first: 0
        round: 4 hostage-conductor
        earlier: bridge tunnel braking swivel-arm
        turn: 3 step 2
        tuco: 0 inside; shot doc 2
        hand 0: move 2, bullet
        hand 1: punch
        hand 2: robbery
        pile: 0; doc marshal
        marshal: 2
    """)
    events = told(game.play(2, "play robbery"))
    assert events == [
        "play seat=2 card=ghost robbery",
        "discard seat=0 card=tuco move",
        "discard seat=0 card=tuco move",
        "discard seat=0 card=bullet",
        "keep seat=0 count=0",
        "discard seat=1 card=doc punch",
        "keep seat=1 count=0",
        "keep seat=2 count=0",
        "show seat=1 card=doc marshal",
    ]
    assert game.decision == "marshal"
    assert sizes(game, "hand") == [0, 0, 0]
    assert [cards_in(game, "discards", seat) for seat in range(3)] == ["move 2, bullet", "punch, marshal", ""]


@pytest.mark.parametrize("number", [0, 3])
def test_before_the_last_round_seats_are_asked(number):
    """X111, X92: in the rounds before, the fourth too."""
    earlier = " ".join(["tunnel", "braking", "swivel-arm"][:number])
    game = case(f"""
        seats: tuco | doc | ghost
        variant: expert
        round: {number} bridge
        {"earlier: " + earlier if earlier else ""}
        turn: 2 step 2
        hand 0: move
        hand 2: robbery
    """)
    game.play(2, "play robbery")
    assert (game.decision, game.deciders) == ("keep", (0,))
