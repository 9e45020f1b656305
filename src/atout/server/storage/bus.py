"""Wake-ups between processes that share a PostgreSQL database: 'this table is at that entry'.

The log decides what has happened; a message only says that it is worth looking. One that is lost does no harm: the hub
looks by itself every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import make_url

from atout.server.storage.trouble import reason

log = logging.getLogger("atout.bus")


class Bus:
    def __init__(self, database: str, woken: Callable[[str, int], None]) -> None:
        self._url = make_url(database)
        self.needed = self._url.get_backend_name() == "postgresql"
        self._woken = woken
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.needed:
            self._task = asyncio.create_task(self._listen_forever())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
        if self._connection:
            await self._connection.close(timeout=1)

    async def wake(self, code: str, number: int) -> None:
        """Entries wake others as they are committed (writer.py); this is for what is not in the log."""
        async with self._one_at_a_time:
            if self._connection and not self._connection.is_closed():
                try:
                    await self._connection.execute("SELECT pg_notify('atout', $1)", f"{code}:{number}", timeout=5)
                except Exception as error:
                    log.warning("wake-up lost", extra={"reason": reason(error)})

    async def _listen_forever(self) -> None:
        import asyncpg

        dsn = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                self._connection = await asyncpg.connect(dsn, timeout=10)
                gone = asyncio.Event()
                self._connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await self._connection.add_listener("atout", self._heard)
                await gone.wait()
            except Exception as error:
                log.warning("bus is down", extra={"reason": reason(error)})
            await asyncio.sleep(1)

    def _heard(self, connection: Any, process: int, channel: str, message: str) -> None:
        for word in message.split():
            code, _, number = word.partition(":")
            self._woken(code, int(number))
