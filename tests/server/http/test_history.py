"""Finished matches: listed for their players, downloadable, shared, deleted, exported and taken in again."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atout.match.record import replay
from atout.server.storage.database import database_url, open_engine
from atout.server.storage.store import Store
from tests.server.support.people import Person, Refused, call, together
from tests.server.support.servers import Server
from tests.server.support.tables import table


async def finished(address: str) -> tuple[str, str, list[Person]]:
    """A short match, played to the end: its table, its link, its people."""
    async with table(address, 2, "hilo", options={"limit": 1}) as (code, people, seats):
        await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
        await seats[0].until(lambda s: s.table["share"])
        return code, seats[0].table["share"], people


def test_a_match_is_listed_for_its_players_and_shared_by_its_link(address: str) -> None:
    async def check() -> None:
        code, share, people = await finished(address)
        for seat, person in enumerate(people, 1):
            mine = await person.call("/api/matches")
            assert mine["running"] == []
            assert [(entry["share"], entry["seat"], entry["players"]) for entry in mine["finished"]] == [
                (share, seat, ["P1", "P2"])
            ]
        assert mine["finished"][0]["bots"] == [False, False]
        assert (await Person(address).call("/api/matches"))["finished"] == []
        record = call(address, f"/api/matches/{share}")
        assert replay(json.dumps(record).encode()).result.for_record() == mine["finished"][0]["result"]
        assert (await people[0].look(code))["state"]["table"]["share"] == share

    asyncio.run(check())


def test_running_matches_are_listed_mine_to_move_first(address: str) -> None:
    async def check() -> None:
        async with table(address, 2) as (code, people, _):
            waiting = await people[0].create("hilo", [{}, {}])
            lists = [(await person.call("/api/matches"))["running"] for person in people]
            entries = {entry["table"]["code"]: entry for entry in lists[0]}
            assert set(entries) == {code, waiting}
            mine = [entries_[0]["mine"] for entries_ in lists]
            assert sum(mine) == 1  # one of the two is to lead
            first = lists[mine.index(True)]
            assert first[0]["table"]["code"] == code

    asyncio.run(check())


def test_only_the_host_deletes_a_match(address: str) -> None:
    async def check() -> None:
        code, share, (host, other) = await finished(address)
        with pytest.raises(Refused, match="host-only"):
            await other.call(f"/api/matches/{share}", method="DELETE")
        await host.call(f"/api/matches/{share}", method="DELETE")
        for path in (f"/api/matches/{share}", f"/api/tables/{code}"):
            with pytest.raises(Refused) as refused:
                call(address, path)
            assert refused.value.status == 404
        assert (await other.call("/api/matches"))["finished"] == []

    asyncio.run(check())


def atout(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "atout", *map(str, arguments)], capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_all_matches_are_exported_and_taken_in_by_another_server(tmp_path: Path, sqlite_server: Server) -> None:
    shares = {asyncio.run(finished(sqlite_server.address))[1] for _ in range(2)}
    folder, other = tmp_path / "records", tmp_path / "other.db"
    done = atout("matches", "--database", sqlite_server.database, "export", folder)
    assert done.returncode == 0, done.stderr
    assert shares <= {path.name.split("-")[1].split(".")[0] for path in folder.iterdir()}
    for path in folder.iterdir():
        assert atout("replay", path).returncode == 0

    taken = json.loads(atout("matches", "--json", "--database", other, "import", folder).stdout)
    assert taken["imported"] == len(list(folder.iterdir()))
    again = json.loads(atout("matches", "--json", "--database", other, "import", folder).stdout)
    assert (again["imported"], again["known"]) == (0, taken["imported"])
    listed = json.loads(atout("matches", "--json", "--database", other, "list").stdout)
    assert shares <= {entry["share"] for entry in listed}
    path, long = next(folder.iterdir()), tmp_path / "long.atout.json"
    long.write_text(path.read_text() + " " * 2**20)
    assert "too long" in atout("matches", "--database", other, "import", long).stderr
    share = shares.pop()
    assert atout("matches", "--database", other, "delete", share).returncode == 0
    assert atout("matches", "--database", other, "delete", share).returncode == 1


def test_a_record_that_is_wrong_is_not_taken_in(tmp_path: Path) -> None:
    (tmp_path / "bad.atout.json").write_text(
        '{"format": "atout/1", "game": "hilo", "players": ["A", "B"], "seed": "' + "0" * 64 + '"}'
    )
    (tmp_path / "worse.atout.json").write_text("{")
    done = atout("matches", "--json", "--database", tmp_path / "a.db", "import", tmp_path)
    assert done.returncode == 1
    assert [Path(entry["file"]).name for entry in json.loads(done.stdout)["refused"]] == ["bad.atout.json", "worse.atout.json"]


def test_what_is_older_than_the_retention_time_is_deleted(own_database: Path) -> None:
    async def play() -> str:
        return (await finished(server.address))[1]

    async def delete(than: float) -> Any:
        store = Store(open_engine(database_url(str(own_database))))
        count = await store.delete_older(than)
        left = await store.all_matches()
        await store.engine.dispose()
        return count, [row.share for row in left]

    server = Server(own_database)
    try:
        share = asyncio.run(play())
        assert asyncio.run(delete(0.0)) == (0, [share])
        assert asyncio.run(delete(4e9)) == (1, [])
    finally:
        server.kill()
