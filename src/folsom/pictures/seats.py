"""Under the train: a row for each bandit with its bullets, its cards and what it holds."""

from __future__ import annotations

from typing import Any

from folsom.pictures import tokens
from folsom.pictures.marks import badge, part, pointer, rect, rule, text, tidy, width_of
from folsom.pictures.naming import bandits_of
from folsom.rules.express.cards import BULLETS
from folsom.words.catalogue import Speech

ROW, LINE, HEAD = 34.0, 25.0, 20.0
NAME, LEFT, RECEIVED, HAND, DECK, DISCARDS, HOLDS = 64.0, 204.0, 288.0, 466.0, 516.0, 566.0, 620.0
MONEY_ROOM = 90.0


class Rows:
    """The rows of one view."""

    def __init__(self, view: dict[str, Any], speech: Speech, width: float, margin: float) -> None:
        self.view, self.speech, self.margin, self.right = view, speech, margin, width - margin
        self.results = view["result"] or []
        self.best = [name for result in self.results for name in result["gunslingers"]]
        self.holds = HOLDS if view["expert"] else DISCARDS
        self.held_room = self.right - self.holds - (MONEY_ROOM if self.results else 0)

    def draw(self, top: float) -> tuple[str, float]:
        """Heads, then the seats in their order; and where they end."""
        marks, y = [self.heads(top + 13)], top + HEAD
        for seat in range(self.view["seats"]):
            names = bandits_of(self.view, seat)
            middle = y + sum(map(self.high, names)) / 2
            marks += [rule(self.margin, y, self.right - self.margin), self.cards(seat, middle)]
            if self.results:
                marks.append(self.money(seat, middle))
            for name in names:
                marks.append(self.bandit(name, y, y + self.high(name) / 2))
                y += self.high(name)
        return "".join([*marks, rule(self.margin, y, self.right - self.margin)]), y

    def lines(self, name: str) -> list[list[tuple[str, str]]]:
        """What a bandit holds, line by line."""
        bandit = self.view["bandits"][name]
        return tokens.lines(tokens.lots(self.view, bandit["loot"]), bandit["ransom"], self.held_room, self.speech)

    def high(self, name: str) -> float:
        """How high a bandit's row is: higher if what it holds takes several lines."""
        return ROW + LINE * (len(self.lines(name)) - 1)

    def heads(self, y: float) -> str:
        """What stands in the columns."""
        columns = [("column-bullets", LEFT, 76.0), ("column-shot", RECEIVED, 150.0)]
        columns += [("column-hand", HAND, 44.0), ("column-deck", DECK, 44.0)]
        if self.view["expert"]:
            columns.append(("picture-discards", DISCARDS, 48.0))
        columns.append(("column-holds", self.holds, 150.0))
        marks = [self.head(key, x, y, room, "start") for key, x, room in columns]
        if self.results:
            marks.append(self.head("picture-money", self.right, y, MONEY_ROOM - 10, "end"))
        return "".join(marks)

    def head(self, key: str, x: float, y: float, room: float, anchor: str) -> str:
        """A column's head."""
        return text(x, y, self.speech.sentence(key), size=11.5, kind="quiet", room=room, anchor=anchor)

    def bandit(self, name: str, y: float, middle: float) -> str:
        """Sign, name, bullets and loot of one bandit."""
        bandit = self.view["bandits"][name]
        marks = [badge(32, middle - 13, 26, name), self.name(name, middle), self.mark(bandit["seat"], middle)]
        for k in range(BULLETS):
            left = "bullet" if k < bandit["bullets"] else "bullet-spent"
            marks.append(part(left, LEFT + 11.5 * k, middle - 10, 10, 20))
        marks.append(self.received(bandit["received"], middle))
        for k, line in enumerate(self.lines(name)):
            marks.append(tokens.draw_line(line, self.holds, y + ROW / 2 + LINE * k))
        return "".join(marks)

    def mark(self, seat: int, middle: float) -> str:
        """The pointer at a seat that must choose or has; at the end its place."""
        if self.results:
            place = str(self.results[seat]["place"] + 1)
            return text(22, middle + 5, place, size=15, kind="text slab", anchor="middle")
        if seat in self.view["deciders"]:
            return pointer(self.margin + 1, middle - 5.5, 11, down=False)
        if seat in self.view["waiting"]:
            return pointer(self.margin + 1, middle - 5.5, 11, down=False, hollow=True)
        return ""

    def name(self, name: str, middle: float) -> str:
        """A bandit's name, and in small letters what is special about its seat."""
        seat = self.view["bandits"][name]["seat"]
        notes = ["picture-you"] if seat == self.view["seat"] else []
        notes += ["picture-first"] if seat == self.view["first"] and not self.results else []
        notes += ["gunslinger"] if name in self.best else []
        room = LEFT - NAME - 10
        drawn = text(NAME, middle + (0 if notes else 5), self.speech.name(name), size=15, kind="text bold", room=room)
        words = " · ".join(self.speech.say(note) for note in notes)
        return drawn + (text(NAME, middle + 13, words, size=11.5, kind="quiet", room=room) if notes else "")

    def received(self, received: dict[str, int], middle: float) -> str:
        """Bullets by shooter: each wears the shooter's sign, a neutral one none."""
        marks, x = [], 0.0
        for shooter, count in received.items():
            marks.append(part("bullet", x, -11, 11, 22))
            x += 13
            if shooter != "neutral":
                marks.append(badge(x - 5, -3, 15, shooter))
                x += 11
            if count > 1:
                words = f"×{count}"
                marks.append(text(x, 4.5, words, size=12.5))
                x += width_of(words, 12.5)
            x += 6
        scale = min(1.0, (HAND - RECEIVED - 8) / x) if x else 1.0
        return f'<g transform="translate({RECEIVED} {tidy(middle)}) scale({tidy(scale)})">{"".join(marks)}</g>'

    def cards(self, seat: int, middle: float) -> str:
        """How many cards a seat has in hand, deck and discard pile."""
        counts = self.view["cards_of"][seat]
        columns = [("raised outline", HAND, "hand"), ("roof outline", DECK, "deck")]
        if self.view["expert"]:
            columns.append(("raised line", DISCARDS, "discards"))
        marks = []
        for kind, x, key in columns:
            marks.append(rect(x + 1, middle - 8, 11, 16, kind, round=2, stroke=1.3))
            marks.append(text(x + 17, middle + 5, str(counts[key]), size=14.5))
        return "".join(marks)

    def money(self, seat: int, middle: float) -> str:
        """What a seat ends with."""
        words = self.speech.money(self.results[seat]["money"])
        return text(self.right, middle + 6, words, size=17, kind="money slab", anchor="end", room=MONEY_ROOM - 10)
