"""The WebSocket of a table: commands come in, answers and news go out. A frame from the server is a list of messages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection

from atout.match.refusal import Refusal
from atout.server.http.origins import may_speak
from atout.server.http.refusals import message as message_of
from atout.server.http.refusals import refused, retry_after, status
from atout.server.http.unreadable import UNREADABLE, fault
from atout.server.limits import CONNECTION, address_of, too_many
from atout.server.live.connection import GONE, IMPOLITE, LATER, REVOKED, Connection, Views, encode
from atout.server.network.loop import WHOSE
from atout.server.people.identity import sender_of, token_of
from atout.server.rooms.hub import Hub
from atout.server.storage.retrying import UNAVAILABLE
from atout.server.storage.trouble import reason
from atout.server.tables.agreements import Seat
from atout.server.tables.commands import AnyCommand, Version

log = logging.getLogger("atout.live")
PATH = re.compile(r"/api/tables/([^/]{1,40})/live")
LARGEST = 8192
"""Bytes of a message; a longer one ends the connection (run.py)."""
PATIENCE = 10.0
"""Seconds in which a new connection must say who it is."""

CLOSED_WITH = {401: REVOKED, 429: IMPOLITE, 503: LATER}
"""Codes for those who are refused at once, by status; for all others there is no such table."""

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
    """Something that no client sends: the connection ends. Says what."""


IMPOSSIBLE = (Impolite, msgspec.MsgspecError, RecursionError, UnicodeError)
"""What comes of messages that no client sends: among them such as are nested a thousand deep."""


def unreadable(error: BaseException) -> dict[str, Any]:
    """For whoever writes a client: what no client sends, and why the connection ends."""
    otherwise = str(error) if isinstance(error, Impolite | msgspec.MsgspecError) else UNREADABLE
    return message_of(Refusal("bad-request", **fault(error, otherwise)))


async def live(hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
    """Serves one connection. This speaks ASGI itself: it is where a server spends its time (docs/decisions/0011)."""
    path = PATH.fullmatch(scope["path"])
    await receive()
    if path is None or not may_speak(scope, hub.settings.base_url):
        await _hang_up(send, GONE if path is None else IMPOLITE)  # before it is accepted: the browser gets 403
        return
    address = address_of(scope)
    WHOSE.set(address)
    try:
        who = sender_of(scope)
        await hub.limits.in_time(address, who, lambda: hub.is_from_somebody_there(scope))
        try:
            hub.limits.need("handshakes", address, who)
        except Refusal:
            if not hub.is_from_somebody_there(scope):
                raise
        with ExitStack() as counted:
            await _meet(hub, path[1], address, scope, receive, send, counted)
    except Refusal as refusal:
        await _refuse_handshake(send, refusal)


async def _meet(hub: Hub, code: str, address: str, scope: Scope, receive: Receive, send: Send, counted: ExitStack) -> None:
    """Hears who it is, and lets them in."""
    await send({"type": "websocket.accept"})
    try:
        hello = HELLO.decode(await _first(receive, min(PATIENCE, hub.settings.patience)))
        caller = await hub.tokens.caller(hello.token or token_of(ASGIConnection(scope)))
        views: Views = "changes" if hello.views else "none"
        room = await hub.find_room(code, caller.who, address)
        known = room.presence.always_gets_in(await room.ledger.remembered(), caller.who)
        counted.enter_context(hub.limits.socket(address, caller.who, known=known))
        connection = Connection(room, caller, hello.since, recent=hello.recent, views=views, address=address)
        await room.presence.join(connection)
    except Refusal as refusal:
        with suppress(OSError):
            await send({"type": "websocket.send", "text": msgspec.json.encode([message_of(refusal)]).decode()})
        await _hang_up(send, CLOSED_WITH.get(status(refusal), GONE))
    except IMPOSSIBLE as error:
        with suppress(OSError):
            await send({"type": "websocket.send", "text": msgspec.json.encode([unreadable(error)]).decode()})
        await _hang_up(send, IMPOLITE)
    except UNAVAILABLE as error:
        log.error("database", extra={"reason": reason(error)})
        await _hang_up(send, LATER)
    except HungUp:
        return
    else:
        await _serve(hub, connection, address, receive, send)


async def _serve(hub: Hub, connection: Connection, address: str, receive: Receive, send: Send) -> None:
    async def say(messages: list[dict[str, Any]]) -> None:
        await send({"type": "websocket.send", "text": encode(messages).decode()})

    sender = asyncio.create_task(connection.send_all(say))
    listener = asyncio.create_task(_listen(connection, address, receive))
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
        hub.spawn(connection.room.presence.part(connection))
    if connection.closing is not None:
        await _hang_up(send, connection.closing)


async def _hang_up(send: Send, code: int) -> None:
    with suppress(OSError):  # whoever is gone already need not be told
        await send({"type": "websocket.close", "code": code})


async def _first(receive: Receive, seconds: float) -> str:
    try:
        async with asyncio.timeout(seconds):
            return await _next(receive)
    except TimeoutError:
        raise Impolite("a hello must come first, soon") from None


async def _refuse_handshake(send: Send, refusal: Refusal) -> None:
    """An answer of HTTP in place of a WebSocket."""
    headers = [(b"content-type", b"application/json"), *retry_after(refusal)]
    with suppress(OSError):
        await send({"type": "websocket.http.response.start", "status": status(refusal), "headers": headers})
        await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(refused(refusal))})


async def _next(receive: Receive) -> str:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise HungUp
    text = message.get("text")
    if text is None:
        raise Impolite("messages are text, not binary")
    return text


async def _listen(connection: Connection, address: str, receive: Receive) -> None:
    """One command after the other: the next is read when the last one has been answered."""
    hub, who = connection.room.hub, connection.who
    left = hub.limits.bucket(CONNECTION)
    try:
        while True:
            text = await _next(receive)
            if wait := left.take():
                raise too_many("connection", wait)
            await hub.limits.in_time(address, who, lambda: hub.belonging.has_reserve_for(connection.room.code, who))
            message = MESSAGE.decode(text)
            async with connection.obeying:
                await _obey(connection, address, message)
            if connection.reads_nothing:
                raise Impolite("answers are not read")
    except Refusal as refusal:  # of the connection; what is refused to a command is an answer to it
        connection.close(IMPOLITE, message_of(refusal))
    except IMPOSSIBLE as error:
        connection.close(IMPOLITE, unreadable(error))


async def _obey(connection: Connection, address: str, message: Any) -> None:
    if isinstance(message, Ping):
        connection.reply({"type": "pong"})
        return
    try:
        if isinstance(message, Look):
            await connection.room.look_over_shoulder(connection, message.seat, address)
            connection.reply({"type": "done", "id": message.id, "n": connection.room.ledger.number})
            return
        answer = await connection.room.do(connection.caller, message, address)
        connection.reply({"type": "done", "id": message.id, "n": answer.number, **answer.more})
    except Refusal as refusal:
        connection.reply(message_of(refusal, message.id))
