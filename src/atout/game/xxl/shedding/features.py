"""What variants in which cards are shed have in common, for a learner (game/xxl/features.py)."""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.game.xxl.features import MORE, mark_one, write_common

PHASES = ("to play", "has drawn", "over")
DRAWN = MORE
PLACES = ("in my hand, just drawn",)
ON_TABLE = MORE + len(PLACES)
"""Places of cards on the table begin here."""


@compiled
def write_shedding(o: Any, out: Any) -> int:
    """Returns where the features of the cards stand."""
    first = write_common(o, out)
    mark_one(out, first, o.drawn, DRAWN)
    return first
