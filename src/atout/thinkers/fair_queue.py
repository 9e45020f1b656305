"""Who is served next, where several owners want more than there is.

The owner with the least going on comes first, among equals the one who was served longest ago; and so on among their tables.
So sixty tables of one owner together get what one table of another gets, and nobody waits behind a crowd that is not theirs.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True)
class Ticket(Generic[Item]):
    """Something that waits, or is being done."""

    owner: str
    table: str
    item: Item


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Ticket[Item]]]] = {}
        """By owner and table."""
        self._busy: Counter[str | tuple[str, str]] = Counter()
        """How much is being done for an owner, and for a table of theirs."""
        self._served: dict[str | tuple[str, str], int] = {}
        """When they were served last, as far as they still wait or are being served: whoever is new comes first."""
        self._turn = 0

    def __len__(self) -> int:
        return sum(len(line) for tables in self._waiting.values() for line in tables.values())

    def put(self, owner: str, table: str, item: Item) -> Ticket[Item]:
        ticket = Ticket(owner, table, item)
        self._line(ticket).append(ticket)
        return ticket

    def put_back(self, ticket: Ticket[Item]) -> None:
        """What was being done has to be done again: it comes before all else of its table."""
        self._line(ticket).appendleft(ticket)
        self.done(ticket)

    def take(self) -> Ticket[Item] | None:
        """The next one, which is being done from now on; None if nothing waits."""
        if not self._waiting:
            return None
        owner = min(self._waiting, key=self._rank)
        table = min(self._waiting[owner], key=lambda name: self._rank((owner, name)))
        ticket = self._waiting[owner][table].popleft()
        self._turn += 1
        for key in (owner, (owner, table)):
            self._busy[key] += 1
            self._served[key] = self._turn
        self._tidy(ticket)
        return ticket

    def _rank(self, key: str | tuple[str, str]) -> tuple[int, int]:
        return self._busy[key], self._served.get(key, 0)

    def drop(self, ticket: Ticket[Item]) -> bool:
        """Takes something out that still waits; False if it does not."""
        line = self._waiting.get(ticket.owner, {}).get(ticket.table, ())
        if not any(other is ticket for other in line):
            return False
        self._waiting[ticket.owner][ticket.table] = deque(other for other in line if other is not ticket)
        self._tidy(ticket)
        return True

    def done(self, ticket: Ticket[Item]) -> None:
        for key in (ticket.owner, (ticket.owner, ticket.table)):
            self._busy[key] -= 1
        self._tidy(ticket)

    def _line(self, ticket: Ticket[Item]) -> deque[Ticket[Item]]:
        return self._waiting.setdefault(ticket.owner, {}).setdefault(ticket.table, deque())

    def _tidy(self, ticket: Ticket[Item]) -> None:
        """Nobody is remembered who neither waits nor is being served."""
        tables = self._waiting.get(ticket.owner, {})
        if not tables.get(ticket.table):
            tables.pop(ticket.table, None)
            self._forget((ticket.owner, ticket.table))
        if not tables:
            self._waiting.pop(ticket.owner, None)
            self._forget(ticket.owner)

    def _forget(self, key: str | tuple[str, str]) -> None:
        if self._busy[key] == 0:
            del self._busy[key]
            self._served.pop(key, None)
