"""docs/architecture.md names every file of the server and of the client once; CONTRIBUTING.md, what a change touches."""

from __future__ import annotations

import re

import pytest

from tools.house import PAGE, ROOMS, ROOT, files, page, says


def test_the_page_is_up_to_date() -> None:
    """`uv run python -m tools.house` writes it."""
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_says_what_it_is(room: str) -> None:
    assert [path.name for path in files(ROOMS[room]) if not says(path)] == []


def test_every_room_of_the_server_says_what_it_is_for() -> None:
    rooms = {path.parent for path in files(ROOMS["server"])}
    assert [room.name for room in sorted(rooms) if not says(room / "__init__.py")] == []


def test_contributing_names_files_that_are_there() -> None:
    """Names in capitals, such as GAME, and those with … stand for something else."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text[text.index("## What a change touches") : text.index("## How to change the database")]
    named = set(re.findall(r"`((?:src|web|tests|docs|tools)/[\w./{},-]+)`", section))
    plain = {name for name in named if not re.search(r"[A-Z]{3,}|[{}]", name.replace("README", ""))}
    assert len(plain) > 40
    assert [name for name in sorted(plain) if not (ROOT / name).exists()] == []
