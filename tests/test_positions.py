"""The positions that the rules pages show are those of the lessons, and every language shows all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools.positions import FOLDER, POSITIONS, position

RULES = FOLDER.parent
LANGUAGES = ("en", "fr", "cs")


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_what_its_lesson_gives(name: str) -> None:
    """Whoever changes a lesson or a drawing runs `uv run python -m tools.positions`."""
    assert json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) == position(POSITIONS[name])
    assert (FOLDER / f"{name}.png").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["xylotar", "hilo", "xxl"])
def test_every_language_shows_every_position_where_its_rule_is_told(game: str, language: str) -> None:
    page = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    shown = dict(re.findall(r"!\[([^\]]+)\]\(\.\./positions/([\w-]+)\.png\)", page)[::-1])
    names = {name: alternative for alternative, name in shown.items()}
    assert set(names) == {name for name in POSITIONS if name.startswith(f"{game}-")}
    assert all(len(alternative) > 40 for alternative in names.values())


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(POSITIONS)
    assert {path.suffix for path in FOLDER.iterdir()} == {".json", ".png"}
    assert all(Path(path).stat().st_size < 100_000 for path in FOLDER.iterdir())
