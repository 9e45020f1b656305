"""Every lesson (docs/lessons.md) holds what it promises: its record is by the rules, and its notes fit it."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from atout.game import GAMES, kinds
from atout.match import record as records
from tests.test_project import RULES

LESSONS = Path(__file__).parents[2] / "web" / "lessons"
NAMES = sorted(path.name.removesuffix(".lesson.json") for path in LESSONS.glob("*.lesson.json"))
LANGUAGES = {"en", "fr", "cs"}
LETTERS = {name: game.match.ends_by[0].lower() for name, game in GAMES.items()}
LONGEST = 240
"""Letters that a note has at most: a single thought."""


@cache
def lesson(name: str) -> dict[str, Any]:
    text = (LESSONS / f"{name}.lesson.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def moves_after(record: dict[str, Any], moves: list[list[Any]]) -> list[list[str]]:
    """Plays a record with these moves; the legal moves of the seat to move, before each of them."""
    legal: list[list[str]] = []
    match = records.begin(records.parse(json.dumps({**record, "moves": moves}).encode()))
    for seat, text in moves:
        legal.append(match.legal(seat))
        match.play(seat, text)
    return legal


def texts(value: Any) -> list[dict[str, str]]:
    """Everything in a lesson that is said in several languages."""
    if isinstance(value, list):
        return [text for one in value for text in texts(one)]
    if not isinstance(value, dict):
        return []
    return [value] if "en" in value else [text for one in value.values() for text in texts(one)]


def test_there_is_a_lesson_for_every_game_and_variant() -> None:
    assert set(NAMES) >= set(kinds())


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_by_the_rules(name: str) -> None:
    record = lesson(name)["record"]
    moves_after(record, record["moves"])


@pytest.mark.parametrize("name", NAMES)
def test_notes_ask_the_newcomer_for_the_moves_of_the_record(name: str) -> None:
    about = lesson(name)
    moves, seat = about["record"]["moves"], about["seat"]
    asked = [note for note in about["notes"] if "do" in note]
    assert len(asked) >= 3, "the newcomer has something to do"
    for note in asked:
        who, move = moves[note["at"]]
        assert (who, note["do"][0]) == (seat, move), note
        for other in note["do"][1:]:
            moves_after(about["record"], [*moves[: note["at"]], [seat, other], *moves[note["at"] + 1 :]])


@pytest.mark.parametrize("name", NAMES)
def test_notes_come_in_order_and_the_last_at_a_move_asks_for_it(name: str) -> None:
    about = lesson(name)
    at = [note["at"] for note in about["notes"]]
    assert at == sorted(at)
    assert at[-1] <= len(about["record"]["moves"])
    for note, following in zip(about["notes"], about["notes"][1:], strict=False):
        assert "do" not in note or following["at"] > note["at"], note
    assert "do" not in about["notes"][-1], "the last word is the coach's"


@pytest.mark.parametrize("name", NAMES)
def test_notes_cite_rules_of_their_game_and_point_at_places_that_there_are(name: str) -> None:
    about = lesson(name)
    letter = LETTERS[about["record"]["game"]]
    known = {f"{letter.upper()}{number}" for number in RULES[letter]}
    places = json.loads((LESSONS / "places.json").read_text(encoding="utf-8"))
    for note in about["notes"]:
        assert set(note.get("rules", [])) <= known, note
        assert set(note) <= {"at", "says", "points", "rules", "do", "otherwise"}, note
        for place in note.get("points", []):
            assert place in places or re.sub(r"-.*", "-*", place) in places, place


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_said_in_all_languages_and_in_few_words(name: str) -> None:
    about = lesson(name)
    assert set(about) == {"title", "goal", "minutes", "seat", "record", "notes", "learnt"}
    for text in texts([about[key] for key in ("title", "goal", "notes", "learnt")]):
        assert set(text) >= LANGUAGES, text
        assert all(words.strip() and len(words) <= LONGEST and "!" not in words for words in text.values()), text
        assert not re.search(r"[a-zé] [:;?]", text["fr"]), text
    assert 1 <= about["minutes"] <= 5
    assert about["learnt"]
