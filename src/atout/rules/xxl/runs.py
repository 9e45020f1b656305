"""XXL, variant 1: runs up, runs down. Two columns; a card joins the top card of one, side on side (K20 to K25)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.bits import add, lowest
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import shedding
from atout.rules.xxl.cards import NONE, VALUES
from atout.rules.xxl.observing import observe_common, own

SEATS, CARDS = xxl.SEATS, xxl.CARDS
deck = xxl.whole_deck
over, score, waiting = shedding.over, shedding.score, shedding.waiting

# Actions: 4 * card + 2 * column + side (0 the higher, 1 the lower).
DRAW = 4 * CARDS
PASS = DRAW + 1
ACTIONS = DRAW + 2

NEEDS_STOCK = True
LOWEST_WINS = True

STATE = xxl.state(
    *shedding.FIELDS,
    ("top", np.int8, 2),  # the top card of each column
    ("joined", np.int8, 2),  # the side of it that continues a run, NONE on a column's first card
    ("step", np.int8, 2),  # up 1, down -1
)

OBSERVATION = xxl.observation(("drawn", np.int8), ("top", np.int8, 2), ("joined", np.int8, 2), ("step", np.int8, 2))


@compiled
def hand_size(players: int) -> int:
    return 6  # K20


@compiled
def start(s: Any, order: Any) -> None:
    xxl.deal_hands(s, order, hand_size(s.players))
    for column in range(2):
        s.top[column] = xxl.draw_from_stock(s)
        s.joined[column] = NONE
        s.step[column] = 0
    s.fitting = joining(s, 0) | joining(s, 1)
    shedding.begin(s, xxl.left_of(s, s.dealer))


@compiled
def goes_on_with(s: Any, top: int, joined: int, direction: int, side: int, step: int) -> int:
    """The value that joins this side of a top card in this direction, NONE if none does.

    `joined` is the side of the top card that continues a run, and `direction` where that run goes.
    """
    if joined == side and direction != step:
        return NONE  # K22: a run keeps its direction
    value = xxl.side_value(s, top, side) + step
    return value if 0 <= value < VALUES else NONE  # K21, K24


@compiled
def fitting_on(s: Any, top: int, joined: int, direction: int) -> int:
    """The cards that can join a top card: the run (K22), or its other side, up or down (K23)."""
    cards = 0
    for side in range(2):
        colour = xxl.side_colour(s, top, side)
        for step in range(-1, 2, 2):
            value = goes_on_with(s, top, joined, direction, side, step)
            if value != NONE:
                cards |= xxl.carrying(s, colour, value)
    return cards


@compiled
def joining(s: Any, column: int) -> int:
    return fitting_on(s, s.top[column], s.joined[column], s.step[column])


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    for word in range(7):
        out[word] = 0
    playable = shedding.playable(s, seat)
    if playable:
        for column in range(2):
            write_joins(s, column, playable, out)
    if shedding.may_draw(s, seat):
        add(out, DRAW)
    if shedding.may_pass(s, seat):
        add(out, PASS)


@compiled
def write_joins(s: Any, column: int, playable: int, out: Any) -> None:
    """K25: each way in which a card can join is an action of its own."""
    for side in range(2):
        colour = xxl.side_colour(s, s.top[column], side)
        for step in range(-1, 2, 2):
            value = goes_on_with(s, s.top[column], s.joined[column], s.step[column], side, step)
            if value == NONE:
                continue
            fitting = xxl.carrying(s, colour, value) & playable
            while fitting:
                card = lowest(fitting)
                fitting &= fitting - 1
                add(out, 4 * card + 2 * column + xxl.side_with(s, card, colour))


@compiled
def play(s: Any, seat: int, action: int) -> None:
    if action == DRAW:
        shedding.draw(s, seat)
    elif action == PASS:
        shedding.pass_on(s)
    else:
        join(s, action // 2 % 2, action // 4, action % 2)
        shedding.played(s, seat, action // 4)


@compiled
def direction_of(s: Any, column: int, card: int, side: int) -> int:
    """Where a run goes when this side joins a column: up 1, down -1 (K22)."""
    return xxl.side_value(s, card, side) - xxl.value_in(s, s.top[column], xxl.side_colour(s, card, side))


@compiled
def join(s: Any, column: int, card: int, side: int) -> None:
    s.step[column] = direction_of(s, column, card, side)
    s.top[column] = card
    s.joined[column] = side
    s.fitting = joining(s, 0) | joining(s, 1)


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    observe_common(s, seat, out)
    out.waiting = waiting(s)
    out.drawn = own(seat, s, s.drawn)
    for column in range(2):
        out.top[column] = s.top[column]
        out.joined[column] = s.joined[column]
        out.step[column] = s.step[column]
