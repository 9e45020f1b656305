"""What moves show of hidden cards in variant 6."""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.rules.xxl import colour as rules


@compiled
def shows_missing(s: Any, seat: int, action: int) -> int:
    """Who plays no open colour has no card of any (K71)."""
    opened = rules.asked(s)
    return 0 if action >= rules.TRUMP or opened >> action & 1 else opened
