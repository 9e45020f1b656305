"""Thinking beside a person at a terminal: a pool of one's own, in a thread, so that the first moves need not wait for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from atout.belief.seen import Seen
from atout.bots import asking
from atout.bots.stakes import Stakes
from atout.bots.thinking import Effort, Thought
from atout.thinkers.pool import CannotThink, Pool, Question

Found = TypeVar("Found")


class Desk:
    def __init__(self, rules: Sequence[str]) -> None:
        """Gets ready for these modules of the rulebook: compiles what has not been compiled on this machine."""
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._pool: Pool = self._do(_open_pool()).result()
        self._rules = rules
        self._compiled: set[str] = set()
        self._preparing = self._do(self._prepare(rules))

    @property
    def progress(self) -> float:
        """From 0 to 1; at 1 everything is compiled."""
        begun = self._pool.compiler.progress
        return sum(1.0 if name in self._compiled else begun.get(name, 0.0) for name in self._rules) / max(1, len(self._rules))

    @property
    def ready(self) -> bool:
        return self.progress == 1

    def wait_for(self, rules: str) -> None:
        """Until search is compiled for a module of the rulebook; RuntimeError if that is not possible."""
        if rules not in self._compiled:
            self._do(self._prepare([rules])).result()

    def think(self, seen: Seen, stakes: Stakes, effort: Effort, seed: int) -> Thought | None:
        """What came of thinking; None if that is not possible, or not yet."""
        if seen.rules.__name__ not in self._compiled:
            return None
        try:
            return self._do(asking.think(self._ask, seen, stakes, effort, seed)).result()
        except CannotThink:
            return None

    def close(self) -> None:
        self._preparing.cancel()
        self._do(self._pool.close()).result()
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _do(self, work: Coroutine[Any, Any, Found]) -> Future[Found]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    async def _ask(self, crew: str, rules: str, body: bytes) -> bytes | None:
        return await self._pool.ask(Question(crew, rules, body))

    async def _prepare(self, rules: Sequence[str]) -> None:
        for name in rules:
            while not await asking.prepare(self._ask, name):
                if name in self._pool.compiler.failed:
                    raise CannotThink("search cannot be compiled on this machine")
                await asyncio.sleep(0.2)
            self._compiled.add(name)


async def _open_pool() -> Pool:
    """Nobody else asks: one thought at a time, and it stays as long as its owner."""
    return Pool(thinkers=1, quick=0, idle=float("inf"))
