"""The score pad: whole matches of each game are written down, corrected, kept and printed, and nothing impossible is accepted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.pads import begin, fields, refused, standing, totals, write
from tests.e2e.people import PHONE, PYTHON, Person
from tests.e2e.scenes import Look
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow


def nothing_is_wrong(person: Person) -> None:
    assert violations(person) == []
    assert sideways(person) == 0


def test_three_rounds_of_xylotar(arrive: Arrive) -> None:
    ann = arrive(viewport={"width": 320, "height": 640})
    ann.page.goto("/pad")
    ann.page.locator("h1").wait_for()
    nothing_is_wrong(ann)
    begin(ann, "Xylotar", ["Ann", "Ben", "Cy", "Dagmar"], "Dagmar")
    expect(standing(ann)).to_contain_text("Dagmar deals.")
    expect(standing(ann)).to_contain_text("Ann leads the first trick. (X8)")

    # by thumb: every key goes on to the next field
    for key in (2, 2, 5, 1, 4, 4, 3, 7):
        ann.page.locator(".keys button").nth(key).click()
    expect(ann.page.locator(".shared")).to_have_text("14 of 14 tricks")
    ann.page.get_by_role("button", name="Write down").click()
    expect(totals(ann)).to_have_text(["7", "5", "9", "3"])
    expect(standing(ann)).to_contain_text("Dagmar leads, with the lowest total. (X21)")
    expect(fields(ann).first).to_be_focused()

    # what cannot be is refused, stays in sight, and is corrected there
    for line, why in (
        ((2, 2, 5, 1, 4, 4, 2, 7), "The tricks add up to 13, but a round has 14. (X16)"),
        ((2, 12, 5, 1, 4, 4, 3, 7), "Ann cannot have bid 12: the cards in play go from 0 to 10. (X1)"),
        ((2, 10, 5, 10, 4, 4, 3, 7), "2 bids of 10 cannot be: only one of the cards in play has that value. (X1)"),
    ):
        write(ann, *line)
        expect(refused(ann)).to_have_text(why)
    nothing_is_wrong(ann)
    fields(ann).nth(3).fill("")
    ann.page.get_by_role("button", name="Write down").click()
    expect(refused(ann)).to_have_text("Bid of Ben: the number is missing.")
    expect(totals(ann)).to_have_text(["7", "5", "9", "3"])
    write(ann, 0, 0, 6, 6, 5, 1, 3, 3)
    expect(totals(ann)).to_have_text(["12", "16", "14", "11"])

    # undo, and what was undone can be written again
    ann.page.get_by_role("button", name="Undo").click()
    expect(refused(ann)).to_contain_text("missing")
    ann.page.get_by_role("button", name="Remove the line").click()
    expect(totals(ann)).to_have_text(["7", "5", "9", "3"])
    write(ann, 0, 0, 6, 6, 5, 1, 3, 3)
    expect(totals(ann)).to_have_text(["12", "16", "14", "11"])

    # half a line survives, too
    fields(ann).first.fill("9")
    ann.page.reload()
    expect(fields(ann).first).to_have_value("9")
    expect(totals(ann)).to_have_text(["12", "16", "14", "11"])

    # a tie is won with the fewest tricks
    write(ann, 4, 4, 5, 3, 2, 2, 3, 9)
    expect(totals(ann)).to_have_text(["21", "21", "21", "14"], timeout=PYTHON)
    expect(standing(ann).locator("h2")).to_have_text("Cy wins")
    expect(standing(ann)).to_contain_text("X22")
    nothing_is_wrong(ann)
    ann.page.reload()
    expect(standing(ann).locator("h2")).to_have_text("Cy wins")

    ann.page.emulate_media(media="print", color_scheme="dark")
    for hidden in (".tools", ".keys", "header"):
        expect(ann.page.locator(hidden).first).to_be_hidden()
    expect(ann.page.locator("caption")).to_contain_text("Cy wins")
    assert ann.page.evaluate("getComputedStyle(document.querySelector('tfoot td')).color") == "rgb(28, 35, 54)"


def test_two_players_of_xylotar_write_the_automata_down_and_play_a_tie_out(resident: Person) -> None:
    ann = resident
    ann.page.set_viewport_size(PHONE)
    begin(ann, "Xylotar", ["Ann", "Ben"], "Ben")
    expect(standing(ann)).to_contain_text("Ann leads the first trick. (X34)")
    expect(ann.page.locator("form tbody th")).to_have_text(["Ann", "Automaton 2", "Ben", "Automaton 4"])
    for _ in range(3):
        write(ann, 5, 0, 2, 9, 5, 0, 2, 8)
        expect(refused(ann)).to_have_text("")
    expect(standing(ann).locator("h2")).to_have_text("Round 4, to break the tie")
    expect(standing(ann)).to_contain_text("X23")
    write(ann, 5, 0, 2, 2, 5, 5, 2, 8)
    expect(totals(ann)).to_have_text(["15", "", "20", ""])
    expect(standing(ann).locator("h2")).to_have_text("Ben wins")


def test_hilo_until_somebody_has_a_hundred(resident: Person) -> None:
    ann = resident
    Look(PHONE, "dark", "en").put_on(ann)
    begin(ann, "HILO", ["Ann", "Ben", "Cy"])
    expect(standing(ann)).to_contain_text("The highest sum begins")
    write(ann, 7, 26, 9)
    expect(refused(ann)).to_have_text("Say who closed the round. (H13)")
    write(ann, 7, 26, 199, closer="Cy")
    expect(refused(ann)).to_have_text("Cy cannot have 199 in front of them: the least is −8, the most 98. (H15)")
    write(ann, 7, 26, 9, closer="Cy")
    expect(totals(ann)).to_have_text(["7", "26", "18"])
    expect(ann.page.locator("tbody td").last).to_contain_text("9 × 2")
    nothing_is_wrong(ann)

    # by thumb: digits, and a sign
    for place, keys in enumerate(("3±", "15", "14")):
        fields(ann).nth(place).click()
        for key in keys:
            name = "plus or minus" if key == "±" else key
            ann.page.locator(".keys").get_by_role("button", name=name, exact=True).click()
    expect(fields(ann).first).to_have_value("−3")
    ann.page.get_by_role("radio", name="Ann closed the round").check()
    ann.page.get_by_role("button", name="Write down").click()
    expect(totals(ann)).to_have_text(["4", "41", "32"])
    write(ann, 20, 40, 50, closer="Ann")
    expect(totals(ann)).to_have_text(["24", "81", "82"])

    # a corrected line ends the match before a later one: that one has to go
    ann.page.get_by_role("button", name="Correct round 2").click()
    expect(fields(ann).first).to_have_value("-3")
    write(ann, -3, 95, 14, closer="Ann")
    expect(refused(ann)).to_have_text("The match is over. (H17)")
    ann.page.get_by_role("button", name="Remove the line").click()
    expect(standing(ann).locator("h2")).to_have_text("Ann wins")
    expect(totals(ann)).to_have_text(["4", "121", "32"])
    ann.page.get_by_role("button", name="Undo").click()
    ann.page.get_by_role("button", name="Undo").click()
    expect(totals(ann)).to_have_text(["24", "81", "82"])


def test_the_six_variants_of_xxl_and_several_pads(resident: Person) -> None:
    ann = resident
    ann.page.set_viewport_size(PHONE)
    begin(ann, "XXL", ["Ann", "Ben", "Cy"], "Cy")
    expect(standing(ann).locator("h2")).to_have_text("1 of 6: Runs")
    expect(standing(ann)).to_contain_text("Ann begins. (K20)")
    write(ann, 0, 0, 12)
    expect(refused(ann)).to_have_text("Only one player can have 0 left. (K12)")
    for line in ((0, 8, 12), (4, 8, 8), (30, 17, 1), (22, 51, 0), (6, 5, 4), (100, 120, 130)):
        expect(refused(ann)).not_to_have_text("K46")
        write(ann, *line)
    expect(totals(ann)).to_have_text(["11", "11", "13"])
    expect(ann.page.locator("tbody tr").nth(1).locator("td").nth(1)).to_contain_text("2nd")
    expect(standing(ann).locator("h2")).to_have_text("Ann and Ben win")
    expect(standing(ann)).to_contain_text("K6")
    nothing_is_wrong(ann)

    begin(ann, "XXL", ["Ann", "Ben"], "3 You may refuse")
    expect(standing(ann).locator("h2")).to_have_text("1 of 2: You may refuse")
    write(ann, 9, 9)
    expect(refused(ann)).to_contain_text("16 after the first round, 32 after both. (K46)")
    ann.page.get_by_role("button", name="Names").click()
    ann.page.get_by_role("textbox", name="Player 2").fill("Zdeňka")
    ann.page.locator("dialog").get_by_role("button", name="Write down").click()
    ann.page.get_by_role("link", name="All pads").click()

    pads = ann.page.locator("li.sheet")
    expect(pads).to_have_count(2)
    expect(pads.first).to_contain_text("Ann and Zdeňka")
    expect(pads.last).to_contain_text("Ann and Ben win")
    expect(ann.page.get_by_role("combobox", name="Player 1")).to_have_value("")
    ann.page.locator("form label", has_text="XXL").click()
    expect(ann.page.get_by_role("combobox", name="Player 2")).to_have_value("Zdeňka")
    nothing_is_wrong(ann)
    pads.first.get_by_role("button").click()
    ann.page.locator("dialog").get_by_role("button", name="Throw away").click()
    expect(pads).to_have_count(1)
    pads.get_by_role("link").click()
    expect(standing(ann).locator("h2")).to_have_text("Ann and Ben win")
    ann.page.goto("/pad/nothing")
    expect(ann.page.get_by_role("heading", name=re.compile("not here"))).to_be_visible()
