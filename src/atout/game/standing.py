"""Who stands best: the same for totals on paper, in a match, and at thousands of tables. Players are counted from 0 here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atout.compiled import buffer, compiled


def counted(numbers: Sequence[int]) -> Any:
    """Numbers of a match, as compiled code takes them."""
    found = buffer(np.int64, len(numbers))
    for i, number in enumerate(numbers):
        found[i] = number
    return found


@compiled
def best_of(totals: Any, players: int, sign: int) -> int:
    """The set of those with the most points (`sign` 1) or the fewest (-1)."""
    best = sign * totals[0]
    found = 0
    for player in range(players):
        if sign * totals[player] > best:
            best = sign * totals[player]
            found = 0
        if sign * totals[player] == best:
            found |= 1 << player
    return found


@compiled
def place_of(scores: Any, players: int, player: int, sign: int) -> int:
    """1 and how many are better: equal scores share a place."""
    place = 1
    for other in range(players):
        if sign * scores[other] > sign * scores[player]:
            place += 1
    return place
