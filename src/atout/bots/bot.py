"""What a bot is given and what it must give back."""

from __future__ import annotations

from typing import Any, Protocol

from atout.match.match import Match


class Turn:
    """A seat's decision: what it may know and what it may do. Views are made only when somebody looks at them."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat
        self.legal = match.legal(seat)

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)


class Bot(Protocol):
    """Plays one seat of one match."""

    def choose(self, turn: Turn) -> str:
        """One of the legal moves, in the notation."""
        ...
