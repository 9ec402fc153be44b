"""The six characters (X60 to X65)."""

import pytest

import folsom

from .help_more import bandits, cards_in, case, line, loot, play_all, seen, sizes, texts, told

# ---- Ghost -----------------------------------------------------------------------------------------------------------

HAUNTED = """
    seats: tuco | ghost | doc
    train: 1/0 1/1 3/0
    round: 0 swivel-arm
    hand 0: move, fire
    hand 1: move, fire
    hand 2: move
    tuco: 0 inside; shot doc 2
"""


def test_ghost_may_play_face_down_on_the_first_turn():
    """X60: on the first turn Ghost's cards may lie face down, and only Ghost's."""
    game = case(HAUNTED)
    assert texts(game, 0) == ["play move", "play fire", "draw"]
    assert told(game.play(0, "play fire")) == ["play seat=0 card=tuco fire"]
    assert texts(game, 1) == ["play move", "play fire", "play move face down", "play fire face down", "draw"]
    events = game.play(1, "play fire face down")
    assert told(events) == ["hide seat=1", "hidden seat=1 card=ghost fire"]
    assert [[e.seen_by(seat) for seat in (0, 1, 2, None)] for e in events] == [[True] * 4, [False, True, False, False]]
    assert line(game, "pile") == "0; tuco fire, ghost fire down power"
    assert cards_in(game, "hand", 1) == "move"
    down = {"seat": 1, "card": None, "down": True, "power": True}
    assert seen(game, 0, "pile", 1) == seen(game, 2, "pile", 1) == seen(game, None, "pile", 1) == down
    assert seen(game, 1, "pile", 1) == down | {"card": "ghost fire"}
    assert texts(game, 2) == ["play move", "draw"]


def test_ghost_may_also_play_face_up():
    """X60: Ghost may, and needn't."""
    game = case(HAUNTED)
    play_all(game, (0, "draw"))
    assert told(game.play(1, "play fire")) == ["play seat=1 card=ghost fire"]
    assert line(game, "pile") == "0; ghost fire"
    assert seen(game, 0, "pile", 0) == {"seat": 1, "card": "ghost fire", "down": False, "power": False}


def test_ghost_who_draws_has_lost_the_power_for_this_round():
    """X60: after drawing on the first turn there is no second chance."""
    game = case(HAUNTED.replace("swivel-arm", "braking"))
    play_all(game, (0, "draw"), (1, "draw"), (2, "draw"))
    assert line(game, "turn") == "1 step 0"
    play_all(game, (0, "draw"))
    assert texts(game, 1)[-1] == "draw"
    assert not [text for text in texts(game, 1) if "face down" in text]


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_ghost_has_the_power_only_on_the_first_turn(turn):
    """X60, X24: in a tunnel every card is face down, and that is no power of Ghost's; nor is there one later."""
    game = case(HAUNTED + f"turn: {turn} step 1\n")
    assert texts(game, 1) == ["play move", "play fire", "draw"]
    game.play(1, "play move")
    assert line(game, "pile") == ("0; ghost move down" if turn == 1 else "0; ghost move")


def test_ghosts_card_is_shown_when_its_turn_comes():
    """X60, X30: a card laid by the power is shown like any other, and the mark on it is gone."""
    game = case("""
        seats: tuco | ghost | doc
        pile: 0; tuco marshal, ghost robbery down power, doc marshal
        decision: resolve
        marshal: 1
        ghost: 0 roof
        tuco: 0 roof
        doc: 0 roof
    """)
    assert seen(game, 0, "pile", 0) == {"seat": 1, "card": None, "down": True, "power": True}
    events = game.play(0, "marshal 2")
    assert told(events) == [
        "marshal car=2",
        "show seat=1 card=ghost robbery",
        "nothing bandit=ghost card=ghost robbery reason=no loot here",
        "show seat=2 card=doc marshal",
    ]
    assert all(event.seen_by(0) and event.seen_by(None) for event in events)
    assert int(game.record.ghosted) == -1
    assert line(game, "pile") == "3; tuco marshal, ghost robbery down, doc marshal"


def test_ghosts_power_comes_back_every_round():
    """X60: each round has a first turn."""
    game = case("""
        seats: tuco | ghost | doc
        round: 1 bridge
        earlier: braking
        first: 0
        decision: resolve
    """)
    assert line(game, "first") == "1"
    hand = [text.removeprefix("play ") for text in texts(game, 1) if "face down" not in text][:-1]
    assert len(hand) > 2
    assert texts(game, 1) == [
        *(f"play {card}" for card in hand),
        *(f"play {card} face down" for card in hand),
        "draw",
    ]


def test_ghost_cannot_hide_a_bullet():
    """X60, X22: bullets can't be played, face down either."""
    game = case("seats: ghost | tuco | doc\nghost: 0 inside; shot tuco 2\nhand 0: punch, bullet 2\n")
    assert texts(game, 0) == ["play punch", "play punch face down", "draw"]


# ---- Doc -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [3, 6])
def test_doc_starts_a_round_with_seven_cards(seats, expert):
    """X61, X20: Doc draws seven, everybody else six."""
    names = ["tuco", "belle", "doc", "ghost", "django", "cheyenne"][:seats]
    game = folsom.new(seats=seats, expert=expert, bandits=names, seed=5)
    assert sizes(game, "hand") == [6, 6, 7, 6, 6, 6][:seats]
    assert sizes(game, "deck") == [4, 4, 3, 4, 4, 4][:seats]
    assert told(game.events, "draw") == [f"draw seat={s} count={7 if s == 2 else 6}" for s in range(seats)]
    for event in game.events:
        eyes = [seat for seat in (*range(seats), None) if event.seen_by(seat)]
        assert eyes == ([event.data["seat"]] if event.kind == "drawn" else [*range(seats), None])


def test_doc_draws_seven_every_round():
    """X61: in later rounds too; when drawing on a turn Doc gets three like everybody."""
    game = case("seats: doc | tuco | belle\nround: 2 bridge\nearlier: braking tunnel\nfirst: 2\ndecision: resolve\n")
    assert sizes(game, "hand") == [7, 6, 6]
    assert game.play(0, "draw")[-1] == game.play(1, "draw")[-1].__class__("draw", {"seat": 0, "count": 3}, 127)
    assert sizes(game, "hand") == [10, 9, 6]


# ---- Tuco ------------------------------------------------------------------------------------------------------------


def test_tuco_fires_through_the_roof_from_inside():
    """X62, X46: from inside, the roof of his own car and no other; the ordinary targets stay."""
    game = case("""
        seats: tuco | doc | django | ghost | cheyenne
        pile: 0; tuco fire, doc marshal
        decision: resolve
        marshal: 4
        tuco: 1 inside
        doc: 1 roof
        django: 2 inside
        ghost: 2 roof
        cheyenne: 3 inside
    """)
    assert texts(game, 0) == ["fire django", "fire doc"]
    game.play(0, "fire doc")
    assert bandits(game)["doc"] == "1 roof; shot tuco 1"
    assert game.decision == "marshal"


def test_tuco_fires_through_the_roof_from_above():
    """X62, X47: from a roof, the inside of his own car and no other; no line of sight is needed."""
    game = case("""
        seats: tuco | doc | django | ghost | cheyenne
        pile: 0; tuco fire, doc marshal
        decision: resolve
        marshal: 4
        tuco: 1 roof
        doc: 1 inside
        django: 3 roof
        ghost: 2 inside
        cheyenne: 1 roof
    """)
    assert texts(game, 0) == ["fire django", "fire doc"]
    game.play(0, "fire doc")
    assert bandits(game) == {
        "tuco": "1 roof",
        "doc": "1 inside; shot tuco 1",
        "django": "3 roof",
        "ghost": "2 inside",
        "cheyenne": "1 roof",
    }


@pytest.mark.parametrize(("here", "there"), [("0 inside", "0 roof"), ("3 roof", "3 inside"), ("0 roof", "0 inside")])
def test_tuco_alone_with_somebody_on_the_other_level_must_fire(here, there):
    """X62, X31: one target is enough, at the train's ends too."""
    game = case(f"""
        seats: tuco | doc | django
        pile: 0; tuco fire, doc marshal
        decision: resolve
        marshal: 2
        tuco: {here}
        doc: {there}
        django: {here}
    """)
    assert told(game.events, "fire", "nothing") == ["fire bandit=tuco target=doc"]
    assert bandits(game)["doc"] == f"{there}; shot tuco 1"


@pytest.mark.parametrize("name", ["belle", "cheyenne", "django", "doc", "ghost"])
def test_nobody_else_fires_through_the_roof(name):
    """X62, X48: that is Tuco's alone."""
    for here, there in (("1 inside", "1 roof"), ("1 roof", "1 inside")):
        game = case(f"""
            seats: {name} | tuco | {"doc" if name != "doc" else "ghost"}
            pile: 0; {name} fire, tuco marshal
            decision: resolve
            marshal: 2
            {name}: {here}
            tuco: {there}
            {"doc" if name != "doc" else "ghost"}: {there}
        """)
        assert told(game.events, "fire", "nothing") == [
            f"nothing bandit={name} card={name} fire reason=nobody in sight"
        ]


# ---- Django ----------------------------------------------------------------------------------------------------------

PUSHES = [  # where Django, the Marshal and the target stand, and where the target lands
    ("1 inside", 0, "2 inside", "3 inside; shot django 1"),
    ("3 inside", 0, "2 inside", "1 inside; shot django 1"),
    ("0 inside", 4, "1 inside", "2 inside; shot django 1"),
    ("2 inside", 4, "1 inside", "0 inside; shot django 1"),
    ("0 roof", 2, "3 roof", "4 roof; shot django 1"),
    ("4 roof", 2, "1 roof", "0 roof; shot django 1"),
    ("1 roof", 2, "2 roof", "3 roof; shot django 1"),
    ("3 roof", 1, "2 roof", "1 roof; shot django 1"),
    ("0 roof", 2, "1 roof", "2 roof; shot django 1"),
    # the train's ends (X53)
    ("1 inside", 2, "0 inside", "0 inside; shot django 1"),
    ("3 inside", 2, "4 inside", "4 inside; shot django 1"),
    ("3 roof", 2, "0 roof", "0 roof; shot django 1"),
    ("1 roof", 2, "4 roof", "4 roof; shot django 1"),
    # into the Marshal's car (X52)
    ("0 inside", 2, "1 inside", "2 roof; shot django 1 neutral 1"),
    ("4 inside", 2, "3 inside", "2 roof; shot django 1 neutral 1"),
    ("2 inside", 0, "1 inside", "0 roof; shot django 1 neutral 1"),
    ("2 inside", 4, "3 inside", "4 roof; shot django 1 neutral 1"),
]


@pytest.mark.parametrize(("django", "marshal", "doc", "after"), PUSHES)
def test_djangos_hit_pushes_one_car_on(django, marshal, doc, after):
    """X63, X53, X52, X34: away from him, on the same level, within the train; then what awaits the target there."""
    game = case(f"""
        seats: django | doc | tuco | ghost
        pile: 0; django fire, tuco robbery
        decision: resolve
        marshal: {marshal}
        django: {django}
        doc: {doc}
        tuco: {django}
        ghost: {django}
        loot {django}: purse4 purse5
    """)
    assert bandits(game) == {"django": django, "doc": after, "tuco": django, "ghost": django}
    spot = after.split(";")[0]
    flees = "neutral" in after
    assert told(game.events) == [
        "show seat=0 card=django fire",
        "fire bandit=django target=doc",
        *([f"pushed bandit=doc spot={spot.replace('roof', 'inside') if flees else spot}"] if spot != doc else []),
        *(["neutral bandit=doc", f"flee bandit=doc spot={spot}"] if flees else []),
        "show seat=2 card=tuco robbery",
    ]
    assert line(game, "neutral") == ("12" if flees else "13")
    full = "move 2, floor 2, fire 2, robbery 2, punch, marshal"
    assert cards_in(game, "deck", 1) == f"{full}, bullet{' 2' if flees else ''}"


def test_only_the_target_is_pushed_and_only_by_django():
    """X63: others on its spot stay; another shooter's target stays, too."""
    text = """
        seats: django | doc | tuco | ghost
        pile: 0; django fire, tuco marshal
        decision: resolve
        marshal: 4
        django: 0 inside
        doc: 1 inside
        tuco: 0 roof
        ghost: 1 inside
    """
    game = case(text)
    assert texts(game, 0) == ["fire doc", "fire ghost"]
    game.play(0, "fire ghost")
    after = {"django": "0 inside", "doc": "1 inside", "tuco": "0 roof", "ghost": "2 inside; shot django 1"}
    assert bandits(game) == after
    game = case(text.replace("django", "cheyenne"))
    game.play(0, "fire ghost")
    assert bandits(game) == {
        "cheyenne": "0 inside",
        "doc": "1 inside",
        "tuco": "0 roof",
        "ghost": "1 inside; shot cheyenne 1",
    }


# ---- Cheyenne --------------------------------------------------------------------------------------------------------

PICKPOCKET = """
    seats: cheyenne | doc | tuco
    pile: 0; cheyenne punch, tuco marshal
    decision: resolve
    marshal: 2
    cheyenne: 1 roof
    doc: 1 roof; holds purse4=300@1 jewel2 strongbox0
    tuco: 0 inside
"""


def test_cheyenne_may_keep_a_purse():
    """X64, X16: the purse is hers, and only now she looks at it; the target is punched away all the same."""
    game = case(PICKPOCKET)
    assert texts(game, 0) == ["drop purse4", "drop jewel", "drop strongbox"]
    assert told(game.play(0, "drop purse4")) == []
    assert (game.decision, game.deciders, texts(game, 0)) == ("pocket", (0,), ["leave", "pocket"])
    assert line(game, "decision") == "pocket cheyenne doc purse4"
    assert seen(game, 0, "token") == "purse4"
    assert seen(game, 0, "purses", "purse4") == {"worth": None, "seen": [1]}
    events = game.play(0, "pocket")
    assert told(events) == ["pocket bandit=cheyenne token=purse4", "see seat=0 token=purse4 worth=300"]
    assert [event.seen_by(0) for event in events] == [True, True]
    assert [event.seen_by(1) for event in events] == [event.seen_by(None) for event in events] == [True, False]
    assert seen(game, 0, "purses", "purse4") == {"worth": 300, "seen": [0, 1]}
    assert (game.decision, texts(game, 0)) == ("push", ["push 0", "push 2"])
    assert line(game, "decision") == "push cheyenne doc"
    game.play(0, "push 2")
    assert bandits(game) == {
        "cheyenne": "1 roof; holds purse4=300@0.1",
        "doc": "2 roof; holds jewel2 strongbox0",
        "tuco": "0 inside",
    }
    assert loot(game) == {}


def test_cheyenne_may_let_a_purse_fall():
    """X64, X50: left alone it falls on the target's spot, and its value stays unseen."""
    game = case(PICKPOCKET)
    game.play(0, "drop purse4")
    assert told(game.play(0, "leave")) == ["fall bandit=doc token=purse4 spot=1 roof"]
    assert texts(game, 0) == ["push 0", "push 2"]
    game.play(0, "push 0")
    assert bandits(game) == {"cheyenne": "1 roof", "doc": "0 roof; holds jewel2 strongbox0", "tuco": "0 inside"}
    assert loot(game) == {"1 roof": "purse4=300@1"}
    assert seen(game, 0, "purses", "purse4", "worth") is None


@pytest.mark.parametrize(("choice", "token"), [("drop jewel", "jewel2"), ("drop strongbox", "strongbox0")])
def test_cheyenne_keeps_only_purses(choice, token):
    """X64: jewels and strongboxes fall as usual."""
    game = case(PICKPOCKET)
    assert told(game.play(0, choice)) == [f"fall bandit=doc token={token} spot=1 roof"]
    assert (game.decision, texts(game, 0)) == ("push", ["push 0", "push 2"])
    assert loot(game) == {"1 roof": token}
    assert bandits(game)["cheyenne"] == "1 roof"


@pytest.mark.parametrize("purse", [0, 17])
def test_cheyenne_is_asked_even_when_only_one_purse_can_fall(purse):
    """X64, X31: what falls is forced, keeping it is not."""
    game = case(PICKPOCKET.replace("purse4=300@1 jewel2 strongbox0", f"purse{purse}=250@*"))
    assert told(game.events) == ["show seat=0 card=cheyenne punch", "punch bandit=cheyenne target=doc"]
    assert (game.decision, texts(game, 0)) == ("pocket", ["leave", "pocket"])
    game.play(0, "pocket")
    assert bandits(game)["cheyenne"] == f"1 roof; holds purse{purse}=250@*"


@pytest.mark.parametrize("name", ["belle", "django", "ghost"])
def test_nobody_else_keeps_a_purse(name):
    """X64, X50: for all others it falls."""
    game = case(PICKPOCKET.replace("cheyenne", name))
    game.play(0, "drop purse4")
    assert game.decision == "push"
    assert loot(game) == {"1 roof": "purse4=300@1"}


def test_cheyenne_is_punched_like_anybody():
    """X64: her power is her own punch's, not that of the one who punches her."""
    game = case("""
        seats: cheyenne | doc | tuco
        pile: 0; doc punch, tuco marshal
        decision: resolve
        marshal: 2
        cheyenne: 1 roof; holds purse4=300@0
        doc: 1 roof
    """)
    assert game.decision == "push"
    assert loot(game)["1 roof"] == "purse4=300@0"


# ---- Belle -----------------------------------------------------------------------------------------------------------


def shots_at_belle(rule: str, belle: str, doc: str, ghost: str, shooter: str = "django", spot: str = "1 inside"):
    """The options of a shot with three bandits about; a target that is forced is named alone."""
    game = case(f"""
        seats: {shooter} | belle | doc | ghost
        variant: belle={rule}
        pile: 0; {shooter} fire, doc marshal
        decision: resolve
        marshal: 3
        {shooter}: {spot}
        belle: {belle}
        doc: {doc}
        ghost: {ghost}
    """)
    forced = [f"fire {event.data['target']}" for event in game.events if event.kind == "fire"]
    return forced or texts(game, 0)


def test_belle_is_spared_while_anybody_else_can_be_shot():
    """X65: by default another target anywhere is enough."""
    assert shots_at_belle("any-target", "2 inside", "0 inside", "4 roof") == ["fire doc"]
    assert shots_at_belle("any-target", "2 inside", "2 inside", "4 roof") == ["fire doc"]
    assert shots_at_belle("any-target", "2 inside", "0 inside", "2 inside") == ["fire doc", "fire ghost"]


def test_belle_is_spared_only_behind_somebody_on_her_spot():
    """X65: with `same-spot` another target elsewhere doesn't protect her."""
    assert shots_at_belle("same-spot", "2 inside", "0 inside", "4 roof") == ["fire belle", "fire doc"]
    assert shots_at_belle("same-spot", "2 inside", "2 inside", "4 roof") == ["fire doc"]
    assert shots_at_belle("same-spot", "2 inside", "0 inside", "2 inside") == ["fire doc", "fire ghost"]
    assert shots_at_belle("same-spot", "2 inside", "2 roof", "0 inside") == ["fire belle", "fire ghost"]


@pytest.mark.parametrize("rule", ["any-target", "same-spot"])
def test_belle_alone_must_be_shot(rule):
    """X65, X31: alone she can be chosen, and must."""
    assert shots_at_belle(rule, "2 inside", "1 inside", "2 roof") == ["fire belle"]


@pytest.mark.parametrize("rule", ["any-target", "same-spot"])
def test_belle_blocks_the_line_of_sight(rule):
    """X65, X47: whoever stands behind her on the roofs is no target, so she is alone."""
    assert shots_at_belle(rule, "2 roof", "3 roof", "1 inside", spot="1 roof") == ["fire belle"]
    assert shots_at_belle(rule, "2 roof", "3 roof", "1 inside", spot="4 roof") == ["fire doc"]
    both = {"any-target": ["fire ghost"], "same-spot": ["fire belle", "fire ghost"]}
    assert shots_at_belle(rule, "2 roof", "3 roof", "0 roof", spot="1 roof") == both[rule]


def test_tuco_spares_belle_on_the_other_level():
    """X65, X62: a target through the roof counts like any other, for her and against her."""
    assert shots_at_belle("any-target", "1 roof", "2 inside", "4 roof", "tuco") == ["fire doc"]
    assert shots_at_belle("same-spot", "1 roof", "2 inside", "4 roof", "tuco") == ["fire belle", "fire doc"]
    assert shots_at_belle("any-target", "2 inside", "1 roof", "4 roof", "tuco") == ["fire doc"]
    assert shots_at_belle("same-spot", "2 inside", "1 roof", "4 roof", "tuco") == ["fire belle", "fire doc"]
    assert shots_at_belle("same-spot", "1 roof", "1 roof", "0 inside", "tuco") == ["fire doc", "fire ghost"]
    assert shots_at_belle("same-spot", "1 roof", "4 roof", "4 roof", "tuco") == ["fire belle"]


@pytest.mark.parametrize("rule", ["any-target", "same-spot"])
def test_belle_is_spared_from_punches(rule):
    """X65, X50: with somebody else on the spot she isn't punched; alone with the puncher she is."""
    text = f"""
        seats: django | belle | doc | ghost
        variant: belle={rule}
        pile: 0; django punch, doc marshal
        decision: resolve
        marshal: 3
        django: 1 inside
        belle: 1 inside
        doc: 1 inside
        ghost: 1 inside
    """
    assert texts(case(text), 0) == ["punch doc", "punch ghost"]
    game = case(text.replace("doc: 1 inside", "doc: 1 roof"))
    assert told(game.events, "punch") == ["punch bandit=django target=ghost"]
    game = case(text.replace("doc: 1 inside", "doc: 1 roof").replace("ghost: 1 inside", "ghost: 2 inside"))
    assert told(game.events, "punch") == ["punch bandit=django target=belle"]


@pytest.mark.parametrize("rule", ["any-target", "same-spot"])
def test_belle_herself_shoots_and_punches_as_she_likes(rule):
    """X65: her power protects her; it changes nothing for those she aims at."""
    text = f"""
        seats: belle | doc | ghost
        variant: belle={rule}
        pile: 0; belle punch, doc marshal
        decision: resolve
        marshal: 2
        belle: 1 inside
        doc: 1 inside
        ghost: 1 inside
    """
    assert texts(case(text), 0) == ["punch doc", "punch ghost"]
    text = text.replace("belle punch", "belle fire").replace("belle: 1 inside", "belle: 0 inside")
    assert texts(case(text), 0) == ["fire doc", "fire ghost"]
