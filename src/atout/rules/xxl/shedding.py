"""Getting rid of one's cards: what variants 1, 2 and 5 share (K10 to K12).

A variant keeps `fitting`, the set of cards that could be laid on the table now, up to date; whether somebody can play follows
from it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.xxl.cards import (
    NONE,
    draw_from_stock,
    left_of,
    remove_from_hand,
    stock_is_empty,
    total_of,
)

PLAY, DRAWN, OVER = range(3)

FIELDS = (
    ("fitting", np.int64),
    ("drawn", np.int8),  # the card that `turn` has just drawn
)


@compiled
def begin(s: Any, seat: int) -> None:
    s.turn = seat
    s.phase = PLAY
    s.drawn = NONE
    end_if_nobody_can_go_on(s)


@compiled
def playable(s: Any, seat: int) -> int:
    """The cards that a seat may play: any that fits, and after drawing only the drawn one (K10)."""
    if s.phase == DRAWN:
        return s.fitting & 1 << s.drawn
    return s.fitting & s.hand[seat]


@compiled
def may_draw(s: Any, seat: int) -> bool:
    return s.phase == PLAY and playable(s, seat) == 0 and not stock_is_empty(s)  # K10, K62


@compiled
def may_pass(s: Any, seat: int) -> bool:
    """After drawing, or with an empty draw pile if nothing fits (K10)."""
    return s.phase == DRAWN or (playable(s, seat) == 0 and stock_is_empty(s))


@compiled
def played(s: Any, seat: int, card: int) -> None:
    """After a card has gone to the table."""
    remove_from_hand(s, seat, card)
    if s.hand[seat] == 0:
        s.phase = OVER  # K11
    else:
        pass_on(s)


@compiled
def draw(s: Any, seat: int) -> None:
    s.drawn = draw_from_stock(s)
    s.hand[seat] |= 1 << s.drawn
    s.phase = DRAWN
    end_if_nobody_can_go_on(s)


@compiled
def pass_on(s: Any) -> None:
    s.turn = left_of(s, s.turn)
    s.phase = PLAY
    s.drawn = NONE
    end_if_nobody_can_go_on(s)


@compiled
def end_if_nobody_can_go_on(s: Any) -> None:
    """K11: the draw pile is empty and nobody can play."""
    if stock_is_empty(s):
        for seat in range(s.seats):
            if s.hand[seat] & s.fitting:
                return
        s.phase = OVER


@compiled
def waiting(s: Any) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


@compiled
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = total_of(s, s.hand[seat])  # K12
