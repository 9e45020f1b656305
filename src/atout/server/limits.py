"""How much anybody may do: per connection, per table and per address. Whoever does more is told so, and when to come back.

A bucket holds so many drops and fills up again at its own pace; what somebody does takes drops out of it. The numbers are far
above what people do, a whole club behind one address included (SECURITY.md). Each process counts by itself.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address
from typing import Any, NamedTuple

from atout.match.refusal import Refusal
from atout.server.metrics import LIMITED

MOST_ADDRESSES = 10_000
"""So many addresses are remembered; the one that has been quiet for longest is forgotten first."""


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
PLAYERS = Limit(40, 2000)
"""Commands of those who sit at a table."""
WATCHERS = Limit(10, 200)
"""Commands of all others there: they cannot use up what the players need."""
ADDRESS = {
    "requests": Limit(100, 1000),
    "commands": Limit(200, 5000),
    "tables": Limit(1, 300),
    "handshakes": Limit(20, 500),
    "guesses": Limit(0.5, 60),
}
"""From one address: HTTP requests, commands, new tables, new WebSockets, and links that lead nowhere."""
SOCKETS = 500
"""Open WebSockets of one address."""
CROWD = 300
"""Who watches a table, besides those who sit there."""
QUEUE = 100
"""Commands that wait for one table."""


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
        self._sockets: Counter[str] = Counter()

    def bucket(self, limit: Limit) -> Bucket:
        return Bucket(limit.times(self._factor))

    def most(self, count: int) -> float:
        return max(1.0, count * self._factor) if self._factor else math.inf

    def need(self, name: str, address: str, cost: float = 1.0) -> None:
        """Counts something that an address does; a refusal if that is too much."""
        if wait := self._addresses[name].of(address).take(cost):
            raise too_many(name, wait)

    def need_guesses(self, address: str) -> None:
        """A refusal for whoever has tried too many links that lead nowhere: whether this one does, they are not told."""
        if wait := self._addresses["guesses"].of(address).wait():
            raise too_many("guesses", wait)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Counts a WebSocket for as long as it is open."""
        if self._sockets[address] >= self.most(SOCKETS):
            raise too_many("sockets", 1)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def too_many(limit: str, wait: float) -> Refusal:
    LIMITED.labels(limit).inc()
    return Refusal("too-many", seconds=math.ceil(wait))


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
