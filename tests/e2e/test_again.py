"""Playing again: whoever taps first, all who want to come to the same table, with one tap each, and nobody gets stuck."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import PHONE, TABLE, Person
from tests.e2e.tables import SHORT, finish, look, post, table
from tests.e2e.test_everyone import sideways, violations

pytestmark = pytest.mark.slow


def over(people: list[Person], bots: int = 1) -> str:
    """A match that is over; its result lies before everybody. Returns its code."""
    code = table(people, "xxl", bots=bots, options=SHORT)
    ended(people, code)
    return code


def ended(people: list[Person], code: str) -> None:
    finish(people, code)
    for person in people:
        result(person).locator(".podium").wait_for()


def result(person: Person) -> Locator:
    return person.page.locator("dialog[open]")


def again(person: Person) -> Locator:
    """The one big button."""
    return result(person).locator("[data-do=again]")


def code_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[1]


def play_together(people: list[Person], before: str) -> str:
    """They have come to the same table, another than before, and play there as people. Returns its code."""
    for person in people:
        person.until(lambda person=person: code_of(person) != before, "everybody is taken along")  # type: ignore[misc]
    (code,) = {code_of(person) for person in people}
    people[0].until(lambda: look(people[0], code)["state"]["table"]["status"] == "playing", "it begins by itself")
    for person in people:
        person.page.locator(TABLE).wait_for()
        expect(person.page.locator("dialog[open]")).to_have_count(0)
    state = look(people[0], code)["state"]
    persons = [chair for chair in state["table"]["seats"] if chair["kind"] == "person"]
    assert len(persons) >= len(people)
    return code


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)], ids=["host first", "host last", "host between"])
def test_in_whatever_order_three_people_tap_they_sit_at_the_same_table_and_see_each_other_come(
    arrive: Arrive, order: tuple[int, ...]
) -> None:
    people = [arrive("Ann"), arrive("Ben", viewport=PHONE), arrive("Cy")]
    before = over(people)
    tapped: list[Person] = []
    for number in order:
        person = people[number]
        for other in tapped:  # they say who has come, live
            expect(result(person).locator("[data-ready=true]", has_text=other.name)).to_be_visible()
        again(person).click()
        tapped.append(person)
        if len(tapped) < 3:
            expect(person.page.locator("main")).to_contain_text("Waiting for")
    first = play_together(people, before)
    if order == (0, 1, 2):  # and once more, from there
        ended(people, first)
        for person in reversed(people):
            again(person).click()
        play_together(people, first)


def test_alone_with_bots_one_tap_deals(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE)
    before = over([ann], bots=2)
    expect(result(ann).locator("[data-ready]")).to_have_count(0)
    again(ann).click()
    play_together([ann], before)


def test_whoever_has_closed_the_result_is_told_and_comes_along_with_one_tap(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben", viewport=PHONE)
    before = over([ann, ben])
    ben.page.keyboard.press("Escape")
    slip = ben.page.locator("[data-slip=again]")
    expect(slip.get_by_role("button", name="Play again")).to_be_visible()
    again(ann).click()
    expect(slip).to_contain_text("Ann plays again.")
    assert violations(ben) == []
    assert sideways(ben) == 0
    slip.get_by_role("button").click()
    play_together([ann, ben], before)


def test_nobody_waits_for_somebody_who_has_gone_and_who_comes_later_gets_the_seat(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben", viewport=PHONE)
    before = over([ann, ben])
    ann.open("/")
    again(ben).click()
    expect(ben.page.locator("main [role=status]").first).to_have_text("Waiting for Ann. The match begins by itself.")
    expect(ben.page.locator("[data-ready=true]")).to_contain_text("Ben")
    assert violations(ben) == []
    assert sideways(ben) == 0
    ann.page.reload()
    expected = ann.page.locator("a.sheet", has_text="you are expected")
    expect(expected).to_be_visible()
    ben.page.locator("[data-do=start]").click()
    code = play_together([ben], before)
    bots = {chair["name"]: chair["bot"] for chair in look(ben, code)["state"]["table"]["seats"]}
    assert bots["Ann"] is not None
    assert bots["Ben"] is None
    expected.click()
    ann.page.locator(TABLE).wait_for()
    ann.until(lambda: all(c["bot"] is None for c in look(ann, code)["state"]["table"]["seats"] if c["name"] == "Ann"))


def test_a_stranger_who_takes_the_chair_of_a_bot_is_offered_nothing_that_is_refused(arrive: Arrive) -> None:
    ann, ben, eve = arrive("Ann"), arrive("Ben"), arrive("Eve", viewport=PHONE)
    before = over([ann, ben])
    again(ben).click()
    expect(ben.page.locator("[data-do=start]")).to_be_visible()
    eve.open(f"/t/{code_of(ben)}")
    eve.page.locator(".tools button", has_text="Sit here").click()
    expect(ben.page.locator("[data-ready=true]", has_text="Eve")).to_be_visible()
    expect(eve.page.locator("#seats")).to_be_visible()
    expect(eve.page.locator("[data-do=start]")).to_have_count(0)
    expect(eve.page.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
    again(ann).click()
    play_together([ann, ben, eve], before)


def test_who_has_left_is_not_waited_for(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    before = over([ann, ben])
    post(ann, f"/api/tables/{before}/do", {"do": "leave"})
    expect(ben.page.locator("[data-ready]", has_text="Ann")).to_have_count(0)
    again(ben).click()
    play_together([ben], before)
    expect(again(ann)).to_have_count(0)
    expect(result(ann).get_by_role("button", name="To the first page")).to_be_visible()


def test_spectators_see_who_plays_again_and_go_on_watching(arrive: Arrive) -> None:
    ann, eve = arrive("Ann"), arrive("Eve", viewport=PHONE)
    code = table([ann], "xxl", bots=2, options=SHORT)
    eve.open(f"/t/{code}")
    eve.page.locator(TABLE).wait_for()
    ended([ann], code)
    expect(result(eve)).to_contain_text("Nobody has said yet that they play again.")
    expect(again(eve)).to_have_count(0)
    again(ann).click()
    play_together([ann], code)
    result(eve).locator("[data-do=watch]").click()
    eve.page.locator(TABLE).wait_for()
    assert code_of(eve) == code_of(ann)


def test_a_reload_or_a_lost_connection_in_between_loses_nobody(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    ann.expected = ben.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    before = over([ann, ben])
    ann.context.set_offline(True)
    expect(ann.page.locator(".said").first).to_contain_text("Connection lost")
    again(ann).click()
    again(ben).click()
    for _ in range(2):
        expect(ben.page.locator("main")).to_contain_text("Waiting for Ann")
        ben.page.reload()
    ann.context.set_offline(False)
    play_together([ann, ben], before)


def test_somebody_reloads_the_result_after_they_have_said_that_they_play_again(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    before = over([ann, ben])
    again(ann).click()
    expect(ann.page.locator("main")).to_contain_text("Waiting for Ben")
    ann.open(f"/t/{before}")
    expect(result(ann).locator("[data-ready=true]", has_text="Ann")).to_be_visible()
    again(ann).click()
    expect(ann.page.locator("main")).to_contain_text("Waiting for Ben")
    again(ben).click()
    play_together([ann, ben], before)


def test_the_host_can_change_something_first_and_then_starts(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    before = over([ann, ben])
    again(ben).click()
    result(ann).locator("[data-do=otherwise]").click()
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name="A table of XXL")).to_be_visible()
    ann.page.locator("main select").first.select_option("4")
    ann.page.get_by_role("button", name="Start, with a bot on the free seat").click()
    play_together([ann, ben], before)


def test_a_match_that_was_broken_off_can_be_played_again(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    code = table([ann, ben], "xxl", bots=1, options=SHORT)
    post(ann, f"/api/tables/{code}/do", {"do": "abandon"})
    for person in (ben, ann):
        person.page.locator("[data-slip=again]").get_by_role("button", name="Play again").click()
    play_together([ann, ben], code)


def test_playing_again_is_heard_at_a_text_table(arrive: Arrive) -> None:
    ann, ben = arrive("Ann", settings={"textTable": True}), arrive("Ben")
    before = over([ann, ben])
    again(ben).click()
    expect(result(ann).get_by_role("status").filter(has_text="Ben plays again.")).to_be_visible()
    expect(result(ann).locator("[data-told]")).to_contain_text(re.compile("Ben wants to play again"))
    again(ann).press("Enter")
    play_together([ann, ben], before)
