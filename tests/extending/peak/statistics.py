"""What counts in matches of Peak: points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atout.match.kept import Step
from atout.match.match import Match
from atout.match.statistics.in_words import mean
from atout.match.statistics.part import Part
from atout.match.statistics.ratio import average


def details(match: Match, end: Step) -> dict[str, Any]:
    return {}


def together(parts: Sequence[Part]) -> dict[str, Any]:
    return {"matches": len(parts), "points": average([score for part in parts for score in part.each("scores")])}


def table(people: Mapping[str, dict[str, Any]]) -> list[list[object]]:
    return [["peak", "matches", "points a deal"], *([name, own["matches"], mean(own["points"])] for name, own in people.items())]
