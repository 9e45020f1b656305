"""Who belongs to which table, as far as this process knows: also when the table has left its memory.

Those people have a small reserve when their address has used up everything else, so that no neighbour can lock them out of a
table where they play; and a host who was heard of lately is not away. Who belongs where is in the log of the table; what is kept
here is bounded, and only makes somebody's life easier: without it they wait like their neighbours.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from atout.server.limits import RESERVE, Bucket, Limits

MOST_TABLES = 10_000
"""Tables of which it is remembered who belongs there; the one that has been quiet for longest is forgotten first."""


@dataclass
class Member:
    reserve: Bucket
    heard_at: float = -math.inf
    """When they last did or saw something there."""


class Belonging:
    def __init__(self, limits: Limits, most: int = MOST_TABLES) -> None:
        self._limits = limits
        self._most = most
        self._tables: OrderedDict[str, dict[str, Member]] = OrderedDict()

    def __contains__(self, code: str) -> bool:
        return code in self._tables

    def note(self, code: str, people: Iterable[str]) -> None:
        """These belong to a table now, and nobody else."""
        before = self._tables.get(code, {})
        self._tables[code] = {who: before.get(who) or Member(self._limits.bucket(RESERVE)) for who in people}
        self._tables.move_to_end(code)
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)

    def forget(self, code: str) -> None:
        self._tables.pop(code, None)

    def hear(self, code: str, who: str, now: float) -> None:
        if member := self._of(code, who):
            member.heard_at = now

    def heard_at(self, code: str, who: str) -> float:
        member = self._of(code, who)
        return member.heard_at if member else -math.inf

    def has_reserve_for(self, code: str, who: str | None) -> bool:
        """Whether somebody who belongs there may come in although their address has used up what it has. Counts it."""
        member = self._of(code, who)
        return member is not None and not member.reserve.take()

    def _of(self, code: str, who: str | None) -> Member | None:
        return self._tables.get(code, {}).get(who or "")
