"""All cards of a deal at once: for matches that are over, and for nobody who still plays one."""

from __future__ import annotations

from typing import Any

from atout.game import GAMES
from atout.match.match import Match


def view_of_all_cards(match: Match) -> dict[str, Any]:
    """What lies on the table, as a spectator sees it, and every card that they do not see."""
    look = match.view_now()
    return {**look, **GAMES[match.game].hidden(match.state, look)}
