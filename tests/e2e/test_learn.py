"""Lessons: somebody who does what the coach says comes to the end of each; whoever does something else hears why."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, PYTHON, Person
from tests.e2e.scenes import Look
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow

LESSONS = Path(__file__).parents[2] / "web" / "lessons"
PLACES = json.loads((LESSONS / "places.json").read_text(encoding="utf-8"))


def lesson(name: str) -> dict[str, Any]:
    return dict(json.loads((LESSONS / f"{name}.lesson.json").read_text(encoding="utf-8")))


def selector(place: str) -> str:
    kind, _, which = place.partition("-")
    return str(PLACES.get(place) or PLACES[f"{kind}-*"].replace("*", which))


def tap_move(person: Person, move: str) -> None:
    """Makes a move of the notation as somebody does who looks at the table."""
    verb, *words = move.split()
    if verb == "arrange":
        person.tap("[data-move=arrange]")
    elif verb == "play" and words[0].isdigit():
        person.tap(f"[data-slot='{words[0]}']")
    elif verb == "look":
        for slot in words:
            person.tap(f"[data-slot='{slot}']")
        person.tap("[data-move=look]")
    elif verb == "flip":
        for cell in words:
            person.tap(f"[data-cell='{cell}']")
    elif verb in ("take", "drop"):
        person.tap(f"button.button[data-wish={verb}]")
        person.tap(f"[data-cell='{words[0]}']")
    elif verb == "swap" and words[0].isdigit():
        person.tap(f"[data-cell='{words[0]}']")
    elif verb in ("play", "keep", "give", "street", "swap"):
        for card in re.findall(r"\w\d+/\w\d+", move):
            person.tap(f"[data-card='{card}']")
        way = person.page.locator(f".actions [data-move='{move}']")
        if way.count():
            way.click()
    else:
        person.tap(f'[data-move="{move}"]'.replace("\\", "\\\\"))


def open_lesson(person: Person, name: str) -> None:
    person.walk(f"/learn/{name}")
    person.page.locator(".coach[data-step]").wait_for(timeout=PYTHON)


def at_step(person: Person, number: int) -> None:
    """Waits until a note is shown, and sends away the score sheet if it lies in between."""
    note = person.page.locator(f".coach[data-step='{number}']")
    next_ = person.page.locator("dialog[open] [data-next]")
    expect(note.or_(next_).first).to_be_visible(timeout=PYTHON)
    if next_.count():
        next_.click()
    expect(note).to_be_visible()


def do_what_is_said(person: Person, about: dict[str, Any], language: str, start: int = 0, end: int | None = None) -> None:
    for number, note in list(enumerate(about["notes"]))[start:end]:
        at_step(person, number)
        expect(person.page.locator(".coach .words p").first).to_have_text(note["says"][language])
        for place in note.get("points", []):
            expect(person.page.locator(selector(place)).filter(visible=True).first, place).to_be_visible()
        if "do" in note:
            tap_move(person, note["do"][-1])
        else:
            expect(person.page.locator(".coach .go-on")).to_be_focused()
            person.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("name", "look"),
    {
        "xylotar": Look(PHONE, "light", "en"),
        "hilo": Look(PHONE, "light", "fr"),
        "xxl-1": Look(PHONE, "light", "cs"),
        "xxl-2": Look(DESK, "dark", "en"),
        "xxl-3": Look(PHONE, "light", "fr"),
        "xxl-4": Look(DESK, "dark", "cs"),
        "xxl-5": Look(PHONE, "light", "en"),
        "xxl-6": Look(DESK, "dark", "fr"),
    }.items(),
    ids=lambda value: value if isinstance(value, str) else value.language,
)
def test_a_lesson_is_played_to_its_end(resident: Person, name: str, look: Look) -> None:
    ann = resident
    look.put_on(ann)
    about, language = lesson(name), look.language
    open_lesson(ann, name)
    do_what_is_said(ann, about, language, end=3)
    at_step(ann, 3)
    assert violations(ann) == []
    assert sideways(ann) == 0
    if name == "xylotar":  # whoever leaves comes back to where they were
        ann.page.reload()
    else:
        ann.walk("/")
        ann.walk(f"/learn/{name}")
    ann.page.locator(".coach[data-step]").wait_for(timeout=PYTHON)
    do_what_is_said(ann, about, language, start=3)
    heading = ann.page.locator("main h1")
    expect(heading).to_contain_text(about["title"][language])
    expect(heading).to_be_focused()
    expect(ann.page.locator("main li")).to_have_text([line[language] for line in about["learnt"]])
    assert violations(ann) == []
    assert sideways(ann) == 0


def test_other_moves_are_explained_and_a_step_back_is_possible(resident: Person) -> None:
    ann = resident
    ann.page.set_viewport_size(PHONE)
    about = lesson("xylotar")
    open_lesson(ann, "xylotar")
    do_what_is_said(ann, about, "en", end=5)
    at_step(ann, 5)
    ann.page.locator("[data-slot='1']").click(force=True)  # X9
    expect(ann.page.locator(".status [role=alert]")).to_contain_text("Rule X9")
    ann.tap("[data-slot='6']")
    expect(ann.page.locator(".coach .astray")).to_have_text(about["notes"][5]["otherwise"]["en"])
    expect(ann.page.locator("[data-slot='6']")).to_be_visible()
    do_what_is_said(ann, about, "en", start=5, end=7)
    at_step(ann, 7)
    ann.page.get_by_role("button", name="One step back").click()
    at_step(ann, 6)
    ann.page.get_by_role("button", name="One step back").click()
    at_step(ann, 5)
    expect(ann.page.locator("[data-slot='3']")).to_be_visible()
    do_what_is_said(ann, about, "en", start=5, end=7)
    at_step(ann, 7)
    ann.page.keyboard.press("l")
    expect(ann.page.locator("dialog[open] li", has_text="blue 5")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Start again").click()
    at_step(ann, 0)


def test_the_overview_says_how_far_one_is_and_the_end_leads_on(resident: Person) -> None:
    ann = resident
    ann.page.set_viewport_size({"width": 320, "height": 640})
    steps = len(lesson("xxl-2")["notes"])
    kept = {
        "xylotar": {"step": 4, "chosen": {}, "done": False},
        "xxl-2": {"step": steps - 1, "chosen": {}, "done": False},
        "hilo": {"step": 99, "chosen": {}, "done": True},
    }
    ann.page.evaluate("(kept) => localStorage.setItem('atout.lessons', JSON.stringify(kept))", kept)
    ann.walk("/learn")
    standing = ann.page.locator("[data-standing]")
    expect(standing).to_have_count(8)
    assert standing.evaluate_all("all => all.map((one) => one.dataset.standing)")[:4] == ["begun", "done", "new", "begun"]
    assert violations(ann) == []
    assert sideways(ann) == 0
    ann.page.locator("[data-lesson=xxl-2]").get_by_role("link", name="Continue").click()
    ann.page.locator(".coach .go-on").click(timeout=PYTHON)
    ann.page.get_by_role("button", name="Next lesson: XXL 3: You may refuse").click()
    ann.page.locator(".coach[data-step='0']").wait_for(timeout=PYTHON)
    ann.page.go_back()
    ann.page.locator(".coach[data-step='0']").wait_for(timeout=PYTHON)  # once more, since it was done
    ann.walk("/learn")
    expect(ann.page.locator("[data-lesson=xxl-2] [data-standing=done]")).to_be_visible()


def test_after_a_lesson_one_plays_against_bots(resident: Person) -> None:
    ann = resident
    kept = {"xxl-2": {"step": len(lesson("xxl-2")["notes"]) - 1, "chosen": {}, "done": False}}
    ann.page.evaluate("(kept) => localStorage.setItem('atout.lessons', JSON.stringify(kept))", kept)
    ann.walk("/learn/xxl-2")
    ann.page.locator(".coach .go-on").click(timeout=PYTHON)
    ann.page.get_by_role("button", name="Play against bots").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.locator(".board")).to_be_visible()
    expect(ann.page.locator("h2").first).to_contain_text("Stay below")


def test_a_lesson_that_there_is_not(arrive: Arrive) -> None:
    ann = arrive()
    ann.open("/learn/whist")
    expect(ann.page.locator("h1")).to_have_text("There is no such lesson")
