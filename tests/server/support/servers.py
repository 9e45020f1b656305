"""Real servers for tests: processes of their own, started as a host starts them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.storage.private import FILE
from tests import patience


@cache
def left_by_a_first_start() -> bytes:
    """Made in a thread of its own: where a browser is at work, this one has an event loop already."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as apart:
        apart.submit(prepare, Settings(database=f"{folder}/atout.db")).result()
        return Path(folder, "atout.db").read_bytes()


class Server:
    """`atout serve` on a free port. Making a database takes as long as a third of its imports; so it finds what a first start has
    left, unless a test is about that."""

    finds_a_database = True

    def __init__(self, database: str | Path, *options: str, started_by: Sequence[str] = (), **environment: str) -> None:
        self.database = str(database)
        self.log: list[str] = []
        file = Path(database)
        new = "://" not in self.database and not file.exists() and file.parent.is_dir()
        if new and self.finds_a_database and not started_by:
            file.touch(FILE)
            file.write_bytes(left_by_a_first_start())
        command = [
            *started_by,
            sys.executable,
            "-m",
            "atout",
            "serve",
            "--json",
            "--port",
            "0",
            "--database",
            self.database,
            *options,
        ]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
            start_new_session=True,
        )
        assert self.process.stderr is not None
        threading.Thread(target=self._read_log, args=[self.process.stderr], daemon=True).start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "\n".join(self.log)
        self.address: str = json.loads(line)["address"]

    def _read_log(self, stream: Any) -> None:
        for line in stream:
            self.log.append(line.rstrip())

    def events(self) -> list[dict[str, Any]]:
        """The log, parsed."""
        return [json.loads(line) for line in self.log if line.startswith("{")]

    @property
    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        return [pid for pid in children(self.process.pid) if "spawn_main" in command_of(pid)]

    def stop(self) -> int:
        """As a host stops it."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(patience.SECONDS)

    def kill(self) -> None:
        """As a power cut stops it. One that has ended already has no number any more: by now it may be somebody else's."""
        if self.process.poll() is not None:
            return
        for pid in [*descendants(self.process.pid), self.process.pid]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait(patience.SECONDS)


class FirstStart(Server):
    """On a machine that has no database yet."""

    finds_a_database = False


def children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        return [int(child) for child in path.read_text().split()]
    except FileNotFoundError:
        return []


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def descendants(pid: int) -> list[int]:
    return [below for child in children(pid) for below in (child, *descendants(child))]


def limit_files(pids: Iterable[int], size: str, user: int | None = None) -> None:
    """Sets how large a file these processes may make. Only the soft limit: whoever they run as can lift it again."""
    for pid in pids:
        command = ["prlimit", f"--fsize={size}:", "--pid", str(pid)]
        subprocess.run(command, check=False, user=user, group=user, stderr=subprocess.DEVNULL)  # it may have ended
