"""Measures every recorded moment in every window, and puts pictures of all of it on one sheet, `screenshots/contact/index.html`.

Run it with `uv run python -m tools.contact`; with words behind it, only moments that begin so: `… tools.contact xxl-4`. With
`--languages` each window speaks every language, not only one; with `--notes` every note of every lesson is looked at.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("ATOUT_JIT", "0")

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import IN_A_HURRY, launch
from tests.e2e.moments import Moment, lessons, moments
from tests.e2e.windows import LANGUAGES, Windows, page_of_moments

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "screenshots" / "contact"
HEAD = """<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body { margin: 1rem; font: 14px sans-serif; background: #222; color: #eee } img { max-width: 100% }</style>"""


def photographed(windows: Windows, moment: Moment, turn: int) -> tuple[str, int]:
    """A strip of the sheet, and in how many windows something is wrong."""
    found = windows.wrong(moment, turn)
    picture = f"{moment.name.replace('/', '-')}-{turn}.jpg"
    windows.page.locator("main").screenshot(path=FOLDER / picture, type="jpeg", quality=60)
    for window, problems in found.items():
        print(moment.name, window, *problems, sep="\n  ")
    return f'<h2>{moment.name}</h2><img loading="lazy" src="{picture}" alt="">', len(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[""])
    parser.add_argument("--languages", action="store_true")
    parser.add_argument("--notes", action="store_true")
    arguments = parser.parse_args()
    known = {moment.name: moment for moment in [*moments(), *lessons(every_note=arguments.notes)]}
    chosen = [moment for name, moment in known.items() if name.startswith(tuple(arguments.names))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    turns = range(LANGUAGES if arguments.languages else 1)
    with tempfile.TemporaryDirectory() as folder, page_of_moments(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright, *IN_A_HURRY)
        windows = Windows(browser, address)
        windows.page.set_viewport_size({"width": 1900, "height": 1000})
        strips = [photographed(windows, moment, turn) for turn in turns for moment in chosen]
        browser.close()
    (FOLDER / "index.html").write_text(HEAD + "".join(strip for strip, _ in strips), encoding="utf-8")
    bad = sum(count for _, count in strips)
    print(f"{len(strips) * len(windows.sizes)} windows, something wrong in {bad}: {FOLDER / 'index.html'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
