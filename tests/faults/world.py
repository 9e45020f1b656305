"""What is to be broken: real servers on fixed ports, and the database behind them."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.support import postgres
from tests.server.support.ports import free_port
from tests.server.support.servers import Server, command_of, descendants, limit_files


class Host:
    """One `atout serve`, always on the same port, so that clients find it again."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self.in_trouble = asyncio.Lock()
        """Held while somebody breaks or mends it."""
        self._database = database
        self._options = options
        self.server: Server | None = None
        self.log: list[dict[str, Any]] = []

    async def start(self) -> None:
        """As a supervisor does: again and again, if the database is down."""
        while self.server is None:
            with suppress(AssertionError):
                self.server = await asyncio.to_thread(Server, self._database, "--port", str(self.port), *self._options)

    @property
    def processes(self) -> list[int]:
        if self.server is None:
            return []
        return [*descendants(self.server.process.pid), self.server.process.pid]

    @property
    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for pid in self.processes if "atout.thinkers" in command_of(pid)]

    @property
    def failures(self) -> int:
        """How often it could not save something, since it runs."""
        return sum(event["event"] == "not saved" for event in self.server.events()) if self.server else 0

    async def kill(self) -> None:
        if self.server:
            server, self.server = self.server, None
            await asyncio.to_thread(server.kill)
            self.log += server.events()

    async def stop(self) -> None:
        """Politely, but not for ever."""
        if self.server:
            with suppress(subprocess.TimeoutExpired):
                await asyncio.to_thread(self.server.stop)
            await self.kill()

    def signal(self, number: int, pids: Iterable[int]) -> None:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Nothing of it runs; it does not know, and goes on afterwards as if no time had passed."""
        stopped = self.processes
        self.signal(signal.SIGSTOP, reversed(stopped))  # the parent first: it would replace workers that do not answer
        try:
            yield
        finally:
            self.signal(signal.SIGCONT, stopped)


class Database(ABC):
    address: str

    @abstractmethod
    def hosts(self) -> list[Host]: ...

    @abstractmethod
    def open(self) -> AbstractAsyncContextManager[None]:
        """A context in which it runs."""

    @abstractmethod
    def full(self, hosts: list[Host]) -> AbstractAsyncContextManager[None]:
        """A context in which there is no room left for it on the disk."""

    @abstractmethod
    async def prepare(self) -> None:
        """Done once, when its tables are there."""


class Sqlite(Database):
    BUSY = 10.0
    """Seconds that a server waits for somebody else's lock (storage/database.py)."""

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "atout.db")

    def hosts(self) -> list[Host]:
        return [Host(self.address)]

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        yield

    async def prepare(self) -> None:
        pass

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Somebody else writes, and takes their time."""
        connection = sqlite3.connect(self.address, isolation_level=None, check_same_thread=False, timeout=30)
        try:
            await asyncio.to_thread(connection.execute, "BEGIN EXCLUSIVE")
            yield
        finally:
            connection.close()

    @asynccontextmanager
    async def full(self, hosts: list[Host]) -> AsyncIterator[None]:
        """Files of the server cannot grow beyond one page."""
        limit_files([pid for host in hosts for pid in host.processes], "4096")
        try:
            yield
        finally:
            limit_files([pid for host in hosts for pid in host.processes], "unlimited")


class Postgres(Database):
    SEGMENT = 2**20
    """Bytes of a file of PostgreSQL's own log (tests/server/support/postgres.py): such files must fit into the quota."""

    def __init__(self, folder: Path) -> None:
        self._server: postgres.Server | None = None

    def hosts(self) -> list[Host]:
        """Three processes that serve: two workers of one server, and another server."""
        return [Host(self.address, "--workers", "2"), Host(self.address)]

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        with postgres.running() as self._server:
            self.address = self._server.address
            yield

    async def prepare(self) -> None:
        """Old entries, so many that the log does not fit into the quota of a full disk."""
        connection = await asyncpg.connect(self.address)
        filler = "INSERT INTO entries SELECT 'filler', n, 0, 'filler', repeat(md5(n::text), 8) FROM generate_series(1, 8000) n"
        await connection.execute(filler)
        await connection.close()

    async def cut(self) -> None:
        """Every connection to the database ends, whatever it is doing."""
        with suppress(OSError, asyncpg.PostgresError):
            connection = await asyncpg.connect(self.address, timeout=5)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename IS NOT NULL"
            await connection.execute(cut)
            await connection.close()

    async def restart(self) -> None:
        """As after a power cut: nothing is written down before it stops."""
        assert self._server is not None
        await asyncio.to_thread(self._server.crash)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(self._server.start)

    @asynccontextmanager
    async def full(self, hosts: list[Host]) -> AsyncIterator[None]:
        """No table of the database can grow beyond the size that the largest has already."""
        assert self._server is not None
        limit_files(self._server.processes, str(self.SEGMENT), user=self._server.user)
        try:
            yield
        finally:
            for _ in range(2):  # a connection that was just being opened, too
                limit_files(self._server.processes, "unlimited", user=self._server.user)
