"""What a seat may know in every variant: its own hand, the size of the others', what lies open."""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.rules.bits import popcount
from atout.rules.xxl.cards import CARDS, SEATS


@compiled
def observe_common(s: Any, seat: int, out: Any) -> None:
    out.seat = seat
    out.players = s.players
    out.dealer = s.dealer
    out.phase = s.phase
    out.turn = s.turn
    out.stock = CARDS - s.next
    out.hand = s.hand[seat] if seat >= 0 else 0
    for owner in range(SEATS):
        out.count[owner] = popcount(s.hand[owner]) if owner < s.seats else 0


@compiled
def own(seat: int, s: Any, card: int) -> int:
    """A card that only the seat whose turn it is may see."""
    return card if seat == s.turn else -1
