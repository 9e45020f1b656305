"""A pad for Xylotar: tricks and bids, for every seat; with two players those of the automata, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from atout.match.pad.pad import Pad, at_least_0, numbers, read_dealer
from atout.match.refusal import Refusal
from atout.match.xylotar import Xylotar, course
from atout.rules import xylotar as rules
from atout.rules.cards import COLOURS


class XylotarPad(Pad):
    match = Xylotar

    def begin(self, dealer: int | None) -> None:
        self.dealer = read_dealer(dealer, self.seats)
        self.leader = course.first_leader(self.seats, self.dealer)

    def read(self, line: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        count = rules.seats_of(self.players)
        tricks = numbers(line, "tricks", count)
        bids = numbers(line, "bids", count)
        self._check_tricks(tricks)
        self._check_bids(bids)
        self.tricks = dict(enumerate(tricks, 1))
        self.made = {seat: bool(rules.is_made(bid, won)) for seat, (bid, won) in enumerate(zip(bids, tricks, strict=True), 1)}
        automata_made = sum(made for seat, made in self.made.items() if seat not in self.seats)
        scores = [int(rules.points_for(self.tricks[seat], self.made[seat], automata_made)) for seat in self.seats]
        return scores, list(self.made.values())

    def _check_tricks(self, tricks: list[int]) -> None:
        at_least_0(tricks, "X19")
        if sum(tricks) != self.tricks_a_round:
            raise Refusal("pad-tricks", "X16", sum=sum(tricks), tricks=self.tricks_a_round)

    def _check_bids(self, bids: list[int]) -> None:
        cards = cards_by_value(self.players)
        for seat, bid in enumerate(bids, 1):
            if bid not in cards:
                raise Refusal("pad-bid", "X3" if self.players == 3 else "X1", seat=seat, bid=bid, most=max(cards))
        for bid, times in Counter(bids).items():
            if times > cards[bid]:
                raise Refusal("pad-bids", "X1", bid=bid, times=times, cards=cards[bid])

    @property
    def tricks_a_round(self) -> int:
        return rules.xylo_size(self.players) - 1  # X16

    @property
    def rounds_agreed_are_over(self) -> bool:
        return len(self.result.deals) >= self.options["rounds"]  # X21

    def winners(self) -> list[int]:
        if not self.rounds_agreed_are_over:
            return []
        return course.winners(course.highest(self.seats, self.result.totals), self.tricks, self.made)

    def ended(self) -> dict[str, Any]:
        tie = len(course.highest(self.seats, self.result.totals)) > 1
        return {"how": "fewest-tricks" if tie else "total", "rule": "X22"}

    def go_on(self) -> None:
        self.leader = course.next_leader(self.seats, self.result.totals, self.leader)
        self.dealer = course.dealer_before(self.seats, self.leader)

    def next_round(self) -> dict[str, Any]:
        first = not self.result.deals
        return {
            "dealer": self.dealer,
            "begins": self.leader,
            "how": "left-of-dealer" if first else "lowest-total",
            "rule": ("X34" if self.players == 2 else "X8") if first else "X21",
            "tricks": self.tricks_a_round,
            "extra": self.rounds_agreed_are_over,  # X23
        }


def cards_by_value(players: int) -> Counter[int]:
    """How many cards have each value, in the colours that so many players use (X1, X3)."""
    colours = range(rules.trump_colour(players), COLOURS)
    return Counter(value for suit in colours for value in range(rules.values_of(suit)))
