"""The shape of a module of the rules, whichever game it is (docs/architecture.md). `s` is a record of its `STATE`."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np


class Rulebook(Protocol):
    __name__: str
    STATE: np.dtype[Any]
    """The whole deal."""
    OBSERVATION: np.dtype[Any]
    """What one seat may know of it."""
    SEATS: int
    CARDS: int
    ACTIONS: int
    """The most there can be of each."""

    def deck(self, s: Any, out: Any) -> int:
        """The cards that chance has to put in order now."""
        ...

    def start(self, s: Any, order: Any) -> None:
        """Deals. What the table agreed on already stands in the first fields."""

    def waiting(self, s: Any) -> int:
        """The set of seats that must decide."""
        ...

    def legal(self, s: Any, seat: int, out: Any) -> None:
        """The set of actions of a waiting seat."""

    def play(self, s: Any, seat: int, action: int) -> None:
        """Makes one, and whatever follows from it by itself."""

    def over(self, s: Any) -> bool: ...

    def score(self, s: Any, out: Any) -> None:
        """What each seat gets at the end."""

    def observe(self, s: Any, seat: int, out: Any) -> None:
        """What a seat may know; -1 is a spectator."""


# Where a game needs it, a module has also: `reshuffle(s, order)`, a second shuffle; `words(s)`, how many words of a set of
# actions are in use; `as_seen` and `as_made`, an action as others see it, and back.


rules: Rulebook
"""As templates see it: the module for which they were loaded (atout.compiled.template)."""
