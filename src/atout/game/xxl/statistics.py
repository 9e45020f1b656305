"""What counts in matches of XXL: places, in each variant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atout.game.xxl.match import Xxl
from atout.match.match import Step
from atout.match.statistics.part import Part, counted
from atout.match.statistics.ratio import average, ratio


def details(match: Xxl, end: Step) -> dict[str, Any]:
    """Which variant it was."""
    return {"variant": match.variant_of(end.deal)}


def together(parts: Sequence[Part]) -> dict[str, Any]:
    variants: dict[int, list[int]] = {}
    for part in parts:
        for deal in part.match["deals"]:
            variants.setdefault(deal["variant"], []).append(deal["places"][part.player])
    return {
        "matches": len(parts),
        "place": average([place for part in parts for place in part.each("places")]),
        "variants": {
            str(variant): {"place": average(places), "first": ratio(places.count(1), len(places)), "places": counted(places)}
            for variant, places in sorted(variants.items())
        },
    }
