"""Bots play for people: where nobody looks, a table stands still, and goes on when somebody does."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from atout.server.limits import Limits
from atout.server.rooms.room import Room
from tests.server.support.people import Person
from tests.server.support.servers import Server, command_of, descendants

pytestmark = pytest.mark.slow

BOTS = {"options": {"limit": 1000}, "agreement": {"pace": 0}}


class Connected(NamedTuple):
    who: str | None
    seat: int | None
    address: str
    name: str = ""


def entries(database: Path, code: str) -> int:
    connection = sqlite3.connect(database)
    try:
        return int(connection.execute("SELECT max(number) FROM entries WHERE code = ?", [code]).fetchone()[0])
    finally:
        connection.close()


async def let_others_play(address: str) -> None:
    """Long enough for the server to look after whatever it would look after: twice."""
    person = Person(address)
    code = await person.create("hilo", [{"bot": "random"}] * 2, sit=False, options={"limit": 1000}, agreement={"pace": 0.2})
    async with person.at(code) as watcher:
        await person.do(code, "start")
        await watcher.reach(25)
        await person.do(code, "abandon")


def test_after_a_restart_nothing_goes_on_before_somebody_looks(own_database: Path) -> None:
    async def begin() -> str:
        person = Person(server.address)
        code = await person.create("hilo", [{"bot": "club"}] * 3, sit=False, **BOTS)
        async with person.at(code) as watcher:
            await person.do(code, "start")
            await watcher.reach(20)
        return code

    async def go_on(code: str) -> None:
        stood = entries(own_database, code)
        await let_others_play(server.address)
        assert entries(own_database, code) == stood
        async with Person(server.address).at(code) as watcher:  # a stranger with the link
            await watcher.reach(stood + 20)

    server = Server(own_database)
    try:
        code = asyncio.run(begin())
        server.kill()
        server = Server(own_database)
        asyncio.run(go_on(code))
    finally:
        server.kill()


def test_bots_stop_when_the_last_who_watched_has_gone(own_database: Path) -> None:
    """Those who only watch are here as long as they are connected; whoever belongs here, a while longer (limits.ATTENDED)."""

    async def begin() -> str:
        person = Person(server.address)
        code = await person.create("hilo", [{"bot": "random"}] * 2, sit=False, **BOTS)
        await person.do(code, "start")
        return code

    async def watch(code: str) -> None:
        async with Person(server.address).at(code) as watcher:
            await watcher.reach(watcher.number + 10)
        await let_others_play(server.address)
        stood = entries(own_database, code)
        await let_others_play(server.address)
        assert entries(own_database, code) == stood
        async with Person(server.address).at(code) as watcher:
            await watcher.reach(stood + 10)

    server = Server(own_database)
    try:
        code = asyncio.run(begin())
        server.kill()  # its host has not been seen by the next one
        server = Server(own_database)
        asyncio.run(watch(code))
    finally:
        server.kill()


def test_bots_go_on_for_somebody_who_came_by_http(own_database: Path) -> None:
    """A program that asks now and then, without a connection, is somebody, too."""

    async def check() -> None:
        person = Person(server.address)
        code = await person.create("hilo", [{"bot": "club"}] * 2, sit=False, **BOTS)
        await person.do(code, "start")
        while entries(own_database, code) < 20:
            await person.look(code)
            await asyncio.sleep(0.05)  # well within what one may ask for

    server = Server(own_database)
    try:
        asyncio.run(check())
    finally:
        server.kill()


def test_two_workers_share_the_processes_that_think(postgres_server: Server) -> None:
    async def check() -> None:
        people = [Person(postgres_server.address) for _ in range(4)]
        for person in people:
            code = await person.create("hilo", [{"bot": "club"}] * 2, sit=False, **BOTS)
            async with person.at(code) as watcher:
                await person.do(code, "start")
                await watcher.reach(20)
                await person.do(code, "abandon")

    asyncio.run(check())
    assert len(postgres_server.workers) == 2
    commands = [command_of(pid) for pid in descendants(postgres_server.process.pid)]
    assert sum("atout.server.starting.thinking" in command for command in commands) == 1
    assert sum("atout.thinkers.process\0quick" in command for command in commands) >= 1


def test_bots_play_for_the_host_or_for_whoever_is_there_in_their_place() -> None:
    """A stranger who watches takes nothing from the host's share, and gives nothing to it."""
    room = Room(SimpleNamespace(limits=Limits(), bus=SimpleNamespace(needed=False)), "code")  # type: ignore[arg-type]
    here = room.presence
    room.ledger.table = SimpleNamespace(host="host", number=0, people_only=True)  # type: ignore[assignment]
    assert not here.attended
    for connection in (Connected(None, None, "watcher"), Connected("guest", 2, "guest"), Connected("host", None, "host")):
        here.connections.add(connection)  # type: ignore[arg-type]
        assert here.attended
        assert here.played_for == (connection.address, connection.who or "")
    here.connections.clear()
    assert not here.attended
    here.attend("guest")
    assert here.attended
    assert here.played_for == ("guest", "")
