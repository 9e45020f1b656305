"""Makes the pictures of the README: what the terminal shows, as SVG, and scenes of the browser tests, as PNG.

Run it with `uv run python -m tools.pictures`; with `all` behind it, it makes pictures of every screen at every size and in every
language instead, in `screenshots/`, to be looked at.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("ATOUT_JIT", "0")

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from atout.cli.drawing import draw
from atout.game import GAMES
from tests.e2e.chromium import launch
from tests.e2e.people import DESK, PHONE, Person
from tests.e2e.scenes import LOOKS
from tests.e2e.scenes import SCENES as SCREENS
from tests.server.support.servers import Server

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
SCREENSHOTS = ROOT / "screenshots"
SVG = """\
<svg viewBox="0 0 {terminal_width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" rx="8" fill="#10233f"/>
<g transform="translate(9, 9)"><g class="{unique_id}-matrix">{backgrounds}{matrix}</g></g>
</svg>
"""

IN_THE_BROWSER: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "desk": [("first-page", {}), ("xylotar", {}), ("hilo", {"color_scheme": "dark"}), ("xxl-4", {})],
    "phone": [
        ("xylotar", {}),
        ("hilo-for-six", {"color_scheme": "dark"}),
        ("xxl-1", {}),
        ("result", {}),
        ("lesson", {}),
        ("replay", {"color_scheme": "dark"}),
        ("score-pad", {}),
        ("text-table", {}),
    ],
}
SCENES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "xylotar-terminal": ("xylotar", 4, 31, {"arrange": "auto"}),
}
"""Name of the picture: game, players, how many moves are made, options."""


def main() -> None:
    if sys.argv[1:] == ["all"]:
        of_every_screen()
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    of_the_terminal()
    of_the_browser()


def of_the_browser() -> None:
    with browsing() as (browser, address):
        for size, scenes in IN_THE_BROWSER.items():
            for name, options in scenes:
                ann = Person(browser, address, "Ann", viewport={"desk": DESK, "phone": PHONE}[size], **options)
                SCREENS[name](ann)
                photograph(ann, FOLDER / f"{name}-{size}.png")
                ann.leave()


def of_every_screen() -> None:
    with browsing() as (browser, address):
        for name, scene in SCREENS.items():
            ann = Person(browser, address, "Ann")
            scene(ann)
            for look, what in LOOKS.items():
                what.put_on(ann)
                photograph(ann, SCREENSHOTS / look / f"{name}.png")
            ann.leave()


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "atout.db")
        browser = launch(playwright)
        yield browser, server.address
        browser.close()
        server.kill()


def photograph(person: Person, path: Path) -> None:
    person.page.wait_for_timeout(300)  # whatever moves comes to rest
    path.parent.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=path)


def of_the_terminal() -> None:
    for name, (game, players, moves, options) in SCENES.items():
        match = GAMES[game].match(["Ada", "Bo", "Cy", "Di", "Eli", "Flo"][:players], options, bytes(range(32)))
        random = Random(4)
        while len(match.moves) < moves or match.to_act != [1]:
            seat = match.to_act[0]
            match.play(seat, random.choice(match.legal(seat)))
        console = Console(record=True, width=88, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        draw(console, match.view(1))
        svg = console.export_svg(title="", theme=DIMMED_MONOKAI, code_format=SVG, unique_id=name)
        (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
