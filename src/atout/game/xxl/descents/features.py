"""What a learner is given of variant 5 (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, for_each, number
from atout.game.xxl.features import common, hidden_columns, write_hidden
from atout.game.xxl.shedding.features import PHASES, PLACES, write_shedding
from atout.rules.xxl.cards import CARDS, COLOUR_NAMES, COLOURS
from atout.rules.xxl.descents import FIRST, LAST

__all__ = ["columns", "hidden_columns", "write", "write_hidden"]


def columns(agreed: Any) -> Iterator[Feature]:
    yield from common(agreed, PHASES, PLACES)
    yield from for_each(COLOUR_NAMES, number("wanted", "the value that goes on with a row, or starts one", LAST, FIRST))


@compiled
def write(o: Any, out: Any) -> None:
    first = write_shedding(o, out) + CARDS
    for colour in range(COLOURS):
        out[first + colour] = o.wanted[colour]
