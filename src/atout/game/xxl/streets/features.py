"""What a learner is given of variant 4 (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, absolute, flag, neighbours, number
from atout.game.xxl.features import MORE, common, hidden_columns, mark, mark_one, write_common, write_hidden
from atout.rules.xxl.cards import CARDS, SEATS

__all__ = ["columns", "hidden_columns", "write", "write_hidden"]

PHASES = ("in the turn", "gives a card to the middle", "over")
DRAWN, MIDDLE, LAID = MORE, MORE + 1, MORE + 2
QUIET = 4 * SEATS
"""More turns in a row than the rules count (K54, K55)."""


def columns(agreed: Any) -> Iterator[Feature]:
    laid = (f"laid: {who}" for who in neighbours(agreed.players))
    yield from common(agreed, PHASES, ("in my hand, just drawn", "in the middle", *laid))
    yield flag("street", "one was laid in this turn")
    yield flag("exchange", "one was made in this turn")
    yield number("passes", "turns in a row that were passed", 0, QUIET)
    yield number("quiet", "turns in a row without a street and without a card from the draw pile", 0, QUIET)
    yield number("dry", "turns in a row begun with an empty draw pile, and without a street", 0, QUIET)


@compiled
def write(o: Any, out: Any) -> None:
    first = write_common(o, out)
    mark_one(out, first, o.drawn, DRAWN)
    mark(out, first, o.middle, MIDDLE)
    for place in range(o.players):
        mark(out, first, o.laid[absolute(place, o.seat, o.players)], LAID + place)
    out[first + CARDS] = o.street
    out[first + CARDS + 1] = o.exchange
    out[first + CARDS + 2] = o.passes
    out[first + CARDS + 3] = o.quiet
    out[first + CARDS + 4] = o.dry
