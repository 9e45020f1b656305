"""A stream at its lower end: blank lines while nothing happens, and readers who do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from atout.server.live import stream
from atout.server.people.callers import Caller
from atout.server.rooms.hub import Hub
from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.tables.creating import NewChair, NewTable
from tests import patience
from tests.server.support.bots import Bot, streaming
from tests.server.support.people import Person

Check = Callable[[Hub, stream.Stream], Awaitable[None]]


def at_a_table(database: Path, check: Check) -> None:
    """A hub without sockets, with one stream of the person who has made a table."""

    async def run() -> None:
        hub = Hub(Settings(database=str(database)))
        await hub.open()
        made, _ = await hub.create(NewTable("hilo", [NewChair(), NewChair()], name="Ann"), "ann")
        await check(hub, await stream.open_stream(hub, made.code, Caller("ann"), None, "full"))
        await hub.close()

    prepare(Settings(database=str(database)))
    asyncio.run(run())


async def never() -> Any:
    await asyncio.Event().wait()


def test_blank_lines_come_while_nothing_happens(own_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(hub: Hub, answer: stream.Stream) -> None:
        bodies: list[bytes] = []
        gone = asyncio.Event()

        async def send(message: Any) -> None:
            bodies.append(message.get("body", b""))
            if bodies.count(b"\n") == 3:
                gone.set()

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        await answer({}, receive, send)
        assert bodies[0] == b""  # the headers
        assert bodies[1].startswith(b'{"type":"state"')
        assert bodies[1].endswith(b"}\n")
        assert bodies[1].count(b"\n") == 1

    monkeypatch.setattr(stream, "KEEP_ALIVE", 0.02)
    at_a_table(own_database, check)


def test_whoever_does_not_read_is_hung_up_on(own_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(hub: Hub, answer: stream.Stream) -> None:
        [room] = hub.rooms.values()
        assert len(room.presence.connections) == 1
        bodies: list[Any] = []

        async def send(message: Any) -> None:
            bodies.append(message)
            if message["type"] == "http.response.body":
                await never()

        await answer({}, never, send)
        assert len(bodies) == 2, "nothing is kept for later"
        await patience.soon(lambda: not room.presence.connections)

    monkeypatch.setattr(stream, "WRITING", 0.1)
    at_a_table(own_database, check)


@pytest.mark.slow
def test_blank_lines_reach_the_other_end(here: str) -> None:
    async def check() -> None:
        ann = Person(here)
        code = await ann.create("hilo", [{}, {}], sit=False)
        async with streaming(Bot(ann, "watch"), code) as lines:
            assert await lines.line()
            assert await lines.raw() == b"\n"
            await ann.do(code, "lock", on=True)
            assert (await lines.line())["events"][-1]["kind"] == "locked"

    asyncio.run(check())
