"""The WebSocket of a table: commands come in, answers and news go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from atout.match.refusal import Refusal
from atout.server.agreements import Seat
from atout.server.commands import AnyCommand, Sit, Version
from atout.server.connection import GONE, IMPOLITE, Connection
from atout.server.identity import person_of
from atout.server.people import hashed, is_token
from atout.server.refused import refused

LARGEST = 8192
"""Bytes of a message."""
PATIENCE = 10.0
"""Seconds in which a new connection must say who it is."""
SILENCE = 75.0
"""Seconds after which somebody who says nothing, not even `ping`, is not there any more. Clients ping every 25."""


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """The first message: who one is, unless a cookie says so, and the last entry that one knows."""

    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    since: Version | None = None


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Look over a player's shoulder, if they allow it; null to stop."""

    seat: Seat | None
    id: str | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    pass


HELLO = msgspec.json.Decoder(Hello)
MESSAGE = msgspec.json.Decoder(AnyCommand | Look | Ping)


class Impolite(Exception):
    """Something that no client sends: the connection ends."""


@websocket("/api/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, State], code: str) -> None:
    """The table as it goes on, see docs/protocol.md."""
    await socket.accept()
    hub = socket.app.state.hub
    try:
        hello = HELLO.decode(await _next(socket, PATIENCE))
        who = hashed(hello.token) if hello.token is not None and is_token(hello.token) else person_of(socket)
        connection = Connection(hub.room(code), socket, who, hello.since)
        await connection.room.join(connection)
    except Refusal as refusal:
        await socket.send_data(msgspec.json.encode({"type": "refused", **refused(refusal)}).decode())
        await socket.close(GONE)
        return
    except (WebSocketDisconnect, TimeoutError, Impolite, msgspec.MsgspecError):
        await _hang_up(socket)
        return
    sender = asyncio.create_task(connection.send_forever())
    listener = asyncio.create_task(_listen(socket, connection))
    connection.poke()
    try:
        await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sender, listener):
            task.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
        hub.spawn(connection.room.part(connection))


async def _next(socket: WebSocket[Any, Any, State], patience: float) -> str:
    async with asyncio.timeout(patience):
        text = await socket.receive_text()
    if len(text) > LARGEST:
        raise Impolite
    return text


async def _listen(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """One command after the other: the next is read when the last one has been answered."""
    try:
        while True:
            await _obey(connection, MESSAGE.decode(await _next(socket, SILENCE)))
    except (WebSocketDisconnect, TimeoutError):
        return
    except (Impolite, msgspec.MsgspecError):
        connection.room.connections.discard(connection)
        await _hang_up(socket)


async def _obey(connection: Connection, message: Any) -> None:
    if isinstance(message, Ping):
        connection.reply({"type": "pong"})
        return
    try:
        if isinstance(message, Look):
            connection.look_at(message.seat)
            connection.reply({"type": "done", "id": message.id})
            return
        answer = await connection.room.do(connection.who, message)
        connection.reply({"type": "done", "id": message.id, "n": answer.number, **answer.more})
        if isinstance(message, Sit):
            await connection.room.take_place(connection)
    except Refusal as refusal:
        connection.reply({"type": "refused", "id": message.id, **refused(refusal)})


async def _hang_up(socket: WebSocket[Any, Any, State]) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(IMPOLITE)
