"""What a learner is given of variant 6 (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, flag, for_each, one_of, put_set
from atout.game.xxl.features import hidden_columns, write_hidden
from atout.game.xxl.tricks.features import trick_columns, write_trick
from atout.rules.xxl.cards import COLOUR_NAMES, COLOURS, NONE

__all__ = ["columns", "hidden_columns", "write", "write_hidden"]

PHASES = ("names the trumps", "to play", "over")


def columns(agreed: Any) -> Iterator[Feature]:
    yield from trick_columns(agreed, PHASES)
    yield one_of("trump", "the trump colour", ("none", *COLOUR_NAMES), low=NONE)
    yield from for_each(COLOUR_NAMES, flag("open", "a colour that is to be followed"))


@compiled
def write(o: Any, out: Any) -> None:
    at = write_trick(o, out)
    out[at] = o.trump
    put_set(out, at + 1, o.open, COLOURS)
