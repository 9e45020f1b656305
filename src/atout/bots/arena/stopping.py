"""When a result is clear enough to stop early."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from atout.bots.arena.plan import Game, Plan
from atout.bots.arena.statistics import Interval, by_deal, difference

LEAST = 20
"""Deals that are played in any case."""
STRICTER = 0.999
"""Who looks often sees by chance what is not there: so the interval that must exclude zero is wider here."""


class Until:
    """`clear`: until all differences in place are beyond doubt. A number: until all are known that exactly, in score."""

    def __init__(self, text: str) -> None:
        self.width = None if text == "clear" else float(text)
        if self.width is not None and not self.width > 0:
            raise ValueError(text)

    def reached(self, plan: Plan, games: Sequence[Game]) -> bool:
        table = by_deal(plan, games)
        if len(table) < LEAST:
            return False
        for a, b in combinations(plan.names, 2):
            if self.width is not None:
                if _half(difference(table, a, b)["score"]) > self.width:
                    return False
            else:
                place = difference(table, a, b, STRICTER)["place"]
                if abs(place["mean"]) <= _half(place):
                    return False
        return True


def _half(interval: Interval) -> float:
    """What cannot be told after so many deals was the same in all of them."""
    return interval["interval"] or 0.0
