"""Clients for tests that do what no library lets one do: bytes on a socket, from an address of one's own."""

from __future__ import annotations

import base64
import http.client
import json
import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

from tests import patience

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
_last = count(2)


def new_address() -> str:
    """One of this machine's own addresses that no other test has used: limits count by address."""
    number = next(_last)
    return f"127.{os.getpid() % 250 + 1}.{number // 250}.{number % 250 + 2}"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: Any

    @property
    def message(self) -> Any:
        return self.body["message"]


class Caller:
    """Somebody at an address, with one connection that is kept."""

    def __init__(self, server: str, address: str = "127.0.0.1", token: str | None = None) -> None:
        self.server = server
        self.address = address
        host, _, port = server.removeprefix("http://").partition(":")
        self._connection = http.client.HTTPConnection(host, int(port), timeout=patience.SECONDS, source_address=(address, 0))
        self.token = token

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> Answer:
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token and "authorization" not in said and "cookie" not in said:
            said["authorization"] = f"Bearer {self.token}"
        body = data if isinstance(data, bytes) or data is None else json.dumps(data).encode()
        if body is not None:
            said.setdefault("content-type", "application/json")
        try:
            return self._ask(method, path, body, said)
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            self._connection.close()  # the server keeps a connection for a few seconds only
            return self._ask(method, path, body, said)

    def _ask(self, method: str, path: str, body: bytes | None, said: dict[str, str]) -> Answer:
        self._connection.request(method, path, body, said)
        with self._connection.getresponse() as answer:
            text = answer.read()
            kept = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, kept, json.loads(text) if "json" in kept.get("content-type", "") and text else text)

    def post(self, path: str, data: Any, **headers: str) -> Answer:
        return self.ask("POST", path, data, **headers)

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def arrive(self) -> Caller:
        """Becomes somebody."""
        self.token = self.post("/api/session", {}).body["token"]
        return self

    def table(self, game: str = "hilo", seats: int = 2, **more: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": [{}] * seats, "name": "Ann", **more}).body["code"])

    def do(self, code: str, do: str, **more: Any) -> Answer:
        return self.post(f"/api/tables/{code}/do", {"do": do, **more})

    def close(self) -> None:
        self._connection.close()


class Wire:
    """A plain connection. `small`: it can take almost nothing that it does not read."""

    def __init__(self, server: str, address: str = "127.0.0.1", *, small: bool = False) -> None:
        host, _, port = server.removeprefix("http://").partition(":")
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        self.socket.bind((address, 0))
        self.socket.settimeout(patience.SECONDS)
        self.socket.connect((host, int(port)))
        self._buffer = b""

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """False if the other side has hung up."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionError):
            return False
        return True

    def finish(self) -> None:
        """Nothing more is said; what the other side says can still be read."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def upgrade(self, code: str, *headers: bytes, path: bytes = b"", leave_out: str = "") -> bytes:
        """Asks for a WebSocket; the first line of the answer."""
        lines = {
            "line": b"GET " + (path or f"/api/tables/{code}/live".encode()) + b" HTTP/1.1",
            "host": b"Host: " + ":".join(map(str, self.socket.getpeername()[:2])).encode(),
            "upgrade": b"Upgrade: websocket",
            "connection": b"Connection: Upgrade",
            "key": b"Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)),
            "version": b"Sec-WebSocket-Version: 13",
        }
        self.send(b"\r\n".join([*(line for name, line in lines.items() if name != leave_out), *headers, b"", b""]))
        return self.head().partition(b"\r\n")[0]

    def ask(self, path: bytes, *headers: bytes) -> bytes:
        """Asks for a page or a stream; the first line of the answer."""
        host = b"Host: " + ":".join(map(str, self.socket.getpeername()[:2])).encode()
        self.send(b"\r\n".join([b"GET " + path + b" HTTP/1.1", host, *headers, b"", b""]))
        return self.head().partition(b"\r\n")[0]

    def head(self) -> bytes:
        while b"\r\n\r\n" not in self._buffer and self._read():
            pass
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        return head

    def answer(self) -> bytes:
        """The next answer to a request, without its body; nothing if there is none."""
        head = self.head()
        size = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        if size and self._has(int(size[1])):
            self._buffer = self._buffer[int(size[1]) :]
        return head

    def _read(self) -> bool:
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            data = b""
        self._buffer += data
        return data != b""

    def rest(self) -> bytes:
        """Everything until the other side hangs up; a TimeoutError if it does not."""
        while self._read():
            pass
        rest, self._buffer = self._buffer, b""
        return rest

    def is_cut_off(self, something: bytes, seconds: float = patience.SECONDS) -> bool:
        """Whether the other side hangs up while something is said again and again, and nothing is read."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            if not self.send(something):
                return True
            time.sleep(0.05)
        return False

    def say(self, message: Any) -> bool:
        return self.send(frame(TEXT, json.dumps(message).encode()))

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What the server sends, as long as the connection lasts."""
        while self._has(2):
            size, start = self._buffer[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if not self._has(start):
                    return
                size = int.from_bytes(self._buffer[2:start], "big")
            if not self._has(start + size):
                return
            kind, payload = self._buffer[0] & 15, self._buffer[start : start + size]
            self._buffer = self._buffer[start + size :]
            yield kind, payload

    def _has(self, size: int) -> bool:
        while len(self._buffer) < size:
            if not self._read():
                return False
        return True

    def end(self) -> tuple[int | None, list[Any]]:
        """The code with which the server closes the WebSocket, None if it just hangs up, and what it said before."""
        said = []
        for kind, payload in self.frames():
            if kind == TEXT:
                said += json.loads(payload)
            elif kind == CLOSE:
                self.send(frame(CLOSE, payload))
                return int.from_bytes(payload[:2], "big") or None, said
        return None, said


def frame(
    kind: int, payload: bytes = b"", *, last: bool = True, masked: bool = True, reserved: int = 0, size: int | None = None
) -> bytes:
    """A frame as a client sends it, with a mask of zeroes; or as none does."""
    size = len(payload) if size is None else size
    mask = 0x80 if masked else 0
    head = bytes([last << 7 | reserved << 4 | kind])
    if size < 126:
        head += bytes([mask | size])
    elif size < 65536:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + payload


def is_healthy(server: Any) -> bool:
    """It answers, and it has nothing to complain about."""
    wrong = [event for event in server.events() if event["level"] in ("error", "critical") or "trace" in event]
    assert not wrong, wrong[0]
    assert len(server.events()) == len(server.log), server.log
    return Caller(server.address).get("/health").status == 200
