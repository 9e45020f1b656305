"""The same random play on a GPU: one thread a game, its record in the thread's own memory.

A template like rollout.py. Needs the extra `gpu`; the rules are compiled as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import cuda

from atout.chance import scatter
from atout.compiled import template

if TYPE_CHECKING:
    from atout.rules.rulebook import rules

rollout = template("atout.env.rollout", rules)

STATE = numba.from_dtype(rules.STATE)
CARDS = rules.CARDS
WORDS = rollout.WORDS
THREADS = 128


def play_deals(agreed: Any, deals: int, seed: int, steps: Any) -> None:
    """Each thread plays `deals` deals from the agreed options on and writes how many decisions were made."""
    states = cuda.local.array(1, STATE)
    order = cuda.local.array(CARDS, numba.int8)
    actions = cuda.local.array(WORDS, numba.int64)
    tally = cuda.local.array(1, numba.int64)
    thread = cuda.grid(1)
    if thread < steps.size:
        states[0] = agreed[0]
        random = scatter(seed + thread)
        tally[0] = 0
        rollout.play_deals(states[0], order, actions, tally, deals, random)
        steps[thread] = tally[0]


kernel = cuda.jit(play_deals)


def run(agreed: np.ndarray, games: int, deals: int, seed: int) -> int:
    """Plays `games` times `deals` deals side by side and returns the number of decisions."""
    steps = cuda.device_array(games, np.int64)
    kernel[(games + THREADS - 1) // THREADS, THREADS](cuda.to_device(agreed), deals, seed, steps)
    return int(steps.copy_to_host().sum())
