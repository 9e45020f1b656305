"""A request that cannot be read is answered with the field that is wrong, over HTTP and over a WebSocket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import websockets

from tests.server.support.people import Person, Refused, call

TABLE = {"game": "hilo", "seats": [{}, {}]}


@pytest.mark.parametrize(
    ("body", "field", "reason"),
    [
        ({**TABLE, "seats": 2}, "seats", "Expected `array`"),
        ({**TABLE, "seats": [{}, {"bot": 3}]}, "seats[1].bot", "got `int`"),
        ({**TABLE, "seats": [{}, {"colour": "red"}]}, "seats[1].colour", "unknown field"),
        ({**TABLE, "colour": "red"}, "colour", "unknown field"),
        ({"seats": [{}, {}]}, "game", "missing required field"),
        ({**TABLE, "agreement": {"pace": -1}}, "agreement.pace", "Expected `float` >= 0.0"),
        ([], None, "Expected `object`"),
    ],
)
def test_the_field_is_named(here: str, body: Any, field: str | None, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        call(here, "/api/tables", body, token=Person(here).token)
    assert (refused.value.message, refused.value.status) == ("bad-request", 400)
    assert refused.value.answer["arguments"]["field"] == field
    assert reason in refused.value.answer["arguments"]["reason"]


def test_a_parameter_is_named(here: str) -> None:
    with pytest.raises(Refused) as refused:
        call(here, "/api/tables/abc?since=-1")
    assert refused.value.answer["arguments"]["field"] == "since"


def test_over_a_websocket_it_is_said_before_the_connection_ends(here: str) -> None:
    async def check() -> None:
        ann = Person(here)
        code = await ann.create("hilo", [{}, {}])
        address = here.replace("http", "ws", 1) + f"/api/tables/{code}/live"
        hello = json.dumps({"do": "hello", "token": ann.token})
        cases: list[tuple[list[str | bytes], str | None]] = [
            ([json.dumps({"do": "hello", "since": "x"})], "since"),
            ([hello, json.dumps({"do": "move", "id": "a", "version": "x", "move": "play 1"})], "version"),
            ([hello, "{nonsense"], None),
            ([hello, b"binary"], None),
        ]
        for sent, field in cases:
            async with websockets.connect(address, compression=None) as socket:
                for message in sent:
                    await socket.send(message)
                last = [message async for frame in _until_closed(socket) for message in json.loads(frame)][-1]
                assert (last["type"], last["message"], last["arguments"]["field"]) == ("refused", "bad-request", field)
                assert last["arguments"]["reason"]
                assert socket.close_code == 1008

    asyncio.run(check())


async def _until_closed(socket: Any) -> Any:
    try:
        while True:
            yield await socket.recv()
    except websockets.ConnectionClosed:
        return
