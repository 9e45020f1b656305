"""Players as real clients are: they keep a command until it is answered, come back by themselves, and say it again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from atout.server.live.patch import patched
from atout.server.people.tokens import hashed, new_token
from tests.faults.notes import AGAIN, Notes, Said, Saw
from tests.faults.proxy import Door

PATIENCE = 2.0
"""Seconds after which something is said again."""
BY_REQUEST = 0.15
"""The part of the commands that goes by HTTP instead of the WebSocket."""


class Player:
    def __init__(self, name: str, doors: list[Door], random: Random, notes: Notes) -> None:
        self.name = name
        self.token = new_token()
        self.who = hashed(self.token)
        self.code = ""
        self.thinks = 0.0
        """Seconds, on average."""
        self.number = 0
        self.seat: int | None = None
        self.state: Any = None
        self._doors = doors
        self._random = random
        self._notes = notes
        self._said = 0
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Condition()

    # --- Being connected ---

    async def stay_connected(self) -> None:
        """Through one door or another, until this is cancelled."""
        while True:
            with suppress(OSError, TimeoutError, websockets.WebSocketException):
                await self._connect()
            self._socket = None
            await asyncio.sleep(self._random.uniform(0, 0.3))

    async def _connect(self) -> None:
        address = f"ws://127.0.0.1:{self._random.choice(self._doors).port}/api/tables/{self.code}/live"
        settings = {"open_timeout": 3, "ping_interval": 3, "ping_timeout": 3, "close_timeout": 0.2, "max_size": 2**20}
        async with websockets.connect(address, compression=None, proxy=None, **settings) as socket:  # type: ignore[arg-type]
            since = self.number or None
            await socket.send(json.dumps({"do": "hello", "token": self.token, "since": since}))
            try:
                async with asyncio.timeout(2 * PATIENCE):
                    await self._take_up_all(await socket.recv())
                self._socket = socket
                async for frame in socket:
                    await self._take_up_all(frame)
            finally:
                socket.transport.abort()

    def hang_up(self) -> None:
        if self._socket:
            self._socket.transport.abort()

    async def _take_up_all(self, frame: str | bytes) -> None:
        for message in json.loads(frame):
            self._take_up(message)
        async with self._news:
            self._news.notify_all()

    def _take_up(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                if message["n"] < self.number:
                    self._complain(f"was at entry {self.number} and is shown {message['n']}")
                self.number, self.seat, self.state = message["n"], message["seat"], message["state"]
                self._notes.saw(self._here, self.state)
                self._notes.saw_moves(self._here, message["moves"])
            case "update":
                told = [event["n"] for event in message["events"]]
                if told != list(range(self.number + 1, message["n"] + 1)):
                    self._complain(f"was at entry {self.number} and is told of {told} until {message['n']}")
                self.number, self.state = message["n"], patched(self.state, message["change"])
                self._notes.saw(self._here, self.state)
            case "done" | "refused" if message.get("id"):
                self._answered(message["id"], message)

    @property
    def _here(self) -> Saw:
        return Saw(self.code, self.seat, self.number)

    def _complain(self, what: str) -> None:
        self._notes.complaints.append(f"{self.code}: {self.name} {what}")

    def _answered(self, name: str, answer: dict[str, Any]) -> None:
        self._notes.answered(Said(self.code, self.who, name), answer)
        if (waiting := self._answers.get(name)) and not waiting.done():
            waiting.set_result(answer)

    async def until(self, true: Callable[[], Any]) -> None:
        async with self._news:
            await self._news.wait_for(true)

    # --- Commands ---

    async def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Says something until it is answered, and returns what has become of it."""
        self._said += 1
        command = {"do": do, "id": f"{self.name}-{self._said}", **more}
        self._notes.commands[Said(self.code, self.who, command["id"])] = command
        while True:
            answer = await self._say(command)
            if answer is None:
                self._notes.counts["unanswered"] += 1
                if self._random.random() < 0.5:
                    self.hang_up()
            elif answer["type"] == "refused" and answer["message"] in AGAIN:
                await asyncio.sleep(self._random.uniform(0.1, 0.6))
            else:
                return answer

    async def _say(self, command: dict[str, Any]) -> dict[str, Any] | None:
        """Says it once. None: there was no answer."""
        with suppress(OSError, EOFError, ValueError, TimeoutError, websockets.WebSocketException):
            async with asyncio.timeout(PATIENCE):
                if self._random.random() < BY_REQUEST:
                    status, answer = await self.request("POST", f"/api/tables/{self.code}/do", command)
                    answer["type"] = "done" if status == 200 else "refused"
                    self._notes.answered(Said(self.code, self.who, command["id"]), answer)
                    return answer
                while self._socket is None:
                    await asyncio.sleep(0.02)
                waiting = self._answers[command["id"]] = asyncio.get_running_loop().create_future()
                await self._socket.send(json.dumps(command))
                return await waiting
        return None

    async def request(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._random.choice(self._doors).port)
        try:
            body = b"" if data is None else json.dumps(data).encode()
            head = f"{method} {path} HTTP/1.1\r\nhost: atout\r\nauthorization: Bearer {self.token}\r\nconnection: close\r\n"
            writer.write(f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
            first, _, rest = (await reader.read(-1)).partition(b"\r\n")
            return int(first.split()[1]), json.loads(rest.partition(b"\r\n\r\n")[2])
        except IndexError:
            raise EOFError from None
        finally:
            writer.close()

    async def create(self, new: dict[str, Any]) -> None:
        """A new table, as often as it takes. One whose answer is lost stays empty."""
        while not self.code:
            with suppress(OSError, EOFError, ValueError, TimeoutError):
                async with asyncio.timeout(2 * PATIENCE):
                    status, answer = await self.request("POST", "/api/tables", {**new, "name": self.name})
                    if status == 201:
                        self.code = answer["code"]
            await asyncio.sleep(0.05)

    async def glance(self) -> None:
        """Looks at the table by HTTP, from whichever process answers."""
        with suppress(OSError, EOFError, ValueError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                status, position = await self.request("GET", f"/api/tables/{self.code}")
                if status == 200:
                    self._notes.saw(Saw(self.code, position["seat"], position["n"]), position["state"])

    # --- Playing ---

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["table"]["status"] in ("finished", "abandoned")

    @property
    def must_move(self) -> bool:
        return self.state is not None and bool(self.state["view"]) and self.seat in self.state["view"]["to_act"]

    @property
    def must_answer(self) -> bool:
        request = self.state and self.state["table"]["request"]
        return bool(request) and self.seat not in request["agreed"]

    async def play(self) -> None:
        """Moves at random until the match is over; now and then something else happens."""
        chance = self._random
        while True:
            await self.until(lambda: self.over or self.must_move or self.must_answer)
            if self.over:
                return
            await asyncio.sleep(chance.expovariate(1 / self.thinks) if self.thinks else 0)
            if self.must_answer:
                await self._settle(await self.do("consent", agreed=chance.random() < 0.5))
            elif self.must_move:
                await self._settle(await self.do("move", version=self.number, move=chance.choice(self.state["view"]["legal"])))
                if chance.random() < 0.02:
                    await self._settle(await self.do("take-back"))
                if chance.random() < 0.05:
                    await self.glance()

    async def _settle(self, answer: dict[str, Any]) -> None:
        """Sees what has come of a command before the next is given."""
        if answer["type"] == "done":
            await self.until(lambda: self.number >= answer["n"])
        elif answer["message"] == "stale":
            await self.until(lambda: self.number >= answer["arguments"]["version"])
        else:
            known = self.number
            with suppress(TimeoutError):  # nothing need happen after every refusal
                async with asyncio.timeout(PATIENCE):
                    await self.until(lambda: self.number > known)
