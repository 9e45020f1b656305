"""Cards, sets and records as the rules have them, for those who speak of them otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

import numpy as np

from atout.compiled import blank, buffer
from atout.rules.bits import WORD, words_for


@cache
def scratch(dtype: np.dtype[Any], use: str) -> Any:
    """A record to look at something for a moment. Whoever uses it fills it first and keeps nothing of it."""
    return blank(dtype)


def actions_of(rulebook: ModuleType) -> Any:
    """Where `legal` writes a set of actions."""
    return buffer(np.int64, words_for(rulebook.ACTIONS))


def as_list(actions: Any) -> list[int]:
    """A set of actions, as `legal` writes it."""
    return [WORD * word + bit for word, bits in enumerate(actions) if bits for bit in members(int(bits))]


def as_buffer(cards: Sequence[int]) -> Any:
    """Cards as the rulebook takes them."""
    order = buffer(np.int8, len(cards))
    for i, card in enumerate(cards):
        order[i] = card
    return order


@lru_cache(maxsize=10_000)
def members(bits: int) -> tuple[int, ...]:
    """The members of a set of seats, slots or actions, in order."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
