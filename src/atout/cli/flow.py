"""Things beside each other, over as many lines as they need: a line ends between two of them, never within one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    def __init__(self, things: Sequence[Text], gap: str = "  ") -> None:
        self._things = things
        self._gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for thing in self._things:
            if line and line.cell_len + len(self._gap) + thing.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True)
            line.append(self._gap if line else "").append(thing)
        yield line
