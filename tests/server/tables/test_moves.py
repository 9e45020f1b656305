"""Moves: once, in order, committed before they are answered, refused with their rule."""

from __future__ import annotations

import asyncio
import json
from random import Random

import websockets

from tests.server.support.people import Person, together
from tests.server.support.tables import acting, settled, table


def test_a_move_that_is_sent_twice_is_made_once(address: str) -> None:
    async def check() -> None:
        async with table(address) as (_, _, seats):
            seat = acting(seats)
            move = {"do": "move", "id": "twice", "version": seat.number, "move": seat.view["legal"][0]}
            before = seat.number
            await together(*(seat.socket.send(json.dumps(move)) for _ in range(3)))
            await seat.until(lambda s: s.answers.get("twice"))
            await seat.do("move", id="twice", version=before, move=move["move"])
            assert seat.answers["twice"] == {"type": "done", "id": "twice", "n": before + 1}
            await settled(seats)
            assert [event["n"] for event in seat.events if event["kind"] == "moved"] == [before + 1]

    asyncio.run(check())


def test_a_move_that_is_sent_again_after_reconnecting_is_made_once(address: str) -> None:
    async def check() -> None:
        async with table(address) as (code, people, seats):
            seat = acting(seats)
            person = people[seats.index(seat)]
            move = {"id": "again", "version": seat.number, "move": seat.view["legal"][0]}
            made = await seat.do("move", **move)
            async with person.at(code, since=made["n"] - 1) as returned:
                assert [event["n"] for event in returned.events] == [made["n"]]
                answer = await returned.do("move", **move)
                assert answer["n"] == made["n"]
                assert (await person.do(code, "move", **move))["n"] == made["n"]

    asyncio.run(check())


def test_a_stale_move_is_refused_with_the_present_version(address: str) -> None:
    async def check() -> None:
        async with table(address) as (_, _, seats):
            seat = acting(seats)
            version = seat.number
            await seat.move(seat.view["legal"][0])
            again = acting(seats)
            await again.until(lambda s: s.must_act)
            refused = await again.refusal("move", version=version - 1, move=again.view["legal"][0])
            assert refused["message"] == "stale"
            assert refused["arguments"] == {"version": again.number}

    asyncio.run(check())


def test_a_move_from_the_future_is_refused(address: str) -> None:
    async def check() -> None:
        async with table(address) as (_, _, seats):
            seat = acting(seats)
            refused = await seat.refusal("move", version=seat.number + 5, move=seat.view["legal"][0])
            assert refused["message"] == "bad-version"

    asyncio.run(check())


def test_moves_that_arrive_in_the_wrong_order_do_no_harm(address: str) -> None:
    """The second of two moves comes first: it is refused, and can be sent again."""

    async def check() -> None:
        async with table(address) as (_, _, seats):
            seat = acting(seats)
            first = seat.view["legal"][0]
            assert (await seat.refusal("move", version=seat.number, move="hold"))["rule"] == "X14"
            await seat.move(first)
            assert seat.must_act
            await seat.move("hold")

    asyncio.run(check())


def test_what_several_decide_at_once_does_not_make_the_others_stale(address: str) -> None:
    async def check() -> None:
        async with table(address, options={"rounds": 1}) as (_, _, seats):
            assert seats[0].view["to_act"] == [1, 2, 3]
            versions = {seat: seat.number for seat in seats}
            for seat in seats:
                await seat.do("move", version=versions[seat], move=seat.view["legal"][0])
            await settled(seats)
            assert all(seat.view["phase"] == "play" for seat in seats)

    asyncio.run(check())


def test_refusals_carry_rule_message_and_arguments_and_no_sentence(address: str) -> None:
    async def check() -> None:
        async with table(address) as (_, _, seats):
            seat = acting(seats)
            other = next(other for other in seats if other is not seat)
            refused = await other.refusal("move", version=other.number, move="play 3")
            assert set(refused) == {"type", "id", "message", "arguments", "rule"}
            assert (refused["message"], refused["rule"]) == ("not-leader", "X8")
            assert refused["arguments"] == {"leader": seat.seat, "seat": other.seat}
            assert (await seat.refusal("move", version=seat.number, move="play 1"))["rule"] == "X9"
            assert (await seat.refusal("move", version=seat.number, move="dance"))["message"] == "unreadable"

    asyncio.run(check())


def test_a_spectator_cannot_move(address: str) -> None:
    async def check() -> None:
        async with table(address) as (code, _, seats), Person(address, "Eve").at(code) as spectator:
            assert spectator.seat is None
            assert spectator.view["legal"] == []
            refused = await spectator.refusal("move", version=spectator.number, move=acting(seats).view["legal"][0])
            assert refused["message"] == "not-seated"

    asyncio.run(check())


def test_everybody_is_told_the_same_numbers_in_order(address: str) -> None:
    async def check() -> None:
        async with table(address, 4, "hilo", options={"limit": 1}) as (_, _, seats):
            await together(*(seat.play(Random(i), lambda s: s.number > 60) for i, seat in enumerate(seats)))
            await settled(seats)
            logs = [[(event["n"], event["kind"], event.get("seat")) for event in seat.events if event["n"] > 5] for seat in seats]
            assert all(log == logs[0] for log in logs)

    asyncio.run(check())


def test_malformed_messages_end_the_connection(address: str) -> None:
    async def check() -> None:
        for text in (
            "{",
            "[]",
            '{"do":"fly"}',
            '{"do":"move","version":-1,"move":"hold"}',
            '{"do":"lock","on":true,"x":1}',
        ):
            async with table(address, 2, start=False) as (_, _, seats):
                await seats[0].socket.send(text)
                await seats[0].until(lambda s: s.closed)
                assert seats[0].closed == 1008

    asyncio.run(check())


def test_a_program_can_do_without_views(here: str) -> None:
    """It is told what happens and what it can do; nothing that it may not know is in there."""

    async def check() -> None:
        async with table(here, 3) as (code, people, seats):
            seat = acting(seats)
            person = people[seats.index(seat)]
            address = here.replace("http", "ws", 1) + f"/api/tables/{code}/live"
            async with websockets.connect(address, compression=None) as socket:
                await socket.send(json.dumps({"do": "hello", "token": person.token, "views": False, "since": 1}))
                (news,) = json.loads(await socket.recv())
                assert set(news) == {"type", "n", "seat", "status", "events", "to_act", "legal"}
                assert (news["type"], news["seat"], news["to_act"]) == ("news", seat.seat, [seat.seat])
                assert [event["n"] for event in news["events"]] == [2, 3, 4]
                assert news["legal"] == seat.view["legal"]
                move = {"do": "move", "id": "a", "version": news["n"], "move": news["legal"][0]}
                await socket.send(json.dumps(move))
                messages = json.loads(await socket.recv())
                assert [message["type"] for message in messages] == ["done", "news"]
                assert messages[1]["legal"] == ["hold", *messages[1]["legal"][1:]]

    asyncio.run(check())
