"""The picture in words, for those who hear it: a sentence for everything that is drawn."""

from __future__ import annotations

from typing import Any

from folsom.pictures import tokens
from folsom.pictures.naming import carried_out, headline, round_words, seat_name
from folsom.words.catalogue import Speech
from folsom.words.scene import scene_of

PLURALS = {"purse": "purses", "jewel": "jewels", "strongbox": "strongboxes"}


def title(view: dict[str, Any], speech: Speech) -> str:
    """Game and moment."""
    if view["decision"] == "over":
        return speech.say("picture-title-over")
    return speech.say("picture-title", moment=round_words(view, speech))


def description(view: dict[str, Any], speech: Speech) -> str:
    """Everything, sentence by sentence."""
    said = [*time(view, speech), *train(view, speech), *people(view, speech), *laid(view, speech), *own(view, speech)]
    return speech.say("list-sentences").join(said)


def time(view: dict[str, Any], speech: Speech) -> list[str]:
    """Whose eyes, the round card and its turns, who must choose, how it ended."""
    eyes = view["seat"]
    if eyes is None:
        said = [speech.say("picture-eyes-public")]
    else:
        said = [speech.say("picture-eyes", name=seat_name(view, eyes, speech))]
    if view["card"] is not None:
        turns = speech.row(speech.say(f"turn-{symbol}") for symbol in view["symbols"])
        said.append(speech.say("picture-round", card=speech.round_card(view["card"]), turns=turns))
    if view["turn"] is not None:
        said.append(speech.say("this-turn", turn=speech.say(f"turn-{view['symbols'][view['turn']]}")))
    said += [words] if (words := headline(view, speech)) else []
    for seat, result in enumerate(view["result"] or []):
        said.append(
            speech.say("picture-score", name=seat_name(view, seat, speech), money=speech.money(result["money"]))
        )
    return said


def spot_words(view: dict[str, Any], spot: str | None, speech: Speech) -> str:
    """A spot as one says it."""
    return speech.say("picture-off") if spot is None else speech.spot(scene_of(view).spot(spot))


def token_words(view: dict[str, Any], held: list[str], ransom: int, speech: Speech) -> str:
    """Tokens by kind, purses by what is known of them."""
    said = []
    for lot in tokens.lots(view, held):
        if lot.worth:
            said.append(speech.say("picture-worth", money=speech.money(lot.worth), n=lot.n))
        else:
            said.append(speech.say(PLURALS[lot.kind], n=lot.n))
    if ransom:
        said.append(speech.say("picture-ransom", money=speech.money(ransom)))
    return speech.row(said) or speech.say("nothing")


def train(view: dict[str, Any], speech: Speech) -> list[str]:
    """The Marshal, and what lies where."""
    said = [speech.say("picture-marshal", spot=spot_words(view, f"{view['marshal']} inside", speech))]
    for spot, lying in view["loot"].items():
        words = token_words(view, lying, 0, speech)
        said.append(speech.say("picture-loot", spot=spot_words(view, spot, speech), tokens=words))
    if view["beside"]:
        said.append(speech.say("picture-beside", tokens=speech.say("strongboxes", n=view["beside"])))
    return said


def people(view: dict[str, Any], speech: Speech) -> list[str]:
    """Bandit by bandit, then seat by seat the cards."""
    said = [
        speech.say(
            "picture-bandit",
            name=speech.name(name),
            spot=spot_words(view, bandit["spot"], speech),
            bullets=bandit["bullets"],
            received=sum(bandit["received"].values()),
            tokens=token_words(view, bandit["loot"], bandit["ransom"], speech),
        )
        for name, bandit in view["bandits"].items()
    ]
    key = "picture-cards-expert" if view["expert"] else "picture-cards"
    for seat, counts in enumerate(view["cards_of"]):
        numbers = {name: counts[name] for name in ("hand", "deck", "discards")}
        said.append(speech.say(key, name=seat_name(view, seat, speech), **numbers))
    return said


def laid(view: dict[str, Any], speech: Speech) -> list[str]:
    """The card that is carried out, and the pile."""
    now = carried_out(view)
    said = [speech.say("picture-now", card=speech.card(now, of=True))] if now else []
    words = []
    for there in view["pile"]:
        if there["card"] is None:
            words.append(speech.say("picture-unknown", name=seat_name(view, there["seat"], speech)))
        else:
            card = speech.card(there["card"], of=True)
            words.append(speech.say("face-down", card=card) if there["down"] else card)
    return said + ([ended(speech.say("pile", cards=speech.row(words)), speech)] if words else [])


def own(view: dict[str, Any], speech: Speech) -> list[str]:
    """The looker's hand, and the cards that it keeps."""
    of = view["seats"] == 2
    return [
        ended(speech.say(key, cards=speech.cards(view[key], of=of)), speech) for key in ("hand", "kept") if view[key]
    ]


def ended(words: str, speech: Speech) -> str:
    """A line of the table as a sentence."""
    return speech.say("picture-sentence", words=words)
