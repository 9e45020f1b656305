"""Who reads nothing, or finishes nothing, is cut off. Until then they cost little, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests import patience
from tests.server.support.people import Person
from tests.server.support.raw import MORE, PING, TEXT, Caller, Wire, frame, is_healthy
from tests.server.support.servers import Server
from tests.server.support.tables import acting, settled, table

PATIENCE = 1.5
SOMETHING = frame(TEXT, b'{"do":"ping"}')


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("impatient") / "atout.db", "--patience", str(PATIENCE))
    yield server
    assert is_healthy(server)
    server.kill()


def memory(server: Server) -> float:
    """Megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def watch(server: Server, code: str) -> Wire:
    """Somebody who watches and does not read."""
    wire = Wire(server.address, small=True)
    assert b" 101 " in wire.upgrade(code)
    wire.say({"do": "hello"})
    return wire


@pytest.mark.slow
def test_a_reader_who_never_reads_is_cut_off_and_holds_up_nobody(impatient: Server) -> None:
    """Ten of them ask for the whole view again and again. A match goes on beside them."""

    async def check() -> None:
        async with table(impatient.address, 3) as (code, _, seats):
            before = most = memory(impatient)
            slow = [watch(impatient, code) for _ in range(10)]
            for number in range(60):
                for wire in slow:
                    wire.send(frame(TEXT, b'{"do":"look","seat":null}') * 5)
                if number % 3 == 0:
                    seat = acting(seats)
                    await seat.move(seat.view["legal"][0])
                    await settled(seats)
                await asyncio.sleep(0.01)
                most = max(most, memory(impatient))
            for wire in slow:
                assert await asyncio.to_thread(wire.is_cut_off, SOMETHING)
                wire.socket.close()
            assert most - before < 20
            seat = acting(seats)
            await seat.move(seat.view["legal"][0])

    asyncio.run(check())


@pytest.mark.slow
def test_who_does_not_listen_is_missed_like_anybody_else(impatient: Server) -> None:
    async def check() -> None:
        async with table(impatient.address, 3) as (code, people, seats):
            with Wire(impatient.address, small=True) as wire:
                assert b" 101 " in wire.upgrade(code)
                wire.say({"do": "hello", "token": people[1].token})
                await seats[1].until(lambda s: s.closed == 4001)
                await seats[0].until(lambda s: s.chairs[2]["away_since"])

    asyncio.run(check())


def test_pings_without_end_do_not_fill_the_memory(impatient: Server) -> None:
    code = Caller(impatient.address).arrive().table()
    before = memory(impatient)
    with watch(impatient, code) as wire:
        pings = frame(PING, b"x" * 125) * 1000
        sent = 0
        while sent < 400 and wire.send(pings):  # 50 MB, if it is let
            sent += 1
        assert sent < 400
    assert memory(impatient) - before < 20


def test_who_pings_too_often_is_told_so(impatient: Server) -> None:
    code = Caller(impatient.address).arrive().table()
    with Wire(impatient.address) as wire:
        wire.upgrade(code)
        wire.say({"do": "hello"})
        wire.send(frame(PING, b"x") * 1000)
        assert wire.end()[0] == 1008


def test_a_message_in_endless_pieces_is_not_kept(impatient: Server) -> None:
    code = Caller(impatient.address).arrive().table()
    with Wire(impatient.address) as wire:
        wire.upgrade(code)
        wire.send(frame(TEXT, b"{", last=False) + frame(MORE, b"", last=False) * 10_000)
        assert wire.end()[0] == 1008
    with Wire(impatient.address) as wire:
        wire.upgrade(code)
        hello = json.dumps({"do": "hello"}).encode()
        pieces = [frame(MORE, hello[i : i + 1], last=i == len(hello) - 1) for i in range(1, len(hello))]
        wire.send(frame(TEXT, hello[:1], last=False) + b"".join(pieces))  # a few pieces are nothing unusual
        kind, payload = next(wire.frames())
        assert (kind, json.loads(payload)[0]["type"]) == (TEXT, "state")


def test_an_answer_that_nobody_reads_is_given_up(impatient: Server) -> None:
    before = memory(impatient)
    request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    wires = [Wire(impatient.address, small=True) for _ in range(10)]
    for wire in wires:
        wire.socket.setblocking(False)
        try:
            for _ in range(500):
                wire.socket.send(request)
        except (BlockingIOError, ConnectionResetError):
            pass  # nothing more fits into the line; or it has been given up already
        wire.socket.settimeout(patience.SECONDS)
    for wire in wires:
        assert wire.is_cut_off(request)
        wire.socket.close()
    assert memory(impatient) - before < 40


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
    ids=["nothing", "headers", "body", "chunks"],
)
def test_a_request_that_never_ends_is_given_up(impatient: Server, beginning: bytes) -> None:
    """Letter by letter, so that the line is never silent."""
    with Wire(impatient.address) as wire:
        wire.send(beginning)
        ends = time.monotonic() + patience.SECONDS
        while time.monotonic() < ends and (not beginning or wire.send(b"1")):
            time.sleep(0.1)
            if not beginning:
                answer = wire.rest()
                assert answer.startswith(b"HTTP/1.1 408 ")
                return
        assert time.monotonic() < ends


def test_a_connection_that_is_kept_cannot_be_kept_for_ever(impatient: Server) -> None:
    with Wire(impatient.address) as wire:
        wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in wire.head()
        wire.send(b"\r\n")  # an empty line is allowed there, and begins no request
        assert b" 408 " in wire.rest()


def test_headers_without_end_are_not_kept(impatient: Server) -> None:
    before = memory(impatient)
    for line in (b"X-A: b\r\n" * 1000, b"X" * 8000):
        with Wire(impatient.address) as wire:
            wire.send(b"GET /health HTTP/1.1\r\nHost: x\r\n")
            sent = 0
            while sent < 5000 and wire.send(line):
                sent += 1
            assert sent < 5000
    assert memory(impatient) - before < 20


@pytest.mark.parametrize("headers", [[b"X-%d: y" % i for i in range(300)], [b"X: " + b"y" * 9000]], ids=["many", "long"])
def test_a_handshake_that_cannot_be_read_is_no_open_end(impatient: Server, headers: list[bytes]) -> None:
    with Wire(impatient.address) as wire:
        wire.upgrade("abc", *headers)
        assert wire.rest() == b""


def test_who_says_nothing_after_the_handshake_is_sent_away(impatient: Server) -> None:
    async def check() -> None:
        code = await Person(impatient.address).create("hilo", [{}, {}])
        with Wire(impatient.address) as wire:
            wire.upgrade(code)
            assert (await asyncio.to_thread(wire.end))[0] == 1008

    asyncio.run(check())


def test_connections_that_say_nothing_leave_enough_files_for_the_database(own_database: Path) -> None:
    few_files = ["sh", "-c", 'ulimit -n 200; exec "$@"', "sh"]
    server = Server(own_database, started_by=few_files)
    try:
        host = Caller(server.address).arrive()
        code = host.table()
        silent = []
        for _ in range(300):
            with suppress(ConnectionResetError):  # turned away at the door
                silent.append(Wire(server.address))
        assert host.do(code, "lock", on=True).status == 200  # who is there already goes on
        for wire in silent:
            wire.socket.close()
        assert is_healthy(server)
    finally:
        server.kill()
