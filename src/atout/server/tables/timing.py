"""When a table goes on by itself."""

from __future__ import annotations

from atout.server.tables.table import Table

SLACK = 3.0
"""Seconds that the process where something was decided has for what follows, before others look after it."""


def runs_out_at(table: Table) -> float | None:
    """When the next grace time or clock runs out, as long as nobody does anything."""
    if not table.playing:
        return None
    times = []
    if table.agreement.stand_in is not None:
        times = [chair.waited_for_until for chair in table.chairs.values() if chair.waited_for_until and chair.bot is None]
    if table.thinking and (out := table.thinking.out_at()):
        times.append(out[0])
    return min(times, default=None)


def due(table: Table) -> float | None:
    """When somebody must have looked after the table at the latest."""
    if table.people_only:
        return None
    times = [at] if (at := runs_out_at(table)) is not None else []
    if any(table.player(seat) is not None or table.is_forced(seat) for seat in table.to_act):
        times.append(table.changed_at + 1.25 * table.agreement.pace + SLACK)
    return min(times, default=None)
