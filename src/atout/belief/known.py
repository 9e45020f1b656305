"""What a seat has seen of a deal, in one piece, as compiled code takes it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Known(NamedTuple):
    memory: Any
    """What it remembers: a record of the game's `MEMORY`."""
    dealt: Any
    """The record at the last shuffle, without what the seat could not see (`veil`)."""
    log: Any
    """Who has done what since then, as everybody saw it."""
    moves: int
    """How much stands in the log."""
