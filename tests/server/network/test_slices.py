"""What comes at once is read in pieces, in order, and not after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from atout.server.network.slices import SLICE, Slices

MUCH = bytes(number % 251 for number in range(SLICE * 3 + 100))


class Transport:
    """One that remembers what is asked of it."""

    def __init__(self) -> None:
        self.reading, self.closing, self.aborted = True, False, False

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str) -> str:
        return f"the {name}"


class Client:
    """Sends, and sees what is read of it."""

    def __init__(self, when_read: Callable[[Client], None] = lambda client: None) -> None:
        self.transport = Transport()
        self.pieces: list[bytes] = []
        self._when_read = when_read
        self.slices = Slices(self.transport, asyncio.get_running_loop(), self._read)

    def _read(self, data: bytes) -> None:
        self.pieces.append(data)
        self._when_read(self)

    @property
    def read(self) -> bytes:
        return b"".join(self.pieces)


def in_a_loop(check: Callable[[], Any]) -> None:
    asyncio.run(check())


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_a_little_is_read_at_once() -> None:
    async def check() -> None:
        client = Client()
        client.slices.take(b"hello")
        client.slices.take(b"again")
        assert (client.pieces, client.transport.reading) == ([b"hello", b"again"], True)

    in_a_loop(check)


def test_much_is_read_in_pieces_and_others_have_their_turn_between() -> None:
    async def check() -> None:
        client = Client()
        client.slices.take(MUCH)
        for number in range(1, 4):
            assert (len(client.pieces), client.transport.reading) == (number, False)
            await turns(1)
        assert [len(piece) for piece in client.pieces] == [SLICE, SLICE, SLICE, 100]
        assert (client.read, client.transport.reading) == (MUCH, True)

    in_a_loop(check)


def test_what_comes_meanwhile_is_read_after_it() -> None:
    async def check() -> None:
        client = Client()
        client.slices.take(MUCH)
        client.slices.take(b"later")
        assert len(client.pieces) == 1
        await turns(5)
        assert client.read == MUCH + b"later"

    in_a_loop(check)


def test_nothing_is_read_while_it_is_not_wanted() -> None:
    async def check() -> None:
        client = Client(lambda client: client.slices.pause_reading())
        client.slices.take(MUCH)
        for number in range(1, 5):
            await turns(3)
            assert (len(client.pieces), client.transport.reading) == (number, False)
            client.slices.resume_reading()
        assert (client.read, client.transport.reading) == (MUCH, True)

    in_a_loop(check)


def test_to_want_it_again_twice_reads_nothing_twice() -> None:
    async def check() -> None:
        client = Client()
        client.slices.take(MUCH)
        client.slices.pause_reading()
        client.slices.resume_reading()
        client.slices.resume_reading()
        await turns(1)
        assert len(client.pieces) == 2
        await turns(5)
        assert client.read == MUCH

    in_a_loop(check)


@pytest.mark.parametrize("end", [lambda client: client.slices.close(), lambda client: client.slices.end()])
def test_what_is_left_after_the_end_is_dropped(end: Callable[[Client], None]) -> None:
    """Whoever ends it: the protocol within a piece, or the network between two of them."""

    async def check() -> None:
        within = Client(end)
        within.slices.take(MUCH)
        between = Client()
        between.slices.take(MUCH)
        end(between)
        for client in (within, between):
            client.slices.take(b"more")
            await turns(5)
            client.slices.resume_reading()
            await turns(5)
            assert client.pieces == [MUCH[:SLICE]]

    in_a_loop(check)


def test_whoever_reads_on_gets_a_transport_that_reads() -> None:
    """A connection that becomes a WebSocket: what was sent before the answer is dropped, and what comes then is the other's."""

    async def check() -> None:
        client = Client()
        client.slices.take(MUCH)
        client.slices.end()
        assert client.transport.reading
        other = Slices(client.slices.whole, asyncio.get_running_loop(), lambda data: None)
        other.pause_reading()
        await turns(5)
        client.slices.resume_reading()
        assert not client.transport.reading

    in_a_loop(check)


def test_a_piece_that_cannot_be_read_ends_the_connection() -> None:
    def fail(client: Client) -> None:
        if len(client.pieces) == 2:
            raise ValueError

    async def check() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        client = Client(fail)
        client.slices.take(MUCH)
        await turns(5)
        assert (len(client.pieces), client.transport.aborted) == (2, True)

    in_a_loop(check)


def test_everything_else_is_the_transports() -> None:
    async def check() -> None:
        assert Client().slices.get_extra_info("socket") == "the socket"

    in_a_loop(check)
