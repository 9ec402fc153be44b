"""`?`: what a decision, its cards, the bandits and the round are about."""

from __future__ import annotations

from typing import Any

from folsom.cli import drawing
from folsom.words.catalogue import Speech


def sections(view: dict[str, Any], says: Speech) -> list[tuple[str, list[str]]]:
    """Headings and sentences."""
    found: list[tuple[str, list[str]]] = []
    now = []
    if view["decision"] != "over":
        now.append(says.say(f"ask-{view['decision']}.help"))
    if view["decision"] == "scheme" and view["turn"] is not None:
        now.append(says.say("this-turn", turn=says.say(f"turn-{view['symbols'][view['turn']]}.help")))
    if view["card"] is not None:
        now.append(says.say("at-the-end", card=view["card"]))
    if view["deck"]:
        now.append(says.say("deck", cards=drawing.cards(view["deck"], view, says)))
    now.append(says.say("goal" if view["seats"] != 2 else "goal-team"))
    found.append((says.say("help-now"), now))
    found.append((says.say("help-cards"), [says.say(f"help-{kind}") for kind in cards_of(view)]))
    found.append((says.say("help-bandits"), [says.say(f"power-{name}") for name in view["bandits"]]))
    return found


def cards_of(view: dict[str, Any]) -> list[str]:
    """The kinds of card in the looker's hand; all, for those who look on."""
    kinds = ["move", "floor", "fire", "robbery", "punch", "marshal", "bullet"]
    if not view["hand"]:
        return kinds
    held = {code.split()[-1] for code in view["hand"]}
    return [kind for kind in kinds if kind in held]


def explain(view: dict[str, Any], says: Speech, plain: bool = False) -> str:
    """All of it in plain lines."""
    lines = [drawing.wrap(text) for _, texts in sections(view, says) for text in texts]
    return "\n".join([*lines, says.say("leave-plain")] if plain else lines)
