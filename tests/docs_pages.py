"""`python -m tests.docs_pages` writes what the code makes in docs/: the glossary, the stories, the README's picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import folsom
from folsom.bots import BOTS
from folsom.events import Event
from folsom.game import Game
from folsom.words import LANGUAGES, NAMES, speech
from folsom.words.telling import OPENERS, Teller
from tests.catalogues import messages

DOCS = Path(__file__).parent.parent / "docs"
OURS = "ours"
PICTURED = 1  # the round of the picture, from 0
WRITTEN = "<!-- python -m tests.docs_pages writes this page -->"
STORY: dict[str, Any] = {"seed": 1899, "seats": 4, "bandits": ["belle", "doc", "django", "tuco"]}

# ---- the glossary ----------------------------------------------------------------------------------------------------

GLOSSARY = """# Glossary

Every term in four languages, as the catalogues have it (`src/folsom/locales/*/things.ftl`), with the rulebook that the
word is from: 000 and 001 Japanese, 002 Chinese, 003 English, 004 Russian. Terms without a number are ours: no rulebook
in this language that we have read has them. `python -m tests.docs_pages` writes this page.
"""
HEADINGS = re.compile(r"^## (.+)$|^([a-z][\w-]*) = ", re.MULTILINE)


def terms(language: str) -> dict[str, tuple[str, str]]:
    """Each term, and where the word is from."""
    found = {}
    for message, comment in messages(language, "things"):
        source = comment.splitlines()[-1].strip() if comment else ""
        if source == OURS or re.fullmatch(r"\d{3}", source):
            key = message.id.name
            says = speech(language)
            word = says.say(key, names="...") if key == "team" else says.say(key)
            found[key] = (word, source)
    return found


def headings() -> dict[str, str]:
    """The heading that each term stands under."""
    path = Path(folsom.__file__).parent / "locales" / "en" / "things.ftl"
    found, heading = {}, ""
    for match in HEADINGS.finditer(path.read_text(encoding="utf-8")):
        heading = match[1] or heading
        if match[2]:
            found[match[2]] = heading
    return found


def glossary() -> str:
    """The page."""
    tables = {language: terms(language) for language in LANGUAGES}
    under = headings()
    lines, heading = [GLOSSARY], ""
    for key in tables["en"]:
        if under[key] != heading:
            heading = under[key]
            lines += [f"\n## {heading}\n", f"| {' | '.join(NAMES[language] for language in LANGUAGES)} |"]
            lines.append("|" + "---|" * len(LANGUAGES))
        cells = (tables[language][key] for language in LANGUAGES)
        lines.append(f"| {' | '.join(f'{word} ({source})' if source != OURS else word for word, source in cells)} |")
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


# ---- a game as a story -----------------------------------------------------------------------------------------------


def story(language: str) -> str:
    """One game told to those who look on, round by round."""
    says = speech(language)
    moments = played()
    told = [events for _, events in moments]
    game, _ = moments[-1]
    teller = Teller(game.scene, None, language)
    names = says.row(says.name(bandit) for bandit in STORY["bandits"])
    paragraphs = [f"# {says.say('picture-title', moment=names)}", "", WRITTEN, ""]
    for event, text in (pair for events in told for pair in teller.sentences(seen(events))):
        if event.kind == "round":
            number = says.say("round-of", number=event.data["number"] + 1, rounds=5)
            paragraphs += ["", f"## {number}", "", text]
        elif starts_paragraph(event) and paragraphs[-1]:
            paragraphs += ["", text]
        elif not paragraphs[-1]:
            paragraphs.append(text)
        else:
            paragraphs[-1] += says.say("list-sentences") + text
    ending = [says.sentence("over"), says.sentence("wins", seat=game.scene.seat(game.winners[0]))]
    return "\n".join([*paragraphs, "", says.say("list-sentences").join(ending)]) + "\n"


@cache
def played() -> list[tuple[Game, list[Event]]]:
    """The game, after the deal and after each move, with what happened then."""
    game = folsom.new("express", **STORY)
    bots = [BOTS["greedy"](seat, 7) for seat in range(game.seats)]
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat)))
    return list(game.moments())


def picture() -> str:
    """The README's: the train in the middle of a fight, as the first seat sees it."""
    fights = (game for game, _ in played() if game.decision in ("rob", "fire") and game.view(0)["round"] == PICTURED)
    return next(fights).svg(0)


def seen(events: list[Event]) -> list[Event]:
    """What everybody may know."""
    return [event for event in events if event.seen_by(None)]


def starts_paragraph(event: Event) -> bool:
    """Where a reader takes breath: the pile, a card that is shown, the event, the end."""
    return event.kind in OPENERS or event.kind in ("return", "turn up", "first")


PAGES: dict[str, Callable[[], str]] = {
    "glossary.md": glossary,
    "train.svg": picture,
    **{f"story-{language}.md": lambda language=language: story(language) for language in LANGUAGES},  # type: ignore[misc]
}


def main() -> None:
    """Write them."""
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
