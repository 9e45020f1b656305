"""When a result is clear enough to stop early."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from atout.bots.arena.plan import Game, Plan
from atout.bots.arena.statistics import by_deal, difference, excludes_zero

LEAST = 20
"""Deals that are played in any case."""
STRICTER = 0.999
"""Who looks often sees by chance what is not there: so the interval that must exclude nothing is wider here."""


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
                if difference(table, a, b)["score"]["interval"] > self.width:
                    return False
            elif not excludes_zero(difference(table, a, b, STRICTER)["place"]):
                return False
        return True
