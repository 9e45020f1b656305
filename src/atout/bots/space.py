"""What search works in: memory that is asked for once (thinking.py) and handed through compiled code in one piece (search.py)."""

from __future__ import annotations

from typing import Any, NamedTuple


class Worlds(NamedTuple):
    """Of all seats, the pool of one seat after that of another."""

    dealt: Any
    """Records at the last shuffle."""
    now: Any
    """Records as they could be now."""


class Space(NamedTuple):
    tables: Any
    """What a belief works out of what a seat remembers."""
    other_memory: Any
    """What another seat remembers."""
    state: Any
    """The record of the deal that is being played."""
    observation: Any
    words: Any
    """What a seat sees there, and the same memory as numbers."""
    actions: Any
    """A set of actions."""
    order: Any
    """Of cards that are shuffled."""
    scores: Any
    dice: Any
