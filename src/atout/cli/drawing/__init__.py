"""Tables drawn for a terminal, from a view. One module a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType

from atout.cli.drawing import hilo, xxl, xylotar

TABLES: dict[str, Callable[[dict[str, Any]], RenderableType]] = {"xylotar": xylotar.table, "hilo": hilo.table, "xxl": xxl.table}


def draw(console: Console, view: dict[str, Any]) -> None:
    """A view of a seat or a spectator. Who looks back at a match adds `by_name` (nobody is 'you') and may see all cards."""
    console.print(TABLES[view["game"]](view))
