"""Logs when something fails: neither we, nor a library, nor a database tells a table's code, a token or a card in them."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from atout.server.logs import JsonLines
from atout.server.people.codes import new_code
from atout.server.people.tokens import hashed, new_bot_token, new_token
from atout.server.storage.database import DatabaseError, database_url, open_engine
from atout.traces import without_values
from tests.server.support.people import Refused
from tests.server.support.servers import Server
from tests.server.support.tables import table

BREAKS = "ALTER TABLE entries RENAME TO entries_elsewhere; ALTER TABLE tables RENAME TO tables_elsewhere;"
TELLTALE = """
    CREATE FUNCTION tell() RETURNS trigger AS $$
    BEGIN RAISE EXCEPTION 'Key (code)=(%) already exists, % too', NEW.code, NEW.data; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER tell BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell();
"""
"""What asyncpg says when a key is there twice, and worse."""


def in_postgres(address: str, statements: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(statements)
        await connection.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_that_fails_tells_no_code(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Whatever is asked of it, by people and by the server itself."""
    database = str(tmp_path / "atout.db") if kind == "sqlite" else request.getfixturevalue("new_postgres")()

    def breaks(statements: str) -> None:
        if kind == "postgres":
            in_postgres(database, statements)
        else:
            connection = sqlite3.connect(database)
            connection.executescript(statements)
            connection.close()

    async def attack() -> list[str]:
        async with table(server.address, 2, "hilo") as (code, people, seats):
            if kind == "postgres":
                await asyncio.to_thread(breaks, TELLTALE)
                with pytest.raises(Refused, match="not-saved"):
                    await people[0].do(code, "rename", name="Anna")
            await asyncio.to_thread(breaks, BREAKS)
            for ask in (
                people[0].do(code, "rename", name="Anne"),
                people[1].look(new_code()),
                people[0].call("/api/matches"),
                people[0].call("/api/tables", {"game": "hilo", "seats": [{}, {}]}),
            ):
                with pytest.raises(Refused):
                    await ask
            shuffle = seats[0].table["shuffle"]["commitment"]
            while not any(event["event"] == "housekeeping failed" for event in server.events()):
                await asyncio.sleep(0.05)
            return [code, shuffle, *(secret for person in people for secret in (person.token, hashed(person.token)))]

    server = Server(database, "--log-level", "debug")
    try:
        secrets = asyncio.run(attack())
    finally:
        server.kill()
    said = "\n".join(server.log)
    assert "trace" in next(event for event in server.events() if event["event"] == "housekeeping failed")
    assert [secret for secret in secrets if secret in said] == []
    assert "already exists" not in said
    assert "parameters:" not in said
    assert len(server.events()) == len(server.log)


def logged(name: str, message: str, *arguments: object, error: BaseException | None = None) -> str:
    """What one line of a log says."""
    information = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord(name, logging.ERROR, __file__, 1, message, arguments, information)
    line = JsonLines().format(record)
    assert json.loads(line)["level"] == "error"
    return line


def caught(work: Callable[[], object]) -> Exception:
    try:
        work()
    except Exception as error:
        return error
    raise AssertionError("it did not fail")


def test_what_drivers_say_is_not_told() -> None:
    """Errors that quote what they were given, alone, as a cause, as a context, in a group, in the words of asyncio."""
    code, hand = new_code(), " ".join(["R7", "B3"])

    def fails() -> None:
        raise KeyError(f"Key (code)=({code}) already exists; {hand}")

    def with_cause() -> None:
        try:
            fails()
        except KeyError as error:
            raise SQLAlchemyError(f"{code} {hand}") from error

    def with_context() -> None:
        try:
            fails()
        except KeyError:
            raise OSError(f"{code} {hand}")  # noqa: B904

    def in_a_group() -> None:
        raise ExceptionGroup(f"{code} {hand}", [caught(fails), caught(with_cause)])

    for work in (fails, with_cause, with_context, in_a_group):
        error = caught(work)
        for line in (
            logged("atout.hub", "failed", error=error),
            logged("asyncio", f"Task exception was never retrieved\nfuture: <Task exception={error!r}>", error=error),
            logged("sqlalchemy.pool", "Exception terminating connection %r", error, error=error),
        ):
            assert code not in line
            assert hand not in line
            assert "test_logs.py" in line
            assert "KeyError" in line


def test_our_own_errors_say_what_is_wrong() -> None:
    assert without_values(DatabaseError("please update")) == "atout.server.storage.database.DatabaseError: please update"


def test_the_last_barrier() -> None:
    """Something secret that somebody has put into a message all the same is not shown."""
    for secret in (new_code(), new_token(), new_bot_token(), token_hex(32)):
        assert secret not in logged("atout.hub", f"table {secret} is open")
        assert secret not in logged("uvicorn.error", f"GET /t/{secret} failed")
        assert "is open" in logged("atout.hub", f"table {secret} is open")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_statements_hide_their_parameters(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    address = str(tmp_path / "a.db") if kind == "sqlite" else request.getfixturevalue("new_postgres")()
    code = new_code()

    async def ask() -> str:
        engine = open_engine(database_url(address))
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT * FROM nowhere WHERE code = :code"), {"code": code})
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await engine.dispose()
        raise AssertionError("it did not fail")

    said = asyncio.run(ask())
    assert code not in said
    assert "nowhere" in said
