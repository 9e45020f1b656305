"""What is kept of a match while it is played: what is over of it, its last move, and the ways back."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from struct import Struct
from types import ModuleType
from typing import Any, NamedTuple

from atout.match.buffers import scratch
from atout.match.result import DealResult


@dataclass(frozen=True)
class Past:
    """The finished deals of a match that goes on: what must be known of them, without playing them again."""

    deals: Sequence[dict[str, Any]] = ()
    """As a finished record has them."""
    results: Sequence[DealResult] = ()
    moves: Sequence[tuple[int, str]] = ()


NOTHING_PAST = Past()


class Step(NamedTuple):
    """A move that was made: enough to tell later what everybody saw happen."""

    rules: str
    """The name of the rulebook's module."""
    deal: int
    seat: int
    text: str
    before: bytes
    after: bytes
    result: DealResult | None
    """What came of the deal, if this move has ended it."""

    @property
    def rulebook(self) -> ModuleType:
        return sys.modules.get(self.rules) or import_module(self.rules)

    def states(self) -> tuple[Any, Any]:
        """The records before and after it, to look at for a moment."""
        before, after = scratch(self.rulebook.STATE, "before"), scratch(self.rulebook.STATE, "after")
        before.restore(self.before)
        after.restore(self.after)
        return before, after


ACTION = Struct("<BI")
"""Who has done what, in the rules' numbers: so many bytes of a string, because there are thousands of them in a long match."""


MARKED = 16
"""Of so many moves of a deal one is marked: the others are played again from there."""


class Shuffled(NamedTuple):
    """A deal as chance left it: at its beginning, or when its cards were shuffled again."""

    state: bytes
    deal: dict[str, Any]
    made: int
    """How long `Match._made` was."""


Mark = tuple[bytes, int, int, tuple[Any, ...] | None]
"""How a deal stood before a move, enough to go back there without playing it again: the record, how often it had been shuffled,
how long `Match._made` was, and the step before. Like that step, it is a plain tuple of plain values: those the garbage collector
does not look at again, and there are hundreds of them in a long match."""
