"""How much anybody may do: per connection, person, table and address. Whoever does more is told so, and when to come back.

A bucket holds so many drops and fills up again at its own pace; what somebody does takes drops out of it. The numbers are far
above what people do, a whole club behind one address included (SECURITY.md). Each process counts by itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import os
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address
from typing import Any, NamedTuple

from atout.match.refusal import Refusal
from atout.server.metrics import LIMITED

MOST_ADDRESSES = 10_000
"""So many addresses are remembered; the one that has been quiet for longest is forgotten first."""


ORIGIN_KEY = os.environ.setdefault("ATOUT_ORIGIN_KEY", secrets.token_hex(16))
"""The same in all processes of a server (run.py imports this before they start), and another one after every start."""


class Limit(NamedTuple):
    rate: float
    """A second, for as long as one likes."""
    burst: float
    """At once."""

    def times(self, factor: float) -> Limit:
        return Limit(self.rate * factor, max(1.0, self.burst * factor)) if factor else ENDLESS


ENDLESS = Limit(0.0, math.inf)
CONNECTION = Limit(20, 500)
"""Commands over one WebSocket. More of them end the connection."""
PLAYER = Limit(20, 500)
"""Commands of each person who sits at a table, and of its host: one who floods it is slowed down alone."""
WATCHERS = Limit(10, 200)
"""Commands of all others there from one address: they cannot use up what the players need."""
RESERVE = Limit(1, 30)
"""Commands of somebody who sits there when their address has used up its own: enough to play on, whoever else is behind it."""
ADDRESS = {
    "answers": Limit(400, 4000),
    "requests": Limit(100, 1000),
    "commands": Limit(200, 5000),
    "tables": Limit(1, 300),
    "handshakes": Limit(20, 500),
}
"""From one address: whatever is answered at all (pages, files and refusals, too), HTTP requests, commands,
what is new (tables, and tokens for bots), new WebSockets."""
PERSON = {
    "answers": Limit(200, 2000),
    "requests": Limit(50, 500),
    "commands": Limit(100, 2500),
    "handshakes": Limit(15, 400),
    "tables": Limit(0.5, 150),
    "guesses": Limit(0.5, 60),
}
"""Of one person there, all who have not said who they are being one: what they do beyond that is not held against their
neighbours, of whom each has as much until the address has used up what it has."""
CONNECTIONS = Limit(500, 2000)
"""New connections of one address: at once as many as people who have said nothing yet could be answered, then more."""
SOCKETS, SOCKETS_EACH = 1000, 100
"""Open WebSockets of one address, and of one person there. Whoever sits at a table, or made it, always gets in."""
CROWD, CROWD_SHARE = 300, 50
"""Who watches a table, besides those who sit there; and how many of them from one address."""
QUEUE, QUEUE_EACH = 100, 20
"""Commands that wait for one table: of those who do not sit there, and of each who does."""
LOBBY_SHARE = 10
"""Public tables of one address that the lobby shows."""
BOTS_OF_TABLE = Limit(30, 300)
"""Moves of the bots at one table."""
BOTS_OF_ADDRESS = Limit(100, 1000)
"""Moves of the bots at all tables that are played for one address: the host's, or that of whoever is there in their place."""
BOTS_OF_PERSON = Limit(50, 500)
"""The same for one person there."""
BOTS_AT_ONCE = 4
"""Bots that look at their position, or make their move, at the same time; more of them would hold up people's commands."""
ATTENDED = 120.0
"""Seconds for which bots go on where nobody is connected, after somebody who belongs there has done or seen something."""


LATEST = 2.0
"""Seconds for which an answer is put off. Whoever would have to wait longer is refused."""


class Bucket:
    __slots__ = ("_at", "_left", "_limit")

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = time.monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so much is there; 0 if it is there now."""
        now = time.monotonic()
        self._left = min(self._limit.burst, self._left + (now - self._at) * self._limit.rate)
        self._at = now
        missing = min(cost, self._limit.burst) - self._left
        return max(0.0, missing / self._limit.rate) if missing > 0 else 0.0

    def take(self, cost: float = 1.0) -> float:
        """Takes it, if it is there; else the seconds until it is."""
        wait = self.wait(cost)
        if not wait:
            self._left -= min(cost, self._limit.burst)
        return wait

    def reserve(self) -> float:
        """Takes it, there or not; the seconds until it is there. Whoever waits that long keeps to the rate."""
        wait = self.wait()
        self._left -= 1.0
        return wait


class Buckets:
    """One for each address, and not more than are allowed."""

    def __init__(self, limit: Limit, most: int = MOST_ADDRESSES) -> None:
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, address: str) -> Bucket:
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._limit)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return self._buckets[address]


class Limits:
    """All limits of a process. A factor makes them wider or narrower; 0 takes them away."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._addresses = {name: Buckets(limit.times(factor)) for name, limit in ADDRESS.items()}
        self._people = {name: Buckets(limit.times(factor)) for name, limit in PERSON.items()}
        self._sockets: Counter[str] = Counter()

    def bucket(self, limit: Limit) -> Bucket:
        return Bucket(self.scaled(limit))

    def scaled(self, limit: Limit) -> Limit:
        return limit.times(self._factor)

    def buckets(self, limit: Limit, most: int = MOST_ADDRESSES) -> Buckets:
        return Buckets(limit.times(self._factor), most)

    def most(self, count: int) -> float:
        return max(1.0, count * self._factor) if self._factor else math.inf

    def need(self, name: str, address: str, who: str | None, cost: float = 1.0) -> None:
        """Counts something that a person at an address does; a refusal if that is too much for one of the two."""
        self._need_person(name, address, who, cost)
        if wait := self._addresses[name].of(address).take(cost):
            raise too_many(name, wait)

    async def in_time(self, address: str, who: str | None, may_pass: Callable[[], bool]) -> None:
        """Puts off the answer to somebody who asks faster than anybody does: a refusal is work, too, and a flood of them would
        keep everybody else waiting. One who floods waits for themselves. `may_pass`: who need not wait for their neighbours."""
        await _put_off(self._people["answers"].of(_person(address, who)))
        ours = self._addresses["answers"].of(address)
        if not (ours.wait() and may_pass()):
            await _put_off(ours)

    def need_table(self, address: str, who: str | None) -> None:
        """Counts a new table, however it is made, from the lobby, as a rematch, as a twin; or a new token for a bot."""
        self.need("tables", address, who)

    def guessed(self, address: str, who: str | None) -> None:
        """Counts a link or an invitation that leads nowhere."""
        self._need_person("guesses", address, who)

    def need_guesses(self, address: str, who: str | None) -> None:
        """A refusal for whoever has tried too many links that lead nowhere: whether this one does, they are not told."""
        if wait := self._people["guesses"].of(_person(address, who)).wait():
            raise too_many("guesses", wait)

    def _need_person(self, name: str, address: str, who: str | None, cost: float = 1.0) -> None:
        if wait := self._people[name].of(_person(address, who)).take(cost):
            raise too_many(name, wait)

    @contextmanager
    def socket(self, address: str, who: str | None, *, known: bool) -> Iterator[None]:
        """Counts a WebSocket for as long as it is open. `known`: it belongs to somebody who sits there."""
        counted = {address: SOCKETS, _person(address, who): SOCKETS_EACH}
        if not known and any(self._sockets[key] >= self.most(most) for key, most in counted.items()):
            raise too_many("sockets", 1)
        self._sockets.update(counted.keys())
        try:
            yield
        finally:
            self._sockets.subtract(counted.keys())
            for key in counted:
                if not self._sockets[key]:
                    del self._sockets[key]


async def _put_off(bucket: Bucket) -> None:
    if (wait := bucket.wait()) > LATEST:
        raise too_many("answers", wait)
    if wait := bucket.reserve():
        await asyncio.sleep(wait)


def _person(address: str, who: str | None) -> str:
    return f"{address} {who or ''}"


def too_many(limit: str, wait: float) -> Refusal:
    LIMITED.labels(limit).inc()
    return Refusal("too-many", seconds=math.ceil(wait))


def origin_of(address: str) -> str:
    """What stands for an address in the database: enough to see that two tables are of the same one while this server runs.
    The key is never stored, so nobody can tell later which address it was."""
    return hashlib.blake2b(address.encode(), key=ORIGIN_KEY.encode(), digest_size=8).hexdigest()


def address_of(scope: Any) -> str:
    """Whom a request is counted for. uvicorn has looked at what trusted proxies say."""
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


@lru_cache(4096)
def counted_as(address: str) -> str:
    """An address of IPv6 stands for its /64: whoever has one of them has them all."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ip_address(int(ip) >> 64 << 64))
