"""Who may connect. No clock but one that stands still, and no socket."""

from __future__ import annotations

import time
from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any

import pytest

from atout.server.limits import CONNECTIONS, Limits
from atout.server.network.door import Door


def let_in(door: Door, times: int, peer: Any) -> int:
    transport = SimpleNamespace(get_extra_info=lambda name: peer)
    return sum(door.lets_in(transport) for _ in range(times))


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    return Door()


def test_one_address_connects_so_often_and_others_do_as_ever(door: Door) -> None:
    door.open(Limits(), [])
    most = int(CONNECTIONS.burst)
    assert let_in(door, most + 100, ("192.0.2.1", 1)) == most
    assert let_in(door, 100, ("192.0.2.2", 1)) == 100
    assert let_in(door, most, ("2001:db8::1", 1, 0, 0)) == most
    assert let_in(door, 1, ("2001:db8::2", 1, 0, 0)) == 0, "whoever has one address of IPv6 has them all"


def test_a_web_server_in_front_is_everybody_if_it_is_trusted(door: Door) -> None:
    door.open(Limits(0.1), [ip_network("10.0.0.0/8"), ip_network("fe80::/10")])
    assert let_in(door, 5000, ("10.1.2.3", 1)) == 5000
    assert let_in(door, 5000, ("fe80::1%eth0", 1, 0, 0)) == 5000
    assert let_in(door, 5000, ("192.0.2.1", 1)) == CONNECTIONS.burst / 10


def test_over_a_unix_socket_nobody_has_an_address(door: Door) -> None:
    door.open(Limits(), [])
    assert let_in(door, 5000, "") == let_in(door, 5000, None) == 5000


def test_without_limits_and_before_the_server_is_set_up_everybody_comes_in(door: Door) -> None:
    assert let_in(door, 5000, ("192.0.2.1", 1)) == 5000
    door.open(Limits(0), [])
    assert let_in(door, 5000, ("192.0.2.1", 1)) == 5000
