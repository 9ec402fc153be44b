"""A position to text, hidden things included (docs/notation.md)."""

from __future__ import annotations

from typing import Any

from folsom.notation.text import VERSION
from folsom.notation.words import (
    BELLE_RULES,
    CAR_NAMES,
    CARD_NAMES,
    DECISION_NAMES,
    DISCARD_RULES,
    NAME,
    RESOLVE,
    SHOOTERS,
    card_words,
    members,
    option_words,
    slot_words,
    spot_words,
    token_words,
)
from folsom.rules.express import bags, cards, pile, sight
from folsom.rules.journal import PUBLIC


def write_position(g: Any) -> str:
    """A whole position, hidden things and the stream included, so that reading it gives the same bytes."""
    seats = range(int(g.seats))
    lines = [f"folsom position {VERSION} {NAME}", f"seats: {' | '.join(pair_words(g, seat) for seat in seats)}"]
    lines += variant_line(g)
    lines.append("train: " + " ".join(CAR_NAMES[int(car)] for car in g.train if car >= 0))
    if int(g.kind) != cards.CHOOSE_MARSHAL and int(g.seats) == 2:
        lines.append("marshals: " + " ".join(cards.BANDITS[int(sight.marshal_card(g, seat))] for seat in seats))
    lines += time_lines(g)
    lines.append(f"marshal: {int(g.marshal)}")
    lines.append(f"neutral: {int(g.neutral)}")
    if int(g.beside) != 1:
        lines.append(f"beside: {int(g.beside)}")
    lines += [bandit_line(g, b) for seat in seats for b in map(int, g.pair[seat]) if b >= 0]
    lines += [f"loot {spot_words(s)}: {loot_words(g, int(g.loot[s]))}" for s in range(cards.SPOTS) if g.loot[s]]
    for seat in seats:
        lines += seat_lines(g, seat)
    lines += pile_lines(g)
    lines += decision_lines(g)
    lines.append(f"stream: {int(g.stream):016x}")
    return "\n".join(lines) + "\n"


def pair_words(g: Any, seat: int) -> str:
    """The bandits of a seat."""
    return " ".join(cards.BANDITS[int(b)] for b in g.pair[seat] if b >= 0)


def variant_line(g: Any) -> list[str]:
    """Expert variant and options that aren't the usual ones."""
    words = []
    if int(g.expert) and int(g.seats) != 2:
        words.append("expert")
    if int(g.belle):
        words.append(f"belle={BELLE_RULES[int(g.belle)]}")
    if int(g.open_to):
        words.append(f"discards={DISCARD_RULES[int(g.open_to)]}")
    return [f"variant: {' '.join(words)}"] if words else []


def time_lines(g: Any) -> list[str]:
    """First seat, round, cards, turn."""
    lines = []
    if int(g.first) >= 0:
        lines.append(f"first: {int(g.first)}")
    if int(g.card) >= 0:
        lines.append(f"round: {int(g.number)} {CARD_NAMES[int(g.card)]}")
        earlier = int(g.card_word) & ~(1 << int(g.card))
        if earlier:
            lines.append("earlier: " + " ".join(CARD_NAMES[c] for c in members(earlier)))
    if int(g.turn) >= 0:
        lines.append(f"turn: {int(g.turn)} step {int(g.step)}")
    return lines


def bandit_line(g: Any, b: int) -> str:
    """A bandit: `tuco: 1 inside; bullets 5; shot doc 1; holds purse0=250@*; ransom 250`."""
    parts = [spot_words(int(g.place[b])) if g.place[b] >= 0 else "off"]
    if g.bullets[b] != bullets_left(g, b):
        parts.append(f"bullets {int(g.bullets[b])}")
    shot = [f"{SHOOTERS[s]} {int(n)}" for s, n in enumerate(g.received[b]) if n]
    if shot:
        parts.append("shot " + " ".join(shot))
    if g.held[b]:
        parts.append("holds " + loot_words(g, int(g.held[b])))
    if g.ransom[b]:
        parts.append(f"ransom {int(g.ransom[b])}")
    return f"{cards.BANDITS[b]}: {'; '.join(parts)}"


def bullets_left(g: Any, b: int) -> int:
    """How many bullets a bandit must have left: those that nobody received from it."""
    return cards.BULLETS - sum(int(g.received[other, b]) for other in range(len(cards.BANDITS)))


def loot_words(g: Any, tokens: int) -> str:
    """Tokens; a purse that somebody looked at with its value and who did: `purse4=300@0,2`, all: `@*`."""
    return " ".join(token_words(t) + (seen_words(g, t) if t < cards.PURSES else "") for t in members(tokens))


def seen_words(g: Any, purse: int) -> str:
    """A purse's value and who has seen it."""
    if not g.worth[purse]:
        return ""
    seen = int(g.seen[purse])
    who = "*" if seen >> PUBLIC & 1 else ".".join(str(seat) for seat in members(seen))
    return f"={int(g.worth[purse])}@{who}"


def bag_words(g: Any, seat: int, bag: int) -> str:
    """The cards of a bag: `move move, fire, bullet 2`."""
    words = []
    for slot in range(cards.SLOTS):
        n = int(bags.copies(bag, slot))
        if n:
            words.append(slot_words(g, seat, slot) + (f" {n}" if n > 1 else ""))
    return ", ".join(words)


def seat_lines(g: Any, seat: int) -> list[str]:
    """A seat's cards; the deck is the rest of them."""
    lines = []
    for name, bag in (("hand", g.hand), ("kept", g.kept), ("discards", g.discards), ("known", g.known)):
        if bag[seat]:
            lines.append(f"{name} {seat}: {bag_words(g, seat, int(bag[seat]))}")
    for n in range(cards.MOST_LIMITS):
        if g.limit_down[seat, n]:
            known = bag_words(g, seat, int(g.limit_known[seat, n]))
            line = f"limit {seat} {n}: {int(g.limit_down[seat, n])} {int(g.limit_room[seat, n])}"
            lines.append(f"{line}; {known}" if known else line)
    if g.top[seat]:
        lines.append(f"top {seat}: {int(g.top[seat])}")
    if int(g.fresh[seat]) != unknown_cards(g, seat):
        lines.append(f"fresh {seat}: {int(g.fresh[seat])}")
    return lines


def unknown_cards(g: Any, seat: int) -> int:
    """Expert: how many cards of a hand, face-down ones included, others know nothing of."""
    if not int(g.expert):
        return 0
    there = int(g.hand[seat]) + int(g.kept[seat]) + int(pile.face_down_bag(g, seat))
    return int(bags.size(there)) - int(bags.size(int(g.known[seat])))


def pile_lines(g: Any) -> list[str]:
    """How many cards of the pile are resolved, and all of them: `pile: 1; tuco fire, doc move down`."""
    if not g.pile_size and not g.pile_next:
        return []
    words = []
    for k in range(int(g.pile_size)):
        down = " down" if pile.was_laid_down(g, k) else ""
        power = " power" if k == int(g.ghosted) else ""
        words.append(card_words(int(pile.pile_code(g, k))) + down + power)
    done = " done" if int(g.pile_next) > int(g.pile_size) else ""
    line = f"pile: {min(int(g.pile_next), int(g.pile_size))}{done}"
    return [f"{line}; {', '.join(words)}" if words else line]


def decision_lines(g: Any) -> list[str]:
    """What must be decided: `decision: drop tuco doc purse4`, `decision: bullets 0 2`."""
    kind = int(g.kind)
    if kind == cards.NOBODY:
        return [f"decision: {RESOLVE}"]
    words = [DECISION_NAMES[kind]]
    if kind <= cards.AT_ONCE:
        words += [str(seat) for seat in members(int(g.asked))]
    if kind == cards.CHOOSE_PICK:
        words += [cards.BANDITS[b] for b in members(int(g.pickers))]
    words += [cards.BANDITS[int(b)] for b in (g.actor, g.target) if b >= 0]
    if g.token >= 0:
        words.append(token_words(int(g.token)))
    lines = ["decision: " + " ".join(words)]
    chosen = [f"{seat} {choice_words(g, seat)}" for seat in members(int(g.waiting))]
    return [*lines, "chosen: " + ", ".join(chosen)] if chosen else lines


def choice_words(g: Any, seat: int) -> str:
    """A choice that waits."""
    return option_words(g, seat, int(g.choice[seat]))
