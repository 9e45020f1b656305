"""The shuffle, checked by whoever played: promised before, added to by every browser, computed again afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from atout.words import sentences
from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, PYTHON, play_to_the_end
from tests.e2e.tables import post, table
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow

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
        expect(person.page.locator(".verdict.good")).to_have_text("Yes, everything fits.", timeout=PYTHON)
        expect(
            person.page.get_by_text("moves were played again by the rules; deals, dealers and result are as written")
        ).to_be_visible()
        expect(person.page.get_by_text("what your device noted before the match")).to_be_visible()
        expect(person.page.get_by_text("Numbers were added by Ann and Bo.")).to_be_visible()
        assert sideways(person) == 0
    ann.page.get_by_text("The numbers").click()
    expect(ann.page.locator("dd code").first).to_have_text(promised)
    assert violations(ann) == []


def test_a_stranger_who_has_the_link_sees_what_holds_and_what_nobody_noted(arrive: Arrive) -> None:
    ann, eve = arrive("Ann"), arrive("Eve", locale="cs-CZ")
    code = table([ann], "hilo", bots=1, options={"limit": 1})
    play_to_the_end([ann])
    answer = ann.page.evaluate("code => fetch(`/api/tables/${code}`).then((answer) => answer.json())", code)
    eve.page.goto(f"/fair/m/{answer['state']['table']['share']}")
    expect(eve.page.locator(".verdict.good")).to_have_text("Ano, všechno sedí.", timeout=PYTHON)
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
    chooser = ann.page.locator("input[type=file]")
    chooser.set_input_files(VECTORS / "hilo-2.atout.json")
    expect(ann.page.locator(".verdict.good")).to_be_visible(timeout=PYTHON)  # now the rulebook is there
    ann.expected = ("ERR_INTERNET_DISCONNECTED",)  # a font for bold text comes late, or not at all
    ann.context.set_offline(True)
    chooser.set_input_files(VECTORS / "xxl-2.atout.json")
    expect(ann.page.get_by_text("594 moves were played again")).to_be_visible(timeout=PYTHON)
    expect(ann.page.locator(".verdict.good")).to_be_visible()
    expect(ann.page.get_by_text("Match 2 of this table was broken off.")).to_be_visible()
    unfair = json.loads((VECTORS / "xylotar-4.atout.json").read_bytes())
    unfair["deals"][1]["hands"].reverse()
    (tmp_path / "unfair.json").write_text(json.dumps(unfair))
    chooser.set_input_files(tmp_path / "unfair.json")
    expect(ann.page.locator(".verdict.bad")).to_have_text("No, something does not fit.")
    expect(ann.page.locator("li.bad").first).to_have_text("Deal 2 does not follow from the seed.")
    assert violations(ann) == []
    assert sideways(ann) == 0
    for number, other in enumerate(['{"game": "chess"}', "nothing", json.dumps({**unfair, "fairness": {}})]):
        chooser.set_input_files(VECTORS / "hilo-2.atout.json")
        expect(ann.page.locator(".verdict.good")).to_be_visible()
        (tmp_path / f"{number}.json").write_text(other)
        chooser.set_input_files(tmp_path / f"{number}.json")
        expect(ann.page.locator(".verdict.bad")).to_have_text("This file is not a record of a match.")


def test_whoever_invents_moves_or_results_is_found_out(arrive: Arrive, tmp_path: Path) -> None:
    """What the page once believed: it looked at the shuffles only (all ways to lie: tests/match/forgeries.py)."""
    ann = arrive()
    ann.page.goto("/fair")
    honest = json.loads((VECTORS / "xylotar-4.atout.json").read_bytes())
    moves, result = honest["moves"], honest["result"]
    loser = next(seat for seat in (1, 2, 3, 4) if seat not in result["winners"])
    dealer = honest["deals"][1] | {"dealer": honest["deals"][1]["dealer"] % 4 + 1}
    lies = {
        "move 30": ({"moves": [*moves[:29], [moves[29][0], "castle"], *moves[30:]]}, "Move 30 is not possible."),
        "order": ({"moves": [*moves[:40], moves[41], moves[40], *moves[42:]]}, "does not go as written"),
        "winner": ({"result": result | {"winners": [loser]}}, sentences("en").say("refused-result-differs", {})),
        "dealer": ({"deals": [honest["deals"][0], dealer]}, "does not go as written"),
    }
    for name, (lie, told) in lies.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(honest | lie))
        ann.page.locator("input[type=file]").set_input_files(tmp_path / f"{name}.json")
        expect(ann.page.locator("li.bad")).to_contain_text(told, timeout=PYTHON)
        expect(ann.page.locator(".verdict.bad")).to_have_text("No, something does not fit.")


def test_without_the_rulebook_the_page_says_what_it_has_not_checked(arrive: Arrive) -> None:
    ann = arrive()
    ann.expected = ("ERR_FAILED", "Failed to fetch")
    ann.context.route("**/python-*/**", lambda route: route.abort())
    ann.page.goto("/fair")
    ann.page.locator("input[type=file]").set_input_files(VECTORS / "hilo-2.atout.json")
    expect(ann.page.locator(".verdict")).to_have_text("The shuffles fit; the moves could not be checked here.", timeout=PYTHON)
    expect(ann.page.locator(".verdict.good")).to_have_count(0)
    ann.errors = [error for error in ann.errors if not error.endswith("Failed to fetch")]  # the interpreter's own complaint


def test_a_table_that_is_closed_before_the_match_says_so(arrive: Arrive) -> None:
    ann, bo = arrive("Ann"), arrive("Bo")
    code = table([ann, bo], "hilo", bots=0, start=False)
    post(ann, f"/api/tables/{code}/do", {"do": "abandon"})
    for person in (ann, bo):
        expect(person.page.locator("h1")).to_have_text("The host has closed this table.")
