"""Tens of thousands of tiny frames or requests that come in one read: the system hands over 256 KB at once to whoever has been
patient, and that must not be one task."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from atout.server.network.wire import MOST_PIPELINED
from tests.hostile.beside import beside_an_innocent_table
from tests.server.support.raw import MORE, PING, PONG, TEXT, Caller, Wire, frame, is_healthy, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

AT_ONCE = 256 * 1024
FRAMES = {
    "empty messages": (b"", frame(TEXT)),
    "commands": (b"", frame(TEXT, b'{"do":"ping"}')),
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "pieces": (frame(TEXT, last=False), frame(MORE, last=False)),
}
REQUESTS = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\na:\r\n\r\n",
    b"GET /api/matches HTTP/1.1\r\nhost: x\r\n\r\n",
    b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n",
]


def patient(server: Server) -> Wire:
    """A connection whose window has grown: it has asked for a page that nobody counts, with large heads."""
    wire = Wire(server.address, new_address())
    for _ in range(40):
        wire.send(b"GET /health HTTP/1.1\r\nhost: x\r\nx: " + b"a" * 30_000 + b"\r\n\r\n")
        assert wire.answer().startswith(b"HTTP/1.1 200")
    return wire


def beside(server: Server, attack: Callable[[Wire], None]) -> None:
    def run() -> None:
        with patient(server) as wire:
            attack(wire)

    beside_an_innocent_table(server, run)
    assert is_healthy(server)


@pytest.mark.parametrize(("first", "tiny"), FRAMES.values(), ids=FRAMES)
def test_many_tiny_frames_are_many_tasks(server: Server, first: bytes, tiny: bytes) -> None:
    code = Caller(server.address, new_address()).arrive().table()

    def attack(wire: Wire) -> None:
        assert b" 101 " in wire.upgrade(code)
        wire.say({"do": "hello"})
        assert next(wire.frames())[0] == TEXT
        wire.send(first + tiny * (AT_ONCE // len(tiny)))
        assert wire.end()[0] in (1008, None)  # told why, or cut off in the middle of its flood

    beside(server, attack)


@pytest.mark.parametrize("tiny", REQUESTS, ids=["pages", "with a header", "refused", "with a body"])
def test_many_tiny_requests_are_many_tasks(server: Server, tiny: bytes) -> None:
    def attack(wire: Wire) -> None:
        wire.send(tiny * (AT_ONCE // len(tiny)))
        assert wire.rest().count(b"HTTP/1.1 ") <= MOST_PIPELINED + 1

    beside(server, attack)


def test_a_body_in_tiny_chunks_is_many_tasks(server: Server) -> None:
    def attack(wire: Wire) -> None:
        wire.send(b"POST /api/session HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 43_000)
        assert wire.head().startswith(b"HTTP/1.1 4")

    beside(server, attack)


def test_requests_that_wait_are_answered_in_order(server: Server) -> None:
    """As many as may wait: whoever sends them in good faith gets everything, also where they are longer than a piece."""
    with Wire(server.address, new_address()) as wire:
        for head in (b"", b"x: " + b"a" * 5_000 + b"\r\n"):
            asked = [b"/health" if number % 3 else b"/nowhere" for number in range(MOST_PIPELINED)]
            wire.send(b"".join(b"GET %s HTTP/1.1\r\nhost: x\r\n%s\r\n" % (path, head) for path in asked))
            answers = [wire.answer().split()[1] for _ in asked]
            assert answers == [b"200" if path == b"/health" else b"404" for path in asked]


def test_messages_that_come_at_once_are_answered_in_order(server: Server) -> None:
    """Fewer than answers may wait, and together several pieces long."""
    person = Caller(server.address, new_address()).arrive()
    code = person.table()
    many = 90
    with Wire(server.address, person.address) as wire:
        assert b" 101 " in wire.upgrade(code)
        wire.say({"do": "hello", "token": person.token})
        next(wire.frames())
        message = b'{"do":"mute","seat":5,"on":true,"id":"%d"}' + b" " * 400
        wire.send(b"".join(frame(TEXT, message % number) for number in range(many)))
        answered: list[str] = []
        for kind, payload in wire.frames():
            if kind == TEXT:
                answered += [said["id"] for said in json.loads(payload) if said.get("id")]
            if len(answered) >= many:
                break
        assert answered == [str(number) for number in range(many)]
