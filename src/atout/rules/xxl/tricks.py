"""Tricks of two-coloured cards: what variants 3 and 6 share."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.xxl import cards as xxl
from atout.rules.xxl.cards import NONE, SEATS

FIELDS = (
    ("lead", np.int8),
    ("trick", np.int8, SEATS),  # the card that each seat has played, NONE if none
    ("won", np.int64, SEATS),  # the cards that each seat has taken
    ("tricks", np.int8, SEATS),
)

OBSERVED = (("lead", np.int8), ("trick", np.int8, SEATS), ("won", np.int64, SEATS), ("tricks", np.int8, SEATS))
"""Everybody sees who takes what."""


@compiled
def begin(s: Any, leader: int) -> None:
    for seat in range(s.seats):
        s.won[seat] = 0
        s.tricks[seat] = 0
    lead(s, leader)


@compiled
def lead(s: Any, seat: int) -> None:
    s.lead = seat
    s.turn = seat
    for other in range(s.seats):
        s.trick[other] = NONE


@compiled
def take(s: Any, winner: int) -> int:
    """The winner takes the cards of the trick. Returns how many."""
    count = 0
    for seat in range(s.seats):
        if s.trick[seat] != NONE:
            s.won[winner] |= 1 << s.trick[seat]
            count += 1
    s.tricks[winner] += 1
    return count


@compiled
def highest_in(s: Any, colour: int) -> int:
    """The seat with the highest value in a colour; of equal values the higher total (K42, K74). NONE if nobody has any."""
    best = NONE
    winner = NONE
    for seat in range(s.seats):
        if s.trick[seat] != NONE:
            strength = strength_in(s, s.trick[seat], colour)
            if strength > best:
                best = strength
                winner = seat
    return winner


@compiled
def strength_in(s: Any, card: int, colour: int) -> int:
    """A card's value in a colour, and its total if that is equal (K42, K74). NONE if it does not carry the colour."""
    value = xxl.value_in(s, card, colour)
    return value * 32 + xxl.total(s, card) if value != NONE else NONE


@compiled
def observe_trick(s: Any, out: Any) -> None:
    out.lead = s.lead
    for seat in range(SEATS):
        seated = seat < s.seats
        out.trick[seat] = s.trick[seat] if seated else NONE
        out.won[seat] = s.won[seat] if seated else 0
        out.tricks[seat] = s.tricks[seat] if seated else 0
