"""Peak: cards from 1 to 24, five in each hand (P1). Everybody plays one in turn, the highest takes the trick and leads the next
(P2); a trick is a point (P3). In place of rules/peak.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled, record

SEATS, CARDS, HAND = 4, 24, 5
ACTIONS = CARDS
"""The card to play."""
PLAY, OVER = range(2)
NONE = -1

PUBLIC = (
    ("players", np.int8),
    ("leader", np.int8),  # of the first trick
    ("seats", np.int8),
    ("phase", np.int8),
    ("turn", np.int8),
    ("lead", np.int8),
    ("left", np.int8, SEATS),  # cards in each hand
    ("trick", np.int8, SEATS),
    ("won", np.int8, SEATS),
    ("played", np.int32),  # a set of cards
)
STATE = record(*PUBLIC, ("hand", np.int32, SEATS))
OBSERVATION = record(*PUBLIC, ("seat", np.int8), ("hand", np.int32))


@compiled
def deck(s: Any, out: Any) -> int:
    for card in range(CARDS):
        out[card] = card
    return CARDS


@compiled
def start(s: Any, order: Any) -> None:
    s.seats = s.players
    s.phase = PLAY
    s.played = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.left[seat] = HAND if seat < s.seats else 0
        s.won[seat] = 0
        s.trick[seat] = NONE
        if seat < s.seats:
            for i in range(HAND):
                s.hand[seat] |= 1 << order[seat * HAND + i]
    s.lead = s.leader
    s.turn = s.leader


@compiled
def waiting(s: Any) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    out[0] = s.hand[seat]


@compiled
def play(s: Any, seat: int, action: int) -> None:
    s.hand[seat] &= ~(1 << action)
    s.left[seat] -= 1
    s.played |= 1 << action
    s.trick[seat] = action
    s.turn = (seat + 1) % s.seats
    if s.turn == s.lead:
        take(s)


@compiled
def take(s: Any) -> None:
    """P2: the trick is complete."""
    winner = 0
    for seat in range(s.seats):
        if s.trick[seat] > s.trick[winner]:
            winner = seat
    for seat in range(s.seats):
        s.trick[seat] = NONE
    s.won[winner] += 1
    s.lead = winner
    s.turn = winner
    if s.left[winner] == 0:
        s.phase = OVER


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


@compiled
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.won[seat]  # P3


@compiled
def copy_public(source: Any, target: Any) -> None:
    """What lies open."""
    target.players = source.players
    target.leader = source.leader
    target.seats = source.seats
    target.phase = source.phase
    target.turn = source.turn
    target.lead = source.lead
    target.played = source.played
    for seat in range(SEATS):
        target.left[seat] = source.left[seat]
        target.trick[seat] = source.trick[seat]
        target.won[seat] = source.won[seat]


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    copy_public(s, out)
    out.seat = seat
    out.hand = s.hand[seat] if seat >= 0 else 0
