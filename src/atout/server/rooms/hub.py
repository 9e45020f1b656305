"""The tables that this process has in memory, and what keeps them going: bots, clocks, grace times, other processes."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import re
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from atout.match.refusal import Refusal
from atout.server import clock
from atout.server.bots.bot_moves import BotMoves
from atout.server.limits import Limits, origin_of
from atout.server.logs import short
from atout.server.metrics import CONNECTIONS, TABLES
from atout.server.network.loop import WATCH
from atout.server.people.belonging import MOST_TABLES, Belonging
from atout.server.people.bot_tokens import CHANGED, Tokens
from atout.server.people.codes import read_code
from atout.server.people.identity import sender_of
from atout.server.rooms.ledger import NOT_CONNECTED
from atout.server.rooms.room import DELETED, Room
from atout.server.settings import Settings
from atout.server.storage.bus import Bus
from atout.server.storage.database import open_engine
from atout.server.storage.retrying import UNAVAILABLE
from atout.server.storage.rows import new_table_rows
from atout.server.storage.store import Store
from atout.server.storage.trouble import reason
from atout.server.storage.writer import NotSaved, Writer
from atout.server.tables import creating
from atout.server.tables.entries import Entry
from atout.thinkers.client import Thinkers

log = logging.getLogger("atout.hub")
TABLE = re.compile(r"/api/tables/([^/]{1,40})")

TICK = 2.0
"""Seconds between two looks at what may have been missed."""
DEAD_AFTER = 15.0
"""A process that has not been seen for so many seconds is gone, and its connections with it."""
IDLE_AFTER = 60.0
"""A table where nothing has happened for so many seconds is dropped from memory; its connections stay."""
IN_MEMORY, CROWDED_AFTER = 1000, 5.0
"""Where more tables than that are in memory, those that were used last stay, and the others leave after so many seconds: the
garbage collector looks through all of them at once, and everybody waits for it. A long one counts for several (room.py)."""
AT_A_TIME = 50
"""Rooms that are looked after before others have their turn."""


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.engine = open_engine(settings.database_url, serving=True)
        self.store = Store(self.engine)
        self.writer = Writer(self.store)
        self.limits = Limits(settings.limits)
        self.belonging = Belonging(self.limits)
        self.bot_moves = BotMoves(self.limits)
        self.thinkers = Thinkers(os.environ.get("ATOUT_THINKERS_SOCKET", ""))
        self.bus = Bus(settings.database_url, self._woken)
        self.rooms: dict[str, Room] = {}
        self.tokens = Tokens(self)
        self.closing = False
        self._seen_at = self._steady_since = -math.inf
        """When other processes could last see that this one lives, and since when they could all the time."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self._show_life()
        await self._set_clock()
        await self.bus.open()
        self.spawn(self._remember_who_belongs())
        self.spawn(self._stay_alive())
        self.spawn(self._keep_going())
        WATCH.start()

    async def _set_clock(self) -> None:
        """The machine's clock may have been set back since the last start: nobody waits until it is as late as it was."""
        try:
            clock.go_on_from(await self.store.latest_change(before=clock.now() + clock.AHEAD))
        except UNAVAILABLE as error:
            log.error("database", extra={"reason": reason(error)})

    async def _remember_who_belongs(self) -> None:
        """After a start: of the latest tables, who sits there. What has been read since then knows better."""
        for code, people in (await self.store.people_of_latest(MOST_TABLES)).items():
            if code not in self.belonging:
                self.belonging.note(code, people)

    def say_goodbye(self) -> None:
        """Nothing new is begun, and clients are told to come back soon, not all at once."""
        self.closing = True
        for room in self.rooms.values():
            for connection in room.presence.connections:
                connection.say_goodbye()

    async def close(self) -> None:
        """Everything acknowledged is committed already; what is being written is finished."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await self.writer.close()
        await self.bus.close()
        self.thinkers.close()
        await self.engine.dispose()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something in the background. What goes wrong there is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_log_failure)
        return task

    def room(self, code: str) -> Room:
        code = read_code(code)
        if not code:
            raise Refusal("no-such-table")
        if code not in self.rooms:
            self.rooms[code] = Room(self, code)
        return self.rooms[code]

    async def find_room(self, code: str, who: str | None, address: str) -> Room:
        """The room of a code. Whoever has tried too many that do not exist finds only tables where they belong."""
        try:
            room = self.room(code)
            table = await room.ledger.remembered()
        except Refusal as refusal:
            if refusal.message == "no-such-table":
                self.limits.guessed(address, who)
            raise
        if table.is_known(who):
            room.presence.attend(address, who)
        else:
            self.limits.need_guesses(address, who)
        return room

    def is_from_somebody_there(self, scope: Any) -> bool:
        """Whether a request comes from somebody who belongs to the table that it is about: they have a small reserve when their
        address has used up everything else, so that no neighbour can lock them out of a table where they play."""
        found = TABLE.match(scope["path"])
        return found is not None and self.belonging.has_reserve_for(read_code(found[1]), sender_of(scope))

    async def create(self, new: creating.NewTable, who: str, address: str = "") -> tuple[creating.TableCreated, dict[int, str]]:
        """A new table, and the invitations of its reserved seats."""
        self.limits.need_table(address, who)
        created, invitations = creating.create(new, who)
        entry = Entry(1, clock.now(), "created", created.data)
        effects = new_table_rows(self.store, created.code, entry, origin_of(address))
        if new.name:
            effects.append(self.store.connected_row(created.code, who, self.process, NOT_CONNECTED))
        try:
            await self.writer.write(created.code, entry, effects)
        except NotSaved as error:
            log.error("not saved", extra={"table": short(created.code), "reason": str(error)})
            raise Refusal("not-saved") from error
        self.belonging.note(created.code, created.people)
        log.info("table created", extra={"table": short(created.code), "game": new.game})
        if new.name:
            self.spawn(self.room(created.code).presence.expect(who))
        return created, invitations

    async def delete_match(self, share: str, code: str | None) -> None:
        """Deletes a match and its table, here and in the memory of other processes."""
        await self.store.delete_match(share)
        if code is not None:
            self.room(code).drop()
            self.belonging.forget(code)
            await self.bus.wake(code, DELETED)

    # --- What nobody asks for ---

    def _woken(self, code: str, number: int) -> None:
        """Another process has written to a table, somebody has connected there, or a token is not what it was."""
        if number == CHANGED:
            self.spawn(self.tokens.check([code]))
        elif room := self.rooms.get(code):
            self.spawn(room.catch_up(number))

    async def _stay_alive(self) -> None:
        """Tells other processes that this one lives."""
        while True:
            await asyncio.sleep(TICK)
            await self._show_life()

    async def _show_life(self) -> None:
        try:
            await self.store.alive(self.process, time.time())
        except Exception as error:
            log.error("database", extra={"reason": reason(error)})
            return
        now = time.monotonic()
        if now - self._seen_at > DEAD_AFTER:
            self._steady_since = now
        self._seen_at = now

    @property
    def _can_tell_who_is_gone(self) -> bool:
        """Not if it has stood still lately, or the database has: then the others could show no life, either."""
        now = time.monotonic()
        return now - self._seen_at < DEAD_AFTER <= now - self._steady_since

    async def _keep_going(self) -> None:
        """Looks after what a lost wake-up, a lost timer or a dead process has left behind."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self._keep_house(ticks)
            except Exception:
                log.exception("housekeeping failed")

    async def _keep_house(self, ticks: int) -> None:
        now, on_the_wall = clock.now(), time.time()
        attended = [code for code, room in self.rooms.items() if room.presence.attended]  # what nobody looks at, stands still
        for code in await self.store.overdue(now - TICK, attended):
            try:
                await self.room(code).go_on()
            except UNAVAILABLE as error:  # the next look comes soon
                log.error("database", extra={"table": short(code), "reason": reason(error)})
            except Exception:
                log.exception("a table cannot go on", extra={"table": short(code)})
                await self.store.save(self.store.table_row(code, {"due_at": now + 3600}, new=False))
        if ticks % 3 == 0:
            if self.bus.needed:
                await self._catch_up()
            await self.tokens.check()
            await self.store.forget_streams(on_the_wall - DEAD_AFTER)
            if self._can_tell_who_is_gone:
                for row in await self.store.gone(on_the_wall - DEAD_AFTER, self.process):
                    await self.room(row.code).presence.miss(row.who, row.connection)
        await self._let_rest(now)
        TABLES.set(sum(room.table is not None for room in self.rooms.values()))
        CONNECTIONS.set(sum(len(room.presence.connections) for room in self.rooms.values()))
        WATCH.show()
        if self.settings.retention_days and ticks % 1800 == 1:
            self.spawn(self._forget_the_old(now - 86400 * self.settings.retention_days))

    async def _let_rest(self, now: float) -> None:
        """Drops what nobody needs: tables from memory, and rooms in which there is none."""
        left = IN_MEMORY
        for number, room in enumerate(sorted(self.rooms.values(), key=lambda room: -room.ledger.used_at)):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
            left -= room.weight
            room.rest(now - (IDLE_AFTER if left >= 0 else CROWDED_AFTER))
            if not room.presence.connections and room.table is None and not room.ledger.lock.locked():
                self.rooms.pop(room.code, None)

    async def _catch_up(self) -> None:
        """Looks for what other processes have written or deleted."""
        here = [code for code, room in self.rooms.items() if room.presence.connections or room.table is not None]
        numbers = await self.store.numbers(here)
        for code in here:
            self._woken(code, numbers.get(code, DELETED))

    async def _forget_the_old(self, than: float) -> None:
        log.info("retention", extra={"matches": await self.store.delete_older(than)})


def _log_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("background work failed", exc_info=error)
