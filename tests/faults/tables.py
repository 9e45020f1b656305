"""The tables that are played: every game, every variant of XXL, short matches; some with bots, clocks, stand-ins."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from typing import Any

from tests.faults.notes import Notes
from tests.faults.players import Player
from tests.faults.proxy import Door

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("xylotar", 3, {"arrange": "auto", "rounds": 1}),
    ("hilo", 2, {"limit": 1}),
    ("xxl", 3, {"mode": "series", "variant": 6, "times": 1}),
    ("xxl", 2, {"mode": "series", "variant": 1, "times": 1}),
    ("hilo", 4, {"limit": 1}),
    ("xxl", 4, {"mode": "series", "variant": 3, "times": 1}),
    ("xylotar", 4, {"rounds": 1}),
    ("xxl", 3, {"mode": "series", "variant": 5, "times": 1}),
    ("xxl", 2, {"mode": "series", "variant": 2, "times": 2}),
    ("xylotar", 2, {"arrange": "auto", "rounds": 1}),
    ("xxl", 2, {"mode": "series", "variant": 4, "times": 1}),
]
AGREEMENTS: list[dict[str, Any]] = [
    {},
    {"stand_in": "random", "grace": 1, "pace": 0.2},
    {"clock": {"bank": 10, "increment": 1}, "pace": 0.2},
    {"pace": 0.1},
]
"""The last one is for tables with a bot."""


class Club:
    """Keeps so many tables going, one after the other, until it is to close; then those that run come to an end."""

    def __init__(self, doors: list[Door], random: Random, notes: Notes, *, thinks: float) -> None:
        self._doors = doors
        self._random = random
        self._notes = notes
        self._thinks = thinks
        self._closing = False
        self._numbers = count()
        self._players: set[Player] = set()

    def close(self) -> None:
        """No new matches, and those that run are finished without thinking."""
        self._closing = True
        self._thinks = 0.0
        for player in self._players:
            player.thinks = 0.0

    async def keep_going(self, tables: int) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(self._one_after_the_other())

    async def _one_after_the_other(self) -> None:
        while not self._closing:
            await self._match(next(self._numbers))

    async def _match(self, number: int) -> None:
        game, seats, options = GAMES[number % len(GAMES)]
        agreement = AGREEMENTS[number % len(AGREEMENTS)]
        bots = int(agreement == AGREEMENTS[-1])
        chairs: list[dict[str, Any]] = [{"bot": "random"}] * bots + [{}] * (seats - bots)
        people = [
            Player(f"{number}{letter}", self._doors, Random(self._random.random()), self._notes)
            for letter in "ABCD"[: seats - bots]
        ]
        host = people[0]
        await host.create({"game": game, "seats": chairs, "options": options, "agreement": agreement})
        connections = []
        try:
            for player in people:
                player.code, player.thinks = host.code, self._thinks
                connections.append(asyncio.create_task(player.stay_connected()))
            self._players.update(people)
            await asyncio.gather(*(player.do("sit", name=player.name) for player in people[1:]))
            await host.do("start", fill="random")
            self._notes.started.add(host.code)
            await asyncio.gather(*(player.play() for player in people))
            if self._random.random() < 0.3:
                await host.do("rematch")
        finally:
            self._players.difference_update(people)
            for connection in connections:
                connection.cancel()
            await asyncio.gather(*connections, return_exceptions=True)
