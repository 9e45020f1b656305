"""What counts in matches of HILO: points, closed rounds, cleared lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from atout.match.kept import Step
from atout.match.match import Match
from atout.match.statistics.in_words import mean, share
from atout.match.statistics.part import Part
from atout.match.statistics.ratio import Average, Ratio, average, ratio
from atout.rules import hilo as rules


class Closed(TypedDict):
    closer: int
    """Which player, counted from 0."""
    cleared: list[int]


class InHilo(TypedDict):
    """What comes of somebody's matches."""

    matches: int
    points: Average
    best: int
    closings: Ratio
    """Of the rounds that they closed, those in which nobody else had as few points."""
    cleared: Average
    """Lines, in a round."""


def details(match: Match, end: Step) -> Closed:
    """Who has closed the round, and how many lines everybody has cleared, three cards each; from the last move of a round."""
    _, state = end.states()
    left = [
        sum(state.cell[owner, cell] != rules.NONE for cell in range(rules.cells(state.record, owner)))
        for owner in range(state.seats)
    ]
    return {"closer": state.closer, "cleared": [(rules.CELLS - cards) // 3 for cards in left]}


def together(parts: Sequence[Part]) -> InHilo:
    points = [score for part in parts for score in part.each("scores")]
    closed = [deal for part in parts for deal in part.match["deals"] if deal["closer"] == part.player]
    alone = sum(deal["places"][deal["closer"]] == 1 and deal["places"].count(1) == 1 for deal in closed)
    return {
        "matches": len(parts),
        "points": average(points),
        "best": min(points),
        "closings": ratio(alone, len(closed)),
        "cleared": average([lines for part in parts for lines in part.each("cleared")]),
    }


def table(people: Mapping[str, InHilo]) -> list[list[object]]:
    """The same of several people, as `atout statistics` prints it."""
    rows: list[list[object]] = [
        ["hilo", "matches", "rounds", "points a round", "best", "closed, alone lowest", "lines cleared a round"]
    ]
    for name, own in people.items():
        points, closings, cleared = mean(own["points"]), share(own["closings"]), mean(own["cleared"])
        rows.append([name, own["matches"], own["points"]["of"], points, own["best"], closings, cleared])
    return rows
