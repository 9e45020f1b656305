"""Lost connections, servers that restart, two windows: nothing is lost, nothing is done twice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import Person, play_to_the_end
from tests.e2e.tables import table
from tests.e2e.test_playing import until_mine
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow


def moves_of(person: Person, code: str) -> list[list[object]]:
    return person.page.evaluate(f"fetch('/api/tables/{code}').then((answer) => answer.json()).then((found) => found.moves)")


def test_reconnecting_in_the_middle_of_a_trick(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    for person in (ann, ben):
        person.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    code = table([ann, ben], "xylotar", bots=0, options={"rounds": 1, "arrange": "auto"})
    while not (ann.seen()["mine"] or ben.seen()["mine"]):
        ann.page.wait_for_timeout(50)
    leads, other = (ann, ben) if ann.seen()["mine"] else (ben, ann)
    leads.context.set_offline(True)
    expect(leads.page.locator(".said").first).to_contain_text("Connection lost")
    leads.context.set_offline(False)
    expect(leads.page.locator(".status.mine")).to_be_visible()
    before = len(moves_of(other, code))
    leads.tap("[data-slot].can")
    expect(leads.page.locator(".actions [data-move=hold]")).to_be_visible()
    assert len(moves_of(other, code)) == before + 1
    play_to_the_end([ann, ben])


def test_a_move_made_without_a_connection_is_made_once(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    ann.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    code = table([ann, ben], "hilo", bots=0)
    cells = ann.page.locator("[data-cell]")
    cells.nth(0).click()
    ann.context.set_offline(True)
    cells.nth(8).click()
    expect(ann.page.locator(".said").first).to_contain_text("Your move is kept")
    assert moves_of(ben, code) == []
    ann.context.set_offline(False)
    expect(ann.page.locator(".said").first).to_contain_text("Waiting for Ben")
    assert [move[0] for move in moves_of(ben, code)] == [1]


def test_a_server_that_restarts_is_found_again(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "own.db")
    port = server.address.rsplit(":", 1)[1]
    ann = Person(browser, server.address, "Ann")
    ann.expected = ("ERR_CONNECTION_REFUSED", "WebSocket")
    table([ann], "hilo", bots=1)
    ann.act(random.Random(1))
    ann.act(random.Random(2))
    server.kill()
    expect(ann.page.locator(".said").first).to_contain_text("Connection lost")
    again = Server(tmp_path / "own.db", "--port", port)
    try:
        expect(ann.page.locator(".said").first).not_to_contain_text("Connection lost")
        until_mine(ann, ".status.mine")
        expect(ann.page.locator("[data-move], [data-cell].can").first).to_be_visible()
        assert ann.act(random.Random(3))
        assert ann.errors == []
    finally:
        ann.leave()
        again.kill()


def test_a_second_window_takes_the_seat_and_gives_it_back(arrive: Arrive) -> None:
    ann = arrive()
    table([ann], "hilo", bots=1, agreement={"pace": 10})
    second = ann.context.new_page()
    second.goto(ann.page.url)
    expect(second.locator(".board")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="You play in another window")).to_be_visible()
    ann.page.get_by_role("button", name="Play here").click()
    expect(ann.page.locator(".board")).to_be_visible()
    expect(second.get_by_role("heading", name="You play in another window")).to_be_visible()


def test_somebody_who_is_away_is_shown_and_replaced(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table([ann, ben], "xylotar", bots=2, agreement={"grace": 1})
    link = ben.page.url
    ben.page.close()
    expect(ann.page.locator("main p", has_text="Ben is away")).to_be_visible()
    bot = ann.page.locator(".plate", has_text="Ben").locator(".mark svg")
    waiting = ann.page.get_by_role("button", name="Let a bot play")
    while not bot.count():  # refused as long as Ben is waited for
        waiting.evaluate_all("(there) => there.forEach((button) => button.click())")  # it may be gone at any moment
        ann.page.wait_for_timeout(100)
    expect(bot).to_be_visible()
    ben.context.new_page().goto(link)
    expect(ann.page.locator(".plate", has_text="Ben").locator(".mark svg")).to_have_count(0)
