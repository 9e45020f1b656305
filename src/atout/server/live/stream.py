"""The stream of a table, for programs: plain HTTP, one JSON object a line (docs/bots.md).

The same news as over a WebSocket, made by the same `Connection`; only the wrapping differs.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar.response.base import ASGIResponse

from atout.match.refusal import Refusal
from atout.server.live.connection import Connection, Say, Views, encode
from atout.server.people.callers import Caller
from atout.server.people.codes import read_code
from atout.server.rooms.hub import Hub

log = logging.getLogger("atout.stream")

NDJSON = "application/x-ndjson"
KEEP_ALIVE = 10.0
"""Seconds between blank lines: they tell both ends, and whatever is between them, that the stream still flows."""
WRITING = 30.0
"""Seconds in which a line must have been taken; somebody who reads more slowly is hung up on."""


async def open_stream(hub: Hub, code: str, caller: Caller, since: int | None, views: Views, address: str = "") -> Stream:
    """Joins a table, or raises a refusal. The stream that this token had before ends."""
    if hub.closing:
        raise Refusal("restarting")
    try:
        hub.limits.need("handshakes", address, caller.who)
    except Refusal:
        if not hub.belonging.has_reserve_for(read_code(code), caller.who):
            raise
    room = await hub.find_room(code, caller.who, address)
    connection = Connection(room, caller, since, views=views, view_first=True, address=address)
    await connection.room.presence.join(connection)
    try:
        await hub.tokens.begin_stream(connection)
    except BaseException:
        hub.spawn(connection.room.presence.part(connection))
        raise
    return Stream(hub, connection)


class Stream(ASGIResponse):
    """An answer that goes on as long as both ends want it to."""

    _should_set_content_length = False

    def __init__(self, hub: Hub, connection: Connection) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}  # web servers in between pass lines on at once
        super().__init__(media_type=NDJSON, headers=headers, status_code=200)
        self._hub = hub
        self._connection = connection

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            connection = self._connection
            with self._hub.limits.socket(connection.address, connection.who, known=connection.seat is not None):
                await super().__call__(scope, receive, send)
        except Refusal:
            self._hub.spawn(self._connection.room.presence.part(self._connection))
            raise

    async def send_body(self, send: Any, receive: Any) -> None:
        connection = self._connection

        async def say(messages: list[dict[str, Any]]) -> None:
            lines = b"".join(encode(message) + b"\n" for message in messages) or b"\n"
            async with asyncio.timeout(WRITING):
                await send({"type": "http.response.body", "body": lines, "more_body": True})

        tasks = [asyncio.create_task(work) for work in (connection.send_all(say), _keep_alive(say), _hang_up(receive))]
        connection.poke()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            self._hub.spawn(connection.room.presence.part(connection))
            self._hub.spawn(self._hub.tokens.end_stream(connection))
        if any(isinstance(end, TimeoutError) for end in ended):
            log.info("somebody does not read their stream")
            return  # without an end: uvicorn hangs up
        for end in ended:
            if isinstance(end, Exception) and not isinstance(end, OSError):
                log.error("stream failed", exc_info=end)
        with suppress(OSError):
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _keep_alive(say: Say) -> None:
    while True:
        await asyncio.sleep(KEEP_ALIVE)
        await say([])


async def _hang_up(receive: Any) -> None:
    """Returns when the other end is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
