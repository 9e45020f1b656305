"""Opening the database: which one, how it commits, and bringing an older one up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
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


async def migrate(url: str) -> None:
    """Brings the database up to date, or says why it cannot."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def revisions() -> list[str]:
    """The migrations, oldest first: their files are numbered."""
    return sorted(path.stem for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _upgrade(connection: Connection) -> None:
    present = None
    if inspect(connection).has_table("alembic_version"):
        present = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if present == revisions()[-1]:
        return  # the usual case, without loading Alembic
    if present is not None and present not in revisions():
        raise DatabaseError(f"the database was made by a newer version of Atout ({present}); please update")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
