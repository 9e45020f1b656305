"""How often bots move: often enough for any table, and never so often that other tables notice (limits.py has the numbers)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from atout.server.bots.turnstile import Turnstile
from atout.server.limits import BOTS_AT_ONCE, BOTS_OF_ADDRESS, Bucket, Buckets, Limits


class BotMoves:
    def __init__(self, limits: Limits) -> None:
        self._addresses = Buckets(limits.scaled(BOTS_OF_ADDRESS))
        self._turnstile = Turnstile(BOTS_AT_ONCE)

    async def wait(self, table: Bucket, address: str) -> None:
        """Until the table and the address that it plays for have one more move."""
        seconds = max(table.reserve(), self._addresses.of(address).reserve())
        if seconds:
            await asyncio.sleep(seconds)

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[None]:
        """For what a bot does in this process: look at its position, make its move."""
        async with self._turnstile.turn(address, table):
            yield
