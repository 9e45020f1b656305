"""How a match stands, as far as it matters for a decision: totals, and what can still change them. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from atout.match.match import Match


@dataclass(frozen=True)
class Stakes:
    seats: tuple[int, ...]
    """Of the players, counted from 0."""
    totals: tuple[int, ...]
    more_is_better: bool
    """In this deal."""
    adds_places: bool
    last: bool
    """The match ends with this deal, ties aside."""
    limit: int
    """The match ends when somebody has this total; 0 if that does not matter."""
    spread: float
    """How much of a lead is still uncertain after this deal."""

    @classmethod
    def of(cls, match: Match) -> Stakes:
        left = match.deals_left
        return cls(
            tuple(seat - 1 for seat in match.seats),
            tuple(match.result.totals),
            match.most_wins_deal,
            match.adds_places,
            left == 0 and not match.limit,
            match.limit,
            match.drift * max(1, left) ** 0.5,
        )

    def write(self, record: Any) -> None:
        """Into the record that search reads."""
        for seat in range(len(record.plays)):
            record.plays[seat] = 0
        for seat, total in zip(self.seats, self.totals, strict=True):
            record.plays[seat] = 1
            record.totals[seat] = total
        record.more_is_better = self.more_is_better
        record.adds_places = self.adds_places
        record.last = self.last
        record.limit = self.limit
        record.spread = self.spread
