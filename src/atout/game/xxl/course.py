"""From variant to variant in XXL: which is played, who deals, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atout.game.xxl.variant import Variant
from atout.game.xxl.variants import VARIANTS


def variants_of(options: Mapping[str, Any]) -> list[Variant]:
    """Those that a match with these options can come to."""
    return [VARIANTS[options["variant"]]] if options.get("mode") == "series" else list(VARIANTS.values())


def variant_of(options: Mapping[str, Any], number: int) -> Variant:
    """The variant of a deal: one after the other (K4), or always the same (K5)."""
    return VARIANTS[options["variant"] if options["mode"] == "series" else (number - 1) % len(VARIANTS) + 1]


def length(options: Mapping[str, Any], players: int) -> int:
    """How many deals a match has."""
    if options["mode"] == "series":
        return options["times"] or players  # K5
    return len(VARIANTS) * options["cycles"]  # K4


def next_dealer(seats: list[int], dealer: int) -> int:
    return dealer % len(seats) + 1  # K7: one seat clockwise each time


def winners(seats: list[int], sums_of_places: Sequence[int]) -> list[int]:
    """K6: the lowest sum; equal sums share the win."""
    return [seat for seat, total in zip(seats, sums_of_places, strict=True) if total == min(sums_of_places)]
