"""The cards, and what they do to whom (S20 to S28)."""

from folsom.rules.super_express import cards, verbs
from folsom.rules.super_express.cards import RIDES
from folsom.rules.super_express.riding import change_floor, fire, move, to_locomotive
from tests.super_rules.help import after, ride, shown, spots

FOUR = "seats: doc | tuco | mei | ghost\nfirst: 0\nround: 0\n"
IDLE = "flip floor move"  # cards of those who don't matter here
HORSE = FOUR + "variant: horse\n"
REFLEX = FOUR + "variant: reflex\n"


def test_flip_turns_round_and_stays():
    """S20: the other way, the same place in the row."""
    events, _ = ride(FOUR + "spot 3 inside: tuco rearward, doc forward, mei rearward\nspot 4 roof: ghost forward",
                     "flip floor move", IDLE, IDLE, IDLE)  # fmt: skip
    assert after(events, "show 0 flip") == ["flip doc rearward"]


def test_change_floor_with_nobody_at_ones_back():
    """S21: facing forward last of the row, facing rearward first; facing is kept."""
    text = FOUR + "spot 3 roof: mei forward, ghost forward\nspot 3 inside: doc {}, tuco forward"
    for facing, row in (("forward", "mei, ghost, doc"), ("rearward", "doc, mei, ghost")):
        games = ride(text.format(facing))[1]
        g = games[0]
        change_floor(g, 0, None)
        line = next(line for line in spots(games) if line.startswith("3 roof"))
        names = ", ".join(part.split()[0] for part in line.split(": ")[1].split(", "))
        assert names == row
        assert f"doc {facing}" in line


def test_move_stands_on_the_side_where_it_came_in():
    """S22: forward: last of the row; rearward: first. Others in the way block nothing."""
    events, _ = ride(FOUR + "spot 3 inside: mei forward, ghost forward\nspot 2 inside: tuco forward, doc forward",
                     "move flip fire", "flip move fire", IDLE, IDLE)  # fmt: skip
    assert after(events, "show 0 move") == ["move doc 3 inside"]
    for facing, row in (("forward", "mei, ghost, doc"), ("rearward", "doc, mei, ghost")):
        start = 2 if facing == "forward" else 4
        games = ride(FOUR + f"spot 3 inside: mei forward, ghost forward\nspot {start} inside: doc {facing}\n"
                     "spot 5 roof: tuco forward")[1]  # fmt: skip
        move(games[0], 0, None)
        line = next(line for line in spots(games) if line.startswith("3 inside"))
        assert ", ".join(part.split()[0] for part in line.split(": ")[1].split(", ")) == row


def test_move_off_either_end_is_the_end():
    """S22: past the locomotive and past the last car one is out."""
    events, games = ride(FOUR + "spot 5 inside: doc forward\nspot 0 roof: tuco rearward\n"
                         "spot 3 inside: mei forward, ghost forward",
                         "move flip fire", "move flip fire", IDLE, IDLE)  # fmt: skip
    assert after(events, "show 0 move") == ["off doc"]
    assert after(events, "show 1 move") == ["off tuco"]
    assert shown(events, 0) == shown(events, 1) == ["move"]
    assert int(games[0].place[0]) == int(games[0].place[1]) == cards.OFF


def test_fire_hits_the_first_standing_bandit_in_front():
    """S23: in the row, then in the cars beyond, on the same level; nobody on another level, nobody behind."""
    text = FOUR + "spot {}\nspot 1 roof: ghost forward"
    row = text.format("3 inside: tuco forward, doc forward, mei forward")
    assert after(ride(row, "fire flip move", IDLE, IDLE, IDLE)[0], "show 0 fire")[0] == "fire doc tuco"
    beyond = text.format("5 inside: tuco forward\nspot 2 inside: doc forward, mei forward")
    assert after(ride(beyond, "fire flip move", IDLE, IDLE, IDLE)[0], "show 0 fire")[0] == "fire doc tuco"
    back = text.format("3 inside: tuco forward, doc rearward, mei forward")
    assert after(ride(back, "fire flip move", IDLE, IDLE, IDLE)[0], "show 0 fire")[0] == "fire doc mei"
    nobody = text.format("3 inside: doc forward, mei forward\nspot 4 roof: tuco forward")
    assert after(ride(nobody, "fire flip move", IDLE, IDLE, IDLE)[0], "show 0 fire") == ["miss doc"]


def test_stunned_bandits_are_no_target_and_in_nobodys_way():
    """S23: the shot goes on to the next one who stands."""
    events, _ = ride(FOUR + "spot 4 inside: mei forward\nspot 3 inside: tuco forward stunned, doc forward\n"
                     "spot 1 roof: ghost forward", "fire flip move", IDLE, IDLE, IDLE)  # fmt: skip
    assert after(events, "show 0 fire")[0] == "fire doc mei"


def test_who_is_hit_goes_one_car_on_and_lies_where_it_came_in():
    """S24: stunned; hit from the rear last of the row, from the front first; facing and level are kept."""
    text = FOUR + "spot 4 inside: mei rearward\nspot 3 inside: tuco rearward, doc forward\nspot 1 roof: ghost forward"
    events, _ = ride(text, "fire flip move", IDLE, IDLE, IDLE)
    assert after(events, "show 0 fire") == ["fire doc tuco", "pushed tuco 4 inside"]
    games = ride(text)[1]
    fire(games[0], 0, None)
    assert "4 inside: mei rearward, tuco rearward stunned" in spots(games)
    games = ride(FOUR + "spot 3 inside: doc rearward, tuco forward\nspot 2 inside: mei forward\n"
                 "spot 1 roof: ghost forward")[1]  # fmt: skip
    fire(games[0], 0, None)
    assert "2 inside: tuco forward stunned, mei forward" in spots(games)


def test_a_shot_off_the_train():
    """S24: past either end one is out."""
    forward = ride(FOUR + "spot 5 inside: tuco forward, doc forward\nspot 3 roof: mei forward, ghost forward",
                   "fire flip move", IDLE, IDLE, IDLE)[0]  # fmt: skip
    assert after(forward, "show 0 fire") == ["fire doc tuco", "thrown tuco"]
    rearward = ride(FOUR + "spot 0 roof: doc rearward, tuco forward\nspot 3 roof: mei forward, ghost forward",
                    "fire flip move", IDLE, IDLE, IDLE)[0]  # fmt: skip
    assert after(rearward, "show 0 fire") == ["fire doc tuco", "thrown tuco"]


def test_a_stunned_bandits_card_only_stands_it_up():
    """S25: whichever it is; place and facing are kept."""
    for card in ("flip", "floor", "move", "fire", "horse"):
        others = " ".join(c for c in ("flip", "floor", "move") if c != card)
        text = HORSE + "spot 3 inside: tuco forward, doc forward stunned\nspot 2 roof: mei forward, ghost forward"
        events, _ = ride(text, " ".join([card, *others.split()][:3]), IDLE, IDLE, IDLE)
        assert after(events, f"show 0 {card}") == ["stand doc"]


def test_a_stunned_bandit_stays_so_over_the_rounds_end():
    """S25, S15: hit in the last turn it lies there still when the next stacks are laid, and is asked like others."""
    text = REFLEX + "spot 4 inside: doc forward\nspot 3 inside: tuco forward\nspot 3 roof: mei forward, ghost forward"
    events, games = ride(text, "fire flip move", "reflex flip fire", "flip move reflex", "flip move reflex")
    assert after(events, "show 1 fire") == ["fire tuco doc", "pushed doc 4 inside"]
    assert "4 inside: doc rearward stunned" in spots(games)
    assert int(verbs.legal(games, 0, 0)) == int(games[0].cards)


def test_reflex_stands_up_and_fires_or_lies_down():
    """S26: stunned, it stands up and fires; not stunned, it lies down, place and facing kept, and fires nothing."""
    text = REFLEX + "spot 4 inside: mei forward\nspot 3 inside: tuco forward, doc forward{}\nspot 2 roof: ghost forward"
    lying = ride(text.format(" stunned"), "reflex flip floor", IDLE, IDLE, IDLE)[0]
    assert after(lying, "show 0 reflex") == ["stand doc", "fire doc tuco", "pushed tuco 4 inside"]
    standing, _ = ride(text.format(""), "reflex flip floor", IDLE, IDLE, IDLE)
    assert after(standing, "show 0 reflex") == ["lie doc"]
    assert after(standing, "show 0 flip") == ["stand doc"]


def test_horse_rides_to_the_locomotive():
    """S27: inside, facing forward, first of the row, from wherever it is; stunned it only stands up."""
    text = HORSE + "spot 5 inside: mei rearward\nspot 1 roof: doc rearward\nspot 3 inside: tuco forward, ghost forward"
    events, _ = ride(text, "horse flip floor", IDLE, IDLE, IDLE)
    assert after(events, "show 0 horse") == ["horse doc 5 inside"]
    games = ride(text)[1]
    to_locomotive(games[0], 0, RIDES, None)
    assert "5 inside: doc forward, mei rearward" in spots(games)


def test_horse_saves_who_fell():
    """S28: if it is the very next card that its seat shows after the fall, in the same round."""
    text = HORSE + "spot 0 roof: tuco forward, doc rearward\nspot 3 inside: mei forward, ghost forward"
    events, _ = ride(text, "move horse flip", IDLE, IDLE, IDLE)
    assert after(events, "show 0 move") == ["off doc"]
    assert after(events, "show 0 horse") == ["saved doc 5 inside"]
    assert shown(events, 0) == ["move", "horse", "flip"]


def test_any_other_card_after_a_fall_does_nothing_and_ends_it():
    """S28: it stays out, whatever the seat holds after it."""
    text = HORSE + "spot 0 roof: tuco forward, doc rearward\nspot 3 inside: mei forward, ghost forward"
    events, games = ride(text, "move flip horse", IDLE, IDLE, IDLE)
    assert after(events, "show 0 flip") == ["lost doc flip"]
    assert shown(events, 0) == ["move", "flip"]
    assert int(games[0].aboard) & 1 == 0


def test_without_horse_nobody_shows_after_a_fall():
    """S11, S15: passed over, the cards stay unshown."""
    events, _ = ride(FOUR + "spot 0 roof: tuco forward, doc rearward\nspot 3 inside: mei forward, ghost forward",
                     "move flip floor", IDLE, IDLE, IDLE)  # fmt: skip
    assert shown(events, 0) == ["move"]
