"""What a tournament says: means, paired differences with their intervals, ratings. A deal is one observation."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import NormalDist
from typing import Any

from openskill.models import PlackettLuce

from atout.bots.arena.plan import Game, Plan
from atout.match.statistics.ratio import FEW

MEASURES = ("score", "place", "win")
CONFIDENCE = 0.95


Interval = dict[str, Any]
"""`mean`, and `interval`, the half-width of its confidence interval: None where it cannot be told."""


def mean_with_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """By Student's distribution. A few values, or such as are all the same, tell nothing about how far others would lie apart.

    >>> mean_with_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    {'mean': 3.0, 'interval': 1.9632}
    >>> mean_with_interval([1.0, 2.0])
    {'mean': 1.5, 'interval': None}
    """
    n = len(values)
    mean = sum(values) / n
    if n < FEW or min(values) == max(values):
        return {"mean": round(mean, 4), "interval": None}
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return {"mean": round(mean, 4), "interval": round(student(n - 1, confidence) * error, 4)}


def student(freedom: int, confidence: float) -> float:
    """The two-sided quantile of Student's distribution.

    >>> [round(student(n, 0.95), 3) for n in (1, 2, 3, 10, 100, 10_000)]
    [12.706, 4.303, 3.182, 2.228, 1.984, 1.96]
    """
    if freedom > 1000:
        return NormalDist().inv_cdf((1 + confidence) / 2)
    low, high = 0.0, 1e6
    while high - low > 1e-9 * max(1.0, low):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < confidence else (low, middle)
    return low


def within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t: a finite series (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for i in range(odd, freedom - 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (i + 1) / (i + 2)
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total


def by_deal(plan: Plan, games: Iterable[Game]) -> dict[int, dict[str, dict[str, float]]]:
    """For every deal that has been played in all rotations: the means of each bot over all of its seats."""
    played: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        played[game.deal].append(game)
    table = {}
    for deal in sorted(played):
        if len(played[deal]) == plan.rotations:
            table[deal] = {name: _means(plan, played[deal], name) for name in plan.names}
    return table


def _means(plan: Plan, games: list[Game], name: str) -> dict[str, float]:
    rows = [
        (game.scores[seat], game.places[seat], game.wins[seat])
        for game in games
        for seat, bot in enumerate(plan.seating(game.deal, game.rotation))
        if bot == name
    ]
    return {measure: sum(row[i] for row in rows) / len(rows) for i, measure in enumerate(MEASURES)}


def ratings(plan: Plan, table: dict[int, dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    """Plackett-Luce: every deal ranks the bots by their mean place in it."""
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in plan.names}
    for means in table.values():
        if len(rated) > 1:
            teams = model.rate([[rated[name]] for name in plan.names], ranks=[means[name]["place"] for name in plan.names])
            rated = {name: team[0] for name, team in zip(plan.names, teams, strict=True)}
    return {name: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2)} for name, r in rated.items()}


def summary(plan: Plan, games: Sequence[Game]) -> dict[str, Any]:
    """The table of a tournament, as JSON."""
    table = by_deal(plan, games)
    if not table:
        return {**plan.as_json(), "played": 0, "games": len(games), "table": [], "differences": []}
    rated = ratings(plan, table)
    rows: list[dict[str, Any]] = []
    for name in plan.names:
        means = {m: mean_with_interval([deal[name][m] for deal in table.values()]) for m in MEASURES}
        rows.append({"bot": name, **means, "rating": rated[name]})
    rows.sort(key=lambda row: row["place"]["mean"])
    order = [row["bot"] for row in rows]
    return {
        **plan.as_json(),
        "more_is_better": games[0].more_is_better,
        "played": len(table),
        "games": sum(game.deal in table for game in games),
        "seconds": round(sum(game.seconds for game in games), 1),
        "table": rows,
        "differences": [difference(table, a, b) for a, b in combinations(order, 2)],
    }


def difference(table: dict[int, dict[str, dict[str, float]]], a: str, b: str, confidence: float = CONFIDENCE) -> dict[str, Any]:
    """How much better or worse one bot is than another in the same deals."""
    paired = {m: mean_with_interval([deal[a][m] - deal[b][m] for deal in table.values()], confidence) for m in MEASURES}
    return {"bots": [a, b], **paired}


def excludes_zero(interval: Interval) -> bool:
    return interval["interval"] is not None and abs(interval["mean"]) > interval["interval"]
