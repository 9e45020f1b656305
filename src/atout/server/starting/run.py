"""Starting the server: nobody else on the same file, the place where it listens, then migrations, then uvicorn, with as many
processes as wanted."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from logging.config import dictConfig

import uvicorn
from uvicorn.supervisors import Multiprocess

from atout import __version__
from atout.server.live.websocket import LARGEST
from atout.server.logs import configuration
from atout.server.settings import Settings, data_folder
from atout.server.starting import already_running, supervisor
from atout.server.starting.answering import answers
from atout.server.starting.listening import BACKLOG, address_of, listen
from atout.server.storage.database import explained, migrate, shown
from atout.server.storage.private import FOLDER, tighten
from atout.thinkers import service

log = logging.getLogger("atout.run")

PINGING = 20.0
"""Seconds between pings of an open WebSocket, and until they must be answered."""
STOPPING = 10
"""Seconds for finishing what is being done."""


class CannotStart(Exception):
    """What keeps the processes that serve from doing so is in the log."""


def listening(settings: Settings) -> socket.socket:
    return listen(settings.host, settings.port)


def serve(
    settings: Settings,
    *,
    ready: Callable[[str], None] | None = None,
    listener_of: Callable[[Settings], socket.socket] = listening,
) -> None:
    """Serves until it is told to stop. `ready` gets the address as soon as it answers. Raises AlreadyServed, CannotListen,
    DatabaseError or CannotStart with a sentence for people."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn passes it on when it has stopped
    with (
        already_running.noted(settings) as tell,
        listener_of(settings) as listener,
        tempfile.TemporaryDirectory(prefix="atout-metrics-") as folder,
    ):
        address = address_of(settings.host, listener.getsockname()[1])
        tell(address)
        prepare(settings)
        os.environ.update(settings.as_environment())
        os.environ["ATOUT_JIT"] = "0"  # a server looks at one move at a time; bots that think do so elsewhere
        if settings.workers > 1:  # each process writes its figures there, and any of them can add them up
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        dictConfig(configuration(settings.log_level))
        log.info("starting", extra=described(settings, address))
        for name in Settings.unknown():
            log.warning("there is no setting of this name", extra={"setting": name})
        threading.Thread(target=_when_it_answers, args=[address, ready], daemon=True).start()
        with service.running(settings.thinkers, settings.thinkers_idle, "atout.server.starting.thinking") as path:
            os.environ["ATOUT_THINKERS_SOCKET"] = path
            run(settings, listener)
        log.info("stopped")


def described(settings: Settings, address: str) -> dict[str, object]:
    """What somebody who reads the log wants to know first: which version, where, with which data."""
    return {
        "version": __version__,
        "address": address,
        "workers": settings.workers,
        "thinkers": settings.thinkers,
        "database": shown(settings.database_url),
        "data": str(data_folder()),
    }


def run(settings: Settings, listener: socket.socket) -> None:
    config = uvicorn.Config(
        "atout.server.app:create",
        factory=True,
        workers=settings.workers,
        loop="atout.server.network.loop:TimedLoop",
        http="atout.server.network.wire:HttpWire",
        ws="atout.server.network.wire:LiveWire",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=min(PINGING, settings.patience),
        ws_ping_timeout=min(PINGING, settings.patience),
        lifespan="on",
        log_config=configuration(settings.log_level),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=STOPPING,
        backlog=BACKLOG,
    )
    try:
        started = Workers(config, [listener]).serve() if settings.workers > 1 else alone(config, listener)
    except KeyboardInterrupt:  # uvicorn passes it on when it has stopped
        started = True
    except SystemExit as end:
        if end.code in (None, 0):  # SIGTERM
            return
        started = False
    if not started:
        raise CannotStart("the server could not be started: the log says why")


def alone(config: uvicorn.Config, listener: socket.socket) -> bool:
    """Serves in this process; tells whether it ever did."""
    server = uvicorn.Server(config)
    server.run([listener])
    return server.started


class Workers(Multiprocess):
    """Several processes. One that dies, or does not answer any more, is replaced, and the log says so."""

    def serve(self) -> bool:
        """Until it is told to stop; tells whether the processes could be started."""
        self.run()
        return not any(process.exitcode == uvicorn.config.STARTUP_FAILURE for process in self.processes)

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=False):
            if new is not old:
                log.error("worker replaced", extra={"pid": old.pid, "ended": ending(old.exitcode), "by": new.pid})


def ending(status: int | None) -> str:
    """How a process has ended: `SIGKILL`, or `status 1`. A process that hangs gets SIGKILL, too."""
    if status is not None and status < 0:
        try:
            return signal.Signals(-status).name
        except ValueError:
            return f"signal {-status}"
    return f"status {status}"


def prepare(settings: Settings) -> None:
    """Makes the database, or brings it up to date; raises DatabaseError with a sentence for people."""
    with explained(settings.database_url):
        asyncio.run(migrate(settings.database_url))
        if not settings.database:
            tighten(data_folder(), FOLDER)  # where a host has put a database elsewhere, the folder is theirs


def _when_it_answers(address: str, ready: Callable[[str], None] | None) -> None:
    while not answers(address, within=1):
        threading.Event().wait(0.05)
    supervisor.tell(READY="1", STATUS=address)
    if ready:
        ready(address)
