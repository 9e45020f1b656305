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
def remember(base: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, m: Any) -> None:
    """What a seat sees now is all that there is to remember."""
    rules.observe(now, seat, m)


# --- Counting ---------------------------------------------------------------------------------------------------------


@compiled
def prepare(m: Any, base: Any, log: Any, moves: int, t: Any) -> None:
    """Builds and weighs the graph of all worlds that fit what the seat has seen."""
    for owner in range(m.seats):
        for slot in range(m.size):
            t.known[owner, slot] = m.value[owner, slot] if m.value[owner, slot] != HIDDEN else m.passed[owner, slot]
    t.nodes = 0
    t.edges = 0
    if m.phase == ARRANGE or m.phase == BEGIN:
        return
    for bucket in range(BUCKETS):
        t.bucket[bucket] = NONE
    begin = 0
    end = find_node(t, 0) + 1
    for value in range(rules.highest_value(m.trump), -1, -1):
        for node in range(begin, end):
            t.first_edge[node] = t.edges
            write_edges(m, t, node, value)
            t.last_edge[node] = t.edges
        begin = end
        end = t.nodes + 0
    weigh(m, t, begin)


@compiled
def weigh(m: Any, t: Any, final: int) -> None:
    for node in range(t.nodes - 1, -1, -1):
        if node >= final:
            t.weight[node] = 1.0
            continue
        total = 0.0
        for edge in range(t.first_edge[node], t.last_edge[node]):
            total += t.share[edge] * t.weight[t.target[edge]]
            t.share[edge] = total
        t.weight[node] = total


@compiled
def write_edges(m: Any, t: Any, node: int, value: int) -> None:
    """Tries all lengths of blocks at this level, xylo after xylo; those that take every colour once are edges."""
    last = m.seats - 1
    owner = 0
    t.length[0] = -1
    t.missing[0] = rules.colours_with(m.trump, value)
    while owner >= 0:
        t.length[owner] += 1
        slot = pointer(t, node, owner) + t.length[owner]  # the first one after the block
        if t.length[owner] > 0 and not can_take(m, t, owner, slot - 1, value):
            owner -= 1
        elif slot < m.size and t.known[owner, slot] == value:
            continue  # this slot belongs to the block
        elif owner == last:
            if t.missing[owner] == 0:
                write_edge(m, t, node)
        else:
            owner += 1
            t.length[owner] = -1
            t.missing[owner] = t.missing[owner - 1]


@compiled
def pointer(t: Any, node: int, owner: int) -> int:
    return t.pointers[node] >> POINTER * owner & SLOTS


@compiled
def can_take(m: Any, t: Any, owner: int, slot: int, value: int) -> bool:
    """Whether a block can reach as far as this slot. If so, its colour is taken."""
    if slot >= m.size:
        return False
    known = t.known[owner, slot]
    own_colour = 1 << m.colour[owner, slot]
    if (known != HIDDEN and known != value) or not t.missing[owner] & own_colour:
        return False
    t.missing[owner] ^= own_colour
    return True


@compiled
def write_edge(m: Any, t: Any, node: int) -> None:
    pointers = t.pointers[node] + 0
    weight = 1.0
    for owner in range(m.seats):
        pointers += t.length[owner] << POINTER * owner
        for i in range(2, t.length[owner] + 1):
            weight /= i
    t.target[t.edges] = find_node(t, pointers)
    t.share[t.edges] = weight
    t.edges += 1


@compiled
def find_node(t: Any, pointers: int) -> int:
    """The node with these pointers, a new one if there is none yet. Every level takes cards, so pointers also tell the level."""
    bucket = pointers * 0x9E3779B1 >> 16 & BUCKETS - 1
    while t.bucket[bucket] != NONE:
        if t.pointers[t.bucket[bucket]] == pointers:
            return t.bucket[bucket] + 0
        bucket = bucket + 1 & BUCKETS - 1
    node = t.nodes + 0
    t.bucket[bucket] = node
    t.pointers[node] = pointers
    t.nodes += 1
    return node


# --- Sampling ---------------------------------------------------------------------------------------------------------


@compiled
def sample(m: Any, base: Any, log: Any, moves: int, t: Any, world_base: Any, s: Any, actions: Any, dice: Any) -> float:
    """Writes a world: a whole record in which hidden values are drawn from exactly what is possible. Weight: always 1."""
    veil(base, m.seat, world_base)
    veil(base, m.seat, s)
    if m.phase == ARRANGE or m.phase == BEGIN:
        deal_others(m, t, s, dice)
        return 1.0
    node = 0
    for value in range(rules.highest_value(m.trump), -1, -1):
        edge = choose_edge(t, node, dice)
        for owner in range(m.seats):
            for slot in range(pointer(t, node, owner), pointer(t, t.target[edge], owner)):
                s.xylo[owner, slot] = card(m.colour[owner, slot], value)
        node = t.target[edge] + 0
    write_public(m, s)
    return 1.0


@compiled
def choose_edge(t: Any, node: int, dice: Any) -> int:
    edge = t.first_edge[node] + 0
    if edge + 1 == t.last_edge[node]:
        return edge
    wanted = fraction(dice) * t.weight[node]
    while t.share[edge] <= wanted:
        edge += 1
    return edge


@compiled
def write_public(m: Any, s: Any) -> None:
    """Everything in the record that all can see."""
    s.seats = m.seats
    s.size = m.size
    s.trump = m.trump
    s.phase = m.phase
    s.turn = m.turn
    s.lead = m.lead
    s.led = m.led
    s.played = m.played
    s.looked = m.known[m.turn] if m.phase == CHOOSE else 0
    for owner in range(m.seats):
        s.placed[owner] = m.size
        s.left[owner] = m.left[owner]
        s.known[owner] = m.known[owner]
        s.bid[owner] = m.bid[owner]
        s.won[owner] = m.won[owner]
        s.trick[owner] = max(m.trick[owner], 0)
        for suit in range(COLOURS):
            s.suit[owner, suit] = 0
        for slot in range(m.size):
            s.suit[owner, m.colour[owner, slot]] |= 1 << slot
    rules.find_winner(s)


@compiled
def deal_others(m: Any, t: Any, s: Any, dice: Any) -> None:
    """While hands are being arranged, a seat knows those that it arranges and nothing of the others (X5)."""
    count = rules.deck(s, t.order)
    kept = 0
    for i in range(count):
        if not is_passed(m, t.order[i]):
            t.order[kept] = t.order[i]
            kept += 1
    dice[0] = shuffle(t.order, kept, dice[0])
    for owner in range(m.seats - 1, -1, -1):
        first = owner * m.size
        for slot in range(m.size):
            if m.passed[owner, slot] != HIDDEN:
                t.order[first + slot] = card(m.colour[owner, slot], m.passed[owner, slot])
            else:
                kept -= 1
                t.order[first + slot] = t.order[kept]
    rules.start(s, t.order)
    if s.phase != m.phase:  # it has been decided who leads (X24)
        s.leader = m.turn
        rules.hand_out(s)
    for owner in range(m.seats):
        if m.arranged >> owner & 1:
            s.placed[owner] = m.size


@compiled
def is_passed(m: Any, card_number: int) -> bool:
    for owner in range(m.seats):
        for slot in range(m.size):
            if m.passed[owner, slot] != HIDDEN and card_number == card(m.colour[owner, slot], m.passed[owner, slot]):
                return True
    return False
