"""Random numbers for simulations, beliefs and search; real matches are shuffled by `match/seed.py`.

A generator of the kind 'multiply with carry': the lower half of its state times a constant, plus the upper half. Nothing
overflows a signed 64-bit integer, so that plain Python, compiled code and a GPU draw the same numbers.
"""

from __future__ import annotations

from typing import Any

from atout.compiled import compiled
from atout.rules.bits import WORD, nth, popcount, size

MULTIPLIER = 1640531364
"""Both `MULTIPLIER * 2**32 - 1` and half of it are prime, which makes the period longer than 2**61."""
LOWER_HALF = 0xFFFFFFFF


@compiled
def advance(random: int) -> int:
    """The next state of the generator."""
    return (random & LOWER_HALF) * MULTIPLIER + (random >> 32)


@compiled
def scatter(seed: int) -> int:
    """A state of the generator, far from that of the next seed."""
    random = (seed & LOWER_HALF) + (1 << 32)
    for _ in range(8):
        random = advance(random ^ (random >> 32))
    return random


@compiled
def below(random: int, n: int) -> int:
    """A number from 0 to n - 1 from the state of the generator: 32 of its bits times n, without a division."""
    return ((random ^ random >> 32) & LOWER_HALF) * n >> 32


@compiled
def roll(dice: Any, n: int) -> int:
    """A number from 0 to n - 1, from a generator whose state stands in an array."""
    dice[0] = advance(dice[0])
    return below(dice[0], n)


@compiled
def fraction(dice: Any) -> float:
    """A number from 0 to 1, 1 excluded."""
    return roll(dice, 1 << 31) / (1 << 31)


@compiled
def shuffle(order: Any, count: int, random: int) -> int:
    """Shuffles the first `count` elements and returns the next state of the generator."""
    for i in range(count - 1, 0, -1):
        random = advance(random)
        j = below(random, i + 1)
        order[i], order[j] = order[j], order[i]
    return random


@compiled
def no_reshuffle(s: Any, order: Any) -> None:
    """In place of `rules.reshuffle`, for games that shuffle only once."""


@compiled
def pick(numbers: Any, words: int, random: int) -> int:
    """A member of a set of several words, each as likely as the other."""
    n = below(random, size(numbers, words))
    word = 0
    while n >= popcount(numbers[word]):
        n -= popcount(numbers[word])
        word += 1
    return word * WORD + nth(numbers[word], n)
