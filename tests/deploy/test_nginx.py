"""The example for nginx, in a real nginx, in front of a real server: pages, a table's WebSocket, whose address it is."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.deploy.test_files import DEPLOY
from tests.server.support.people import Person, call
from tests.server.support.ports import free_port
from tests.server.support.servers import Server

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@contextmanager
def nginx(folder: Path, address: str) -> Iterator[str]:
    """That file, without certificates, at a free port."""
    port = free_port()
    site = DEPLOY["nginx.conf"].replace("http://127.0.0.1:8080", address)
    site = re.sub(r"^server \{\n    listen 80;.*?^\}\n", "", site, flags=re.DOTALL | re.MULTILINE)
    site = re.sub(r"^    (ssl_|listen \[).*\n", "", site, flags=re.MULTILINE)
    site = site.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    paths = " ".join(f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\nhttp {{ access_log off; {paths}\n{site}\n}}\n"
    )
    assert NGINX
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")])
    try:
        while True:
            try:
                call(f"http://127.0.0.1:{port}", "/health")
                break
            except (OSError, urllib.error.URLError):
                assert process.poll() is None, (folder / "errors").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@pytest.mark.skipif(not NGINX, reason="there is no nginx")
def test_a_match_through_nginx(tmp_path: Path) -> None:
    async def play(address: str) -> Any:
        ann = Person(address)
        code = await ann.create("hilo", [{}, {"bot": "random"}], options={"limit": 1}, agreement={"pace": 0})
        await ann.do(code, "start")
        async with ann.at(code) as seat:
            await seat.play(Random(1))
            return seat.table["status"]

    server = Server(tmp_path / "atout.db", "--trusted-proxies", "127.0.0.1")
    try:
        with nginx(tmp_path, server.address) as address:
            assert asyncio.run(play(address)) == "finished"
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(f"{address}/metrics")
            request = urllib.request.Request(f"{address}/api/session", b"{}", {"origin": "http://elsewhere.example"})
            with pytest.raises(urllib.error.HTTPError, match="403"):
                urllib.request.urlopen(request)
    finally:
        server.kill()
