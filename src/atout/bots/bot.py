"""What a bot is given and what it must give back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Protocol

from atout.belief.seen import Seen
from atout.bots.stakes import Stakes
from atout.match.match import Match


class Turn:
    """A seat's decision: what it may know, what it may do, and how long it may think.

    What a seat knows comes in two forms, both made only when somebody asks: `view`, the same JSON that a person's browser
    gets, and `seen`, the rules' own records for bots that calculate. The true position is in neither.
    """

    def __init__(self, match: Match, seat: int, seconds: float = 1.0) -> None:
        self.seat = seat
        self.seconds = seconds
        self.legal = match.legal(seat)
        """The legal moves, in the notation."""
        self._look: Callable[[], dict[str, Any]] = lambda: match.view(seat)
        self._remember: Callable[[], Seen] = lambda: Seen(
            match.rulebook, seat - 1, match.dealt, match.state.contents(), match.made
        )
        self._actions: Callable[[], list[int]] = lambda: match.legal_actions(seat)
        self._stakes: Callable[[], Stakes] = lambda: Stakes.of(match)

    def __getstate__(self) -> dict[str, Any]:
        """Everything that a bot may ask for, made now: a turn travels to other processes."""
        move_of = {} if self.arranging else self.move_of
        values = {"view": self.view, "seen": self.seen, "stakes": self.stakes, "move_of": move_of}
        return {"seat": self.seat, "seconds": self.seconds, "legal": self.legal, **values}

    @property
    def arranging(self) -> bool:
        """Whether a hand is to be put in order (X4): the only moves that are more than one action of the rules."""
        return self.legal[0].startswith("arrange ")

    @cached_property
    def view(self) -> dict[str, Any]:
        return self._look()

    @cached_property
    def seen(self) -> Seen:
        return self._remember()

    @cached_property
    def stakes(self) -> Stakes:
        """How the match stands."""
        return self._stakes()

    @cached_property
    def move_of(self) -> dict[int, str]:
        """The move that each legal action of the rules stands for."""
        return dict(zip(self._actions(), self.legal, strict=True))


class Bot(Protocol):
    """Plays one seat of one match."""

    def choose(self, turn: Turn) -> str:
        """One of the legal moves, in the notation."""
        ...
