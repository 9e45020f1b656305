"""What a learner is given of variant 1 (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, for_each, one_of
from atout.game.xxl.features import common, hidden_columns, write_hidden
from atout.game.xxl.shedding.features import ON_TABLE, PHASES, PLACES, write_shedding
from atout.rules.xxl.cards import CARDS, NONE

__all__ = ["columns", "hidden_columns", "write", "write_hidden"]

COLUMNS = ("1", "2")
TOPS = tuple(f"on top of column {column}" for column in COLUMNS)


def columns(agreed: Any) -> Iterator[Feature]:
    yield from common(agreed, PHASES, (*PLACES, *TOPS))
    joined = one_of("joined", "the side of a top card that continues a run", ("none", "higher", "lower"), low=NONE)
    yield from for_each(COLUMNS, joined)
    yield from for_each(COLUMNS, one_of("step", "where that run goes", ("down", "nowhere yet", "up"), low=-1))


@compiled
def write(o: Any, out: Any) -> None:
    first = write_shedding(o, out)
    for column in range(2):
        out[first + o.top[column]] = ON_TABLE + column
        out[first + CARDS + column] = o.joined[column]
        out[first + CARDS + 2 + column] = o.step[column]
