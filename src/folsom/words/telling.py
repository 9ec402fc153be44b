"""Events and options as sentences, for one listener or the public (nobody)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeVar

from folsom.words import speech
from folsom.words.catalogue import Speech, capital
from folsom.words.scene import Scene


class Happening(Protocol):
    """An event, as far as telling it goes."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def data(self) -> dict[str, Any]:
        """To whom, where, with what."""

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat may know."""


E = TypeVar("E", bound=Happening)


class Choosable(Protocol):
    """An option, as far as its sentence goes."""

    @property
    def text(self) -> str:
        """In notation."""

    @property
    def actor(self) -> str:
        """Whose card is carried out, if it is a card's choice."""

    @property
    def target(self) -> str:
        """And whom it is done to."""


# ---- events ----------------------------------------------------------------------------------------------------------


def event_words(event: Happening, scene: Scene, language: str = "en", seat: int | None = None) -> str:
    """What happened, as that seat (None: the public) may know it; nothing if it may not."""
    if not event.seen_by(seat):
        return ""
    return sentence(speech(language), event, scene, seat)


def sentence(says: Speech, event: Happening, scene: Scene, listener: int | None) -> str:
    """One event as a sentence."""
    data = event.data
    key = f"event-{event.kind.replace(' ', '-')}"
    who = scene.bandit(data["bandit"], listener) if "bandit" in data else ""
    if "seat" in data:
        who = scene.seat(data["seat"], listener)
    if event.kind == "show" and not scene.alone:  # the card's name tells whose it is
        key = "event-show-of"
    elif who == "you" and says.has(f"{key}.you"):
        key += ".you"
    return says.sentence(key, **values_of(says, data, scene, listener, of=not scene.alone or event.kind == "nothing"))


def values_of(says: Speech, data: dict[str, Any], scene: Scene, listener: int | None, of: bool) -> dict[str, Any]:
    """What fills a message's gaps; `of`: cards are named with their bandit."""
    told: dict[str, Any] = dict(data)
    for key in ("bandit", "target"):
        if key in data:
            told[key] = scene.bandit(data[key], listener)
    if "seat" in data:
        told["seat"] = scene.seat(data["seat"], listener)
        told["bandit"] = data.get("bandit", "")
    if "card" in data:
        told["card"] = says.card(data["card"], of=of)
    if "spot" in data:
        told["spot"] = scene.spot(data["spot"])
    if "car" in data:
        told["car"] = scene.car(data["car"])
    if "number" in data:
        told["number"] = data["number"] + 1
    if "place" in data:
        told["place"] = data["place"] + 1
    if data.get("token", "").startswith("purse"):
        told["purse"] = says.purse(data["token"])
    return told


# ---- options ---------------------------------------------------------------------------------------------------------


def option_words(option: Choosable, scene: Scene, language: str = "en", view: dict[str, Any] | None = None) -> str:
    """An option as a sentence; with what its seat sees also the values of purses that it knows."""
    says = speech(language)
    key, values = option_message(says, option, scene, view)
    return says.sentence(key, **values)


def option_does(option: Choosable, scene: Scene, language: str, view: dict[str, Any]) -> str:
    """What an option will do."""
    says = speech(language)
    key, values = option_message(says, option, scene, view)
    form = "pushes" if key == "option-fire" and option.actor == "django" else "does"
    if key == "option-punch" and not view["bandits"][values["target"]]["loot"]:
        form = "bare"
    if key == "option-draw":
        own = view["cards_of"][view["seat"]]
        values["n"] = min(DRAWN_CARDS, own["deck"] + own["discards"])
    if key == "option-play" and view["turn"] is not None and view["symbols"][view["turn"]] == "T":
        key = "option-play-down"  # in a tunnel every card goes face down (X24)
    does = says.sentence(f"{key}.{form}", **values)
    if not option.text.startswith("play "):
        return does
    card = says.say(f"help-{option.text.removesuffix(' face down').split()[-1]}")
    return says.say("list-sentences").join([does, card]) if key == "option-play-down" else card


def option_message(
    says: Speech, option: Choosable, scene: Scene, view: dict[str, Any] | None = None
) -> tuple[str, dict[str, Any]]:
    """The message of an option, and what fills its gaps."""
    verb, *rest = option.text.removesuffix(" face down").split()
    key = f"option-{verb}"  # `marshal` is two: a bandit's card, and a way to go
    values: dict[str, Any] = {"actor": option.actor or "you", "target": option.target or "you"}
    if verb in ("play", "keep"):
        values["card"] = says.card(" ".join(rest), of=True)
        key += "-down" if option.text.endswith(" face down") else ""
    elif verb in ("move", "push", "marshal") and rest[0].isdigit():
        values["car"] = scene.car(int(rest[0]))
    elif verb in ("marshal", "caboose"):
        key = "option-name" if verb == "marshal" else key
        values["bandit"] = rest[0]
    elif verb in ("fire", "punch"):
        values["target"] = rest[0]
    elif verb in ("rob", "drop", "take"):
        values["token"] = token_words(says, rest[0], view)
    elif verb == "discard":
        values["n"] = int(rest[0])
    return key, values


def token_words(says: Speech, token: str, view: dict[str, Any] | None) -> str:
    """A token that can be chosen; purses differ, by what one knows of them."""
    if not token.startswith("purse"):
        return says.token(token)
    worth = view["purses"][token]["worth"] if view is not None else None
    return says.purse(token, worth, unseen=view is not None)


DRAWN_CARDS = 3


# ---- a story ---------------------------------------------------------------------------------------------------------

OPENERS = {"show", "event"}
EFFECTS = {
    "nothing", "move", "climb", "marshal", "take", "see", "fire", "pushed", "punch", "fall", "pocket", "knocked",
    "neutral", "empty", "flee", "swept", "strongbox", "pass", "ransom",
}  # fmt: skip


class Teller:
    """Tells the events of one game as they come. A paragraph is a card that is carried out, or one sentence."""

    def __init__(self, scene: Scene, listener: int | None, language: str = "en") -> None:
        self.scene = scene
        self.listener = listener
        self.says = speech(language)
        self.waiting: list[str] = []  # a paragraph that may go on
        self.card_only = False  # whether it is no more than a card's name

    def tell(self, events: Iterable[Happening]) -> list[str]:
        """What the listener may know of some events, in paragraphs; a card that isn't carried out yet waits."""
        told: list[str] = []
        for event, text in self.sentences([event for event in events if event.seen_by(self.listener)]):
            kind = event.kind
            if kind not in EFFECTS:
                told += self.flush()
            self.waiting.append(text)
            self.card_only = kind == "show"
            if kind not in EFFECTS and kind not in OPENERS:
                told += self.flush()
        return told

    def flush(self) -> list[str]:
        """What waits; the mere name of a card isn't worth a line when somebody is asked about it."""
        told = [self.says.say("list-sentences").join(self.waiting)] if self.waiting and not self.card_only else []
        self.waiting = []
        self.card_only = False
        return told

    def sentences(self, events: list[E]) -> Iterator[tuple[E, str]]:
        """Each event's sentence; what happens to everybody alike is said once."""
        drawn: dict[str, int] = {}
        said: set[str] = set()
        own = {event.data["seat"] for event in events if event.kind == "hidden"}
        for event in events:
            kind, data = event.kind, event.data
            if kind == "drawn":
                drawn[data["card"]] = drawn.get(data["card"], 0) + 1
                continue
            if kind == "score" or (kind == "hide" and data["seat"] in own):
                continue
            once = self.said_once(event, "told-shuffle" in said)
            if once in said:
                continue
            said.add(once)
            if kind == "draw" and drawn and not once:
                yield event, self.says.sentence("told-draw", cards=self.says.cards(drawn, of=not self.scene.alone))
            else:
                yield event, self.says.sentence(once) if once else self.one(event)
            drawn = {} if kind == "draw" else drawn
            said.discard("")

    def one(self, event: Happening) -> str:
        """One event's sentence; a card without effect was named just before."""
        if event.kind == "nothing":
            return capital(self.says.sentence("told-nothing", reason=event.data["reason"]))
        return sentence(self.says, event, self.scene, self.listener)

    def said_once(self, event: Happening, new_hands: bool) -> str:
        """The message for all, if there is one; without the expert variant only a new round makes anybody shuffle."""
        if event.kind == "return":
            return "told-return"
        if event.kind == "turn up":
            return "told-turn-up"
        others_draw = new_hands and event.kind == "draw" and event.data["seat"] != self.listener
        return "told-shuffle" if not self.scene.expert and (event.kind == "shuffle" or others_draw) else ""
