"""Two seats, two bandits each (X100 to X109)."""

from typing import Any

import pytest

import folsom
from folsom.errors import IllegalChoice, UnknownOption
from folsom.game import Game
from folsom.rules.express import cards

from .help_more import bandits, cards_in, case, line, loot, play_all, seen, sizes, texts, told

TEAMS = [("tuco", "cheyenne"), ("django", "doc")]
ELEVEN = ["move", "floor", "fire", "robbery", "punch"]


def dealt(seed: int = 3, **options: Any) -> Game:
    """A game of the suggested teams."""
    return folsom.new(seats=2, bandits=TEAMS, seed=seed, **options)


def started(seed: int = 3) -> Game:
    """The same, after Marshal cards and places are settled."""
    game = dealt(seed)
    play_all(game, (0, "marshal cheyenne"), (1, "marshal doc"), (0, "caboose tuco"), (1, "caboose doc"))
    return game


# ---- setting up ------------------------------------------------------------------------------------------------------


def test_four_cars_and_two_teams():
    """X100, X108: four cars and the locomotive, two bandits a seat, as wished or drawn."""
    game = dealt()
    assert line(game, "seats") == "cheyenne tuco | django doc"
    assert len(line(game, "train").split()) == 4
    assert (int(game.record.cars), line(game, "marshal")) == (4, "4")
    assert [seen(game, None, "bandits", name, "seat") for pair in TEAMS for name in pair] == [0, 0, 1, 1]
    assert loot(game)["4 inside"] == "strongbox0"
    teams = {line(folsom.new(seats=2, seed=seed), "seats") for seed in range(6)}
    assert len(teams) > 1
    for team in teams:
        assert [len(pair.split()) for pair in team.split(" | ")] == [2, 2]
        assert len(set(team.replace("|", "").split())) == 4
    partly = folsom.new(seats=2, bandits=[(None, "belle"), ("ghost",)], seed=1)
    assert "belle" in line(partly, "seats").split(" | ")[0]
    assert "ghost" in line(partly, "seats").split(" | ")[1]
    with pytest.raises(UnknownOption, match="name 4"):
        folsom.new(seats=2, cars=["1/0", "1/1", "3/0", "3/1", "4/1"])


def test_cars_and_first_seat_are_drawn():
    """X108, X11: which cars and in which order, and which seat is first, is chance; a wish settles the cars."""
    games = [started(seed) for seed in range(8)]
    trains = [line(game, "train").split() for game in games]
    assert all(len(set(train)) == 4 for train in trains)
    assert len({car for train in trains for car in train}) > 4
    assert {line(game, "first") for game in games} == {"0", "1"}
    wished = dealt(cars=["3/1", "1/0", "0/3", "4/1"])
    assert line(wished, "train") == "3/1 1/0 0/3 4/1"
    assert {spot: words.count("purse") for spot, words in loot(wished).items()} == {
        "0 inside": 3,
        "1 inside": 1,
        "2 inside": 0,
        "3 inside": 4,
        "4 inside": 0,
    }


def test_both_name_their_marshal_card_first():
    """X109, X102, X96: at once, before anything else; nothing is dealt, the first seat isn't drawn yet."""
    game = dealt()
    assert (game.decision, game.deciders) == ("marshal-card", (0, 1))
    assert (texts(game, 0), texts(game, 1)) == (["marshal cheyenne", "marshal tuco"], ["marshal django", "marshal doc"])
    assert game.events == []
    assert (line(game, "first"), line(game, "round"), line(game, "turn")) == ("", "", "")
    assert [int(n) for n in (game.record.first, game.record.card, game.record.card_word)] == [-1, -1, 0]
    assert (sizes(game, "hand"), sizes(game, "deck")) == ([0, 0], [0, 0])
    assert all(words.startswith("off; holds purse") for words in bandits(game).values())
    hidden = game.view(0)
    assert told(game.play(1, "marshal doc")) == ["decide seat=1"]
    assert game.view(0) == hidden | {"deciders": [0], "waiting": [1]}
    assert texts(game, 1) == []
    game.take_back(1)
    game.play(1, "marshal django")
    events = told(game.play(0, "marshal tuco"))
    first = line(game, "first")
    assert events == ["decide seat=0", "name seat=0 bandit=tuco", "name seat=1 bandit=django", f"first seat={first}"]
    assert all(event.seen_by(None) for event in folsom.loads(game.dumps()).events)
    assert line(game, "marshals") == "tuco django"
    assert (game.decision, line(game, "round")) == ("start", "")


@pytest.mark.parametrize("owner", ["tuco", "cheyenne"])
def test_a_teams_deck_is_eleven_cards(owner):
    """X102: one of each for each bandit, and one Marshal card, of the bandit that the seat chose."""
    game = dealt()
    play_all(game, (0, f"marshal {owner}"), (1, "marshal django"))
    expected = {f"{name} {kind}" for name in ("tuco", "cheyenne") for kind in ELEVEN} | {f"{owner} marshal"}
    assert set(cards_in(game, "deck", 0).split(", ")) == expected
    assert sizes(game, "deck") == [11, 11]
    assert "django marshal" in cards_in(game, "deck", 1)
    assert "doc marshal" not in cards_in(game, "deck", 1)
    assert [int(n) for n in game.record.choice] == [0] * 6


def test_each_seat_says_who_starts_in_the_caboose():
    """X101, X96: one bandit there, its partner inside the next car; both at once, after the first seat is drawn."""
    game = dealt()
    play_all(game, (0, "marshal tuco"), (1, "marshal doc"))
    first = line(game, "first")
    assert first in ("0", "1")
    assert (game.decision, game.deciders) == ("start", (0, 1))
    assert (texts(game, 0), texts(game, 1)) == (["caboose cheyenne", "caboose tuco"], ["caboose django", "caboose doc"])
    hidden = game.view(1)
    assert told(game.play(0, "caboose tuco")) == ["decide seat=0"]
    assert game.view(1) == hidden | {"deciders": [1], "waiting": [0]}
    assert all(words.startswith("off") for words in bandits(game).values())
    events = told(game.play(1, "caboose django"))
    assert events[:5] == [
        "decide seat=1",
        "place bandit=cheyenne spot=1 inside",
        "place bandit=tuco spot=0 inside",
        "place bandit=django spot=0 inside",
        "place bandit=doc spot=1 inside",
    ]
    assert {name: words.split(";")[0] for name, words in bandits(game).items()} == {
        "tuco": "0 inside",
        "cheyenne": "1 inside",
        "django": "0 inside",
        "doc": "1 inside",
    }
    assert (game.decision, game.deciders) == ("scheme", (int(first),))
    assert line(game, "first") == first
    assert line(game, "turn") == "0 step 0"
    assert [int(n) for n in game.record.choice] == [0] * 6


def test_the_expert_variant_is_always_on():
    """X103, X94, X106: without wishing for it; a hand of six, Doc's seat's of seven, no shuffling."""
    game = started()
    assert seen(game, None, "expert") is True
    assert (sizes(game, "hand"), sizes(game, "deck")) == ([6, 7], [5, 4])
    assert case("seats: tuco cheyenne | django doc\n").record.expert == 1
    assert folsom.new(seats=2, expert=False, seed=1).record.expert == 1


def test_each_bandit_has_its_bullets_and_its_purse():
    """X103, X12: six bullets and $250 each, which everybody knows."""
    game = started()
    view = game.view(None)
    assert [view["bandits"][name]["bullets"] for pair in TEAMS for name in pair] == [6, 6, 6, 6]
    held = [view["bandits"][name]["loot"] for pair in TEAMS for name in pair]
    assert sorted(purse for purses in held for purse in purses) == ["purse0", "purse1", "purse2", "purse3"]
    assert all(len(purses) == 1 for purses in held)
    assert [view["purses"][f"purse{n}"] for n in range(4)] == [{"worth": 250, "seen": [0, 1]}] * 4


# ---- cards and bullets -----------------------------------------------------------------------------------------------

TABLE = """
    seats: tuco cheyenne | django doc
    marshals: tuco doc
    marshal: {}
    decision: resolve
    pile: 0; {}, doc robbery
    tuco: {}
    cheyenne: {}
    django: {}
    doc: 3 roof
    loot 3 roof: purse16 purse17
"""


def table(card: str, tuco: str, cheyenne: str, django: str, marshal: int = 4) -> Game:
    """A card of one of the four is played; then Doc has a robbery to do, and everything waits for it."""
    return case(TABLE.format(marshal, card, tuco, cheyenne, django))


def test_a_card_moves_the_bandit_it_belongs_to():
    """X102: the partner stays where it is."""
    game = table("cheyenne floor", "0 inside", "1 inside", "2 inside")
    spots = {name: words.split(";")[0] for name, words in bandits(game).items()}
    assert spots == {"tuco": "0 inside", "cheyenne": "1 roof", "django": "2 inside", "doc": "3 roof"}
    game = table("tuco floor", "0 inside", "1 inside", "2 inside")
    spots = {name: words.split(";")[0] for name, words in bandits(game).items()}
    assert spots == {"tuco": "0 roof", "cheyenne": "1 inside", "django": "2 inside", "doc": "3 roof"}
    assert (cards_in(game, "discards", 0), cards_in(game, "discards", 1)) == ("tuco floor", "doc robbery")


def test_hands_name_their_bandits():
    """X102: playing a card says whose it is; each seat plays either bandit's."""
    game = case("""
        seats: tuco cheyenne | django doc
        marshals: tuco doc
        hand 0: tuco move, cheyenne move, tuco marshal, bullet
        cheyenne: 0 inside; shot django 1
    """)
    assert texts(game, 0) == ["play cheyenne move", "play tuco move", "play tuco marshal", "draw"]
    assert told(game.play(0, "play tuco move")) == ["play seat=0 card=tuco move"]
    assert cards_in(game, "hand", 0) == "cheyenne move, tuco marshal, bullet"
    assert line(game, "pile") == "0; tuco move"


def test_bullets_go_to_the_seats_deck():
    """X103, X93: whichever of its bandits is hit; the shooter's own bullets are spent, not its partner's."""
    game = table("django fire", "1 inside", "4 roof", "2 inside", 0)
    assert bandits(game)["tuco"] == "0 roof; shot django 1 neutral 1"
    assert cards_in(game, "deck", 0).endswith("bullet 2")
    assert [int(n) for n in game.record.top] == [2, 0, 0, 0, 0, 0]
    assert [seen(game, 1, "bandits", name, "bullets") for name in ("django", "doc", "tuco")] == [5, 6, 6]
    assert seen(game, 1, "bandits", "cheyenne", "received") == {}


# ---- partners --------------------------------------------------------------------------------------------------------


def test_a_partner_may_be_shot():
    """X104: it is a target like any other."""
    game = table("tuco fire", "1 inside", "2 inside", "0 inside")
    assert texts(game, 0) == ["fire cheyenne", "fire django"]
    game.play(0, "fire cheyenne")
    assert bandits(game)["cheyenne"] == "2 inside; shot tuco 1"
    assert cards_in(game, "deck", 0).endswith("bullet")


def test_a_partner_must_be_shot_when_nobody_else_can_be():
    """X104, X31: and it stands in the way on the roofs like anybody."""
    game = table("tuco fire", "1 inside", "1 roof", "3 inside")
    assert told(game.events, "fire") == ["fire bandit=tuco target=cheyenne"]
    game = table("tuco fire", "0 roof", "1 roof", "2 roof")
    assert told(game.events, "fire") == ["fire bandit=tuco target=cheyenne"]


def test_a_partner_may_be_punched_and_must():
    """X104, X50: the same holds for Punch; its purse falls, and Cheyenne may keep her partner's."""
    game = table("tuco punch", "1 inside", "1 inside", "1 inside")
    assert texts(game, 0) == ["punch cheyenne", "punch django"]
    game = table("cheyenne punch", "1 inside; holds purse2=300@0", "1 inside", "2 inside")
    assert told(game.events, "punch") == ["punch bandit=cheyenne target=tuco"]
    assert texts(game, 0) == ["leave", "pocket"]
    game.play(0, "pocket")
    game.play(0, "push 2")
    assert bandits(game)["cheyenne"] == "1 inside; holds purse2=300@0"
    assert bandits(game)["tuco"] == "2 inside"


BELLES = """
    seats: tuco belle | django doc
    variant: belle={}
    marshals: tuco doc
    marshal: 4
    decision: resolve
    pile: 0; {}, doc robbery
    tuco: {}
    belle: {}
    django: {}
    doc: 3 roof
    loot 3 roof: purse16 purse17
"""


def test_a_partner_is_another_target_beside_belle():
    """X104, X65: Belle is spared at the cost of a partner: of hers, and of the shooter's."""
    game = case(BELLES.format("any-target", "django fire", "0 inside", "2 inside", "1 inside"))
    assert told(game.events, "fire") == ["fire bandit=django target=tuco"]  # her partner
    text = BELLES.format("any-target", "django fire", "0 inside", "2 inside", "1 inside")
    swapped = text.replace("tuco belle | django doc", "tuco django | belle doc").replace("django fire", "tuco fire")
    game = case(swapped.replace("tuco: 0 inside", "tuco: 1 roof").replace("django: 1 inside", "django: 1 inside"))
    assert texts(game, 0) == ["fire django", "fire doc"]


@pytest.mark.parametrize("rule", ["any-target", "same-spot"])
def test_belle_is_safe_from_her_own_seat_too(rule):
    """X106, X65: her power holds against her partner, in Fire and Punch."""
    game = case(BELLES.format(rule, "tuco punch", "1 inside", "1 inside", "1 inside"))
    assert told(game.events, "punch") == ["punch bandit=tuco target=django"]
    game = case(BELLES.format(rule, "tuco fire", "1 inside", "2 inside", "2 inside"))
    assert told(game.events, "fire") == ["fire bandit=tuco target=django"]
    game = case(BELLES.format(rule, "tuco fire", "1 inside", "2 inside", "0 inside"))
    if rule == "any-target":
        assert told(game.events, "fire") == ["fire bandit=tuco target=django"]
    else:
        assert texts(game, 0) == ["fire belle", "fire django"]


# ---- powers ----------------------------------------------------------------------------------------------------------

GHOSTS = """
    seats: {} | django doc
    marshals: ghost doc
    round: 0 bridge
    hand 0: ghost move, ghost fire, {} move, {} punch
    hand 1: django move
"""


@pytest.mark.parametrize("partner", ["tuco", "belle"])
def test_only_ghosts_cards_may_lie_face_down(partner):
    """X106, X60: not its partner's, whichever of the two comes first; and only on the first turn."""
    game = case(GHOSTS.format(f"ghost {partner}", partner, partner))
    ghosts = ["play ghost move", "play ghost fire"]
    others = [f"play {partner} move", f"play {partner} punch"]
    face_up = ghosts + others if partner == "tuco" else others + ghosts
    assert texts(game, 0) == [*face_up, "play ghost move face down", "play ghost fire face down", "draw"]
    game.play(0, "play ghost fire face down")
    assert line(game, "pile") == "0; ghost fire down power"
    assert cards_in(game, "hand", 0).count(",") == 2
    assert texts(game, 1) == ["play django move", "draw"]
    assert seen(game, 1, "pile", 0) == {"seat": 0, "card": None, "down": True, "power": True}
    assert seen(game, 0, "pile", 0) == {"seat": 0, "card": "ghost fire", "down": True, "power": True}


@pytest.mark.parametrize("used", ["play tuco move", "draw", "play ghost move"])
def test_the_first_turn_used_otherwise_loses_ghosts_power(used):
    """X106, X60: for its partner's card, for drawing, or for a card face up."""
    game = case(GHOSTS.format("ghost tuco", "tuco", "tuco").replace("bridge", "braking"))
    play_all(game, (0, used), (1, "draw"))
    assert (game.deciders, line(game, "turn")) == ((0,), "1 step 0")
    assert not [text for text in texts(game, 0) if "face down" in text]


@pytest.mark.parametrize("team", ["doc tuco", "belle doc"])
def test_docs_seat_draws_up_to_seven(team):
    """X106, X61, X94: for the seat, not for each bandit; the other seat six."""
    partner = team.replace("doc", "").strip()
    game = case(f"""
        seats: django ghost | {team}
        marshals: ghost doc
        round: 0 braking
        hand 0: django move
        hand 1: doc move, {partner} move
        decision: resolve
    """)
    assert told(game.events, "draw") == ["draw seat=0 count=5", "draw seat=1 count=5"]
    assert sizes(game, "hand") == [6, 7]


def test_tucos_power_is_for_tucos_card():
    """X106, X62: Cheyenne can't shoot through the roof, though Tuco is her partner."""
    game = table("cheyenne fire", "4 inside", "1 inside", "1 roof", 0)
    assert told(game.events, "nothing") == [
        "nothing bandit=cheyenne card=cheyenne fire reason=nobody in sight",
    ]
    game = table("tuco fire", "1 inside", "4 inside", "1 roof", 0)
    assert told(game.events, "fire") == ["fire bandit=tuco target=django"]


def test_djangos_power_is_for_djangos_card():
    """X106, X63: Doc's hit pushes nobody."""
    game = case("""
        seats: tuco cheyenne | django doc
        marshals: tuco doc
        decision: resolve
        pile: 0; doc fire, django fire, django robbery
        tuco: 2 inside
        cheyenne: 0 roof
        doc: 1 inside
        django: 3 inside
        loot 3 inside: purse16 purse17
    """)
    assert bandits(game)["tuco"] == "1 inside; shot django 1 doc 1"
    assert told(game.events, "pushed") == ["pushed bandit=tuco spot=1 inside"]


def test_cheyennes_power_is_for_cheyennes_card():
    """X106, X64: Tuco's punch lets a purse fall, though Cheyenne is his partner."""
    game = table("tuco punch", "1 inside", "0 inside", "1 inside; holds purse2=300@1")
    assert (game.decision, texts(game, 0)) == ("push", ["push 0", "push 2"])
    assert loot(game)["1 inside"] == "purse2=300@1"


# ---- the end ---------------------------------------------------------------------------------------------------------

END = """
    seats: tuco cheyenne | django doc
    marshals: tuco doc
    marshal: 2
    round: 4 hostage-conductor
    earlier: swivel-arm braking bridge tunnel
    decision: resolve
    tuco: 0 inside{}
    cheyenne: 1 inside{}
    django: 4 roof{}
    doc: 3 roof{}
"""


def test_the_richer_team_wins_and_there_is_no_gunslinger():
    """X105, X81, X108: money of both bandits together; the fewest bullets left bring nothing."""
    game = case(
        END.format("; holds purse0=300@0; shot doc 3", "; holds purse1=450@0", "", "; holds jewel1; ransom 250")
    )
    assert game.over
    assert told(game.events, "gunslinger") == []
    assert bandits(game)["django"] == "4 roof; ransom 250"
    assert (game.scores, game.winners, game.ranks) == ((750, 1000), (1,), ((1,), (0,)))
    assert told(game.events, "score") == ["score seat=0 money=750 place=1", "score seat=1 money=1000 place=0"]


@pytest.mark.parametrize(
    ("tuco", "cheyenne", "django", "doc", "ranks"),
    [
        ("; shot doc 1", "; shot neutral 1", "; shot tuco 3", "", ((0,), (1,))),
        ("; shot doc 2", "; shot neutral 2", "; shot tuco 3", "", ((1,), (0,))),
        ("; shot doc 2", "; shot django 2", "; shot tuco 1", "; shot neutral 3", ((0, 1),)),
    ],
)
def test_ties_go_by_the_bullets_of_both(tuco, cheyenne, django, doc, ranks):
    """X105, X82, X83: bullets received by both bandits, added up; still equal, they share."""
    game = case(END.format(f"; ransom 250{tuco}", cheyenne, django, doc))
    assert game.scores == (250, 250)
    assert game.ranks == ranks
    assert game.winners == ranks[0]


def test_counts_are_kept_for_each_bandit():
    """X108: loot and received bullets apart, until the end adds them."""
    game = case(END.format("; holds purse0=300@0; shot doc 3", "; holds jewel0; shot doc 1 neutral 2", "", ""))
    view = game.view(None)["bandits"]
    assert (view["tuco"]["received"], view["cheyenne"]["received"]) == ({"doc": 3}, {"doc": 1, "neutral": 2})
    assert (view["tuco"]["loot"], view["cheyenne"]["loot"]) == (["purse0"], ["jewel0"])
    assert game.scores == (800, 250)


# ---- round cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "small", "large"), cards.ROUND_CARDS)
def test_round_cards_for_two(card, small, large):
    """X107, X5: those for two to four players."""
    name = card.replace("'", "").replace(" ", "-")
    station = small == large
    earlier = "earlier: " + " ".join(["bridge", "tunnel", "braking", "swivel-arm"]) if station else ""
    game = case(f"""
        seats: tuco cheyenne | django doc
        marshals: tuco doc
        round: {4 if station else 0} {name}
        {earlier}
    """)
    assert seen(game, 0, "symbols") == small
    turns = 0
    while game.decision == "scheme":
        game.play(game.deciders[0], "draw")
        turns += 1
    assert turns == 2 * (len(small) + small.count("D"))


def test_a_team_can_not_play_for_the_other():
    """X102: a seat's legal choices name its own bandits only."""
    game = started()
    seat = game.deciders[0]
    with pytest.raises(IllegalChoice):
        game.play(seat, "play doc move" if seat == 0 else "play tuco move")
    with pytest.raises(IllegalChoice):
        game.play(1 - seat, "draw")
