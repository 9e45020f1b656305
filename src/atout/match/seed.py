"""Format 1 of the seed: how 32 bytes become every shuffle and draw of a match.

docs/seed.md describes it with test vectors, so that it can be written again in any language. One stream for each purpose,
named by a label: what one deal draws never depends on how much another one drew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Stream:
    """Unbiased draws from SHA-256 in counter mode over a seed and a label.

    >>> Stream(bytes(32), "atout/1 dealer").below(4)
    2
    """

    def __init__(self, seed: bytes, label: str) -> None:
        self._prefix = seed + label.encode()
        self._counter = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words beyond the last multiple of n are drawn again."""
        limit = 2**32 - 2**32 % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in random order (Fisher and Yates, from the end)."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._prefix + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()


def dealer(seed: bytes) -> Stream:
    """Who deals first."""
    return Stream(seed, "atout/1 dealer")


def deal(seed: bytes, number: int) -> Stream:
    """The shuffle of a deal; deals are counted from 1."""
    return Stream(seed, f"atout/1 deal {number}")


def reshuffle(seed: bytes, number: int, time: int) -> Stream:
    """A shuffle in the middle of a deal, counted from 1."""
    return Stream(seed, f"atout/1 deal {number} reshuffle {time}")


def arrangement(seed: bytes, number: int, seat: int) -> Stream:
    """The order of equal values in a hand that was given, when the program arranges it."""
    return Stream(seed, f"atout/1 deal {number} arrange {seat}")
