"""One pool for all processes of a server: `python -m atout.thinkers.service SOCKET THINKERS IDLE`.

Whoever starts a server keeps it running (`running`); its workers ask it over a Unix socket (client.py).
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from atout.thinkers.fair_queue import Whose
from atout.thinkers.frames import LOST, frame, read
from atout.thinkers.pool import QUICK, CannotThink, Pool, Question, command

PAUSE = 0.2
"""Seconds before a service that has died is started again."""


@contextmanager
def running(thinkers: int, idle: float, program: str = "atout.thinkers.service") -> Iterator[str]:
    """Keeps a service running, and gives the path of its socket, which nobody but this user can reach.

    `program` is the module that is run: this one, or one that does something of its own before it calls `main`.
    """
    with tempfile.TemporaryDirectory(prefix="atout-thinkers-") as folder:
        keeper = _Keeper(command(program, str(Path(folder) / "socket"), thinkers, idle), str(Path(folder) / "socket"))
        try:
            yield keeper.path
        finally:
            keeper.close()


class _Keeper:
    """Starts the service, and starts it again when it dies."""

    def __init__(self, started_by: Iterable[str], path: str) -> None:
        self.path = path
        self._command = [*started_by]
        self._closing = threading.Event()
        self._process = self._start()
        threading.Thread(target=self._keep, daemon=True).start()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, stdin=subprocess.PIPE, start_new_session=True)

    def _keep(self) -> None:
        while True:
            self._process.wait()
            if self._closing.wait(PAUSE):
                return
            self._process = self._start()

    def close(self) -> None:
        self._closing.set()
        self._process.kill()  # its own processes end with it
        self._process.wait()


async def serve(path: str, thinkers: int, idle: float) -> None:
    pool = Pool(thinkers=thinkers, quick=min(QUICK, max(1, thinkers)), idle=idle)
    Path(path).unlink(missing_ok=True)
    async with await asyncio.start_unix_server(partial(_talk, pool), path):
        await _until_the_parent_is_gone()
    os._exit(0)


async def _talk(pool: Pool, questions: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
    """With one worker. Its questions end with it."""
    asked: dict[int, asyncio.Task[None]] = {}

    async def answer(number: int, crew: str, rules: str, body: bytes, whose: Whose) -> None:
        try:
            found = (True, await pool.ask(Question(crew, rules, body, whose)))
        except CannotThink:
            found = (False, None)
        finally:
            del asked[number]
        if not answers.is_closing():
            answers.write(frame((number, *found)))

    try:
        while True:
            number, *question = await read(questions)
            if question:
                asked[number] = asyncio.create_task(answer(number, *question))
            elif task := asked.get(number):
                task.cancel()
    except LOST:
        for task in list(asked.values()):
            task.cancel()
        answers.close()


async def _until_the_parent_is_gone() -> None:
    ends = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(ends), sys.stdin)
    await ends.read()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(serve(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))


if __name__ == "__main__":
    main()
