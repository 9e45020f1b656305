"""HTTP and WebSocket read the same commands the same way: what is of a wrong type is wrong on both."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.support.people import Person
from tests.server.support.raw import Caller, Wire
from tests.server.support.tables import table

WRONG: list[dict[str, Any]] = [
    {"do": "lock", "on": "true"},
    {"do": "lock", "on": 1},
    {"do": "lock", "on": "1"},
    {"do": "kick", "seat": "2"},
    {"do": "kick", "seat": 2.5},
    {"do": "chairs", "players": "3"},
    {"do": "play-forced", "on": "false"},
    {"do": "consent", "agreed": "yes"},
    {"do": "consent", "agreed": 1},
    {"do": "move", "version": "1", "move": "hold"},
    {"do": "order", "seats": ["1", "2", "3"]},
    {"do": "order", "seats": "123"},
    {"do": "rename", "name": 7},
    {"do": "bot", "seat": 3, "level": "null"},
    {"do": "agree-on", "agreement": {"pace": "1.0"}},
    {"do": "agree-on", "agreement": {"spectators": "false"}},
    {"do": "mute", "seat": 2, "on": "on"},
    {"do": "lock", "on": True, "more": 1},
    {"do": "move", "version": 2**41, "move": "hold"},
    {"do": "kick", "seat": 10**30},
    {"do": "options", "options": {"rounds": {"each": 1}}},
    {"do": "options", "options": {"deck": [["R1/Y2"]]}},
    {"do": "options", "options": {"rounds": 2**31}},
]


@pytest.mark.parametrize("command", WRONG, ids=str)
def test_wrong_types_are_refused_both_ways(here: str, command: dict[str, Any]) -> None:
    async def check() -> None:
        async with table(here, 3, start=False) as (code, people, seats):
            before = seats[0].number
            answer = Caller(here, token=people[0].token).post(f"/api/tables/{code}/do", command)
            assert (answer.status, answer.message) == (400, "bad-request")
            with Wire(here) as wire:
                wire.upgrade(code)
                wire.say({"do": "hello", "token": people[0].token})
                wire.say({"id": "a1", **command})
                closed, _ = wire.end()
                assert closed == 1008
            assert (await Person(here, token=people[1].token).look(code))["n"] == before

    asyncio.run(check())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", {"new": "true"}),
        ("/api/session", {"token": 7}),
        ("/api/tables", {"game": "hilo", "seats": [{}, {}], "agreement": {"public": "false"}}),
        ("/api/tables", {"game": "hilo", "seats": {"0": {}, "1": {}}}),
        ("/api/tokens", {"name": "x", "scopes": "play"}),
    ],
    ids=str,
)
def test_wrong_types_elsewhere(here: str, path: str, body: dict[str, Any]) -> None:
    answer = Caller(here).arrive().post(path, body)
    assert (answer.status, answer.message) == (400, "bad-request")


@pytest.mark.parametrize("body", [b"", b"null", b"[]", b"{", b'"lock"', b"\xff", b"[" * 4000, b"{}"])
def test_what_is_no_command(here: str, body: bytes) -> None:
    caller = Caller(here).arrive()
    answer = caller.post(f"/api/tables/{caller.table()}/do", body)
    assert (answer.status, answer.message) == (400, "bad-request")
