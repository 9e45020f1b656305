"""What a card opens in variant 2 (shedding/play.py). It is worth hardly anything: most cards can follow most."""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.rules.xxl import below as rules

OWN_FOLLOWS = 1
OTHERS_FOLLOW = 0


@compiled
def opens(s: Any, action: int) -> int:
    return rules.below(s, action)
