"""Scores, places and winners, as every game reports them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

from atout.match.account import Line


def places(points: Sequence[int], *, most_wins: bool) -> list[int]:
    """1 is best; tied seats share the better place and the next one stays empty.

    >>> places([7, 4, 4, 9], most_wins=True)
    [2, 3, 3, 1]
    """
    sign = 1 if most_wins else -1
    return [1 + sum(sign * other > sign * own for other in points) for own in points]


def final_places(places: Sequence[int], seats: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The places at the end. A tie for the first one that a rule has broken is none any more: who has won stands in front alone.

    >>> final_places([1, 3, 1], seats=[1, 2, 3], winners=[3])
    [2, 3, 1]
    """
    after = 1 + len(winners)
    lost = [bool(winners) and seat not in winners for seat in seats]
    return [after if place == 1 and beaten else place for place, beaten in zip(places, lost, strict=True)]


class Scored(TypedDict):
    """What came of one deal, in numbers: by player."""

    scores: list[int]
    places: list[int]


class DealResult(Scored):
    """What came of one deal."""

    account: NotRequired[list[list[Line]]]
    """What the scores are made of, by player; deals that ended long ago may lack it."""
    keepsakes: NotRequired[list[str | None]]
    """For each player a card that everybody saw, to remember the deal by: pictures of a match are made of them."""
    totals: NotRequired[list[int]]
    """What stood on the sheet after it, by player."""
    standing: NotRequired[list[int]]
    """Everybody's place in the match, then."""
    variant: NotRequired[int]
    """Which of the game's variants it was; most games have none."""


class How(TypedDict):
    """How somebody has won, or why one more deal is played, and the rule that says so."""

    how: str
    rule: str
    tied: NotRequired[list[int]]
    """Those who had the same total."""
    tricks: NotRequired[int]


class Standing(TypedDict):
    """How a match stands, or ended, in numbers."""

    finished: bool
    totals: list[int]
    places: list[int]
    winners: list[int]


class ResultInRecord(Standing):
    """As a record keeps it: why the numbers are what they are follows from the moves."""

    deals: list[Scored]


class ResultWithVariants(Standing):
    """The same, with what its deals were."""

    deals: list[DealResult]
    deals_agreed: int | None
    """How many deals were agreed on; null where points decide when it is over."""


class ResultInFull(ResultWithVariants):
    """What has come of a match so far."""

    ended: How | None
    """How the winners came to win."""
    extra: How | None
    """Why a deal follows that nobody had agreed on."""


def with_variant(deal: Scored | DealResult, variant: int | None) -> DealResult:
    """The same, with the number of the variant that it was, if it was one."""
    return {**deal} if variant is None else {**deal, "variant": variant}


def totals_after(deals: Sequence[DealResult], players: int, *, adds_places: bool) -> list[int]:
    """What finished deals add up to: points, or places."""
    return [sum(deal["places" if adds_places else "scores"][player] for deal in deals) for player in range(players)]


def added_up(deals: Sequence[DealResult], players: int, *, adds_places: bool, most_wins: bool) -> list[DealResult]:
    """The same deals, each with what stood on the sheet after it."""
    added: list[DealResult] = []
    for number, deal in enumerate(deals, 1):
        totals = totals_after(deals[:number], players, adds_places=adds_places)
        added.append({**deal, "totals": totals, "standing": places(totals, most_wins=most_wins)})
    return added


@dataclass
class Result:
    """What has come of a match so far. `winners` are seats, counted from 1, and empty until the match is finished.

    >>> import atout
    >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
    >>> match.result.totals, match.result.winners, match.result.finished
    ([0, 0], [], False)
    """

    most_wins: bool
    seats: Sequence[int]
    """Those of the players, in the order of totals."""
    totals: list[int]
    deals: list[DealResult] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    ended: How | None = None
    """How the winners came to win, and the rule that says so."""
    extra: How | None = None
    """Why a deal follows that nobody had agreed on, and the rule that says so."""
    deals_agreed: int | None = None
    """How many deals were agreed on, if that does not depend on points."""

    @property
    def finished(self) -> bool:
        return bool(self.winners)

    @property
    def _by_total(self) -> list[int]:
        return places(self.totals, most_wins=self.most_wins)

    def as_json(self) -> ResultInFull:
        return {
            "finished": self.finished,
            "deals": self.deals,
            "totals": self.totals,
            "places": final_places(self._by_total, self.seats, self.winners),
            "winners": self.winners,
            "ended": self.ended,
            "extra": self.extra,
            "deals_agreed": self.deals_agreed,
        }

    def for_record(self) -> ResultInRecord:
        """As a record keeps it: numbers only, places by the totals alone. Why they are what they are follows from the moves."""
        told = self.as_json()
        return {
            "finished": told["finished"],
            "deals": [{"scores": deal["scores"], "places": deal["places"]} for deal in told["deals"]],
            "totals": told["totals"],
            "places": self._by_total,
            "winners": told["winners"],
        }
