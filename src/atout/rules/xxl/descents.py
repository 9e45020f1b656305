"""XXL, variant 5: descents. In each colour a row falls from 10 to 0 (K60 to K62)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.bits import add, lowest
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import shedding
from atout.rules.xxl.cards import COLOURS
from atout.rules.xxl.observing import observe_common, own

SEATS, CARDS = xxl.SEATS, xxl.CARDS
deck = xxl.whole_deck
over, score, waiting = shedding.over, shedding.score, shedding.waiting

# Actions: 2 * card + side (0 the higher, 1 the lower).
DRAW = 2 * CARDS
PASS = DRAW + 1
ACTIONS = DRAW + 2

FIRST, LAST = 10, 0  # of a row (K61)
NEEDS_STOCK = True
LOWEST_WINS = True

STATE = xxl.state(
    *shedding.FIELDS,
    ("wanted", np.int8, COLOURS),  # the value that goes on with the row of a colour, or starts one
)

OBSERVATION = xxl.observation(("drawn", np.int8), ("wanted", np.int8, COLOURS))


@compiled
def hand_size(players: int) -> int:
    return 9 if players <= 4 else 7  # K60


@compiled
def start(s: Any, order: Any) -> None:
    xxl.deal_hands(s, order, hand_size(s.players))
    for colour in range(COLOURS):
        s.wanted[colour] = FIRST
    find_fitting(s)
    shedding.begin(s, xxl.most_points(s))


@compiled
def find_fitting(s: Any) -> None:
    """K61: one lower than the end of a row, or a 10 of a colour that has no unfinished row."""
    s.fitting = 0
    for colour in range(COLOURS):
        s.fitting |= xxl.carrying(s, colour, s.wanted[colour])


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    for word in range(4):
        out[word] = 0
    playable = shedding.playable(s, seat)
    while playable:
        card = lowest(playable)
        playable &= playable - 1
        for side in range(2):
            if xxl.side_value(s, card, side) == s.wanted[xxl.side_colour(s, card, side)]:
                add(out, 2 * card + side)
    if shedding.may_draw(s, seat):
        add(out, DRAW)
    if shedding.may_pass(s, seat):
        add(out, PASS)


@compiled
def play(s: Any, seat: int, action: int) -> None:
    if action == DRAW:
        shedding.draw(s, seat)
    elif action == PASS:
        shedding.pass_on(s)
    else:
        card = action // 2
        lay(s, xxl.side_colour(s, card, action % 2), xxl.side_value(s, card, action % 2))
        shedding.played(s, seat, card)


@compiled
def lay(s: Any, colour: int, value: int) -> None:
    s.wanted[colour] = value_after(value)
    find_fitting(s)


@compiled
def value_after(value: int) -> int:
    """The value that a row, or a new one, wants next."""
    return value - 1 if value > LAST else FIRST  # K61: at 0 a row is finished


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    observe_common(s, seat, out)
    out.waiting = waiting(s)
    out.drawn = own(seat, s, s.drawn)
    for colour in range(COLOURS):
        out.wanted[colour] = s.wanted[colour]
