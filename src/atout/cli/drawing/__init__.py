"""Tables drawn for a terminal, from a view."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from atout.game import GAMES

BESIDES = 5
"""Lines of a screen that a table leaves for what is asked and told."""


def draw(console: Console, view: dict[str, Any]) -> None:
    """A view of a seat or a spectator; where the screen is small, without what is not needed to decide.

    Who looks back at a match adds `by_name` (nobody is 'you') and may see all cards.
    """
    table = GAMES[view["game"]].table
    whole = table(view, False)
    fits = len(console.render_lines(whole)) <= console.height - BESIDES
    console.print(whole if fits else table(view, True))
