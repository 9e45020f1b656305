"""One table in the memory of one process: commands in, entries to the log, news to every connection, bots and clocks in time."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from atout.bots.bot import Turn
from atout.match.refusal import Refusal
from atout.server import rows
from atout.server.commands import Command, Decision, Move, decide, grace_over, made
from atout.server.entries import Entry
from atout.server.logs import short
from atout.server.metrics import ANSWER, BOT_ANSWER, MOVES, REFUSALS
from atout.server.storage.writer import NotSaved
from atout.server.table import Table

if TYPE_CHECKING:
    from atout.server.connection import Connection
    from atout.server.hub import Hub

log = logging.getLogger("atout.table")
chance = SystemRandom()

CONNECTED, DELETED = 0, -1
"""What processes tell each other besides the numbers of entries: somebody has connected; the table is gone."""
RECONNECTING = 3.0
"""Seconds within which a new connection makes good for a lost one: a page that is loaded again says nothing to anybody."""
EXPECTED = 10.0
"""Seconds in which somebody who has sat down connects."""
LONGEST_THOUGHT = 30.0
"""Seconds after which a bot that has not answered is not waited for any more."""
THINKING = 0.7
"""The part of its pace that a bot may think."""
SOON = 120.0
"""A table where a clock runs out within so many seconds stays in memory."""
UNSURE = (1.0, 4.0)
"""Seconds before a forced move of somebody whose own pace is not known yet."""


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
        self._used = time.time()
        self._thinkers: dict[int, tuple[int, asyncio.Task[Any]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._paces: dict[int, list[float]] = {}

    # --- The table ---

    async def open(self) -> Table:
        """The table, or a refusal if there is none."""
        async with self.lock:
            return await self._load()

    async def _load(self) -> Table:
        if self.table is None:
            entries = await self.hub.store.log(self.code)
            if not entries:
                raise Refusal("no-such-table")
            self.table = Table.from_log(self.code, entries)
            self.committed = self.table.number
            self._moves = MOVES.labels(self.table.game.game)
            self._forget_row(self.table)
            self._arrange_what_follows(own=False)
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
            self._arrange_what_follows(own=False)
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
        if self._timer:
            self._timer.cancel()
            self._timer = None
        for connection in self.connections:
            connection.forget()

    def rest(self, before: float) -> None:
        """Leaves memory if nothing has happened since then. Nothing of a table needs to be here while nobody acts."""
        soon = self._timer is not None and self._timer.when() < asyncio.get_running_loop().time() + SOON
        if self.table is not None and self._used < before and not (self._thinkers or soon or self.lock.locked()):
            self.drop()

    # --- Commands ---

    async def do(self, who: str | None, command: Command) -> Answer:
        """Carries out a command of a person. Returns when it is committed, or raises a refusal."""
        arrived = time.perf_counter()
        try:
            if self.hub.closing:
                raise Refusal("restarting")
            async with self.lock:
                answer = await self._do(who, command)
        except Refusal as refusal:
            REFUSALS.labels(refusal.message).inc()
            raise
        except (SQLAlchemyError, OSError) as error:
            log.error("database", extra={"table": short(self.code), "reason": type(error).__name__})
            raise Refusal("not-saved") from None
        ANSWER.observe(time.perf_counter() - arrived)
        return answer

    async def _do(self, who: str | None, command: Command) -> Answer:
        while True:
            table = await self._load()
            if isinstance(command, Move) and command.version > table.number:
                await self._read_on(table)
                if command.version > table.number:
                    raise Refusal("bad-version", version=table.number)
            if command.id is not None and (who, command.id) in table.ids:
                return Answer(table.ids[who, command.id])
            now = time.time()
            if isinstance(command, Move):
                self._note_pace(table, who, now)
            try:
                decision = decide(table, who, command, now)
            except Refusal:
                known = table.number
                if self.hub.bus.needed:
                    await self._read_on(table)  # perhaps what it needs has happened in another process
                if table.number == known:
                    raise
                continue
            if await self._commit(table, decision, now):
                return Answer(table.number, decision.answer)

    async def _commit(self, table: Table, decision: Decision, now: float) -> bool:
        """Writes the entry of a decision; False if another process was quicker: then the table must be read again."""
        entry = Entry(table.number + 1, max(now, table.changed_at), decision.kind, decision.data)
        table.apply(entry, played=decision.played)
        effects = self._effects(table, entry)
        if new := decision.creates:
            first = Entry(1, entry.at, "created", new.data)
            effects += [self.hub.store.entry_row(new.code, first), *rows.new_table_rows(self.hub.store, new.code, first)]
        try:
            written = await self.hub.writer.write(self.code, entry, effects)
        except NotSaved as error:
            self.table = None
            log.error("not saved", extra={"table": short(self.code), "reason": type(error.__cause__ or error).__name__})
            raise Refusal("not-saved") from None
        except BaseException:
            self.table = None  # whether it was written, only the log can tell
            raise
        if not written:
            self.table = None
            return False
        self.committed = entry.number
        self._used = now
        if entry.kind == "moved":
            self._moves.inc()
        if self.table is table:  # it could have been deleted meanwhile
            self._arrange_what_follows(own=True)
            if entry.kind != "moved":
                self._see_who_is_here(table)
            if entry.kind == "sat":
                self.hub.spawn(self.expect(entry.data["who"]))
            self._tell()
        return True

    def _effects(self, table: Table, entry: Entry) -> list[Executable]:
        store = self.hub.store
        effects: list[Executable] = []
        summary, due = table.summary(), rows.due(table)
        if summary is not self._summary or due != self._due:  # most moves change nothing of the table itself
            effects.append(store.table_row(self.code, rows.table_values(table) | {"changed_at": entry.at}, new=False))
            self._summary, self._due = summary, due
            if (people := rows.seated(table)) != self._people:
                effects += store.people_rows(self.code, people)
                self._people = people
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
        table = await self.open()
        if table.seat_of(connection.who) is None and not table.agreement.spectators and connection.who != table.host:
            raise Refusal("no-spectators")
        for other in list(self.connections):
            if connection.who is not None and other.who == connection.who and other.seat is not None:
                other.replace()
        self.connections.add(connection)
        self._see_who_is_here(table)

    def _see_who_is_here(self, table: Table) -> None:
        """Connections belong to people, and people to seats: whoever is connected has their seat, wherever that is now."""
        for connection in self.connections:
            seat = table.seat_of(connection.who)
            moved, connection.seat = seat != connection.seat, seat
            if seat is not None and connection.closing is None:
                chair = table.chairs[seat]
                if moved or chair.away_since is not None or chair.bot is not None:
                    self.hub.spawn(self._take_place(connection))

    async def _take_place(self, connection: Connection) -> None:
        """Notes that somebody who sits here is connected, for other processes, too."""
        assert connection.who is not None
        await self.hub.store.connected(self.code, connection.who, self.hub.process, connection.name)
        await self.hub.bus.wake(self.code, CONNECTED)
        if connection in self.connections:
            await self._happen("back", connection.who)

    async def part(self, connection: Connection) -> None:
        """A connection has ended. A short while later somebody who is not back is missed."""
        self.connections.discard(connection)
        await asyncio.sleep(RECONNECTING)
        for pause in (0.5, 2, 10, 30):
            try:
                who = None if self.hub.closing else connection.who
                if who is not None and await self.hub.store.disconnected(self.code, who, connection.name):
                    await self.hub.room(self.code).lost(who)
                return
            except (SQLAlchemyError, OSError) as error:
                log.error("database", extra={"table": short(self.code), "reason": type(error).__name__})
                await asyncio.sleep(pause)

    async def expect(self, who: str) -> None:
        """Somebody has sat down, perhaps without a connection: they are waited for like anybody else who is not there."""
        await asyncio.sleep(EXPECTED)
        if who not in await self.hub.store.connections_of(self.code):
            await self.hub.room(self.code).lost(who)

    async def _let_go_of_replaced(self) -> None:
        latest = await self.hub.store.connections_of(self.code)
        for connection in list(self.connections):
            if connection.seat is not None and latest.get(connection.who or "", connection.name) != connection.name:
                connection.replace()

    async def lost(self, who: str) -> None:
        """Somebody is not connected any more: everybody sees it, and for how long they are waited for."""
        for pause in (0.5, 2, 10, 30):
            try:
                await self._happen("away", who)
            except Refusal as refusal:
                if refusal.message != "not-saved":
                    return
                await asyncio.sleep(pause)
            else:
                return

    async def _happen(self, kind: str, who: str) -> None:
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
            self._arrange_what_follows(own=True)
            if self._summary is None:
                await self.hub.store.save(self.hub.store.table_row(self.code, rows.table_values(table), new=False))
                self._summary, self._due = table.summary(), rows.due(table)

    def _arrange_what_follows(self, *, own: bool) -> None:
        """Bots begin to think, and a timer is set for clocks and grace times.

        `own`: the last entry was written by this process, so what follows is its work. Others wait a little longer; if that
        was not necessary, the log's primary key sorts it out.
        """
        table = self.table
        assert table is not None
        if table.people_only and not self._thinkers and not self._timer:
            return
        late = 0.0 if own else rows.SLACK
        for seat, (asked, task) in list(self._thinkers.items()):
            decides = self._thinks_for(table, seat) is not None or table.is_out_of_time(seat)
            if table.asked_at.get(seat) != asked or seat not in table.to_act or not decides:
                if task is not asyncio.current_task():
                    task.cancel()
                del self._thinkers[seat]
        for seat in table.to_act:
            level = self._thinks_for(table, seat)
            if level is not None and seat not in self._thinkers:
                asked = table.asked_at[seat]
                task = self.hub.spawn(self._play_for(seat, level, asked, self._delay(table, seat) + late))
                self._thinkers[seat] = (asked, task)
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if (when := _next_timer(table)) is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, when - time.time()) + late, lambda: self.hub.spawn(self._time_is_up()))

    def _thinks_for(self, table: Table, seat: int) -> str | None:
        """The bot that decides for a seat: its own, or none if a person does. `""` makes the only move there is."""
        if (level := table.player(seat)) is not None:
            return level
        return "" if table.is_forced(seat) else None

    def _delay(self, table: Table, seat: int) -> float:
        """How long a seat seems to think, whatever its position: a person's forced move takes as long as others of theirs."""
        if table.player(seat) is not None:
            return table.agreement.pace * chance.uniform(0.75, 1.25)
        paces = self._paces.get(seat)
        return chance.choice(paces) if paces else chance.uniform(*UNSURE)

    def _note_pace(self, table: Table, who: str | None, now: float) -> None:
        """How long somebody who has forced moves made for them takes to decide where there is a choice."""
        seat = table.seat_of(who)
        if seat in table.to_act and seat is not None and table.chairs[seat].plays_forced and not table.is_forced(seat):
            self._paces.setdefault(seat, []).append(min(8.0, max(0.5, now - table.changed_at)))
            del self._paces[seat][:-8]

    async def _play_for(self, seat: int, level: str, asked: int, delay: float) -> None:
        """A bot decides, in its own process, and moves when its time has come."""
        try:
            await self._think_and_move(seat, level, asked, delay)
        finally:
            if (thinker := self._thinkers.get(seat)) and thinker[1] is asyncio.current_task():
                del self._thinkers[seat]

    async def _think_and_move(self, seat: int, level: str, asked: int, delay: float) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        table = self.table
        if table is None:
            return
        match = table.running_match
        move = match.legal(seat)[0]
        if level:
            turn = Turn(match, seat, max(0.1, THINKING * table.agreement.pace))
            try:
                async with asyncio.timeout(LONGEST_THOUGHT):
                    move = await asyncio.wrap_future(self.hub.backroom.ask(match.game, level, turn))
            except (RuntimeError, TimeoutError):
                log.warning("a bot failed; it plays anything", extra={"table": short(self.code), "level": level})
                move = chance.choice(turn.legal)
            BOT_ANSWER.labels(level).observe(loop.time() - begun)
        await asyncio.sleep(max(0.0, delay - (loop.time() - begun)))
        await self._make(seat, asked, move)

    async def _make(self, seat: int, asked: int, move: str) -> None:
        """A move of a seat that no person has made, if it is still to be made."""
        async with self.lock:
            if self.hub.closing:
                return
            try:
                table = await self._load()
                if table.asked_at.get(seat) == asked and seat in table.to_act:
                    await self._commit(table, made(table, seat, move), time.time())
            except Refusal as refusal:
                log.warning("a move by itself failed", extra={"table": short(self.code), "message_id": refusal.message})

    async def _time_is_up(self) -> None:
        """A grace time or a clock has run out."""
        self._timer = None
        table = await self.open()
        now = time.time()
        for chair in list(table.chairs.values()):
            if chair.who and chair.bot is None and grace_over(chair, now) and table.agreement.stand_in is not None:
                await self._happen("stand-in", chair.who)
        table = await self.open()
        if (
            table.playing
            and table.thinking
            and (out := table.thinking.out_at())
            and out[0] <= now
            and out[1] not in self._thinkers
        ):
            level = table.agreement.stand_in or "club"
            asked = table.asked_at[out[1]]
            self._thinkers[out[1]] = (asked, self.hub.spawn(self._play_for(out[1], level, asked, 0.0)))


def _what_happens(table: Table, kind: str, seat: int, now: float) -> dict[str, Any] | None:
    """What goes into the entry; None if there is nothing to happen any more."""
    chair = table.chairs[seat]
    if kind == "away":
        return {"until": now + table.agreement.grace} if chair.away_since is None else None
    if kind == "back":
        return {} if chair.away_since is not None or chair.bot is not None else None
    waited = chair.bot is None and table.playing and grace_over(chair, now)
    return {"level": table.agreement.stand_in} if waited else None


def _next_timer(table: Table) -> float | None:
    """When a grace time or a clock runs out."""
    if not table.playing:
        return None
    times = []
    if table.agreement.stand_in is not None:
        times = [chair.waited_for_until for chair in table.chairs.values() if chair.waited_for_until and chair.bot is None]
    if table.thinking and (out := table.thinking.out_at()):
        times.append(out[0])
    return min(times, default=None)
