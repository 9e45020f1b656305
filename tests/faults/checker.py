"""Compares what people were told with what is in the database. Every difference is a violation, in a sentence."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import select

from atout.match.record import replay
from atout.match.refusal import Refusal
from atout.server.storage import schema
from atout.server.storage.database import database_url, open_engine
from atout.server.storage.store import Store
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from atout.server.tables.told import TableState
from tests.faults.notes import Notes, Saw, digest

BECOMES = {
    "sit": ("sat",),
    "start": ("started",),
    "move": ("moved",),
    "take-back": ("taken-back", "asked"),
    "consent": ("agreed", "declined"),
    "rematch": ("rematch",),
}
"""The kind of entry that a command becomes."""


@dataclass
class Found:
    """What is in the database."""

    logs: dict[str, list[Entry]]
    statuses: dict[str, str]
    """Of tables, as the lobby has them."""
    matches: dict[str, list[tuple[str, str]]]
    """By table: links and records."""


async def read(database: str) -> Found:
    store = Store(open_engine(database_url(database)))
    try:
        async with store.engine.connect() as connection:
            tables = (await connection.execute(select(schema.tables.c.code, schema.tables.c.status))).all()
            matches = (await connection.execute(select(schema.matches))).all()
        found = Found({code: await store.log(code) for code, _ in tables}, {row.code: row.status for row in tables}, {})
        for row in matches:
            found.matches.setdefault(row.code, []).append((row.share, row.record))
        return found
    finally:
        await store.engine.dispose()


def violations(notes: Notes, found: Found) -> list[str]:
    complaints = [*notes.complaints, *_answers(notes, found)]
    over = set()
    for code, log in found.logs.items():
        if [entry.number for entry in log] != list(range(1, len(log) + 1)):
            complaints.append(f"{code}: the log has gaps: {[entry.number for entry in log]}")
            continue
        complaints += [f"{code}: {what}" for what in (*_log(log, found), *_views(code, log, notes), *_records(code, log, found))]
        if Table.from_log(code, log).status == "finished":
            over.add(code)
    return complaints + [f"{code}: the match has not come to an end" for code in notes.started - over]


# --- Commands ---


def _answers(notes: Notes, found: Found) -> Iterator[str]:
    """Everything acknowledged is there, where it was said to be, as it was said; nothing refused is."""
    for said, numbers in notes.acknowledged.items():
        name, command = f"{said.code}: {said.id}", notes.commands[said]
        if len(numbers) > 1:
            yield f"{name} was acknowledged as several entries: {sorted(numbers)}"
        for number in numbers:
            entry = next((entry for entry in found.logs.get(said.code, ()) if entry.number == number), None)
            if entry is None:
                yield f"{name} was acknowledged as entry {number} and is lost"
            elif entry.data.get("id") != said.id or entry.data.get("by") != said.who:
                yield f"{name} was acknowledged as entry {number}, which is another one"
            elif entry.kind not in BECOMES[command["do"]]:
                yield f"{name} was '{command['do']}' and became '{entry.kind}'"
            elif entry.kind == "moved" and entry.data["move"] != command["move"]:
                yield f"{name} was the move '{command['move']}' and became '{entry.data['move']}'"
    logged = {(code, entry.data.get("by"), entry.data.get("id")) for code, log in found.logs.items() for entry in log}
    for said, message in notes.refused.items():
        if tuple(said) in logged:
            yield f"{said.code}: {said.id} was refused ({message}) and is in the log"


def _log(log: Sequence[Entry], found: Found) -> Iterator[str]:
    """No command was done twice, and what tables promise each other is there."""
    ids = Counter((entry.data.get("by"), entry.data["id"]) for entry in log if "id" in entry.data)
    for (_, name), times in ids.items():
        if times > 1:
            yield f"{name} was done {times} times"
    seats = _seats(log)
    for entry in log:
        if entry.kind == "moved" and "by" in entry.data and seats.get(entry.data["by"]) != entry.data["seat"]:
            yield f"entry {entry.number} is a move of seat {entry.data['seat']} by somebody else"
        if entry.kind == "rematch" and entry.data["code"] not in found.logs:
            yield f"the rematch {entry.data['code']} does not exist"


def _seats(log: Sequence[Entry]) -> dict[str, int]:
    """Who sits where. Nobody changes seats here."""
    seats = {chair["who"]: int(seat) for seat, chair in log[0].data["chairs"].items() if "who" in chair}
    return seats | {entry.data["who"]: entry.data["seat"] for entry in log if entry.kind == "sat"}


# --- Views ---


def _views(code: str, log: Sequence[Entry], notes: Notes) -> Iterator[str]:
    """What anybody saw at an entry is what the log gives at that entry, for their seat."""
    seats = {where.seat for where in notes.views if where.code == code}
    table = Table(code)
    for entry in log:
        table = table.after(entry)
        for seat in seats:
            where = Saw(code, seat, entry.number)
            if where in notes.views and notes.views[where] != {digest(seen_by(table, seat))}:
                yield f"seat {seat} saw something else at entry {entry.number}"
            if where in notes.moves_seen and notes.moves_seen[where] != {digest(table.moves_seen_by(seat))}:
                yield f"seat {seat} was told other moves at entry {entry.number}"
    for where in notes.views:
        if where.code == code and where.number > len(log):
            yield f"seat {where.seat} saw entry {where.number}, which is not there"
    again = Table.from_log(code, log)
    for seat in seats:
        if digest(seen_by(again, seat)) != digest(seen_by(table, seat)):
            yield f"seat {seat} sees something else after the table was opened again"


def seen_by(table: Table, seat: int | None) -> TableState:
    """The table as whoever sits there now sees it."""
    return table.state_for(seat, table.chairs[seat].who if seat is not None and seat in table.chairs else None)


# --- Matches ---


def _records(code: str, log: Sequence[Entry], found: Found) -> Iterator[str]:
    """A finished match has one record: the log's. It can be replayed, to the same result."""
    table = Table.from_log(code, log)
    if found.statuses[code] != table.status:
        yield f"the lobby says '{found.statuses[code]}', the log '{table.status}'"
    records = found.matches.get(code, [])
    if table.status != "finished":
        if records:
            yield "there is a record of a match that is not finished"
        return
    if len(records) != 1:
        yield f"there are {len(records)} records of the match"
    for share, record in records:
        if share != table.share:
            yield "the record has another link than the log"
        if digest(json.loads(record)) != digest(table.record()):
            yield "the record is not what the log gives"
        try:
            replayed = replay(record.encode()).result.for_record()
        except Refusal as refusal:
            yield f"the record cannot be replayed: {refusal.message} at move {refusal.move}"
        else:
            if digest(replayed) != digest(json.loads(record)["result"]):
                yield "the record is replayed to another result"
