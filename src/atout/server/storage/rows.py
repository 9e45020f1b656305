"""What the database knows of a table besides its log: enough for the lobby, for one's own matches, and to wake it in time."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable

from atout.server.storage.store import Store
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from atout.server.tables.timing import due


def table_values(table: Table) -> dict[str, Any]:
    """The row of a table."""
    return {
        "public": table.agreement.public,
        "status": table.status,
        "due_at": due(table),
        "commitment": table.shuffle and table.shuffle.commitment,
        "summary": msgspec.json.encode({**table.summary(), "clock": None}).decode(),
    }


def new_table_rows(store: Store, code: str, entry: Entry, origin: str | None = None) -> list[Executable]:
    table = Table(code).after(entry)
    values = table_values(table) | {"game": table.game.game, "created_at": entry.at, "changed_at": entry.at, "origin": origin}
    return [store.table_row(code, values, new=True), *store.people_rows(code, seated(table))]


def seated(table: Table) -> set[str]:
    return {chair.who for chair in table.chairs.values() if chair.who is not None}


def finished_match_rows(store: Store, table: Table, at: float) -> list[Executable]:
    """Whoever never came to a table where others play again has not played there: nobody makes matches in their name."""
    assert table.share is not None
    whos = {seat: chair.who for seat, chair in table.chairs.items() if chair.who is not None and not chair.awaited}
    return store.match_rows(table.share, table.code, table.record(), at, table.host, whos)
