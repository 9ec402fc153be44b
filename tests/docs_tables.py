"""`python -m tests.docs_tables` makes the tables in docs/ that come from the code."""

import re
from pathlib import Path

from folsom.notation.view import VIEW
from folsom.rules.express.sight import SIGHT, SIGHT_SIZE
from folsom.rules.express.state import FIELDS, GAME

DOCS = Path(__file__).parent.parent / "docs"


def view_table() -> str:
    """What `view` holds, field by field."""
    return "\n".join(["| field | what it is |", "|---|---|", *(f"| `{name}` | {text} |" for name, text in VIEW)])


def sight_table() -> str:
    """What `observe` writes."""
    rows = [f"| `{name}` | {length} | {text} |" for name, length, text in SIGHT]
    return "\n".join(["| name | numbers | what they are |", "|---|---|---|", *rows, f"\n{SIGHT_SIZE} numbers in all."])


def record_table() -> str:
    """The fields of a record."""
    rows = []
    for name, kind, shape, owner, text in FIELDS:
        size = " × ".join(map(str, shape)) if shape else "1"
        rows.append(f"| `{name}` | {kind} | {size} | {owner} | {text} |")
    head = ["| field | type | how many | who may know it | what it is |", "|---|---|---|---|---|"]
    return "\n".join([*head, *rows, f"\n{GAME.itemsize} bytes in all."])


TABLES = {
    ("library.md", "view"): view_table,
    ("library.md", "sight"): sight_table,
    ("how-it-is-built.md", "record"): record_table,
}


def with_tables(page: str, text: str) -> str:
    """A page with its tables made anew."""
    for (name, mark), table in TABLES.items():
        if name == page:
            pattern = rf"(<!-- {mark}: [^\n]*-->\n).*?(<!-- end -->)"
            content = table().replace("\\", r"\\")
            text, found = re.subn(pattern, rf"\g<1>{content}\n\g<2>", text, flags=re.DOTALL)
            assert found == 1, f"{page} needs one place for the table {mark}"
    return text


def main() -> None:
    """Write the pages anew."""
    for name in {page for page, _ in TABLES}:
        path = DOCS / name
        path.write_text(with_tables(name, path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
