"""The same decisions on a GPU: one thread a table, its record in the memory of the device.

A template like stepping.py, which has to be loaded before it. Needs the extra `gpu`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
from numba import cuda

from atout.compiled import template
from atout.env.tables import Scratch

if TYPE_CHECKING:
    from atout.rules.rulebook import rules

stepping = template("atout.env.stepping", rules)

OBSERVATION = numba.from_dtype(rules.OBSERVATION)
CARDS = rules.CARDS
SEATS = rules.SEATS
WORDS = stepping.WORDS


def reset(t: Any, agreed: Any, seed: int) -> None:
    """Every table from its beginning."""
    seen = cuda.local.array(1, OBSERVATION)
    order = cuda.local.array(CARDS, numba.int8)
    scores = cuda.local.array(SEATS, numba.int32)
    points = cuda.local.array(SEATS, numba.int32)
    room = cuda.local.array(SEATS, numba.int32)
    legal = cuda.local.array(WORDS, numba.int64)
    i = cuda.grid(1)
    if i < t.seat.size:
        stepping.copy(agreed[0], t.states[i])
        stepping.begin_at(t.states[i], t, i, seed, i, Scratch(seen[0], order, scores, points, room, legal, legal))


def step(t: Any, actions: Any, terms: Any) -> None:
    """A decision at every table."""
    seen = cuda.local.array(1, OBSERVATION)
    order = cuda.local.array(CARDS, numba.int8)
    scores = cuda.local.array(SEATS, numba.int32)
    points = cuda.local.array(SEATS, numba.int32)
    room = cuda.local.array(SEATS, numba.int32)
    legal = cuda.local.array(WORDS, numba.int64)
    i = cuda.grid(1)
    if i < t.seat.size:
        stepping.step_at(t.states[i], t, i, actions[i], terms, Scratch(seen[0], order, scores, points, room, legal, legal))


def check(t: Any, actions: Any, wrong: Any) -> None:
    """Writes the lowest table whose action is not allowed."""
    legal = cuda.local.array(WORDS, numba.int64)
    i = cuda.grid(1)
    if i < t.seat.size and not stepping.is_legal(t.states[i], actions[i], legal):
        cuda.atomic.min(wrong, 0, i)


def roll(dice: Any, seed: int) -> None:
    """Where the random choices at each table begin."""
    i = cuda.grid(1)
    if i < dice.size:
        dice[i] = stepping.dice_of(seed, ~i & stepping.LOWER_HALF)


def choose(t: Any, dice: Any, actions: Any) -> None:
    """Any of the legal actions at each table."""
    legal = cuda.local.array(WORDS, numba.int64)
    i = cuda.grid(1)
    if i < t.seat.size:
        s = t.states[i]
        stepping.rules.legal(s, stepping.lowest(stepping.rules.waiting(s)), legal)
        dice[i] = stepping.advance(dice[i])
        actions[i] = stepping.pick(legal, stepping.words_of(s), dice[i] + 0)


def show(t: Any, seats: Any, features: Any) -> None:
    """What any seats see, one at each table."""
    seen = cuda.local.array(1, OBSERVATION)
    i = cuda.grid(1)
    if i < t.seat.size:
        stepping.show(t.states[i], seats[i], features[i], seen[0])


reset_kernel, step_kernel, check_kernel = cuda.jit(reset), cuda.jit(step), cuda.jit(check)
roll_kernel, choose_kernel, show_kernel = cuda.jit(roll), cuda.jit(choose), cuda.jit(show)
