"""Plays a tournament: goes on where an earlier run stopped, and stops early when the result is clear."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from atout.bots.arena.journal import Journal
from atout.bots.arena.plan import Plan
from atout.bots.arena.report import as_svg, as_text
from atout.bots.arena.statistics import summary
from atout.bots.arena.stopping import Until
from atout.bots.arena.workers import on_cores, on_ray

CHECK_EVERY = 10


def play(
    plan: Plan,
    journal: Journal,
    progress: Callable[[int, int], None],
    until: Until | None = None,
    ray: str | None = None,
    cores: int | None = None,
) -> dict[str, Any]:
    """Plays what is missing, tells `progress` how many games of how many are there, and returns the table."""
    total = plan.deals * plan.rotations
    missing = iter(journal.missing(plan))
    progress(len(journal.games), total)
    if not (until and until.reached(plan, journal.games)):
        played = on_ray(plan, missing, ray) if ray else on_cores(plan, missing, cores)
        try:
            for game, record in played:
                journal.add(game, record)
                progress(len(journal.games), total)
                if until and len(journal.games) % CHECK_EVERY == 0 and until.reached(plan, journal.games):
                    break
        finally:
            played.close()  # type: ignore[attr-defined]
    return write(plan, journal)


def write(plan: Plan, journal: Journal) -> dict[str, Any]:
    """The table as text, JSON and a picture, in the tournament's folder."""
    result = summary(plan, journal.games)
    files = {"table.txt": as_text(result) + "\n", "table.json": json.dumps(result, indent=1) + "\n"}
    if result["table"]:
        files["table.svg"] = as_svg(result)
    for name, text in files.items():
        (journal.folder / name).write_text(text, encoding="utf-8")
    return result
