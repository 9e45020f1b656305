"""Breaks servers and databases, one thing after the other, in an order that comes from a seed."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import NamedTuple

from atout.server.rooms.hub import DEAD_AFTER
from tests.faults.notes import Notes
from tests.faults.world import Database, Host, Postgres, Sqlite

log = logging.getLogger("faults")


class Fault(NamedTuple):
    """What happens, and numbers between 0 and 1 that decide how, and how long before."""

    kind: str
    which: float
    long: float
    before: float


KINDS: dict[type[Database], tuple[str, ...]] = {
    Sqlite: ("server killed", "server stopped", "server paused", "bots killed", "database locked", "disk full"),
    Postgres: (
        "server killed",
        "server stopped",
        "server paused",
        "worker killed",
        "bots killed",
        "database cut off",
        "database crashed",
        "disk full",
    ),
}


def plan(database: type[Database], random: Random) -> list[Fault]:
    """Every kind of fault once, in any order."""
    kinds = KINDS[database]
    return [Fault(kind, *(random.random() for _ in range(3))) for kind in random.sample(kinds, len(kinds))]


class Saboteur:
    def __init__(self, database: Database, hosts: list[Host], notes: Notes, *, rest: float, longest_pause: float) -> None:
        self._database = database
        self._hosts = hosts
        self._notes = notes
        self._rest = rest
        """Seconds between faults, at most: time to play."""
        self._longest_pause = longest_pause
        self._pauses: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()
        self.noticed: Counter[str] = Counter()
        """How often somebody was told 'not-saved' during such a fault."""
        self._faults: dict[str, Callable[[Fault], Awaitable[None]]] = {
            "server killed": self._kill,
            "server stopped": self._stop,
            "server paused": self._pause,
            "worker killed": self._kill_worker,
            "bots killed": self._kill_bots,
            "database locked": self._lock,
            "database cut off": self._cut,
            "database crashed": self._crash,
            "disk full": self._fill,
        }

    async def carry_out(self, faults: list[Fault]) -> None:
        for fault in faults:
            await asyncio.sleep(self._rest * (0.2 + 0.8 * fault.before))
            before = self._notes.counts["not-saved"]
            await self._faults[fault.kind](fault)
            self.counts[fault.kind] += 1
            self.noticed[fault.kind] += self._notes.counts["not-saved"] - before
            log.info("%s", fault.kind)

    async def finish(self) -> None:
        """When it returns, everything runs again."""
        await asyncio.gather(*self._pauses)
        for host in self._hosts:
            async with host.in_trouble:
                await host.start()

    @asynccontextmanager
    async def _some_host(self, fault: Fault, *, first: int = 0) -> AsyncIterator[Host]:
        """One of the servers, if possible one that is not in trouble already."""
        free = [host for host in self._hosts[first:] if not host.in_trouble.locked()] or self._hosts[first:]
        host = free[int(fault.which * len(free))]
        async with host.in_trouble:
            yield host

    # --- Servers ---

    async def _kill(self, fault: Fault) -> None:
        async with self._some_host(fault) as host:
            await host.kill()
            await asyncio.sleep(fault.long)
            await host.start()

    async def _stop(self, fault: Fault) -> None:
        async with self._some_host(fault) as host:
            await host.stop()
            await host.start()

    async def _pause(self, fault: Fault) -> None:
        """Longer than others wait for a sign of life. Where others go on, more can happen meanwhile."""
        task = asyncio.create_task(self._pause_for(DEAD_AFTER + 1 + fault.long * (self._longest_pause - DEAD_AFTER - 1), fault))
        self._pauses.add(task)
        task.add_done_callback(self._pauses.discard)
        if len(self._hosts) == 1:
            await task

    async def _pause_for(self, seconds: float, fault: Fault) -> None:
        async with self._some_host(fault) as host:
            with host.paused():
                await asyncio.sleep(seconds)

    async def _kill_worker(self, fault: Fault) -> None:
        """One of several processes; their parent replaces it."""
        host = self._hosts[0]
        async with host.in_trouble:
            workers = host.server.workers if host.server else []
            with suppress(ProcessLookupError):
                if workers:
                    os.kill(workers[int(fault.which * len(workers))], signal.SIGKILL)

    async def _kill_bots(self, fault: Fault) -> None:
        """The processes in which bots think."""
        async with self._some_host(fault) as host:
            host.signal(signal.SIGKILL, host.thinkers)

    # --- Databases ---

    async def _lock(self, fault: Fault) -> None:
        assert isinstance(self._database, Sqlite)
        async with self._database.locked():
            await asyncio.sleep(Sqlite.BUSY)
            for _ in range(100):
                await asyncio.sleep(0.1)
                if any(host.failures for host in self._hosts):
                    break

    async def _cut(self, fault: Fault) -> None:
        assert isinstance(self._database, Postgres)
        await self._database.cut()

    async def _crash(self, fault: Fault) -> None:
        assert isinstance(self._database, Postgres)
        await self._database.restart()

    async def _fill(self, fault: Fault) -> None:
        """Until somebody has noticed, and a while longer."""
        known = self._notes.counts["not-saved"]
        async with self._database.full(self._hosts):
            for _ in range(100):
                await asyncio.sleep(0.1)
                if self._notes.counts["not-saved"] > known:
                    await asyncio.sleep(2 * fault.long)
                    break
