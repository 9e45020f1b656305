"""Nonsense of every kind, made by Hypothesis, over real sockets: the server stays healthy, and the log has nothing in it that
nobody was allowed to do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.support.raw import BINARY, CLOSE, MORE, PING, PONG, TEXT, Caller, Wire, frame, is_healthy
from tests.server.support.servers import Server
from tests.server.test_hostile import COMMANDS

pytestmark = pytest.mark.slow

thorough = settings(max_examples=120, deadline=None, database=None, suppress_health_check=list(HealthCheck))
ENDS = {None, 1000, 1002, 1007, 1008, 1009}
"""How a connection may end; None: the client's own way."""


class Target:
    """A server, and a table with a match that the fuzzer watches or plays in."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.players = [Caller(server.address).arrive() for _ in range(3)]
        self.code = self.players[0].table("xylotar", 3, agreement={"grace": 86400})
        for number, player in enumerate(self.players[1:], 2):
            player.do(self.code, "sit", name=f"P{number}")
        self.players[0].do(self.code, "start")

    def kinds(self) -> list[str]:
        """What has happened at the table."""
        return [event["kind"] for event in self.players[0].get(f"/api/tables/{self.code}?since=1").body["events"] or ["too many"]]

    def hear(self, frames: list[bytes], token: str | None) -> tuple[int | None, list[Any]]:
        """Says hello, then nonsense, then goodbye; how it ends."""
        with Wire(self.server.address) as wire:
            assert b" 101 " in wire.upgrade(self.code)
            wire.say({"do": "hello", "token": token})
            assert next(wire.frames())[0] == TEXT
            for data in frames:
                wire.send(data)
            wire.send(frame(CLOSE, b"\x03\xe8"))
            wire.finish()
            return wire.end()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    server = Server(tmp_path_factory.mktemp("fuzz") / "atout.db", "--limits", "0")
    found = Target(server)
    yield found
    assert set(found.kinds()) <= {"sat", "started", "away", "back", "quiet"}  # quiet: that somebody watched is noted
    assert is_healthy(server)
    server.kill()


kinds = st.sampled_from([TEXT, BINARY, MORE, CLOSE, PING, PONG, 3, 7, 11, 15])
any_frame = st.builds(
    frame, kinds, st.binary(max_size=200), last=st.booleans(), masked=st.booleans(), reserved=st.sampled_from([0, 0, 0, 1, 4, 7])
)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50)
names = st.sampled_from(["do", "id", "seat", "move", "version", "options", "agreement", "name"]) | st.text(max_size=10)
any_json = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names, inner, max_size=5), max_leaves=20
)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A command that could be meant, with something changed in it. Nobody here may carry it out."""
    do = draw(st.sampled_from(sorted(COMMANDS)))
    command = {"do": do, **COMMANDS[do]}
    for _ in range(draw(st.integers(0, 2))):
        key = draw(st.sampled_from([*command, "id", "seat", "extra"]))
        command[key] = draw(any_json)
    text = bytearray(json.dumps(command).encode())
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.integers(0, len(text) - 1))
        text[place : place + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(text)


@thorough
@given(st.lists(any_frame | st.binary(max_size=300), max_size=5))
def test_frames_of_nonsense(target: Target, frames: list[bytes]) -> None:
    ended, _ = target.hear(frames, None)
    assert ended is None or 1000 <= ended < 5000  # a client's own code is sent back


@thorough
@given(st.lists(any_json, min_size=1, max_size=5))
def test_messages_of_nonsense(target: Target, values: list[Any]) -> None:
    messages = [frame(TEXT, json.dumps(value).encode()[:8000]) for value in values]
    ended, said = target.hear(messages, target.players[1].token)
    assert ended in ENDS
    assert all(message["type"] in ("state", "update", "refused", "pong", "done", "replaced") for message in said)


@thorough
@given(st.lists(mutated(), min_size=1, max_size=4))
def test_commands_with_something_wrong_from_somebody_who_may_do_nothing(target: Target, commands: list[bytes]) -> None:
    ended, said = target.hear([frame(TEXT, command) for command in commands], None)
    assert ended in ENDS
    assert not [message for message in said if message["type"] == "done" and message["n"] > 4 + len(target.kinds())]


@thorough
@given(mutated(), st.sampled_from(["/api/session", "/api/tables", "/do"]), st.booleans())
def test_bodies_with_something_wrong(target: Target, body: bytes, path: str, known: bool) -> None:
    caller = Caller(target.server.address)
    place = f"/api/tables/{target.code}/do" if path == "/do" else path
    answer = caller.post(place, body, **({"authorization": "Bearer " + "x" * 32} if known else {}))
    caller.close()
    assert answer.status in (200, 400, 401, 403, 404, 409, 413, 422)
    assert answer.status != 200 or path == "/api/session"


@thorough
@given(st.binary(max_size=400), st.booleans())
def test_requests_of_nonsense(target: Target, data: bytes, begun: bool) -> None:
    with Wire(target.server.address) as wire:
        wire.send((b"GET /api/games HTTP/1.1\r\n" if begun else b"") + data + b"\r\n\r\n")
        wire.finish()
        answer = wire.rest()
        assert b"HTTP/1.1 500" not in answer
