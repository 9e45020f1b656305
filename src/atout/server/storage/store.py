"""Reading the database, and the changes that come with an entry."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from atout.server.limits import LOBBY_SHARE
from atout.server.network.loop import aside
from atout.server.storage.schema import entries, matches, people, players, presence, processes, streams, tables, tokens
from atout.server.storage.shared import OneAtATime
from atout.server.tables.entries import Entry
from atout.server.tables.entries import row as entry_row

LOBBY = 100
"""Tables that are shown to whoever looks for one."""
PAGE, FEW = 500, 50
"""Entries that are read at once; and so few that they are read where one is."""


def _read(rows: Sequence[Any]) -> list[Entry]:
    return [Entry(row.number, row.at, row.kind, msgspec.json.decode(row.data)) for row in rows]


def _is_of(who: str, created: str) -> bool:
    """Whether somebody belonged to a table from its first entry on."""
    data = msgspec.json.decode(created)
    people = {chair.get("who") for chair in data["chairs"].values()}
    if not data.get("shuffle", {}).get("shared"):  # nobody but players sees a twin, not its host either
        people.add(data["host"])
    return who in people


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        one_writer = engine.dialect.name == "sqlite"
        self.turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if one_writer else nullcontext()
        """SQLite has one writer at a time: taking turns here is quicker than being turned away there."""
        self._lobby: OneAtATime[list[str]] = OneAtATime(self._read_lobby)
        self._upsert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert

    async def _all(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _do(self, *statements: Executable) -> None:
        async with self.turn, self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def _changes(self, statement: Executable) -> bool:
        """Whether there was something to change."""
        async with self.turn, self.engine.begin() as connection:
            return bool((await connection.execute(statement)).rowcount)

    async def _rows_of(self, query: Any, column: Any, values: Iterable[str]) -> list[Any]:
        """Rows with one of these values, a few hundred at a time: databases take only so many at once."""
        wanted = list(values)
        pages = (wanted[first : first + 500] for first in range(0, len(wanted), 500))
        return [row for page in pages for row in await self._all(query.where(column.in_(page)))]

    async def ping(self) -> None:
        await self._all(select(1))

    # --- Tables ---

    async def log(self, code: str, after: int = 0) -> list[Entry]:
        """A page after the other, so that nobody waits for a long one."""
        log: list[Entry] = []
        while True:
            query = select(entries).where(entries.c.code == code, entries.c.number > after).order_by(entries.c.number)
            rows = await self._all(query.limit(PAGE))
            log += await aside(_read, rows) if len(rows) > FEW else _read(rows)
            if len(rows) < PAGE:
                return log
            after = rows[-1].number

    async def knows(self, who: str, commitment: str, besides: str) -> bool:
        """Whether somebody has sat, or looked over a shoulder, at another table that plays the same deals, or made it and may
        have watched. The database looks through the logs, which may be long: of them no more than a row comes here."""
        others = select(tables.c.code).where(tables.c.commitment == commitment, tables.c.code != besides)
        there = entries.c.code.in_(others)
        did = there & entries.c.kind.in_(("sat", "looked")) & entries.c.data.contains(f'"who":"{who}"', autoescape=True)
        if await self._all(select(entries.c.number).where(did).limit(1)):
            return True
        began = await self._all(select(entries.c.data).where(there, entries.c.number == 1))
        return any(_is_of(who, row.data) for row in began)

    async def numbers(self, codes: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables."""
        query = select(entries.c.code, func.max(entries.c.number)).group_by(entries.c.code)
        return {row[0]: row[1] for row in await self._rows_of(query, entries.c.code, codes)}

    async def lobby(self) -> list[str]:
        """Public tables that wait for people, or where one can watch: of every address its latest first, then its second …, up
        to its share. However many ask, the database is asked by one."""
        return await self._lobby()

    async def _read_lobby(self) -> list[str]:
        of_one = func.coalesce(tables.c.origin, tables.c.code)
        place = func.row_number().over(partition_by=[tables.c.status, of_one], order_by=tables.c.changed_at.desc())
        public = select(tables.c.code, tables.c.status, tables.c.changed_at, place.label("place"))
        ranked = public.where(tables.c.public, tables.c.status.in_(("open", "playing"))).subquery()
        order = (ranked.c.status, ranked.c.place, ranked.c.changed_at.desc())
        first = select(ranked).where(ranked.c.place <= LOBBY_SHARE).order_by(*order).limit(LOBBY).subquery()
        order = (first.c.status, first.c.place, first.c.changed_at.desc())
        rows = await self._all(select(tables.c.summary).join(first, tables.c.code == first.c.code).order_by(*order))
        return [row.summary for row in rows]

    async def tables_of(self, who: str, limit: int = 100) -> list[str]:
        """The tables where somebody sits and which are not over."""
        query = select(tables.c.code).join(people, people.c.code == tables.c.code)
        query = query.where(people.c.who == who, tables.c.status.in_(("open", "playing")))
        return [row.code for row in await self._all(query.order_by(tables.c.changed_at.desc()).limit(limit))]

    async def latest_change(self, before: float) -> float:
        """When anything but a move happened at any table last, of what is before that time."""
        (row,) = await self._all(select(func.max(tables.c.changed_at)).where(tables.c.changed_at <= before))
        return row[0] or 0.0

    async def people_of_latest(self, most: int) -> dict[str, set[str]]:
        """Who sits at the tables that are not over: the latest so many people, the latest tables last."""
        query = select(people.c.code, people.c.who).join(tables, people.c.code == tables.c.code)
        query = query.where(tables.c.status.in_(("open", "playing"))).order_by(tables.c.changed_at.desc()).limit(most)
        found: dict[str, set[str]] = {}
        for row in reversed(await self._all(query)):
            found.setdefault(row.code, set()).add(row.who)
        return found

    async def tables_with(self, commitment: str) -> list[str]:
        """The tables that play the same deals."""
        return [row.code for row in await self._all(select(tables.c.code).where(tables.c.commitment == commitment))]

    async def in_play(self, commitments: Sequence[str]) -> bool:
        """Whether one of these deals is still to be played, or being played, anywhere."""
        going_on = select(tables.c.code).where(tables.c.status.in_(("open", "playing")))
        return bool(await self._rows_of(going_on, tables.c.commitment, commitments))

    async def overdue(self, before: float, codes: Sequence[str]) -> list[str]:
        """Those of these tables that should have gone on by themselves by now."""
        query = select(tables.c.code).where(tables.c.due_at < before)
        return [row.code for row in await self._rows_of(query, tables.c.code, codes)]

    def table_row(self, code: str, values: dict[str, Any], *, new: bool) -> Executable:
        if new:
            return insert(tables).values(code=code, **values)
        return update(tables).where(tables.c.code == code).values(**values)

    def entry_row(self, code: str, entry: Entry) -> Executable:
        return insert(entries).values(entry_row(code, entry))

    def people_rows(self, code: str, whos: Iterable[str]) -> list[Executable]:
        """Who sits there now."""
        rows: list[Executable] = [delete(people).where(people.c.code == code)]
        return rows + [insert(people).values(code=code, who=who) for who in set(whos)]

    # --- Matches ---

    def match_rows(
        self, share: str, code: str | None, record: Mapping[str, Any], at: float, host: str | None, whos: dict[int, str]
    ) -> list[Executable]:
        text = msgspec.json.encode(record).decode()
        row = insert(matches).values(share=share, code=code, game=record["game"], finished_at=at, host=host, record=text)
        return [row, *(insert(players).values(share=share, seat=seat, who=who) for seat, who in whos.items())]

    async def save(self, *rows: Executable) -> None:
        await self._do(*rows)

    async def match(self, share: str) -> Any:
        rows = await self._all(select(matches).where(matches.c.share == share))
        return rows[0] if rows else None

    async def matches_of(self, who: str, limit: int = 200) -> Sequence[Any]:
        query = select(matches, players.c.seat).join(players, players.c.share == matches.c.share).where(players.c.who == who)
        return await self._all(query.order_by(matches.c.finished_at.desc()).limit(limit))

    async def seats_of_people(self, shares: Iterable[str]) -> dict[str, list[int]]:
        """Where people sat in these matches; bots had the other seats."""
        rows = await self._all(select(players.c.share, players.c.seat).where(players.c.share.in_(list(shares))))
        seats: dict[str, list[int]] = {}
        for row in sorted(rows, key=lambda row: row.seat):
            seats.setdefault(row.share, []).append(row.seat)
        return seats

    async def all_matches(self, after: tuple[float, str] = (0.0, ""), limit: int = 100) -> Sequence[Any]:
        """In the order in which they were finished, page by page."""
        at, share = after
        later = (matches.c.finished_at > at) | ((matches.c.finished_at == at) & (matches.c.share > share))
        return await self._all(select(matches).where(later).order_by(matches.c.finished_at, matches.c.share).limit(limit))

    async def delete_match(self, share: str) -> bool:
        """The record, and the log of the table where it was played."""
        row = await self.match(share)
        if row is None:
            return False
        await self._do(
            delete(players).where(players.c.share == share),
            delete(matches).where(matches.c.share == share),
            *(delete(table).where(table.c.code == row.code) for table in (entries, people, presence, tables) if row.code),
        )
        return True

    async def delete_older(self, than: float) -> int:
        """Matches that were finished, and tables that were left, before that time."""
        rows = await self._all(select(matches.c.share).where(matches.c.finished_at < than))
        for row in rows:
            await self.delete_match(row.share)
        used = select(entries.c.code).where(entries.c.at >= than)
        left = await self._all(select(tables.c.code).where(tables.c.changed_at < than, tables.c.code.not_in(used)))
        for row in left:
            await self._do(*(delete(table).where(table.c.code == row.code) for table in (entries, people, presence, tables)))
        return len(rows)

    # --- Who is connected where ---

    async def alive(self, process: str, now: float) -> None:
        living = self._upsert(processes).values(process=process, seen_at=now)
        long_gone = delete(processes).where(processes.c.seen_at < now - 86400)
        await self._do(living.on_conflict_do_update(index_elements=["process"], set_={"seen_at": now}), long_gone)

    def connected_row(self, code: str, who: str, process: str, connection: str, *, again: bool = False) -> Executable:
        """Somebody's latest connection; `again`: it was that before, and takes the place of no other."""
        latest = self._upsert(presence).values(code=code, who=who, process=process, connection=connection)
        key = ["code", "who"]
        if again:
            return latest.on_conflict_do_nothing(index_elements=key)
        return latest.on_conflict_do_update(index_elements=key, set_={"process": process, "connection": connection})

    async def connected(self, code: str, who: str, process: str, connection: str, *, again: bool = False) -> None:
        await self._do(self.connected_row(code, who, process, connection, again=again))

    async def disconnected(self, code: str, who: str, connection: str) -> None:
        """Forgets a connection, if it is still somebody's latest."""
        where = (presence.c.code == code, presence.c.who == who, presence.c.connection == connection)
        await self._do(delete(presence).where(*where))

    async def connections_of(self, code: str) -> dict[str, str]:
        """The latest connection of everybody at a table."""
        rows = await self._all(select(presence).where(presence.c.code == code))
        return {row.who: row.connection for row in rows}

    async def gone(self, since: float, process: str) -> Sequence[Any]:
        """Connections through other processes that have not been seen since then."""
        living = select(processes.c.process).where(processes.c.seen_at >= since)
        elsewhere = select(presence).where(presence.c.process != process)
        return await self._all(elsewhere.where(presence.c.process.not_in(living)).limit(500))

    # --- Tokens of bots, and their streams ---

    async def add_token(self, identifier: str, who: str, owner: str, name: str, scopes: str, now: float, most: int) -> bool:
        """False if its owner has so many already."""
        row = {"id": identifier, "who": who, "owner": owner, "name": name, "scopes": scopes, "created_at": now}
        has = select(func.count()).select_from(tokens).where(tokens.c.owner == owner).scalar_subquery()
        values = select(*(literal(value, tokens.c[name].type) for name, value in row.items())).where(has < most)
        return await self._changes(insert(tokens).from_select(list(row), values))

    async def token(self, who: str) -> Any:
        rows = await self._all(select(tokens).where(tokens.c.who == who))
        return rows[0] if rows else None

    async def tokens_of(self, owner: str) -> Sequence[Any]:
        return await self._all(select(tokens).where(tokens.c.owner == owner).order_by(tokens.c.created_at, tokens.c.id))

    async def token_used(self, who: str, now: float) -> None:
        await self._do(update(tokens).where(tokens.c.who == who).values(used_at=now))

    async def remove_token(self, owner: str, identifier: str) -> str | None:
        """The player that it was, if there was such a token."""
        where = (tokens.c.owner == owner, tokens.c.id == identifier)
        rows = await self._all(select(tokens.c.who).where(*where))
        return rows[0].who if rows and await self._changes(delete(tokens).where(*where)) else None

    async def good_tokens(self, whos: Iterable[str]) -> set[str]:
        """Those that are not revoked."""
        return {row.who for row in await self._rows_of(select(tokens.c.who), tokens.c.who, whos)}

    async def begin_stream(self, who: str, process: str, connection: str) -> None:
        latest = self._upsert(streams).values(who=who, process=process, connection=connection)
        new = {"process": process, "connection": connection}
        await self._do(latest.on_conflict_do_update(index_elements=["who"], set_=new))

    async def end_stream(self, who: str, connection: str) -> None:
        await self._do(delete(streams).where(streams.c.who == who, streams.c.connection == connection))

    async def streams_of(self, whos: Iterable[str]) -> dict[str, str]:
        """The latest stream of each of these."""
        return {row.who: row.connection for row in await self._rows_of(select(streams), streams.c.who, whos)}

    async def forget_streams(self, since: float) -> None:
        """Those of processes that have not been seen since then."""
        living = select(processes.c.process).where(processes.c.seen_at >= since)
        await self._do(delete(streams).where(streams.c.process.not_in(living)))
