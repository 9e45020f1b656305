"""All cards of a deal of Peak: those that a spectator does not see."""

from __future__ import annotations

from typing import Any

from tests.extending.peak.match import Peak, names


def hidden(match: Peak, view: dict[str, Any]) -> dict[str, Any]:
    return {"hands": [names(match.state.hand[owner]) for owner in range(match.state.seats)]}
