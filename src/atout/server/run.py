"""Starting the server: migrations first, then granian with as many processes as wanted."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from granian import Granian
from granian.constants import Interfaces, Loops
from granian.log import LogLevels
from granian.server.common import AbstractServer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from atout.server.logs import GRANIAN_LOGS
from atout.server.settings import Settings
from atout.server.storage.database import DatabaseError, migrate

PARTING = 0.5
"""Seconds between telling clients that the server stops, and stopping."""
STOPPING = 10
"""Seconds that a process has for finishing what it is doing."""


def serve(settings: Settings, *, ready: Callable[[str], None] | None = None) -> None:
    """Serves until it is told to stop. `ready` gets the address as soon as it answers."""
    prepare(settings)
    port = settings.port or free_port(settings.host)
    os.environ.update(settings.as_environment())
    os.environ["ATOUT_JIT"] = "0"  # a server looks at one move at a time; bots that think do so elsewhere
    if settings.workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="atout-metrics-"))
    server = Granian(
        "atout.server.app:create",
        address=settings.host,
        port=port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        loop=Loops.auto,
        factory=True,
        websockets=True,
        log_level=LogLevels.info if settings.log_level == "debug" else LogLevels.warning,
        log_dictconfig=GRANIAN_LOGS,
        respawn_failed_workers=True,
        respawn_interval=0.5,
        workers_kill_timeout=STOPPING,
        backlog=4096,
    )
    server.on_startup(lambda: _part_politely(server))
    if ready:
        address = f"http://{'127.0.0.1' if settings.host == '0.0.0.0' else settings.host}:{port}"
        threading.Thread(target=_when_it_answers, args=[address, ready], daemon=True).start()
    server.serve()


def _part_politely(server: AbstractServer[Any]) -> None:
    """Before it stops, every process tells its clients; then granian ends them."""

    def stop(*_: object) -> None:
        for process in multiprocessing.active_children():
            if process.pid:
                os.kill(process.pid, signal.SIGUSR1)
        threading.Timer(PARTING, server.signal_handler_interrupt).start()

    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGTERM, stop)
        signal.signal(signal.SIGINT, stop)


def prepare(settings: Settings) -> None:
    """Makes the database, or brings it up to date; raises DatabaseError with a sentence for people."""
    url = make_url(settings.database_url)
    try:
        if url.get_backend_name() == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(migrate(settings.database_url))
    except ModuleNotFoundError as error:
        raise DatabaseError(f"PostgreSQL needs the extra 'postgresql' ({error.name} is not installed)") from None
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise DatabaseError(f"cannot open the database {url.render_as_string(hide_password=True)}: {reason}") from None


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _when_it_answers(address: str, ready: Callable[[str], None]) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
        except OSError:
            threading.Event().wait(0.05)
        else:
            ready(address)
            return
