"""HILO: face-down cards and the draw pile are unknown to everybody, and any order of them is as likely as another.

Nobody knows more than the others, except the card that somebody has drawn and not laid yet. After a shuffle (H7) the draw
pile holds cards that everybody has seen, so that two groups of unknown cards stay apart. Which moves are legal depends on
open cards alone: others tell nothing by what they do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.chance import roll, shuffle
from atout.compiled import compiled, record
from atout.rules import hilo as rules
from atout.rules.bits import add, contains
from atout.rules.cards import COLOURS, card
from atout.rules.hilo import CARDS, CELLS, FLIP, HIDDEN, PAIRS, VALUES

MEMORY = rules.OBSERVATION
PRIVATE = False

TABLES = record(
    ("seen", np.int64, 4),  # cards that lie open, or that the seat holds
    ("order", np.int8, CARDS),  # unseen cards: those of the draw pile after a shuffle, then all others
    ("returned", np.int8),  # how many of the first kind
    ("unseen", np.int8),
)


@compiled
def veil(base: Any, seat: int, s: Any) -> None:
    """What the table has agreed on, and nothing of the deal."""
    s.players = base.players
    for owner in range(rules.SEATS):
        s.height[owner] = base.height[owner]


@compiled
def remember(base: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, m: Any) -> None:
    """What a seat sees now is all that there is to remember."""
    rules.observe(now, seat, m)


@compiled
def prepare(m: Any, base: Any, log: Any, moves: int, t: Any) -> None:
    for word in range(4):
        t.seen[word] = 0
    for i in range(m.discards):
        add(t.seen, m.discard[i])
    if m.held >= 0:
        add(t.seen, m.held)
    for owner in range(m.players):
        for cell in range(CELLS):
            if m.card[owner, cell] >= 0:
                add(t.seen, m.card[owner, cell])
    t.unseen = 0
    list_unseen(m, t, True)
    t.returned = t.unseen
    list_unseen(m, t, False)


@compiled
def list_unseen(m: Any, t: Any, returned: bool) -> None:
    for suit in range(COLOURS):
        for rank in range(VALUES):
            number = card(suit, rank)
            if not contains(t.seen, number) and contains(m.returned, number) == returned:
                t.order[t.unseen] = number
                t.unseen += 1


@compiled
def sample(m: Any, base: Any, log: Any, moves: int, t: Any, world_base: Any, s: Any, actions: Any, dice: Any) -> float:
    """Writes a world: a whole record with the unknown cards in random places. Every world has the same weight."""
    veil(base, m.seat, world_base)
    veil(base, m.seat, s)
    mix(t, dice)
    write_public(m, s, dice)
    last = t.unseen - 1  # face-down cards come from the end, the draw pile from the front
    for owner in range(s.seats):
        for suit in range(COLOURS):
            s.suit[owner, suit] = 0
        for cell in range(m.rows[owner] * m.columns[owner]):
            s.cell[owner, cell] = m.card[owner, cell]
            if m.card[owner, cell] == HIDDEN:
                s.cell[owner, cell] = t.order[last]
                last -= 1
            if s.up[owner] >> cell & 1:
                rules.turn_up(s, owner, cell)
    for i in range(m.draws):
        s.pile[CARDS - m.draws + i] = t.order[i]
    if m.held == HIDDEN:
        s.held = t.order[m.draws]
    return 1.0


@compiled
def mix(t: Any, dice: Any) -> None:
    """Shuffles the two groups, each for itself."""
    dice[0] = shuffle(t.order, t.returned, dice[0])
    for i in range(t.unseen - 1, t.returned, -1):
        j = t.returned + roll(dice, i + 1 - t.returned)
        t.order[i], t.order[j] = t.order[j], t.order[i]


@compiled
def write_public(m: Any, s: Any, dice: Any) -> None:
    s.seats = m.players
    for owner in range(s.seats):
        s.rows[owner] = m.rows[owner]
        s.columns[owner] = m.columns[owner]
        s.up[owner] = 0
        for cell in range(m.rows[owner] * m.columns[owner]):
            if m.card[owner, cell] >= 0:
                s.up[owner] |= 1 << cell
    for i in range(m.discards):
        s.pile[i] = m.discard[i]
    s.discards = m.discards
    s.next = CARDS - m.draws
    s.shuffled = 1 if m.returned[0] | m.returned[1] | m.returned[2] | m.returned[3] else 0
    s.phase = m.phase
    s.turn = m.turn
    s.held = m.held
    s.lines = m.lines
    s.closer = m.closer
    s.settling = m.settling
    s.flipped = (1 << s.seats) - 1
    if m.phase == FLIP:
        s.flipped &= ~m.waiting
        for owner in range(s.seats):
            if s.flipped >> owner & 1:
                s.up[owner] = rules.pair_cells(roll(dice, PAIRS))  # nobody sees which two, before all have (H4)
