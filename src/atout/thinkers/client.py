"""Asking a service that several processes share. If it dies, it is soon there again and is asked again; nobody notices."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from atout.thinkers.fair_queue import Whose
from atout.thinkers.frames import LOST, frame, read
from atout.thinkers.pool import CannotThink

PAUSE = 0.1
"""Seconds between attempts to reach the service."""


class Thinkers:
    """The service at the end of a socket."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._asked: dict[int, tuple[bytes, asyncio.Future[bytes | None]]] = {}
        self._number = 0
        self._out: asyncio.StreamWriter | None = None
        self._life: asyncio.Task[None] | None = None

    async def ask(self, crew: str, rules: str, body: bytes, *, whose: Whose = ()) -> bytes | None:
        """As the pool answers: None if search is not compiled yet, CannotThink if nothing comes of it."""
        if self._life is None:
            self._life = asyncio.create_task(self._listen())
        self._number += 1
        number = self._number
        question = frame((number, crew, rules, body, whose))
        answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._asked[number] = question, answer
        self._say(question)
        try:
            return await answer
        except asyncio.CancelledError:
            self._say(frame((number,)))
            raise
        finally:
            self._asked.pop(number, None)

    def close(self) -> None:
        if self._life:
            self._life.cancel()
        if self._out:
            self._out.close()

    def _say(self, question: bytes) -> None:
        if self._out and not self._out.is_closing():
            self._out.write(question)

    async def _listen(self) -> None:
        while True:
            with suppress(*LOST):
                answers, self._out = await asyncio.open_unix_connection(self._path)
                self._out.writelines(question for question, _ in self._asked.values())
                while True:
                    self._hear(*await read(answers))
            if self._out:
                self._out.close()
                self._out = None
            await asyncio.sleep(PAUSE)

    def _hear(self, number: int, possible: bool, body: bytes | None) -> None:
        _, answer = self._asked.get(number, (b"", None))
        if answer and not answer.done():
            if possible:
                answer.set_result(body)
            else:
                answer.set_exception(CannotThink("the bot has failed"))
