"""One table in the memory of one process: read from its log, and written there entry by entry."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Executable

from atout.match.refusal import Refusal
from atout.server import clock
from atout.server.limits import origin_of
from atout.server.logs import short
from atout.server.network.loop import aside
from atout.server.storage import rows
from atout.server.storage.retrying import UNAVAILABLE, until_saved
from atout.server.storage.writer import NotSaved
from atout.server.tables.decision import Decision
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from atout.server.tables.timing import due
from atout.server.tables.told import TableInfo

if TYPE_CHECKING:
    from atout.server.rooms.hub import Hub

log = logging.getLogger("atout.table")

LONG = 50
"""Entries from which on a log is read outside of the event loop."""
NOT_CONNECTED = ""
"""Stands for the connection of somebody who has sat down and is not connected yet."""


class Row(NamedTuple):
    """What the database knows of the table besides its log, as far as it can change with a move."""

    summary: TableInfo
    due: float | None


class Ledger:
    def __init__(self, hub: Hub, code: str, taken_up: Callable[[Table, Entry | None], None]) -> None:
        """`taken_up` hears of every table that takes the place of the one before: with the entry that this process has written,
        or with none if it was read."""
        self._hub = hub
        self._code = code
        self._taken_up = taken_up
        self.lock = asyncio.Lock()
        """Held while something is decided and written."""
        self.table: Table | None = None
        """As it is in the log: what is still being written is not in it."""
        self.number = 0
        """The last entry that was seen in the log, also when the table has left memory."""
        self.used_at = clock.now()
        self._row: Row | None = None
        """None if it may be something else by now."""
        self._in_doubt = False
        """Whether there may be more in the log than is known here."""

    # --- Reading ---

    async def open(self) -> Table:
        """The table as it is in the log now; or a refusal if there is none.

        What another process has acknowledged is in it, also before that process's wake-up has come here: whoever has been told of
        a move is never shown the table without it, whichever process they come to."""
        async with self.lock:
            if self.table is not None and self._hub.bus.needed:
                return await self.read_on()
            return await self.load()

    async def remembered(self) -> Table:
        """The table as this process knows it, perhaps a moment old: enough to decide who may try something."""
        async with self.lock:
            return await self.load()

    async def catch_up(self, number: int) -> None:
        """Somebody else has written that entry."""
        async with self.lock:
            if self.table is None:
                await self.load()
            elif number > self.number:
                await self.read_on()

    def drop(self) -> None:
        """The table leaves memory."""
        self.table = None

    async def load(self) -> Table:
        """The table, for whoever holds the lock."""
        self.used_at = clock.now()
        if self.table is None:
            table = await self._read()
            self._in_doubt = False
            self._row = None
            self._take_up(table)
            return table
        return await self.read_on() if self._in_doubt else self.table

    async def _read(self) -> Table:
        """The table of the log. Whatever is wrong with that log concerns this table only."""
        try:
            entries = await self._hub.store.log(self._code)
            if not entries:
                raise Refusal("no-such-table")
            if len(entries) < LONG:
                return Table.from_log(self._code, entries)
            return await aside(Table.from_log, self._code, entries)
        except UNAVAILABLE:
            raise
        except Exception as error:
            if isinstance(error, Refusal) and error.message == "no-such-table":
                raise
            log.error("a log cannot be read", extra={"table": short(self._code), "reason": type(error).__name__})
            raise Refusal("broken-table") from None

    async def read_on(self) -> Table:
        """With what other processes have written. The last known entry is read again: without it the table is gone."""
        if self.table is None:
            return await self.load()
        table = self.table
        entries = await self._hub.store.log(self._code, table.number - 1)
        self._in_doubt = False
        if not entries:
            self.drop()
            raise Refusal("no-such-table")
        table = await aside(_after_all, table, entries[1:]) if len(entries) > LONG else _after_all(table, entries[1:])
        if entries[1:]:
            self._row = None  # whoever has written them has written that, too
            self._take_up(table)
        return table

    def _take_up(self, table: Table, entry: Entry | None = None) -> None:
        self.table, self.number = table, table.number
        self._taken_up(table, entry)

    # --- Writing ---

    async def write(self, table: Table, decision: Decision, now: float, address: str = "") -> Table | None:
        """Writes the entry of a decision; the table after it. None if another process was quicker: then it must be decided anew.

        If it cannot be written, the table stays as it was. Whether it was written all the same, only the log can tell: it is read
        on before anything else is decided, and also if nobody tries again, because others may have to be told."""
        entry = decision.entry(table, now)
        after = table.after(entry)
        row = Row(after.summary(), due(after))
        effects = self._effects(table, after, entry, row)
        new = decision.creates
        if new is not None:
            effects += self._new_table(new.code, Entry(1, entry.at, "created", new.data), origin_of(address))
        try:
            written = await self._hub.writer.write(self._code, entry, effects)
        except BaseException as error:
            self._doubt()
            if not isinstance(error, NotSaved):
                raise
            log.error("not saved", extra={"table": short(self._code), "reason": str(error)})
            raise Refusal("not-saved") from None
        if not written:
            self._doubt()
            return None
        self._row, self.used_at = row, now
        if new is not None:
            self._hub.belonging.note(new.code, new.people)
        if self.table is table:  # it could have been deleted meanwhile
            self._take_up(after, entry)
        return after

    def _doubt(self) -> None:
        self._in_doubt, self._row = True, None
        if not self._hub.closing:
            self._hub.spawn(until_saved(self.open))

    def _effects(self, before: Table, table: Table, entry: Entry, row: Row) -> list[Executable]:
        """What else changes in the database with an entry."""
        store = self._hub.store
        effects: list[Executable] = []
        if self._row is None or row.summary is not self._row.summary or row.due != self._row.due:  # most moves change nothing
            effects.append(store.table_row(self._code, rows.table_values(table) | {"changed_at": entry.at}, new=False))
        if (people := rows.seated(table)) != rows.seated(before):
            effects += store.people_rows(self._code, people)
        if entry.kind == "sat":
            effects.append(store.connected_row(self._code, entry.data["who"], self._hub.process, NOT_CONNECTED))
        if entry.kind == "moved" and table.running_match.finished:
            effects += rows.finished_match_rows(store, table, entry.at)
        return effects

    def _new_table(self, code: str, first: Entry, origin: str | None) -> list[Executable]:
        store = self._hub.store
        return [store.entry_row(code, first), *rows.new_table_rows(store, code, first, origin)]

    async def save_row(self) -> None:
        """What the database knows besides the log is written again, if it may be something else by now."""
        if self._row is None and (table := self.table) is not None:
            await self._hub.store.save(self._hub.store.table_row(self._code, rows.table_values(table), new=False))


def _after_all(table: Table, entries: Sequence[Entry]) -> Table:
    for entry in entries:
        table = table.after(entry)
    return table
