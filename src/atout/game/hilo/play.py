"""HILO as people play it. A face-down card counts as five, the middle of all values.

* Novice: takes a low card from the discard pile for the highest card in sight, draws otherwise, clears whatever stands.
* Club: sees what a card gains in each place: its value, a line that it completes, two of a colour that it brings together;
  closes the round only when the own sum is well below those of the others; keeps a line whose cards are worth less than nothing.
"""

from __future__ import annotations

from typing import Any

from atout.bots.skills import NOVICE
from atout.chance import roll
from atout.compiled import compiled
from atout.rules import hilo as rules
from atout.rules.bits import lowest, popcount
from atout.rules.cards import colour
from atout.rules.hilo import (
    CHOOSE,
    CLEAR,
    CLEAR_LINE,
    DRAW,
    DRAWN,
    DROP,
    FLIP,
    KEEP,
    PAIRS,
    RISING,
    SLIDE,
    SLIDE_DOWN,
    SLIDE_LEFT,
    SWAP,
    TAKE,
    TURN_OVER,
    value,
)

UNSEEN = 5
"""The mean of all values."""
PAIR = 2
"""What two of a colour in a line are worth."""
MARGIN = 2
"""By how much the own sum must be lower than what others can expect, before a round is closed."""


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    if s.phase == FLIP:
        return TURN_OVER + roll(dice, PAIRS)
    if s.phase == CLEAR or s.phase == CHOOSE:
        return clear(s, seat, skill)
    if s.phase == SLIDE:
        return slide(s, seat, skill)
    if s.phase == DRAWN:
        return use_drawn(s, seat, skill)
    return take_or_draw(s, seat, skill)


# --- What a card is worth in a place ----------------------------------------------------------------------------------


@compiled
def worth_of(s: Any, seat: int, cell: int) -> int:
    """What lies there counts; face down, what it may be."""
    return value(s.cell[seat, cell]) if s.up[seat] >> cell & 1 else UNSEEN


@compiled
def gain(s: Any, seat: int, cell: int, card_number: int, skill: int) -> int:
    """By how much the sum falls if this card replaces that of a cell, in tenths."""
    points = worth_of(s, seat, cell) - value(card_number)
    if skill == NOVICE:
        return 10 * points
    best_line = 0
    pairs = 0
    same = s.suit[seat, colour(card_number)] & ~(1 << cell)
    own = s.suit[seat, colour(s.cell[seat, cell])] & ~(1 << cell) if s.up[seat] >> cell & 1 else 0
    for line in range(RISING + 1):
        three = rules.line_cells(s, seat, line)
        if not three >> cell & 1:
            continue
        if popcount(three & same) == 2:
            best_line = max(best_line, value(card_number) + line_sum(s, seat, three & same))
        elif popcount(three & same) == 1:
            pairs += 1
        if own and popcount(three & own) == 1:
            pairs -= 1
    return 10 * (points + best_line) + 10 * PAIR * pairs


@compiled
def line_sum(s: Any, seat: int, cells: int) -> int:
    total = 0
    while cells:
        total += value(s.cell[seat, lowest(cells)])
        cells &= cells - 1
    return total


@compiled
def expected_sum(s: Any, seat: int) -> int:
    return rules.face_up_sum(s, seat) + UNSEEN * popcount(rules.face_down(s, seat))


@compiled
def closing_is_good(s: Any, seat: int, points: int) -> bool:
    """Whether a round that ends with this sum would not be doubled (H16), as far as one can tell."""
    if points <= 0:
        return True
    for other in range(s.seats):
        if other != seat and expected_sum(s, other) - MARGIN <= points:
            return False
    return True


# --- Decisions --------------------------------------------------------------------------------------------------------


@compiled
def best_cell(s: Any, seat: int, card_number: int, skill: int) -> tuple[int, int]:
    """The place where a card gains most, and what it gains there, in tenths."""
    best = -100000
    chosen = 0
    hidden = rules.face_down(s, seat)
    for cell in range(rules.cells(s, seat)):
        gained = gain(s, seat, cell, card_number, skill)
        if skill != NOVICE and s.closer < 0:
            if hidden == 1 << cell:  # this would close the round
                after = expected_sum(s, seat) - gained // 10
                gained += 20 if closing_is_good(s, seat, after) else -200
            elif hidden >> cell & 1:
                gained += 5  # one step nearer to the end, and something seen
        if gained > best:
            best = gained
            chosen = cell
    return chosen, best


@compiled
def take_or_draw(s: Any, seat: int, skill: int) -> int:
    cell, gained = best_cell(s, seat, s.pile[s.discards - 1], skill)
    return TAKE + cell if gained >= (30 if skill == NOVICE else 35) else DRAW


@compiled
def use_drawn(s: Any, seat: int, skill: int) -> int:
    """Exchanges the drawn card where it gains enough; else drops it and turns one over."""
    cell, gained = best_cell(s, seat, s.held, skill)
    hidden = rules.face_down(s, seat)
    if hidden == 0 or gained > 15:
        return SWAP + cell
    would_close = skill != NOVICE and s.closer < 0 and hidden & hidden - 1 == 0
    if would_close and not closing_is_good(s, seat, expected_sum(s, seat)) and gained > -30:
        return SWAP + cell
    return DROP + lowest(hidden)


@compiled
def clear(s: Any, seat: int, skill: int) -> int:
    """The line with the highest sum; none that is worth less than nothing, where one may keep it (H8)."""
    best = -100
    chosen = 0
    for line in range(RISING + 1):
        if s.lines >> line & 1:
            total = line_sum(s, seat, rules.line_cells(s, seat, line))
            if total > best:
                best = total
                chosen = line
    if s.phase == CLEAR and best < 0 and skill != NOVICE:
        return KEEP
    return CLEAR_LINE + chosen


@compiled
def slide(s: Any, seat: int, skill: int) -> int:
    """The way that brings more cards of a colour into a line of three: columns after sliding left, rows after sliding down."""
    if skill == NOVICE:
        return SLIDE_LEFT
    return SLIDE_LEFT if alike(s, seat, 3, 1) >= alike(s, seat, 1, 3) else SLIDE_DOWN


@compiled
def alike(s: Any, seat: int, along: int, across: int) -> int:
    """How many cards meet another of their colour, if the gap in each row (or column) is closed."""
    count = 0
    for place in range(2):
        met = 0
        for line in range(3):
            cell = along * line
            left = place
            while s.cell[seat, cell] < 0 or left > 0:
                if s.cell[seat, cell] >= 0:
                    left -= 1
                cell += across
            if s.up[seat] >> cell & 1:
                hue = 1 << colour(s.cell[seat, cell])
                if met & hue:
                    count += 1
                met |= hue
    return count
