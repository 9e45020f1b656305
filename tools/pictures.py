"""Draws the pictures of the README: what the terminal shows, as SVG. Run it with `uv run tools/pictures.py`."""

from __future__ import annotations

import io
import os
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("ATOUT_JIT", "0")

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from atout.cli.drawing import draw
from atout.match.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
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

SCENES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "xylotar-terminal": ("xylotar", 4, 31, {"arrange": "auto"}),
    "hilo-terminal": ("hilo", 4, 22, {}),
    "xxl-terminal": ("xxl", 4, 12, {"mode": "series", "variant": 4}),
}
"""Name of the picture: game, players, how many moves are made, options."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (game, players, moves, options) in SCENES.items():
        match = GAMES[game](["Ada", "Bo", "Cy", "Di", "Eli", "Flo"][:players], options, bytes(range(32)))
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
