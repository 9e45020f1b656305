"""All cards of a deal of Xylotar: those that a spectator does not see."""

from __future__ import annotations

from typing import Any

from atout.rules import xylotar as rules


def hidden(state: Any, look: dict[str, Any]) -> dict[str, Any]:
    cards = [[rules.name(state.xylo[owner, slot]) for slot in range(state.size)] for owner in range(state.seats)]
    return {"xylos": [{**xylo, "cards": cards[owner]} for owner, xylo in enumerate(look["xylos"])]}
