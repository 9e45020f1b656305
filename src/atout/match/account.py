"""What was scored in a deal, and why: for every player a few lines, each with the rule that gave or took something.

Every game makes its own lines when a deal ends (`Match.account`), a score pad makes the same ones from what people write down,
and every place that tells somebody about points tells these. The points of a player's lines add up to the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict


class BidOf(TypedDict):
    """A bid that concerns others, and whose it is."""

    seat: int
    bid: int


class Line(TypedDict):
    """Something that gave or took points, or did not: `account-` and `what` is the sentence that says it."""

    rule: str
    what: str
    points: int
    arguments: dict[str, int | list[BidOf]]
    """What fills the sentence."""


def line(rule: str, what: str, points: int = 0, **arguments: int | list[BidOf]) -> Line:
    return {"rule": rule, "what": what, "points": points, "arguments": arguments}


def place_lines(places: Sequence[int]) -> list[Line]:
    """K6: where a deal's places are what is added up, the place of each player."""
    return [line("K6", "shared-place" if places.count(place) > 1 else "place", place=place) for place in places]
