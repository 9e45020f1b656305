"""Cards of XXL by the names that the deck in use gives them."""

from __future__ import annotations

from typing import Any

from atout.match.buffers import members
from atout.rules.xxl.cards import NONE
from atout.rules.xxl.deck import name


def card_names(state: Any, cards: int) -> list[str]:
    """Of a set of cards."""
    return [name(state, card) for card in members(cards)]


def card_name(state: Any, card: int) -> str | None:
    return None if card == NONE else name(state, card)
