"""How much a server can do, on this machine, beside boardgame.io on the same machine in the same run.

    uv run python -m benchmarks.server                everything; needs Node for boardgame.io
    uv run python -m benchmarks.server --quick        a few seconds each
    uv run python -m benchmarks.server --only moves

Load generators are processes of their own and share the machine with the server, so they do as little as they can. Every move of
Atout is committed to SQLite (synchronous=FULL) before it is acknowledged; boardgame.io keeps everything in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from atout.game import GAMES
from atout.server.storage.database import database_url, open_engine
from atout.server.storage.store import Store
from atout.server.tables import commands, creating
from atout.server.tables.agreements import Agreement
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Decision, Moment
from atout.server.tables.entries import Entry
from atout.server.tables.in_the_match import moved
from atout.server.tables.table import Table
from benchmarks.load.players import call

HERE = Path(__file__).parent
BOARDGAME_IO = "boardgame.io@0.50.2"
TABLES = (20, 50)
IDLE = 5000
NOW = Moment(0.0)


@contextmanager
def server(database: Path) -> Iterator[tuple[str, int, float]]:
    """A server: its address, its process, and how long it took to answer for the first time."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "atout", "serve", "--json", "--port", "0", "--database", str(database)]
    process = subprocess.Popen([*command, "--log-level", "warning", "--limits", "0"], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = json.loads(process.stdout.readline())["address"]
    took = time.perf_counter() - begun
    try:
        yield address, process.pid, took
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def run_module(name: str, *arguments: object) -> Any:
    command = [sys.executable, "-m", f"benchmarks.load.{name}", *map(str, arguments)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=HERE.parent).stdout)


# --- Moves ---


@contextmanager
def boardgame_io(folder: Path) -> Iterator[tuple[Path, int] | None]:
    """boardgame.io's own server, in memory: where it lies, and its port."""
    if shutil.which("npm") is None:
        print("npm is not on the PATH: boardgame.io is left out")
        yield None
        return
    place = folder / "boardgame.io"
    shutil.copytree(HERE / "load" / "boardgame_io", place)
    (place / "package.json").write_text('{"private": true}')
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", BOARDGAME_IO], cwd=place, check=True)
    port = 8000 + os.getpid() % 1000
    process = subprocess.Popen(["node", "server.cjs", str(port)], cwd=place, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield place, port
    finally:
        process.kill()


def theirs(place: Path, port: int, tables: int, seconds: float) -> Any:
    command = ["node", "players.cjs", str(port), str(tables), str(seconds)]
    return json.loads(subprocess.run(command, cwd=place, check=True, capture_output=True, text=True).stdout)


def compare(folder: Path, seconds: float, rounds: int) -> None:
    """Both servers are up; their loads take turns, because machines change their speed. The medians of all rounds."""
    with server(folder / "moves.db") as (address, _, _), boardgame_io(folder) as other:
        for tables in TABLES:
            results: dict[str, list[Any]] = {"with views": [], "without views": [], "boardgame.io": []}
            for _ in range(rounds):
                if other:
                    results["boardgame.io"].append(theirs(*other, tables, seconds))
                results["with views"].append(run_module("players", address, tables, seconds))
                results["without views"].append(run_module("players", address, tables, seconds, "--without-views"))
            print(f"{tables} tables of 4")
            speeds = {name: median([result["moves_per_second"] for result in runs]) for name, runs in results.items() if runs}
            for name, speed in speeds.items():
                line = f"  {name:14} {speed:6,.0f} moves/s, p99 {median([run['p99_ms'] for run in results[name]])} ms"
                if name != "boardgame.io":
                    run = results[name][-1]
                    line += f", {run['messages_per_move']} frames and {run['bytes_per_move']} bytes a move"
                    if other:
                        line += f", ratio {speed / speeds['boardgame.io']:.2f}"
                print(line, flush=True)
            print(f"  {longest_task(address)}")


# --- Idle connections, opening, starting ---


def idle(folder: Path) -> None:
    with server(folder / "idle.db") as (address, pid, _):
        before = memory(pid)
        result = run_module("idlers", address, IDLE, pid)
        print(f"{result['connections']:,} idle connections: {result['memory_mb']} MB in all (without them {before} MB)")
        print(f"  {longest_task(address)}")


def longest_task(address: str) -> str:
    """How long the loop was busy with one thing, as /metrics tells it: processor time, so other processes do not matter."""
    with urllib.request.urlopen(f"{address}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    read = {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}
    longest = read["atout_loop_longest_task_seconds"]
    return f"longest single task of the loop in the last minute {1000 * longest:.0f} ms"


def memory(pid: int) -> int:
    """Megabytes that a process and those below it hold (shared pages counted once)."""
    total = 0
    for process in [pid, *below(pid)]:
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        total += sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return round(total / 1024)


def below(pid: int) -> list[int]:
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [process for child in found for process in (child, *below(child))]


def opening(folder: Path) -> None:
    """A table that was played almost to its end, opened by a server that has just started."""
    database = folder / "opening.db"
    with server(database):
        pass
    codes = {game: [asyncio.run(write_table(database, game, number)) for number in range(20)] for game in GAMES}
    with server(database) as (address, _, _):
        call(address, "/api/session", {})
        for game, tables in codes.items():
            times = []
            for code in tables:
                begun = time.perf_counter()
                urllib.request.urlopen(f"{address}/api/tables/{code}").read()
                times.append(1000 * (time.perf_counter() - begun))
            print(f"a table of {game} opened from the database, view included: {median(times):.1f} ms (longest {max(times):.1f})")


async def write_table(database: Path, game: str, number: int) -> str:
    """A match of four, played at random until little is left of it."""
    random = Random(f"{game} {number}")
    created, _ = creating.create(creating.NewTable(game, [creating.NewChair()] * 4, {}, Agreement(), "P0"), "w0")
    table = Table(created.code)
    log: list[Entry] = []

    def happen(decision: Decision) -> None:
        nonlocal table
        log.append(decision.entry(table, time.time()))
        table = table.after(log[-1])

    happen(Decision("created", created.data))
    for i in range(1, 4):
        happen(decide(table, f"w{i}", commands.Sit(name=f"P{i}"), NOW))
    happen(decide(table, "w0", commands.Start(), NOW))
    while table.playing and table.number < 500:
        seat = random.choice(table.to_act)
        happen(moved(table, seat, random.choice(table.running_match.legal(seat)), time.time()))
    if not table.playing:
        log.pop()
    store = Store(open_engine(database_url(str(database))))
    await store.save(*(store.entry_row(created.code, entry) for entry in log))
    await store.engine.dispose()
    return created.code


def starting(folder: Path) -> None:
    times = []
    for _ in range(5):
        with server(folder / "starting.db") as (_, _, took):
            times.append(took)
    print(f"start to first answer: {median(times):.2f} s (the first time, with an empty database, {times[0]:.2f} s)")


PARTS = {"moves": compare, "idle": idle, "opening": opening, "starting": starting}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=PARTS)
    arguments = parser.parse_args()
    os.environ["ATOUT_JIT"] = "0"
    for name, part in PARTS.items():
        if arguments.only in (None, name):
            with tempfile.TemporaryDirectory(prefix="atout-bench-") as folder:
                if name == "moves":
                    compare(Path(folder), *((2, 1) if arguments.quick else (4, 5)))
                else:
                    part(Path(folder))  # type: ignore[operator]


if __name__ == "__main__":
    main()
