"""The example of docs/bots.md, run as its reader runs it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import patience
from tests.server.support.bots import Bot
from tests.server.support.people import Person
from tests.server.support.ports import free_port
from tests.server.support.servers import Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"


def start(bot: Bot, code: str, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), f"{bot.address}/t/{code}", name]
    environment = {**os.environ, "ATOUT_TOKEN": bot.token}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)


async def said_by(program: subprocess.Popen[str]) -> tuple[int, list[str]]:
    output, _ = await asyncio.to_thread(program.communicate, timeout=patience.SECONDS)
    return program.returncode, output.splitlines()


def test_the_documentation_shows_it() -> None:
    assert f"```python\n{EXAMPLE.read_text()}```" in (EXAMPLE.parents[1] / "docs" / "bots.md").read_text()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "address"),
    [
        ("xylotar", {"rounds": 1}, "postgres"),
        ("hilo", {"limit": 1}, "sqlite"),
        ("xxl", {"mode": "series", "variant": 4, "times": 1}, "postgres"),
    ],
    ids=["xylotar", "hilo", "xxl"],
    indirect=["address"],
)
def test_it_plays_a_whole_match(game: str, options: dict[str, Any], address: str) -> None:
    """Two of them, and one of the server's own bots."""

    async def check() -> None:
        ann = Person(address)
        code = await ann.create(game, [{}, {}, {"bot": "club"}], sit=False, options=options, agreement={"pace": 0})
        async with ann.at(code) as watcher:
            programs = [start(Bot(ann, "play"), code, name) for name in ("Eva", "Ida")]
            await watcher.until(lambda s: all(chair["kind"] != "open" for chair in s.table["seats"]))
            await ann.do(code, "start")
            for program in programs:
                status, output = await said_by(program)
                assert status == 0, output
                assert sum("{'n': " in line for line in output) > 4, output
                await watcher.until(lambda s: s.state["result"]["finished"])  # they may be told before us
                assert output[-1] == str(watcher.state["result"])
            assert watcher.state["result"]["winners"]

    asyncio.run(check())


def test_it_says_why_it_cannot_play(here: str) -> None:
    async def check() -> None:
        ann = Person(here)
        full = await ann.create("hilo", [{}, {"bot": "club"}])
        await ann.do(full, "lock", on=True)
        revoked = Bot(ann, "play")
        await revoked.revoke()
        for bot, code, reason in (
            (Bot(ann, "play"), full, "locked"),
            (Bot(ann, "watch"), full, "scope-missing"),
            (revoked, full, "bad-token"),
            (Bot(ann, "play"), "nothing", "no-such-table"),
        ):
            status, output = await said_by(start(bot, code, "Eva"))
            assert status == 1
            assert reason in output[0]

    asyncio.run(check())


@pytest.mark.slow
def test_it_goes_on_when_the_server_is_back(own_database: Path) -> None:
    """After a power cut whoever plays comes back by themselves, and the match is played to its end."""

    async def begin() -> tuple[list[subprocess.Popen[str]], int]:
        ann = Person(server.address)
        code = await ann.create("hilo", [{}, {}], sit=False, options={"limit": 200})
        programs = [start(Bot(ann, "play"), code, name) for name in ("Eva", "Ida")]
        async with ann.at(code) as watcher:
            await watcher.until(lambda s: all(chair["kind"] == "person" for chair in s.table["seats"]))
            await ann.do(code, "start")
            await watcher.reach(12)
            server.kill()
        return programs, watcher.number

    async def end(programs: list[subprocess.Popen[str]], number: int) -> None:
        for program in programs:
            status, output = await said_by(program)
            assert status == 0, output
            assert "'finished': True" in output[-1]
            assert any(f"{{'n': {n}," in line for line in output for n in range(number + 4, number + 8)), output

    options = ("--port", str(free_port()))
    server = Server(own_database, *options)
    try:
        programs, number = asyncio.run(begin())
        server = Server(own_database, *options)
        asyncio.run(end(programs, number))
    finally:
        server.kill()
