"""All cards of a deal of XXL: those that a spectator does not see."""

from __future__ import annotations

from typing import Any

from atout.match.match import members
from atout.rules.xxl.cards import NONE
from atout.rules.xxl.deck import name


def hidden(state: Any, look: dict[str, Any]) -> dict[str, Any]:
    keeping = look["variant"] == 3 and look["table"]["keeping"]
    kept = [state.kept[owner] if keeping else NONE for owner in range(state.players)]
    held = [state.hand[owner] | (0 if kept[owner] == NONE else 1 << kept[owner]) for owner in range(state.players)]
    return {"hands": [[name(state, card) for card in members(hand)] for hand in held]}
