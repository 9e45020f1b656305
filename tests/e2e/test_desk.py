"""Matches at one's own desk: the rulebook and the bots run in the browser, and the server is not asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Worker, expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import PYTHON, Person, play_to_the_end

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "match" / "fairness"


@pytest.mark.parametrize(
    ("name", "level"), [("xylotar-4", "expert"), ("hilo-2", "club"), ("hilo-2", "expert"), ("xxl-3", "club")]
)
def test_a_match_is_played_on_against_bots_without_a_server(resident: Person, name: str, level: str) -> None:
    """Whoever cannot think ahead here says so in the console, and that would be an error."""
    ann = resident
    opened: list[str] = []
    ann.page.on("worker", lambda worker: opened.append(worker.url))
    record = json.loads((RECORDS / f"{name}.atout.json").read_bytes())
    record = {key: record[key] for key in ("format", "game", "players", "options", "seed") if key in record} | {
        "moves": record["moves"][: len(record["moves"]) * 3 // 4]
    }
    laid_out = {"record": record, "seat": 1, "bots": {str(seat): level for seat in range(2, len(record["players"]) + 1)}}
    ann.page.evaluate("(what) => sessionStorage.setItem('atout.desk', JSON.stringify(what))", laid_out)
    ann.walk("/desk")
    ann.page.locator(".board").wait_for(timeout=PYTHON)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    play_to_the_end([ann])
    if name == "hilo-2":
        ann.page.reload()
    else:
        ann.walk("/learn")
        ann.walk("/desk")
    expect(ann.page.locator("dialog[open] .podium")).to_be_visible(timeout=PYTHON)
    assert asked == []
    assert any("thinker" in url for url in opened) == (level == "expert")


def test_the_rulebook_is_opened_once_however_many_pages_need_it(arrive: Arrive) -> None:
    ann = arrive("Ann")
    opened: list[Worker] = []
    ann.page.on("worker", lambda worker: opened.append(worker))
    ann.walk("/learn/hilo")
    ann.page.locator(".board").wait_for()
    ann.walk("/learn/xxl-2")
    expect(ann.page.locator("[data-card]").first).to_be_visible()
    ann.walk("/replay")
    ann.page.locator("input[type=file]").set_input_files(RECORDS / "hilo-2.atout.json")
    expect(ann.page.get_by_role("slider")).to_have_attribute("max", "35")
    assert len(opened) == 1


def test_an_empty_desk_says_so(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.open("/desk")
    expect(ann.page.locator("h1")).to_have_text("There is no match on your desk")


def test_a_position_of_the_rules_is_tried_at_the_desk(resident: Person) -> None:
    ann = resident
    ann.walk("/rules/hilo")
    expect(ann.page.locator("[data-drawn]")).to_have_count(3)
    ann.page.locator("[data-try=hilo-line]").click()
    ann.page.locator(".board").wait_for(timeout=PYTHON)
    expect(ann.page.locator(".board")).to_contain_text("Ann")
    ann.page.get_by_role("button", name="Clear diagonal").click()
    expect(ann.page.locator("body")).to_contain_text("How do the rest slide together?")
    ann.page.get_by_role("link", name="Back to the rules").click()
    expect(ann.page.locator("section.meant")).to_contain_text("HILO")
