"""What is wrong with the catalogues of words.

    python -m tests.catalogues ja        compares one language with English, or all of them

A message may not be missing, left over, unused by the code, or untranslated, and its variables are the same in every
language. Names (`bandit-...`, `spot-...`, in things.ftl) have as many forms as each language likes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "folsom" / "locales"
NAMES = "things"  # the file whose messages are names, with forms of a language's own
# The same in a language on purpose: a name in a Latin script, a sign, a pattern of variables alone.
WORDLESS = re.compile(r"[\W\d_]*")


class Parts(Visitor):
    """The variables, functions and texts of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: list[tuple[str, str]] = []  # and the case asked for
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        cases = [a.value.value for a in node.arguments.named if a.name.name == "case"]
        self.functions.append((node.id.name, cases[0] if cases else ""))
        self.generic_visit(node)


def parts_of(pattern: ast.Pattern | None) -> Parts:
    """What a pattern is made of."""
    found = Parts()
    if pattern is not None:
        found.visit(pattern)
    return found


def messages(language: str, name: str) -> Iterator[tuple[ast.Message, str]]:
    """The messages of a file, each with its comment; faults of grammar end everything."""
    path = LOCALES / language / f"{name}.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{path}: {entry.annotations[0].message}: {(entry.content or '')[:80]!r}")
        if isinstance(entry, ast.Message):
            yield entry, (entry.comment.content or "") if entry.comment else ""


def patterns(language: str, name: str) -> dict[str, Parts]:
    """Every pattern of a file: `key`, and `key.attribute`."""
    found: dict[str, Parts] = {}
    for message, _ in messages(language, name):
        key = message.id.name
        if key in found:
            raise SystemExit(f"{language}/{name}.ftl: {key} is there twice")
        if message.value is not None:
            found[key] = parts_of(message.value)
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = parts_of(attribute.value)
    return found


def faults(language: str, name: str) -> list[str]:
    """What differs from English in one file."""
    ours, english = patterns(language, name), patterns("en", name)
    if name == NAMES:
        ours, english = without_forms(ours, english)
    told = [f"{key} is missing" for key in english if key not in ours]
    told += [f"{key} isn't in English" for key in ours if key not in english]
    for key in english.keys() & ours.keys():
        if ours[key].variables != english[key].variables:
            told.append(f"{key} has the variables {sorted(ours[key].variables)}, not {sorted(english[key].variables)}")
        if ours[key].text == english[key].text and not WORDLESS.fullmatch(english[key].text):
            told.append(f"{key} isn't translated")
    return [f"{language}/{name}.ftl: {fault}" for fault in told]


def without_forms(*files: dict[str, Parts]) -> list[dict[str, Parts]]:
    """Names without their grammatical forms; `.effect` and `.help` are sentences."""
    keep = ("", ".effect", ".help")
    return [{k: v for k, v in f.items() if k[len(k.split(".")[0]) :] in keep} for f in files]


def main(languages: list[str]) -> int:
    """Print what is wrong; 0 if nothing is."""
    found = []
    for language in languages or sorted(path.name for path in LOCALES.iterdir()):
        names = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
        for name in names:
            if (LOCALES / language / f"{name}.ftl").exists():
                found += faults(language, name) if language != "en" else []
            else:
                found.append(f"{language}/{name}.ftl is missing")
    print("\n".join(found) or "All catalogues agree.")
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
