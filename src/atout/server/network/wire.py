"""Below the application: how long a client may take to speak and to listen, and what it can make the server keep meanwhile.

uvicorn's own protocols wait for ever: for the rest of a request, for somebody who does not read; what they close stays until
everything in it is read. Here every connection has to get on within the host's patience, or it is cut off. What is kept before
a request or a message is complete has a largest size; and what comes at once is read in pieces (slices.py).
"""

from __future__ import annotations

import asyncio
import math
import socket
import struct
import sys
import time
from functools import cache
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from atout.server.limits import Bucket, Limit
from atout.server.network.door import DOOR
from atout.server.network.loop import WATCH
from atout.server.network.slices import Slices

LARGEST_HEAD = 32 * 1024
"""Bytes of the first line and the headers of a request."""
LARGEST_REST = 64 * 1024
"""Bytes of a request besides its head and its body: a body of the largest size may come in chunks of one byte."""
LARGEST_TARGET = 2 * 1024
"""Bytes of a path and its query. The framework remembers the last thousand of them, taken apart."""
MOST_PIPELINED = 32
"""Requests that wait for the answer to the one before. Browsers send none; whoever sends more is cut off."""
MOST_FRAGMENTS = 64
"""Pieces in which a message may come."""
CONTROL_FRAMES = Limit(5, 100)
"""Pings, pongs and pieces of messages."""
SEND_BUFFER = 64 * 1024
"""Bytes that the system keeps for a client that does not read, and twice that on Linux; by itself it would be megabytes."""
AT_ONCE = struct.pack("ii", 1, 0)
"""For SO_LINGER: what has not been read is thrown away."""
LOOKING = 1.0
"""Seconds between two looks at all connections, or less where patience is short."""
IMPOLITE, UNREADABLE = 1008, 1007


class HttpWire(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    waiting_since: float | None = None
    """Since when the rest of a request is waited for."""
    unread_since: float | None = None
    """Since when there has always been something that the client has not taken."""
    transport: Any
    _answering: RequestResponseCycle | None = None
    _framing = 0
    """Bytes of the head so far; then, of everything that is no body."""
    _in_head = True
    _refused = False
    _turned_away = False

    def connection_made(self, transport: Any) -> None:
        if not DOOR.lets_in(transport):
            self._turned_away = True
            abort(transport)
            return
        super().connection_made(Slices(transport, self.loop, self._read))  # type: ignore[arg-type]
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.waiting_since = time.monotonic()
        OPEN.add(self)
        if len(OPEN) > most_open():
            abort(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._turned_away:
            return
        OPEN.discard(self)
        self.transport.end()
        self._give_up()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _give_up(self) -> None:
        """Nobody hears the answers to the requests that have come. uvicorn gives up the last one and goes on with the others."""
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        OPEN.discard(self)
        self.transport.end()
        self.transport = self.transport.whole
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        WATCH.run(self.transport.take, data)

    def _read(self, data: bytes) -> None:
        if self.waiting_since is None and self._is_idle:
            self.waiting_since = time.monotonic()
        self._framing += len(data)
        super().data_received(data)
        if self._in_head and self._framing > LARGEST_HEAD and not self._refused:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._framing > LARGEST_REST:
            self._hang_up()

    def on_message_begin(self) -> None:
        self._framing, self._in_head = 0, True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What comes as a header after the body is none: the request is being answered already, by what it said before."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """What has come at once is read at once, however long it is: the head is measured again when it is complete."""
        self._framing, self._in_head = 0, False
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif len(self.url) > LARGEST_TARGET:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        if len(self.pipeline) >= MOST_PIPELINED and not self._refused:
            self._refused = True
            self._hang_up()
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._framing -= len(body)
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.waiting_since = None
        if not self._refused:
            super().on_message_complete()

    @property
    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def cut_off(self) -> None:
        if self.unread_since is None and self._is_idle:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self._hang_up()

    def _hang_up(self) -> None:
        self._give_up()
        abort(self.transport)

    def _refuse(self, status: HTTPStatus) -> None:
        self._refused = True
        if not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 %d %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % (status, status.phrase.encode())
            )
            self.transport.close()


class LiveWire(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    unread_since: float | None = None
    transport: Any

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._begun = time.monotonic()
        self._control = Bucket(CONTROL_FRAMES)

    @property
    def waiting_since(self) -> float | None:
        return None if self.handshake_complete else self._begun

    def connection_made(self, transport: Any) -> None:
        super().connection_made(Slices(transport, self.loop, self._read))  # type: ignore[arg-type]
        OPEN.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        OPEN.discard(self)
        self.transport.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        WATCH.run(self.transport.take, data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.cut_off()  # its headers cannot be read; uvicorn would wait for others

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected  # because of a ping without an answer, or of a frame that no client sends
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by being refused; uvicorn would log that it is not

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self._may_say_more() and self.writable.is_set():  # who does not read gets no pongs to read
            self.transport.write(pong)

    def handle_pong(self, event: Any) -> None:
        if self._may_say_more():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(IMPOLITE, "too many fragments")
        elif self._may_say_more():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(UNREADABLE, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _may_say_more(self) -> bool:
        if not self.close_sent and self._control.take():
            self._fail(IMPOLITE, "too many frames")
        return not self.close_sent

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def cut_off(self) -> None:
        abort(self.transport)


def abort(transport: asyncio.Transport) -> None:
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


OPEN: set[HttpWire | LiveWire] = set()
"""The connections of this process."""


@cache
def most_open() -> float:
    """So many connections leave enough files for the database and the bots."""
    if sys.platform == "win32":
        return math.inf
    import resource

    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (files, most):
        return math.inf
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most - min(200, most // 2)


async def cut_off_the_slow(patience: float) -> None:
    """Looks after all connections, for ever."""
    while True:
        await asyncio.sleep(min(LOOKING, patience / 4))
        now = time.monotonic()
        for wire in list(OPEN):
            if not wire.transport.get_write_buffer_size():
                wire.unread_since = None
            elif wire.unread_since is None:
                wire.unread_since = now
            if any(since is not None and now - since > patience for since in (wire.unread_since, wire.waiting_since)):
                wire.cut_off()
