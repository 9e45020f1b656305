"""How often, of how many, and how far that can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypedDict

FEW = 5
"""From fewer than these, nothing can be told but what has happened."""
SPREAD = 1.96
"""95 %."""


class Ratio(TypedDict):
    """How often, of how many."""

    count: int
    of: int
    share: float | None
    low: float | None
    """Where the true share lies; null where there are too few to tell."""
    high: float | None


class Average(TypedDict):
    """How much on average, of how many."""

    mean: float | None
    error: float | None
    """Of the mean, 95 %; null where there are too few to tell."""
    of: int


def ratio(count: int, of: int) -> Ratio:
    """A share with its interval (Wilson's, 95 %), or without where there are too few to tell."""
    low, high = wilson(count, of) if of >= FEW else (None, None)
    return {"count": count, "of": of, "share": count / of if of else None, "low": low, "high": high}


def wilson(count: int, of: int) -> tuple[float, float]:
    """Where the true share lies, given `count` of `of`.

    >>> [round(bound, 2) for bound in wilson(5, 20)]
    [0.11, 0.47]
    """
    share, square = count / of, SPREAD**2
    middle = share + square / (2 * of)
    width = SPREAD * sqrt(share * (1 - share) / of + square / (4 * of * of))
    scale = 1 + square / of
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def average(values: Sequence[float]) -> Average:
    """A mean, with the 95 % error of it where there are enough values."""
    n = len(values)
    if not n:
        return {"mean": None, "error": None, "of": 0}
    mean = sum(values) / n
    if n < FEW:
        return {"mean": mean, "error": None, "of": n}
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return {"mean": mean, "error": SPREAD * sqrt(variance / n), "of": n}
