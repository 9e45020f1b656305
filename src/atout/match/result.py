"""Scores, places and winners, as every game reports them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


def places(points: Sequence[int], *, most_wins: bool) -> list[int]:
    """1 is best; tied seats share the better place and the next one stays empty.

    >>> places([7, 4, 4, 9], most_wins=True)
    [2, 3, 3, 1]
    """
    sign = 1 if most_wins else -1
    return [1 + sum(sign * other > sign * own for other in points) for own in points]


DealResult = dict[str, Any]
"""What came of one deal: `scores`, `places`, and the `account` of them, which deals that ended long ago may lack."""


def totals_after(deals: Sequence[DealResult], players: int, *, adds_places: bool) -> list[int]:
    """What finished deals add up to: points, or places."""
    added = "places" if adds_places else "scores"
    return [sum(deal[added][player] for deal in deals) for player in range(players)]


@dataclass
class Result:
    """What has come of a match so far. `winners` are seats, counted from 1, and empty until the match is finished.

    >>> import atout
    >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
    >>> match.result.totals, match.result.winners, match.result.finished
    ([0, 0], [], False)
    """

    most_wins: bool
    totals: list[int]
    deals: list[DealResult] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    ended: dict[str, Any] | None = None
    """How the winners came to win, and the rule that says so."""
    extra: dict[str, Any] | None = None
    """Why a deal follows that nobody had agreed on, and the rule that says so."""

    @property
    def finished(self) -> bool:
        return bool(self.winners)

    def as_json(self) -> dict[str, Any]:
        return {
            "finished": self.finished,
            "deals": self.deals,
            "totals": self.totals,
            "places": places(self.totals, most_wins=self.most_wins),
            "winners": self.winners,
            "ended": self.ended,
            "extra": self.extra,
        }

    def for_record(self) -> dict[str, Any]:
        """As a record keeps it: numbers only. Why they are what they are follows from the moves."""
        told = self.as_json()
        del told["ended"], told["extra"]
        return {**told, "deals": [{key: deal[key] for key in ("scores", "places")} for deal in self.deals]}
