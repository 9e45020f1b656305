"""The machine's clock jumps; what stands in a log cannot be. Nobody loses time, and only that table suffers."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from secrets import token_urlsafe

import pytest

from atout.server.people.tokens import hashed
from atout.server.tables.chat import Chat
from atout.server.tables.entries import Entry
from tests.hostile.beside import beside_an_innocent_table
from tests.hostile.logs import Log, new_database, spoil
from tests.server.support.people import Person
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server
from tests.server.support.tables import acting, table

pytestmark = pytest.mark.slow

JUMPING = """
import os, time
_wall = time.time
def _jumped():
    try:
        with open(os.environ["CLOCK"]) as file:
            return _wall() + float(file.read() or 0)
    except FileNotFoundError:
        return _wall()
time.time = _jumped
"""


@pytest.mark.parametrize("jump", [-3600, 86400], ids=["an hour back", "a day forth"])
def test_the_clock_is_set_while_people_play(jump: int, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    clock = tmp_path / "clock"
    server = Server(tmp_path / "atout.db", PYTHONPATH=str(tmp_path), CLOCK=str(clock))

    async def check() -> None:
        agreement = {"clock": {"bank": 600}, "stand_in": "random"}
        async with table(server.address, 2, "hilo", agreement=agreement) as (_, people, seats):
            await seats[0].do("say", text="before")
            clock.write_text(str(jump))
            for number in range(4):
                await seats[0].do("say", text=f"afterwards {number} {'abcd'[number] * 9}")
            assert (await seats[0].refusal("say", text="one too many"))["arguments"]["seconds"] <= 10
            for _ in range(6):
                seat = acting(seats)
                await seat.move(seat.view["legal"][0])
                for other in seats:
                    await other.reach(seat.number)
            banks = [bank["seconds"] for bank in seats[0].table["clock"]["bank"]]
            assert all(500 < seconds <= 600 for seconds in banks), banks
            assert not any(chair["bot"] for chair in seats[0].chairs.values())
            new = await Person(server.address, "Zoe").create("hilo", [{}, {}])
            assert (await people[0].look(new))["state"]["table"]["status"] == "open"

    try:
        asyncio.run(check())
    finally:
        server.kill()


def test_the_clock_is_set_back_and_the_server_starts_anew(tmp_path: Path) -> None:
    """Nobody waits for an hour to speak."""
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    clock = tmp_path / "clock"
    environment = {"PYTHONPATH": str(tmp_path), "CLOCK": str(clock)}
    clock.write_text("3600")
    server = Server(tmp_path / "atout.db", **environment)
    people = [Caller(server.address, new_address()).arrive() for _ in range(2)]
    code = people[0].table("hilo")
    assert people[1].do(code, "sit", name="Bo").status == 200
    for letter in "abcde":
        assert people[0].do(code, "say", text=letter * 3).status == 200
    server.kill()

    clock.write_text("0")
    server = Server(tmp_path / "atout.db", **environment)
    try:
        ann = Caller(server.address, people[0].address, people[0].token)
        said = ann.do(code, "say", text="one too many")
        if said.status != 200:
            assert said.body["arguments"]["seconds"] <= 10, said.body
            time.sleep(said.body["arguments"]["seconds"])
            said = ann.do(code, "say", text="one too many")
        assert said.status == 200, "time does not stand still until the wall is as late as it was"
    finally:
        server.kill()


@pytest.mark.parametrize("record", ["{}", "[]", "no JSON", '{"players": 1, "result": {}}'])
def test_a_record_that_cannot_be_read_is_missing_from_a_list_and_nothing_else_is(record: str, tmp_path: Path) -> None:
    database, token = new_database(tmp_path / "atout.db"), token_urlsafe(24)
    result = {"finished": True, "deals": [], "totals": [1, 2], "places": [1, 2], "winners": [1]}
    good = json.dumps({"players": ["Ann", "Bo"], "result": result})
    with sqlite3.connect(database) as connection:
        for number, text in enumerate((good, record, good)):
            connection.execute(
                "INSERT INTO matches (share, game, finished_at, record) VALUES (?, 'hilo', ?, ?)",
                (f"m{number}", number + 1.0, text),
            )
            connection.execute("INSERT INTO players (share, seat, who) VALUES (?, 1, ?)", (f"m{number}", hashed(token)))
    server = Server(database)
    try:
        finished = Caller(server.address, new_address(), token).get("/api/matches").body["finished"]
        assert [match["share"] for match in finished] == ["m2", "m0"]
    finally:
        server.kill()


@pytest.mark.parametrize("seconds", [3600, 10**9])
def test_what_was_said_later_than_now_keeps_nobody_from_speaking(seconds: int) -> None:
    later = [Entry(number, 1000.0 + seconds, "said", {"who": "w0", "text": 3 * letter}) for number, letter in enumerate("abcde")]
    Chat({"w0": later}).check("w0", {"text": "aaa"}, 1000.0)


def test_a_log_that_cannot_be_read_concerns_its_table_only(tmp_path: Path) -> None:
    """Garbage, an impossible move, an entry without its data: also where something is due, which the server looks after."""
    database = new_database(tmp_path / "atout.db")
    owner = token_urlsafe(24)
    spoilt = {
        "garbage": '{"seat": 1, "mo',
        "no object": "[]",
        "impossible": json.dumps({"seat": 1, "move": "take 77"}),
        "nobody": json.dumps({"seat": 9, "move": "take 1"}),
        "nothing": "{}",
    }
    codes = {}
    for name, data in spoilt.items():
        for length in (5, 120):  # read in the loop, and outside of it
            log = Log(owner, token_urlsafe(24))
            for _ in range(length):
                log.move()
            codes[name, length] = log.save(database, due_at=1.0)
            spoil(database, log.code, log.table.number - 2, data)
    good = Log(owner, token_urlsafe(24))
    good.save(database)
    server = Server(database)

    def attack() -> None:
        reader = Caller(server.address, new_address(), owner)
        for name, code in codes.items():
            for _ in range(3):
                answer = reader.get(f"/api/tables/{code}")
                assert (answer.status, answer.message) == (500, "broken-table"), name
                assert reader.do(code, "leave").message == "broken-table"
        assert reader.get(f"/api/tables/{good.code}").status == 200
        assert reader.get("/api/tables").status == 200
        mine = reader.get("/api/matches")
        assert mine.status == 200, "one's own list leaves them out"
        assert [running["table"]["code"] for running in mine.body["running"]] == [good.code]

    try:
        beside_an_innocent_table(server, attack)
        assert not any("trace" in event and event["event"] == "failed" for event in server.events())
    finally:
        server.kill()
