"""All cards of a deal of XXL: those that a spectator does not see."""

from __future__ import annotations

from typing import Any

from atout.game.xxl.match import Xxl
from atout.game.xxl.names import card_names


def hidden(match: Xxl, view: dict[str, Any]) -> dict[str, Any]:
    state = match.state
    return {"hands": [card_names(state, match.variant.held(state, owner)) for owner in range(state.players)]}
