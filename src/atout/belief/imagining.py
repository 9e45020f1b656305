"""Single worlds, for whoever needs one or looks at some."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from atout.belief.seen import Seen
from atout.compiled import blank, buffer
from atout.game import kind_of
from atout.rules.bits import words_for

TRIES = 10_000


class World(NamedTuple):
    dealt: Any
    """The record at the last shuffle, as far as anything follows from it: in some games only what was agreed."""
    now: Any
    """The record as it could be now."""
    weight: float
    """How much this world counts, beside others that were drawn in the same position."""


class Imagination:
    """Memory for the worlds of one game."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules = rules
        self._belief = kind_of(rules).belief
        self._tables = blank(self._belief.TABLES)
        self._actions = buffer(np.int64, words_for(rules.ACTIONS))

    def world(self, seen: Seen, dice: Any) -> Any | None:
        """A record that could be the true one; None if none is found, which has not been seen yet."""
        return next((world.now for world in self.draws(seen, dice, TRIES)), None)

    def draws(self, seen: Seen, dice: Any, tries: int) -> Iterator[World]:
        """Possible worlds, as many as that number of tries gives."""
        known = seen.known
        self._belief.prepare(known, self._tables.record)
        for _ in range(tries):
            dealt, now = blank(self._rules.STATE), blank(self._rules.STATE)
            weight = self._belief.sample(known, self._tables.record, dealt.record, now.record, self._actions, dice)
            if weight > 0:
                yield World(dealt, now, float(weight))

    def legal(self, world: Any, seat: int) -> Any:
        """The legal actions of a seat, as a set."""
        self._rules.legal(world.record, seat, self._actions)
        return self._actions
