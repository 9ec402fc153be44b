"""A witness: it hears what everybody may hear of a game, and says whether a world could have come about.

It knows the rules of the cards (X20 to X32, X90 to X96, X106) and nothing of how the engine keeps what is known. For
each seat it remembers how its present deck came about: what was in it and what the seat held then, both known to all,
and in what order it has since drawn, laid and discarded. A world fits if some order of the deck leads to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from folsom.rules import journal
from folsom.rules.express import cards

BULLET = 12  # cards are counted by slot: six kinds of either bandit, then bullets
SLOTS = 13
NOTHING = [0] * SLOTS
OF_CARDS = {"name", "shuffle", "draw", "play", "hide", "show", "discard", "keep", "return"}  # events


def counts_of(bag: int) -> list[int]:
    """How many cards of each slot a bag of the record holds."""
    return [(bag >> 4 * slot) & 15 for slot in range(BULLET)] + [(bag >> 48) & 255]


@dataclass
class Laid:
    """A card on the pile."""

    seat: int
    slot: int  # -1: face down
    power: bool  # laid by Ghost's power


@dataclass
class Cards:
    """What everybody knows of the cards of one seat."""

    pair: list[int]
    actions: list[int]  # all its action cards
    held: list[int]  # what it held, face-down cards included, when the present deck was made
    deck: list[int]  # that deck
    left: int  # cards left of it
    top: int = 0  # bullets that came on top since
    received: int = 0
    drawn: int = 0  # cards of the present draw that came before a new deck was made
    returned: bool = False
    pile: list[int] = field(default_factory=lambda: list(NOTHING))  # its discard pile
    steps: list[tuple[str, int]] = field(default_factory=list)

    def slot_of(self, code: int) -> int:
        """The slot of a card's code."""
        if code == cards.BULLET_CARD:
            return BULLET
        return code % 6 + 6 * self.pair.index(code // 6)

    def draw(self, n: int) -> None:
        """Cards from the deck: the bullets on top come first (X55)."""
        bullets = min(n, self.top)
        self.top -= bullets
        self.left -= n - bullets
        self.steps += [("bullets", bullets), ("draw", n - bullets)]


class Witness:
    """Follows a game by ear."""

    def __init__(self, g: Any) -> None:
        self.expert = int(g.expert) == 1
        self.seats = int(g.seats)
        self.seat_of = [int(seat) for seat in g.seat_of]
        self.cards = [self.fresh_cards(seat) for seat in range(self.seats)]
        self.pile: list[Laid] = []
        self.next = 0
        self.first_turn = False
        starting = {t: 250 for b in range(6) for t in range(18) if int(g.held[b]) >> t & 1}  # X12
        self.purses = [dict(starting) for _ in range(self.seats + 1)]  # what each seat saw; the public last

    def fresh_cards(self, seat: int) -> Cards:
        """X3, X102: a seat's cards; Marshal cards of two seats are named later."""
        pair = [b for b in range(6) if self.seat_of[b] == seat]
        actions = [1, 1, 1, 1, 1, 0] * 2 + [0] if len(pair) == 2 else [2, 2, 2, 2, 1, 1] + [0] * 7
        return Cards(pair, actions, list(NOTHING), list(actions), sum(actions))

    def before(self, g: Any) -> None:
        """What lies open before a choice: whether it is the first turn, and not a tunnel."""
        many = 2 if self.seats >= 5 else 1
        card = int(g.card)
        self.first_turn = int(g.turn) == 0 and cards.ROUND_CARDS[card][many][0] != "T"

    # what everybody hears

    def hear(self, events: list[tuple[str, int, dict[str, int]]]) -> None:
        """Events in order; only the purses' values are taken from what not everybody may see."""
        for kind, eyes, data in events:
            if kind in ("see", "turn up"):
                for k, purses in enumerate(self.purses):
                    if eyes >> (k if k < self.seats else journal.PUBLIC) & 1:
                        purses[data["token"]] = data["worth"]
            elif eyes >> journal.PUBLIC & 1:
                self.hear_one(kind, data)

    def hear_one(self, kind: str, data: dict[str, int]) -> None:
        """One public event."""
        if kind in ("fire", "neutral"):
            seat = self.cards[self.seat_of[data["target" if kind == "fire" else "bandit"]]]
            seat.received += 1
            seat.top += self.expert
        elif kind == "event":
            self.pile, self.next = [], 0
        elif "seat" in data and kind in (
            "name",
            "shuffle",
            "draw",
            "play",
            "hide",
            "show",
            "discard",
            "keep",
            "return",
        ):
            seat = self.cards[data["seat"]]
            if kind == "name":
                half = seat.pair.index(data["bandit"])
                seat.actions[6 * half + cards.MARSHAL] = seat.deck[6 * half + cards.MARSHAL] = 1
                seat.left += 1
            elif kind == "shuffle":
                self.shuffle(data["seat"])
            elif kind == "draw":
                seat.draw(data["count"] - seat.drawn)
                seat.drawn = 0
            elif kind == "keep":
                seat.steps.append(("sort", 0))
            elif kind == "return":
                seat.returned = True
            elif kind == "hide":
                ghost = self.seat_of[cards.GHOST] == data["seat"]
                seat.steps.append(("down", len(self.pile)))
                self.pile.append(Laid(data["seat"], -1, self.first_turn and ghost))
            else:
                self.shown(kind, data["seat"], seat.slot_of(data["card"]))

    def shuffle(self, number: int) -> None:
        """X20: all cards. X95: the deck is drawn out, and everybody knows what the seat holds: what lies nowhere."""
        seat = self.cards[number]
        everything = list(seat.actions)
        everything[BULLET] = seat.received
        if not self.expert:
            seat.held, seat.deck, seat.steps = list(NOTHING), everything, []
            seat.left, seat.returned = sum(everything), False
            return
        seat.drawn = seat.left + seat.top
        seat.left = sum(seat.pile)
        seat.top = 0
        held = [n - away for n, away in zip(everything, seat.pile, strict=True)]
        seat.steps = []
        for k in range(self.next, len(self.pile)):
            if self.pile[k].seat == number and self.pile[k].slot >= 0:
                held[self.pile[k].slot] -= 1
            elif self.pile[k].seat == number:
                seat.steps.append(("down", k))
        seat.held, seat.deck, seat.pile = held, seat.pile, list(NOTHING)

    def shown(self, kind: str, number: int, slot: int) -> None:
        """A card is laid face up, shown or discarded."""
        seat = self.cards[number]
        if kind != "play" and self.expert:
            seat.pile[slot] += 1
        if kind != "show":
            seat.steps.append(("out", slot))
        if kind == "play":
            self.pile.append(Laid(number, slot, False))
        if kind == "show":
            if self.pile[self.next].slot < 0:
                seat.steps[seat.steps.index(("down", self.next))] = ("out", slot)
            self.next += 1

    # what a world must agree with

    def faults(self, g: Any, looker: int) -> list[str]:
        """Why a world can't have come about, as a seat (-1: the public) knows it."""
        worth = g.worth.tolist()
        found = [f"purse{t} was {n}, is {worth[t]}" for t, n in self.purses[looker].items() if worth[t] != n]
        hands, kept, decks, choice = (field.tolist() for field in (g.hand, g.kept, g.deck, g.choice))
        downs = [{} for _ in range(self.seats)]  # type: list[dict[int, int]]
        pile = g.pile.tolist()
        for k in range(self.next, len(self.pile)):
            laid = self.pile[k]
            code = pile[k] - cards.FACE_DOWN
            if laid.slot >= 0:
                continue
            if self.seat_of[code // 6] != laid.seat:
                return [*found, f"card {k} of the pile is another seat's"]
            if laid.power and code // 6 != cards.GHOST:
                found.append(f"card {k} of the pile isn't Ghost's")
            downs[laid.seat][k] = self.cards[laid.seat].slot_of(code)
        waiting = int(g.waiting) if int(g.kind) == cards.CHOOSE_BULLETS else 0
        for number in range(self.seats):
            if number != looker:
                held = counts_of(hands[number] + kept[number])
                why = self.fault(self.cards[number], held, downs[number], counts_of(decks[number]))
                if not why and waiting >> number & 1 and choice[number] > held[BULLET]:
                    why = "discards more bullets than it holds"
                if why:
                    found.append(f"seat {number} {why}")
        return found

    def fault(self, seat: Cards, hand: list[int], downs: dict[int, int], deck: list[int]) -> str:
        """Why a seat can't hold and have laid these cards."""
        if seat.actions[cards.MARSHAL] + seat.actions[6 + cards.MARSHAL] == 0:  # X109: nothing is dealt yet
            return "has cards too early" if sum(hand) + sum(deck) else ""
        out = list(NOTHING)
        bullets = 0
        for what, n in seat.steps:
            if what in ("out", "down"):
                out[n if what == "out" else downs[n]] += 1
            elif what == "bullets":
                bullets += n
        if seat.returned:  # the hand is back in the deck: what was laid tells of one another
            if sum(hand):
                return "holds cards after they went back"
            return "laid more cards of a kind than it has" if any(map(int.__gt__, out[:BULLET], seat.actions)) else ""
        drew = [o + h - s for o, h, s in zip(out, hand, seat.held, strict=True)]
        drew[BULLET] -= bullets
        if min(drew) < 0 or any(map(int.__gt__, drew, seat.deck)):
            return "holds cards that never were in its deck, or lost some that it held"
        left = [n - d for n, d in zip(seat.deck, drew, strict=True)]
        left[BULLET] += seat.top
        if sum(left) != seat.left + seat.top or (self.expert and left != deck):
            return "has another deck than what is left of it"
        return self.order_fault(seat, hand, downs)

    def order_fault(self, seat: Cards, hand: list[int], downs: dict[int, int]) -> str:
        """Why no order of the deck leads there: a card is laid before it can be drawn, or a bullet was kept (X92)."""
        have = list(seat.held)
        drawn = since = lacking = 0
        for what, n in seat.steps:
            if what == "draw":
                drawn += n
                since += n
            elif what == "bullets":
                have[BULLET] += n
            elif what == "sort":
                lacking += max(-have[BULLET], 0)
                have[BULLET] = since = 0
            else:
                have[n if what == "out" else downs[n]] -= 1
                needed = -sum(k for k in have if k < 0)
                if needed + lacking > drawn or -have[BULLET] > since:
                    return "laid a card before it can have drawn it"
        if hand[BULLET] - have[BULLET] > since:
            return "holds a bullet that it would have discarded"
        return ""
