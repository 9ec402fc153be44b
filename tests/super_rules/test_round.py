"""A round: stacks, turns, the caboose (S10 to S15)."""

from folsom.rules.super_express import cards, verbs
from folsom.rules.super_express.rows import rearmost
from tests.super_rules.help import at, play, ride, shown, spots

THREE = "seats: doc | tuco | mei\nfirst: {first}\nround: {round}\n"
QUIET = THREE + "spot 3 inside: doc forward\nspot 3 roof: tuco forward\nspot 2 inside: mei rearward"
IDLE = "flip floor fire"


def test_stacks_are_laid_in_secret_all_at_once():
    """S10: three different cards, by everybody at once; nothing happens before the last stack is complete."""
    games = at(QUIET.format(first=0, round=0))
    assert int(verbs.deciders(games, 0)) == 0b111
    for card in ("flip", "move", "fire"):
        assert play(games, 1, card) in ([], ["decide 1"])
        assert not int(verbs.legal(games, 0, 1)) >> cards.KINDS.index(card) & 1
    assert int(verbs.deciders(games, 0)) == 0b101
    assert int(games[0].laid[1]) == 3
    assert spots(games) == spots(at(QUIET.format(first=0, round=0)))


def test_a_card_can_be_taken_back_until_the_last_stack_is_complete():
    """S10: the one laid last; then the round is carried out and nothing can be taken back."""
    games = at(QUIET.format(first=0, round=0))
    for card in ("flip", "move", "fire"):
        play(games, 1, card)
    assert verbs.take_back(games, 0, 1) == 0
    assert int(verbs.deciders(games, 0)) == 0b111
    play(games, 1, "floor")
    assert [cards.KINDS[int(card)] for card in games[0].stack[1]] == ["flip", "move", "floor"]
    assert verbs.take_back(games, 0, 0) == 1


def test_cards_come_back_for_each_round():
    """S10: next round all cards can be stacked again."""
    _, games = ride(QUIET.format(first=0, round=0), IDLE, IDLE, IDLE)
    assert all(int(verbs.legal(games, 0, seat)) == cards.BASE_CARDS for seat in range(3))


def test_turns_go_round_from_the_first_seat():
    """S11: one card a turn, three turns, in the order of each stack."""
    events, _ = ride(QUIET.format(first=1, round=0), "flip floor move", "floor flip move", "fire flip floor")
    assert [event for event in events if event.startswith("show")] == [
        "show 1 floor", "show 2 fire", "show 0 flip", "show 1 flip", "show 2 flip", "show 0 floor",
        "show 1 move", "show 2 floor", "show 0 move",
    ]  # fmt: skip


def test_a_seat_that_is_out_is_passed_over_the_first_one_too():
    """S11: its cards stay unshown, and others go on."""
    text = THREE.format(first=0, round=0) + (
        "spot 0 inside: doc rearward\nspot 3 roof: tuco forward\nspot 3 inside: mei forward"
    )
    events, _ = ride(text, "move flip fire", IDLE, IDLE)
    assert shown(events, 0) == ["move"]
    assert shown(events, 1) == shown(events, 2) == IDLE.split()


def test_the_caboose_comes_off_with_everybody_on_it():
    """S12: inside and on the roof."""
    text = """seats: doc | tuco | mei | ghost
variant: reflex
first: 2
round: 1
spot 1 inside: doc forward
spot 1 roof: tuco rearward
spot 4 inside: mei forward
spot 3 roof: ghost forward
taken 2: 301
"""
    events, games = ride(text, *["flip floor reflex"] * 4)
    off = events.index("unhook 1")
    assert events[off + 1 : off + 3] == ["left doc", "left tuco"]
    assert int(games[0].rear) == 2
    assert int(games[0].aboard) == 0b1100


def test_the_farthest_takes_the_car_card():
    """S13: the farthest from the locomotive; roof before inside; on one spot the rearmost in the row."""
    cases = {
        "spot 3 inside: doc forward\nspot 2 roof: tuco forward\nspot 4 inside: mei forward": 1,
        "spot 2 inside: doc forward\nspot 2 roof: tuco forward\nspot 4 inside: mei forward": 1,
        "spot 2 roof: tuco forward, doc forward\nspot 4 inside: mei forward": 0,
        "spot 2 inside: mei forward stunned\nspot 3 roof: tuco forward, doc forward": 2,
    }
    for text, seat in cases.items():
        assert rearmost(at(THREE.format(first=0, round=0) + text)[0]) == seat


def test_the_value_of_a_car_card_is_shown_to_all():
    """S13: and every card that is left is as likely."""
    found = set()
    for stream in range(1, 60):
        text = QUIET.format(first=0, round=0) + f"\nstream: {stream * 0x9E3779B97F4A7C15 % 2**64:016x}"
        events, games = ride(text, "flip fire floor", "flip fire floor", "floor flip fire")
        (card,) = [event for event in events if event.startswith("car ")]
        found.add(int(card.split()[2]))
        assert int(games[0].left) != cards.ALL_WORTHS
    assert found == set(cards.WORTHS.tolist())


def test_the_first_card_goes_on():
    """S14: to the next seat on the left that is still in the game."""
    events, games = ride(QUIET.format(first=1, round=0), IDLE, IDLE, IDLE)
    assert "first 2" in events
    text = (
        THREE.format(first=0, round=0)
        + "spot 0 roof: tuco rearward\nspot 3 inside: doc forward\nspot 3 roof: mei forward"
    )
    events, games = ride(text, IDLE, "move flip fire", IDLE)
    assert "first 2" in events
    assert int(games[0].first) == 2


def test_who_fell_is_in_no_row_and_no_target():
    """S15: and counts neither for the car card nor for the last one aboard; when the round ends it is out for good."""
    text = """seats: doc | tuco | mei | ghost
variant: horse
first: 0
round: 0
spot 0 roof: doc rearward
spot 3 inside: tuco forward
spot 4 inside: mei forward
spot 3 roof: ghost forward
"""
    events, games = ride(text, "move flip fire", *["flip floor fire"] * 3)
    assert "off doc" in events
    assert int(games[0].place[0]) == cards.OFF
    assert int(verbs.deciders(games, 0)) == 0b1110
    assert not any(event.split()[1:2] == ["doc"] for event in events if event.startswith(("car", "left")))
