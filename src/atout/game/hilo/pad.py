"""A pad for HILO: the sum that everybody has left, and who closed the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from atout.compiled import buffer
from atout.game.hilo import account, course
from atout.game.hilo.match import Hilo
from atout.match.account import Line
from atout.match.pad.pad import NextRound, ScorePad, numbers
from atout.match.refusal import Refusal
from atout.rules import hilo as rules
from atout.rules.cards import COLOURS

VALUES = sorted(rules.value(rank) for rank in range(rules.VALUES) for _ in range(COLOURS))
"""Of all cards (H1)."""
LEAST = sum(value for value in VALUES[: rules.CELLS] if value < 0)
MOST = sum(VALUES[-rules.CELLS :])


class Pad(ScorePad):
    match = Hilo

    def begin(self, dealer: int | None) -> None:
        """The cards decide who begins (H4)."""

    def read(self, line: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        sums = numbers(line, "sums", self.players)
        for seat, total in enumerate(sums, 1):
            if not LEAST <= total <= MOST:
                raise Refusal("pad-sum", "H15", seat=seat, sum=total, least=LEAST, most=MOST)
        scores = buffer(np.int32, self.players)
        for i, total in enumerate(sums):
            scores[i] = total
        rules.double_closer(scores, self.players, self._closer(line) - 1)
        return [int(score) for score in scores], [score != total for score, total in zip(scores, sums, strict=True)]

    def account(self, line: Mapping[str, Any], scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(line["sums"], scores, self._closer(line) - 1)

    def _closer(self, line: Mapping[str, Any]) -> int:
        closed = line.get("closed")
        seats = set(closed) & set(self.seats) if isinstance(closed, list) else set()
        if len(seats) != 1:
            raise Refusal("pad-closer", "H13", count=len(seats))
        return seats.pop()

    def winners(self) -> list[int]:
        return course.winners(self.seats, self.result.totals, self.options["limit"])

    def go_on(self) -> None:
        """Nobody has to be remembered."""

    def next_round(self) -> NextRound:
        return {"round": self.round, "dealer": None, "begins": None, "how": "two-cards", "rule": "H4"}
