"""What a position leaves unsaid."""

from __future__ import annotations

from typing import Any

from folsom.errors import NotationError
from folsom.notation.text import Line, Word
from folsom.notation.words import (
    members,
    option_words,
)
from folsom.notation.writing import (
    bullets_left,
    unknown_cards,
)
from folsom.rules.express import bags, cards, check, pile, setup, verbs
from folsom.rules.express.check import BROKEN


class Completion:
    """What goes without saying in a position: filled in from what was read."""

    games: Any
    g: Any
    seen: dict[str, Word]
    bags: dict[str, list[list[int]]]
    chosen: list[tuple[int, Word, str]]
    marshals: list[int]
    bullets: dict[int, int]
    fresh: dict[int, int]
    tokens: int
    last: Line

    def complete(self) -> None:
        """Fill in what goes without saying, and see that the position is sound."""
        g = self.g
        if "train" not in self.seen:
            g.train[: int(g.cars)] = range(int(g.cars))
        if "marshal" not in self.seen:
            g.marshal = g.cars
        if "decision" not in self.seen:
            g.kind = cards.CHOOSE_SCHEME
        before = int(g.kind) in (cards.CHOOSE_MARSHAL, cards.CHOOSE_START)
        if "round" not in self.seen and not before:
            g.card = cards.BRIDGE
            g.card_word = int(g.card_word) | 1 << cards.BRIDGE
        if "first" not in self.seen and int(g.kind) != cards.CHOOSE_MARSHAL:
            g.first = 0
        if "turn" not in self.seen and int(g.kind) == cards.CHOOSE_SCHEME:
            g.turn = 0
        self.complete_bandits(before)
        self.complete_loot()
        self.fill_bags()
        self.complete_decks()
        for seat in range(int(g.seats)):
            g.fresh[seat] = self.fresh.get(seat, unknown_cards(g, seat))
        if check.frame(g) == 0:
            self.complete_choices()
            if int(g.kind) != cards.NOBODY:
                verbs.ask_again(self.games, 0)
        broken = int(verbs.check(self.games, 0))
        if broken:
            reasons = "; ".join(BROKEN[k] for k in members(broken))
            raise NotationError(self.last.number, 1, f"a sound position before this ({reasons})")

    def complete_bandits(self, before: bool) -> None:
        """Bandits not spoken of stand inside the caboose; bullets not spoken of weren't fired."""
        g = self.g
        for bandit, name in enumerate(cards.BANDITS):
            if g.seat_of[bandit] < 0:
                continue
            if name not in self.seen and not before:
                g.place[bandit] = 0
                g.standing[0] = int(g.standing[0]) | 1 << bandit
            g.bullets[bandit] = self.bullets.get(bandit, max(bullets_left(g, bandit), 0))
        if "neutral" not in self.seen:
            g.neutral = max(cards.NEUTRAL_BULLETS - sum(int(g.received[b, cards.NEUTRAL]) for b in range(6)), 0)

    def complete_loot(self) -> None:
        """The strongboxes, and the values that no purse has."""
        g = self.g
        if self.tokens >> cards.STRONGBOX & 3 == 0:
            g.loot[int(g.cars)] = int(g.loot[int(g.cars)]) | 1 << cards.STRONGBOX
        if self.tokens >> (cards.STRONGBOX + 1) & 1:
            g.beside = 0
        beside = int(g.beside) << (cards.STRONGBOX + 1)
        g.dealt = sum(int(tokens) for tokens in (*g.loot, *g.held)) | beside
        for purse in range(cards.PURSES):
            if g.worth[purse]:
                kind = cards.WORTHS.index(int(g.worth[purse]))
                if not int(g.purse_bag) >> 4 * kind & 15:
                    copies = cards.WORTH_COPIES[kind]
                    raise NotationError(
                        self.last.number, 1, f"at most {copies} purses of ${int(g.worth[purse])} before this"
                    )
                g.purse_bag = int(g.purse_bag) - (1 << 4 * kind)

    def complete_choices(self) -> None:
        """Choices that wait, once the hands are known."""
        for seat, at, words in self.chosen:
            if seat not in members(int(self.g.asked)):
                raise at.wrong("the choice of a seat that is asked")
            legal = {option_words(self.g, seat, o): o for o in members(int(verbs.legal(self.games, 0, seat)))}
            legal = {text: o for text, o in legal.items() if not text.startswith("keep")}
            if words not in legal:
                raise at.wrong(f"one of: {', '.join(legal)}")
            self.g.choice[seat] = legal[words]
            self.g.waiting = int(self.g.waiting) | 1 << seat

    def fill_bags(self) -> None:
        """Hands and piles, from counts to bags."""
        for name, seats in self.bags.items():
            for seat, counts in enumerate(seats):
                limit = [15] * cards.BULLET_SLOT + [99]
                if any(n > most for n, most in zip(counts, limit, strict=True)) or sum(counts) > 120:
                    raise self.seen[f"{name} {seat}"].wrong("no more cards than the seat has")
                getattr(self.g, name)[seat] = bag_of(counts)

    def complete_decks(self) -> None:
        """A deck is what a seat has nowhere else; a bullet for each that its bandits received."""
        g = self.g
        if int(g.kind) == cards.CHOOSE_MARSHAL:
            return
        for seat in range(int(g.seats)):
            rest = counts_of(self.full_deck(seat))
            rest[cards.BULLET_SLOT] = int(check.received_by(g, seat))
            for name in ("hand", "kept", "discards"):
                self.take_out(rest, self.bags[name][seat], self.seen.get(f"{name} {seat}"))
            self.take_out(rest, counts_of(int(pile.unresolved_bag(g, seat))), self.seen.get("pile"))
            g.deck[seat] = bag_of(rest)

    def take_out(self, rest: list[int], used: list[int], word: Word | None) -> None:
        """Cards that are elsewhere aren't in the deck."""
        for slot, n in enumerate(used):
            rest[slot] -= n
            if rest[slot] < 0:
                assert word is not None
                raise word.wrong("no more cards than the seat has")

    def full_deck(self, seat: int) -> int:
        """X3, X102: all the action cards of a seat."""
        if int(self.g.seats) != 2:
            return int(setup.DECK)
        owner = self.marshals[seat] if self.marshals else int(self.g.pair[seat, 0])
        half = 0 if owner == int(self.g.pair[seat, 0]) else 1
        return int(setup.TEAM_DECK) + int(bags.ONE[6 * half + cards.MARSHAL])


def bag_of(counts: list[int]) -> int:
    """A bag from how many cards of each slot."""
    return sum(n * int(bags.ONE[slot]) for slot, n in enumerate(counts))


def counts_of(bag: int) -> list[int]:
    """How many cards of each slot a bag holds."""
    return [int(bags.copies(bag, slot)) for slot in range(cards.SLOTS)]
