"""XXL, variant 7: close by (K80, K81). In place of rules/xxl/closeby.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import shedding
from atout.rules.xxl.observing import observe_common, own

SEATS, CARDS = xxl.SEATS, xxl.CARDS
deck = xxl.whole_deck
over, score, waiting = shedding.over, shedding.score, shedding.waiting

# Actions: the card to play.
DRAW = CARDS
PASS = DRAW + 1
ACTIONS = DRAW + 2

NEEDS_STOCK = True
LOWEST_WINS = True

STATE = xxl.state(*shedding.FIELDS, ("top", np.int8))
OBSERVATION = xxl.observation(("drawn", np.int8), ("top", np.int8))


@compiled
def hand_size(players: int) -> int:
    return 4  # K80


@compiled
def start(s: Any, order: Any) -> None:
    xxl.deal_hands(s, order, hand_size(s.players))
    lay_on_top(s, xxl.draw_from_stock(s))
    shedding.begin(s, xxl.most_points(s))


@compiled
def lay_on_top(s: Any, card: int) -> None:
    """K81: up or down by one or two, in either of its colours."""
    s.top = card
    s.fitting = 0
    for side in range(2):
        value = xxl.side_value(s, card, side)
        for other in range(max(0, value - 2), min(xxl.VALUES, value + 3)):
            if other != value:
                s.fitting |= xxl.carrying(s, xxl.side_colour(s, card, side), other)


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    actions = shedding.playable(s, seat)
    if shedding.may_draw(s, seat):
        actions |= 1 << DRAW
    if shedding.may_pass(s, seat):
        actions |= 1 << PASS
    out[0] = actions & 0xFFFFFFFF
    out[1] = actions >> 32


@compiled
def play(s: Any, seat: int, action: int) -> None:
    if action == DRAW:
        shedding.draw(s, seat)
    elif action == PASS:
        shedding.pass_on(s)
    else:
        lay_on_top(s, action)
        shedding.played(s, seat, action)


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    observe_common(s, seat, out)
    out.waiting = waiting(s)
    out.drawn = own(seat, s, s.drawn)
    out.top = s.top
