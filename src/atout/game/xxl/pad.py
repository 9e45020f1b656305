"""A pad for XXL: what each variant counts. Places follow from it, and their sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.game.xxl import account, course
from atout.game.xxl.match import Xxl
from atout.game.xxl.variants import COUNTED_BY, DEALT_BY, VARIANT_NAMES
from atout.match.account import Line
from atout.match.pad.pad import ScorePad, at_least_0, numbers, read_dealer
from atout.match.refusal import Refusal
from atout.rules.xxl import VARIANTS, cards, colour, refuse

TOTALS = sorted(high + low for high in range(cards.VALUES) for low in range(high))
"""Of all cards, in every deck (K1)."""


class Pad(ScorePad):
    match = Xxl

    def begin(self, dealer: int | None) -> None:
        self.dealer = read_dealer(dealer, self.seats)

    @property
    def variant(self) -> int:
        """Of the round that is to be written down."""
        return course.variant_of(self.options, len(self.result.deals) + 1)

    @property
    def most_wins_round(self) -> bool:
        return not VARIANTS[self.variant].LOWEST_WINS

    def read(self, line: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        points = numbers(line, "points", self.players)
        at_least_0(points, COUNTED_BY[self.variant])
        if self.variant == 3:
            self._check_cards_won(points)
        elif self.variant == 6:
            self._check_all_won(points)
        else:
            self._check_totals(points)
        return points, [False] * self.players

    def account(self, line: Mapping[str, Any], scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(self.variant, scores, places)

    def _check_totals(self, points: list[int]) -> None:
        if sum(points) > sum(TOTALS):
            raise Refusal("pad-points", "K1", sum=sum(points), most=sum(TOTALS))
        if VARIANTS[self.variant].LOWEST_WINS and points.count(0) > 1:
            raise Refusal("pad-empty-hands", "K12")

    def _check_cards_won(self, points: list[int]) -> None:
        """All cards of a round are won: those of the first, or as many once more (K44)."""
        first = refuse.hand_size(self.players) * self.players
        if sum(points) not in (first, 2 * first):
            raise Refusal("pad-cards-won", "K46", sum=sum(points), first=first, both=2 * first)
        if refuse.enough_refused(points.count(0), self.players) != (sum(points) == first):
            raise Refusal("pad-refused", "K43", first=first, both=2 * first)
        if sum(points) == first and any(won % self.players for won in points):
            raise Refusal("pad-whole-tricks", "K43", players=self.players)

    def _check_all_won(self, points: list[int]) -> None:
        """All cards that are dealt are won, whichever they are (K70)."""
        dealt = colour.hand_size(self.players) * self.players
        least, most = sum(TOTALS[:dealt]), sum(TOTALS[-dealt:])
        if not least <= sum(points) <= most:
            raise Refusal("pad-all-won", "K75", sum=sum(points), least=least, most=most)

    def winners(self) -> list[int]:
        done = len(self.result.deals) >= course.length(self.options, self.players)
        return course.winners(self.seats, self.result.totals) if done else []

    def go_on(self) -> None:
        self.dealer = course.next_dealer(self.seats, self.dealer)

    def next_round(self) -> dict[str, Any]:
        left = course.next_dealer(self.seats, self.dealer)
        return {
            "variant": self.variant,
            "variant_names": VARIANT_NAMES[self.variant],
            "dealer": self.dealer,
            "begins": left if self.variant == 1 else None,  # K20
            "how": "left-of-dealer" if self.variant == 1 else "most-points",
            "rule": DEALT_BY[self.variant],
            "of": course.length(self.options, self.players),
        }
