"""What a page of somebody else makes a browser send: links, redirects, forms and scripts, with the victim's cookie.

The headers are those that browsers send with each; tests/e2e/test_other_pages.py has a real one do it.
"""

from __future__ import annotations

import asyncio
import json

import pytest

from atout.server.http.origins import may_speak
from tests.server.support.raw import Caller, Wire
from tests.server.support.tables import acting, table

LINK = {"sec_fetch_site": "cross-site", "sec_fetch_mode": "navigate", "sec_fetch_dest": "document", "sec_fetch_user": "?1"}
FRAME = LINK | {"sec_fetch_dest": "iframe"}
SCRIPT = {"sec_fetch_site": "cross-site", "sec_fetch_mode": "no-cors", "sec_fetch_dest": "empty"}
WAYS = {"link": LINK, "frame": FRAME, "no-cors fetch": SCRIPT, "over http, where browsers say less": {}}


@pytest.mark.parametrize("way", list(WAYS))
def test_no_link_takes_somebodys_place_at_the_table(here: str, way: str) -> None:
    """A stream replaces the connection that somebody has: a GET that another page can make their browser send."""

    async def check() -> None:
        async with table(here, 3) as (code, people, seats):
            victim = acting(seats)
            person = people[seats.index(victim)]
            browser = Caller(here)
            for path in (f"/api/tables/{code}/stream", f"/api/tables/{code}/stream?views=none"):
                answer = browser.get(path, cookie=f"atout={person.token}", **WAYS[way])
                assert (answer.status, answer.message) == (401, "no-token")
            await victim.do("move", version=victim.number, move=victim.view["legal"][0])
            assert victim.closed is None
            assert victim.others == []

    asyncio.run(check())


def asked_from(scheme: str, *headers: tuple[str, str]) -> dict[str, object]:
    return {"scheme": scheme, "headers": [(name.encode(), value.encode()) for name, value in headers]}


HOST = ("host", "cards.example.org")


@pytest.mark.parametrize(
    ("scheme", "base_url", "origins", "may"),
    [
        ("http", "", [], True),  # a program
        ("http", "", ["http://cards.example.org"], True),
        ("ws", "", ["http://cards.example.org"], True),
        ("http", "", ["https://cards.example.org"], True),  # a web server in front does TLS
        ("https", "", ["https://cards.example.org"], True),
        ("https", "", ["http://cards.example.org"], False),
        ("wss", "", ["http://cards.example.org"], False),
        ("http", "https://cards.example.org", ["http://cards.example.org"], False),
        ("http", "https://cards.example.org:443/", ["https://cards.example.org"], True),
        ("http", "https://club.example.org", ["https://club.example.org"], True),
        ("http", "https://club.example.org", ["http://club.example.org"], False),
        ("http", "http://club.example.org", ["https://club.example.org"], False),
        ("http", "", ["ftp://cards.example.org"], False),
        ("http", "", ["cards.example.org"], False),
        ("http", "", ["//cards.example.org"], False),
        ("http", "", ["null"], False),
        ("http", "", [""], False),
        ("http", "", ["http://"], False),
        ("http", "", ["http://cards.example.org/"], False),
        ("http", "", ["http://cards.example.org:8080"], False),
        ("http", "", ["http://evil.example", "http://cards.example.org"], False),
        ("http", "", ["http://cards.example.org", "http://evil.example"], False),
        ("http", "", ["http://cards.example.org", "http://cards.example.org"], False),
    ],
)
def test_an_origin_is_a_scheme_and_a_place(scheme: str, base_url: str, origins: list[str], may: bool) -> None:
    scope = asked_from(scheme, HOST, *(("origin", origin) for origin in origins))
    assert may_speak(scope, base_url) is may


def test_two_hosts_are_none() -> None:
    assert not may_speak(asked_from("http", HOST, ("host", "evil.example"), ("origin", "http://evil.example")), "")


def test_of_two_origins_neither_counts(here: str) -> None:
    """On the wire, as a request and as a handshake."""
    victim = Caller(here).arrive()
    code = victim.table()
    for origins in ([here, "https://evil.example"], ["https://evil.example", here]):
        lines = [f"Origin: {origin}".encode() for origin in origins]
        with Wire(here) as wire:
            line = wire.upgrade(code, *lines, f"Cookie: atout={victim.token}".encode())
            assert b" 403 " in line or b" 400 " in line  # websockets itself takes one at most
        body = json.dumps({"do": "leave"}).encode()
        with Wire(here) as wire:
            head = [f"POST /api/tables/{code}/do HTTP/1.1".encode(), b"Host: " + here.removeprefix("http://").encode(), *lines]
            head += [
                b"Content-Type: application/json",
                b"Content-Length: %d" % len(body),
                f"Cookie: atout={victim.token}".encode(),
            ]
            wire.send(b"\r\n".join(head) + b"\r\n\r\n" + body)
            assert b" 403 " in wire.head()
    assert victim.get(f"/api/tables/{code}").body["seat"] == 1
