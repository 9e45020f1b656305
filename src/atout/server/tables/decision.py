"""What a command becomes, and who knows what becomes of it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from atout.server.tables.commands import (
    Command,
)
from atout.server.tables.creating import TableCreated
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table


class Moment(NamedTuple):
    """When something is decided, and what is in no log."""

    now: float
    host_heard_at: float = -math.inf
    """When the host was last heard of without an entry, as far as this process knows: by a connection, or by a request that only
    looks (room.py)."""


class Decision(msgspec.Struct, frozen=True):
    """What a command becomes: the kind of the entry and what it says; and what only the sender is told."""

    kind: str
    data: dict[str, Any]
    answer: dict[str, Any] = {}
    creates: TableCreated | None = None

    def entry(self, table: Table, now: float) -> Entry:
        """The next entry of that table."""
        return Entry(table.number + 1, table.time_of(now), self.kind, self.data)


C = TypeVar("C", bound=Command)
Handler = Callable[[Table, "str | None", Any, Moment], Decision]


class Handlers(dict[type[Command], Handler]):
    """What decides about each command."""

    def of(self, command: type[C]) -> Callable[[Callable[[Table, str | None, C, Moment], Decision]], Handler]:
        def register(handler: Callable[[Table, str | None, C, Moment], Decision]) -> Handler:
            self[command] = handler
            return handler

        return register
