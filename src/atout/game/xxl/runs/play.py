"""What a card opens in variant 1 (shedding/play.py)."""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.rules.xxl import runs as rules


@compiled
def card_of(action: int) -> int:
    return action // 4


@compiled
def opens(s: Any, action: int) -> int:
    """The cards that fit on this one afterwards: on in its run, or either way on its other side (K22, K23)."""
    side = action % 2
    return rules.fitting_on(s, action // 4, side, rules.direction_of(s, action // 2 % 2, action // 4, side))
