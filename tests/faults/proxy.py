"""The network between clients and a server: it loses, repeats, delays and reorders what clients say, and it breaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random

MESSAGES = (
    "message dropped",
    "message doubled",
    "message repeated later",
    "message overtaken",
    "connection cut before a message",
    "connection cut within a message",
    "connection cut after a message",
    "answers lost",
)
REQUESTS = ("request dropped", "request doubled", "answer to a request lost")
HOW_OFTEN = {MESSAGES: 0.08, REQUESTS: 0.2}
TEXT = 1
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Mischief:
    """What happens to the next message: mostly nothing; when something, then each thing as often as the others."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.over = False
        self.counts: Counter[str] = Counter()
        self._bags: dict[tuple[str, ...], list[str]] = {}

    def choose(self, kinds: tuple[str, ...]) -> str | None:
        if self.over or self.random.random() >= HOW_OFTEN[kinds]:
            return None
        bag = self._bags.setdefault(kinds, [])
        if not bag:
            bag += self.random.sample(kinds, len(kinds))
        self.counts[bag[-1]] += 1
        return bag.pop()


class Door:
    """One way to one server, which may be down."""

    def __init__(self, port: int, mischief: Mischief) -> None:
        self._port = port
        self._mischief = mischief
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server:
            self._server.close()
        for passing in self._passing:
            passing.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._pass_on(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, EOFError, asyncio.LimitOverrunError):
                head = await reader.readuntil(b"\r\n\r\n")
                if b"/live " in head.split(b"\r\n")[0]:
                    await self._pass_on_messages(head, (reader, writer))
                else:
                    await self._pass_on_request(head, (reader, writer))
        finally:
            writer.transport.abort()

    async def _connect(self) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self._port)

    # --- WebSockets ---

    async def _pass_on_messages(self, head: bytes, client: Streams) -> None:
        server = await self._connect()
        server[1].write(head)
        answers = asyncio.create_task(_pour(server[0], client[1]))
        try:
            await self._listen(client[0], server[1], answers)
        finally:
            answers.cancel()
            server[1].transport.abort()

    async def _listen(self, client: asyncio.StreamReader, server: asyncio.StreamWriter, answers: asyncio.Task[None]) -> None:
        """Returns when the connection is to be cut."""
        chance, later = self._mischief.random, asyncio.get_running_loop().call_later
        while True:
            frame = await _frame(client)
            match self._mischief.choose(MESSAGES) if frame[0] & 15 == TEXT else None:
                case "message dropped":
                    continue
                case "message doubled":
                    server.write(frame + frame)
                case "message repeated later":
                    server.write(frame)
                    later(chance.uniform(0.05, 4), _write, server, frame)
                case "message overtaken":
                    later(chance.uniform(0.05, 3), _write, server, frame)
                case "connection cut before a message":
                    return
                case "connection cut within a message":
                    server.write(frame[: chance.randrange(1, len(frame))])
                    await server.drain()
                    return
                case "connection cut after a message":
                    server.write(frame)
                    await server.drain()
                    await asyncio.sleep(chance.choice((0, 0.002, 0.01, 0.05)))
                    return
                case "answers lost":
                    answers.cancel()
                    server.write(frame)
                case _:
                    server.write(frame)
            await server.drain()

    # --- Requests ---

    async def _pass_on_request(self, head: bytes, client: Streams) -> None:
        """One request on one connection: that is how the players here ask."""
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        request = head + await client[0].readexactly(int(fields.get(b"content-length", b"0")))
        kind = self._mischief.choose(REQUESTS) if request.startswith(b"POST") else None
        if kind == "request dropped":
            return
        if kind == "request doubled":
            await self._ask(request)
        answer = await self._ask(request)
        if kind != "answer to a request lost":
            client[1].write(answer)
            await client[1].drain()
            client[1].close()
            await client[1].wait_closed()

    async def _ask(self, request: bytes) -> bytes:
        reader, writer = await self._connect()
        try:
            writer.write(request)
            return await reader.read(-1)
        finally:
            writer.close()


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """The next frame of a client, whole, as it came: each has its own mask, so it can be sent again or at another time."""
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size > 125:
        more = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + more, int.from_bytes(more)
    return head + await reader.readexactly(4 + size)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything, until one side hangs up; then the other does."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()


def _write(writer: asyncio.StreamWriter, frame: bytes) -> None:
    if not writer.is_closing():
        writer.write(frame)
