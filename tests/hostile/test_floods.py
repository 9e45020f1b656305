"""Floods of what costs little: pages, and refusals. Each is a short task, and thousands a second leave nobody else a turn."""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import ExitStack, suppress

import pytest

from atout.match.refusal import Refusal
from atout.server.limits import ADDRESS, CONNECTIONS, LATEST, PERSON, Limits
from tests.hostile.beside import beside_an_innocent_table, figures
from tests.server.support.raw import TEXT, Caller, Wire, frame, new_address
from tests.server.support.servers import Server


def test_one_who_asks_faster_than_anybody_does_waits_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    each, rate = int(PERSON["answers"].burst), PERSON["answers"].rate

    async def ask(counted: Limits, who: str, times: int, *, may_pass: bool = False) -> list[float]:
        waited.clear()
        for _ in range(times):
            await counted.in_time("home", who, lambda: may_pass)
        return list(waited)

    async def check() -> None:
        counted = Limits()
        assert await ask(counted, "flooder", each) == []
        late = await ask(counted, "flooder", 10)
        assert late == pytest.approx([(number + 1) / rate for number in range(10)])
        assert await ask(counted, "neighbour", each // 2) == []
        with pytest.raises(Refusal, match="too"):
            await ask(counted, "flooder", math.ceil(LATEST * rate))
        for number in range(int(ADDRESS["answers"].burst)):
            if await ask(counted, f"one of a thousand {number}", 1):
                break
        assert await ask(counted, "who comes", 1), "the address has used up what it has"
        assert await ask(counted, "who sits there", 1, may_pass=True) == []

    asyncio.run(check())


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/api/games", "/no-such-page"])
def test_nobody_is_answered_faster_than_the_others_can_bear(server_of_a_tenth: Server, path: str) -> None:
    """However fast the machine is; a slow one takes longer anyway."""
    limit = PERSON["answers"].times(0.1)
    seconds = 1.5
    asker = Caller(server_of_a_tenth.address, new_address())
    begun = time.monotonic()
    for _ in range(int(limit.burst + seconds * limit.rate)):
        asker.get(path)
    assert time.monotonic() - begun > 0.9 * seconds


@pytest.mark.slow
def test_many_sockets_that_only_say_ping_are_answered_no_faster(server_of_a_tenth: Server) -> None:
    """Each of them keeps to what one connection may do, and all of them together do not."""
    limit, sockets, pings = PERSON["answers"].times(0.1), 5, 48
    code, home = Caller(server_of_a_tenth.address, new_address()).arrive().table("hilo"), new_address()
    with ExitStack() as stack:
        wires = [stack.enter_context(Wire(server_of_a_tenth.address, home)) for _ in range(sockets)]
        begun = time.monotonic()
        for wire in wires:
            assert b"101" in wire.upgrade(code)
            wire.send(frame(TEXT, b'{"do":"hello"}') + pings * frame(TEXT, b'{"do":"ping"}'))
        for wire in wires:
            pongs, frames = 0, wire.frames()
            while pongs < pings:
                pongs += next(frames)[1].count(b'"pong"')
    assert time.monotonic() - begun > 0.9 * (sockets * pings - limit.burst) / limit.rate > 1


@pytest.mark.slow
def test_many_new_connections_are_cut_off_before_they_are_read(server_of_a_tenth: Server) -> None:
    """More than could be answered; who is connected goes on, and so does everybody else."""
    limit, home = CONNECTIONS.times(0.1), new_address()
    before = Caller(server_of_a_tenth.address, home).arrive()
    begun = time.monotonic()
    with ExitStack() as stack:
        let_in: list[Wire] = []
        for _ in range(int(3 * limit.burst)):
            with suppress(ConnectionError):  # one that is cut off may be so at once
                let_in.append(stack.enter_context(Wire(server_of_a_tenth.address, home)))
        most = limit.burst + limit.rate * (time.monotonic() - begun + 1)
        for wire in let_in:
            wire.send(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        answered = sum(wire.head().startswith(b"HTTP/1.1 ") for wire in let_in)
        assert limit.burst / 2 < answered <= most < 3 * limit.burst
        assert before.get("/api/games").status == 200
        assert Caller(server_of_a_tenth.address, new_address()).get("/health").status == 200
    assert figures(server_of_a_tenth)['atout_limited_total{limit="connections"}'] > 0


@pytest.mark.slow
def test_many_connections_that_ask_on_and_on_hold_up_nobody(server: Server) -> None:
    """They are refused, and ask again without waiting for the answer."""
    request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"

    def attack() -> None:
        home = new_address()
        with ExitStack() as stack:
            wires = [stack.enter_context(Wire(server.address, home)) for _ in range(200)]
            for _ in range(3):
                for wire in wires:
                    wire.send(8 * request)

    beside_an_innocent_table(server, attack)
