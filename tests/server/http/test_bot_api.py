"""What programs get: tokens with scopes, and a stream of lines. What works for people works for them."""

from __future__ import annotations

import asyncio
import inspect
import json
import sqlite3
from typing import Any

import pytest
import websockets

from atout.server.live.patch import patched
from atout.server.people.callers import HOSTS
from atout.server.people.tokens import new_token
from atout.server.tables.deciding import HANDLERS
from tests.server.support.bots import Bot, streaming
from tests.server.support.every_command import HOST, PLAYERS
from tests.server.support.people import Person, Refused, call
from tests.server.support.servers import Server
from tests.server.support.tables import acting, table


async def refusal_of(work: Any) -> tuple[int, str]:
    """Status and message with which something is refused; (0, "") if it is not."""
    try:
        await work
    except Refused as refused:
        return refused.status, str(refused.message)
    return 0, ""


# --- Tokens ---


def test_a_token_is_shown_once_listed_without_its_secret_and_revoked(address: str) -> None:
    async def check() -> None:
        ann = Person(address)
        bot = Bot(ann, "play", "watch", "play", name=" my   bot ")
        assert bot.token.startswith("bot_")
        [listed] = await ann.call("/api/tokens")
        assert listed == {
            "id": bot.id,
            "name": "my bot",
            "scopes": ["play", "watch"],
            "created_at": listed["created_at"],
            "used_at": None,
        }
        code = await ann.create("hilo", [{}, {}])
        await bot.do(code, "sit", name="Bo")
        while not (await ann.call("/api/tokens"))[0]["used_at"]:
            await asyncio.sleep(0.05)
        assert (await bot.look(code))["seat"] == 2
        assert len((await bot.call("/api/matches"))["running"]) == 1

        stranger = Person(address)
        assert await stranger.call("/api/tokens") == []
        assert await refusal_of(stranger.call(f"/api/tokens/{bot.id}", method="DELETE")) == (404, "no-such-token")
        assert (await bot.look(code))["seat"] == 2
        await bot.revoke()
        assert await ann.call("/api/tokens") == []
        for work in (bot.look(code), bot.do(code, "leave"), bot.call("/api/matches"), bot.call("/api/tokens")):
            assert await refusal_of(work) == (401, "bad-token")
        assert await refusal_of(bot.revoke()) == (404, "no-such-token")

    asyncio.run(check())


def test_the_database_knows_no_token(sqlite_server: Server) -> None:
    bot = Bot(Person(sqlite_server.address), "play")
    with sqlite3.connect(sqlite_server.database) as database:
        everything = "\n".join(database.iterdump())
    assert bot.id in everything
    assert bot.token not in everything
    assert bot.token.removeprefix("bot_") not in everything


def test_bots_make_no_bots_and_are_no_people(here: str) -> None:
    async def check() -> None:
        bot = Bot(Person(here), "watch", "play", "host")
        for path, data, method in (
            ("/api/tokens", {"name": "x", "scopes": ["play"]}, "POST"),
            ("/api/tokens", None, "GET"),
            (f"/api/tokens/{bot.id}", None, "DELETE"),
            ("/api/session", {}, "POST"),
        ):
            assert await refusal_of(bot.call(path, data, method)) == (403, "people-only")
        assert await refusal_of(Person(here).call("/api/session", {"token": bot.token})) == (403, "people-only")

    asyncio.run(check())


def test_a_person_can_have_so_many(address: str) -> None:
    async def check() -> None:
        ann = Person(address)
        bots = [Bot(ann, "watch") for _ in range(20)]
        assert await refusal_of(ann.call("/api/tokens", {"name": "x", "scopes": ["watch"]})) == (409, "too-many-tokens")
        await bots[0].revoke()
        Bot(ann, "watch")

    asyncio.run(check())


@pytest.mark.parametrize(
    "wrong", [{"scopes": []}, {"scopes": ["admin"]}, {"name": ""}, {"name": "x" * 25}, {"more": 1}], ids=lambda w: next(iter(w))
)
def test_what_is_no_token_to_make(here: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="bad-request"):
        call(here, "/api/tokens", {"name": "x", "scopes": ["play"], **wrong}, token=new_token())


@pytest.mark.parametrize("token", ["bot_" + "g" * 32, "bot_", "x" * 31, "x" * 33, "bot_" + "ž" * 32, "'; drop table tokens; --"])
def test_guessed_tokens_open_nothing(address: str, token: str) -> None:
    async def check() -> None:
        ann = Person(address)
        code = await ann.create("hilo", [{}, {}])
        guesser = Person(address, token=token.encode("utf-8").decode("latin-1"))
        for work in (
            guesser.look(code),
            guesser.do(code, "sit", name="Bo"),
            guesser.call(f"/api/tables/{code}/stream"),
            guesser.call("/api/tokens"),
        ):
            assert await refusal_of(work) == (401, "bad-token")
        assert await refused_at_the_door(address, code, token) == (4401, "bad-token")

    asyncio.run(check())


async def refused_at_the_door(address: str, code: str, token: str) -> tuple[int | None, str]:
    async with websockets.connect(address.replace("http", "ws", 1) + f"/api/tables/{code}/live") as socket:
        await socket.send(json.dumps({"do": "hello", "token": token}))
        [refused] = json.loads(await socket.recv())
        await socket.wait_closed()
        return socket.close_code, refused["message"]


# --- Scopes ---


def test_a_hosts_commands_are_those_that_need_the_host() -> None:
    """The one place that knows scopes agrees with the one that decides."""
    needing = {command for command, handler in HANDLERS.items() if "need_host(" in inspect.getsource(handler)}
    assert set(HOSTS) == needing
    tags = {command.__struct_config__.tag for command in HANDLERS}
    assert tags == set(PLAYERS) | set(HOST)
    assert {command.__struct_config__.tag for command in HOSTS} == set(HOST)


def missing(scopes: tuple[str, ...], do: str) -> str | None:
    needed = "host" if do in HOST else "play"
    return None if needed in scopes else needed


@pytest.mark.parametrize("scopes", [("watch",), ("play",), ("host",), ("play", "host")], ids="-".join)
def test_what_a_token_may_do_its_scopes_say(address: str, scopes: tuple[str, ...]) -> None:
    """Every command, by POST and over the WebSocket."""

    async def check() -> None:
        ann = Person(address)
        bot = Bot(ann, *scopes)
        code = await ann.create("hilo", [{}, {}])
        for do, more in (PLAYERS | HOST).items():
            status, message = await refusal_of(bot.do(code, do, **more))
            assert (message == "scope-missing") is bool(missing(scopes, do)), do
            if missing(scopes, do):
                assert status == 403
        code = await ann.create("hilo", [{}, {}])
        async with bot.at(code) as seat:
            for do, more in (PLAYERS | HOST).items():
                name = await seat.send(do, **more)
                await seat.until(lambda s, name=name: name in s.answers)  # type: ignore[misc]
                answer = seat.answers[name]
                scope = missing(scopes, do)
                assert (answer.get("message") == "scope-missing") is (scope is not None), do
                assert scope is None or answer["arguments"] == {"scope": scope}
        async with streaming(bot, code) as stream:
            assert (await stream.line())["type"] == "state"

    asyncio.run(check())


def test_who_makes_a_table_and_who_sits_down_at_it(here: str) -> None:
    async def check() -> None:
        ann = Person(here)
        for scopes, sits, refused in (
            (["watch"], False, "scope-missing"),
            (["play"], True, "scope-missing"),
            (["host"], True, "scope-missing"),
            (["host"], False, ""),
            (["host", "play"], True, ""),
        ):
            bot = Bot(ann, *scopes)
            assert (await refusal_of(bot.create("hilo", [{}, {}], sit=sits)))[1] == refused
        assert await refusal_of(Bot(ann, "play").call("/api/matches/abc", method="DELETE")) == (403, "scope-missing")
        assert await refusal_of(Bot(ann, "host").call("/api/matches/abc", method="DELETE")) == (404, "no-such-match")

    asyncio.run(check())


# --- The stream ---


def test_the_first_line_is_what_get_and_the_websocket_tell(address: str) -> None:
    """For a player, and for somebody who only watches: each their own view, and nothing else."""

    async def check() -> None:
        async with table(address, 3) as (code, people, seats):
            mover = acting(seats)
            await mover.move(mover.view["legal"][0])
            watcher = Bot(people[0], "watch")
            for person in (people[0], people[1], watcher):
                async with person.at(code) as seat:
                    over_websocket = next(m for f in seat.frames for m in json.loads(f) if m["type"] == "state")
                by_get = await person.look(code)
                async with streaming(person, code) as stream:
                    assert stream.answer.headers["content-type"] == "application/x-ndjson"
                    assert stream.answer.headers["cache-control"] == "no-store"
                    line = await stream.line()
                assert line == {"type": "state", **by_get}
                assert line == over_websocket
            assert line["seat"] is None
            assert line["state"]["view"]["legal"] == []

    asyncio.run(check())


def test_every_line_is_a_whole_view(address: str) -> None:
    async def check() -> None:
        ann = Person(address)
        bot = Bot(ann, "play")
        code = await ann.create("hilo", [{}, {}])
        async with streaming(bot, code) as stream:
            assert (await stream.line())["seat"] is None
            await bot.do(code, "sit", name="Bo")
            await ann.do(code, "start")
            lines = await stream.until(3)
            for _ in range(6):
                assert lines[-1]["seat"] == 2
                now = await ann.look(code)
                mover = ann if now["seat"] in now["state"]["view"]["to_act"] else bot
                view = (await mover.look(code))["state"]["view"]
                n = (await mover.do(code, "move", version=now["n"], move=view["legal"][0]))["n"]
                lines += await stream.until(n)
                assert lines[-1]["state"] == (await bot.look(code))["state"]
            assert {line["type"] for line in lines} == {"state"}
            told = [event["n"] for line in lines for event in line["events"]]
            assert told == list(range(2, lines[-1]["n"] + 1))

    asyncio.run(check())


def test_lines_with_changes_and_without_views(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (code, people, seats):
            mover = acting(seats)
            one, two = (person for person, seat in zip(people, seats, strict=True) if seat is not mover)
            async with streaming(one, code, "?views=changes") as changes, streaming(two, code, "?views=none") as news:
                first = await changes.line()
                assert (await news.line())["type"] == "state"
                await mover.move(mover.view["legal"][0])
                state = first["state"]
                for line in await changes.until(mover.number):
                    assert line["type"] == "update"
                    state = patched(state, line["change"])
                assert state == (await one.look(code))["state"]
                bare = (await news.until(mover.number))[-1]
                assert bare["type"] == "news"
                assert "state" not in bare
                assert bare["to_act"] == state["view"]["to_act"]
                assert (await refusal_of(two.call(f"/api/tables/{code}/stream?views=some"))) == (400, "bad-request")

    asyncio.run(check())


def test_a_stream_goes_on_where_the_last_one_ended(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo") as (code, people, seats):
            known = seats[0].number
            for seat in seats:
                await seat.move("flip 1 2")
            async with streaming(people[0], code, f"?since={known}") as stream:
                line = await stream.line()
                assert [event["n"] for event in line["events"]] == list(range(known + 1, line["n"] + 1))
                assert [event["kind"] for event in line["events"]].count("moved") == 2
            async with streaming(people[0], code) as stream:
                assert (await stream.line())["events"] is None
            assert (await refusal_of(people[0].call(f"/api/tables/{code}/stream?since=-1"))) == (400, "bad-request")

    asyncio.run(check())


def test_who_may_open_a_stream(here: str) -> None:
    async def check() -> None:
        ann = Person(here)
        code = await ann.create("hilo", [{}, {}], agreement={"spectators": False})
        stranger = Bot(Person(here), "play")
        path = f"/api/tables/{code}/stream"
        assert await refusal_of(stranger.call(path)) == (403, "no-spectators")
        assert await refusal_of(stranger.call("/api/tables/nothing/stream")) == (404, "no-such-table")
        with pytest.raises(Refused, match="no-token"):
            call(here, path)

    asyncio.run(check())


def test_one_stream_a_token(address: str) -> None:
    async def check() -> None:
        ann = Person(address)
        bot, other = Bot(ann, "play"), Bot(ann, "play")
        codes = [await ann.create("hilo", [{}, {}, {}]) for _ in range(2)]
        await bot.do(codes[0], "sit", name="Bo")
        async with (
            streaming(other, codes[0]) as unconcerned,
            streaming(bot, codes[0]) as first,
            streaming(bot, codes[0]) as second,
        ):
            assert (await first.rest())[-1] == {"type": "replaced"}
            async with streaming(bot, codes[1]) as third:
                assert (await second.rest())[-1] == {"type": "replaced"}
                assert (await third.line())["type"] == "state"
            assert (await unconcerned.line())["type"] == "state"
            await ann.do(codes[0], "lock", on=True)
            assert (await unconcerned.line())["events"]

    asyncio.run(check())


def test_one_connection_a_seat_of_whatever_kind(here: str) -> None:
    async def check() -> None:
        bot = Bot(Person(here), "play", "host")
        code = await bot.create("hilo", [{}, {}])
        async with bot.at(code) as seat, streaming(bot, code) as stream:
            await seat.until(lambda s: s.closed)
            assert seat.closed == 4001
            assert (await stream.line())["seat"] == 1
            async with bot.at(code):
                assert (await stream.rest())[-1] == {"type": "replaced"}

    asyncio.run(check())


def test_a_revoked_token_ends_what_it_has_opened(address: str) -> None:
    async def check() -> None:
        ann = Person(address)
        bot = Bot(ann, "play")
        codes = [await ann.create("hilo", [{}, {}]) for _ in range(2)]
        async with streaming(bot, codes[0]) as stream, bot.at(codes[1]) as seat:
            await stream.line()
            await bot.revoke()
            assert await stream.rest() == [{"type": "revoked"}]
            await seat.until(lambda s: s.closed)
            assert seat.closed == 4401
            assert seat.others == [{"type": "revoked"}]
        assert await refusal_of(bot.call(f"/api/tables/{codes[0]}/stream")) == (401, "bad-token")
        assert await refused_at_the_door(address, codes[0], bot.token) == (4401, "bad-token")

    asyncio.run(check())


def test_replacing_and_revoking_reach_other_processes(two_servers: list[Server]) -> None:
    async def check() -> None:
        ann = Person(two_servers[0].address)
        bot = Bot(ann, "watch")
        elsewhere = Person(two_servers[1].address, token=bot.token)
        code = await ann.create("hilo", [{}, {}])
        async with streaming(bot, code) as here, streaming(elsewhere, code) as there, elsewhere.at(code) as seat:
            assert (await here.rest())[-1] == {"type": "replaced"}
            await there.line()
            await bot.revoke()
            assert await there.rest() == [{"type": "revoked"}]
            await seat.until(lambda s: s.closed)
            assert seat.closed == 4401

    asyncio.run(check())


def test_whoever_streams_is_there_and_whoever_hangs_up_is_missed(address: str) -> None:
    async def check() -> None:
        ann = Person(address)
        bot = Bot(ann, "play")
        code = await ann.create("hilo", [{}, {}])
        await bot.do(code, "sit", name="Bo")
        async with ann.at(code) as seat:
            async with streaming(bot, code) as stream:
                await stream.line()
            await seat.until(lambda s: s.chairs[2]["away_since"])
            async with streaming(bot, code) as stream:
                await stream.line()
                await seat.until(lambda s: not s.chairs[2]["away_since"])

    asyncio.run(check())


def test_the_last_line_when_the_server_stops(own_database: Any) -> None:
    async def check() -> None:
        ann = Person(server.address)
        code = await ann.create("hilo", [{}, {}])
        async with streaming(ann, code) as stream:
            await stream.line()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert (await stream.rest())[-1] == {"type": "bye", "within": 5.0}
            assert await stopping == 0

    server = Server(own_database)
    try:
        asyncio.run(check())
    finally:
        server.kill()


def test_what_is_taken_back_comes_with_all_moves(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo") as (code, people, seats), streaming(people[0], code) as stream:
            assert (await stream.line())["moves"] == []
            n = (await people[1].do(code, "move", version=seats[1].number, move="flip 1 2"))["n"]
            assert "moves" not in (await stream.until(n))[-1]
            n = (await people[1].do(code, "take-back"))["n"]
            assert (await stream.until(n))[-1]["moves"] == []

    asyncio.run(check())
