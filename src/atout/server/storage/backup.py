"""Back-up and restore, from and into any database, while a server runs on it and while none does.

A back-up is one moment of the database, whatever is written meanwhile, with the tables as its revision has them: an older
database is not changed by it. Restoring makes the tables of that revision, fills them and brings them up to date, all in
one transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Boolean, Column, Connection, Integer, MetaData, String, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from atout import __version__
from atout.game import GAMES
from atout.match.record import LARGEST
from atout.server.people.codes import CODE
from atout.server.people.names import MOST_CHARACTERS
from atout.server.storage import archive
from atout.server.storage.archive import Archive, ArchiveError, Header, Heading, Show, nobody_watches
from atout.server.storage.database import (
    DatabaseError,
    alone,
    existing_database,
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


async def back_up(url: str, path: Path, show: Show = nobody_watches) -> dict[str, int]:
    """Writes everything to a new file; returns how many rows each table has."""
    async with existing_database(url, older=True) as engine, engine.connect() as connection:
        await _stop_time(connection)
        return await connection.run_sync(_write, path, show)


async def _stop_time(connection: AsyncConnection) -> None:
    """Whatever others write from now on is not seen."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    else:
        await connection.exec_driver_sql("BEGIN")


def _write(connection: Connection, path: Path, show: Show) -> dict[str, int]:
    revision = present_revision(connection)
    assert revision is not None
    with archive.writing(path, Header(revision=revision, version=__version__, made_at=time.time())) as file:
        tables = _tables(connection, revision)
        total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
        for table in tables:
            _write_table(connection, table, file, lambda: show(sum(file.rows.values()), total))
        return file.rows


def _write_table(connection: Connection, table: Table, file: Archive, tell: Callable[[], None]) -> None:
    file.table(str(table.name), [str(column.name) for column in table.columns])
    query = select(table).order_by(*table.primary_key.columns)
    for rows in connection.execute(query, execution_options={"yield_per": AT_ONCE}).partitions():
        for row in rows:
            file.row(tuple(row))
        tell()


def _tables(connection: Connection, revision: str) -> list[Table]:
    """The tables worth keeping, as this database has them; what others keep in the same database is not touched."""
    stored = MetaData()
    stored.reflect(connection, only=list(tables_at(revision)))
    return [table for table in stored.sorted_tables if table.name not in LEFT_OUT]


def check(path: Path, show: Show = nobody_watches) -> tuple[Header, dict[str, int]]:
    """Reads a whole back-up: what it is, and how many rows each table has. Raises ArchiveError if anything is wrong with it."""
    lines = archive.reading(path, show)
    header = next(lines)
    assert isinstance(header, Header)
    if header.revision not in revisions():
        raise ArchiveError(f"{path} was made by a newer version of Atout ({header.revision}); please update")
    known = {name: table for name, table in tables_at(header.revision).items() if name not in LEFT_OUT}
    fits: list[Callable[[Any], bool]] = []
    rows = dict.fromkeys(known, 0)
    name = ""
    for line in lines:
        if isinstance(line, Heading):
            name = line.table
            if name not in known:
                raise ArchiveError(f"{path} is damaged: there is no table {name} in a back-up")
            columns = known[name].columns
            if sorted(line.columns) != sorted(columns.keys()):
                raise ArchiveError(f"{path} is damaged: its table {name} has other columns")
            fits = [_fits(columns[column], CUT.get((name, column))) for column in line.columns]
        elif isinstance(line, list):
            if len(line) != len(fits):
                raise ArchiveError(f"{path} is damaged: a row of {name} is too long or too short")
            if not all(fit(value) for fit, value in zip(fits, line, strict=True)):
                raise ArchiveError(f"{path} is damaged: a row of {name} has something that cannot stand there")
            rows[name] += 1
    return header, rows


def _anything(value: str) -> bool:
    return True


def _is_code(value: str) -> bool:
    return CODE.fullmatch(value) is not None


def _is_game(value: str) -> bool:
    return value in GAMES


def _is_object(value: str) -> bool:
    """Whether it is JSON, and has names for what is in it."""
    try:
        return isinstance(msgspec.json.decode(value), dict)
    except (*archive.UNREADABLE, UnicodeEncodeError):
        return False


MEANS: dict[str, Callable[[str], bool]] = {
    "code": _is_code,
    "share": _is_code,
    "game": _is_game,
    "summary": _is_object,
    "data": _is_object,
    "record": _is_object,
}
"""Columns of text that are not any text: links and names of files are made of them, or they are passed on as they are."""
LONGEST_TEXT = LARGEST
"""Letters of a text that has no length of its own: nothing that a server writes is longer, and it reads each of them at once."""
CUT = {("tokens", "name"): MOST_CHARACTERS}
"""Texts that were once let in longer than there is room for: SQLite takes any length. They are cut, and the rest is restored."""


def _fits(column: Column[Any], cut: int | None) -> Callable[[Any], bool]:
    """Whether something can stand in a column, in any database: text, whole numbers of 32 bits, and times; and whether it is what
    a server reads there. `cut`: what is too long will be cut."""
    means = MEANS.get(column.name, _anything)

    def fits(value: Any) -> bool:
        match column.type:
            case _ if value is None:
                return bool(column.nullable)
            case String(length=most):
                longest = LONGEST_TEXT if cut else most or LONGEST_TEXT
                return isinstance(value, str) and len(value) <= longest and "\0" not in value and means(value)
            case Boolean():
                return isinstance(value, bool | int) and value in (0, 1)
            case Integer():
                return isinstance(value, int) and not isinstance(value, bool) and -(2**31) <= value < 2**31
        return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < archive.LATEST

    return fits


async def restore(
    url: str, path: Path, header: Header, *, replace: bool = False, total: int = 0, show: Show = nobody_watches
) -> None:
    """Fills an empty database, or replaces what is there, from a back-up that has been checked."""
    with explained(url):
        engine = open_engine(url)
        try:
            if await _is_served(engine):
                raise DatabaseError("a server runs on this database; stop it first")
            async with engine.begin() as connection:
                await connection.run_sync(_fill, path, header, replace, lambda done: show(done, total))
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


def _fill(connection: Connection, path: Path, header: Header, replace: bool, tell: Callable[[int], None]) -> None:
    alone(connection)
    if (revision := present_revision(connection)) is not None:
        if not replace and not _is_empty(connection, revision):
            raise DatabaseError("there is something in this database already; --replace deletes it first")
        _drop(connection, revision)
    upgrade(connection, header.revision)
    tables = {table.name: table for table in _tables(connection, header.revision)}
    done = 0
    for name, rows in _batches(path):
        connection.execute(insert(tables[name]), rows)
        done += len(rows)
        tell(done)
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
            batch.append(
                {column: _cut(heading.table, column, value) for column, value in zip(heading.columns, line, strict=True)}
            )
        if batch and (len(batch) == AT_ONCE or isinstance(line, Heading)):
            yield heading.table, batch
            batch = []
        if isinstance(line, Heading):
            heading = line
    if batch:
        yield heading.table, batch


def _cut(table: str, column: str, value: Any) -> Any:
    most = CUT.get((table, column))
    return value[:most] if most else value
