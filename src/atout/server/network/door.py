"""Who may connect at all: an address that opens connections faster than anybody could be answered is turned away before anything
of what it says is read. To read a request and to refuse it takes five times as long."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any

from atout.server.limits import CONNECTIONS, Limits, counted_as
from atout.server.metrics import LIMITED

Network = IPv4Network | IPv6Network


class Door:
    def __init__(self) -> None:
        self.open(Limits(0), [])

    def open(self, limits: Limits, trusted: Sequence[Network]) -> None:
        """`trusted`: web servers in front. Through them everybody comes."""
        self._new = limits.buckets(CONNECTIONS)
        self._trusted = tuple(trusted)

    def lets_in(self, transport: Any) -> bool:
        """Counts a new connection."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple) or _is_in(peer[0], self._trusted):  # over a Unix socket nobody has an address
            return True
        if self._new.of(counted_as(peer[0])).take():
            LIMITED.labels("connections").inc()
            return False
        return True


@lru_cache(4096)
def _is_in(address: str, networks: tuple[Network, ...]) -> bool:
    return any(ip_address(address.partition("%")[0]) in network for network in networks)


DOOR = Door()
"""Of this process. It stands open until the server knows how it is set up."""
