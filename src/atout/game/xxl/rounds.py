"""From deal to deal of a series of XXL, at every table of a batch (atout.env). Players are counted from 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.compiled import compiled
from atout.game.standing import best_of
from atout.rules.xxl.cards import left_of


def agreement(options: Mapping[str, Any], players: int) -> tuple[int, int]:
    """What a match has agreed on: how many deals."""
    return options["times"] or players, 0  # K5


@compiled
def begin(s: Any, player: int) -> None:
    """Chance has chosen who deals first (K7)."""
    s.dealer = player


@compiled
def follow(s: Any, totals: Any, number: int, deals: int, _: int, room: Any) -> int:
    """What follows when a deal is over: the set of players who have won, or 0 and the next deal may be dealt."""
    if number >= deals:
        return best_of(totals, s.players, -1)  # K6
    s.dealer = left_of(s, s.dealer)  # K7
    return 0
