"""Who is at a table: their connections, when somebody is missed and when they are back, and whether anybody is there at all."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from atout.match.refusal import Refusal
from atout.server import clock
from atout.server.limits import ATTENDED, CROWD, CROWD_SHARE
from atout.server.rooms.ledger import NOT_CONNECTED
from atout.server.storage.retrying import UNAVAILABLE, until_saved
from atout.server.tables.table import Table

if TYPE_CHECKING:
    from atout.server.live.connection import Connection
    from atout.server.rooms.room import Room

CONNECTED = 0
"""What processes tell each other in place of the number of an entry: somebody has connected."""
RECONNECTING = 3.0
"""Seconds within which a new connection makes good for a lost one: a page that is loaded again says nothing to anybody."""
EXPECTED = 10.0
"""Seconds in which somebody who has sat down connects."""


class Presence:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._hub = room.hub
        self._code = room.code
        self.connections: set[Connection] = set()
        self._attended_until = -math.inf
        self._latest = ("", "")
        """The latest address that somebody came from who belongs here, and who that was."""

    # --- Whether anybody is there ---

    @property
    def attended(self) -> bool:
        """Whether somebody is here, or has been lately: bots move only for people."""
        return bool(self.connections) or time.monotonic() < self._attended_until

    @property
    def played_for(self) -> tuple[str, str]:
        """Whom bots here play for, by address and person: the host if they are connected, else somebody else who is."""
        host = self._room.table.host if self._room.table else None
        first = min(self.connections, key=lambda other: (other.who != host, other.seat is None, other.name), default=None)
        return (first.address, first.who or "") if first else self._latest

    def attend(self, address: str, who: str | None = None) -> None:
        """Somebody who belongs here does something, or looks."""
        if who is not None:
            self._hub.belonging.hear(self._code, who, clock.now())
        stood_still = not self.attended
        self._attended_until = time.monotonic() + ATTENDED
        self._latest = (address, who or "")
        if stood_still:
            self._room.wake_up()

    def is_connected(self, who: str) -> bool:
        return any(other.who == who and other.closing is None for other in self.connections)

    def poke(self) -> None:
        """There may be news for everybody who is connected."""
        for connection in self.connections:
            connection.poke()

    def forget(self) -> None:
        """The table leaves memory."""
        for connection in self.connections:
            connection.forget()

    # --- Coming ---

    def always_gets_in(self, table: Table, who: str | None) -> bool:
        """Whoever sits here, whose new connection takes the place of the one before; and once a host who does not."""
        return table.seat_of(who) is not None or (table.is_known(who) and not self.is_connected(who or ""))

    async def join(self, connection: Connection) -> None:
        """A connection begins. Somebody's new connection replaces their old one."""
        table, limits = await self._room.ledger.open(), self._hub.limits
        if not table.may_watch(connection.who):
            raise Refusal("no-spectators")
        if not self.always_gets_in(table, connection.who):
            crowd = Counter(other.address for other in self.connections if other.seat is None)
            if crowd.total() >= limits.most(CROWD) or crowd[connection.address] >= limits.most(CROWD_SHARE):
                raise Refusal("crowded")
        if table.is_known(connection.who) and self._hub.bus.needed:
            with suppress(*UNAVAILABLE):  # if it cannot be noted now, it is when it can (_take_place)
                await self._note(connection)  # before the first view: who has seen that and connects anew is noted later
        for other in list(self.connections):
            if connection.who is not None and other.who == connection.who and other.seat is not None:
                other.replace()
        stood_still = not self.attended
        self.connections.add(connection)
        self.give_seats(self._room.table or table)
        if stood_still:
            self._room.wake_up()

    def give_seats(self, table: Table) -> None:
        """Connections belong to people, and people to seats: whoever is connected has their seat, wherever that is now."""
        for connection in self.connections:
            seat = table.seat_of(connection.who)
            moved, connection.seat = seat != connection.seat, seat
            if not table.may_watch(connection.who):
                connection.send_away()
            if seat is not None and connection.closing is None:
                chair = table.chairs[seat]
                if moved or chair.away_since is not None or chair.bot is not None:
                    self._hub.spawn(until_saved(partial(self._take_place, connection)))

    async def _take_place(self, connection: Connection) -> None:
        """Notes that somebody who sits here is connected, for other processes, too.

        If this process stood still for a while, they may have connected elsewhere: an old connection replaces no later one."""
        if connection not in self.connections:
            return
        await self._note(connection)
        latest = (await self._hub.store.connections_of(self._code)).get(connection.caller.known)
        if latest and latest != connection.name:
            connection.replace()
            return
        await self._hub.bus.wake(self._code, CONNECTED)
        if connection in self.connections:
            await self._room.happen("back", connection.caller.known)

    async def _note(self, connection: Connection) -> None:
        """The latest connection of somebody. What was noted before is noted again only if that was lost meanwhile."""
        who, process = connection.caller.known, self._hub.process
        await self._hub.store.connected(self._code, who, process, connection.name, again=connection.noted)
        connection.noted = True

    async def let_go_of_replaced(self) -> None:
        """Somebody has connected through another process."""
        noted = [connection for connection in self.connections if connection.noted]  # others may be newer than the answer
        latest = await self._hub.store.connections_of(self._code)
        for connection in noted:
            newest = latest.get(connection.caller.known) or connection.name
            if connection.seat is not None and newest != connection.name:
                connection.replace()

    # --- Going ---

    async def part(self, connection: Connection) -> None:
        """A connection has ended. A short while later somebody who is not back is missed."""
        self.connections.discard(connection)
        if connection.seat is not None:
            self.attend(connection.address, connection.who)
        if connection.who is not None:
            self._hub.belonging.hear(self._code, connection.who, clock.now())
            await self._miss_after(RECONNECTING, connection.who, connection.name)

    async def expect(self, who: str) -> None:
        """Somebody has sat down, perhaps without a connection: they are waited for like anybody else who is not there."""
        await self._miss_after(EXPECTED, who, NOT_CONNECTED)

    async def _miss_after(self, seconds: float, who: str, connection: str) -> None:
        await asyncio.sleep(seconds)
        if not self._hub.closing:
            await until_saved(lambda: self._hub.room(self._code).presence.miss(who, connection))

    async def miss(self, who: str, connection: str) -> None:
        """A connection is gone. If it was somebody's latest, everybody sees it, and for how long they are waited for.

        What is known of the connection is forgotten last: if this process dies before, another one finds it and comes here."""
        if (await self._hub.store.connections_of(self._code)).get(who) != connection:
            return
        try:
            await self._room.happen("away", who)
        except Refusal as refusal:
            if refusal.message == "not-saved":
                raise
        await self._hub.store.disconnected(self._code, who, connection)
