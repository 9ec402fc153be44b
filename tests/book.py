"""The book: what of docs/ the program itself says, and the site that docs/ becomes.

python -m tests.book --write    writes help, output and reference anew, between their marks in docs/
python -m tests.book --build    builds the site in site/
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any
from unittest.mock import patch

import folsom
from folsom.cli import main as folsom_main

TOP = Path(__file__).parent.parent
DOCS = TOP / "docs"
CONFIG = TOP / "zensical.toml"
GUESTS = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}  # pages of the root, and their names
SURROUNDINGS = {"COLUMNS": "80", "FOLSOM_LANG": "en", "FOLSOM_RULES": "interpreted", "NO_COLOR": "1"}

# ---- what the program says -------------------------------------------------------------------------------------------

BLOCK = re.compile(
    r"(<!-- (help|output|reference)([^:\n]*): made by tests/book\.py -->\n)(.*?)(<!-- end -->)", re.DOTALL
)


def said_by(*args: str) -> str:
    """What `folsom ...` prints at the top of the repository, 80 columns wide, to somebody who types nothing."""
    out = io.StringIO()
    with contextlib.ExitStack() as stack:
        games = stack.enter_context(tempfile.TemporaryDirectory())
        stack.enter_context(patch.dict(os.environ, SURROUNDINGS | {"FOLSOM_DATA": games}))
        stack.enter_context(patch.object(sys, "stdin", io.StringIO()))
        stack.enter_context(contextlib.redirect_stdout(out))
        stack.enter_context(contextlib.chdir(TOP))
        folsom_main(list(args))
    return out.getvalue()


def help_block(words: str) -> str:
    """A command's help."""
    return fenced(said_by(*words.split(), "--help"))


def output_block(words: str) -> str:
    """What a command prints, up to the first question."""
    return fenced(said_by(*words.split()).split("\n> \n")[0])


def fenced(text: str) -> str:
    """Text as it stands."""
    return f"```text\n{text.rstrip()}\n```\n"


def same_words(old: str, new: str) -> bool:
    """Whether only spaces differ: Pythons lay help out in columns of their own."""
    return old.split() == new.split()


def made(text: str) -> str:
    """A page with its blocks made anew; those that say the same stay as they are."""

    def anew(match: re.Match[str]) -> str:
        mark, kind, words, old, end = match.groups()
        new = BLOCKS[kind](words.strip())
        return mark + (old if same_words(old, new) else new) + end

    return BLOCK.sub(anew, text)


# ---- the reference: names, signatures, docstrings --------------------------------------------------------------------


class Plain(str):
    """An annotation that is written without quotes."""

    __slots__ = ()
    __repr__ = str.__str__


def reference_block(_: str = "") -> str:
    """Every public name: functions, classes, errors."""
    values = [getattr(folsom, name) for name in folsom.__all__]
    kinds = {
        "Functions": [v for v in values if not isinstance(v, type)],
        "Classes": [v for v in values if isinstance(v, type) and not issubclass(v, Exception)],
        "Errors": [v for v in values if isinstance(v, type) and issubclass(v, Exception)],
    }
    parts = []
    for title, members in kinds.items():
        parts.append(f"## {title}\n")
        parts += [entry(value) for value in members]
    return "\n".join(["", *parts, ""])


def entry(value: Any) -> str:
    """One function, or one class with all that is public in it."""
    lines = [f"### `folsom.{value.__name__}`\n", f"```py\n{signature(value)}\n```\n", inspect.getdoc(value) or "", ""]
    if isinstance(value, type):
        lines += [item(name, text, doc) for name, text, doc in members_of(value)]
    return "\n".join(lines).rstrip() + "\n"


def item(name: str, text: str, doc: str) -> str:
    """One line of a class: its paragraphs after the first are indented."""
    first, *more = (" ".join(part.split()) for part in doc.split("\n\n"))
    return "\n\n    ".join([f"- `{text}`" + (f": {first}" if first else ""), *more])


def members_of(kind: type) -> Iterator[tuple[str, str, str]]:
    """Fields, properties and methods that a class adds itself, in the order of its source."""
    for name, annotation in inspect.get_annotations(kind).items():
        if not name.startswith("_"):
            yield name, f"{name}: {annotation}", ""
    for name, value in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(value, property):
            returns = inspect.signature(value.fget).return_annotation if value.fget else "Any"
            yield name, f"{name}: {returns}", inspect.getdoc(value) or ""
        elif isinstance(value, FunctionType):
            yield name, signature(value, method=True), inspect.getdoc(value) or ""


def signature(value: Any, method: bool = False) -> str:
    """`play(seat: int, choice: int | str | Option) -> list[Event]`; of what only the library makes, its name."""
    if isinstance(value, type) and value.__name__ != "Batch":
        return f"class {value.__name__}({', '.join(base.__name__ for base in value.__bases__)})".replace("(object)", "")
    found = inspect.signature(value)
    parameters = [p.replace(annotation=bare(p.annotation)) for p in found.parameters.values()]
    found = found.replace(parameters=parameters[method:], return_annotation=bare(found.return_annotation))
    return (
        f"{value.__name__}{found}".removesuffix(" -> None") if isinstance(value, type) else f"{value.__name__}{found}"
    )


def bare(annotation: Any) -> Any:
    """An annotation as it stands in the source."""
    return Plain(annotation) if isinstance(annotation, str) else annotation


BLOCKS: dict[str, Callable[[str], str]] = {"help": help_block, "output": output_block, "reference": reference_block}

# ---- links -----------------------------------------------------------------------------------------------------------

CODE = r"^ *```.*?^ *```$|`[^`\n]+`"
LINK = re.compile(
    rf"{CODE}|(?P<whole>\[(?P<label>(?:[^\[\]]|`[^`]*`)*)\]\((?P<target>[^)\s]+)\))", re.DOTALL | re.MULTILINE
)
HEADING = re.compile(r"^ *```.*?^ *```$|^#+ (?P<words>[^\n]+)$", re.DOTALL | re.MULTILINE)


def pages() -> list[Path]:
    """All that is read: docs/, and the pages of the root."""
    return [TOP / "README.md", *(TOP / name for name in GUESTS), *sorted(DOCS.glob("*.md"))]


def links(text: str) -> list[str]:
    """Where the links of a page lead; what stands in code is no link."""
    return [match["target"] for match in LINK.finditer(text) if match["whole"]]


@functools.cache
def anchors(path: Path) -> set[str]:
    """What can follow `#` in a link to a page: its headings, as code hosts and the site name them."""
    heads = (match["words"] for match in HEADING.finditer(path.read_text(encoding="utf-8")) if match["words"])
    return {slug(re.sub(r"\[(.*?)\]\(.*?\)", r"\1", words)) for words in heads}


def slug(words: str) -> str:
    """`Play, or watch` as `play-or-watch`."""
    return re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")


def broken_links(path: Path) -> list[str]:
    """The links of a page that lead nowhere, in the repository."""
    found = []
    for target in links(path.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        there = (path.parent / name).resolve() if name else path
        if not there.exists() or (anchor and anchor not in anchors(there)):
            found.append(target)
    return found


# ---- the site --------------------------------------------------------------------------------------------------------

READ = "The book is in site/: open site/index.html. To search in it, python -m http.server --directory site"
RULE = re.compile(r"^- ([A-Z]\d+) ", re.MULTILINE)
PROOF = re.compile(r"\n  \((\[test_[^\n]*\))\)$", re.MULTILINE)
DRAWN = re.compile(r"!\[([^\]]*)\]\(train\.svg\)")
NIGHT = re.compile(r"@media \(prefers-color-scheme:dark\)\{\n(.*?)\n\}\n", re.DOTALL)
SHEET = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')
TRAIN = 'viewBox="12 24 936 292" width="936" height="292"'  # of a sheet 960 wide: the train without what stands below


def navigation(config: Path = CONFIG) -> list[str]:
    """The pages in the site's navigation, in order."""

    def leaves(node: Any) -> Iterator[str]:
        if isinstance(node, str):
            yield node
        else:
            for child in node.values() if isinstance(node, dict) else node:
                yield from leaves(child)

    return list(leaves(tomllib.loads(config.read_text(encoding="utf-8"))["project"]["nav"]))


def repository(config: Path = CONFIG) -> str | None:
    """Where the repository can be looked at, with a slash behind it; None as long as `repo_url` isn't set."""
    address = tomllib.loads(config.read_text(encoding="utf-8"))["project"].get("repo_url")
    return f"{address}/blob/main/" if address else None


def staged(path: Path, text: str, source: str | None = None) -> str:
    """A page as the site has it: links that leave docs/ lead into the repository's view, or are words alone."""

    def led(match: re.Match[str]) -> str:
        if not match["whole"] or re.match(r"[a-z]+:|#", match["target"]):
            return match[0]
        name, hash_sign, anchor = match["target"].partition("#")
        there = (path.parent / name).resolve()
        label = f"`{match['label']}`" if there.suffix == ".py" and "`" not in match["label"] else match["label"]
        inside = site_name(there)
        if inside:
            return f"[{match['label']}]({inside}{hash_sign}{anchor})"
        return f"[{label}]({source}{there.relative_to(TOP).as_posix()})" if source else label

    text = LINK.sub(led, folded(text) if path.name == "rules.md" else text)
    text = in_its_language(text, path.stem.removeprefix("story-")) if path.stem.startswith("story-") else text
    return DRAWN.sub(r"![\1](train-day.svg#only-light)![\1](train-night.svg#only-dark)", text)


def site_name(path: Path) -> str | None:
    """The page of the site that a file becomes, if it does."""
    if path == TOP / "README.md":
        return "index.md"
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    return GUESTS.get(path.name) if path.parent == TOP else None


def folded(text: str) -> str:
    """The rules with an anchor each, their tests behind a fold."""

    def fold(match: re.Match[str]) -> str:
        n = match[1].count("](")
        named = "one test" if n == 1 else f"{n} tests"
        return f' <details class="proof"><summary>{named}</summary>{match[1]}</details>'

    text = PROOF.sub(fold, text)
    return RULE.sub(lambda match: f'- <b class="rule" id="{match[1].lower()}">{match[1]}</b> ', text)


def in_its_language(text: str, language: str) -> str:
    """A story: browsers are told its language, and the search, which would find every word in it, passes it over."""
    return f'---\nsearch:\n  exclude: true\n---\n\n<div lang="{language}" markdown>\n\n{text.strip()}\n\n</div>\n'


def trains(svg: str) -> dict[str, str]:
    """A picture of the table as the site has it: the train alone, by day and by night, for readers who switch."""
    svg = SHEET.sub(TRAIN, svg, count=1)
    return {"train-day.svg": NIGHT.sub("", svg), "train-night.svg": NIGHT.sub(r"\1\n", svg)}


def stage(folder: Path) -> None:
    """All pages as the site has them, and what goes with them."""
    source = repository()
    shutil.copytree(DOCS, folder, ignore=shutil.ignore_patterns(".*", "seen.ipynb"))
    for name, svg in trains((folder / "train.svg").read_text(encoding="utf-8")).items():
        (folder / name).write_text(svg, encoding="utf-8")
    for path in pages():
        if path.name != "README.md":
            name = GUESTS.get(path.name, path.name)
            (folder / name).write_text(staged(path, path.read_text(encoding="utf-8"), source), encoding="utf-8")


def build(site: Path) -> str:
    """Build the site; what the generator says if it isn't content, nothing otherwise."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        shutil.copy(CONFIG, root)
        stage(root / "docs")
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
        run = subprocess.run(
            command, cwd=root, capture_output=True, text=True, env=os.environ | SURROUNDINGS, check=False
        )
        said = run.stdout + run.stderr
        if run.returncode or "arning" in said:
            return said
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(root / "site", site)
    return ""


def main(arguments: list[str]) -> int:
    """Write, build, or say how."""
    if arguments == ["--write"]:
        for path in sorted(DOCS.glob("*.md")):
            old = path.read_text(encoding="utf-8")
            if (new := made(old)) != old:
                path.write_text(new, encoding="utf-8", newline="\n")
        return 0
    if arguments == ["--build"]:
        said = build(TOP / "site")
        print(said or READ)
        return 1 if said else 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
