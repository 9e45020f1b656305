"""Plays as many tables as it can against a running server, and measures.

A process of its own, on plain sockets: it shares the machine with the server that it measures, so it does as little as possible
itself.

    python -m benchmarks.load.players ADDRESS TABLES SECONDS [--without-views]
"""

from __future__ import annotations

import base64
import json
import os
import random
import selectors
import socket
import sys
import time
import urllib.request
from typing import Any

import msgspec

from atout.server.live.patch import patched

PLAYERS = 4


class View(msgspec.Struct):
    """Of what a seat is told, only what it needs to move."""

    to_act: Any = None
    legal: Any = None


class State(msgspec.Struct):
    view: View | list[View] | None = None


class Message(msgspec.Struct):
    type: str
    n: int = 0
    id: str = ""
    seat: int | None = None
    state: State | None = None
    change: State | None = None
    to_act: list[int] | None = None
    legal: list[str] | None = None


DECODER = msgspec.json.Decoder(list[Message])


class Player:
    def __init__(self, address: str, code: str, token: str, *, views: bool) -> None:
        self.socket = open_socket(address, f"/api/tables/{code}/live")
        self.buffer = bytearray()
        self.seat = 0
        self.to_act: list[int] = []
        self.legal: list[str] = []
        self.moves = 0
        self.version = 0
        self.moved_at = 0
        self.sent = 0.0
        send(self.socket, json.dumps({"do": "hello", "token": token, "views": views}).encode())

    def take_up(self, message: Message) -> None:
        """A whole view, a new one, or what has changed of it."""
        self.version = message.n
        if message.type == "news":
            self.seat, self.to_act, self.legal = message.seat or 0, message.to_act or [], message.legal or []
            return
        if message.state:
            self.seat = message.seat or 0
        match message.state.view if message.state else message.change and message.change.view:
            case View() as view if message.state:
                self.to_act, self.legal = view.to_act, view.legal
            case [View() as view]:
                self.to_act, self.legal = view.to_act, view.legal
            case View() as view:
                self.to_act = self.to_act if view.to_act is None else patched(self.to_act, view.to_act)
                self.legal = self.legal if view.legal is None else patched(self.legal, view.legal)

    def move(self, now: float) -> None:
        self.moves += 1
        self.sent = now
        self.moved_at = self.version
        move = random.choice(self.legal)
        send(self.socket, b'{"do":"move","id":"%d","version":%d,"move":"%s"}' % (self.moves, self.version, move.encode()))


def open_socket(address: str, path: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    connection = socket.create_connection((host, int(port)))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    connection.sendall("\r\n".join(lines).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += connection.recv(1)
    assert b" 101 " in answer, answer
    return connection


def send(connection: socket.socket, payload: bytes) -> None:
    """A masked text frame; the mask is zero, which is allowed and costs nothing."""
    size = len(payload)
    header = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
    connection.sendall(header + b"\0\0\0\0" + payload)


def frames(buffer: bytearray) -> list[bytes]:
    """The whole messages at the beginning of a buffer, which are taken out of it."""
    found, at = [], 0
    while len(buffer) - at >= 2:
        size, start = buffer[at + 1] & 127, at + 2
        if size == 126:
            size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
        if start > len(buffer) or start + size > len(buffer):
            break
        found.append(bytes(buffer[start : start + size]))
        at = start + size
    del buffer[:at]
    return found


def call(address: str, path: str, data: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(address + path, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def sit_down(address: str, *, views: bool) -> list[Player]:
    """A table of Xylotar for four people who play on and on."""
    tokens = [call(address, "/api/session", {})["token"] for _ in range(PLAYERS)]
    options = {"arrange": "auto", "rounds": 100_000}
    table = {"game": "xylotar", "seats": [{}] * PLAYERS, "options": options, "name": "P0"}
    code = call(address, "/api/tables", table, tokens[0])["code"]
    for i, token in enumerate(tokens[1:], 1):
        call(address, f"/api/tables/{code}/do", {"do": "sit", "name": f"P{i}"}, token)
    players = [Player(address, code, token, views=views) for token in tokens]
    call(address, f"/api/tables/{code}/do", {"do": "start"}, tokens[0])
    return players


def play(address: str, tables: int, seconds: float, *, views: bool = True) -> dict[str, Any]:
    selector = selectors.DefaultSelector()
    for _ in range(tables):
        for player in sit_down(address, views=views):
            selector.register(player.socket, selectors.EVENT_READ, player)
    times: list[float] = []
    messages = received = 0
    clock = time.perf_counter
    begun = clock()
    warm = begun + 1.0  # the first second does not count
    while (now := clock()) < warm + seconds:
        if now < warm:
            times.clear()
            messages = received = 0
        for key, _ in selector.select(0.1):
            player = key.data
            data = player.socket.recv(262144)
            received += len(data)
            player.buffer += data
            for frame in frames(player.buffer):
                messages += 1
                for message in DECODER.decode(frame):
                    if message.type == "done":
                        times.append(clock() - player.sent)
                    elif message.type in ("state", "update", "news"):
                        player.take_up(message)
                        if player.seat in player.to_act and player.version > player.moved_at:
                            player.move(clock())
                    else:
                        raise SystemExit(f"unexpected: {frame!r}")
    times.sort()
    return {
        "tables": tables,
        "moves_per_second": round(len(times) / seconds),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "messages_per_move": round(messages / len(times), 2),
        "bytes_per_move": round(received / len(times)),
        "generator_cpu": round(time.process_time() / (clock() - begun), 2),
    }


if __name__ == "__main__":
    views = "--without-views" not in sys.argv
    print(json.dumps(play(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), views=views)))
