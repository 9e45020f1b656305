"""Peak: every way to deal the cards that a seat has not seen is as likely as any other."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.belief.known import Known
from atout.chance import shuffle
from atout.compiled import compiled, record
from tests.extending.peak import rules

PRIVATE = True
MEMORY = rules.OBSERVATION
TABLES = record(("unseen", np.int8, rules.CARDS), ("count", np.int8))


@compiled
def veil(dealt: Any, seat: int, s: Any) -> None:
    rules.copy_public(dealt, s)
    for owner in range(rules.SEATS):
        s.hand[owner] = dealt.hand[owner] if owner == seat else 0


@compiled
def remember(dealt: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, memory: Any) -> None:
    rules.observe(now, seat, memory)


@compiled
def prepare(known: Known, tables: Any) -> None:
    tables.count = 0
    for card in range(rules.CARDS):
        if not (known.memory.hand | known.memory.played) >> card & 1:
            tables.unseen[tables.count] = card
            tables.count += 1


@compiled
def sample(known: Known, tables: Any, world_dealt: Any, s: Any, actions: Any, dice: Any) -> float:
    memory = known.memory
    veil(known.dealt, memory.seat, world_dealt)
    rules.copy_public(memory, s)
    dice[0] = shuffle(tables.unseen, tables.count, dice[0])
    given = 0
    for owner in range(rules.SEATS):
        s.hand[owner] = memory.hand if owner == memory.seat else 0
        if owner != memory.seat:
            for _ in range(memory.left[owner]):
                s.hand[owner] |= 1 << tables.unseen[given]
                given += 1
    return 1.0
