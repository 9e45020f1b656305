"""From round to round in HILO: when it ends, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from atout.game.hilo.rounds import is_reached


def winners(seats: list[int], totals: Sequence[int], limit: int) -> list[int]:
    """H17: the lowest total, once somebody has reached the limit; nobody before."""
    return (
        [seat for seat, total in zip(seats, totals, strict=True) if total == min(totals)]
        if is_reached(max(totals), limit)
        else []
    )
