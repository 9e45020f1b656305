"""The pace of forced moves: like one's own, and none of them is one that was seen before."""

from __future__ import annotations

from random import Random

import pytest

from atout.server.bots.pace import LONGEST, SHORTEST, Pace


@pytest.mark.parametrize("own", [[1.2, 0.9, 3.4, 2.2, 1.7, 5.1, 0.8, 2.9], [2.0] * 8, [0.1] * 8, [60.0] * 8, [1.0]])
def test_ones_own_delays_do_not_come_back(own: list[float]) -> None:
    """Whoever watches the clock and has noted every earlier delay recognises none: a moment of ten milliseconds around each
    of them is met as seldom as any other moment."""
    pace = Pace(Random(str(own)))
    for seconds in own:
        pace.note(seconds)
    drawn = [pace.draw() for _ in range(4000)]
    assert all(SHORTEST < seconds < LONGEST for seconds in drawn)
    assert len(set(drawn)) == len(drawn)
    seen = {min(LONGEST, max(SHORTEST, seconds)) for seconds in own}
    near = sum(any(abs(seconds - one) < 0.005 for one in seen) for seconds in drawn)
    assert near < len(drawn) * 0.05


def test_it_is_ones_own_pace() -> None:
    """Half of all delays are shorter than one's own middle one, and half are longer."""
    for middle in (1.0, 2.0, 4.0):
        pace = Pace(Random(7))
        for factor in (0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.5):
            pace.note(middle * factor)
        drawn = sorted(pace.draw() for _ in range(4000))
        assert 0.8 * middle < drawn[2000] < 1.2 * middle


def test_who_has_not_decided_yet_has_some_pace() -> None:
    assert len({Pace().draw() for _ in range(100)}) == 100
