"""Opening the database: which one, how it commits, and bringing an older one up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, MetaData, Table, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from atout.server.storage.private import private_database
from atout.server.storage.trouble import reason

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x61746F7574  # 'atout': only one process migrates at a time


class DatabaseError(Exception):
    """The database cannot be used, and why."""


def database_url(text: str) -> str:
    """A URL as people write it (`postgresql://…`, `sqlite:///file`, or a file) with the driver that is used here."""
    if "://" not in text:
        file = Path(text).expanduser().absolute()
        if file.is_dir():
            raise DatabaseError(f"{file} is a folder: the database is a file, {file / 'atout.db'} for example")
        return f"sqlite+aiosqlite:///{file}"
    try:
        url = make_url(text)
    except (SQLAlchemyError, ValueError):
        raise DatabaseError("the address of the database cannot be read: postgresql://USER:PASSWORD@HOST:PORT/NAME") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise DatabaseError(f"'{name}' is no database that Atout knows: give a file, sqlite:///FILE or postgresql://HOST/NAME")
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


SERVING: dict[str, Any] = {
    "timeout": 10,
    "command_timeout": 20,
    "server_settings": {"idle_in_transaction_session_timeout": "5000", "lock_timeout": "8000"},
}
"""How long processes that serve wait for PostgreSQL, and it for them: one that stands still in the middle of a transaction must
not hold up the others, who want to write the same entry."""


def open_engine(url: str, *, serving: bool = False) -> AsyncEngine:
    """The database; the file of one that has a file is made here, for nobody else to read."""
    if url.startswith("sqlite"):
        if (file := make_url(url).database) and file != ":memory:":
            private_database(Path(file))
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    arguments = SERVING if serving else {}
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=arguments, hide_parameters=True)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk when it is acknowledged, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


@asynccontextmanager
async def existing_database(url: str, *, writing: bool = False, older: bool = False) -> AsyncIterator[AsyncEngine]:
    """A database as it is: it is not made, not brought up to date, and unless something is to be written, not written to. Raises
    DatabaseError, with a sentence, if there is none, or if it is older than this version and that matters."""
    engine = create_async_engine(_as_it_is(url), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _only_read if url.startswith("sqlite") else _only_read_there)
    try:
        with explained(url):
            async with engine.connect() as connection:
                present = await connection.run_sync(present_revision)
        if present is None:
            raise DatabaseError(f"there is nothing of Atout in the database {shown(url)}")
        if present != revisions()[-1] and not older:
            raise DatabaseError(f"{shown(url)} was made by an older version of Atout: `atout serve` brings it up to date")
        if writing:
            await engine.dispose()
            engine = open_engine(url)
        with explained(url, (SQLAlchemyError,)):
            yield engine
    finally:
        await engine.dispose()


def _as_it_is(url: str) -> str:
    """SQLite makes every file that it is asked for, unless it is told not to. (With `mode=ro` it would leave files beside it.)"""
    file = make_url(url).database
    if not url.startswith("sqlite"):
        return url
    if not (file and Path(file).is_file()):
        raise DatabaseError(f"there is no database {file}")
    return f"sqlite+aiosqlite:///file:{quote(file)}?mode=rw&uri=true"


def _only_read(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("query_only=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _only_read_there(connection: Any, _: Any) -> None:
    connection.cursor().execute("SET default_transaction_read_only = on")


@contextmanager
def explained(url: str, kinds: tuple[type[Exception], ...] = (OSError, SQLAlchemyError)) -> Iterator[None]:
    """What the database or the disk says against it becomes a sentence for people."""
    try:
        yield
    except kinds as error:
        raise DatabaseError(f"cannot use the database {shown(url)}: {_said(error)}") from None


def _said(error: Exception) -> str:
    """In the words of the system where it has some; and what helps where a file is at the wrong place."""
    if isinstance(error, OSError) and error.strerror:
        if not error.filename:
            return error.strerror
        return f"{error.strerror}: {error.filename}. --database, or ATOUT_DATA for all data, names another place"
    return (str(getattr(error, "orig", None) or error).splitlines() or [""])[0] or reason(error)


def shown(url: str) -> str:
    """A database as people call it: its file, or its address without the password."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return str(parsed.database)
    return parsed.set(drivername=parsed.get_backend_name()).render_as_string(hide_password=True)


async def migrate(url: str) -> None:
    """Brings the database up to date, or says why it cannot."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_bring_up_to_date)
    finally:
        await engine.dispose()


def _bring_up_to_date(connection: Connection) -> None:
    if present_revision(connection) != revisions()[-1]:  # else, as usual, nobody has to wait and Alembic is not loaded
        alone(connection)
        upgrade(connection)


def alone(connection: Connection) -> None:
    """Only one process changes the tables at a time, and what it changes is there as a whole or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def revisions() -> list[str]:
    """The migrations, oldest first: their files are numbered."""
    return sorted(path.stem for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def present_revision(connection: Connection) -> str | None:
    """The migration that the database is at; None if there is nothing in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    present = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if present is not None and present not in revisions():
        raise DatabaseError(f"the database was made by a newer version of Atout ({present}); please update")
    return present


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Runs the migrations that the database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def tables_at(revision: str) -> dict[str, Table]:
    """The tables that the database has at a revision, by name: the migrations themselves say so."""
    engine, stored = create_engine("sqlite://"), MetaData()
    with engine.begin() as connection:
        upgrade(connection, revision)
        stored.reflect(connection)
    return {table.name: table for table in stored.sorted_tables if table.name != "alembic_version"}
