"""Events as English sentences, from one seat's chair or, with nobody in it, from the public's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from folsom.cli import drawing, words
from folsom.events import Event


class Teller:
    """Tells the events of one game. A paragraph is a card that is carried out, or one sentence."""

    def __init__(self, view: dict[str, Any], seat: int | None) -> None:
        self.seat = seat
        self.locomotive = len(view["train"])
        self.bandit_seats = {name: b["seat"] for name, b in view["bandits"].items()}
        self.names = [drawing.name_of(view, s) for s in range(view["seats"])]
        self.alone = view["seats"] != 2
        self.expert = view["expert"]
        self.waiting: list[str] = []  # a paragraph that may go on
        self.card_only = False  # whether it is no more than a card's name

    # names

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def own(self, bandit: str) -> bool:
        """Whether the bandit is the listener's."""
        return self.seat is not None and self.bandit_seats[bandit] == self.seat

    def bandit_name(self, bandit: str) -> str:
        """`Doc`; of the listener's two, `your Doc`."""
        name = words.BANDITS[bandit]
        return words.YOUR.format(name=name) if self.own(bandit) and not self.alone else name

    def car_name(self, car: int) -> str:
        """`the caboose`, `car 2`."""
        if car == self.locomotive:
            return words.THE_LOCOMOTIVE
        return words.THE_CABOOSE if car == 0 else words.CAR.format(car=car)

    def spot_name(self, spot: str, table: dict[str, str]) -> str:
        """`onto the roof of car 2`, `inside the caboose`."""
        car, level = spot.split()
        return table[level].format(car=self.car_name(int(car)))

    def token_name(self, token: str) -> str:
        """Purses by their names; jewels and strongboxes are all alike."""
        if token.startswith("purse"):
            return token
        return words.A_JEWEL if token.startswith("jewel") else words.A_STRONGBOX

    def count_of_cards(self, n: int) -> str:
        """`no card`, `a card`, `three cards`."""
        number = words.NUMBERS[n] if n < len(words.NUMBERS) else str(n)
        return words.NUMBER_OF_CARDS[min(n, 2)].format(n=number)

    # sentences

    def sentence(self, event: Event, drawn: list[str] | None = None) -> str:
        """One event in words."""
        data = event.data
        subject = data.get("bandit")
        own_subject = subject is not None and self.own(subject) and self.alone
        you = self.seat is not None and data.get("seat") == self.seat
        if event.kind == "name":
            own_subject = False
        told = words.EVENTS[event.kind][1 if own_subject or you else 0].format(**self.fields(event, drawn))
        told = told.strip()
        return told[:1].upper() + told[1:]

    def fields(self, event: Event, drawn: list[str] | None) -> dict[str, Any]:
        """What the sentence's gaps are filled with."""
        data = event.data
        fields: dict[str, Any] = {key: data[key] for key in ("worth", "money", "count") if key in data}
        if "seat" in data:
            fields["seat"] = self.seat_name(data["seat"])
            fields["owner"] = words.OF.format(name=fields["seat"])
        for key in ("bandit", "target"):
            if key in data:
                fields[key] = self.bandit_name(data[key])
        if "target" in data and self.own(data["target"]) and self.alone:
            fields["target"] = words.HUMAN
        if "card" in data:
            fields["card"] = drawing.card(data["card"], self.alone)
            if event.kind == "show" and not self.alone:
                fields["owner"] = ""
        if "spot" in data:
            fields |= {"to": self.spot_name(data["spot"], words.TO), "at": self.spot_name(data["spot"], words.AT)}
        if "token" in data:
            fields["token"] = self.token_name(data["token"])
            if event.kind == "fall" and self.own(data["bandit"]) and self.alone:
                fields["token"] = fields["token"].removeprefix("a ")
        if "car" in data:
            fields["car"] = self.car_name(data["car"])
        if "round_card" in data:
            fields["round_card"] = words.ROUND_CARDS[data["round_card"]]
            fields["effect"] = words.ROUND_EVENTS[data["round_card"]]
        if "reason" in data:
            fields["reason"] = words.REASONS[data["reason"]]
        if "number" in data:
            fields["number"] = data["number"] + 1
        if "count" in data:
            fields["cards"] = self.count_of_cards(data["count"])
            if drawn:
                fields["cards"] = words.DRAWN_CARDS.format(cards=fields["cards"], names=", ".join(drawn))
        return fields

    # paragraphs

    def tell(self, events: Iterable[Event]) -> list[str]:
        """What the listener may know of some events, in paragraphs; a card that isn't carried out yet waits."""
        told: list[str] = []
        for kind, text in self.texts([event for event in events if event.seen_by(self.seat)]):
            if kind not in EFFECTS:
                told += self.flush()
            self.waiting.append(text)
            self.card_only = kind == "show"
            if kind not in EFFECTS and kind not in OPENERS:
                told += self.flush()
        return told

    def flush(self) -> list[str]:
        """What waits; the mere name of a card isn't worth a line when somebody is asked about it."""
        told = [drawing.wrap(" ".join(self.waiting))] if self.waiting and not self.card_only else []
        self.waiting = []
        self.card_only = False
        return told

    def texts(self, events: list[Event]) -> Iterator[tuple[str, str]]:
        """Sentences; what happens to everybody alike is said once."""
        drawn: list[str] = []
        said: set[str] = set()
        own_cards = {event.data["seat"] for event in events if event.kind == "hidden"}
        for event in events:
            kind, data = event.kind, event.data
            if kind == "drawn":
                drawn.append(drawing.card(data["card"], self.alone))
                continue
            if kind == "score" or (kind == "hide" and data["seat"] in own_cards):
                continue
            text = self.said_once(event, words.EVERYBODY_SHUFFLES in said)
            if text not in said:
                yield kind, text or self.sentence(event, gathered(drawn) if kind == "draw" else None)
            if text:
                said.add(text)
            if kind == "draw":
                drawn = []

    def said_once(self, event: Event, new_hands: bool) -> str:
        """The sentence for all, if there is one; without the expert variant only a new round makes anybody shuffle."""
        if event.kind == "return":
            return words.HANDS_RETURN
        if event.kind == "turn up":
            return words.TURNED_UP
        others_draw = new_hands and event.kind == "draw" and event.data["seat"] != self.seat
        return words.EVERYBODY_SHUFFLES if not self.expert and (event.kind == "shuffle" or others_draw) else ""


def gathered(names: list[str]) -> list[str]:
    """Cards of one name together: `2 Fire`."""
    return [f"{names.count(n)} {n}" if names.count(n) > 1 else n for n in dict.fromkeys(names)]


OPENERS = {"show", "event"}
EFFECTS = {
    "nothing", "move", "climb", "marshal", "take", "see", "fire", "pushed", "punch", "fall", "pocket", "knocked",
    "neutral", "empty", "flee", "swept", "strongbox", "pass", "ransom",
}  # fmt: skip
