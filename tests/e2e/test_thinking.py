"""Search in the worker that pages use, in every browser that is installed: it thinks what the same search thinks on a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from atout.bots.bot import Turn
from atout.bots.expert import Expert
from atout.bots.question import question, thought
from atout.bots.skills import CLUB
from atout.bots.thinking import Effort, Minds
from atout.game import GAMES, kinds
from atout.server.http.pages import names
from tests.e2e.chromium import launch
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

ASK = """([address, question]) => new Promise((answer) => {
  const worker = (window.thinker ??= new Worker(address, { type: 'module' }))
  worker.onmessage = (message) => answer(message.data)
  worker.onerror = (event) => answer({ failed: event.message })
  worker.postMessage({ number: 1, question })
})"""


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def page(request: pytest.FixtureRequest, server: Server) -> Iterator[Page]:
    with sync_playwright() as playwright:
        if request.param == "firefox" and not Path(playwright.firefox.executable_path).exists():
            pytest.skip("Firefox is not installed")
        browser = launch(playwright) if request.param == "chromium" else playwright.firefox.launch()
        page = browser.new_page(base_url=server.address)
        page.goto("/rules")
        yield page
        browser.close()


@pytest.mark.parametrize("kind", kinds())
def test_a_deal_by_experts_is_the_same_in_a_browser(page: Page, kind: str) -> None:
    (worker,) = (name for name in names() if name.startswith("assets/thinker-"))
    game = next(game for game in GAMES.values() if kind in [one.name for one in game.kinds])
    players = kinds()[kind].players[1]
    match = game.match([str(i) for i in range(players)], {**kinds()[kind].options}, bytes([7]) * 32)
    bot = Expert("a deal", CLUB, Effort(60, 1e6))
    minds = Minds()
    thoughts = 0
    while not match.result.deals and not match.finished:
        turn = Turn(match, match.to_act[0], float("inf"))
        move = match.legal(turn.seat)[0]
        if bot.ponders(turn):
            asked = bot.asks(turn)
            here = minds.think(*asked)
            said: dict[str, Any] = page.evaluate(ASK, [f"/{worker}", question(*asked)])
            assert thought(**said["thought"]) == here
            move = bot.decide(turn, here)
            thoughts += 1
        match.play(turn.seat, move)
    assert thoughts > 5
