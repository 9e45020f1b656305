"""The shuffle, checked by whoever played: promised before, added to by every browser, computed again afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, play_to_the_end
from tests.e2e.tables import post, table
from tests.e2e.test_everyone import sideways, violations

VECTORS = Path(__file__).parents[1] / "match" / "fairness"


def test_players_check_their_own_match(arrive: Arrive) -> None:
    """Both browsers add a number by themselves; afterwards each finds its own in the record, and the other's."""
    ann, bo = arrive("Ann"), arrive("Bo", viewport=PHONE)
    code = table([ann, bo], "hilo", bots=1, options={"limit": 1}, start=False)
    ann.page.get_by_text("Fair shuffle").click()
    expect(ann.page.get_by_text("2 of 2 players have added a number.")).to_be_visible()
    promised = ann.page.locator("dd code").first.inner_text()
    ann.start()
    bo.page.locator(".board").wait_for()
    play_to_the_end([ann, bo])
    for person in (ann, bo):
        person.page.goto(f"/fair/t/{code}")
        expect(person.page.locator(".verdict.good")).to_have_text("Yes, everything fits.")
        expect(person.page.get_by_text("what your device noted before the match")).to_be_visible()
        expect(person.page.get_by_text("Numbers were added by Ann and Bo.")).to_be_visible()
        assert sideways(person) == 0
    ann.page.get_by_text("The numbers").click()
    expect(ann.page.locator("dd code").first).to_have_text(promised)
    assert violations(ann) == []


def test_a_stranger_sees_what_holds_and_what_nobody_noted(arrive: Arrive) -> None:
    ann, eve = arrive("Ann"), arrive("Eve", locale="cs-CZ")
    code = table([ann], "hilo", bots=1, options={"limit": 1})
    play_to_the_end([ann])
    eve.page.goto(f"/fair/t/{code}")
    expect(eve.page.locator(".verdict.good")).to_have_text("Ano, všechno sedí.")
    expect(eve.page.get_by_text("Vaše zařízení nebylo u stolu")).to_be_visible()


def test_one_tap_against_bots_adds_a_number_too(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.play_against_bots("hilo")
    code = ann.page.url.rsplit("/", 1)[1]
    answer = ann.page.evaluate("code => fetch(`/api/tables/${code}`).then((answer) => answer.json())", code)
    assert list(answer["state"]["table"]["shuffle"]["entropy"]) == ["1"]


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_record_from_a_file_needs_no_server(arrive: Arrive, tmp_path: Path, size: dict[str, int]) -> None:
    ann = arrive(viewport=size)
    ann.page.goto("/fair")
    ann.expected = ("ERR_INTERNET_DISCONNECTED",)  # a font for bold text comes late, or not at all
    ann.context.set_offline(True)
    chooser = ann.page.locator("input[type=file]")
    chooser.set_input_files(VECTORS / "xxl-2.atout.json")
    expect(ann.page.locator(".verdict.good")).to_be_visible()
    expect(ann.page.get_by_text("Match 2 of this table was broken off.")).to_be_visible()
    ann.page.screenshot(path=f"screenshots/fair-{size['width']}.png")
    unfair = json.loads((VECTORS / "xylotar-4.atout.json").read_bytes())
    unfair["deals"][1]["hands"].reverse()
    (tmp_path / "unfair.json").write_text(json.dumps(unfair))
    chooser.set_input_files(tmp_path / "unfair.json")
    expect(ann.page.locator(".verdict.bad")).to_have_text("No, something does not fit.")
    expect(ann.page.locator("li.bad")).to_have_text("Deal 2 does not follow from the seed.")
    assert violations(ann) == []
    assert sideways(ann) == 0
    for number, other in enumerate(['{"game": "chess"}', "nothing", json.dumps({**unfair, "fairness": {}})]):
        chooser.set_input_files(VECTORS / "hilo-2.atout.json")
        expect(ann.page.locator(".verdict.good")).to_be_visible()
        (tmp_path / f"{number}.json").write_text(other)
        chooser.set_input_files(tmp_path / f"{number}.json")
        expect(ann.page.locator(".verdict.bad")).to_have_text("This file is not a record of a match.")


def test_a_table_that_is_closed_before_the_match_says_so(arrive: Arrive) -> None:
    ann, bo = arrive("Ann"), arrive("Bo")
    code = table([ann, bo], "hilo", bots=0, start=False)
    post(ann, f"/api/tables/{code}/do", {"do": "abandon"})
    for person in (ann, bo):
        expect(person.page.locator("h1")).to_have_text("The host has closed this table.")
