"""Several people play whole matches of every game over real sockets."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from atout.match.record import replay
from tests.server.support.people import Person, call, together
from tests.variants import OF_XXL

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("xylotar", 4, {"rounds": 1}),
    ("xylotar", 2, {"rounds": 1, "edition": "cs"}),
    ("xylotar", 5, {"rounds": 1, "arrange": "auto"}),
    ("hilo", 3, {"limit": 30}),
    ("hilo", 6, {"limit": 1}),
    *[("xxl", 3, {"mode": "series", "variant": variant, "times": 1}) for variant in OF_XXL],
]


@pytest.mark.parametrize(("game", "players", "options"), MATCHES, ids=lambda value: str(value).replace(" ", ""))
def test_a_whole_match(address: str, game: str, players: int, options: dict[str, Any]) -> None:
    asyncio.run(whole_match(address, game, players, options))


async def whole_match(address: str, game: str, players: int, options: dict[str, Any]) -> None:
    people = [Person(address, f"P{i}") for i in range(players)]
    code = await people[0].create(game, [{}] * players, options=options)
    for person in people[1:]:
        await person.do(code, "sit", name=person.name)
    async with together_at(people, code) as seats, Person(address).at(code) as spectator:
        await people[0].do(code, "start")
        await together(*(seat.play(Random(f"{game} {i}")) for i, seat in enumerate(seats)))
        await together(*(seat.until(lambda s: s.table["status"] == "finished") for seat in [*seats, spectator]))
        record = json.dumps(call(address, f"/api/matches/{seats[0].table['share']}")).encode()
        match = replay(record)
        assert match.finished
        assert sorted(match.players) == sorted(person.name for person in people)
        for seat in [*seats, spectator]:
            assert seat.view == json.loads(json.dumps(match.view_now(seat.seat)))
            assert seat.state["result"] == match.result.as_json()


class together_at:  # noqa: N801
    """Everybody connected to one table, in the order of people."""

    def __init__(self, people: list[Person], code: str) -> None:
        self._connections = [person.at(code) for person in people]

    async def __aenter__(self) -> list[Any]:
        return [await connection.__aenter__() for connection in self._connections]

    async def __aexit__(self, *error: Any) -> None:
        for connection in self._connections:
            await connection.__aexit__(*error)
