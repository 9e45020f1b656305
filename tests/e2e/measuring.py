"""What is wrong with a table in a window: `web/tests/moment/measure.ts` says what is looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Page

from tests.e2e.moments import SIZES, Moment, position, show

Size = tuple[int, int]


def measured(page: Page, *, touch: bool = True) -> list[str]:
    found: list[str] = page.evaluate("(touch) => window.measure(touch)", touch)
    return found


def at_rest(page: Page, *, touch: bool) -> list[str]:
    """The same; words that are still being fitted get a moment, which is longer on a machine that is busy."""
    found = measured(page, touch=touch)
    for _ in range(15):
        if not found:
            break
        page.wait_for_timeout(100)
        found = measured(page, touch=touch)
    return found


def wrong(
    page: Page, moment: Moment, sizes: Iterable[Size] = SIZES, *, seen: Callable[[Size], Any] = lambda size: None
) -> dict[str, list[str]]:
    """What is wrong in which window; `seen` is called in each of them."""
    found = {}
    what = position(moment)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        show(page, what)
        if problems := at_rest(page, touch=min(width, height) < 1000):
            found[f"{width} x {height}"] = problems
        seen((width, height))
    return found
