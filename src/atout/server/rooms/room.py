"""One table in the memory of one process: commands in, entries to the log, news to every connection."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable

from atout.match.refusal import Refusal
from atout.server import clock
from atout.server.bots.autoplay import Autoplay
from atout.server.limits import ATTENDED, CROWD, CROWD_SHARE, PLAYER, QUEUE, QUEUE_EACH, RESERVE, WATCHERS, origin_of, too_many
from atout.server.logs import short
from atout.server.metrics import ANSWER, MOVES, REFUSALS
from atout.server.network.loop import aside
from atout.server.people.callers import Caller
from atout.server.people.tokens import hashed
from atout.server.storage import rows
from atout.server.storage.retrying import UNAVAILABLE, until_saved
from atout.server.storage.trouble import reason
from atout.server.storage.writer import NotSaved
from atout.server.tables.commands import Command, Move, Rematch, Sit, Twin
from atout.server.tables.deciding import Decision, decide, grace_over, host_is_away, made
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from atout.server.tables.timing import due
from atout.server.tables.told import TableInfo

if TYPE_CHECKING:
    from atout.server.live.connection import Connection
    from atout.server.rooms.hub import Hub

log = logging.getLogger("atout.table")

CONNECTED, DELETED = 0, -1
"""What processes tell each other besides the numbers of entries: somebody has connected; the table is gone."""
RECONNECTING = 3.0
"""Seconds within which a new connection makes good for a lost one: a page that is loaded again says nothing to anybody."""
EXPECTED = 10.0
"""Seconds in which somebody who has sat down connects."""
LONG = 50
"""Entries from which on a log is read outside of the event loop."""
MOST_TWINS = 24
"""Tables that play the same deals."""
NONE_YET = ""
"""Stands for the connection of somebody who has sat down and is not connected yet."""


@dataclass
class Answer:
    """What the sender of a command is told."""

    number: int
    more: dict[str, Any] = field(default_factory=dict)


class Room:
    def __init__(self, hub: Hub, code: str) -> None:
        self.hub = hub
        self.code = code
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.committed = 0
        """The last entry that is known to be in the log. While one is being written, the table is ahead of this."""
        self.connections: set[Connection] = set()
        self._summary: TableInfo | None = None
        self._due: float | None = None
        self._people: set[str] = set()
        """What the database knows of the table besides its log."""
        self._moves = MOVES.labels("")
        self._waiting: Counter[str] = Counter()
        """Commands that wait: of each person who sits here, and of all others together."""
        self._players, self._reserves = hub.limits.buckets(PLAYER, 100), hub.limits.buckets(RESERVE, 100)
        self._watchers = hub.limits.buckets(WATCHERS, 1000)
        """How much may still be done here: by each person who sits here, and by others from each address."""
        self._used = clock.now()
        self._autoplay = Autoplay(self)
        self._noting: asyncio.Task[Any] | None = None
        self._attended_until = -math.inf
        self._address = ""
        """The latest address that somebody came from who belongs here."""

    # --- Attention ---

    @property
    def attended(self) -> bool:
        """Whether somebody is here, or has been lately: bots move only for people."""
        return bool(self.connections) or time.monotonic() < self._attended_until

    @property
    def address(self) -> str:
        """The address that bots here play for: the host's if they are connected, else that of somebody else who is."""
        host = self.table.host if self.table else None
        first = min(self.connections, key=lambda other: (other.who != host, other.seat is None, other.name), default=None)
        return first.address if first else self._address

    def attend(self, address: str, who: str | None = None) -> None:
        """Somebody who belongs here does something, or looks."""
        if who is not None:
            self.hub.belonging.hear(self.code, who, clock.now())
        stood_still = not self.attended
        self._attended_until = time.monotonic() + ATTENDED
        self._address = address
        if stood_still:
            self._wake_up()

    def _wake_up(self) -> None:
        """Bots go on where they stood still; at once, unless another process could be about to let them."""
        if self.table is not None and self.table.number == self.committed:
            due_at = due(self.table)
            self._autoplay.plan(self.table, own=not self.hub.bus.needed or (due_at is not None and due_at < clock.now()))

    # --- The table ---

    async def open(self) -> Table:
        """The table as it is in the log now; or a refusal if there is none.

        What another process has acknowledged is in it, also before that process's wake-up has come here: whoever has been told of
        a move is never shown the table without it, whichever process they come to."""
        async with self.lock:
            if self.table is not None and self.hub.bus.needed:
                await self._read_on(self.table)
            return await self._load()

    async def shown_to(self, who: str | None) -> Table:
        """The table for somebody who wants to see it, or a refusal. That it is watched is in the log before they see a card: a
        twin made before that shuts them out, and after that there is none."""
        table = await self.open()
        if table.is_first_watched_by(who):
            await self._note_that_it_is_watched()
            table = await self.open()
        if not table.may_watch(who):
            raise Refusal("no-spectators")
        return table

    def note_that_it_is_watched(self) -> None:
        """The same for connections: they are told when it is done."""
        if self._noting is None or self._noting.done():
            self._noting = self.hub.spawn(until_saved(self._note_that_it_is_watched))

    async def _note_that_it_is_watched(self) -> None:
        async with self.lock:
            while True:
                table = await self._load()
                if not table.is_first_watched_by(None) or await self._commit(table, Decision("watched", {}), clock.now()):
                    return

    async def remembered(self) -> Table:
        """The table as this process knows it, perhaps a moment old: enough to decide who may try something."""
        async with self.lock:
            return await self._load()

    async def _load(self) -> Table:
        if self.table is None:
            self.table = await self._read()
            self.committed = self.table.number
            self._moves = MOVES.labels(self.table.game.game)
            self._forget_row(self.table)
            self._autoplay.plan(self.table, own=False)
            self._see_who_is_here(self.table)
            self._tell()  # others may have written since it was here last
        self._used = clock.now()
        return self.table

    async def _read(self) -> Table:
        """The table of the log. Whatever is wrong with that log concerns this table only."""
        try:
            entries = await self.hub.store.log(self.code)
            if not entries:
                raise Refusal("no-such-table")
            if len(entries) < LONG:
                return Table.from_log(self.code, entries)
            return await aside(Table.from_log, self.code, entries)
        except UNAVAILABLE:
            raise
        except Exception as error:
            if isinstance(error, Refusal) and error.message == "no-such-table":
                raise
            log.error("a log cannot be read", extra={"table": short(self.code), "reason": type(error).__name__})
            raise Refusal("broken-table") from None

    async def _read_on(self, table: Table) -> None:
        """Takes up what other processes have written. The last known entry is read again: without it the table is gone."""
        entries = await self.hub.store.log(self.code, table.number - 1)
        if not entries:
            self.drop()
            raise Refusal("no-such-table")
        for entry in entries[1:]:
            table.apply(entry)
        if table.number > self.committed:
            self.committed = table.number
            self._forget_row(table)
            self._autoplay.plan(table, own=False)
            self._see_who_is_here(table)
            self._tell()

    def _forget_row(self, table: Table) -> None:
        """Somebody else has written to the database: the table's row is written again next time."""
        self.hub.belonging.note(self.code, table.known)
        self._summary, self._people = None, rows.seated(table)

    async def catch_up(self, number: int) -> None:
        """Another process says that the table is at that entry, or one of the messages below."""
        if number == CONNECTED:
            await self._let_go_of_replaced()
        elif number == DELETED:
            self.drop()
        elif self.connections or self.table is not None:
            async with self.lock:
                with suppress(Refusal):  # it is gone already
                    if self.table is None:
                        await self._load()
                    elif number > self.committed:
                        await self._read_on(self.table)

    def drop(self) -> None:
        """The table leaves memory. What is due there in time, the database knows."""
        self.table = None
        self._autoplay.stop()
        for connection in self.connections:
            connection.forget()

    def rest(self, before: float) -> None:
        """Leaves memory if nothing has happened since then. Nothing of a table needs to be here while nobody acts."""
        if self.table is not None and self._used < before and not (self._autoplay.busy or self.lock.locked()):
            self.drop()

    # --- Commands ---

    async def do(self, caller: Caller, command: Command, address: str = "") -> Answer:
        """Carries out a command. Returns when it is committed, or raises a refusal."""
        arrived = time.perf_counter()
        try:
            if self.hub.closing:
                raise Refusal("restarting")
            caller.need_for(command)
            table = await self.remembered()
            if table.is_known(caller.who):
                self.attend(address, caller.who)
            insider = _insider(table, caller.who, command)
            with self._in_line(insider or ""):
                self._admit(command, address, caller.who, insider)
                async with self.lock:
                    answer = await self._do(caller.who, command, address)
        except Refusal as refusal:
            REFUSALS.labels(refusal.message).inc()
            if refusal.message == "bad-invitation":
                self.hub.limits.guessed(address, caller.who)
            raise
        except UNAVAILABLE as error:
            log.error("database", extra={"table": short(self.code), "reason": reason(error)})
            raise Refusal("not-saved") from None
        ANSWER.observe(time.perf_counter() - arrived)
        return answer

    @contextmanager
    def _in_line(self, whose: str) -> Iterator[None]:
        self._waiting[whose] += 1
        try:
            yield
        finally:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]

    def _admit(self, command: Command, address: str, who: str | None, insider: str | None) -> None:
        self._count(address, insider)
        if isinstance(command, Sit) and command.invitation is not None:
            self.hub.limits.need_guesses(address, who)

    def _count(self, address: str, insider: str | None) -> None:
        """Counts a command, or a look, also one that is refused later. Each person who belongs here has a budget of their own; a
        neighbour behind the same address, or a crowd that watches, cannot use it up."""
        limits = self.hub.limits
        try:
            limits.need("commands", address)
        except Refusal:
            if insider is None or self._reserves.of(insider).take():
                raise
        if self._waiting[insider or ""] > limits.most(QUEUE_EACH if insider else QUEUE):
            raise too_many("queue", 1)
        if wait := (self._players.of(insider) if insider else self._watchers.of(address)).take():
            raise too_many("table", wait)

    async def _do(self, who: str | None, command: Command, address: str) -> Answer:
        while True:
            table = await self._load()
            if isinstance(command, Move) and command.version > table.number:
                await self._read_on(table)
                if command.version > table.number:
                    raise Refusal("bad-version", version=table.number)
            if (number := table.done_before(who, command.id)) is not None:
                return Answer(number)
            if isinstance(command, Sit) and table.shuffle and table.shuffle.shared:
                await self._refuse_who_knows(table.shuffle.commitment, who)
            if isinstance(command, Rematch | Twin) and table.is_known(who):
                self.hub.limits.need_table(address, who)
            if isinstance(command, Twin) and table.shuffle:
                await self._refuse_too_many_twins(table.shuffle.commitment)
            now = clock.now()
            if isinstance(command, Move):
                self._autoplay.note_pace(table, who, now)
            else:
                await self._listen_for_the_host(table, who, now)
            try:
                decision = decide(table, who, command, now)
            except Refusal:
                number = table.number
                if self.hub.bus.needed:
                    await self._read_on(table)  # perhaps what it needs has happened in another process
                if table.number == number:
                    raise
                continue
            if await self._commit(table, decision, now, address):
                return Answer(table.number, decision.answer)

    async def _listen_for_the_host(self, table: Table, who: str | None, now: float) -> None:
        """Before somebody else does what only the host can: a host who is connected, through whichever process, is not away, nor
        is one who has lately asked for something."""
        host, table.host_heard_at = table.host, -math.inf
        if host is None or who == host or table.seat_of(who) is None or not host_is_away(table, now):
            return
        here = any(other.who == host and other.closing is None for other in self.connections)
        if not here and self.hub.bus.needed:
            here = bool((await self.hub.store.connections_of(self.code)).get(host))
        table.host_heard_at = math.inf if here else self.hub.belonging.heard_at(self.code, host)

    async def _refuse_who_knows(self, commitment: str, who: str | None) -> None:
        """Nobody plays the same deals twice, nor deals of which they have seen a hand."""
        if who is not None and who in await self.hub.store.who_knows(commitment, besides=self.code):
            raise Refusal("knows-the-deals")

    async def _refuse_too_many_twins(self, commitment: str) -> None:
        if len(await self.hub.store.tables_with(commitment)) > MOST_TWINS:
            raise Refusal("too-many-twins", most=MOST_TWINS)

    async def _commit(self, table: Table, decision: Decision, now: float, address: str = "") -> bool:
        """Writes the entry of a decision; False if another process was quicker: then the table must be read again."""
        entry = Entry(table.number + 1, max(now, table.changed_at), decision.kind, decision.data)
        try:
            table.apply(entry, played=decision.played)
            effects = self._effects(table, entry)
            if new := decision.creates:
                first = Entry(1, entry.at, "created", new.data)
                new_rows = rows.new_table_rows(self.hub.store, new.code, first, origin_of(address))
                effects += [self.hub.store.entry_row(new.code, first), *new_rows]
            written = await self.hub.writer.write(self.code, entry, effects)
        except NotSaved as error:
            self._lose_track()
            log.error("not saved", extra={"table": short(self.code), "reason": str(error)})
            raise Refusal("not-saved") from None
        except BaseException:
            self._lose_track()
            raise
        if not written:
            self._lose_track()
            return False
        if new:
            self.hub.belonging.note(new.code, new.people)
        self.committed = entry.number
        self._used = now
        if entry.kind == "moved":
            self._moves.inc()
        if self.table is table:  # it could have been deleted meanwhile
            self._autoplay.plan(table, own=True)
            if entry.kind != "moved":
                self._see_who_is_here(table)
                self.hub.belonging.note(self.code, table.known)
            if entry.kind == "sat":
                self.hub.spawn(self.expect(entry.data["who"]))
            self._tell()
        return True

    def _lose_track(self) -> None:
        """Whether the last entry was written, only the log can tell. It is read again, also if nobody tries again: there may be
        people who have not been told yet what was written before."""
        self.table = None
        if self.connections and not self.hub.closing:
            self.hub.spawn(until_saved(self.open))

    def _effects(self, table: Table, entry: Entry) -> list[Executable]:
        store = self.hub.store
        effects: list[Executable] = []
        summary, due_at = table.summary(), due(table)
        if summary is not self._summary or due_at != self._due:  # most moves change nothing of the table itself
            effects.append(store.table_row(self.code, rows.table_values(table) | {"changed_at": entry.at}, new=False))
            self._summary, self._due = summary, due_at
            if (people := rows.seated(table)) != self._people:
                effects += store.people_rows(self.code, people)
                self._people = people
        if entry.kind == "sat":
            effects.append(store.connected_row(self.code, entry.data["who"], self.hub.process, NONE_YET))
        if entry.kind == "moved" and table.running_match.finished:
            effects += rows.finished_match_rows(store, table, entry.at)
            log.info("match finished", extra={"table": short(self.code), "game": table.game.game, "entries": entry.number})
        return effects

    # --- Connections ---

    def _tell(self) -> None:
        for connection in self.connections:
            connection.poke()

    async def join(self, connection: Connection) -> None:
        """A connection begins. Somebody's new connection replaces their old one."""
        table, limits = await self.open(), self.hub.limits
        if not table.may_watch(connection.who):
            raise Refusal("no-spectators")
        if not table.is_known(connection.who):
            crowd = Counter(other.address for other in self.connections if other.seat is None)
            if crowd.total() >= limits.most(CROWD) or crowd[connection.address] >= limits.most(CROWD_SHARE):
                raise Refusal("crowded")
        if table.is_known(connection.who) and self.hub.bus.needed:
            with suppress(*UNAVAILABLE):  # if it cannot be noted now, it is when it can (_take_place)
                await self._note(connection)  # before the first view: who has seen that and connects anew is noted later
        for other in list(self.connections):
            if connection.who is not None and other.who == connection.who and other.seat is not None:
                other.replace()
        stood_still = not self.attended
        self.connections.add(connection)
        self._see_who_is_here(self.table or table)
        if stood_still:
            self._wake_up()

    async def look_over_shoulder(self, connection: Connection, seat: int | None, address: str) -> None:
        """Somebody who does not sit here looks over a shoulder, or no more. Who has seen a hand is noted before they see it."""
        table = await self.remembered()
        insider = connection.who if table.is_known(connection.who) else None
        with self._in_line(insider or ""):
            self._count(address, insider)
            table = await self.open()
            connection.need_spectator(table, seat)
            if seat is not None and seat not in table.has_seen.get(connection.who or "", ()):
                if connection.who is None:
                    raise Refusal("no-token")
                await self.happen("looked", connection.who, seat)
        connection.look_over_shoulder_of(seat)

    def _see_who_is_here(self, table: Table) -> None:
        """Connections belong to people, and people to seats: whoever is connected has their seat, wherever that is now."""
        for connection in self.connections:
            seat = table.seat_of(connection.who)
            moved, connection.seat = seat != connection.seat, seat
            if not table.may_watch(connection.who):
                connection.send_away()
            if seat is not None and connection.closing is None:
                chair = table.chairs[seat]
                if moved or chair.away_since is not None or chair.bot is not None:
                    self.hub.spawn(until_saved(partial(self._take_place, connection)))

    async def _take_place(self, connection: Connection) -> None:
        """Notes that somebody who sits here is connected, for other processes, too.

        If this process stood still for a while, they may have connected elsewhere: an old connection replaces no later one."""
        if connection not in self.connections:
            return
        await self._note(connection)
        latest = (await self.hub.store.connections_of(self.code)).get(connection.caller.known)
        if latest and latest != connection.name:
            connection.replace()
            return
        await self.hub.bus.wake(self.code, CONNECTED)
        if connection in self.connections:
            await self.happen("back", connection.caller.known)

    async def _note(self, connection: Connection) -> None:
        """The latest connection of somebody. What was noted before is noted again only if that was lost meanwhile."""
        who, process = connection.caller.known, self.hub.process
        await self.hub.store.connected(self.code, who, process, connection.name, again=connection.noted)
        connection.noted = True

    async def part(self, connection: Connection) -> None:
        """A connection has ended. A short while later somebody who is not back is missed."""
        self.connections.discard(connection)
        if connection.seat is not None:
            self.attend(connection.address, connection.who)
        if connection.who is not None:
            self.hub.belonging.hear(self.code, connection.who, clock.now())
            await self._miss_after(RECONNECTING, connection.who, connection.name)

    async def expect(self, who: str) -> None:
        """Somebody has sat down, perhaps without a connection: they are waited for like anybody else who is not there."""
        await self._miss_after(EXPECTED, who, NONE_YET)

    async def _miss_after(self, seconds: float, who: str, connection: str) -> None:
        await asyncio.sleep(seconds)
        if not self.hub.closing:
            await until_saved(lambda: self.hub.room(self.code).miss(who, connection))

    async def _let_go_of_replaced(self) -> None:
        noted = [connection for connection in self.connections if connection.noted]  # others may be newer than the answer
        latest = await self.hub.store.connections_of(self.code)
        for connection in noted:
            newest = latest.get(connection.caller.known) or connection.name
            if connection.seat is not None and newest != connection.name:
                connection.replace()

    async def miss(self, who: str, connection: str) -> None:
        """A connection is gone. If it was somebody's latest, everybody sees it, and for how long they are waited for.

        What is known of the connection is forgotten last: if this process dies before, another one finds it and comes here."""
        if (await self.hub.store.connections_of(self.code)).get(who) != connection:
            return
        try:
            await self.happen("away", who)
        except Refusal as refusal:
            if refusal.message == "not-saved":
                raise
        await self.hub.store.disconnected(self.code, who, connection)

    async def happen(self, kind: str, who: str, seat: int | None = None) -> None:
        """Away, back, a stand-in, or a look over the shoulder of a seat: what happens to somebody without a command."""
        async with self.lock:
            while True:
                table = await self._load()
                now = clock.now()
                data = _what_happens(table, kind, who, now) if seat is None else {"seat": seat, "who": who}
                if data is None:
                    return
                if kind in ("away", "looked") and not table.has_room_for(who, kind):
                    raise Refusal("log-full")
                if await self._commit(table, Decision(kind, {"by": who, **data}), now):
                    return

    # --- What follows by itself ---

    async def go_on(self) -> None:
        """Somebody should have done something here by now, and has not: perhaps their process has died."""
        async with self.lock:
            try:
                table = await self._load()
                await self._read_on(table)
            except Refusal as refusal:
                if refusal.message == "broken-table":
                    raise  # it is put off, so that others get their turn (hub.py)
                return
            self._autoplay.plan(table, own=True)
            if self._summary is None:
                await self.hub.store.save(self.hub.store.table_row(self.code, rows.table_values(table), new=False))
                self._summary, self._due = table.summary(), due(table)

    async def make(self, seat: int, asked: int, move: str) -> None:
        """A move of a seat that no person has made, if it is still to be made."""
        async with self.lock:
            if self.hub.closing:
                return
            try:
                while True:
                    table = await self._load()
                    to_be_made = table.asked_at.get(seat) == asked and seat in table.to_act
                    if not to_be_made or await self._commit(table, made(table, seat, move), clock.now()):
                        return
            except Refusal as refusal:
                if refusal.message == "not-saved":
                    raise
                log.warning("a move by itself failed", extra={"table": short(self.code), "message_id": refusal.message})


def _insider(table: Table, who: str | None, command: Command) -> str | None:
    """Whose own budget a command is counted against: that of somebody who belongs here, or of the seat that an invitation opens.
    None for all others, who share what there is for their address."""
    if table.is_known(who):
        return who
    if isinstance(command, Sit) and command.invitation is not None:
        invitation = hashed(command.invitation)
        return next((chair.invitation for chair in table.chairs.values() if chair.invitation == invitation), None)
    return None


def _what_happens(table: Table, kind: str, who: str, now: float) -> dict[str, Any] | None:
    """What goes into the entry; None if there is nothing to happen any more."""
    seat = table.seat_of(who)
    if seat is None:
        return None
    chair = table.chairs[seat]
    if kind == "away":
        return {"seat": seat, "until": now + table.agreement.grace} if chair.away_since is None else None
    if kind == "back":
        return {"seat": seat} if chair.away_since is not None or chair.bot is not None else None
    waited = chair.bot is None and table.playing and grace_over(chair, now)
    return {"seat": seat, "level": table.agreement.stand_in} if waited else None
