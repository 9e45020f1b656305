"""Makes a sample of the database as this version writes it: `uv run python -m tests.server.samples.make`.

Run it before you change the schema, and keep what it writes: `NNNN.sql`, a dump of everything, named after the last migration,
and `NNNN.json`, who the people are and where they sit. `tests/server/storage/test_upgrade.py` brings every sample up to date, and
goes on playing there. Short matches of every game, so that the files stay small.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from atout.server.storage.database import revisions
from tests.server.support.people import Person, Seat, call, together
from tests.server.support.servers import Server
from tests.server.support.tables import acting, settled
from tests.server.tables.test_matches import together_at

HERE = Path(__file__).parent
TRICKS = {"mode": "series", "variant": 6, "times": 1}


def main() -> None:
    number = revisions()[-1].partition("_")[0]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "atout.db"
        server = Server(database)
        try:
            known = asyncio.run(Club(server.address).evening())
        finally:
            server.stop()
        known["imported"] = take_in_a_record(database, Path(folder), known["finished"][0])
        dump = "\n".join(sqlite3.connect(database).iterdump())
    (HERE / f"{number}.sql").write_text(dump + "\n", encoding="utf-8")
    (HERE / f"{number}.json").write_text(json.dumps(known, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def take_in_a_record(database: Path, folder: Path, share: str) -> str:
    """A match from another server: an exported record, with a link of its own."""
    atout("matches", "--database", database, "export", folder / "records")
    record = next((folder / "records").glob(f"*-{share}.atout.json"))
    (folder / "from-elsewhere.atout.json").write_bytes(record.read_bytes())
    before = shares(database)
    atout("matches", "--database", database, "import", folder / "from-elsewhere.atout.json")
    (imported,) = shares(database) - before
    return imported


def shares(database: Path) -> set[str]:
    with sqlite3.connect(database) as connection:
        return {share for (share,) in connection.execute("SELECT share FROM matches")}


def atout(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", "atout", *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


class Club:
    """Four people, who spend an evening at several tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people = [Person(address, name) for name in ("Zoë", "Bořek", "Cy", "Di")]

    async def evening(self) -> dict[str, Any]:
        finished = [
            await self.played("xylotar", 2, {"rounds": 1}),
            await self.played("xylotar", 4, {"rounds": 1, "arrange": "auto"}),
            await self.played("hilo", 3, {"limit": 1}),
            await self.played("xxl", 3, {**TRICKS, "times": 2}),
        ]
        waiting, invitation = await self.waiting()
        return {
            "people": {person.name: person.token for person in self.people},
            "finished": [share for _, share in finished],
            "running": await self.running(),
            "taken-back": await self.taken_back(),
            "waiting": waiting,
            "invitation": invitation,
            "abandoned": await self.abandoned(),
            "rematch": [finished[2][0], await self.rematch(finished[2][0])],
        }

    async def table(self, game: str, players: int, options: dict[str, Any], **more: Any) -> tuple[str, list[Person]]:
        """A table where the first of the people sit."""
        seated = self.people[:players]
        code = await seated[0].create(game, more.pop("seats", [{}] * players), options=options, **more)
        for person in seated[1:]:
            await person.do(code, "sit", name=person.name)
        return code, seated

    async def played(self, game: str, players: int, options: dict[str, Any]) -> tuple[str, str]:
        """A finished match: its table and its link."""
        code, seated = await self.table(game, players, options)
        async with together_at(seated, code) as seats:
            await seated[0].do(code, "start")
            await together(*(seat.play(Random(f"{game} {i}")) for i, seat in enumerate(seats)))
            return code, call(self.address, f"/api/tables/{code}")["state"]["table"]["share"]

    async def running(self) -> str:
        """In the middle of a deal: two people and a bot, at a public table."""
        seats = [{}, {}, {"bot": "random"}]
        options = {"rounds": 2, "arrange": "auto"}
        code, seated = await self.table("xylotar", 2, options, seats=seats, agreement={"pace": 0, "public": True})
        async with together_at(seated, code) as connected:
            await seated[0].do(code, "start")
            await together(*(seat.play(Random(i), lambda seat: seat.number >= 40) for i, seat in enumerate(connected)))
        return code

    async def taken_back(self) -> str:
        """Moves that were taken back: freely, by the consent of all, and one whose question is still open."""
        code, seated = await self.table("xxl", 3, TRICKS)
        async with together_at(seated, code) as seats:
            await seated[0].do(code, "start")
            for seat in seats:
                await seat.until(lambda seat: seat.view is not None)
            await (await somebody_moves(seats)).do("take-back")  # nobody has acted since
            await settled(seats)
            asking = await somebody_moves(seats)
            await somebody_moves(seats)
            await asking.do("take-back")
            for seat in seats:
                if seat is not asking:
                    await seat.until(lambda seat: seat.table["request"])
                    await seat.do("consent", agreed=True)
            await settled(seats)
            asking = await somebody_moves(seats)
            await somebody_moves(seats)
            await asking.do("take-back")
        return code

    async def waiting(self) -> tuple[str, str]:
        """An open table with a reserved seat, and its invitation."""
        table = {"game": "hilo", "seats": [{}, {"reserved": True}, {}], "name": "Zoë", "agreement": {"grace": 30}}
        made = await self.people[0].call("/api/tables", table)
        return made["code"], made["invitations"]["2"].partition("#invitation=")[2]

    async def abandoned(self) -> str:
        code, seated = await self.table("hilo", 2, {})
        await seated[0].do(code, "start")
        await seated[0].do(code, "abandon")
        return code

    async def rematch(self, code: str) -> str:
        return str((await self.people[1].do(code, "rematch"))["code"])


async def somebody_moves(seats: list[Seat]) -> Seat:
    """Whoever must decide makes their first legal move, and everybody sees it."""
    await settled(seats)
    seat = acting(seats)
    await seat.move(seat.view["legal"][0])
    await settled(seats)
    return seat


if __name__ == "__main__":
    main()
