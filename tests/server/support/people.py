"""People for tests: they talk to a real server over HTTP and WebSocket, and keep what they are told."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from secrets import token_hex
from typing import Any

import websockets

from atout.server.live.patch import patched
from tests import patience


class Refused(Exception):
    def __init__(self, answer: dict[str, Any], status: int = 0) -> None:
        super().__init__(answer.get("message"))
        self.message = answer.get("message")
        self.answer = answer
        self.status = status


def call(address: str, path: str, data: Any = None, *, token: str = "", method: str | None = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(address + path, body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=patience.SECONDS) as answer:
            text = answer.read()
            return json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        raise Refused(json.loads(error.read()), error.code) from None


class Person:
    """Somebody with a token of their own."""

    def __init__(self, address: str, name: str = "Ann", token: str | None = None) -> None:
        self.address = address
        self.name = name
        self.token = token or call(address, "/api/session", {})["token"]

    async def call(self, path: str, data: Any = None, method: str | None = None) -> Any:
        return await asyncio.to_thread(call, self.address, path, data, token=self.token, method=method)

    async def create(self, game: str, seats: list[dict[str, Any]], *, sit: bool = True, **more: Any) -> str:
        table = {"game": game, "seats": seats, **({"name": self.name} if sit else {}), **more}
        return (await self.call("/api/tables", table))["code"]

    async def do(self, code: str, do: str, **more: Any) -> Any:
        return await self.call(f"/api/tables/{code}/do", {"do": do, **more})

    async def refusal(self, code: str, do: str, **more: Any) -> str:
        """The message with which this is refused."""
        try:
            await self.do(code, do, **more)
        except Refused as refused:
            return str(refused.message)
        raise AssertionError(f"{do} was not refused")

    async def look(self, code: str) -> dict[str, Any]:
        return await self.call(f"/api/tables/{code}")

    @asynccontextmanager
    async def at(self, code: str, since: int | None = None) -> AsyncIterator[Seat]:
        """A connection to a table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{code}/live"
        async with websockets.connect(address, compression=None, max_size=2**20) as socket:
            seat = Seat(socket)
            await socket.send(json.dumps({"do": "hello", "token": self.token, "since": since}))
            await seat.until(lambda seat: seat.state is not None)
            try:
                yield seat
            finally:
                await seat.stop()


class Seat:
    """One end of a connection. Everything that comes is kept; the state is what a client would show."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.number = 0
        self.seat: int | None = None
        self.state: Any = None
        self.moves: list[Any] = []
        self.events: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.others: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.closed: int | None = None
        self._ids = 0
        self._connection = token_hex(4)  # an id is never used again, by a later connection neither
        self._failure: AssertionError | None = None
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        try:
            async for frame in self.socket:
                self.frames.append(frame)
                try:
                    for message in json.loads(frame):
                        self._take_up(message)
                except AssertionError as failure:
                    self._failure = failure
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        async with self._news:
            self._news.notify_all()

    def _take_up(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self.state, self.moves, self.seat = message["state"], message["moves"], message["seat"]
                self.number = message["n"]
                self.events += message["events"] or []
            case "update":
                assert [event["n"] for event in message["events"]] == list(range(self.number + 1, message["n"] + 1))
                self.state = patched(self.state, message["change"])
                self.number = message["n"]
                self.events += message["events"]
            case "done" | "refused" if message.get("id"):
                self.answers[message["id"]] = message
            case _:
                self.others.append(message)

    @property
    def view(self) -> Any:
        return self.state["view"]

    @property
    def table(self) -> Any:
        return self.state["table"]

    @property
    def chairs(self) -> dict[int | None, Any]:
        return {chair["seat"]: chair for chair in self.table["seats"]}

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All that has come, in order."""
        return [message for frame in self.frames for message in json.loads(frame)]

    async def until(self, true: Callable[[Seat], Any], seconds: float = patience.SECONDS) -> None:
        async with asyncio.timeout(seconds), self._news:
            while not true(self):
                if self._failure:
                    raise self._failure
                await self._news.wait()

    async def reach(self, number: int) -> None:
        """Waits until an entry."""
        await self.until(lambda seat: seat.number >= number)

    async def send(self, do: str, **more: Any) -> str:
        """Sends a command and returns its id, without waiting."""
        self._ids += 1
        command = {"do": do, "id": f"{self._connection}-{self._ids}", **more}
        await self.socket.send(json.dumps(command))
        return str(command["id"])

    async def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends a command and returns its answer, or raises its refusal."""
        name = await self.send(do, **more)
        name = more.get("id", name)
        self.answers.pop(name, None)
        await self.until(lambda seat: name in seat.answers or seat.closed)
        answer = self.answers[name]
        if answer["type"] == "refused":
            raise Refused(answer)
        await self.until(lambda seat: seat.number >= answer["n"] or seat.closed)
        return answer

    async def refusal(self, do: str, **more: Any) -> dict[str, Any]:
        try:
            await self.do(do, **more)
        except Refused as refused:
            return refused.answer
        raise AssertionError(f"{do} was not refused")

    async def move(self, move: str) -> dict[str, Any]:
        return await self.do("move", version=self.number, move=move)

    @property
    def must_act(self) -> bool:
        return self.view is not None and self.seat in self.view["to_act"]

    async def play(self, random: Random, until: Callable[[Seat], Any] = lambda seat: False) -> None:
        """Makes random moves until the match is over, or until something is true."""
        while True:
            await self.until(lambda seat: seat.must_act or until(seat) or seat.table["status"] == "finished")
            if until(self) or self.table["status"] == "finished":
                return
            await self.move(random.choice(self.view["legal"]))


def together(*work: Awaitable[Any]) -> Awaitable[Any]:
    return asyncio.gather(*work)
