"""Measures every recorded moment in every window, and puts pictures of all of it on one sheet, `screenshots/contact/index.html`.

Run it with `uv run python -m tools.contact`; with words behind it, only moments that begin so: `… tools.contact xxl-4`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from html import escape
from pathlib import Path

os.environ.setdefault("ATOUT_JIT", "0")

from playwright.sync_api import Page, sync_playwright

from tests.e2e.chromium import IN_A_HURRY, launch
from tests.e2e.measuring import Size, wrong
from tests.e2e.moments import SIZES, Moment, moments, page_of_moments, visit

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "screenshots" / "contact"
HEAD = """<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body { font: 14px sans-serif; background: #222; color: #eee } figure { display: inline-block; margin: 4px }
img { height: 220px } .wrong { outline: 4px solid red } figcaption { max-width: 22rem; white-space: pre-wrap }</style>"""


def photographed(page: Page, moment: Moment) -> tuple[str, int]:
    """A row of the sheet, and in how many windows something is wrong."""

    def photograph(size: Size) -> None:
        page.screenshot(path=FOLDER / picture(moment, size), type="jpeg", quality=60)

    found = wrong(page, moment, seen=photograph)
    figures = []
    for width, height in SIZES:
        problems = found.get(f"{width} x {height}", [])
        said = escape("\n".join([f"{width} x {height}", *problems]))
        image = f'<img loading="lazy" src="{picture(moment, (width, height))}" alt="">'
        figures.append(f'<figure class="{"wrong" if problems else "right"}">{image}<figcaption>{said}</figcaption></figure>')
    for window, problems in found.items():
        print(moment.name, window, *problems, sep="\n  ")
    return f"<h2>{moment.name}</h2>{''.join(figures)}", len(found)


def picture(moment: Moment, size: Size) -> str:
    return f"{moment.name}-{size[0]}x{size[1]}.jpg"


def main(*begin: str) -> int:
    chosen = [moment for moment in moments() if moment.name.startswith(begin or ("",))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, page_of_moments(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright, *IN_A_HURRY)
        page = visit(browser, address)
        rows = [photographed(page, moment) for moment in chosen]
        browser.close()
    (FOLDER / "index.html").write_text(HEAD + "".join(row for row, _ in rows), encoding="utf-8")
    bad = sum(count for _, count in rows)
    print(f"{len(chosen) * len(SIZES)} pictures, something wrong on {bad}: {FOLDER / 'index.html'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
