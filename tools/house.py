"""Writes the tables of docs/architecture.md that name every file of the server and of the client, from what each says of itself.

    uv run python -m tools.house

The first sentence of a file is its description: a comment or docstring at its top.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
ROOMS = {"server": ROOT / "src" / "atout" / "server", "web/src": ROOT / "web" / "src"}
LEFT_OUT = re.compile(r"\.test\.ts$|__pycache__|^client/|__init__\.py$|^storage/migrations/versions/")
FIRST = re.compile(r'\A(?:<script[^>]*>)?\s*(?:"""(.*?)(?:\n\n|""")|/\*\*?(.*?)\*/)', re.DOTALL)


def files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*"), key=lambda path: (path.parent, path.name)):
        if path.suffix in (".py", ".ts", ".svelte", ".css") and not LEFT_OUT.search(path.relative_to(folder).as_posix()):
            yield path


def says(path: Path) -> str:
    """The first sentence of a file; nothing if it has none."""
    text = path.read_text(encoding="utf-8")
    found = FIRST.search(text)
    words = " ".join(re.sub(r"^\s*\*\s?", "", found[1] or found[2] or "", flags=re.MULTILINE).split()) if found else ""
    return words.split(". ")[0].rstrip(".").replace("|", "\\|")


def _says_of_a_room(folder: Path) -> str:
    """What a folder of Python is for."""
    words = says(folder / "__init__.py") if (folder / "__init__.py").exists() else ""
    return f"**{words}**" if words else ""


def table(folder: Path) -> str:
    rows, before = [], None
    for path in files(folder):
        inside = path.relative_to(folder)
        if inside.parent != before:
            before = inside.parent
            if inside.parent != Path("."):
                rows.append(f"| **`{inside.parent.as_posix()}/`** | {_says_of_a_room(path.parent)} |")
        rows.append(f"| `{inside.name}` | {says(path)} |")
    return "\n".join(["| file | |", "|---|---|", *rows])


def page(text: str) -> str:
    """The page with its tables renewed."""
    for room, folder in ROOMS.items():
        begins, ends = f"<!-- files of {room} -->", f"<!-- end of {room} -->"
        before, rest = text.split(begins)
        text = f"{before}{begins}\n{table(folder)}\n{ends}{rest.split(ends)[1]}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
