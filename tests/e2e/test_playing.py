"""At the table: what is said, refused, confirmed, shown; spectators and hosts."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import PHONE, Person, play_to_the_end
from tests.e2e.tables import table

pytestmark = pytest.mark.slow


def until_mine(person: Person, what: str) -> None:
    """Plays on until something is on offer."""
    chance = random.Random(3)

    def on_offer() -> bool:
        found = person.page.locator(what).count() > 0
        if not found:
            person.act(chance)
        return found

    person.until(on_offer, f"{what} comes")


def test_a_card_that_cannot_be_played_says_why_with_its_rule(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "xylotar", bots=3)
    until_mine(ann, ".status.mine [data-move=hold], [data-slot].cannot")
    while not ann.page.locator("[data-slot].cannot").count():
        ann.act(random.Random(3))
        ann.page.wait_for_timeout(30)
    ann.page.locator("[data-slot].cannot").first.click(force=True)  # it is marked as disabled, and still explains itself
    refusal = ann.page.get_by_role("alert")
    expect(refusal).to_contain_text(re.compile("may not be led|must follow|neighbouring|choose slot"))
    rule = refusal.get_by_role("link", name=re.compile("Rule X"))
    with ann.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator("section.meant")).to_be_visible()
    opened.value.close()


def test_only_equal_values_change_places_by_tap_keys_and_drag(arrive: Arrive) -> None:
    """X4: the client exchanges equal values in three ways, and the server says why it exchanges no others."""
    ann = arrive()
    table([ann], "xylotar", bots=3)
    bars = ann.page.locator("[data-index]")
    expect(bars).to_have_count(15)

    def hand() -> list[str]:
        return [str(key)[2:] for key in bars.evaluate_all("all => all.map(bar => bar.dataset.key)")]

    values = [int(card[1:]) for card in hand()]
    pair = next(i for i in range(14) if values[i] == values[i + 1])
    before = hand()
    swapped = [*before[:pair], before[pair + 1], before[pair], *before[pair + 2 :]]
    bars.nth(pair).click()
    bars.nth(pair + 1).click()
    assert hand() == swapped
    bars.nth(pair).focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    assert hand() == before
    bars.nth(pair).drag_to(bars.nth(pair + 1))
    assert hand() == swapped
    other = next(i for i in range(14) if values[i] != values[i + 1])
    ann.page.wait_for_timeout(100)  # a tap right after a drop is part of the drop
    bars.nth(other).click()
    bars.nth(other + 1).click()
    expect(ann.page.get_by_role("alert")).to_contain_text("the highest value is on the left")
    ann.page.locator("[data-move=arrange]").click()
    expect(ann.page.locator("[data-slot]").first).to_be_visible()


def test_the_bid_is_a_small_ceremony(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "xylotar", bots=3)
    until_mine(ann, ".actions [data-move=hold]")
    slots = ann.page.locator("[data-slot]")
    slots.nth(3).click()
    slots.nth(4).click()
    ann.page.get_by_role("button", name="Look at these two").click()
    choice = ann.page.get_by_role("region", name="Choose your bid")
    expect(choice.get_by_role("button")).to_have_count(2)
    choice.get_by_role("button").first.click()
    expect(ann.page.get_by_role("region", name="Your xylo").locator(".bid")).to_be_visible()


def test_notes_are_private_and_kept(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "xylotar", bots=3, options={"arrange": "auto"})
    ann.page.get_by_role("button", name="Notes on your cards").click()
    ann.page.get_by_label("Note on slot 3", exact=True).fill("low?")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-slot='3'] .note")).to_have_text("low?")
    ann.page.reload()
    expect(ann.page.locator("[data-slot='3'] .note")).to_have_text("low?")


def test_possible_values_are_shown_where_the_table_says_so(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table([ann, ben], "xylotar", bots=2, options={"arrange": "auto"}, agreement={"possible": True})
    for person in (ann, ben):
        expect(person.page.locator("[data-slot='2'] .note")).to_have_text(re.compile(r"^\d+(–\d+)?( \d+(–\d+)?)*$"))


def test_moves_can_be_confirmed(arrive: Arrive) -> None:
    ann = arrive(settings={"confirm": True})
    table([ann], "hilo", bots=1)
    cells = ann.page.locator("[data-cell]")
    cells.nth(0).click()
    cells.nth(4).click()
    expect(ann.page.locator(".said").first).to_have_text("Turn over 1 and 5?")
    ann.page.get_by_role("button", name="No").click()
    expect(ann.page.locator("[data-confirm]")).to_have_count(0)
    cells.nth(4).click()
    cells.nth(4).click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ann.page.locator("[data-confirm]")).to_have_count(0)


def test_a_spectator_sees_no_hand_unless_it_is_shown(arrive: Arrive) -> None:
    ann, eve = arrive("Ann"), arrive("Eve")
    code = table([ann], "xxl", bots=2, agreement={"pace": 10})
    eve.open(f"/t/{code}")
    expect(eve.page.locator(".watching")).to_be_visible()
    expect(eve.page.locator(".hand")).to_have_count(0)
    hand = ann.page.locator(".hand [data-card]").count()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Spectators may look over my shoulder").check()
    eve.page.get_by_role("button", name="Menu").click()
    eve.page.get_by_role("button", name="Look over the shoulder").click()
    eve.page.keyboard.press("Escape")
    expect(eve.page.locator(".hand [data-card]")).to_have_count(hand)
    expect(eve.page.locator("[data-move]")).to_have_count(0)


def test_taking_back_and_the_log(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "xylotar", bots=3, agreement={"pace": 10})
    ann.page.locator("[data-move=arrange]").click()
    expect(ann.page.locator("[data-move=arrange]")).to_have_count(0)
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.locator("[data-move=arrange]")).to_be_visible()
    ann.page.keyboard.press("l")
    expect(ann.page.locator("dialog[open] li").first).to_have_text("Ann takes a move back.")


def test_a_result_that_one_wants_to_show(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben", viewport=PHONE)
    table([ann, ben], "hilo", bots=0, options={"limit": 1})
    play_to_the_end([ann, ben])
    ann.page.goto("/matches")
    ann.page.locator("li.sheet .title").first.click()
    expect(ann.page.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(".atout.json")


def test_what_happens_is_shown_one_after_the_other_and_can_be_skipped(arrive: Arrive) -> None:
    ann = arrive(settings={"speed": "slow"})
    table([ann], "xylotar", bots=3, options={"arrange": "auto"})
    until_mine(ann, "[data-slot].can")
    ann.page.locator("[data-slot].can").first.click()
    skip, hold = ann.page.get_by_role("button", name="Skip"), ann.page.locator(".actions [data-move=hold]")
    expect(skip.or_(hold).first).to_be_visible()
    ann.until(lambda: hold.count() or ann.page.locator(".status.mine").count() == 0, "the card lies there")
    if hold.count():
        ann.page.keyboard.press("h")
    expect(skip).to_be_visible()
    mine = ann.page.locator(".status.mine")  # bots go on meanwhile, and what they do is shown, too
    while not mine.count():
        ann.page.keyboard.press(" ")
        ann.page.wait_for_timeout(20)
