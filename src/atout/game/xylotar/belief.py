"""Xylotar: what a seat can infer about values that it does not see, counted exactly.

Colours and order of every xylo are public, and values fall from left to right. So values can be given out level by level,
10 down to 0: at each level every xylo takes a block of its next slots, and all blocks together contain each colour that has
this value exactly once (X1, X4). A node is a level with a pointer into each xylo; the graph of nodes is built forwards from
the empty assignment, weighed backwards, and a path through it is a world. Equal values stand in an order that nothing favours,
so a block of n slots weighs 1/n!.

Which moves are legal depends on colours alone (X9, X10), so others who play at random tell nothing more about their values
than the cards that they show.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.belief.known import Known
from atout.chance import fraction, shuffle
from atout.compiled import compiled, record
from atout.rules import xylotar as rules
from atout.rules.cards import COLOURS, card
from atout.rules.xylotar import ARRANGE, BEGIN, CHOOSE, HIDDEN, NONE, SEATS, SLOTS

MEMORY = rules.OBSERVATION
PRIVATE = True
"""Seats know different things: each knows what it has passed on (X6) and looked at (X14)."""

NODES = 1 << 12
EDGES = 1 << 15
BUCKETS = 1 << 13  # of the hash table that finds a node; a power of two, more than nodes
POINTER = 4  # bits of a pointer

TABLES = record(
    ("known", np.int8, (SEATS, SLOTS)),  # values, HIDDEN where the seat knows none
    ("nodes", np.int32),
    ("edges", np.int32),
    ("pointers", np.int32, NODES),  # packed
    ("first_edge", np.int32, NODES),
    ("last_edge", np.int32, NODES),
    ("weight", np.float64, NODES),  # of all ways to go on from a node
    ("target", np.int32, EDGES),
    ("share", np.float64, EDGES),  # weight of an edge and of those before it
    ("bucket", np.int32, BUCKETS),
    ("length", np.int8, SEATS),  # of the blocks that are being tried
    ("missing", np.int16, SEATS),  # colours that are still to be taken, after each xylo
    ("order", np.int8, rules.CARDS),
)


@compiled
def veil(base: Any, seat: int, s: Any) -> None:
    """What the table has agreed on, and nothing of the deal."""
    s.players = base.players
    s.leader = base.leader
    s.edition = base.edition
    s.arranging = base.arranging
    s.tied = base.tied
    s.decider = base.decider


@compiled
def remember(base: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, memory: Any) -> None:
    """What a seat sees now is all that there is to remember."""
    rules.observe(now, seat, memory)


# --- Counting ---------------------------------------------------------------------------------------------------------


@compiled
def prepare(known: Known, tables: Any) -> None:
    """Builds and weighs the graph of all worlds that fit what the seat has seen."""
    memory = known.memory
    for owner in range(memory.seats):
        for slot in range(memory.size):
            tables.known[owner, slot] = (
                memory.value[owner, slot] if memory.value[owner, slot] != HIDDEN else memory.passed[owner, slot]
            )
    tables.nodes = 0
    tables.edges = 0
    if memory.phase == ARRANGE or memory.phase == BEGIN:
        return
    for bucket in range(BUCKETS):
        tables.bucket[bucket] = NONE
    begin = 0
    end = find_node(tables, 0) + 1
    for value in range(rules.highest_value(memory.trump), -1, -1):
        for node in range(begin, end):
            tables.first_edge[node] = tables.edges
            write_edges(memory, tables, node, value)
            tables.last_edge[node] = tables.edges
        begin = end
        end = tables.nodes + 0
    weigh(memory, tables, begin)


@compiled
def weigh(memory: Any, tables: Any, final: int) -> None:
    for node in range(tables.nodes - 1, -1, -1):
        if node >= final:
            tables.weight[node] = 1.0
            continue
        total = 0.0
        for edge in range(tables.first_edge[node], tables.last_edge[node]):
            total += tables.share[edge] * tables.weight[tables.target[edge]]
            tables.share[edge] = total
        tables.weight[node] = total


@compiled
def write_edges(memory: Any, tables: Any, node: int, value: int) -> None:
    """Tries all lengths of blocks at this level, xylo after xylo; those that take every colour once are edges."""
    last = memory.seats - 1
    owner = 0
    tables.length[0] = -1
    tables.missing[0] = rules.colours_with(memory.trump, value)
    while owner >= 0:
        tables.length[owner] += 1
        slot = pointer(tables, node, owner) + tables.length[owner]  # the first one after the block
        if tables.length[owner] > 0 and not can_take(memory, tables, owner, slot - 1, value):
            owner -= 1
        elif slot < memory.size and tables.known[owner, slot] == value:
            continue  # this slot belongs to the block
        elif owner == last:
            if tables.missing[owner] == 0:
                write_edge(memory, tables, node)
        else:
            owner += 1
            tables.length[owner] = -1
            tables.missing[owner] = tables.missing[owner - 1]


@compiled
def pointer(tables: Any, node: int, owner: int) -> int:
    return tables.pointers[node] >> POINTER * owner & SLOTS


@compiled
def can_take(memory: Any, tables: Any, owner: int, slot: int, value: int) -> bool:
    """Whether a block can reach as far as this slot. If so, its colour is taken."""
    if slot >= memory.size:
        return False
    known = tables.known[owner, slot]
    own_colour = 1 << memory.colour[owner, slot]
    if (known != HIDDEN and known != value) or not tables.missing[owner] & own_colour:
        return False
    tables.missing[owner] ^= own_colour
    return True


@compiled
def write_edge(memory: Any, tables: Any, node: int) -> None:
    pointers = tables.pointers[node] + 0
    weight = 1.0
    for owner in range(memory.seats):
        pointers += tables.length[owner] << POINTER * owner
        for i in range(2, tables.length[owner] + 1):
            weight /= i
    tables.target[tables.edges] = find_node(tables, pointers)
    tables.share[tables.edges] = weight
    tables.edges += 1


@compiled
def find_node(tables: Any, pointers: int) -> int:
    """The node with these pointers, a new one if there is none yet. Every level takes cards, so pointers also tell the level."""
    bucket = pointers * 0x9E3779B1 >> 16 & BUCKETS - 1
    while tables.bucket[bucket] != NONE:
        if tables.pointers[tables.bucket[bucket]] == pointers:
            return tables.bucket[bucket] + 0
        bucket = bucket + 1 & BUCKETS - 1
    node = tables.nodes + 0
    tables.bucket[bucket] = node
    tables.pointers[node] = pointers
    tables.nodes += 1
    return node


# --- Sampling ---------------------------------------------------------------------------------------------------------


@compiled
def sample(known: Known, tables: Any, world_base: Any, s: Any, actions: Any, dice: Any) -> float:
    """Writes a world: a whole record in which hidden values are drawn from exactly what is possible. Weight: always 1."""
    memory, base = known.memory, known.dealt
    veil(base, memory.seat, world_base)
    veil(base, memory.seat, s)
    if memory.phase == ARRANGE or memory.phase == BEGIN:
        deal_others(memory, tables, s, dice)
        return 1.0
    node = 0
    for value in range(rules.highest_value(memory.trump), -1, -1):
        edge = choose_edge(tables, node, dice)
        for owner in range(memory.seats):
            for slot in range(pointer(tables, node, owner), pointer(tables, tables.target[edge], owner)):
                s.xylo[owner, slot] = card(memory.colour[owner, slot], value)
        node = tables.target[edge] + 0
    write_public(memory, s)
    return 1.0


@compiled
def choose_edge(tables: Any, node: int, dice: Any) -> int:
    edge = tables.first_edge[node] + 0
    if edge + 1 == tables.last_edge[node]:
        return edge
    wanted = fraction(dice) * tables.weight[node]
    while tables.share[edge] <= wanted:
        edge += 1
    return edge


@compiled
def write_public(memory: Any, s: Any) -> None:
    """Everything in the record that all can see."""
    s.seats = memory.seats
    s.size = memory.size
    s.trump = memory.trump
    s.phase = memory.phase
    s.turn = memory.turn
    s.lead = memory.lead
    s.led = memory.led
    s.played = memory.played
    s.looked = memory.known[memory.turn] if memory.phase == CHOOSE else 0
    for owner in range(memory.seats):
        s.placed[owner] = memory.size
        s.left[owner] = memory.left[owner]
        s.known[owner] = memory.known[owner]
        s.bid[owner] = memory.bid[owner]
        s.won[owner] = memory.won[owner]
        s.trick[owner] = max(memory.trick[owner], 0)
        for suit in range(COLOURS):
            s.suit[owner, suit] = 0
        for slot in range(memory.size):
            s.suit[owner, memory.colour[owner, slot]] |= 1 << slot
    rules.find_winner(s)


@compiled
def deal_others(memory: Any, tables: Any, s: Any, dice: Any) -> None:
    """While hands are being arranged, a seat knows those that it arranges and nothing of the others (X5)."""
    count = rules.deck(s, tables.order)
    kept = 0
    for i in range(count):
        if not is_passed(memory, tables.order[i]):
            tables.order[kept] = tables.order[i]
            kept += 1
    dice[0] = shuffle(tables.order, kept, dice[0])
    for owner in range(memory.seats - 1, -1, -1):
        first = owner * memory.size
        for slot in range(memory.size):
            if memory.passed[owner, slot] != HIDDEN:
                tables.order[first + slot] = card(memory.colour[owner, slot], memory.passed[owner, slot])
            else:
                kept -= 1
                tables.order[first + slot] = tables.order[kept]
    rules.start(s, tables.order)
    if s.phase != memory.phase:  # it has been decided who leads (X24)
        s.leader = memory.turn
        rules.hand_out(s)
    for owner in range(memory.seats):
        if memory.arranged >> owner & 1:
            s.placed[owner] = memory.size


@compiled
def is_passed(memory: Any, card_number: int) -> bool:
    for owner in range(memory.seats):
        for slot in range(memory.size):
            if memory.passed[owner, slot] != HIDDEN and card_number == card(
                memory.colour[owner, slot], memory.passed[owner, slot]
            ):
                return True
    return False
