"""Words: every catalogue is whole, every thing has its words, and nobody hears what it may not know."""

import itertools
import re
from pathlib import Path

import pytest

import folsom
from folsom.errors import FolsomError, UnknownOption
from folsom.events import Event
from folsom.rules.express import cards
from folsom.words import LANGUAGES, language_of, preferred, speech
from folsom.words.rules import rule_ids
from folsom.words.scene import Scene
from folsom.words.telling import Teller
from tests import catalogues
from tests.rules import page

FOUR = Scene((("doc",), ("belle",), ("tuco",), ("django",)), 4)
TWO = Scene((("tuco", "cheyenne"), ("django", "doc")), 4)
SOURCES = Path(folsom.__file__).parent
SAMPLES = {
    "seat": 1, "bandit": "belle", "target": "tuco", "card": "belle fire", "round_card": "angry-marshal",
    "spot": "3 roof", "token": "purse4", "reason": "no loot here", "number": 2, "count": 2, "worth": 450,
    "money": 1250, "car": 3, "place": 1,
}  # fmt: skip
EVENTS = [(kind, fields.split()) for kind, fields, *_ in cards.EVENTS]


# ---- catalogues ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_catalogue_says_all_that_english_says(language):
    found = [fault for path in sorted((catalogues.LOCALES / "en").glob("*.ftl"))
             for fault in catalogues.faults(language, path.stem)]  # fmt: skip
    assert found == []


def test_there_is_a_catalogue_for_each_language_and_no_other():
    assert {path.name for path in catalogues.LOCALES.iterdir()} == set(LANGUAGES)


def test_every_message_is_used():
    # `term-...` are the glossary's own (tests/docs_pages.py).
    code = "\n".join(path.read_text() for path in SOURCES.rglob("*.py")).replace("'", '"')
    made = re.findall(r'f"([a-z-]+-)\{', code)  # keys made of parts: f"event-{kind}"
    prefixes = {*made, "rules-", "term-", *(f"{kind}-" for kind in re.findall(r'_named\("(\w+)"\)', code))}
    keys = [k.split(".")[0] for path in (catalogues.LOCALES / "en").glob("*.ftl")
            for k in catalogues.patterns("en", path.stem)]  # fmt: skip
    unused = {k for k in keys if f'"{k}' not in code and not any(k.startswith(p) for p in prefixes)}
    assert sorted(unused) == []
    errors = {k.removeprefix("error-") for k in catalogues.patterns("en", "errors")}
    assert {k for k in errors if f'"{k}"' not in code} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_for_is_there(language):
    """Some names never change (Белль), but a case that no name has is a slip of the pen; `you` changes everywhere."""
    says = speech(language)
    asked = {case for path in (catalogues.LOCALES / language).glob("*.ftl")
             for parts in catalogues.patterns(language, path.stem).values()
             for function, case in parts.functions if function == "NAME" and case}  # fmt: skip
    for case in asked:
        assert any(says.has(f"bandit-{bandit}.{case}") for bandit in cards.BANDITS), case
        assert says.has(f"bandit-you.{case}"), case


def test_the_rules_in_english_are_the_rules_of_their_page():
    text = page.without_references(page.PAGE.read_text(encoding="utf-8"))
    on_page = dict(re.findall(r"^- ([A-Z]\d+) (.*)$", text, re.MULTILINE))
    assert {rule: speech("en").say(f"rule-{rule}") for rule in rule_ids()} == on_page


def test_a_message_that_isnt_there_or_lacks_a_value_is_a_fault():
    with pytest.raises(LookupError):
        speech("en").say("no-such-message")
    with pytest.raises(LookupError):
        speech("en").say("event-first")


# ---- languages -------------------------------------------------------------------------------------------------------


def test_a_language_is_found_by_many_names():
    assert [language_of(name) for name in ("en_GB", "ja-JP", "zh_TW.UTF-8", "ru_RU.UTF-8@x", "ZH-HANT", "zh")] == [
        "en", "ja", "zh-Hant", "ru", "zh-Hant", "zh-Hant",
    ]  # fmt: skip
    for name in ("zh-CN", "fr", ""):
        with pytest.raises(UnknownOption, match="zh-Hant"):
            language_of(name)


def test_the_surroundings_choose_the_language():
    assert preferred({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert preferred({"LANG": "ru_RU.UTF-8", "LC_ALL": "ja_JP"}) == "ja"
    assert preferred({"LANG": "ja_JP", "FOLSOM_LANG": "zh-Hant"}) == "zh-Hant"
    assert preferred({"LANG": "fr_FR.UTF-8"}) == preferred({"LC_ALL": "C"}) == preferred({}) == "en"


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_russian_counts_in_three_ways():
    says = speech("ru")
    told = [says.say("event-draw.you", count=n) for n in (1, 2, 5, 11, 21, 22, 25)]
    forms = [re.sub(r"\d+", "#", text) for text in told]
    assert forms[0] == forms[4]
    assert forms[1] == forms[5]
    assert forms[2] == forms[3] == forms[6]
    assert len(set(forms)) == 3


def test_money_as_a_language_writes_it():
    assert speech("en").money(1250) == "$1,250"
    assert speech("ru").money(1250).replace("\u00a0", " ") in ("1250 $", "1 250 $")
    assert "1,250" in speech("ja").money(1250)
    assert "1,250" in speech("zh-Hant").money(1250)


# ---- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "fields"), EVENTS, ids=[kind for kind, _ in EVENTS])
def test_every_event_has_its_sentence(kind, fields, language):
    data = {name: SAMPLES[name] for name in fields}
    event = Event(kind, data, scene=FOUR)
    for listener, scene in itertools.product((None, 0, 1), (FOUR, TWO)):
        if scene is TWO:
            data = {**data, **{k: v for k, v in (("bandit", "doc"), ("card", "doc fire")) if k in data}}
        told = Event(kind, data, scene=scene).words(language, listener)
        assert told
        assert not re.search(r"[{}]|None", told), told
    if {"seat", "bandit"} & set(fields):
        mine, others = event.words(language, 1), event.words(language, 0)
        assert mine != others or not speech(language).has(f"event-{kind.replace(' ', '-')}.you")


def test_what_a_seat_may_not_know_it_isnt_told():
    secret = Event("see", {"seat": 0, "token": "purse4", "worth": 450}, eyes=1, scene=FOUR)
    assert secret.words("en", 0) == "You look inside: $450."
    assert secret.words("en", 1) == secret.words("en") == ""


def test_reasons_and_who_did_what_to_whom():
    nothing = Event("nothing", {"bandit": "doc", "card": "doc fire", "reason": "nobody in sight"}, scene=FOUR)
    assert nothing.words("en") == "Doc’s Fire has no effect: nobody is in sight."
    shot = Event("fire", {"bandit": "doc", "target": "belle"}, scene=FOUR)
    assert [shot.words("en", seat) for seat in (None, 0, 1)] == [
        "Doc shoots Belle.", "You shoot Belle.", "Doc shoots you.",
    ]  # fmt: skip
    assert {speech(language).has(f"reason-{r.replace(' ', '-')}") for language in LANGUAGES for r in cards.REASONS} == {
        True
    }


# ---- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_what_it_is_and_what_it_does(language):
    kinds = set()
    for seed, options in enumerate(({"seats": 2}, {"seats": 5, "expert": True}, {"seats": 4}, {"seats": 6})):
        game = folsom.new("express", seed=seed, **options)
        while not game.over:
            seat = game.deciders[0]
            view, legal = game.view(seat), game.legal(seat)
            told = [option.words(language, view) for option in legal]
            assert len(set(told)) == len(told), told
            if game.decision not in kinds:
                kinds.add(game.decision)
                assert all(option.does(language, view) for option in legal)
                names = {key: view[key] or "you" for key in ("actor", "target")}
                assert speech(language).say(f"ask-{game.decision}", **names)
                assert speech(language).say(f"ask-{game.decision}.help")
            game.play(seat, legal[len(game.moves) * 7 % len(legal)])
    assert len(kinds) >= 10


def test_an_option_tells_the_value_of_a_purse_that_one_knows():
    game = folsom.position(folsom.new("express", bandits=["doc", "belle", "tuco"], seed=1).position())
    view = game.view(0)
    own = view["bandits"]["doc"]["loot"][0]
    option = folsom.Option(0, f"drop {own}", game.scene)
    assert option.words("en", view) == f"Purse {own[5:]} ($250) falls"
    assert option.words("en") == f"Purse {own[5:]} falls"


# ---- a story ---------------------------------------------------------------------------------------------------------


def test_only_what_a_seat_may_see_is_told():
    game = folsom.new("express", seats=3, seed=5)
    told = " ".join(Teller(game.scene, 1).tell(game.events))
    assert told.count("You draw") == 1
    assert "You draw" not in " ".join(Teller(game.scene, None).tell(game.events))


def test_a_card_and_what_it_does_are_one_paragraph_even_when_somebody_is_asked_in_between():
    teller = Teller(FOUR, 0)
    assert teller.tell([Event("show", {"seat": 1, "card": "belle fire"})]) == []
    assert teller.tell([Event("fire", {"bandit": "belle", "target": "doc"})]) == []
    assert teller.tell([Event("first", {"seat": 2})]) == ["Belle’s Fire: Belle shoots you.", "Tuco is first."]


# ---- errors ----------------------------------------------------------------------------------------------------------


def test_an_error_speaks_every_language():
    with pytest.raises(FolsomError) as caught:
        folsom.new("express", seats=9)
    told = [caught.value.words(language) for language in LANGUAGES]
    assert told[0] == str(caught.value) == "seats is 9: choose 2 to 6."
    assert len(set(told)) == len(LANGUAGES)
