"""The browser client: how much the first page loads, and when the first card is on screen with a CPU four times slower.

`uv run python -m benchmarks.client`; needs Chromium (or fetches one, as the tests do).
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.people import PHONE, Person
from tests.e2e.tables import table
from tests.server.support.servers import Server

SLOWER = 4
ROUNDS = 7
FIRST_CARD = """async (what) => {
  while (!document.querySelector(what)?.checkVisibility()) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now()
}"""
"""Milliseconds from the beginning of the navigation to the frame after the first card stands in the page."""

LOADED = """() => Object.fromEntries([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((entry) => [entry.name, entry.encodedBodySize]))"""
"""What a page has fetched: bytes as they came, compressed."""


def first_card(page: Page, path: str, what: str) -> float:
    page.goto(path, wait_until="commit")
    return float(page.evaluate(FIRST_CARD, what))


def measure(browser: Browser, address: str) -> dict[str, Any]:
    ann = Person(browser, address, "Ann", viewport=PHONE)
    code = table([ann], "xylotar", bots=3)
    page = ann.context.new_page()
    page.goto("/", wait_until="networkidle")
    loaded: dict[str, int] = page.evaluate(LOADED)
    code_and_style = sum(size for url, size in loaded.items() if url.endswith((".js", ".css")))
    figures: dict[str, Any] = {
        "first page": {"script and style, kB": round(code_and_style / 1000, 1), "all, kB": round(sum(loaded.values()) / 1000, 1)}
    }
    for name, path, what in (("first page", "/", ".box .bar"), ("table", f"/t/{code}", ".board [data-index]")):
        cold, warm = [], []
        for _ in range(ROUNDS):
            context = browser.new_context(base_url=address, storage_state=ann.context.storage_state())
            page = context.new_page()
            page.set_viewport_size({"width": 360, "height": 640})
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            cold.append(first_card(page, path, what))
            warm.append(first_card(page, path, what))
            context.close()
        figures.setdefault(name, {}).update(
            {"first card, ms": round(statistics.median(cold)), "again, ms": round(statistics.median(warm))}
        )
    return figures


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "atout.db")
        browser = launch(playwright)
        try:
            print(json.dumps(measure(browser, server.address), indent=1))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
