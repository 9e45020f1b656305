"""The program as deploy/install and deploy/Containerfile install it: no checkout around it, nothing to write to but its data."""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.deploy.test_files import DEPLOY, ROOT
from tests.server.people import Person, call
from tests.server.servers import Server

SYNC = "sync --no-dev --no-editable --compile-bytecode --python-preference only-system"


def test_both_ways_install_alike() -> None:
    for name in ("install", "Containerfile"):
        words = " ".join(DEPLOY[name].replace("\\\n", " ").split())
        for option in SYNC.split():
            assert f" {option} " in f"{words} ", name


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An environment with the built package. Of the checkout it has what a source distribution has: the client is built."""
    source, environment = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("opt") / "atout"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (source / "web").mkdir()
    for name in ("pyproject.toml", "README.md", "web/hatch_build.py", "web/node.py"):
        shutil.copy(ROOT / name, source / name)
    uv = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools/venv/bin/uv")
    command = [uv, *SYNC.replace("--compile-bytecode ", "").split(), "--quiet"]  # that takes its time, and proves nothing
    clean = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    subprocess.run(command, cwd=source, env={**clean, "UV_PROJECT_ENVIRONMENT": str(environment)}, check=True)
    shutil.rmtree(source)
    yield environment
    writable(environment, True)


def writable(folder: Path, yes: bool) -> None:
    for path in (folder, *(path for path in folder.rglob("*") if path.is_dir() and not path.is_symlink())):
        path.chmod(0o755 if yes else 0o555)


def without_privileges() -> None:
    """What `root` may not do either, in the process that follows: write where nobody may."""
    libc = ctypes.CDLL(None)
    for capability in range(64):
        libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP
    libc.prctl(38, 1, 0, 0, 0)  # PR_SET_NO_NEW_PRIVS


class Installed(Server):
    """The same server, of that program, without privileges and with no other environment."""

    def __init__(self, program: str, environment: dict[str, str], folder: Path) -> None:
        self.log = []
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--json"],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=folder,
            preexec_fn=without_privileges,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.address = json.loads(self.process.stdout.readline())["address"]


@pytest.mark.slow
def test_it_serves_with_one_folder_to_write_to(installed: Path, tmp_path: Path) -> None:
    home, data, temporary = (tmp_path / name for name in ("home", "data", "tmp"))
    for folder in (home, data, temporary):
        folder.mkdir()
    writable(home, False)
    writable(installed, False)
    environment = {"PATH": os.defpath, "HOME": str(home), "TMPDIR": str(temporary), "ATOUT_DATA": str(data)}
    program = str(installed / "bin" / "atout")
    server = Installed(program, environment, home)
    try:
        assert call(server.address, "/health")["database"] == "sqlite"
        with urllib.request.urlopen(server.address) as page:
            assert b"Atout" in page.read()
        asyncio.run(play(server.address))
        assert server.stop() == 0
    finally:
        server.kill()
    assert (data / "atout.db").exists()
    assert [*home.iterdir(), *temporary.iterdir()] == []
    done = subprocess.run([program, "backup", data / "backup"], env=environment, check=False, preexec_fn=without_privileges)
    assert done.returncode == 0


async def play(address: str) -> None:
    """A match with a bot, who sits in a process of its own."""
    ann = Person(address)
    code = await ann.create("hilo", [{}, {"bot": "club"}], options={"limit": 1}, agreement={"pace": 0})
    await ann.do(code, "start")
    async with ann.at(code) as seat:
        await seat.play(Random(1))
        assert seat.table["status"] == "finished"
