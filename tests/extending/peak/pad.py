"""A pad for Peak: tricks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.match.account import Line, line
from atout.match.pad.pad import NextRound, ScorePad, at_least_0, numbers
from atout.match.refusal import Refusal
from tests.extending.peak import rules
from tests.extending.peak.match import Peak


class Pad(ScorePad):
    match = Peak

    def begin(self, dealer: int | None) -> None:
        """Nobody deals in particular."""

    def read(self, written: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        tricks = numbers(written, "tricks", self.players)
        at_least_0(tricks, "P3")
        if sum(tricks) != rules.HAND:
            raise Refusal("pad-tricks", "P3", sum=sum(tricks), tricks=rules.HAND)
        return tricks, [False] * self.players

    def account(self, written: Mapping[str, Any], scores: list[int], places: list[int]) -> list[list[Line]]:
        return [[line("P3", "tricks", score, tricks=score)] for score in scores]

    def winners(self) -> list[int]:
        totals = self.result.totals
        done = len(self.result.deals) >= self.options["deals"]
        return [seat for seat in self.seats if totals[seat - 1] == max(totals)] if done else []

    def next_round(self) -> NextRound:
        begins = (self.round - 1) % self.players + 1
        return {"round": self.round, "dealer": None, "begins": begins, "how": "left-of-dealer", "rule": "P1"}

    def go_on(self) -> None:
        """The number of the round says who begins."""
