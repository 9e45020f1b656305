"""Where everything lies in the memory of a module: the records and arrays of `atout.bots.thinking.Thinker`, one by one."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba import types

from atout.rules.bits import words_for

PAGE = 1 << 16
DATA = 1 << 16
"""Bytes from 0 on for the module's own constants."""
STACK = 1 << 16
"""Bytes after them: it grows down from their end."""
LOG = 4096
"""Moves since the last shuffle that there is room for."""


@dataclass(frozen=True)
class Place:
    kind: Any
    """As Numba calls it."""
    shape: tuple[int, ...]
    """Of an array; a record has none."""
    address: int
    size: int


class Places:
    def __init__(self, rules: ModuleType, entries: ModuleType) -> None:
        self.by_name: dict[str, Place] = {}
        self.end = DATA + STACK
        search = entries.search
        belief = search.belief
        worlds = search.POOL * search.SEATS
        self._array("question", types.float64, len(entries.QUESTION))
        self._record("stakes", search.STAKES)
        self._record("memory", belief.MEMORY)
        self._record("dealt_seen", rules.STATE)
        self._array("log", types.int16, LOG, 2)
        self._array("answer", types.float64, entries.FIRST + 4 * rules.ACTIONS)
        self._record("thought", search.THOUGHT)
        self._records("dealt", rules.STATE, worlds)
        self._records("now", rules.STATE, worlds)
        self._record("tables", belief.TABLES)
        self._record("other_memory", belief.MEMORY)
        self._record("state", rules.STATE)
        words = 2 * -(-rules.OBSERVATION.itemsize // 8)
        self._array("words", types.uint32, words)
        self._record("observation", rules.OBSERVATION, self.by_name["words"].address)  # the same memory (atout.compiled.overlaid)
        self._array("actions", types.int64, words_for(rules.ACTIONS))
        self._array("order", types.int8, rules.CARDS)
        self._array("scores", types.int32, rules.SEATS)
        self._array("dice", types.int64, 1)

    @property
    def pages(self) -> int:
        return -(-self.end // PAGE)

    def described(self) -> dict[str, list[int]]:
        """Address and bytes of each."""
        return {name: [place.address, place.size] for name, place in self.by_name.items()}

    def _record(self, name: str, layout: np.dtype[Any], address: int | None = None) -> None:
        self._put(name, numba.from_dtype(layout), (), layout.itemsize, address)

    def _records(self, name: str, layout: np.dtype[Any], count: int) -> None:
        self._put(name, numba.from_dtype(layout)[::1], (count,), layout.itemsize * count)

    def _array(self, name: str, kind: Any, *shape: int) -> None:
        of_kind = types.Array(kind, len(shape), "C")
        self._put(name, of_kind, shape, prod(shape) * kind.bitwidth // 8)

    def _put(self, name: str, kind: Any, shape: tuple[int, ...], size: int, address: int | None = None) -> None:
        if address is None:
            address = self.end
            self.end = -(-(address + size) // 16) * 16
        self.by_name[name] = Place(kind, shape, address, size)
