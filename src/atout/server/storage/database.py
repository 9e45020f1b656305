"""Opening the database: which one, how it commits, and bringing an older one up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x61746F7574  # 'atout': only one process migrates at a time


class DatabaseError(Exception):
    """The database cannot be used, and why."""


def database_url(text: str) -> str:
    """A URL as people write it (`postgresql://…`, `sqlite:///file`, or a file) with the driver that is used here."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"
    url = make_url(text)
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
    if url.startswith("sqlite"):
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=SERVING if serving else {})


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk when it is acknowledged, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What the database or the disk says against it becomes a sentence for people."""
    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        name = make_url(url).render_as_string(hide_password=True)
        raise DatabaseError(f"cannot use the database {name}: {reason}") from None


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
def tables_at(revision: str) -> list[str]:
    """The names of the tables that the database has at a revision: the migrations themselves say so."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection, revision)
        return [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
