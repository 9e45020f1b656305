"""A database in trouble, and processes that stand still: nothing is acknowledged that is not saved, and everything goes on."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from atout.server.storage.database import database_url, open_engine
from atout.server.storage.trouble import reason
from tests import patience
from tests.server.support.people import Person
from tests.server.support.servers import Server, limit_files
from tests.server.support.tables import acting, settled, table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("trouble") / "atout.db")
    yield server
    server.kill()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Nothing can be written any more."""
    limit_files([server.process.pid], "4096")
    try:
        yield
    finally:
        limit_files([server.process.pid], "unlimited")


def test_a_full_disk_is_answered_and_survived(server: Server) -> None:
    async def check() -> None:
        async with table(server.address) as (_, _, seats):
            seat = acting(seats)
            move = {"id": "again", "version": seat.number, "move": seat.view["legal"][0]}
            before = seat.number
            with full_disk(server):
                assert (await seat.refusal("move", **move))["message"] == "not-saved"
            answer = await seat.do("move", **move)
            assert answer["n"] == before + 1
            assert (await seat.do("move", **move))["n"] == answer["n"]
            await settled(seats)

    asyncio.run(check())
    reasons = {event["reason"] for event in server.events() if event["event"] in ("not saved", "database")}
    assert reasons
    assert reasons <= {"disk full", "disk error", "database locked"}, reasons


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (sqlite3.OperationalError("database or disk is full"), "disk full"),
        (sqlite3.OperationalError("database is locked"), "database locked"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "database is read-only"),
        (sqlite3.DatabaseError("database disk image is malformed"), "database damaged"),
        (sqlite3.OperationalError("unable to open database file"), "database cannot be opened"),
        (OSError(errno.ENOSPC, "No space left on device"), "disk full"),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "disk full"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused"), "database is away"),
        (TimeoutError(), "database does not answer in time"),
        (asyncpg.DiskFullError('could not extend file "base/1/2"'), "disk full"),
        (asyncpg.LockNotAvailableError("canceling statement due to lock timeout"), "database locked"),
        (asyncpg.QueryCanceledError("canceling statement due to statement timeout"), "database does not answer in time"),
        (asyncpg.TooManyConnectionsError("sorry, too many clients already"), "too many connections"),
        (asyncpg.InvalidPasswordError('password authentication failed for user "x"'), "not allowed by the database"),
        (asyncpg.AdminShutdownError("terminating connection due to administrator command"), "database is away"),
        (asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"), "database is away"),
        (asyncpg.UndefinedTableError('relation "entries" does not exist'), "tables are missing"),
        (ZeroDivisionError("secret"), "ZeroDivisionError"),
    ],
)
def test_trouble_has_a_name(error: Exception, name: str) -> None:
    assert reason(error) == name
    wrapped = DBAPIError("INSERT INTO entries VALUES (?)", ["secret, too many connections, disk is full"], error)
    assert reason(wrapped) == name


@pytest.mark.slow
def test_who_comes_back_while_nothing_can_be_saved_is_back_afterwards(server: Server) -> None:
    async def check() -> None:
        async with table(server.address) as (code, people, seats):
            await seats[1].socket.close()
            await seats[0].until(lambda s: s.chairs[2]["away_since"])
            with full_disk(server):
                again = people[1].at(code)
                await again.__aenter__()
                await asyncio.sleep(1)
                assert seats[0].chairs[2]["away_since"]
            await seats[0].until(lambda s: s.chairs[2]["away_since"] is None)
            await again.__aexit__(None, None, None)

    asyncio.run(check())


@pytest.mark.slow
def test_a_bot_whose_move_was_not_saved_moves_soon(server: Server) -> None:
    async def check() -> None:
        ann = Person(server.address)
        code = await ann.create("hilo", [{"bot": "random"}] * 2, sit=False, agreement={"pace": 0.5})
        async with ann.at(code) as watcher:
            await ann.do(code, "start")
            await watcher.reach(5)
            before = len(server.events())
            with full_disk(server):
                await patience.soon(lambda: any(event["event"] == "not saved" for event in server.events()[before:]))
                stood_at = watcher.number
            await watcher.reach(stood_at + 3)

    asyncio.run(check())


@pytest.mark.slow
def test_a_process_does_not_miss_its_own_people(server: Server) -> None:
    """It stood still for a while, as far as the database knows: whoever is connected here is here all the same."""

    async def check() -> None:
        async with table(server.address) as (_, _, seats):
            before = seats[0].number
            with closing(sqlite3.connect(server.database, isolation_level=None, timeout=patience.SECONDS)) as database:
                for _ in range(70):
                    database.execute("UPDATE processes SET seen_at = 0")
                    await asyncio.sleep(0.1)
            assert seats[0].number == before

    asyncio.run(check())


def test_who_sits_down_is_expected_from_that_moment(server: Server) -> None:
    """It is written down together with the seat: if this process dies, another one misses them."""

    async def sit() -> str:
        ann, bo = Person(server.address, "Ann"), Person(server.address, "Bo")
        code = await ann.create("hilo", [{}, {}])
        await bo.do(code, "sit", name="Bo")
        return code

    code = asyncio.run(sit())
    with closing(sqlite3.connect(server.database)) as database:
        rows = database.execute("SELECT connection FROM presence WHERE code = ?", [code]).fetchall()
    assert rows == [("",), ("",)]


def test_nobody_is_shown_less_than_they_know(postgres_server: Server, postgres_database: str) -> None:
    """Somebody comes from another process, to one that has not heard yet what happened there."""

    async def check() -> None:
        ann = Person(postgres_server.address, "Ann")
        code = await ann.create("hilo", [{}, {}])
        async with ann.at(code) as seat, Person(postgres_server.address).at(code):
            number = seat.number
            connection = await asyncpg.connect(postgres_database)
            values = (code, number + 1, time.time(), "locked", '{"on": true}')
            await connection.execute("INSERT INTO entries (code, number, at, kind, data) VALUES ($1, $2, $3, $4, $5)", *values)
            await connection.close()
            looked = await ann.call(f"/api/tables/{code}?since={number + 1}")
            assert looked["n"] == number + 1
            async with Person(postgres_server.address).at(code, since=number + 1) as watcher:
                assert watcher.number == number + 1

    asyncio.run(check())


@pytest.mark.slow
def test_a_transaction_that_stands_still_holds_up_nobody_for_long(postgres_server: Server, postgres_database: str) -> None:
    """As if a process had been stopped while it was writing the next entry of a table."""

    async def check() -> None:
        ann = Person(postgres_server.address, "Ann")
        code, other = await ann.create("hilo", [{}, {}]), await ann.create("hilo", [{}, {}])
        connection = await asyncpg.connect(postgres_database)
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("INSERT INTO entries (code, number, at, kind, data) VALUES ($1, 2, 0, 'locked', '{}')", code)
        assert await ann.refusal(code, "lock", id="stuck", on=True) == "not-saved"
        assert (await ann.do(other, "lock", on=True))["n"] == 2
        await transaction.rollback()
        await connection.close()
        assert (await ann.do(code, "lock", id="stuck", on=True))["n"] == 2

    asyncio.run(check())


@pytest.mark.slow
def test_a_process_that_stands_still_loses_its_transaction(postgres_database: str) -> None:
    """Else everybody who wants to write the same entry would have to wait until it goes on."""

    async def check() -> None:
        engine = open_engine(database_url(postgres_database), serving=True)
        onlooker = await asyncpg.connect(postgres_database)
        async with engine.connect() as stuck:
            pid = (await stuck.execute(text("SELECT pg_backend_pid()"))).scalar_one()
            while await onlooker.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = $1", pid):
                await asyncio.sleep(0.1)
            with pytest.raises(DBAPIError):
                await stuck.execute(text("SELECT 1"))
        await onlooker.close()
        await engine.dispose()

    asyncio.run(check())
