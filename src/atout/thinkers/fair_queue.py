"""Who is served next, where several want more than there is.

Whatever waits is somebody's: a table's, of a person, at an address. The address with the least going on comes first, among
equals the one that was served longest ago; and so on among the people there, and among the tables of each. So sixty tables of
one stranger together get what one table of somebody else gets, and nobody waits behind a crowd that is not theirs.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item")
Whose = tuple[str, ...]
"""For whom something is done: an address, somebody there, a table of theirs. In one queue all are equally long."""


@dataclass(frozen=True)
class Ticket(Generic[Item]):
    """Something that waits, or is being done."""

    whose: Whose
    item: Item


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        self._lines: dict[Whose, deque[Ticket[Item]]] = {}
        """What waits."""
        self._below: dict[Whose, dict[str, None]] = {}
        """Who waits: below (), addresses; below each of them, people; below each of them, their tables."""
        self._busy: Counter[Whose] = Counter()
        """How much is being done for each of all these."""
        self._served: dict[Whose, int] = {}
        """When they were served last, as far as they still wait or are being served: whoever is new comes first."""
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, whose: Whose, item: Item) -> Ticket[Item]:
        ticket = Ticket(whose, item)
        self._line(whose).append(ticket)
        return ticket

    def put_back(self, ticket: Ticket[Item]) -> None:
        """What was being done has to be done again: it comes before all else of its table."""
        self._line(ticket.whose).appendleft(ticket)
        self.done(ticket)

    def take(self) -> Ticket[Item] | None:
        """The next one, which is being done from now on; None if nothing waits."""
        if not self._lines:
            return None
        whose: Whose = ()
        while whose in self._below:
            whose = min(((*whose, name) for name in self._below[whose]), key=self._rank)
        ticket = self._lines[whose].popleft()
        self._turn += 1
        for part in _parts(whose):
            self._busy[part] += 1
            self._served[part] = self._turn
        self._tidy(whose)
        return ticket

    def _rank(self, whose: Whose) -> tuple[int, int]:
        return self._busy[whose], self._served.get(whose, 0)

    def drop(self, ticket: Ticket[Item]) -> bool:
        """Takes something out that still waits; False if it does not."""
        line = self._lines.get(ticket.whose, ())
        if not any(other is ticket for other in line):
            return False
        self._lines[ticket.whose] = deque(other for other in line if other is not ticket)
        self._tidy(ticket.whose)
        return True

    def done(self, ticket: Ticket[Item]) -> None:
        for part in _parts(ticket.whose):
            self._busy[part] -= 1
        self._tidy(ticket.whose)

    def _line(self, whose: Whose) -> deque[Ticket[Item]]:
        for part in _parts(whose):
            self._below.setdefault(part[:-1], {})[part[-1]] = None
        return self._lines.setdefault(whose, deque())

    def _tidy(self, whose: Whose) -> None:
        """Nobody is remembered who neither waits nor is being served."""
        if not self._lines.get(whose):
            self._lines.pop(whose, None)
        for part in _parts(whose):
            if part not in self._lines and part not in self._below:
                self._forget(part)

    def _forget(self, part: Whose) -> None:
        others = self._below.get(part[:-1], {})
        others.pop(part[-1], None)
        if not others:
            self._below.pop(part[:-1], None)
        if self._busy[part] == 0:
            del self._busy[part]
            self._served.pop(part, None)


def _parts(whose: Whose) -> Iterator[Whose]:
    """A table, the person whose it is, their address."""
    return (whose[:length] for length in range(len(whose), 0, -1))
