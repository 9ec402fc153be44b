"""`?`: what a decision, its cards, the bandits and the round are about."""

from __future__ import annotations

from typing import Any

from folsom.cli import drawing
from folsom.notation.words import CARD_NAMES
from folsom.words.catalogue import Speech

KINDS = ("move", "floor", "fire", "robbery", "punch", "marshal", "bullet")


def sections(view: dict[str, Any], says: Speech, short: bool = False) -> list[tuple[str, list[str]]]:
    """Headings and sentences; `short`: without what the rules say of other rounds."""
    found: list[tuple[str, list[str]]] = []
    now = []
    if view["decision"] != "over":
        now.append(says.say(help_of(view)))
    if view["decision"] == "scheme" and view["turn"] is not None:
        now.append(says.say("this-turn", turn=says.say(f"turn-{view['symbols'][view['turn']]}.help")))
    if view["card"] is not None:
        now.append(says.say("at-the-end", card=view["card"]))
    if view["deck"]:
        now.append(says.say("deck", cards=drawing.cards(view["deck"], view, says)))
    now.append(says.say("goal" if view["seats"] != 2 else "goal-team"))
    found.append((says.say("help-now"), now))
    found.append((says.say("help-cards"), [says.say(f"help-{kind}") for kind in KINDS]))
    found.append((says.say("help-bandits"), [says.say(power_of(name, view)) for name in view["bandits"]]))
    if not short:
        found.append((says.say("help-turns"), [says.sentence(f"turn-{turn}.help") for turn in "STDR"]))
        effects = ((says.round_card(name), says.say(f"round-{name}.effect")) for name in CARD_NAMES)
        found.append(
            (says.say("help-events"), [says.say("help-event", card=card, effect=effect) for card, effect in effects])
        )
    return found


def power_of(bandit: str, view: dict[str, Any]) -> str:
    """The message of a bandit's power; Belle's depends on the table's option."""
    return f"power-{bandit}{'.same-spot' if bandit == 'belle' and view['belle'] == 'same-spot' else ''}"


def help_of(view: dict[str, Any]) -> str:
    """The message that tells what this decision is about; some differ in the expert variant or with two seats."""
    key = f"ask-{view['decision']}"
    if view["decision"] == "scheme" and view["expert"]:
        return f"{key}.expert"
    return f"{key}.team" if view["decision"] == "fire" and view["seats"] == 2 else f"{key}.help"


def explain(view: dict[str, Any], says: Speech, plain: bool = False) -> str:
    """All of it in plain lines."""
    lines = [drawing.wrap(text) for _, texts in sections(view, says, short=plain) for text in texts]
    return "\n".join([*lines, says.say("leave-plain")] if plain else lines)
