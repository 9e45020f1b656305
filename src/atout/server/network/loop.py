"""The event loop with a stop-watch: how long its longest single task keeps everybody else waiting.

Everything of a process happens in one loop, one task after the other, so one long task makes all tables wait. What counts is
the processor time of the loop's own thread: a busy machine makes everything late, but no task longer. Most tasks take some
microseconds; to look at a cheap clock twice costs them little, and only those that took a millisecond are measured.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from atout.server.metrics import LONGEST_TASK, TASK

if TYPE_CHECKING:
    Base = asyncio.SelectorEventLoop
else:
    try:
        from uvloop import Loop as Base
    except ImportError:  # Windows has none
        Base = asyncio.ProactorEventLoop if sys.platform == "win32" else asyncio.SelectorEventLoop

T = TypeVar("T")
SHORT = 0.001
"""Seconds below which nobody cares how long a task took; and by which a measurement may be too long."""
GIVES_WAY = 0.0005
"""Seconds after which a thread that works beside the loop lets it go on: ten times as soon as Python's own."""
REMEMBERED = 30
"""So many of the last looks are 'lately' (hub.py looks every other second)."""


class Stopwatch:
    """Of the one loop that a process has."""

    def __init__(self) -> None:
        self._running = False
        self._used = thread_time()
        self._read_at = perf_counter()
        self._longest = 0.0
        self._lately: deque[float] = deque(maxlen=REMEMBERED)

    def start(self) -> None:
        """From now on somebody may be waiting. Before that, loading everything is one long task.

        What has been loaded stays, and need not be looked through again by the garbage collector, which would stop everything."""
        sys.setswitchinterval(GIVES_WAY)
        gc.collect()
        gc.freeze()
        self._used, self._read_at, self._running = thread_time(), perf_counter(), True

    def run(self, task: Callable[..., Any], *arguments: Any) -> Any:
        begun = perf_counter()
        if begun - self._read_at > SHORT:
            self._used, self._read_at = thread_time(), begun
        try:
            return task(*arguments)
        finally:
            if perf_counter() - begun > SHORT:
                self._note()

    def _note(self) -> None:
        used = thread_time()
        took, self._used, self._read_at = used - self._used, used, perf_counter()
        if self._running:
            TASK.observe(took)
            self._longest = max(self._longest, took)

    def show(self) -> None:
        """Tells whoever reads the figures what the longest task of the last minute was."""
        self._lately.append(self._longest)
        self._longest = 0.0
        LONGEST_TASK.set(max(self._lately))


WATCH = Stopwatch()
run = WATCH.run


READER = ThreadPoolExecutor(1, "reader")
"""Does what takes long, one thing after the other, while the loop goes on."""


WHOSE: ContextVar[str] = ContextVar("whose", default="")
"""The address that a request has come from."""
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def aside(work: Callable[..., T], *arguments: Any) -> T:
    """Has something done outside of the loop. Addresses take turns: whoever asks for a lot waits for themselves."""
    async with _turns.setdefault(WHOSE.get(), asyncio.Lock()):
        return await asyncio.get_running_loop().run_in_executor(READER, work, *arguments)


class TimedLoop(Base):
    """Every callback, and so every step of every task, runs under the watch. What comes from the network calls the methods of
    `wire.py` without coming by here; they use the watch themselves."""

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        if callback is run:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(run, callback, *args, context=context)

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        if callback is run:
            return super().call_soon_threadsafe(callback, *args, context=context)
        return super().call_soon_threadsafe(run, callback, *args, context=context)

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        if callback is run:  # one of the two is made of the other, in every loop the other way round
            return super().call_later(delay, callback, *args, context=context)
        return super().call_later(delay, run, callback, *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        if callback is run:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, run, callback, *args, context=context)
