"""Lets in so many at once, in a fair order: what bots do to the event loop, they do a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from atout.thinkers.fair_queue import FairQueue, Whose


class Turnstile:
    def __init__(self, at_once: float) -> None:
        self._left = at_once
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        """For as long as this lasts, one fewer gets in."""
        ticket = self._queue.put(whose, asyncio.get_running_loop().create_future())
        self._let_in()
        try:
            await ticket.item
            yield
        finally:
            if not self._queue.drop(ticket):
                self._queue.done(ticket)
                self._left += 1
                self._let_in()

    def _let_in(self) -> None:
        while self._left >= 1 and (ticket := self._queue.take()):
            self._left -= 1
            if not ticket.item.done():
                ticket.item.set_result(None)
