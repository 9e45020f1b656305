"""How far something is, for people who watch a terminal; nothing where nobody does."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

Thing = TypeVar("Thing")
Show = Callable[[int, int], None]
"""How much is done, of how much."""
PAUSE = 5.0
"""Seconds between two lines, on a terminal that cannot draw over what it has shown."""


@contextmanager
def bar(what: str) -> Iterator[Show]:
    """Gives a function that shows how much is done, of how much, how fast it goes, and how long the rest may take."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
    elif os.environ.get("TERM", "dumb") in ("dumb", "unknown"):
        yield Lines(what)
    else:
        with _drawn(what) as show:
            yield show


@contextmanager
def _drawn(what: str) -> Iterator[Show]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(shown_rate(task.finished_speed or task.speed))

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(), TextColumn("left"))
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=60) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


class Lines:
    """A line now and then: `matches: 120 of 1000, 40/s, 22 s left`."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.began = self.shown = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self.shown < PAUSE:
            return
        self.shown = now
        print(line(self.what, done, total, now - self.began), file=sys.stderr, flush=True)


def line(what: str, done: int, total: int, seconds: float) -> str:
    rate = done / seconds if done and seconds else None
    left = f", {(total - done) / rate:.0f} s left" if rate else ""
    return f"{what}: {done} of {total}" + (f", {shown_rate(rate)}" if rate else "") + left


def shown_rate(rate: float | None) -> str:
    """`40/s`, or `12/min` where little happens in a second."""
    if not rate:
        return ""
    return f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.1f}/s" if rate >= 1 else f"{60 * rate:.1f}/min"


def along(what: str, things: Sequence[Thing]) -> Iterator[Thing]:
    """One after the other, and how many there have been."""
    with bar(what) as show:
        for number, thing in enumerate(things):
            show(number, len(things))
            yield thing


def warm_up(game: str, players: int, options: Mapping[str, Any], bots: Sequence[str]) -> None:
    """Compiles what these bots need; on a machine that has done it before this takes no time."""
    from atout.bots.levels import LEVELS
    from atout.bots.warming import warm_up as compile_all

    with bar("compiling, once on this machine") as show:
        compile_all(game, players, options, expert=any(LEVELS[bot].thinks_ahead for bot in bots), progress=show)
