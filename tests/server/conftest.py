"""Servers that the tests of this folder share: one on SQLite, one of two processes on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from tests.server.support.postgres import postgres
from tests.server.support.servers import Server


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("sqlite") / "atout.db")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def postgres_database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def postgres_server(postgres_database: str) -> Iterator[Server]:
    server = Server(postgres_database, "--workers", "2")
    yield server
    server.kill()


@pytest.fixture
def two_servers(postgres_database: str) -> Iterator[list[Server]]:
    """Two processes on one database."""
    servers = [Server(postgres_database), Server(postgres_database)]
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Of either server: what works on one must work on the other."""
    return str(request.getfixturevalue(f"{request.param}_server").address)


@pytest.fixture
def here(sqlite_server: Server) -> str:
    """The address of the server on SQLite."""
    return sqlite_server.address


@pytest.fixture
def own_database(tmp_path: Path) -> Path:
    return tmp_path / "own.db"


@pytest.fixture(scope="session")
def new_postgres(postgres_database: str) -> Callable[[], str]:
    """Makes databases with nothing in them, on the same PostgreSQL."""

    async def make(name: str) -> None:
        connection = await asyncpg.connect(postgres_database)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def new() -> str:
        name = f"new_{token_hex(4)}"
        asyncio.run(make(name))
        return f"{postgres_database.rpartition('/')[0]}/{name}"

    return new
