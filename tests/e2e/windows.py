"""Pages that show recorded moments (`web/tests/moment`): in the window that a page has, or in many windows at once."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.moments import ROOT, Moment, Position, position

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (320, 568),
    (360, 640),
    (360, 780),
    (375, 667),
    (390, 844),
    (412, 915),
    (430, 932),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (640, 360),
    (667, 375),
    (740, 360),
    (844, 390),
    (932, 430),
    (640, 400),
    (720, 450),
    (960, 540),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1280, 600),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Windows of phones, tablets and desks, upright and across; 640 × 400 and 720 × 450 are 1280 × 800 and 1440 × 900 at 200 %."""
HARDEST: tuple[Size, ...] = ((320, 568), (390, 844), (640, 360), (1280, 800))
"""Where least room is, each way, and what most people have."""
LANGUAGES = 3
"""In each turn every window speaks one, in the next turn another."""


@contextmanager
def page_of_moments(folder: Path) -> Iterator[str]:
    """The pages, built into this folder; their address."""
    built = folder / "moment"
    config = ["--config", "tests/moment/vite.config.ts", "--outDir", str(built), "--logLevel", "error"]
    command = [sys.executable, "node.py", "npx", "vite", "build", *config]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    handler = functools.partial(Silent, directory=str(built))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def visit(browser: Browser, address: str, **options: Any) -> Page:
    """Somebody who opens a page of moments; nothing moves there."""
    context = browser.new_context(**{"reduced_motion": "reduce", **options})
    context.add_init_script("localStorage['atout.settings'] = JSON.stringify({ speed: 'none', name: 'Ann', soundOffered: true })")
    page = context.new_page()
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached")
    return page


def show(page: Page, what: Position, language: str = "en") -> None:
    page.evaluate("([position, language]) => window.show(position, language)", [what, language])


def measured(page: Page, *, touch: bool = True) -> list[str]:
    found: list[str] = page.evaluate("(touch) => window.measure(touch)", touch)
    return found


class Windows:
    """Many windows on one page."""

    def __init__(self, browser: Browser, address: str, sizes: Iterable[Size] = SIZES, **options: Any) -> None:
        self.page = visit(browser, f"{address}windows.html", viewport={"width": 320, "height": 200}, **options)
        self.sizes = list(sizes)
        self.page.evaluate("(sizes) => window.openWindows(sizes)", self.sizes)

    def wrong(self, moment: Moment, turn: int = 0, sizes: Iterable[Size] = SIZES) -> dict[str, list[str]]:
        """What is wrong with a moment, by window and language."""
        asked = [position(moment), turn, [self.sizes.index(size) for size in sizes]]
        found: dict[str, list[str]] = self.page.evaluate("(asked) => window.present(...asked)", asked)
        return found
