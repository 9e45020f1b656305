"""What stands in the head of a request is read in a time that grows with its length, and not remembered afterwards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from litestar._parsers import parse_cookie_string  # what must not be called

from atout.server.network.wire import LARGEST_TARGET
from atout.server.people.identity import token_of
from tests.hostile.beside import beside_an_innocent_table
from tests.server.support.raw import Caller, Wire, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

TOKEN = "T" * 32
QUOTED = b'="' + b'\\"' * 15_500 + b'"'
"""The value of a cookie. To take its quotation marks off with the standard library of Python 3.11 is nearly a second's work."""
LINE = 8_000
"""Bytes of a header that a WebSocket may come with."""
REQUESTS = [
    b"GET / HTTP/1.1",
    b"GET /api/matches HTTP/1.1",
    b"GET /api/tables HTTP/1.1",
    b"GET /api/tables/%s HTTP/1.1",
    b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2",
    b"GET /api/nothing HTTP/1.1",
    b"GET /metrics HTTP/1.1",
]


def test_cookies_full_of_quotation_marks_hold_up_nobody(server: Server) -> None:
    """Whoever asks for whatever, and however: pages, the list of one's matches, a table, a new session, a WebSocket."""
    code = Caller(server.address, new_address()).arrive().table().encode()

    def attack() -> None:
        for number, request in enumerate(REQUESTS):
            with Wire(server.address, new_address()) as wire:
                line = request % code if b"%s" in request else request
                wire.send(line + b"\r\nHost: x\r\nCookie: a%d%s\r\n\r\n{}" % (number, QUOTED))
                assert wire.head().startswith(b"HTTP/1.1 ")
        with Wire(server.address, new_address()) as wire:
            assert b" 101 " in wire.upgrade(code.decode(), b"Cookie: w" + QUOTED[:LINE] + b'"')
            wire.say({"do": "hello"})
            assert next(wire.frames())

    beside_an_innocent_table(server, attack)


@pytest.mark.parametrize("path", [b"/api/tables/abc?", b"/api/tables/", b"/?"])
def test_a_long_query_is_not_taken_apart(server: Server, path: bytes) -> None:
    """The framework remembers the last thousand of them; with enough pairs in each they would fill half a gigabyte."""
    for size, refused in ((LARGEST_TARGET, False), (LARGEST_TARGET + 1, True)):
        with Wire(server.address, new_address()) as wire:
            wire.send(b"GET " + (path + b"a=b&" * size)[:size] + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            assert wire.head().startswith(b"HTTP/1.1 414 ") is refused


def connection(*headers: tuple[bytes, bytes]) -> Any:
    return SimpleNamespace(scope={"headers": headers}, headers={})


@pytest.mark.parametrize(
    ("cookies", "token"),
    [
        (b"atout=%s", TOKEN),
        (b"a=b; atout=%s; c=d", TOKEN),
        (b'a="\\"";atout=%s ', TOKEN),
        (b"atout=nothing; atout=%s", TOKEN),
        (b"atout=%s; atout=nothing", None),
        (b"xatout=%s", None),
        (b"x=atout=%s", None),
        (b"atout =%s", None),
        (b"atout=%s\xff", None),
        (b'atout="%s', None),
        (b"", None),
        (b";" * 1000, None),
    ],
)
def test_of_all_cookies_ours_alone_is_read(cookies: bytes, token: str | None) -> None:
    assert token_of(connection((b"cookie", cookies.replace(b"%s", TOKEN.encode())))) == token


def test_a_cookie_may_come_in_a_header_of_its_own() -> None:
    assert token_of(connection((b"cookie", b"a=b"), (b"cookie", b"atout=" + TOKEN.encode()), (b"cookie", b"c=d"))) == TOKEN


def test_no_cookie_is_remembered() -> None:
    """The library keeps the last thousand heads of cookies that it has read, each of them as large as it may be."""
    before = parse_cookie_string.cache_info()
    for number in range(100):
        assert token_of(connection((b"cookie", b"a%d=b; atout=%s" % (number, TOKEN.encode())))) == TOKEN
    assert parse_cookie_string.cache_info() == before
