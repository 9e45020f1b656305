"""HILO: face-down cards and the draw pile are unknown to everybody, and any order of them is as likely as another.

Nobody knows more than the others, except the card that somebody has drawn and not laid yet. After a shuffle (H7) the draw
pile holds cards that everybody has seen, so that two groups of unknown cards stay apart. Which moves are legal depends on
open cards alone: others tell nothing by what they do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.belief.known import Known
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
def remember(base: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, memory: Any) -> None:
    """What a seat sees now is all that there is to remember."""
    rules.observe(now, seat, memory)


@compiled
def prepare(known: Known, tables: Any) -> None:
    memory = known.memory
    for word in range(4):
        tables.seen[word] = 0
    for i in range(memory.discards):
        add(tables.seen, memory.discard[i])
    if memory.held >= 0:
        add(tables.seen, memory.held)
    for owner in range(memory.players):
        for cell in range(CELLS):
            if memory.card[owner, cell] >= 0:
                add(tables.seen, memory.card[owner, cell])
    tables.unseen = 0
    list_unseen(memory, tables, True)
    tables.returned = tables.unseen
    list_unseen(memory, tables, False)


@compiled
def list_unseen(memory: Any, tables: Any, returned: bool) -> None:
    for suit in range(COLOURS):
        for rank in range(VALUES):
            number = card(suit, rank)
            if not contains(tables.seen, number) and contains(memory.returned, number) == returned:
                tables.order[tables.unseen] = number
                tables.unseen += 1


@compiled
def sample(known: Known, tables: Any, world_base: Any, s: Any, actions: Any, dice: Any) -> float:
    """Writes a world: a whole record with the unknown cards in random places. Every world has the same weight."""
    memory, base = known.memory, known.dealt
    veil(base, memory.seat, world_base)
    veil(base, memory.seat, s)
    mix(tables, dice)
    write_public(memory, s, dice)
    last = tables.unseen - 1  # face-down cards come from the end, the draw pile from the front
    for owner in range(s.seats):
        for suit in range(COLOURS):
            s.suit[owner, suit] = 0
        for cell in range(memory.rows[owner] * memory.columns[owner]):
            s.cell[owner, cell] = memory.card[owner, cell]
            if memory.card[owner, cell] == HIDDEN:
                s.cell[owner, cell] = tables.order[last]
                last -= 1
            if s.up[owner] >> cell & 1:
                rules.turn_up(s, owner, cell)
    for i in range(memory.draws):
        s.pile[CARDS - memory.draws + i] = tables.order[i]
    if memory.held == HIDDEN:
        s.held = tables.order[memory.draws]
    return 1.0


@compiled
def mix(tables: Any, dice: Any) -> None:
    """Shuffles the two groups, each for itself."""
    dice[0] = shuffle(tables.order, tables.returned, dice[0])
    for i in range(tables.unseen - 1, tables.returned, -1):
        j = tables.returned + roll(dice, i + 1 - tables.returned)
        tables.order[i], tables.order[j] = tables.order[j], tables.order[i]


@compiled
def write_public(memory: Any, s: Any, dice: Any) -> None:
    s.seats = memory.players
    for owner in range(s.seats):
        s.rows[owner] = memory.rows[owner]
        s.columns[owner] = memory.columns[owner]
        s.up[owner] = 0
        for cell in range(memory.rows[owner] * memory.columns[owner]):
            if memory.card[owner, cell] >= 0:
                s.up[owner] |= 1 << cell
    for i in range(memory.discards):
        s.pile[i] = memory.discard[i]
    s.discards = memory.discards
    s.next = CARDS - memory.draws
    s.shuffled = 1 if memory.returned[0] | memory.returned[1] | memory.returned[2] | memory.returned[3] else 0
    s.phase = memory.phase
    s.turn = memory.turn
    s.held = memory.held
    s.lines = memory.lines
    s.closer = memory.closer
    s.settling = memory.settling
    s.flipped = (1 << s.seats) - 1
    if memory.phase == FLIP:
        s.flipped &= ~memory.waiting
        for owner in range(s.seats):
            if s.flipped >> owner & 1:
                s.up[owner] = rules.pair_cells(roll(dice, PAIRS))  # nobody sees which two, before all have (H4)
