"""From variant to variant in XXL: which is played, who deals, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atout.game.xxl.variant import Variant
from atout.game.xxl.variants import VARIANTS

FULL_MATCH = range(1, 7)
"""K4: the variants of the rulebook, one after the other. What a house adds is played by itself: a record of a full match goes on
meaning these six, whatever there is besides."""


def variants_of(options: Mapping[str, Any] | None) -> list[Variant]:
    """Those that there are, or that a match with these options can come to."""
    if options is None:
        return list(VARIANTS.values())
    return [VARIANTS[number] for number in ([options["variant"]] if options.get("mode") == "series" else FULL_MATCH)]


def variant_of(options: Mapping[str, Any], number: int) -> Variant:
    """The variant of a deal: one after the other (K4), or always the same (K5)."""
    return VARIANTS[options["variant"] if options["mode"] == "series" else FULL_MATCH[(number - 1) % len(FULL_MATCH)]]


def length(options: Mapping[str, Any], players: int) -> int:
    """How many deals a match has."""
    if options["mode"] == "series":
        return options["times"] or players  # K5
    return len(FULL_MATCH) * options["cycles"]  # K4


def next_dealer(seats: list[int], dealer: int) -> int:
    return dealer % len(seats) + 1  # K7: one seat clockwise each time


def winners(seats: list[int], sums_of_places: Sequence[int]) -> list[int]:
    """K6: the lowest sum; equal sums share the win."""
    return [seat for seat, total in zip(seats, sums_of_places, strict=True) if total == min(sums_of_places)]
