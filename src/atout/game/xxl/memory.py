"""What a seat remembers of a deal of XXL, and what it works out from that: records that all variants share (belief.py)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled, record
from atout.rules.xxl.cards import CARDS, SEATS

ALL_CARDS = (1 << CARDS) - 1
OPEN = -2
"""In place of a seat: the card came to the table without being in a hand."""

MEMORY = record(
    ("seat", np.int8),
    ("second", np.int8),  # 1: a second round
    ("hand", np.int64),  # the seat's own, at first
    ("count", np.int8, SEATS),  # cards in each hand at first
    ("kept", np.int8),  # what the seat keeps for the second round, while others still choose
    ("keepers", np.int8),  # who has chosen
    # The stock, by position.
    ("first", np.int8),  # that was not dealt
    ("used", np.int8),  # the first that is still there
    ("taker", np.int8, CARDS),
    ("taken_at", np.int16, CARDS),
    ("card", np.int8, CARDS),  # NONE if the seat does not know it
    # Cards.
    ("shown_by", np.int8, CARDS),  # from whose hand, NONE if hidden
    ("shown_at", np.int16, CARDS),
    ("missing_at", np.int16, (SEATS, CARDS)),  # the last time when a seat showed not to have it
)

GROUPS = SEATS + CARDS

TABLES = record(
    # Groups of cards that came to somebody at the same moment.
    ("groups", np.int8),
    ("owner", np.int8, GROUPS),
    ("since", np.int16, GROUPS),
    ("size", np.int8, GROUPS),
    ("position", np.int8, GROUPS),  # in the stock, NONE if they were dealt
    ("possible", np.int64, GROUPS),  # the cards that can have come that way
    ("sequence", np.int8, GROUPS),  # groups, those with the fewest possibilities first
    # Cards.
    ("shown", np.int8, CARDS),  # by others, in order
    ("shows", np.int8),
    ("hidden", np.int64),
    # A world.
    ("free", np.int8, GROUPS),
    ("given", np.int64, GROUPS),
    ("hand", np.int64, SEATS),
    ("stock", np.int8, CARDS),
    ("order", np.int8, CARDS),
)


@compiled
def add_group(tables: Any, owner: int, since: int, size: int, position: int, possible: int) -> None:
    g = tables.groups + 0
    tables.owner[g] = owner
    tables.since[g] = since
    tables.size[g] = size
    tables.position[g] = position
    tables.possible[g] = possible
    tables.groups += 1
