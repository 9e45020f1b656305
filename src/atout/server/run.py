"""Starting the server: migrations first, then uvicorn, with as many processes as wanted."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path

import uvicorn
from sqlalchemy.engine import make_url

from atout.server.live import LARGEST
from atout.server.logs import configuration
from atout.server.settings import Settings
from atout.server.storage.database import explained, migrate

PINGING = 20.0
"""Seconds between pings of an open WebSocket, and until they must be answered."""
STOPPING = 10
"""Seconds for finishing what is being done."""


def serve(settings: Settings, *, ready: Callable[[str], None] | None = None) -> None:
    """Serves until it is told to stop. `ready` gets the address as soon as it answers."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn passes it on when it has stopped
    prepare(settings)
    port = settings.port or free_port(settings.host)
    os.environ.update(settings.as_environment())
    os.environ["ATOUT_JIT"] = "0"  # a server looks at one move at a time; bots that think do so elsewhere
    if ready:
        address = f"http://{'127.0.0.1' if settings.host == '0.0.0.0' else settings.host}:{port}"
        threading.Thread(target=_when_it_answers, args=[address, ready], daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="atout-metrics-") as folder:
        if settings.workers > 1:  # each process writes its figures there, and any of them can add them up
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        run(settings, port)


def run(settings: Settings, port: int) -> None:
    uvicorn.run(
        "atout.server.app:create",
        factory=True,
        host=settings.host,
        port=port,
        workers=settings.workers,
        http="atout.server.wire:HttpWire",
        ws="atout.server.wire:LiveWire",
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
        backlog=4096,
    )


def prepare(settings: Settings) -> None:
    """Makes the database, or brings it up to date; raises DatabaseError with a sentence for people."""
    url = make_url(settings.database_url)
    with explained(settings.database_url):
        if url.get_backend_name() == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(migrate(settings.database_url))


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
