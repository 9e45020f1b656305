"""How often bots move: often enough for any table, and never so often that other tables notice (limits.py has the numbers)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from atout.server.bots.turnstile import Turnstile
from atout.server.limits import BOTS_AT_ONCE, BOTS_OF_ADDRESS, BOTS_OF_PERSON, Bucket, Buckets, Limits
from atout.thinkers.fair_queue import Whose


class BotMoves:
    def __init__(self, limits: Limits) -> None:
        self._addresses = Buckets(limits.scaled(BOTS_OF_ADDRESS))
        self._people = Buckets(limits.scaled(BOTS_OF_PERSON))
        self._turnstile = Turnstile(BOTS_AT_ONCE)

    async def wait(self, table: Bucket, address: str, who: str) -> None:
        """Until the table, the person and the address that it plays for have one more move, one after the other: whoever has to
        wait for themselves does not wait in the way of their neighbours."""
        for bucket in (table, self._people.of(f"{address} {who}"), self._addresses.of(address)):
            if seconds := bucket.reserve():
                await asyncio.sleep(seconds)

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        """For what a bot does in this process: look at its position, make its move."""
        async with self._turnstile.turn(whose):
            yield
