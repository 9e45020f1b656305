"""What a variant of XXL counted for each player, and the place that it gave: played here, or written on a pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atout.game.xxl.variant import Variant
from atout.match.account import Line, line


def lines(variant: Variant, scores: Sequence[int], places: Sequence[int], state: Any = None) -> list[list[Line]]:
    """For each player what was counted, and the place. Where a deal was played here, with what the number is made of."""
    counted = [variant.account(score, state, seat) for seat, score in enumerate(scores)]
    return [list(both) for both in zip(counted, _places(places), strict=True)]


def _places(places: Sequence[int]) -> list[Line]:
    """K6: the place of each player, which is what is added up."""
    return [line("K6", "shared-place" if places.count(place) > 1 else "place", place=place) for place in places]
