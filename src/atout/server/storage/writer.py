"""Writes entries: whatever is waiting goes into one transaction, so that one trip to the disk serves many tables.

`write` returns when the entry is committed. The primary key (table, number) decides races between processes: the loser is told
so, and nothing that comes with its entry happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import Executable, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from atout.server.metrics import BATCH, COMMITS
from atout.server.storage import schema
from atout.server.storage.store import Store
from atout.server.storage.trouble import reason
from atout.server.tables.entries import Entry, row

MOST_AT_ONCE = 500
GATHERING = 0.001
"""Seconds in which others can join a transaction. Nobody notices them, and a busy server makes half as many."""


class NotSaved(Exception):
    """The database did not take it, and why. Whether it did all the same, only the log can tell."""


@dataclass(eq=False)
class Writing:
    code: str
    entry: Entry
    effects: Sequence[Executable] = ()
    """What else changes in the same transaction, if the entry is written."""
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, store: Store) -> None:
        self._engine = engine = store.engine
        self._turn = store.turn
        self._insert = str(insert(schema.entries).compile(dialect=engine.dialect))  # the columns in their order
        self._connection: AsyncConnection | None = None
        self._waiting: list[Writing] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._write_forever())

    async def write(self, code: str, entry: Entry, effects: Sequence[Executable] = ()) -> bool:
        """True when it is committed; False if another process has written that number first."""
        writing = Writing(code, entry, effects)
        self._waiting.append(writing)
        self._wake.set()
        return await writing.done

    async def close(self) -> None:
        """Everything that waits is still written."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHERING)
            self._wake.clear()
            while batch := self._waiting[:MOST_AT_ONCE]:
                await self._write(batch)
                del self._waiting[: len(batch)]

    async def _write(self, batch: list[Writing]) -> None:
        try:
            await self._transact(batch)
        except IntegrityError:  # another process was quicker somewhere: one by one, to see where
            for writing in batch if len(batch) > 1 else []:
                await self._write([writing])
            if len(batch) == 1:
                _tell(batch, False)
        except Exception as error:
            _tell(batch, NotSaved(reason(error)))
        else:
            COMMITS.inc()
            BATCH.observe(len(batch))
            _tell(batch, True)

    async def _transact(self, batch: list[Writing]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            batch = sorted(batch, key=lambda writing: writing.code)  # processes that write the same tables take the same way
            async with self._turn, self._connection.begin():
                await self._connection.exec_driver_sql(self._insert, [row(writing.code, writing.entry) for writing in batch])
                for writing in batch:
                    for effect in writing.effects:
                        await self._connection.execute(effect)
                await self._wake_others(self._connection, batch)
        except IntegrityError:
            raise
        except Exception:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        """After a failure the next transaction gets a new connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    async def _wake_others(self, connection: AsyncConnection, won: list[Writing]) -> None:
        """Other processes are told which tables have moved on, when this is committed."""
        if self._engine.dialect.name == "postgresql":
            for first in range(0, len(won), 200):  # a message has at most 8,000 bytes
                message = " ".join(f"{writing.code}:{writing.entry.number}" for writing in won[first : first + 200])
                await connection.execute(text("SELECT pg_notify('atout', :message)"), {"message": message})


def _tell(batch: list[Writing], outcome: bool | NotSaved) -> None:
    for writing in batch:
        if writing.done.done():
            continue  # whoever waited for it has given up
        if isinstance(outcome, NotSaved):
            writing.done.set_exception(outcome)
        else:
            writing.done.set_result(outcome)
