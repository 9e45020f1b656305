"""One run: a club full of tables, a bad network, a saboteur; then the checker."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.faults.checker import read, violations
from tests.faults.notes import Notes
from tests.faults.proxy import Door, Mischief
from tests.faults.saboteur import Saboteur, plan
from tests.faults.tables import Club
from tests.faults.world import Host, Postgres, Sqlite

log = logging.getLogger("faults")

LIVENESS = 240.0
"""Seconds in which every match must come to an end when nothing is broken any more."""


@dataclass
class Report:
    database: str
    seed: int
    seconds: float
    faults: dict[str, int]
    noticed: dict[str, int]
    network: dict[str, int]
    answers: dict[str, int]
    acknowledged: int
    moves_acknowledged: int
    entries: int
    views: int
    matches_finished: int
    violations: list[str]
    failures: dict[str, int]
    """What servers logged as their own failure."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


async def run(kind: type[Sqlite | Postgres], seed: int, tables: int, folder: Path, *, minutes: float = 0.0) -> Report:
    """Every kind of fault at least once, and then again and again for so many minutes."""
    random = Random(seed)
    database = kind(folder)
    notes = Notes()
    mischief = Mischief(Random(random.random()))
    begun = time.monotonic()
    async with database.open():
        hosts = database.hosts()
        doors = [Door(host.port, mischief) for host in hosts]
        try:
            for host, door in zip(hosts, doors, strict=True):
                await door.open()
                await host.start()
            await database.prepare()
            club = Club(doors, Random(random.random()), notes, thinks=0.15)
            rest, longest_pause = (8.0, 30.0) if minutes else (2.0, 17.0)
            saboteur = Saboteur(database, hosts, notes, rest=rest, longest_pause=longest_pause)
            playing = asyncio.create_task(club.keep_going(tables))
            await asyncio.sleep(1)
            while True:
                await _unless(playing, saboteur.carry_out(plan(kind, random)))
                if time.monotonic() - begun > 60 * minutes:
                    break
            await _unless(playing, saboteur.finish())
            mischief.over = True
            club.close()
            log.info("nothing is broken any more")
            _, late = await asyncio.wait([playing], timeout=LIVENESS)  # whatever is not over by then, the checker finds
            if playing.done():
                playing.result()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            log.info("all matches are over" if not late else "some matches are not over")
            for host in hosts:
                await host.stop()
            found = await read(database.address)
        finally:
            for door in doors:
                await door.close()
            for host in hosts:
                await host.kill()
    return Report(
        database=kind.__name__,
        seed=seed,
        seconds=round(time.monotonic() - begun, 1),
        faults=dict(saboteur.counts),
        noticed=dict(saboteur.noticed),
        network=dict(mischief.counts),
        answers=dict(notes.counts),
        acknowledged=len(notes.acknowledged),
        moves_acknowledged=sum(notes.commands[said]["do"] == "move" for said in notes.acknowledged),
        entries=sum(map(len, found.logs.values())),
        views=len(notes.views),
        matches_finished=sum(map(len, found.matches.values())),
        violations=violations(notes, found),
        failures=_failures(hosts),
    )


async def _unless(playing: asyncio.Task[None], work: Any) -> None:
    """Does it, unless the players fail meanwhile: then that is what has happened."""
    task = asyncio.ensure_future(work)
    await asyncio.wait([playing, task], return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        task.cancel()
        playing.result()
    await task


def _failures(hosts: list[Host]) -> dict[str, int]:
    return dict(Counter(_failure(event) for host in hosts for event in host.log if event["level"] in ("error", "critical")))


def _failure(event: dict[str, Any]) -> str:
    trace = str(event.get("trace", "")).strip().splitlines()
    return " ".join(filter(None, (event["event"], event.get("reason", ""), trace[-1][:200] if trace else "")))
