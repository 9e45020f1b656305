"""A pad for Xylotar: tricks and bids, for every seat; with two players those of the automata, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from atout.game.xylotar import account, course
from atout.game.xylotar.match import Xylotar
from atout.match.account import Line
from atout.match.pad.pad import NextRound, ScorePad, WhoBegins, at_least_0, numbers, read_dealer
from atout.match.refusal import Refusal
from atout.match.result import How
from atout.rules import xylotar as rules
from atout.rules.cards import COLOURS


class XylotarNextRound(NextRound):
    tricks: int
    """That there are to share out."""
    extra: bool
    """A tie has made it necessary."""


class Pad(ScorePad):
    match = Xylotar

    @classmethod
    def seats_in_sheet(cls, players: int) -> list[int]:
        return list(range(1, rules.seats_of(players) + 1))

    def begin(self, dealer: int | None) -> None:
        self.dealer = read_dealer(dealer, self.seats)
        self.leader = course.first_leader(self.seats, self.dealer)
        self.tied: list[int] = []
        """Among whom somebody decides who begins the round that is to be written down (X24)."""

    def read(self, line: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        count = len(self.seats_in_sheet(self.players))
        tricks = numbers(line, "tricks", count)
        bids = numbers(line, "bids", count)
        self._check_tricks(tricks)
        self._check_bids(bids)
        leader = self._leader(line)
        self.tricks = dict(enumerate(tricks, 1))
        self.made = {seat: bool(rules.is_made(bid, won)) for seat, (bid, won) in enumerate(zip(bids, tricks, strict=True), 1)}
        self.bids = dict(enumerate(bids, 1))
        automata_made = sum(made for seat, made in self.made.items() if seat not in self.seats)
        scores = [int(rules.points_for(self.tricks[seat], self.made[seat], automata_made)) for seat in self.seats]
        self.leader = leader
        return scores, list(self.made.values())

    def _leader(self, line: Mapping[str, Any]) -> int:
        """Who began: where that was decided at the table, people write it down (X24)."""
        if not self.tied:
            return self.leader
        written = line.get("leader")
        leaders = set(written) & set(self.tied) if isinstance(written, list) else set()
        if len(leaders) != 1:
            raise Refusal("pad-leader", "X24", seats=self.tied)
        return leaders.pop()

    def account(self, line: Mapping[str, Any], scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(self.seats, self.tricks, self.bids)

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
        return len(self.result.deals) >= self.match.deals_of(self.options, self.players)

    def winners(self) -> list[int]:
        if not self.rounds_agreed_are_over:
            return []
        return course.winners(course.highest(self.seats, self.result.totals), self.tricks, self.made)

    def ended(self) -> How:
        return course.ended(self.seats, self.result.totals, self.result.winners, self.tricks, self.bids)

    def go_on(self) -> None:
        tied = course.lowest(self.seats, self.result.totals)
        self.tied = tied if self.options["ties"] == "neighbour" and len(tied) > 1 else []
        self.decider = course.decider(self.seats, self.leader)
        self.leader = course.next_leader(self.seats, self.result.totals, self.leader)
        self.dealer = course.dealer_before(self.seats, self.leader)

    def next_round(self) -> XylotarNextRound:
        return {
            "round": self.round,
            "dealer": self.dealer,
            **self._who_begins(),
            "tricks": self.tricks_a_round,
            "extra": self.rounds_agreed_are_over,  # X23
        }

    def _who_begins(self) -> WhoBegins:
        if not self.result.deals:
            return {"begins": self.leader, "how": "left-of-dealer", "rule": "X34" if self.players == 2 else "X8"}
        if self.tied:
            return {"begins": None, "how": "neighbour-decides", "rule": "X24", "decider": self.decider, "among": self.tied}
        return {"begins": self.leader, "how": "lowest-total", "rule": "X21"}


def cards_by_value(players: int) -> Counter[int]:
    """How many cards have each value, in the colours that so many players use (X1, X3)."""
    colours = range(rules.trump_colour(players), COLOURS)
    return Counter(value for suit in colours for value in range(rules.values_of(suit)))
