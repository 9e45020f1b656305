"""A pad for XXL: what each variant counts. Places follow from it, and their sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.game.xxl import account, course
from atout.game.xxl.match import Xxl
from atout.game.xxl.variant import Variant
from atout.match.account import Line
from atout.match.pad.pad import NextRound, ScorePad, at_least_0, numbers, read_dealer


class XxlNextRound(NextRound):
    variant: int
    variant_names: Mapping[str, str]
    of: int
    """How many rounds there are."""


class Pad(ScorePad):
    match = Xxl

    def begin(self, dealer: int | None) -> None:
        self.dealer = read_dealer(dealer, self.seats)

    @property
    def variant(self) -> Variant:
        """Of the round that is to be written down."""
        return course.variant_of(self.options, self.round)

    @property
    def most_wins_round(self) -> bool:
        return not self.variant.rules.LOWEST_WINS

    def read(self, line: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        points = numbers(line, "points", self.players)
        at_least_0(points, self.variant.counted_by)
        self.variant.check_written(points)
        return points, [False] * self.players

    def account(self, line: Mapping[str, Any], scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(self.variant, scores, places)

    def winners(self) -> list[int]:
        done = len(self.result.deals) >= self.match.deals_of(self.options, self.players)
        return course.winners(self.seats, self.result.totals) if done else []

    def go_on(self) -> None:
        self.dealer = course.next_dealer(self.seats, self.dealer)

    def next_round(self) -> XxlNextRound:
        left = course.next_dealer(self.seats, self.dealer)
        return {
            "round": self.round,
            "variant": self.variant.number,
            "variant_names": self.variant.names,
            "dealer": self.dealer,
            "begins": left if self.variant.left_of_dealer_begins else None,
            "how": "left-of-dealer" if self.variant.left_of_dealer_begins else "most-points",
            "rule": self.variant.dealt_by,
            "of": self.match.deals_of(self.options, self.players),
        }
