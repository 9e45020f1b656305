"""An innocent table: two people play on while somebody else attacks the server. Nothing that they do may be refused, and no
single task of the server's event loop may take a tenth of a second: in processor time, so that a busy machine changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any

import websockets

from tests.server.support.people import Seat
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

LONGEST_TASK = 0.1
"""Seconds of the processor: what SECURITY.md promises."""
THINKING = 0.02
"""Seconds that the innocent take for a move."""
AFTERWARDS = 5
"""Moves that they must be able to make when it is over."""


def figures(server: Server) -> dict[str, float]:
    """What the host reads at /metrics, all processes together."""
    lines = Caller(server.address).get("/metrics").body.decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def long_tasks(server: Server, longer_than: float = LONGEST_TASK) -> float:
    """How many tasks have been too long so far."""
    read = figures(server)
    return read["atout_loop_task_seconds_count"] - read[f'atout_loop_task_seconds_bucket{{le="{longer_than}"}}']


class Innocent:
    """Two people at a table of their own, from an address of their own."""

    def __init__(self, code: str, seats: list[Seat]) -> None:
        self.code = code
        self.seats = seats
        self.moves = 0
        self._players = [asyncio.create_task(self._play(seat)) for seat in seats]

    async def _play(self, seat: Seat) -> None:
        random = Random(seat.seat)
        while True:
            await seat.until(lambda seat: seat.must_act)
            await asyncio.sleep(THINKING)
            await seat.move(random.choice(seat.view["legal"]))
            self.moves += 1

    async def make(self, moves: int) -> None:
        """Waits until they have made so many more."""
        until = self.moves + moves
        while self.moves < until:
            done, _ = await asyncio.wait(self._players, timeout=THINKING, return_when=asyncio.FIRST_COMPLETED)
            for player in done:
                player.result()  # raises what went wrong

    async def stop(self) -> None:
        for player in self._players:
            player.cancel()
        for player in self._players:
            with suppress(asyncio.CancelledError):
                await player  # raises what went wrong


@asynccontextmanager
async def innocent(server: Server) -> AsyncIterator[Innocent]:
    """Whatever is done within this, these people notice nothing."""
    async with AsyncExitStack() as stack:
        people = [Caller(server.address, new_address()).arrive() for _ in range(2)]
        code = people[0].table("hilo", options={"limit": 1000})
        assert people[1].do(code, "sit", name="Bo").status == 200
        assert people[0].do(code, "start").status == 200
        seats = [await stack.enter_async_context(connected(person, code)) for person in people]
        table = Innocent(code, seats)
        await table.make(2)
        before = long_tasks(server)
        try:
            yield table
            await table.make(AFTERWARDS)
        finally:
            await table.stop()
        assert long_tasks(server) == before, f"a task was longer than {LONGEST_TASK} s"


@asynccontextmanager
async def connected(person: Caller, code: str) -> AsyncIterator[Seat]:
    """Somebody's WebSocket, from their own address."""
    server = person.server.replace("http", "ws", 1)
    where = f"{server}/api/tables/{code}/live"
    async with websockets.connect(where, compression=None, max_size=2**20, local_addr=(person.address, 0)) as socket:
        seat = Seat(socket)
        await socket.send(json.dumps({"do": "hello", **({"token": person.token} if person.token else {})}))
        try:
            await seat.until(lambda seat: seat.state is not None or seat.closed or seat.others)
            yield seat
        finally:
            await seat.stop()


def beside_an_innocent_table(server: Server, attack: Callable[[], Any]) -> Any:
    """Runs an attack in a thread while the innocent play."""

    async def run() -> Any:
        async with innocent(server):
            return await asyncio.to_thread(attack)

    return asyncio.run(run())
