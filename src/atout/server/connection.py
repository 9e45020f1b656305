"""One WebSocket: what its owner may see goes out, as fast as they can read it and not faster than they can look at it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from atout.match.refusal import Refusal
from atout.server.patch import difference

if TYPE_CHECKING:
    from atout.server.room import Room

AT_MOST_EVERY = 0.05
"""Seconds between two updates of somebody who only watches. Whoever must decide gets theirs at once."""
REPLACED, RESTART, GONE, IMPOLITE = 4001, 1012, 4404, 1008
COME_BACK_WITHIN = 5.0


class Connection:
    """Keeps no queue of news: it knows what its owner has been told, and tells them the difference when they can take it."""

    def __init__(self, room: Room, socket: WebSocket[Any, Any, Any], who: str | None, since: int | None) -> None:
        self.name = secrets.token_hex(8)
        self.room = room
        self.who = who
        self.seat: int | None = None
        self.shoulder: int | None = None
        """The seat that a spectator looks over the shoulder of."""
        self._socket = socket
        self._since = since
        self._told = 0
        self._sent: dict[str, Any] | None = None
        self._sent_at = 0.0
        self._viewer: int | None = None
        self._replies: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None

    # --- What others do with it ---

    def poke(self) -> None:
        """There may be news."""
        self._wake.set()

    def reply(self, message: dict[str, Any]) -> None:
        self._replies.append(msgspec.json.encode(message))
        self._wake.set()

    def forget(self) -> None:
        """The table leaves memory: the next news are a full view."""
        self._sent = None

    def look_at(self, seat: int | None) -> None:
        """Somebody who does not sit here wants to look over a shoulder, or no more."""
        table = self.room.table
        if table is None or self.seat is not None:
            raise Refusal("not-a-spectator")
        if seat is not None and (seat not in table.chairs or not table.chairs[seat].shows_hand):
            raise Refusal("hand-not-shown", seat=seat)
        self.shoulder = seat
        self._sent = None
        self._since = self._told
        self._wake.set()

    def replace(self) -> None:
        """Its owner has connected elsewhere."""
        self.seat = None
        self._close({"type": "replaced"}, REPLACED)

    async def say_goodbye(self) -> None:
        self._close({"type": "bye", "within": COME_BACK_WITHIN}, RESTART)
        await asyncio.sleep(0)

    def _close(self, last: dict[str, Any], code: int) -> None:
        self._closing = code
        self.reply(last)

    # --- Sending ---

    async def send_forever(self) -> None:
        """A slow reader holds up nobody but themselves, and then gets everything in one update."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._send(self._replies.popleft())
            if self._closing is not None:
                await self._socket.close(self._closing)
                return
            if (wait := self._too_early()) > 0:
                asyncio.get_running_loop().call_later(wait, self._wake.set)
            elif news := self._news():
                await self._send(news)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send_data(message.decode())
        except (WebSocketException, RuntimeError):
            raise ConnectionError from None

    def _too_early(self) -> float:
        """Seconds until it is time for news, for those who need not decide anything."""
        table = self.room.table
        if table is None or self._sent is None or self.seat in table.to_act:
            return 0.0
        return AT_MOST_EVERY - (time.monotonic() - self._sent_at)

    def _news(self) -> bytes | None:
        """What has changed since the last time, if it is committed."""
        table = self.room.table
        if table is None or table.number != self.room.committed or (table.number == self._told and self._sent is not None):
            return None
        viewer = self._viewer_of(table)
        first = self._since if self._sent is None else self._told
        events = None if first is None else table.told_since(first, viewer)
        state = table.look(viewer)
        message: dict[str, Any] = {"n": table.number, "events": events}
        if self._sent is None or events is None or viewer != self._viewer:
            own = viewer if self.seat is not None else None
            message |= {"type": "state", "seat": own, "state": state, "moves": table.moves_seen_by(viewer)}
        else:
            message |= {"type": "update", "change": difference(self._sent, state)}
        self._sent, self._viewer = state, viewer
        self._told = table.number
        self._since = table.number
        self._sent_at = time.monotonic()
        return msgspec.json.encode(message)

    def _viewer_of(self, table: Any) -> int | None:
        if self.seat is not None:
            return self.seat if table.seat_of(self.who) == self.seat else None
        if self.shoulder is not None and table.chairs[self.shoulder].shows_hand:
            return self.shoulder
        return None
