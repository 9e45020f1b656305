"""Writes entries: whatever is waiting goes into one transaction, so that one trip to the disk serves many tables.

`write` returns when the entry is committed. The primary key (table, number) decides races between processes: the loser is told
so, and nothing that comes with its entry happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Executable, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from atout.server.entries import Entry
from atout.server.metrics import BATCH, COMMITS
from atout.server.storage import schema

MOST_AT_ONCE = 500


class NotSaved(Exception):
    """The database did not take it. Whether it did all the same, only the log can tell."""


@dataclass(eq=False)
class Writing:
    code: str
    entry: Entry
    effects: Sequence[Executable] = ()
    """What else changes in the same transaction, if the entry is written."""
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def row(self) -> dict[str, Any]:
        entry = self.entry
        data = msgspec.json.encode(entry.data).decode()
        return {"code": self.code, "number": entry.number, "at": entry.at, "kind": entry.kind, "data": data}


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert(schema.entries)
        self._insert = insert.on_conflict_do_nothing().returning(schema.entries.c.code, schema.entries.c.number)
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

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._waiting[:MOST_AT_ONCE]:
                await self._write(batch)
                del self._waiting[: len(batch)]

    async def _write(self, batch: list[Writing]) -> None:
        try:
            async with self._engine.begin() as connection:
                result = await connection.execute(self._insert, [writing.row for writing in batch])
                written = {tuple(row) for row in result}
                won = [writing for writing in batch if (writing.code, writing.entry.number) in written]
                for writing in won:
                    for effect in writing.effects:
                        await connection.execute(effect)
                await self._wake_others(connection, won)
        except Exception as error:
            for writing in batch:
                if not writing.done.done():
                    writing.done.set_exception(NotSaved(str(error)))
            return
        COMMITS.inc()
        BATCH.observe(len(won))
        for writing in batch:
            if not writing.done.done():
                writing.done.set_result(writing in won)

    async def _wake_others(self, connection: AsyncConnection, won: list[Writing]) -> None:
        """Other processes are told which tables have moved on, when this is committed."""
        if self._engine.dialect.name == "postgresql":
            for first in range(0, len(won), 200):  # a message has at most 8,000 bytes
                message = " ".join(f"{writing.code}:{writing.entry.number}" for writing in won[first : first + 200])
                await connection.execute(text("SELECT pg_notify('atout', :message)"), {"message": message})
