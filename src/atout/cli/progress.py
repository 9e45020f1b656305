"""How far something is, for people who watch a terminal; nothing where nobody does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Gives a function that shows how much is done, of how much, and how long the rest may take."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def warm_up(game: str, players: int, options: Mapping[str, Any], bots: Sequence[str]) -> None:
    """Compiles what these bots need; on a machine that has done it before this takes no time."""
    from atout.bots.warming import warm_up as compile_all

    with bar("compiling, once on this machine") as show:
        compile_all(game, players, options, expert="expert" in bots, progress=show)
