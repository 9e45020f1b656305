"""Logs that somebody could have made, written straight into a database: what takes an attacker minutes is there at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import insert, literal, select, text

from atout.server.people.codes import new_code
from atout.server.people.tokens import hashed
from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.storage import schema
from atout.server.storage.database import database_url, open_engine
from atout.server.storage.rows import new_table_rows, table_values
from atout.server.storage.store import Store
from atout.server.tables import commands, creating
from atout.server.tables.agreements import Agreement
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Decision, Moment
from atout.server.tables.entries import Entry
from atout.server.tables.in_the_match import moved
from atout.server.tables.table import Table


def endless(legal: Sequence[str]) -> str:
    """A move of HILO after which the deal goes on: the same place is filled again and again."""
    return next(move for move in ("flip 1 2", "take 1") if move in legal)


class Log:
    """A table of two people, from its first entry on. However badly a deal ends for somebody, the match goes on. With the same
    `secret` the same cards are dealt."""

    def __init__(self, *tokens: str, begun: bool = True, secret: str = "", **agreement: Any) -> None:
        seats = [creating.NewChair()] * len(tokens)
        table = creating.NewTable("hilo", seats, {"limit": 10_000}, Agreement(**agreement), "P0")
        created, _ = creating.create(table, hashed(tokens[0]))
        if secret:
            created.data["shuffle"]["secret"] = secret
        self.code = created.code
        self.table = Table(self.code)
        self.entries: list[Entry] = []
        self.people = [hashed(token) for token in tokens]
        self.happen(Decision("created", created.data))
        for number, who in enumerate(self.people[1:], 1):
            self.do(who, commands.Sit(name=f"P{number}"))
        if begun:
            self.do(self.people[0], commands.Start())

    def happen(self, decision: Decision) -> None:
        self.entries.append(decision.entry(self.table, time.time()))
        self.table = self.table.after(self.entries[-1])

    def do(self, who: str, command: commands.Command) -> None:
        self.happen(decide(self.table, who, command, Moment(time.time())))

    def note(self, kind: str, **data: Any) -> None:
        """Something that happens without a command."""
        self.happen(Decision(kind, data))

    def move(self) -> int:
        """Somebody moves, so that the deal does not end; the seat that did."""
        seat = self.table.to_act[0]
        legal = self.table.running_match.legal(seat)
        self.happen(moved(self.table, seat, endless(legal), time.time()))
        return seat

    def save(self, database: Path, *, entries: Sequence[Entry] | None = None, **values: Any) -> str:
        """Writes it, or other entries in its place. `values`: of the table's row."""
        asyncio.run(self._save(database, entries or self.entries, values))
        return self.code

    def save_copies(self, database: Path, copies: int) -> list[str]:
        """Writes it, and so many others like it."""
        self.save(database)
        codes = [new_code() for _ in range(copies)]
        asyncio.run(self._copy(database, codes))
        return codes

    async def _copy(self, database: Path, codes: Sequence[str]) -> None:
        engine = open_engine(database_url(str(database)))
        async with engine.begin() as connection:
            for table in (schema.tables, schema.entries):
                other = [column for column in table.columns if column.name != "code"]
                for code in codes:
                    here = select(literal(code), *other).where(table.c.code == self.code)
                    await connection.execute(insert(table).from_select(["code", *(column.name for column in other)], here))
        await engine.dispose()

    async def _save(self, database: Path, entries: Sequence[Entry], values: dict[str, Any]) -> None:
        store = Store(open_engine(database_url(str(database))))
        await store.save(*new_table_rows(store, self.code, self.entries[0], None))
        await store.save(*(store.entry_row(self.code, entry) for entry in entries))
        await store.save(store.table_row(self.code, table_values(self.table) | values, new=False))
        await store.engine.dispose()


def new_database(path: Path) -> Path:
    prepare(Settings(database=str(path)))
    return path


def spoil(database: Path, code: str, number: int, data: str) -> None:
    """Something else stands in the log."""

    async def write() -> None:
        engine = open_engine(database_url(str(database)))
        async with engine.begin() as connection:
            await connection.execute(
                text("UPDATE entries SET data = :data WHERE code = :code AND number = :number"),
                {"data": data, "code": code, "number": number},
            )
        await engine.dispose()

    asyncio.run(write())
