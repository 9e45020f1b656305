"""What counts in matches of Xylotar: points, and bids that were made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from atout.match.kept import Step
from atout.match.match import Match
from atout.match.statistics.in_words import mean, share
from atout.match.statistics.part import Part
from atout.match.statistics.ratio import Average, Ratio, average, ratio
from atout.rules import xylotar as rules


class Made(TypedDict):
    made: list[bool]


class InXylotar(TypedDict):
    """What comes of somebody's matches."""

    matches: int
    points: Average
    best: int
    bids: Ratio


def details(match: Match, end: Step) -> Made:
    """Who has made their bid, from the last move of a round."""
    _, state = end.states()
    return {"made": [bool(rules.made_bid(state.record, seat - 1)) for seat in match.seats]}


def together(parts: Sequence[Part]) -> InXylotar:
    points = [score for part in parts for score in part.each("scores")]
    made = [made for part in parts for made in part.each("made")]
    return {"matches": len(parts), "points": average(points), "best": max(points), "bids": ratio(sum(made), len(made))}


def table(people: Mapping[str, InXylotar]) -> list[list[object]]:
    """The same of several people, as `atout statistics` prints it."""
    rows: list[list[object]] = [["xylotar", "matches", "rounds", "points a round", "best", "made bids"]]
    for name, own in people.items():
        rows.append([name, own["matches"], own["points"]["of"], mean(own["points"]), own["best"], share(own["bids"])])
    return rows
