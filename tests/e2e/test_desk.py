"""Matches at one's own desk: the rulebook and the bots run in the browser, and the server is not asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import PYTHON, play_to_the_end

RECORDS = Path(__file__).parents[1] / "match" / "fairness"


@pytest.mark.parametrize("name", ["xylotar-4", "hilo-2", "xxl-3"])
def test_a_match_is_played_on_against_bots_without_a_server(arrive: Arrive, name: str) -> None:
    ann = arrive("Ann")
    record = json.loads((RECORDS / f"{name}.atout.json").read_bytes())
    record = {key: record[key] for key in ("format", "game", "players", "options", "seed") if key in record} | {
        "moves": record["moves"][: len(record["moves"]) * 3 // 4]
    }
    laid_out = {"record": record, "seat": 1, "bots": {str(seat): "club" for seat in range(2, len(record["players"]) + 1)}}
    ann.page.evaluate("(what) => sessionStorage.setItem('atout.desk', JSON.stringify(what))", laid_out)
    ann.open("/desk")
    ann.page.locator(".board").wait_for(timeout=PYTHON)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    play_to_the_end([ann])
    ann.page.reload()
    expect(ann.page.locator("dialog[open] .podium")).to_be_visible(timeout=PYTHON)
    assert asked == []


def test_an_empty_desk_says_so(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.open("/desk")
    expect(ann.page.locator("h1")).to_have_text("There is no match on your desk")
