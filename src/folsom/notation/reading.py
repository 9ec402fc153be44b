"""A position from text: line by line, each error with its place (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from folsom.notation.completing import Completion, bag_of
from folsom.notation.text import Line, Word, header, lines_of, number, one_of
from folsom.notation.words import (
    BELLE_RULES,
    CAR_NAMES,
    CARD_NAMES,
    DECISION_NAMES,
    DISCARD_RULES,
    LEVELS,
    NAME,
    RESOLVE,
    token_words,
)
from folsom.rules.express import cards, setup, state
from folsom.rules.journal import PUBLIC


def read_position(text: str) -> Any:
    """An array with one game, read from a position; NotationError says where it is wrong."""
    lines = lines_of(text)
    header(lines, "position", NAME)
    reader = PositionReader(lines[0], lines[1:])
    return reader.games


class PositionReader(Completion):
    """Fills a record from the lines of a position, then what follows from them."""

    def __init__(self, head: Line, lines: list[Line]) -> None:
        self.games = state.blank(1)
        self.g = self.games[0]
        setup.clear(self.g)
        self.g.stream = 1
        self.seen: dict[str, Word] = {}
        self.bags: dict[str, list[list[int]]] = {
            name: [[0] * cards.SLOTS for _ in range(state.SEATS)] for name in ("hand", "kept", "discards", "known")
        }
        self.chosen: list[tuple[int, Word, str]] = []
        self.marshals: list[int] = []
        self.bullets: dict[int, int] = {}
        self.fresh: dict[int, int] = {}
        self.tokens = 0
        self.last = lines[-1] if lines else head
        if not lines or lines[0].peek() != "seats":
            raise (lines[0] if lines else self.last).wrong("`seats: ` and the bandits, seat by seat between `|`")
        for line in lines:
            self.read(line)
        self.complete()

    # one method a kind of line

    def read(self, line: Line) -> None:
        """One line: a key, perhaps a seat or a spot, a colon, and what it says."""
        first = line.next("a key")
        key = first.text
        methods: dict[str, Callable[[Line], None]] = {
            "seats": self.read_seats, "variant": self.read_variant, "train": self.read_train,
            "marshals": self.read_marshals, "first": self.read_first, "round": self.read_round,
            "earlier": self.read_earlier, "turn": self.read_turn, "marshal": self.read_marshal,
            "neutral": self.read_neutral, "beside": self.read_beside, "pile": self.read_pile,
            "decision": self.read_decision, "chosen": self.read_chosen, "stream": self.read_stream,
        }  # fmt: skip
        seat_keys = ("hand", "kept", "discards", "known", "top", "fresh")
        if key in cards.BANDITS:
            bandit = self.bandit(first)
            self.once(first, key)
            line.need(":")
            self.read_bandit(line, bandit)
        elif key == "loot":
            spot = self.read_spot(line)
            self.once(first, f"loot {spot}")
            line.need(":")
            self.g.loot[spot] = self.read_tokens(line, None)
        elif key == "limit":
            seat = line.number_in(0, int(self.g.seats) - 1, "a seat")
            n = line.number_in(0, cards.MOST_LIMITS - 1, "which limit")
            self.once(first, f"limit {seat} {n}")
            line.need(":")
            self.read_limit(line, seat, n)
        elif key in seat_keys:
            seat = line.number_in(0, int(self.g.seats) - 1, "a seat")
            self.once(first, f"{key} {seat}")
            line.need(":")
            self.read_seat(line, key, seat)
        elif key in methods:
            self.once(first, key)
            line.need(":")
            methods[key](line)
        else:
            known = ", ".join([*methods, *seat_keys, "limit", "loot", "a bandit"])
            raise first.wrong(f"one of {known}")
        line.end()

    def once(self, word: Word, key: str) -> None:
        """Each line stands once."""
        if key in self.seen:
            raise word.wrong(f"`{key}` only once")
        self.seen[key] = word

    def read_seats(self, line: Line) -> None:
        """`seats: tuco | doc | belle`; two seats have two bandits each."""
        pairs: list[list[int]] = [[]]
        used: set[int] = set()
        while line.more:
            if line.skip("|"):
                pairs.append([])
                continue
            word = line.next("a bandit")
            bandit = one_of(word, cards.BANDITS, "a bandit")
            if bandit in used:
                raise word.wrong("each bandit only once")
            used.add(bandit)
            pairs[-1].append(bandit)
        each = 2 if len(pairs) == 2 else 1
        if not 2 <= len(pairs) <= state.SEATS or any(len(pair) != each for pair in pairs):
            raise line.wrong("three to six seats with one bandit each, or two seats with two each")
        self.g.seats = len(pairs)
        self.g.cars = cards.TWO_SEAT_CARS if each == 2 else len(pairs)
        self.g.expert = 1 if each == 2 else 0
        for seat, pair in enumerate(pairs):
            for half, bandit in enumerate(sorted(pair)):
                self.g.pair[seat, half] = bandit
                self.g.seat_of[bandit] = seat

    def read_variant(self, line: Line) -> None:
        """`variant: expert belle=same-spot discards=owner`."""
        for word in line.many(lambda w: w, "expert, belle= or discards="):
            name = word.text.split("=")[0]
            at = word.part(len(name) + 1)
            if word.text == "expert":
                self.g.expert = 1
            elif name == "belle":
                self.g.belle = one_of(at, BELLE_RULES, "belle")
            elif name == "discards":
                self.g.open_to = one_of(at, DISCARD_RULES, "discards")
            else:
                raise word.wrong("expert, belle= or discards=")

    def read_train(self, line: Line) -> None:
        """`train: 3/1 1/0 4/1`, from the caboose."""
        cars: list[int] = []
        while line.more:
            word = line.next("a car")
            car = one_of(word, CAR_NAMES, "a car")
            if car in cars:
                raise word.wrong("each car only once")
            cars.append(car)
        if len(cars) != int(self.g.cars):
            raise line.wrong(f"{int(self.g.cars)} cars")
        self.g.train[: len(cars)] = cars

    def read_marshals(self, line: Line) -> None:
        """`marshals: tuco doc`: whose Marshal card each of two seats has."""
        if int(self.g.seats) != 2:
            raise line.wrong("no such line with more than two seats")
        for seat in range(2):
            word = line.next("a bandit")
            bandit = self.bandit(word)
            if int(self.g.seat_of[bandit]) != seat:
                raise word.wrong(f"a bandit of seat {seat}")
            self.marshals.append(bandit)

    def read_first(self, line: Line) -> None:
        """`first: 2`."""
        self.g.first = line.number_in(0, int(self.g.seats) - 1, "a seat")

    def read_round(self, line: Line) -> None:
        """`round: 1 braking`."""
        self.g.number = line.number_in(0, cards.ROUNDS - 1, "a round")
        self.g.card = line.one_of(CARD_NAMES, "a round card")
        self.g.card_word = int(self.g.card_word) | 1 << int(self.g.card)

    def read_earlier(self, line: Line) -> None:
        """`earlier: bridge tunnel`: the cards of the rounds before."""
        for card in line.many(lambda w: one_of(w, CARD_NAMES, "a round card"), "a round card"):
            self.g.card_word = int(self.g.card_word) | 1 << card

    def read_turn(self, line: Line) -> None:
        """`turn: 1 step 2`."""
        self.g.turn = line.number_in(0, cards.MOST_TURNS - 1, "a turn")
        if line.skip("step"):
            self.g.step = line.number_in(0, 2 * state.SEATS - 1, "a step")

    def read_marshal(self, line: Line) -> None:
        """`marshal: 3`."""
        self.g.marshal = line.number_in(0, int(self.g.cars), "a car")

    def read_neutral(self, line: Line) -> None:
        """`neutral: 13`."""
        self.g.neutral = line.number_in(0, cards.NEUTRAL_BULLETS, "neutral bullets")

    def read_beside(self, line: Line) -> None:
        """`beside: 0`: strongboxes beside the train."""
        self.g.beside = line.number_in(0, 1, "strongboxes beside the train")

    def read_stream(self, line: Line) -> None:
        """`stream: 0123456789abcdef`."""
        word = line.next("sixteen digits 0 to 9, a to f, not all 0")
        if not re.fullmatch("[0-9a-f]{16}", word.text) or int(word.text, 16) == 0:
            raise word.wrong("sixteen digits 0 to 9, a to f, not all 0")
        self.g.stream = np.uint64(int(word.text, 16))

    def bandit(self, word: Word) -> int:
        """A bandit of this game."""
        playing = [name for b, name in enumerate(cards.BANDITS) if self.g.seat_of[b] >= 0]
        if word.text not in playing:
            raise word.wrong(f"a bandit in this game: {', '.join(playing)}")
        return cards.BANDITS.index(word.text)

    def read_spot(self, line: Line) -> int:
        """`2 roof`."""
        car = line.number_in(0, int(self.g.cars), "a car")
        return car + cards.ROOF * line.one_of(LEVELS, "a level")

    def read_bandit(self, line: Line, bandit: int) -> None:
        """`tuco: 1 inside; bullets 5; shot doc 1 neutral 2; holds purse0=250@*; ransom 250`."""
        if not line.skip("off"):
            spot = self.read_spot(line)
            self.g.place[bandit] = spot
            self.g.standing[spot] = int(self.g.standing[spot]) | 1 << bandit
        while line.skip(";"):
            key = line.next("bullets, shot, holds or ransom")
            if key.text == "bullets":
                self.bullets[bandit] = line.number_in(0, cards.BULLETS, "bullets")
            elif key.text == "shot":
                self.read_shots(line, bandit)
            elif key.text == "holds":
                self.g.held[bandit] = self.read_tokens(line, int(self.g.seat_of[bandit]))
            elif key.text == "ransom":
                self.g.ransom[bandit] = line.number_in(0, cards.RANSOM, "money")
            else:
                raise key.wrong("bullets, shot, holds or ransom")

    def read_shots(self, line: Line, bandit: int) -> None:
        """`shot doc 1 neutral 2`."""
        while line.more and line.peek() != ";":
            word = line.next("a bandit or neutral")
            shooter = cards.NEUTRAL if word.text == "neutral" else self.bandit(word)
            most = cards.NEUTRAL_BULLETS if shooter == cards.NEUTRAL else cards.BULLETS
            self.g.received[bandit, shooter] = line.number_in(0, most, "bullets")

    def read_tokens(self, line: Line, holder: int | None) -> int:
        """`purse4=300@0.2 jewel1 strongbox0`; a holder has seen its purses, and $250 is the usual value."""
        word = 0
        for at in line.many(lambda w: w, "tokens"):
            token = self.read_token(at, holder)
            if self.tokens >> token & 1:
                raise at.wrong("each token only once")
            self.tokens |= 1 << token
            word |= 1 << token
        return word

    def read_token(self, word: Word, holder: int | None) -> int:
        """One token."""
        name = word.text.split("=")[0]
        match = re.fullmatch(r"(purse|jewel|strongbox)([0-9]{1,2})", name)
        expected = "a token: purse0 to purse17, jewel0 to jewel5, strongbox0, strongbox1"
        if not match:
            raise word.wrong(expected)
        start, count = {"purse": (0, cards.PURSES), "jewel": (cards.JEWEL, cards.JEWELS)}.get(
            match[1], (cards.STRONGBOX, cards.STRONGBOXES)
        )
        if int(match[2]) >= count or (start and "=" in word.text):
            raise word.wrong(expected)
        token = start + int(match[2])
        if token < cards.PURSES:
            self.read_worth(word.part(len(name)), token, holder)
        return token

    def read_worth(self, word: Word, purse: int, holder: int | None) -> None:
        """`=300@0.2`, `=250@*`."""
        if not word.text and holder is None:
            return
        worth, _, who = word.text.partition("@")
        if word.text:
            one_of(word.part(1, len(worth)), [str(w) for w in cards.WORTHS], "a value")
        self.g.worth[purse] = int(worth[1:] or cards.START_WORTH)
        everyone = (1 << int(self.g.seats)) - 1
        if who == "*":
            self.g.seen[purse] = everyone | 1 << PUBLIC
        elif who:
            seen = 0
            for seat in word.part(len(worth) + 1).split("."):
                seen |= 1 << number(seat, 0, int(self.g.seats) - 1, "a seat")
            self.g.seen[purse] = seen
        elif holder is not None:
            self.g.seen[purse] = 1 << holder
        else:
            raise word.part(len(word.text)).wrong("`@` and the seats that saw it, or `@*`")

    def read_seat(self, line: Line, key: str, seat: int) -> None:
        """`hand 0: move 2, fire, bullet`, `top 0: 1`."""
        if key == "top":
            self.g.top[seat] = line.number_in(0, 99, "bullets")
        elif key == "fresh":
            self.fresh[seat] = line.number_in(0, 99, "cards")
        else:
            self.read_cards(line, seat, self.bags[key][seat])

    def read_cards(self, line: Line, seat: int, counts: list[int]) -> None:
        """`move 2, fire, bullet`."""
        while line.more:
            slot = self.read_slot(line, seat)
            counts[slot] += line.number_in(1, 99, "copies") if line.peek().isdigit() else 1
            if line.more:
                line.need(",")

    def read_limit(self, line: Line, seat: int, n: int) -> None:
        """`limit 0 0: 1 0; move, fire`: before a draw one card lay face down, none was unknown, these were known."""
        self.g.limit_down[seat, n] = line.number_in(1, cards.MOST_DOWN, "cards laid face down")
        self.g.limit_room[seat, n] = line.number_in(0, cards.MOST_DOWN, "unknown cards")
        counts = [0] * cards.SLOTS
        if line.skip(";"):
            self.read_cards(line, seat, counts)
        if max(counts[: cards.BULLET_SLOT]) > 2 or counts[cards.BULLET_SLOT] > 99:
            raise line.wrong("no more cards than the seat has")
        self.g.limit_known[seat, n] = bag_of(counts)

    def read_slot(self, line: Line, seat: int) -> int:
        """A card of a seat: `fire`, with two bandits `tuco fire`; `bullet`."""
        if line.skip("bullet"):
            return cards.BULLET_SLOT
        pair = [int(b) for b in self.g.pair[seat] if b >= 0]
        half = 0
        if len(pair) == 2 or line.peek() in cards.BANDITS:
            half = line.one_of([cards.BANDITS[b] for b in pair], "a bandit of this seat")
        return 6 * half + line.one_of(cards.KINDS, "a card")

    def read_pile(self, line: Line) -> None:
        """`pile: 1; tuco fire, doc move down`: how many are resolved, and all; `pile: 2 done; ...`: the event, too."""
        at = line.number_in(0, cards.MOST_PILE, "how many cards are resolved")
        done = line.skip("done")
        size = 0
        if line.more:
            line.need(";")
            while line.more:
                if size >= cards.MOST_PILE:
                    raise line.wrong(f"at most {cards.MOST_PILE} cards")
                self.g.pile[size] = self.read_pile_card(line, size, size < at)
                size += 1
                if line.more:
                    line.need(",")
        if size < at or (done and size > at):
            raise line.wrong(f"{at} cards" if done else f"at least {at} cards")
        self.g.pile_next = at + done
        self.g.pile_size = size

    def read_pile_card(self, line: Line, place: int, resolved: bool) -> int:
        """`tuco fire`, `tuco fire down`, `ghost move down power`; one that is resolved lies open."""
        bandit = self.bandit(line.next("a bandit"))
        code = bandit * 6 + line.one_of(cards.KINDS, "a card")
        if line.skip("down"):
            code += -cards.FACE_DOWN if resolved else cards.FACE_DOWN
            if line.peek() == "power":
                if bandit != cards.GHOST or resolved:
                    raise line.wrong("`power` only with a card of Ghost's that lies face down")
                line.next("power")
                self.g.ghosted = place
        return code

    def read_decision(self, line: Line) -> None:
        """`decision: scheme`, `decision: keep 0 2`, `decision: drop tuco doc`, `decision: resolve`."""
        kind = line.one_of([*DECISION_NAMES, RESOLVE], "a decision")
        self.g.kind = cards.NOBODY if kind == len(DECISION_NAMES) else kind
        if kind <= cards.AT_ONCE:
            for seat in line.many(lambda w: number(w, 0, int(self.g.seats) - 1, "a seat"), "the seats asked"):
                self.g.asked = int(self.g.asked) | 1 << seat
        elif kind == cards.CHOOSE_PICK:
            for bandit in line.many(self.bandit, "the bandits that may take a purse"):
                self.g.pickers = int(self.g.pickers) | 1 << bandit
        elif cards.CHOOSE_POCKET <= kind < cards.OVER:
            self.g.actor = self.bandit(line.next("the bandit that acts"))
            if kind in (cards.CHOOSE_DROP, cards.CHOOSE_PUSH, cards.CHOOSE_POCKET):
                self.g.target = self.bandit(line.next("the bandit it acts upon"))
            if kind == cards.CHOOSE_POCKET:
                word = line.next("a purse")
                self.g.token = one_of(word, [token_words(t) for t in range(cards.PURSES)], "a purse")

    def read_chosen(self, line: Line) -> None:
        """`chosen: 0 discard 2, 1 done`: choices that wait for the others."""
        while line.more:
            seat = line.number_in(0, int(self.g.seats) - 1, "a seat")
            at = line.next("its choice")
            words = [at.text]
            while line.peek() not in ("", ","):
                words.append(line.next("its choice").text)
            self.chosen.append((seat, at, " ".join(words)))
            if line.more:
                line.need(",")
