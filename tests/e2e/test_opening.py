"""From opening the page to playing: against bots, with friends, by code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, GAMES, PHONE
from tests.e2e.tables import table

pytestmark = pytest.mark.slow

LOADED = (
    """() => Object.fromEntries(performance.getEntriesByType('resource').map((entry) => [entry.name, entry.encodedBodySize]))"""
)
"""What a page has fetched: bytes as they came, compressed."""


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_plays_against_bots(arrive: Arrive, game: str) -> None:
    ann = arrive("Ann", viewport=PHONE)
    ann.box(game).locator(".play").click()
    expect(ann.page.locator(".board [data-key]").first).to_be_visible()
    expect(ann.page.locator(".said").first).to_be_visible()


def test_a_table_for_friends_shows_its_link_and_a_qr_code(arrive: Arrive) -> None:
    ann, ben, cid = arrive("Ann"), arrive("Ben", viewport=PHONE), arrive("Cid")
    link = ann.make_table("hilo")
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    ben.page.goto(link)
    ben.sit_down()
    cid.page.locator("#code").fill(link.rsplit("/", 1)[1].upper())
    cid.page.get_by_role("button", name="Join").click()
    cid.sit_down()
    expect(ann.page.locator("ol li", has_text="Cid").first).to_be_visible()
    ann.start()
    for person in (ann, ben, cid):
        expect(person.page.locator(".board")).to_be_visible()


def test_a_newcomer_is_shown_one_first_step_and_others_are_not(arrive: Arrive) -> None:
    new, ann = arrive("", viewport=PHONE, settings={"soundOffered": False}), arrive("Ann")
    new.page.locator("[data-do=learn]").click()
    expect(new.page.get_by_role("heading", name="Learn to play")).to_be_visible()
    expect(ann.page.locator(".box").first).to_be_visible()
    expect(ann.page.locator("[data-do=learn]")).to_have_count(0)


@pytest.mark.parametrize("name", ["", "Ann"], ids=["new", "back"])
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (390, 844), (1280, 800)])
def test_all_three_games_can_be_played_without_scrolling(arrive: Arrive, name: str, size: tuple[int, int]) -> None:
    settings = {} if name else {"soundOffered": False}
    ann = arrive(name, viewport={"width": size[0], "height": size[1]}, settings=settings)
    ann.page.locator(".box .does .button").first.wait_for()
    lowest = """() => Math.max(...[...document.querySelectorAll('.box .does > .button')]
      .map((one) => one.getBoundingClientRect().bottom))"""
    assert ann.page.evaluate(lowest) <= size[1]


def test_whoever_comes_back_finds_the_games_where_they_were(arrive: Arrive) -> None:
    """Their tables have their place before they are known."""
    ann = arrive("Ann", viewport=PHONE)
    table([ann], "hilo", bots=1)
    link = ann.page.locator("a", has_text="HILO").first
    highest = "() => document.querySelector('.box').getBoundingClientRect().top"
    ann.page.goto("/")
    link.wait_for()
    known = ann.page.evaluate(highest)
    ann.page.route("**/api/matches", lambda route: None)  # nobody answers
    ann.page.goto("/")
    ann.page.locator(".box").first.wait_for()
    assert abs(ann.page.evaluate(highest) - known) < 2


def test_whoever_leaves_the_first_page_before_their_tables_are_known_sees_no_error(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.goto("/rules")
    waiting: list[Route] = []
    ann.page.route("**/api/matches", lambda route: waiting.append(route))
    ann.page.goto("/")
    ann.until(lambda: waiting)
    ann.page.evaluate("window.here = true")
    ann.page.get_by_role("link", name="Rules").first.click()
    ann.page.locator("main h1").wait_for()
    with ann.page.expect_response("**/api/matches"):
        waiting[0].continue_()
    ann.page.wait_for_timeout(200)
    assert ann.page.evaluate("window.here")  # the same page all the time: an error would be its own


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_options_open_without_moving_anything(arrive: Arrive, viewport: ViewportSize) -> None:
    ann = arrive("Ann", viewport=viewport)
    places = """() => [...document.querySelectorAll('.box .button, .box summary, #code')]
      .map((one) => one.getBoundingClientRect().y + scrollY)"""
    ann.box(GAMES[-1]).wait_for()
    before = ann.page.evaluate(places)
    for game in GAMES:
        ann.box(game).locator("summary").click()
        expect(ann.box(game).locator("details .over")).to_be_visible()
        assert ann.page.evaluate(places) == before != []
        ann.box(game).locator("summary").click()


def test_a_wrong_code_is_said_to_be_one(arrive: Arrive) -> None:
    ann = arrive()
    ann.expected = ("404", "WebSocket")
    ann.page.locator("#code").fill("nonsense")
    ann.page.get_by_role("button", name="Join").click()
    expect(ann.page.locator("#code-wrong")).to_have_text(re.compile("neither the link nor the code"))
    ann.page.goto("/t/aaaaaaaaaaaaa")
    expect(ann.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    ann.page.goto("/m/aaaaaaaaaaaaaaaaaaaaaaaa")
    expect(ann.page.get_by_role("heading", name="This match is not here")).to_be_visible()


def test_a_name_and_settings_are_remembered(arrive: Arrive) -> None:
    ann = arrive("")
    ann.page.locator("#name").fill("Žofie")
    ann.page.goto("/settings")
    ann.page.get_by_label("Confirm every move").check()
    ann.page.get_by_text("dark", exact=True).click()
    ann.page.goto("/")
    expect(ann.page.locator("#name")).to_have_value("Žofie")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.play_against_bots("hilo")
    expect(ann.page.locator(".plate", has_text="Žofie")).to_be_visible()


def test_the_host_sets_the_table(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    link = ann.make_table("xylotar")
    ben.page.goto(link)
    ben.sit_down()
    ann.page.get_by_label("Show which values are still possible").check()
    expect(ben.page.get_by_label("Show which values are still possible")).to_be_checked()
    expect(ben.page.get_by_label("Show which values are still possible")).to_be_disabled()
    ann.page.locator("li", has_text="free").first.get_by_role("button", name="Bot").click()
    expect(ben.page.locator("li", has_text="club").first).to_be_visible()
    ann.page.locator("li", has_text="free").first.get_by_role("button", name="Reserve").click()
    invitation = ann.page.get_by_label("Invitation for seat").input_value()
    dan = arrive("Dan")
    dan.page.goto(invitation)
    dan.sit_down()
    expect(ann.page.locator("li", has_text="Dan")).to_be_visible()
    ann.page.locator("li", has_text="Dan").get_by_role("button", name="Remove").click()
    expect(dan.page.get_by_role("button", name="Sit down")).to_be_visible()
    ann.page.get_by_role("button", name="Start").click()
    ben.page.locator(".board").wait_for()


def test_a_host_who_has_gone_keeps_nobody_from_starting(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table([ann, ben], "hilo", bots=0, agreement={"grace": 1}, start=False)
    expect(ben.page.locator("main")).to_contain_text("The host starts the match.")
    ann.page.close()
    ben.page.get_by_role("button", name="Start", exact=True).click()
    expect(ben.page.locator(".board")).to_be_visible()


def test_public_tables_and_own_matches_are_listed(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    ann.make_table("xxl")
    ann.page.get_by_label("Public").check()
    expect(ann.page.get_by_label("Public")).to_be_checked()
    ben.page.goto("/tables")
    ben.page.locator("a.sheet", has_text="Ann").first.click()
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    ann.page.goto("/matches")
    expect(ann.page.locator("a.sheet", has_text="XXL")).to_be_visible()


def test_the_first_page_is_light(arrive: Arrive) -> None:
    """At most 120 kB of script and style, compressed."""
    ann = arrive()
    ann.page.reload(wait_until="networkidle")
    loaded: dict[str, int] = ann.page.evaluate(LOADED)
    sizes = {url: size for url, size in loaded.items() if url.endswith((".js", ".css"))}
    assert len(sizes) > 3
    assert 20_000 < sum(sizes.values()) < 120_000, sizes
