"""Who may do how much at one table: each person who belongs there has a budget of their own, all others share one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from atout.match.refusal import Refusal
from atout.server.limits import PLAYER, QUEUE, QUEUE_EACH, RESERVE, WATCHERS, Limits, too_many
from atout.server.people.tokens import hashed
from atout.server.tables.commands import Command, Sit
from atout.server.tables.table import Table


class Admission:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiting: Counter[str] = Counter()
        """What waits to be carried out: of each person who belongs here, and of all others together."""
        self._players, self._reserves = limits.buckets(PLAYER, 100), limits.buckets(RESERVE, 100)
        self._watchers = limits.buckets(WATCHERS, 1000)
        """How much may still be done here: by each person who belongs here, and by others from each address."""

    @contextmanager
    def of_command(self, table: Table, who: str | None, command: Command, address: str) -> Iterator[None]:
        """While this lasts, a command waits for its turn and is carried out; or it is refused, because there are too many."""
        insider = _insider(table, who, command)
        with self._in_line(insider):
            self._count(address, who, insider)
            if isinstance(command, Sit) and command.invitation is not None:
                self._limits.need_guesses(address, who)
            yield

    @contextmanager
    def of_look(self, table: Table, who: str | None, address: str) -> Iterator[None]:
        """The same for a look over somebody's shoulder."""
        insider = who if table.is_known(who) else None
        with self._in_line(insider):
            self._count(address, who, insider)
            yield

    @contextmanager
    def _in_line(self, insider: str | None) -> Iterator[None]:
        whose = insider or ""
        self._waiting[whose] += 1
        try:
            yield
        finally:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]

    def _count(self, address: str, who: str | None, insider: str | None) -> None:
        """Counts also what is refused later. A neighbour behind the same address, or a crowd that watches, cannot use up what
        belongs to somebody else."""
        limits = self._limits
        try:
            limits.need("commands", address, who)
        except Refusal:
            if insider is None or self._reserves.of(insider).take():
                raise
        if self._waiting[insider or ""] > limits.most(QUEUE_EACH if insider else QUEUE):
            raise too_many("queue", 1)
        if wait := (self._players.of(insider) if insider else self._watchers.of(address)).take():
            raise too_many("table", wait)


def _insider(table: Table, who: str | None, command: Command) -> str | None:
    """Whose own budget a command is counted against: that of somebody who belongs here, or of the seat that an invitation opens.
    None for all others, who share what there is for their address."""
    if table.is_known(who):
        return who
    if isinstance(command, Sit) and command.invitation is not None:
        invitation = hashed(command.invitation)
        return next((chair.invitation for chair in table.chairs.values() if chair.invitation == invitation), None)
    return None
