"""What a variant of XXL counted for each player, and the place that it gave: played here, or written on a pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atout.game.xxl.variants import COUNTED_BY
from atout.match.account import Line, line, place_lines
from atout.rules.bits import popcount


def lines(variant: int, scores: Sequence[int], places: Sequence[int], state: Any = None) -> list[list[Line]]:
    """For each player what was counted, and the place. Where a deal was played here, with what the number is made of."""
    counted = [_counted(variant, score, DETAILS[variant](state, seat) if state else {}) for seat, score in enumerate(scores)]
    return [list(both) for both in zip(counted, place_lines(places), strict=True)]


def _counted(variant: int, score: int, details: dict[str, int]) -> Line:
    if "at_once" in details:
        return line("K43", "cards-won-at-once", score)
    what = "empty-hand" if variant in SHEDDING and score == 0 else NAMES[variant]
    return line(COUNTED_BY[variant], f"{what}-of" if details and what in WITH_DETAILS else what, score, **details)


def _in_hand(state: Any, seat: int) -> dict[str, int]:
    return {"cards": popcount(state.hand[seat])}


def _cards_won(state: Any, seat: int) -> dict[str, int]:
    if state.round == 1:  # K43
        return {"at_once": 1}
    first = popcount(state.earlier[seat])
    return {"first": first, "second": state.taken[seat] - first}


def _streets(state: Any, seat: int) -> dict[str, int]:
    return {"streets": popcount(state.laid[seat]) // 3}


def _tricks(state: Any, seat: int) -> dict[str, int]:
    return {"tricks": state.tricks[seat], "cards": popcount(state.won[seat])}


SHEDDING = (1, 2, 5)
WITH_DETAILS = ("left-in-hand", "cards-won", "streets", "points-won")
NAMES = {1: "left-in-hand", 2: "left-in-hand", 3: "cards-won", 4: "streets", 5: "left-in-hand", 6: "points-won"}
DETAILS = {1: _in_hand, 2: _in_hand, 3: _cards_won, 4: _streets, 5: _in_hand, 6: _tricks}
