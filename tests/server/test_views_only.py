"""Nothing hidden leaves the server: two servers hold matches that differ only in what somebody cannot know, and play the same
moves. Every byte that this person receives, on every channel, must be the same."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atout.game import GAMES
from atout.match.match import Match
from atout.server.people.tokens import hashed
from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.storage.database import open_engine
from atout.server.storage.rows import new_table_rows
from atout.server.storage.store import Store
from atout.server.tables.entries import Entry
from tests.match.test_non_interference import (
    hidden_in_hilo,
    hidden_in_xxl,
    renamed,
    same_game,
    same_options,
    swap_hidden_values,
    xxl_name,
)
from tests.server.support.bots import streaming
from tests.server.support.people import Person, call
from tests.server.support.servers import Server
from tests.tables import random_moves

MOVES = 14
NAMES = ["P1", "P2", "P3"]
APART = 0.15
"""Seconds between moves, so that everybody is told of each of them at once."""


@dataclass
class Case:
    """A match up to some position, and another deal that the viewer cannot tell from its own."""

    code: str
    viewer: int | None
    match: Match
    other: Any

    def token(self, seat: int) -> str:
        return f"{self.code}{seat}".ljust(32, "x")


def xylotar_case(viewer: int | None, random: Random) -> tuple[Match, Any]:
    while True:
        deal = GAMES["xylotar"].match(NAMES, {"arrange": "auto"}, random.randbytes(32)).deals[0]
        match = GAMES["xylotar"].match(NAMES, {}, bytes(32), [deal])
        for _ in random_moves(match, random, limit=MOVES):
            pass
        if xylos := swap_hidden_values(match, viewer, random):
            return match, {"dealer": deal["dealer"], "xylos": [" ".join(xylo) for xylo in xylos]}


def hilo_case(viewer: int | None, random: Random) -> tuple[Match, Any]:
    match = GAMES["hilo"].match(NAMES, {}, random.randbytes(32))
    for _ in random_moves(match, random, limit=MOVES):
        pass
    hidden = hidden_in_hilo(match, viewer)
    exchanged = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    return match, renamed(match.deals[0], exchanged)


def xxl_case(viewer: int | None, random: Random) -> tuple[Match, Any]:
    options = {"mode": "series", "variant": random.choice([1, 2, 4, 5, 6]), "times": 1}
    while True:
        match = GAMES["xxl"].match(NAMES, options, random.randbytes(32))
        for _ in random_moves(match, random, limit=MOVES):
            pass
        hidden = hidden_in_xxl(match, viewer)
        for _ in range(30):
            a, b = (xxl_name(match, card) for card in random.sample(hidden, 2))
            deal = renamed(match.deals[0], {a: b, b: a})
            other = same_game(match, deal, options, bytes(32))
            if other is not None and other.state.contents() != match.state.contents() and same_at_every_step(match, deal, viewer):
                return match, deal


def same_at_every_step(match: Match, deal: Any, viewer: int | None) -> bool:
    """Whether what is public (who must draw, who cannot follow) is the same all the way."""
    matches = [GAMES["xxl"].match(NAMES, match.changed_options, bytes(32), [given]) for given in (match.deals[0], deal)]
    for seat, move in match.moves:
        for each in matches:
            each.play(seat, move)
        if not same_options(matches[0], matches[1], viewer):
            return False
    return True


def cases() -> Iterator[Case]:
    makers = {"xylotar": xylotar_case, "hilo": hilo_case, "xxl": xxl_case}
    for game, make in makers.items():
        for viewer in (None, 1, 2):
            for number in range(2):
                match, other = make(viewer, Random(f"{game} {viewer} {number}"))
                yield Case(f"{game[:3]}{viewer or 0}{number}".ljust(13, "z"), viewer, match, other)


async def write_world(database: Path, all_cases: list[Case], *, other: bool) -> None:
    """The tables of all cases, as if they had been made and started there."""
    settings = Settings(database=str(database))
    store = Store(open_engine(settings.database_url))
    for case in all_cases:
        chairs = {str(seat): {"who": hashed(case.token(seat)), "name": f"P{seat}"} for seat in case.match.seats}
        agreement = {"public": True}
        made = {
            "game": case.match.game,
            "options": case.match.changed_options,
            "agreement": agreement,
            "host": None,
            "chairs": chairs,
        }
        created = Entry(1, 1e9, "created", made)
        deal = case.other if other else case.match.deals[0]
        started = Entry(2, 1e9, "started", {"seed": ("22" if other else "11") * 32, "bots": {}, "deals": [deal]})
        await store.save(
            *new_table_rows(store, case.code, created), store.entry_row(case.code, created), store.entry_row(case.code, started)
        )
    await store.engine.dispose()


async def received(address: str, case: Case) -> list[str]:
    """Everything that the viewer gets while the moves of a case are made, on every channel."""
    people = {seat: Person(address, token=case.token(seat)) for seat in case.match.seats}
    viewer = people[case.viewer] if case.viewer else Person(address, token="spectator".ljust(32, "x"))
    bytes_: list[str] = []
    async with viewer.at(case.code) as seat:
        for number, (mover, move) in enumerate(case.match.moves, 3):
            for text in ("play 99", "dance"):
                if mover != case.viewer:
                    await seat.refusal("move", id=f"{number}{text}", version=number - 1, move=text)
            await people[mover].do(case.code, "move", id=f"m{number}", version=number - 1, move=move)
            await seat.reach(number)
            await asyncio.sleep(APART)
        bytes_ += [json.dumps(message) for frame in seat.frames for message in json.loads(frame)]
    for path in (f"/api/tables/{case.code}", f"/api/tables/{case.code}?since=4", "/api/matches"):
        bytes_.append(await asyncio.to_thread(fetch, address, path, viewer.token))
    async with streaming(viewer, case.code, "?since=4") as stream:
        bytes_.append((await stream.raw()).decode())
    return bytes_


def fetch(address: str, path: str, token: str) -> str:
    request = urllib.request.Request(address + path, headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        return f"{sorted(answer.headers.keys())} {answer.read().decode()}"


def lobby(server: Server) -> list[Any]:
    """Which table changed last, the order says; that is no secret."""
    return sorted(call(server.address, "/api/tables"), key=lambda table: str(table["code"]))


@pytest.mark.slow
def test_what_somebody_receives_depends_on_nothing_that_they_cannot_know(tmp_path: Path) -> None:
    all_cases = list(cases())
    servers = []
    for name in ("one", "other"):
        database = tmp_path / name
        prepare(Settings(database=str(database)))
        asyncio.run(write_world(database, all_cases, other=name == "other"))
        servers.append(Server(database))

    async def compare(case: Case) -> None:
        one, other = await asyncio.gather(*(received(server.address, case) for server in servers))
        assert len(one) > MOVES
        assert one == other, case.code

    async def compare_all() -> None:
        await asyncio.gather(*(compare(case) for case in all_cases))

    try:
        assert lobby(servers[0]) == lobby(servers[1])
        asyncio.run(compare_all())
    finally:
        for server in servers:
            server.kill()
