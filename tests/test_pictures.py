"""Pictures: sound SVG at every moment, nothing that a seat may not know, colours that can be told apart."""

import copy
import itertools
import json
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import folsom
from folsom.pictures import colours, draw, drawing, marks, parts
from folsom.rules.express import cards
from folsom.words import LANGUAGES, speech
from tests.kinds import KINDS

SVG = "{http://www.w3.org/2000/svg}"
FOLDER = Path(parts.__file__).parent / "parts"
PAGE = Path(__file__).parent.parent / "docs" / "pictures.md"
LATER = {"mei", "sign-fan"}  # drawn for a game that isn't there yet

POSITION = """folsom position 1 express
seats: tuco | doc | belle | ghost
train: 3/1 1/0 4/1 0/3
round: 2 take-it-all
earlier: bridge tunnel
turn: 1
marshal: 3
tuco: 1 roof; shot doc 1 neutral 1; holds purse0=250@* purse6=450@0
doc: 1 inside; shot tuco 2; holds purse1=250@*
belle: 3 roof; holds purse2=250@* jewel0; ransom 250
ghost: 4 inside; holds purse3=250@*
loot 0 inside: purse4 purse5=350@0 jewel1
loot 2 inside: purse7 purse8 purse9 purse10 purse11 jewel2
loot 4 inside: strongbox0
hand 0: move, robbery, punch, marshal
hand 1: move 2, fire 2, robbery 2
hand 2: move 2, fire 2, robbery
hand 3: move, fire 2, robbery 2
pile: 0; tuco move, doc marshal, belle punch, ghost move down power, tuco fire down
decision: scheme
"""
CROWD = """folsom position 1 express
seats: tuco | doc | belle | cheyenne | django | ghost
train: 3/1 1/0 4/1 0/3 1/1 3/0
tuco: 2 roof
doc: 2 roof
belle: 2 roof
cheyenne: 2 roof
django: 2 roof
ghost: 2 roof
decision: move doc
"""


def moments(kind: str, seed: int, every: int):
    """A random game, looked at every so many choices and at its end."""
    game = folsom.new("express", seed=seed, **KINDS[kind])
    chance = random.Random(seed)
    for n in itertools.count():
        if n % every == 0 or game.over:
            yield game
        if game.over:
            return
        seat = chance.choice(game.deciders)
        game.play(seat, chance.choice(game.legal(seat)))


def elements(svg: str, name: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter(SVG + name))


def places(svg: str, part: str) -> list[tuple[float, float]]:
    """Where the train shows a part: middle and foot, in units of the train."""
    train = next(g for g in ET.fromstring(svg).findall(SVG + "g") if "scale" in g.get("transform", ""))
    uses = [use for use in train.iter(SVG + "use") if use.attrib["href"].split("-", 2)[2] == part]
    numbers = [{key: float(use.attrib[key]) for key in ("x", "y", "width", "height")} for use in uses]
    return [(n["x"] + n["width"] / 2, n["y"] + n["height"]) for n in numbers]


def used(svg: str) -> set[str]:
    return {use.attrib["href"].split("-", 2)[2] for use in elements(svg, "use")}


def classes(text: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]*)"', text) for name in found.split()}


# ---- the parts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", parts.names())
def test_a_part_is_a_drawing_without_colours_text_or_ids(name):
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", root.attrib["viewBox"])
    assert {node.tag.removeprefix(SVG) for node in root.iter()} <= {"svg", "g", "path", "circle", "rect"}
    for node in root.iter():
        assert not {"id", "style", "stroke", "color", "href"} & set(node.attrib)
        assert node.get("fill", "none") == "none"
        assert node.tag in (f"{SVG}svg", f"{SVG}g") or node.get("class"), "a shape without a class is black"


def test_every_class_of_a_part_has_colours():
    known = {name.removeprefix(f".{colours.PREFIX}") for name in re.findall(r"\.[a-z-]+", colours.stylesheet())}
    for name in parts.names():
        assert classes((FOLDER / f"{name}.svg").read_text(encoding="utf-8")) <= known, name


@pytest.mark.parametrize("name", [*marks.SIGNS, "marshal"])
def test_a_figure_wears_its_own_sign_and_only_the_marshal_a_star(name):
    shapes = {
        sign: re.findall(r' (?:d|r)="[^"]*"', (FOLDER / f"sign-{sign}.svg").read_text(encoding="utf-8"))
        for sign in [*marks.SIGNS.values(), "star"]
    }
    figure = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    worn = [sign for sign, drawn in shapes.items() if all(shape in figure for shape in drawn)]
    assert worn == [marks.SIGNS.get(name, "star")]


def test_every_part_is_used_and_listed():
    seen = used(draw(folsom.position(POSITION).view(0))) | used(draw(folsom.position(CROWD).view(0)))
    for kind in ("four", "five"):
        for game in moments(kind, 3, 9):
            seen |= used(draw(game.view(0)))
    assert set(parts.names()) == seen | LATER
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    listed = re.findall(r"`([a-z-]+)`", " ".join(row.split("|")[1] for row in rows))
    assert sorted(listed) == list(parts.names())


# ---- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_sound_at_every_moment(kind):
    for n, game in enumerate(moments(kind, 5, 11)):
        seat = [None, *range(game.seats)][n % (game.seats + 1)]
        view = game.view(seat)
        svg = draw(view, LANGUAGES[n % len(LANGUAGES)])
        root = ET.fromstring(svg)
        ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
        assert len(ids) == len(set(ids))
        assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} <= set(ids)
        assert marks.ID not in svg
        for name, bandit in view["bandits"].items():
            assert len(places(svg, name)) == (bandit["spot"] is not None), name
        assert len(places(svg, "marshal")) == 1
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<script|url\(|@import", svg)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["four", "two-seats", "five-expert"])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(kind):
    for game in moments(kind, 7, 23):
        for seat in (None, 0, 1):
            seen = draw(game.view(seat))
            for k in range(2):
                assert draw(game.resample(seat, k).view(seat)) == seen


def test_drawing_changes_neither_the_view_nor_the_record():
    game = folsom.position(POSITION)
    view = game.view(1)
    before, record = copy.deepcopy(view), game.record.tobytes()
    assert draw(view) == draw(json.loads(json.dumps(view)))
    assert (view, game.record.tobytes()) == (before, record)


def test_only_its_holder_sees_a_value_and_a_card_face_down():
    game = folsom.position(POSITION)
    pictures = {seat: draw(game.view(seat)) for seat in (None, 0, 1, 3)}
    assert {seat: "$450" in svg for seat, svg in pictures.items()} == {None: False, 0: True, 1: False, 3: False}
    assert {seat: "$350" in svg for seat, svg in pictures.items()} == {None: False, 0: True, 1: False, 3: False}
    in_hand = {None: 0, 0: 1, 1: 1, 3: 1}
    laid = {seat: svg.count('-action-move" class') - in_hand[seat] for seat, svg in pictures.items()}
    assert laid == {None: 1, 0: 1, 1: 1, 3: 2}  # Tuco's; only Ghost's own eyes see the other one


def test_forward_is_left_and_roofs_are_above():
    svg = draw(folsom.position(POSITION).view(0))
    at = {name: places(svg, name)[0] for name in ("tuco", "doc", "belle", "ghost", "marshal")}
    assert at["ghost"][0] < at["belle"][0] < at["tuco"][0]
    assert at["marshal"][0] < at["doc"][0]
    assert at["tuco"][1] == at["belle"][1] < at["doc"][1]
    assert len(places(svg, "purse")) == 2 + 1  # in the caboose; five in car 2 are one with a count
    assert "×5" in svg


def test_everybody_in_a_crowd_can_be_seen():
    svg = draw(folsom.position(CROWD).view(None))
    at = [places(svg, name)[0] for name in cards.BANDITS]
    assert len({x for x, _ in at}) == 6
    for (x, y), (other_x, other_y) in itertools.combinations(at, 2):
        assert abs(x - other_x) > 30 or abs(y - other_y) > 30


def test_ids_of_two_pictures_differ():
    one, two = (draw(folsom.position(text).view(0)) for text in (POSITION, CROWD))
    ids = [{node.attrib["id"] for node in ET.fromstring(svg).iter() if "id" in node.attrib} for svg in (one, two)]
    assert ids[0].isdisjoint(ids[1])
    assert all(name.startswith(colours.PREFIX) for name in classes(one + two))


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_description_say_it_in_words(language):
    svg = draw(folsom.position(POSITION).view(0), language)
    root = ET.fromstring(svg)
    assert root.attrib["role"] == "img"
    assert root.attrib["lang"] == language
    title, desc = root[0], root[1]
    assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
    assert root.attrib["aria-labelledby"] == f"{title.attrib['id']} {desc.attrib['id']}"
    assert title.text == speech(language).say(
        "picture-title", moment=speech(language).say("round-of", number=3, rounds=5)
    )
    if language == "en":
        said = desc.text or ""
        for words in ("Tuco", "on the roof of car 1", "The Marshal is inside car 3", "$450", "face down", "Your hand"):
            assert words in said


def test_words_are_escaped(monkeypatch):
    class Loud(type(drawing.speech("en"))):  # type: ignore[misc]
        def say(self, key, /, **values):
            return f'<&"{super().say(key, **values)}'

    monkeypatch.setattr(drawing, "speech", Loud)
    root = ET.fromstring(draw(folsom.position(POSITION).view(0)))
    assert '<&"' in (root[0].text or "")


def test_a_long_text_keeps_to_its_room():
    long = ET.fromstring(marks.text(0, 0, "強奪するカードの長い長い名前", size=14, room=60))
    assert (float(long.attrib["font-size"]), float(long.attrib["textLength"])) == (marks.SMALLEST, 60)
    fits = ET.fromstring(marks.text(0, 0, "Fire", size=14, room=60))
    assert (float(fits.attrib["font-size"]), fits.get("textLength")) == (14, None)
    assert marks.width_of("強奪", 10) == 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["two-seats", "six"])
def test_no_text_leaves_the_sheet(kind, language):
    for game in moments(kind, 2, 40):
        root = ET.fromstring(draw(game.view(0), language))
        for node in root.findall(f"{SVG}text"):
            size, x = float(node.attrib["font-size"]), float(node.attrib["x"])
            wide = float(node.get("textLength", marks.width_of(node.text or "", size)))
            left = {"start": x, "middle": x - wide / 2, "end": x - wide}[node.get("text-anchor", "start")]
            assert left >= 10, node.text
            assert left + wide <= drawing.WIDTH - 10, node.text


# ---- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_end_shows_what_everybody_has(kind):
    for seed in range(3):
        *_, game = moments(kind, seed, 1000)
        for seat in (None, 0):
            view = game.view(seat)
            found = view["result"]
            assert [result["money"] for result in found] == list(game.scores)
            places = [result["place"] for result in found]
            assert tuple(tuple(s for s, p in enumerate(places) if p == k) for k in sorted(set(places))) == game.ranks
            assert any(result["gunslingers"] for result in found) == (game.seats > 2)
        assert draw(game.view(None)).count('folsom-money folsom-slab"') == game.seats


def test_before_the_end_nobody_has_a_result():
    assert folsom.position(POSITION).view(0)["result"] is None


# ---- colours ---------------------------------------------------------------------------------------------------------

TEXT = {
    "ground": ["text", "quiet", "action", "money"],
    "raised": ["text", "quiet", "action", "money"],
    "roof": ["on-roof"],
    "text": ["ground"],  # the sign of the present turn
}
SHAPES = {
    "ground": ["outline", "halo", "metal", "line", "action"],
    "raised": ["outline", "line"],
    "interior": ["halo", "outline", "metal", "action"],
    "wall": ["halo", "outline"],
    "marshal": ["star"],
    **{name: ["light"] for name in colours.LIGHT_SIGN},
    **{name: ["dark"] for name in colours.DARK_SIGN},
}


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("at", [0, 1], ids=["day", "night"])
def test_colours_can_be_told_apart(at):
    for least, table in ((4.5, TEXT), (3.0, SHAPES)):
        for behind, fronts in table.items():
            for front in fronts:
                measured = contrast(colours.ROLES[front][at], colours.ROLES[behind][at])
                assert measured >= least, f"{front} on {behind}: {measured:.2f}"


def test_contrast_is_measured_as_usual():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#2A211B", "#F4EBDA") == pytest.approx(13.3, abs=0.1)  # as in the art direction


def test_night_is_for_those_who_set_it():
    day, night = colours.stylesheet().split("@media (prefers-color-scheme:dark){")
    assert ".folsom-ground{fill:#F4EBDA}" in day
    assert ".folsom-ground{fill:#14181F}" in night
    assert ".folsom-belle" not in night  # the same by day and by night


def test_in_a_notebook_a_picture_and_a_game_show_themselves(monkeypatch):
    """The public's, or one seat's, in the language of the surroundings or another."""
    monkeypatch.setenv("FOLSOM_LANG", "en")
    game = folsom.position(POSITION)
    assert game._repr_svg_() == game.svg() == draw(game.view(None))
    mine = game.svg(0, "ru")
    assert mine._repr_svg_() == str(mine) == draw(game.view(0), "ru")
    assert mine != game.svg()
