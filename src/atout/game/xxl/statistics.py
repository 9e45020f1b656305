"""What counts in matches of XXL: places, in each variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from atout.game.xxl.match import Xxl
from atout.game.xxl.variants import VARIANTS
from atout.match.kept import Step
from atout.match.statistics.in_words import mean
from atout.match.statistics.part import Part, counted
from atout.match.statistics.ratio import Average, Ratio, average, ratio


class Which(TypedDict):
    variant: int | None


class InVariant(TypedDict):
    place: Average
    first: Ratio
    places: list[int]
    """How often first, second and so on."""


class InXxl(TypedDict):
    """What comes of somebody's matches."""

    matches: int
    place: Average
    """In a deal of any variant."""
    variants: dict[str, InVariant]
    """By their numbers, those that they have played."""


def details(match: Xxl, end: Step) -> Which:
    """Which variant it was."""
    return {"variant": match.kind_of(end.deal).number}


def together(parts: Sequence[Part]) -> InXxl:
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


def table(people: Mapping[str, InXxl]) -> list[list[object]]:
    """The same of several people, as `atout statistics` prints it: places in each variant, and how many deals they rest on."""
    rows: list[list[object]] = [["xxl, place (deals)", *people]]
    for number, variant in VARIANTS.items():
        places = [own["variants"].get(str(number)) for own in people.values()]
        if any(places):
            rows.append([f"{number} {variant.names['en']}", *(_place(own["place"]) if own else "" for own in places)])
    return [*rows, ["all", *(_place(own["place"]) for own in people.values())]]


def _place(average: Average) -> str:
    return f"{mean(average)} ({average['of']})"
