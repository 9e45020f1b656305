"""What a bot is given and what it must give back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from atout.belief.seen import Seen
from atout.bots.stakes import Stakes
from atout.match.match import Match
from atout.match.refusal import Refusal


class Turn:
    """A seat's decision: what it may know, what it may do, and how long it may think.

    What a seat knows comes in two forms, both made only when somebody asks: `view`, the same JSON that a person's browser
    gets, and `seen`, the rules' own records for bots that calculate. The true position is in neither.

    >>> import atout
    >>> turn = atout.Turn(atout.match("hilo", players=["Ann", "Bo"], seed=7), seat=2)
    >>> turn.legal[0], turn.view["seat"]
    ('flip 1 2', 2)
    """

    def __init__(self, match: Match, seat: int, seconds: float = 1.0) -> None:
        self.seat = seat
        self.seconds = seconds
        self.legal = match.legal(seat)
        """The legal moves, in the notation."""
        self._arranging = match.arranging(seat)
        self.arranged: Callable[[str, Random], str] = match.arranged
        """Any of the orders that a legal one stands for."""
        self._look: Callable[[], dict[str, Any]] = lambda: match.view(seat)
        self._remember: Callable[[], Seen] = lambda: Seen(
            match.rulebook, seat - 1, match.dealt, match.state.contents(), match.made
        )
        self._actions: Callable[[], list[int]] = lambda: match.legal_actions(seat)
        self._stakes: Callable[[], Stakes] = lambda: Stakes.of(match)

    def keep(self) -> Turn:
        """Makes everything now that a bot calculates with: the match may go on before it does."""
        _ = self.seen, self.stakes, self.move_of
        return self

    @property
    def arranging(self) -> bool:
        """Whether cards are to be put in order: the only moves that are more than one action of the rules."""
        return self._arranging

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


class Bot(ABC):
    """Plays a seat. A bot of your own says how it chooses; everything else is the same for all.

    >>> import atout
    >>> class Hasty(atout.Bot):
    ...     def choose(self, turn):
    ...         return turn.legal[0]
    >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
    >>> Hasty().move(match, seat=2)
    'flip 1 2'
    """

    @abstractmethod
    def choose(self, turn: Turn) -> str:
        """One of the legal moves, in the notation."""

    def move(self, match: Match, seat: int | None = None, *, seconds: float = float("inf")) -> str:
        """The move that this bot would make on a seat, or on the first that is to act. It is not made.

        The bot gets a `Turn`, so that it knows what the seat may know and nothing else. `seconds` is how long it may think.

        >>> import atout
        >>> match = atout.match("xylotar", players=["Ann", "Bo", "Cy"], seed=7, arrange="auto")
        >>> club = atout.bot("club", seed=1)
        >>> club.move(match, 1) in match.legal(1)
        True
        >>> club.move(match, 2)
        Traceback (most recent call last):
        atout.match.refusal.Refusal: it is the turn of seat 1
        """
        if match.finished:
            raise Refusal("match-over", match.ends_by)
        seat = match.to_act[0] if seat is None else seat
        turn = Turn(match, seat, seconds)
        if not turn.legal:
            raise Refusal("not-your-turn", turn=match.to_act[0], seat=seat)
        return self.choose(turn)
