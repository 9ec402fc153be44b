"""The book: its links lead somewhere, it quotes the program correctly, and it becomes a site that needs nobody else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

import folsom
from folsom.cli.parsers import COMMANDS
from tests import book
from tests.book import DOCS, GUESTS, TOP, pages

QUOTING = [path for path in sorted(DOCS.glob("*.md")) if book.BLOCK.search(path.read_text(encoding="utf-8"))]

# ---- links -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.stem)
def test_links_and_their_anchors_lead_somewhere(path):
    assert book.broken_links(path) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "# One\n## `Two`, or three\n[a](#two-or-three) [b](#four) [c](other.md) [d](page.md#one) [e](page.md#two)\n"
        "[f](https://example.org) `[g](nowhere.md)`\n```text\n# Four\n[h](nowhere.md)\n```\n",
        encoding="utf-8",
    )
    assert book.broken_links(page) == ["#four", "other.md", "page.md#two"]


def test_every_page_is_in_the_navigation_once():
    expected = [path.name for path in DOCS.glob("*.md")] + list(GUESTS.values())
    assert sorted(book.navigation()) == sorted(expected)


# ---- what the program says -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", QUOTING, ids=lambda path: path.stem)
def test_what_a_page_quotes_is_what_the_program_says(path):
    text = path.read_text(encoding="utf-8")
    assert book.made(text) == text, "run `python -m tests.book --write`"


def test_the_terminals_page_has_the_help_of_every_command():
    blocks = book.BLOCK.findall((DOCS / "terminal.md").read_text(encoding="utf-8"))
    quoted = [words.strip() for _, kind, words, _, _ in blocks if kind == "help"]
    assert quoted == ["", *COMMANDS]


def test_the_reference_has_every_public_name():
    named = re.findall(
        r"^### `folsom\.(\w+)`$", (DOCS / "library-reference.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(named) == sorted(folsom.__all__)


def test_a_quotation_that_is_out_of_date_is_written_anew():
    old = "<!-- help rules: made by tests/book.py -->\nfolsom rules\n<!-- end -->\nafter it\n"
    new = book.made(old)
    assert "usage: folsom rules [-h]" in new
    assert new.endswith("```\n<!-- end -->\nafter it\n")
    assert book.made(new) == new


def test_a_quotation_of_the_same_words_stays_as_it_is():
    new = book.made("<!-- help verify: made by tests/book.py -->\n<!-- end -->\n")
    other = new.replace("  FILE  ", "  FILE\n      ")
    assert other != new
    assert book.made(other) == other


def test_output_ends_before_the_first_question():
    said = book.output_block("play --plain --seed 7")
    assert "You are" in said
    assert "The input has ended" not in said


# ---- pages as the site has them --------------------------------------------------------------------------------------


def test_links_out_of_the_pages_become_words_or_lead_to_the_repository():
    page = DOCS / "rules.md"
    kept = "[r](../README.md) [n](notation.md#games) [w](https://a.b) `[q](../x)`"
    text = f"[t](../tests/book.py) [l](../LICENSE) [c](../CONTRIBUTING.md#x) {kept}"
    kept = "[c](contributing.md#x) [r](index.md) [n](notation.md#games) [w](https://a.b) `[q](../x)`"
    assert book.staged(page, text) == f"`t` l {kept}"
    assert (
        book.staged(page, text, "https://a.b/") == f"[`t`](https://a.b/tests/book.py) [l](https://a.b/LICENSE) {kept}"
    )
    assert book.staged(TOP / "CONTRIBUTING.md", "[a](docs/rules.md#pieces)") == "[a](rules.md#pieces)"


def test_rules_get_an_anchor_and_fold_their_tests():
    tests = "([test_a.py::b](../tests/rules/test_end.py), [test_a.py::c](../tests/rules/test_end.py))"
    text = f"- X7 A rule.\n  {tests}\n- X8 Another.\n"
    assert book.staged(DOCS / "rules.md", text) == (
        '- <b class="rule" id="x7">X7</b> A rule. <details class="proof"><summary>2 tests</summary>'
        '`test_a.py::b`, `test_a.py::c`</details>\n- <b class="rule" id="x8">X8</b> Another.\n'
    )


def test_stories_tell_their_language_and_are_not_searched():
    text = book.staged(DOCS / "story-ja.md", "# One\n")
    assert text.startswith("---\nsearch:\n  exclude: true\n---\n")
    assert '<div lang="ja" markdown>\n\n# One\n\n</div>\n' in text


def test_the_train_is_there_by_day_and_by_night():
    found = book.trains((DOCS / "train.svg").read_text(encoding="utf-8"))
    day, night = found["train-day.svg"], found["train-night.svg"]
    assert "@media" not in day + night
    assert "{fill:#14181F}" not in day
    assert night.index(".folsom-ground{fill:#F4EBDA}") < night.index(".folsom-ground{fill:#14181F}")
    assert book.TRAIN in day
    assert book.TRAIN in night


# ---- the site --------------------------------------------------------------------------------------------------------

CLOSED = "http://127.0.0.1:9"  # nobody answers there
LOADS = {
    "script": ["src"], "link": ["href"], "img": ["src", "srcset"], "source": ["src", "srcset"], "iframe": ["src"],
    "object": ["data"], "embed": ["src"], "video": ["src"], "audio": ["src"], "use": ["href"], "image": ["href"],
}  # fmt: skip
ELSEWHERE = re.compile(r"(?:[a-z]+:)?//")


class Page(HTMLParser):
    """What a built page loads, where its links lead, and the places in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.classes: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loads += [value for name in LOADS.get(tag, []) if (value := given.get(name))]
        self.links += [value for name in ("href",) if tag == "a" and (value := given.get(name))]
        self.ids |= {value for name in ("id", "name") if (value := given.get(name))}
        self.classes |= set((given.get("class") or "").split())


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The built site; the generator finds no network."""
    folder = tmp_path_factory.mktemp("book") / "site"
    with pytest.MonkeyPatch.context() as patched:
        for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            patched.setenv(name, CLOSED)
        assert book.build(folder) == ""
    return folder


built = pytest.mark.xdist_group("book")


@built
@pytest.mark.slow
def test_the_site_has_every_page(site):
    names = {path.name for path in site.glob("*.html")} - {"404.html"}
    assert names == {f"{Path(name).stem}.html" for name in book.navigation()}


@built
@pytest.mark.slow
def test_the_site_loads_nothing_from_elsewhere(site):
    for path in site.rglob("*.html"):
        page = Page(path)
        assert [address for address in page.loads if ELSEWHERE.match(address)] == [], path.name
        assert (
            page.classes & {"mermaid", "glightbox", "arithmatex", "md-source"} == set()
        )  # the theme fetches for these
    for path in [*site.rglob("*.css"), *site.rglob("*.svg")]:
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"@import|url\(\s*[\"']?(?:https?:)?//|(?:href|src)=[\"'](?:https?:)?//", text) == [], (
            path.name
        )


@built
@pytest.mark.slow
def test_every_link_in_the_site_leads_somewhere(site):
    read = {path: Page(path) for path in site.glob("*.html") if path.name != "404.html"}
    for path, page in read.items():
        for link in page.links + page.loads:
            if re.match(r"[a-z]+:", link):
                continue
            name, anchor = map(unquote, urldefrag(link))
            there = (path.parent / name).resolve() if name not in ("", ".") else path
            assert there.exists(), f"{path.name}: {link}"
            if anchor and there in read:
                assert anchor in read[there].ids, f"{path.name}: {link}"


@built
@pytest.mark.slow
def test_a_book_with_a_dead_link_is_not_built(tmp_path, monkeypatch):
    docs = tmp_path / "docs"
    docs.mkdir()
    for path in DOCS.iterdir():
        if path.is_file():
            (docs / path.name).write_bytes(path.read_bytes())
    with (docs / "notation.md").open("a", encoding="utf-8") as page:
        page.write("\n[nothing](nowhere.md)\n")
    monkeypatch.setattr(book, "DOCS", docs)
    assert "page does not exist" in book.build(tmp_path / "site")
    assert not (tmp_path / "site").exists()
