"""Fair shuffles at real tables: the promise before, the proof after, and nothing in between."""

from __future__ import annotations

import asyncio
import json
import pickle
import secrets
from random import Random
from typing import Any

from atout.bots.bot import Turn
from atout.match.fairness import chained, committed, seed_of
from atout.match.verify import verify
from atout.server.tables.creating import NewChair, NewTable, create
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from tests.server.support.people import Person, Refused, call, together
from tests.server.support.tables import table


async def add(person: Person, code: str) -> str:
    number = secrets.token_hex(32)
    await person.do(code, "mix", entropy=number)
    return number


async def record_of(person: Person, code: str) -> bytes:
    return json.dumps(await person.call(f"/api/tables/{code}/record")).encode()


def test_a_match_from_promise_to_proof(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", start=False, options={"limit": 1}) as (code, people, seats):
            promise = seats[0].table["shuffle"]
            assert promise["chain"] == chained([], promise["commitment"])
            assert promise["entropy"] == {}
            added = {str(seat): await add(person, code) for seat, person in enumerate(people, 1)}
            await people[0].do(code, "start")
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            for seat in seats:
                assert seat.table["shuffle"] == promise | {"entropy": added}
            share = seats[0].table["share"]
            record = await people[0].call(f"/api/matches/{share}")
            assert record["fairness"]["entropy"] == added
            assert record["fairness"]["commitment"] == promise["commitment"] == committed(record["fairness"]["secret"])
            assert record == json.loads(await record_of(people[1], code))
            verified = verify(json.dumps(record).encode())
            assert (verified.commitment, verified.chain) == (promise["commitment"], promise["chain"])
            assert all(record["fairness"]["secret"] not in frame for seat in seats for frame in seat.frames)
            assert all(record["seed"] not in frame for seat in seats for frame in seat.frames)

    asyncio.run(check())


def test_who_creates_a_table_gets_the_promise_at_once(here: str) -> None:
    async def check() -> None:
        ann = Person(here)
        made = await ann.call("/api/tables", {"game": "hilo", "seats": [{}, {"bot": "random"}], "name": "Ann"})
        await add(ann, made["code"])
        look = await ann.look(made["code"])
        assert look["state"]["table"]["shuffle"]["commitment"] == made["shuffle"]["commitment"]

    asyncio.run(check())


def test_everybody_adds_once_and_before_the_start(here: str) -> None:
    async def check() -> None:
        async with table(here, 3, start=False) as (code, people, _):
            await add(people[0], code)
            assert await people[0].refusal(code, "mix", entropy="00" * 32) == "added-already"
            assert await Person(here).refusal(code, "mix", entropy="00" * 32) == "not-seated"
            for bad in ("00", "zz" * 32, "AB" * 32, "", "00" * 32 + "\n", "\n" + "00" * 32, "0" * 63 + "\n"):
                assert await people[1].refusal(code, "mix", entropy=bad) == "bad-request"
            await people[0].do(code, "start")
            assert await people[1].refusal(code, "mix", entropy="00" * 32) == "already-started"

    asyncio.run(check())


def test_what_somebody_added_leaves_with_them(here: str) -> None:
    async def check() -> None:
        async with table(here, 3, start=False) as (code, people, seats):
            number = await add(people[1], code)
            await add(people[2], code)
            await people[0].do(code, "order", seats=[2, 1, 3])
            await seats[0].until(lambda s: s.table["shuffle"]["entropy"].get("1") == number)
            await people[1].do(code, "leave")
            await seats[0].until(lambda s: list(s.table["shuffle"]["entropy"]) == ["3"])

    asyncio.run(check())


def test_an_abandoned_match_stays_in_the_chain(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", options={"limit": 1}) as (code, people, _):
            first = (await people[0].look(code))["state"]["table"]["shuffle"]
            assert await _refused(people[0], f"/api/tables/{code}/record") == "not-over"
            await people[0].do(code, "abandon")
            broken_off = json.loads(await record_of(people[0], code))
            assert verify(json.dumps(broken_off).encode()).commitment == first["commitment"]
            assert "result" not in broken_off
            again = (await people[0].do(code, "rematch"))["code"]
            promise = (await people[1].look(again))["state"]["table"]["shuffle"]
            assert (promise["match"], promise["abandoned"]) == (2, 1)
            assert promise["chain"] == chained([(first["commitment"], "abandoned")], promise["commitment"])
            assert promise["commitment"] != first["commitment"]
            async with people[0].at(again) as one, people[1].at(again) as two:
                await one.do("start")
                await together(one.play(Random(1)), two.play(Random(2)))
                share = one.table["share"]
            verified = verify(json.dumps(await people[0].call(f"/api/matches/{share}")).encode())
            assert verified.chain == promise["chain"]
            assert [before["ended"] for before in verified.earlier] == ["abandoned"]
            assert verified.earlier[0]["secret"] == broken_off["fairness"]["secret"]

    asyncio.run(check())


def test_nothing_is_shown_while_the_same_deals_are_in_play_elsewhere(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", options={"limit": 1}) as (code, people, seats):
            watcher = Person(address)
            twin = (await people[0].do(code, "twin"))["code"]
            for shared in (code, twin):  # nobody watches what others are still to play
                assert await _refused(watcher, f"/api/tables/{shared}") == "no-spectators"
            assert await people[1].refusal(twin, "sit", name="Me again") == "knows-the-deals"
            others = [Person(address, name) for name in ("Eve", "Fay")]
            for other in others:
                await other.do(twin, "sit", name=other.name)
            assert await others[0].refusal(code, "sit", name="Both") in ("knows-the-deals", "locked")
            assert await others[0].refusal(twin, "mix", entropy="00" * 32) == "nothing-to-add"
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            share = seats[0].table["share"]
            for path in (f"/api/matches/{share}", f"/api/tables/{code}/record"):
                assert await _refused(people[0], path) == "still-in-play"
            async with others[0].at(twin) as one, others[1].at(twin) as two:
                await people[0].do(twin, "start")  # its host, who does not sit there
                assert await _refused(people[0], f"/api/matches/{share}") == "still-in-play"
                await together(one.play(Random(8)), two.play(Random(9)))
                other_share = one.table["share"]
            first, second = [await people[0].call(f"/api/matches/{s}") for s in (share, other_share)]
            same = ("tableaus", "discard", "draw")
            assert [first["deals"][0][key] for key in same] == [second["deals"][0][key] for key in same]
            for record in (first, second):
                verify(json.dumps(record).encode())

    asyncio.run(check())


def test_a_match_that_was_watched_has_no_twins(address: str) -> None:
    """Whoever has seen cards as they came could sit down at a twin and know them: with this token, another, or none so far."""

    async def check() -> None:
        async with table(address, 2, "hilo") as (code, people, seats):
            number = seats[0].number
            for _ in range(3):
                await Person(address).look(code)
            await asyncio.to_thread(call, address, f"/api/tables/{code}")
            await seats[0].reach(number + 1)
            assert [event["kind"] for event in seats[0].events if event["n"] > number] == ["quiet"], "noted once, without a name"
            assert await people[0].refusal(code, "twin") == "was-watched"
        async with table(address, 2, "hilo") as (code, people, _), Person(address).at(code) as watching:
            assert watching.view is not None
            assert await people[0].refusal(code, "twin") == "was-watched"

    asyncio.run(check())


def test_whoever_watches_from_before_the_start_sees_no_card_before_it_is_noted(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", start=False) as (code, people, _), Person(address).at(code) as watching:
            await people[0].do(code, "start")
            answer = await asyncio.gather(people[0].do(code, "twin"), return_exceptions=True)
            if isinstance(answer[0], Refused):
                assert answer[0].message == "was-watched"
                await watching.until(lambda s: s.view is not None)
            else:
                await watching.until(lambda s: s.closed == 4404)
                assert watching.view is None, "not one card"

    asyncio.run(check())


def test_a_host_who_does_not_play_watches_and_sits_at_no_twin(address: str) -> None:
    async def check() -> None:
        host, other = Person(address), Person(address, "Eve")
        code = await host.create("hilo", [{"bot": "random"}] * 2, sit=False)
        async with host.at(code) as watching:
            await host.do(code, "start")
            await watching.until(lambda s: s.view is not None)
            twin = (await host.do(code, "twin"))["code"]
            await watching.until(lambda s: s.closed == 4404)
        assert await host.refusal(twin, "sit", name="Ann") == "knows-the-deals"
        await other.do(twin, "sit", name="Eve")

    asyncio.run(check())


def test_a_twin_that_nobody_plays_can_be_closed(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo", options={"limit": 1}) as (code, people, _):
            assert await people[1].refusal(code, "twin") == "host-only"
            twin = (await people[0].do(code, "twin"))["code"]
            await people[0].do(code, "abandon")
            assert await _refused(people[0], f"/api/tables/{code}/record") == "still-in-play"
            await people[0].do(twin, "abandon")
            verify(await record_of(people[0], code))

    asyncio.run(check())


async def _refused(person: Person, path: str) -> Any:
    try:
        await person.call(path)
    except Refused as refused:
        return refused.message
    raise AssertionError(f"{path} was not refused")


def test_bots_draw_from_another_source() -> None:
    """What a bot is asked to decide has nothing of the secret or the seed in it, in any form."""
    made, _ = create(NewTable("hilo", [NewChair(bot="club"), NewChair(bot="club")]), "host")
    game = Table(made.code).after(Entry(1, 0.0, "created", made.data))
    secret = made.data["shuffle"]["secret"]
    seed = seed_of(secret, {})
    game = game.after(Entry(2, 0.0, "started", {"seed": seed.hex(), "bots": {}}))
    seat = game.to_act[0]
    asked = Turn(game.running_match, seat, 1.0).keep()
    question = pickle.dumps((asked.seen, asked.stakes, asked.view, asked.legal))
    for hidden in (seed, bytes.fromhex(secret), secret.encode(), seed.hex().encode()):
        assert hidden not in question


def test_old_tables_go_on_without_a_promise() -> None:
    """Logs that are older than fair shuffles have no secret, and a seed of their own."""
    made, _ = create(NewTable("hilo", [NewChair(bot="club"), NewChair(bot="club")]), "host")
    old = {key: value for key, value in made.data.items() if key != "shuffle"}
    game = Table(made.code).after(Entry(1, 0.0, "created", old))
    game = game.after(Entry(2, 0.0, "started", {"seed": "00" * 32, "bots": {}}))
    assert game.summary()["shuffle"] is None
    assert "fairness" not in game.record()
