"""Back-up and restore, from and into any database, while a server runs on it and while none does.

A back-up is one moment of the database, whatever is written meanwhile, with the tables as its revision has them: an older
database is not changed by it. Restoring makes the tables of that revision, fills them and brings them up to date, all in
one transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from atout import __version__
from atout.server.storage import archive
from atout.server.storage.archive import Archive, ArchiveError, Header, Heading
from atout.server.storage.database import (
    DatabaseError,
    alone,
    explained,
    open_engine,
    present_revision,
    revisions,
    tables_at,
    upgrade,
)

LEFT_OUT = {"processes"}
"""Which processes were alive is of no use elsewhere. Who was connected is: whoever does not come back is missed."""
AT_ONCE = 200
"""Rows in memory."""
LOOKING = 5.0
"""Seconds in which a server that runs says that it lives."""


async def back_up(url: str, path: Path) -> dict[str, int]:
    """Writes everything to a new file; returns how many rows each table has."""
    file = make_url(url).database
    if url.startswith("sqlite") and not (file and Path(file).is_file()):
        raise DatabaseError(f"there is no database {file}")
    engine = open_engine(url)
    with explained(url):
        try:
            async with engine.connect() as connection:
                await _stop_time(connection)
                return await connection.run_sync(_write, path)
        finally:
            await engine.dispose()


async def _stop_time(connection: AsyncConnection) -> None:
    """Whatever others write from now on is not seen."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    else:
        await connection.exec_driver_sql("BEGIN")


def _write(connection: Connection, path: Path) -> dict[str, int]:
    revision = present_revision(connection)
    if revision is None:
        raise DatabaseError("there is nothing of Atout in the database")
    with archive.writing(path, Header(revision=revision, version=__version__, made_at=time.time())) as file:
        for table in _tables(connection, revision):
            _write_table(connection, table, file)
        return file.rows


def _write_table(connection: Connection, table: Table, file: Archive) -> None:
    file.table(str(table.name), [str(column.name) for column in table.columns])
    query = select(table).order_by(*table.primary_key.columns)
    for row in connection.execute(query, execution_options={"yield_per": AT_ONCE}):
        file.row(tuple(row))


def _tables(connection: Connection, revision: str) -> list[Table]:
    """The tables worth keeping, as this database has them; what others keep in the same database is not touched."""
    stored = MetaData()
    stored.reflect(connection, only=tables_at(revision))
    return [table for table in stored.sorted_tables if table.name not in LEFT_OUT]


def check(path: Path) -> tuple[Header, dict[str, int]]:
    """Reads a whole back-up: what it is, and how many rows each table has. Raises ArchiveError if anything is wrong with it."""
    lines = archive.reading(path)
    header = next(lines)
    assert isinstance(header, Header)
    if header.revision not in revisions():
        raise ArchiveError(f"{path} was made by a newer version of Atout ({header.revision}); please update")
    known = tables_at(header.revision)
    heading, rows = Heading("", []), dict.fromkeys(known, 0)
    for line in lines:
        if isinstance(line, Heading):
            heading = line
            if heading.table not in known:
                raise ArchiveError(f"{path} is damaged: Atout knows no table {heading.table}")
        elif isinstance(line, list):
            if len(line) != len(heading.columns):
                raise ArchiveError(f"{path} is damaged: a row of {heading.table} is too long or too short")
            rows[heading.table] += 1
    return header, rows


async def restore(url: str, path: Path, header: Header, *, replace: bool = False) -> None:
    """Fills an empty database, or replaces what is there, from a back-up that has been checked."""
    file = make_url(url).database
    engine = open_engine(url)
    with explained(url):
        if url.startswith("sqlite") and file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        try:
            if await _is_served(engine):
                raise DatabaseError("a server runs on this database; stop it first")
            async with engine.begin() as connection:
                await connection.run_sync(_fill, path, header, replace)
        finally:
            await engine.dispose()


async def _is_served(engine: AsyncEngine) -> bool:
    """Whether a process says that it lives; one that did so lately is given the time to say it again."""
    before = await _last_seen(engine)
    if before is None or before < time.time() - 60:
        return False
    await asyncio.sleep(LOOKING)
    return await _last_seen(engine) != before


async def _last_seen(engine: AsyncEngine) -> float | None:
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda sync: inspect(sync).has_table("processes")):
            return None
        return (await connection.execute(text("SELECT max(seen_at) FROM processes"))).scalar()


def _fill(connection: Connection, path: Path, header: Header, replace: bool) -> None:
    alone(connection)
    if (revision := present_revision(connection)) is not None:
        if not replace and not _is_empty(connection, revision):
            raise DatabaseError("there is something in this database already; --replace deletes it first")
        _drop(connection, revision)
    upgrade(connection, header.revision)
    tables = {table.name: table for table in _tables(connection, header.revision)}
    for name, rows in _batches(path):
        connection.execute(insert(tables[name]), rows)
    upgrade(connection)


def _is_empty(connection: Connection, revision: str) -> bool:
    return not any(connection.execute(select(table).limit(1)).first() for table in _tables(connection, revision))


def _drop(connection: Connection, revision: str) -> None:
    stored = MetaData()
    stored.reflect(connection, only=[*tables_at(revision), "alembic_version"])
    stored.drop_all(connection)


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows as a database takes them, some at a time, with the table to which they belong."""
    heading = Heading("", [])
    batch: list[dict[str, Any]] = []
    for line in archive.reading(path):
        if isinstance(line, list):
            batch.append(dict(zip(heading.columns, line, strict=True)))
        if batch and (len(batch) == AT_ONCE or isinstance(line, Heading)):
            yield heading.table, batch
            batch = []
        if isinstance(line, Heading):
            heading = line
    if batch:
        yield heading.table, batch
