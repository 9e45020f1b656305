"""What everybody is told of a move of HILO."""

from __future__ import annotations

from random import Random

import pytest

from atout.game import GAMES
from tests.tables import SEED, random_moves


@pytest.mark.parametrize("players", [2, 4])
def test_events_tell_the_sums_that_views_show(players: int) -> None:
    """Whoever adds nothing up, but shows what events say, sees the same as who looks anew."""
    match, other = (GAMES["hilo"].match([f"P{i}" for i in range(players)], {"limit": 2000}, SEED) for _ in range(2))
    sums, told = [0] * players, set[str]()
    for seat, move in random_moves(other, Random(7)):
        match.play(seat, move)
        for event in match.events:
            if "sum" in event:
                sums[event["seat"] - 1] = event["sum"]
            elif "sums" in event:
                sums = event["sums"]
            elif event["event"] == "deal-over":
                counted = sum(score == left for score, left in zip(event["scores"], sums, strict=True))
                assert counted >= players - 1  # whoever closed may have to double theirs
                sums = [0] * players
            told.add(event["event"])
        if not match.finished:
            assert [tableau["sum"] for tableau in match.view(None)["tableaus"]] == sums
    assert {"turned-over", "take", "swap", "drop", "clear", "all-turned-over", "cleared"} <= told
