"""What a card opens in variant 5 (shedding/play.py)."""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.rules.bits import lowest
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import descents as rules


@compiled
def card_of(action: int) -> int:
    return action // 2


@compiled
def opens(s: Any, action: int) -> int:
    """What this row wants next."""
    card = action // 2
    value = xxl.side_value(s, card, action % 2)
    return xxl.carrying(s, xxl.side_colour(s, card, action % 2), rules.value_after(value))


@compiled
def helps(s: Any, hand: int, action: int) -> int:
    """A row that falls towards own cards: the nearer, the better."""
    hue = xxl.side_colour(s, action // 2, action % 2)
    value = xxl.side_value(s, action // 2, action % 2)
    worth = 0
    cards = hand & s.carries[hue]
    while cards:
        below_it = value - xxl.value_in(s, lowest(cards), hue)
        cards &= cards - 1
        if below_it > 0:
            worth += 11 - below_it
    return worth
