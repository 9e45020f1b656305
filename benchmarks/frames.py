"""How smoothly a table moves on a slow phone: whole tricks with flying cards, with a CPU four times slower.

`uv run python -m benchmarks.frames`; needs Chromium (or fetches one, as the tests do). A recorded trick is shown, card
by card, as at a table: printed is the time between frames while cards fly, and the longest task that held one up.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("ATOUT_JIT", "0")

from playwright.sync_api import Page, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.moments import Position, deal
from tests.e2e.windows import page_of_moments, show, visit

SLOWER = 4
ROUNDS = 3
WINDOWS = {"phone": (390, 844), "desk": (1280, 800)}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "xylotar": ("xylotar", 4, {"arrange": "auto"}),
    "hilo": ("hilo", 4, {}),
    **{f"xxl-{variant}": ("xxl", 4, {"mode": "series", "variant": variant, "times": 1}) for variant in range(1, 7)},
}
MOVES = 8
"""Two tricks of four, or two rounds of turns."""
WHOLE = """async ([moves, rest]) => {
  const frames = [], tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask' })
  let last = performance.now(), going = true
  const frame = (at) => { frames.push(at - last); last = at; if (going) requestAnimationFrame(frame) }
  requestAnimationFrame((at) => { last = at; requestAnimationFrame(frame) })
  for (const move of moves) {
    window.tell(move)
    await new Promise((done) => setTimeout(done, rest))
  }
  going = false
  await new Promise((done) => setTimeout(done, 100))
  return { frames, longest: Math.max(0, ...tasks) }
}"""


def tricks(name: str) -> tuple[Position, list[Position]]:
    """The table before some moves in the middle of a deal, and after each of them."""
    positions = [position for _, position in deal(*TABLES[name])]
    at = len(positions) // 2
    return positions[at], positions[at + 1 : at + 1 + MOVES]


def measured(page: Page, name: str) -> Iterator[dict[str, float]]:
    before, moves = tricks(name)
    for _ in range(ROUNDS):
        show(page, before)
        found = page.evaluate(WHOLE, [moves, 1400])
        frames = sorted(found["frames"])
        yield {
            "frames": len(frames),
            "longest frame, ms": frames[-1],
            "over 16.7 ms, %": 100 * sum(frame > 17.5 for frame in frames) / len(frames),
            "over 50 ms, %": 100 * sum(frame > 50 for frame in frames) / len(frames),
            "longest task, ms": found["longest"],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--slower", type=int, default=SLOWER)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, page_of_moments(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for window, (width, height) in WINDOWS.items():
            page = visit(browser, address, reduced_motion="no-preference", viewport={"width": width, "height": height})
            page.evaluate("() => window.set({ speed: 'normal' })")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": arguments.slower})
            for name in arguments.tables.split(","):
                rounds = list(measured(page, name))
                figures = {what: round(statistics.median(one[what] for one in rounds), 1) for what in rounds[0]}
                print(json.dumps({f"{name}, {window}": figures}), flush=True)
            page.context.close()


if __name__ == "__main__":
    main()
