"""The WebSocket of a table: commands come in, answers and news go out. A frame from the server is a list of messages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection

from atout.match.refusal import Refusal
from atout.server.agreements import Seat
from atout.server.commands import AnyCommand, Version
from atout.server.connection import GONE, IMPOLITE, LATER, REVOKED, Connection, Views, encode
from atout.server.hub import Hub
from atout.server.identity import token_of
from atout.server.origins import may_speak
from atout.server.refused import refused
from atout.server.tireless import UNAVAILABLE

log = logging.getLogger("atout.live")
PATH = re.compile(r"/api/tables/([^/]{1,40})/live")
LARGEST = 8192
"""Bytes of a message; a longer one ends the connection (run.py)."""
PATIENCE = 10.0
"""Seconds in which a new connection must say who it is."""

CLOSED_WITH = {"not-saved": LATER, "bad-token": REVOKED}
"""Codes for those who are refused at once; all others have no such table."""

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Scope = Any


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """The first message: who one is, unless a cookie says so, and the last entry that one knows."""

    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    since: Version | None = None
    recent: bool = False
    """Without `since`: begin with what happened lately, as far as it is remembered."""
    views: bool = True
    """Without views one is told only what happens, and what one can do."""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Look over a player's shoulder, if they allow it; null to stop."""

    seat: Seat | None
    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    pass


HELLO = msgspec.json.Decoder(Hello)
MESSAGE = msgspec.json.Decoder(AnyCommand | Look | Ping)


class HungUp(Exception):
    """The client is gone."""


class Impolite(Exception):
    """Something that no client sends: the connection ends."""


async def live(hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
    """Serves one connection. This speaks ASGI itself: it is where a server spends its time (docs/decisions/0011)."""
    path = PATH.fullmatch(scope["path"])
    await receive()
    if path is None or not may_speak(scope["headers"], hub.settings.base_url):
        await _hang_up(send, GONE if path is None else IMPOLITE)  # before it is accepted: the browser gets 403
        return
    await send({"type": "websocket.accept"})
    try:
        hello = HELLO.decode(await _first(receive))
        caller = await hub.tokens.caller(hello.token or token_of(ASGIConnection(scope)))
        views: Views = "changes" if hello.views else "none"
        connection = Connection(hub.room(path[1]), caller, hello.since, recent=hello.recent, views=views)
        await connection.room.join(connection)
    except Refusal as refusal:
        with suppress(OSError):
            await send({"type": "websocket.send", "text": msgspec.json.encode([_refused(refusal)]).decode()})
        await _hang_up(send, CLOSED_WITH.get(refusal.message, GONE))
    except (Impolite, msgspec.MsgspecError):
        await _hang_up(send, IMPOLITE)
    except UNAVAILABLE as error:
        log.error("database", extra={"reason": type(error).__name__})
        await _hang_up(send, LATER)
    except HungUp:
        return
    else:
        await _serve(hub, connection, receive, send)


async def _serve(hub: Hub, connection: Connection, receive: Receive, send: Send) -> None:
    async def say(messages: list[dict[str, Any]]) -> None:
        await send({"type": "websocket.send", "text": encode(messages).decode()})

    sender = asyncio.create_task(connection.send_all(say))
    listener = asyncio.create_task(_listen(connection, receive))
    connection.poke()
    try:
        await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            await asyncio.wait([sender], timeout=PATIENCE)
    finally:
        sender.cancel()
        async with connection.obeying:
            listener.cancel()
        for ended in await asyncio.gather(sender, listener, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, HungUp | OSError):
                log.error("connection failed", exc_info=ended)
        hub.spawn(connection.room.part(connection))
    if connection.closing is not None:
        await _hang_up(send, connection.closing)


async def _hang_up(send: Send, code: int) -> None:
    with suppress(OSError):  # whoever is gone already need not be told
        await send({"type": "websocket.close", "code": code})


async def _first(receive: Receive) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return await _next(receive)
    except TimeoutError:
        raise Impolite from None


async def _next(receive: Receive) -> str:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise HungUp
    text = message.get("text")
    if text is None:
        raise Impolite
    return text


async def _listen(connection: Connection, receive: Receive) -> None:
    """One command after the other: the next is read when the last one has been answered."""
    try:
        while True:
            message = MESSAGE.decode(await _next(receive))
            async with connection.obeying:
                await _obey(connection, message)
            if connection.reads_nothing:
                raise Impolite
    except (Impolite, msgspec.MsgspecError):
        connection.close(IMPOLITE)


async def _obey(connection: Connection, message: Any) -> None:
    if isinstance(message, Ping):
        connection.reply({"type": "pong"})
        return
    try:
        if isinstance(message, Look):
            await connection.room.open()
            connection.look_at(message.seat)
            connection.reply({"type": "done", "id": message.id, "n": connection.room.committed})
            return
        answer = await connection.room.do(connection.caller, message)
        connection.reply({"type": "done", "id": message.id, "n": answer.number, **answer.more})
    except Refusal as refusal:
        connection.reply(_refused(refusal, message.id))


def _refused(refusal: Refusal, sender_id: str | None = None) -> dict[str, Any]:
    return {"type": "refused", "id": sender_id, **refused(refusal)}
