"""From round to round in HILO, for people (course.py) and at every table of a batch (atout.env). Players are counted from 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.compiled import compiled
from atout.game.standing import best_of


@compiled
def is_reached(total: int, limit: int) -> bool:
    """H17"""
    return total >= limit


def agreement(options: Mapping[str, Any], players: int) -> tuple[int, int]:
    """What a match has agreed on: up to how many points it is played."""
    return options["limit"], 0


@compiled
def begin(s: Any, player: int) -> None:
    """Who begins, the cards say (H4)."""


@compiled
def follow(s: Any, totals: Any, number: int, limit: int, _: int, room: Any) -> int:
    """What follows when a round is over: the set of players who have won, or 0 and the next round may be dealt."""
    for player in range(s.players):
        if is_reached(totals[player], limit):
            return best_of(totals, s.players, -1)
    return 0
