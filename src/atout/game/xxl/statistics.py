"""What counts in matches of XXL: places, in each variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atout.game.xxl.match import Xxl
from atout.game.xxl.variants import VARIANTS
from atout.match.match import Step
from atout.match.statistics.in_words import mean
from atout.match.statistics.part import Part, counted
from atout.match.statistics.ratio import average, ratio


def details(match: Xxl, end: Step) -> dict[str, Any]:
    """Which variant it was."""
    return {"variant": match.kind_of(end.deal).number}


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


def table(people: Mapping[str, dict[str, Any]]) -> list[list[object]]:
    """The same of several people, as `atout statistics` prints it: places in each variant, and how many deals they rest on."""
    rows: list[list[object]] = [["xxl, place (deals)", *people]]
    for number, variant in VARIANTS.items():
        places = [own["variants"].get(str(number)) for own in people.values()]
        if any(places):
            rows.append([f"{number} {variant.names['en']}", *(_place(own["place"]) if own else "" for own in places)])
    return [*rows, ["all", *(_place(own["place"]) for own in people.values())]]


def _place(average: dict[str, Any]) -> str:
    return f"{mean(average)} ({average['of']})"
