"""Tables drawn for a terminal, from a view. One module a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType

from atout.cli.drawing import hilo, xxl, xylotar

TABLES: dict[str, Callable[[dict[str, Any], bool], RenderableType]] = {
    "xylotar": xylotar.table,
    "hilo": hilo.table,
    "xxl": xxl.table,
}
BESIDES = 5
"""Lines of a screen that a table leaves for what is asked and told."""


def draw(console: Console, view: dict[str, Any]) -> None:
    """A view of a seat or a spectator; where the screen is small, without what is not needed to decide.

    Who looks back at a match adds `by_name` (nobody is 'you') and may see all cards.
    """
    table = TABLES[view["game"]]
    whole = table(view, False)
    fits = len(console.render_lines(whole)) <= console.height - BESIDES
    console.print(whole if fits else table(view, True))
