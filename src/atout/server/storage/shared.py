"""A question that many have at the same time is asked once: its cost does not grow with how many they are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class OneAtATime(Generic[T]):
    """Whoever asks gets an answer that was begun after they asked, and shares it with all who asked meanwhile. Never are two
    being found at once."""

    def __init__(self, find: Callable[[], Awaitable[T]]) -> None:
        self._find = find
        self._turn = asyncio.Lock()
        self._next: asyncio.Task[T] | None = None

    async def __call__(self) -> T:
        if self._next is None:
            self._next = asyncio.create_task(self._in_turn())
        return await asyncio.shield(self._next)

    async def _in_turn(self) -> T:
        async with self._turn:
            self._next = None
            return await self._find()
