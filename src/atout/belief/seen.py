"""What a seat has seen of a deal, taken out of the true record once; whoever thinks about it afterwards has only this."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from atout.belief.known import Known
from atout.compiled import blank, buffer
from atout.game import kind_of


class Seen:
    """A seat's knowledge. `seat` is counted from 0."""

    def __init__(self, rules: ModuleType, seat: int, dealt: bytes, now: bytes, made: Sequence[tuple[int, int]]) -> None:
        """`dealt`: the record at the last shuffle; `now`: the record; `made`: who did what in between, as everybody saw it."""
        self._begin(rules, seat, made)
        true_dealt, true_now, scratch = blank(rules.STATE), blank(rules.STATE), blank(rules.STATE)
        true_dealt.restore(dealt)
        true_now.restore(now)
        self.belief.remember(true_dealt.record, true_now.record, self.log, self.moves, seat, scratch.record, self.memory.record)
        self.belief.veil(true_dealt.record, seat, self.dealt.record)

    def _begin(self, rules: ModuleType, seat: int, made: Sequence[tuple[int, int]]) -> None:
        self.rules = rules
        self.belief = kind_of(rules).belief
        self.seat = seat
        self.moves = len(made)
        self.log = buffer(np.int16, max(1, len(made)), 2)
        for i, (owner, action) in enumerate(made):
            self.log[i, 0], self.log[i, 1] = owner, action
        self.memory = blank(self.belief.MEMORY)
        self.dealt = blank(rules.STATE)

    @property
    def known(self) -> Known:
        """The same for compiled code."""
        return Known(self.memory.record, self.dealt.record, self.log, self.moves)

    def __getstate__(self) -> tuple[Any, ...]:
        """Plain values: what is seen travels to other processes."""
        made = np.asarray(self.log)[: self.moves].tolist()
        return self.rules.__name__, self.seat, made, self.memory.contents(), self.dealt.contents()

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        name, seat, made, memory, dealt = state
        self._begin(importlib.import_module(name), seat, made)
        self.memory.restore(memory)
        self.dealt.restore(dealt)
