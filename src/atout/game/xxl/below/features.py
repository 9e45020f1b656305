"""What a learner is given of variant 2 (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature
from atout.game.xxl.features import common, hidden_columns, write_hidden
from atout.game.xxl.shedding.features import ON_TABLE, PHASES, PLACES, write_shedding

__all__ = ["columns", "hidden_columns", "write", "write_hidden"]


def columns(agreed: Any) -> Iterator[Feature]:
    yield from common(agreed, PHASES, (*PLACES, "on top of the pile"))


@compiled
def write(o: Any, out: Any) -> None:
    out[write_shedding(o, out) + o.top] = ON_TABLE
