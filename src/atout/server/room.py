"""One table in the memory of one process: commands in, entries to the log, news to every connection."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable

from atout.match.refusal import Refusal
from atout.server import rows
from atout.server.clockwork import Clockwork
from atout.server.commands import Command, Move, Sit
from atout.server.deciding import Decision, decide, grace_over, made
from atout.server.entries import Entry
from atout.server.limits import CROWD, PLAYERS, QUEUE, WATCHERS, too_many
from atout.server.logs import short
from atout.server.metrics import ANSWER, MOVES, REFUSALS
from atout.server.scopes import Caller
from atout.server.storage.writer import NotSaved
from atout.server.table import Table
from atout.server.timing import due
from atout.server.tireless import UNAVAILABLE, until_saved

if TYPE_CHECKING:
    from atout.server.connection import Connection
    from atout.server.hub import Hub

log = logging.getLogger("atout.table")

CONNECTED, DELETED = 0, -1
"""What processes tell each other besides the numbers of entries: somebody has connected; the table is gone."""
RECONNECTING = 3.0
"""Seconds within which a new connection makes good for a lost one: a page that is loaded again says nothing to anybody."""
EXPECTED = 10.0
"""Seconds in which somebody who has sat down connects."""
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
        self._summary: dict[str, Any] | None = None
        self._due: float | None = None
        self._people: set[str] = set()
        """What the database knows of the table besides its log."""
        self._moves = MOVES.labels("")
        self._waiting = 0
        self._players, self._watchers = hub.limits.bucket(PLAYERS), hub.limits.bucket(WATCHERS)
        """How much may still be done here, by those who sit here and by others."""
        self._used = time.time()
        self._clockwork = Clockwork(self)

    # --- The table ---

    async def open(self, known: int | None = None) -> Table:
        """The table, not older than the entry that somebody knows already; or a refusal if there is none."""
        async with self.lock:
            table = await self._load()
            if known is not None and known > table.number:
                await self._read_on(table)
            return table

    async def _load(self) -> Table:
        if self.table is None:
            entries = await self.hub.store.log(self.code)
            if not entries:
                raise Refusal("no-such-table")
            self.table = Table.from_log(self.code, entries)
            self.committed = self.table.number
            self._moves = MOVES.labels(self.table.game.game)
            self._forget_row(self.table)
            self._clockwork.wind(self.table, own=False)
            self._see_who_is_here(self.table)
            self._tell()  # others may have written since it was here last
        self._used = time.time()
        return self.table

    async def _read_on(self, table: Table) -> None:
        """Takes up what other processes have written."""
        for entry in await self.hub.store.log(self.code, table.number):
            table.apply(entry)
        if table.number > self.committed:
            self.committed = table.number
            self._forget_row(table)
            self._clockwork.wind(table, own=False)
            self._see_who_is_here(table)
            self._tell()

    def _forget_row(self, table: Table) -> None:
        """Somebody else has written to the database: the table's row is written again next time."""
        self._summary, self._people = None, rows.seated(table)

    async def catch_up(self, number: int) -> None:
        """Another process says that the table is at that entry, or one of the messages below."""
        if number == CONNECTED:
            await self._let_go_of_replaced()
        elif number == DELETED:
            self.drop()
        elif self.connections or self.table is not None:
            async with self.lock:
                if self.table is None:
                    await self._load()
                elif number > self.committed:
                    await self._read_on(self.table)

    def drop(self) -> None:
        """The table leaves memory. What is due there in time, the database knows."""
        self.table = None
        self._clockwork.stop()
        for connection in self.connections:
            connection.forget()

    def rest(self, before: float) -> None:
        """Leaves memory if nothing has happened since then. Nothing of a table needs to be here while nobody acts."""
        if self.table is not None and self._used < before and not (self._clockwork.busy or self.lock.locked()):
            self.drop()

    # --- Commands ---

    async def do(self, caller: Caller, command: Command, address: str = "") -> Answer:
        """Carries out a command. Returns when it is committed, or raises a refusal."""
        arrived = time.perf_counter()
        self._waiting += 1
        try:
            if self.hub.closing:
                raise Refusal("restarting")
            caller.need_for(command)
            self._admit(command, address)
            async with self.lock:
                answer = await self._do(caller.who, command)
        except Refusal as refusal:
            REFUSALS.labels(refusal.message).inc()
            if refusal.message == "bad-invitation":
                self.hub.limits.need("guesses", address)
            raise
        except UNAVAILABLE as error:
            log.error("database", extra={"table": short(self.code), "reason": type(error).__name__})
            raise Refusal("not-saved") from None
        finally:
            self._waiting -= 1
        ANSWER.observe(time.perf_counter() - arrived)
        return answer

    def _admit(self, command: Command, address: str) -> None:
        limits = self.hub.limits
        limits.need("commands", address)
        if isinstance(command, Sit) and command.invitation is not None:
            limits.need_guesses(address)
        if self._waiting > limits.most(QUEUE):
            raise too_many("queue", 1)

    async def _do(self, who: str | None, command: Command) -> Answer:
        known = (await self._load()).is_known(who)
        if wait := (self._players if known else self._watchers).take():
            raise too_many("table", wait)
        while True:
            table = await self._load()
            if isinstance(command, Move) and command.version > table.number:
                await self._read_on(table)
                if command.version > table.number:
                    raise Refusal("bad-version", version=table.number)
            if command.id is not None and (who, command.id) in table.ids:
                return Answer(table.ids[who, command.id])
            if isinstance(command, Sit) and table.shuffle and table.shuffle.shared:
                await self._refuse_who_knows(table.shuffle.commitment, who)
            now = time.time()
            if isinstance(command, Move):
                self._clockwork.note_pace(table, who, now)
            try:
                decision = decide(table, who, command, now)
            except Refusal:
                number = table.number
                if self.hub.bus.needed:
                    await self._read_on(table)  # perhaps what it needs has happened in another process
                if table.number == number:
                    raise
                continue
            if await self._commit(table, decision, now):
                return Answer(table.number, decision.answer)

    async def _refuse_who_knows(self, commitment: str, who: str | None) -> None:
        """Nobody plays the same deals twice."""
        for code in await self.hub.store.tables_with(commitment):
            other = Table.from_log(code, await self.hub.store.log(code))
            if code != self.code and who is not None and (who in other.has_sat or other.seat_of(who) is not None):
                raise Refusal("knows-the-deals")

    async def _commit(self, table: Table, decision: Decision, now: float) -> bool:
        """Writes the entry of a decision; False if another process was quicker: then the table must be read again."""
        entry = Entry(table.number + 1, max(now, table.changed_at), decision.kind, decision.data)
        try:
            table.apply(entry, played=decision.played)
            effects = self._effects(table, entry)
            if new := decision.creates:
                first = Entry(1, entry.at, "created", new.data)
                effects += [self.hub.store.entry_row(new.code, first), *rows.new_table_rows(self.hub.store, new.code, first)]
            written = await self.hub.writer.write(self.code, entry, effects)
        except NotSaved as error:
            self._lose_track()
            log.error("not saved", extra={"table": short(self.code), "reason": type(error.__cause__ or error).__name__})
            raise Refusal("not-saved") from None
        except BaseException:
            self._lose_track()
            raise
        if not written:
            self._lose_track()
            return False
        self.committed = entry.number
        self._used = now
        if entry.kind == "moved":
            self._moves.inc()
        if self.table is table:  # it could have been deleted meanwhile
            self._clockwork.wind(table, own=True)
            if entry.kind != "moved":
                self._see_who_is_here(table)
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
        table, limits = await self.open(connection.since), self.hub.limits
        if not table.may_watch(connection.who):
            raise Refusal("no-spectators")
        if not table.is_known(connection.who) and sum(other.seat is None for other in self.connections) >= limits.most(CROWD):
            raise Refusal("crowded")
        if table.seat_of(connection.who) is not None and self.hub.bus.needed:
            with suppress(*UNAVAILABLE):  # if it cannot be noted now, it is when it can (_take_place)
                await self._note(connection)  # before the first view: who has seen that and connects anew is noted later
        for other in list(self.connections):
            if connection.who is not None and other.who == connection.who and other.seat is not None:
                other.replace()
        self.connections.add(connection)
        self._see_who_is_here(self.table or table)

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
        if connection.who is not None:
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

    async def happen(self, kind: str, who: str) -> None:
        """Away, back, or a stand-in: what happens to somebody without a command."""
        async with self.lock:
            while True:
                table = await self._load()
                now = time.time()
                seat = table.seat_of(who)
                data = None if seat is None else _what_happens(table, kind, seat, now)
                if data is None or await self._commit(table, Decision(kind, {"seat": seat, **data}), now):
                    return

    # --- What follows by itself ---

    async def go_on(self) -> None:
        """Somebody should have done something here by now, and has not: perhaps their process has died."""
        async with self.lock:
            try:
                table = await self._load()
            except Refusal:
                return
            await self._read_on(table)
            self._clockwork.wind(table, own=True)
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
                    if not to_be_made or await self._commit(table, made(table, seat, move), time.time()):
                        return
            except Refusal as refusal:
                if refusal.message == "not-saved":
                    raise
                log.warning("a move by itself failed", extra={"table": short(self.code), "message_id": refusal.message})


def _what_happens(table: Table, kind: str, seat: int, now: float) -> dict[str, Any] | None:
    """What goes into the entry; None if there is nothing to happen any more."""
    chair = table.chairs[seat]
    if kind == "away":
        return {"until": now + table.agreement.grace} if chair.away_since is None else None
    if kind == "back":
        return {} if chair.away_since is not None or chair.bot is not None else None
    waited = chair.bot is None and table.playing and grace_over(chair, now)
    return {"level": table.agreement.stand_in} if waited else None
