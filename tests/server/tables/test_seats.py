"""Tables without accounts: who may sit where, and what the host can do."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from tests import patience
from tests.server.support.people import Person, Refused, call, together
from tests.server.support.tables import table


def test_a_table_and_its_link(here: str) -> None:
    host = Person(here)
    seats = [{}, {"bot": "club", "name": "Gus"}, {"reserved": True}]
    made = call(here, "/api/tables", {"game": "hilo", "seats": seats}, token=host.token)
    assert made["link"] == f"{here}/t/{made['code']}"
    assert list(made["invitations"]) == ["3"]
    assert "?" not in made["invitations"]["3"]
    assert len(made["code"]) * 4.95 > 60  # bits

    def invited() -> dict[str, object]:
        token = made["invitations"]["3"].partition("#invitation=")[2]
        guest = Person(here, "Gus")
        return call(here, f"/api/tables/{made['code']}/do", {"do": "sit", "name": "Gus", "invitation": token}, token=guest.token)

    assert invited()["seat"] == 3
    shown = call(here, f"/api/tables/{made['code']}")["state"]["table"]["seats"]
    assert [chair["name"] for chair in shown] == ["", "Gus 2", "Gus"]  # bots give way
    with pytest.raises(Refused, match="bad-invitation"):
        invited()


def test_codes_are_read_as_people_type_them(here: str) -> None:
    async def check() -> None:
        person = Person(here)
        code = await person.create("hilo", [{}, {}])
        typed = f"{code[:4].upper()}-{code[4:9]}-{code[9:]}"
        assert (await person.look(typed))["state"]["table"]["code"] == code

    asyncio.run(check())


def test_what_is_wrong_with_a_new_table(here: str) -> None:
    async def check() -> None:
        person = Person(here)

        async def refusal(game: str, seats: int, **more: object) -> tuple[str | None, int]:
            with pytest.raises(Refused) as refused:
                await person.create(game, [{}] * seats, **more)  # type: ignore[arg-type]
            return refused.value.message, refused.value.status

        assert await refusal("chess", 2) == ("unknown-game", 422)
        assert await refusal("xylotar", 6) == ("bad-players", 422)
        assert await refusal("xylotar", 3, options={"rounds": 0}) == ("option-number", 422)
        assert await refusal("xylotar", 3, options={"speed": 1}) == ("unknown-option", 422)
        assert await refusal("hilo", 2, agreement={"pace": -1}) == ("bad-request", 400)
        assert await refusal("hilo", 2, colour="red") == ("bad-request", 400)
        assert (await refusal("hilo", 7))[1] == 400

    asyncio.run(check())


def test_nobody_without_a_token_makes_a_table(here: str) -> None:
    with pytest.raises(Refused, match="no-token") as refused:
        call(here, "/api/tables", {"game": "hilo", "seats": [{}, {}]})
    assert refused.value.status == 401


def test_a_seat_is_opened_by_its_token_only(here: str) -> None:
    async def check() -> None:
        async with table(here, 2) as (code, _, seats):
            thief = Person(here, token="A" * 32)
            assert (await thief.look(code))["seat"] is None
            assert await thief.refusal(code, "move", version=seats[0].number, move="play 3") == "not-seated"
            assert await Person(here).refusal(code, "sit", name="Eve") == "locked"

    asyncio.run(check())


def test_what_the_host_can_do_before_the_match(here: str) -> None:
    async def check() -> None:
        async with table(here, 3, start=False) as (code, people, (host, second, third)):
            for command in ({"do": "kick", "seat": 1}, {"do": "lock", "on": True}, {"do": "order", "seats": [3, 2, 1]}):
                assert (await second.refusal(**command))["message"] == "host-only"
            await host.do("order", seats=[2, 1, 3])
            await second.until(lambda s: s.chairs[1]["name"] == "P2")
            assert (await people[0].look(code))["seat"] == 2
            await host.do("lock", on=True)
            assert await Person(here).refusal(code, "sit", name="Eve") == "locked"
            await host.do("kick", seat=3)
            await third.until(lambda s: s.chairs[3]["kind"] == "open")
            assert (await host.refusal("kick", seat=2))["message"] == "not-oneself"
            await host.do("bot", seat=3, level="novice")
            await host.do("bot", seat=3, level=None)
            await host.do("chairs", players=4)
            assert (await host.refusal("chairs", players=6))["message"] == "bad-players"
            await host.do("options", options={"rounds": 2})
            await host.do("hand-over", seat=1)
            assert (await host.refusal("start"))["message"] == "host-only"
            assert (await second.refusal("start"))["message"] == "seats-free"
            await second.do("start", fill="club")
            await host.until(lambda s: s.table["status"] == "playing")
            assert [chair["kind"] for chair in host.table["seats"]] == ["person", "person", "bot", "bot"]
            assert (await second.refusal("order", seats=[1, 2, 3, 4]))["message"] == "already-started"

    asyncio.run(check())


def test_names_are_tidy_and_unlike(here: str) -> None:
    async def check() -> None:
        person = Person(here, " Zo\u00eb\u202e  \u200bB ")
        code = await person.create("hilo", [{}, {}])
        state = (await person.look(code))["state"]
        assert state["table"]["seats"][0]["name"] == "Zoë B"
        other = Person(here)
        assert await other.refusal(code, "sit", name="ZOË b") == "name-taken"
        assert await other.refusal(code, "sit", name="\u200b") == "bad-name"
        assert await other.refusal(code, "sit", name="x" * 25) == "bad-name"

    asyncio.run(check())


def test_public_tables_are_in_the_lobby_and_others_are_not(address: str) -> None:
    async def check() -> None:
        host = Person(address)
        private = await host.create("hilo", [{}, {}])
        public = await host.create("hilo", [{}, {}], agreement={"public": True})
        listed = [entry["code"] for entry in await host.call("/api/tables")]
        assert public in listed
        assert private not in listed
        await host.do(public, "agree-on", agreement={"public": False})
        assert public not in [entry["code"] for entry in await host.call("/api/tables")]

    asyncio.run(check())


def test_spectators_can_be_kept_out(here: str) -> None:
    async def check() -> None:
        code = await Person(here).create("hilo", [{}, {}], agreement={"spectators": False})
        with pytest.raises(Refused, match="no-spectators"):
            await Person(here).look(code)

    asyncio.run(check())


def test_a_spectator_looks_over_a_shoulder_only_where_it_is_allowed(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (code, _, seats), Person(address).at(code) as spectator:
            public = spectator.view["xylos"]
            assert (await spectator.refusal("look", seat=2))["message"] == "hand-not-shown"
            assert (await seats[0].refusal("look", seat=2))["message"] == "not-a-spectator"
            await seats[1].do("show-hand", on=True)
            await spectator.until(lambda s: s.chairs[2]["shows_hand"])
            await spectator.send("look", seat=2)
            await spectator.until(lambda s: s.view["seat"] == 2)
            assert spectator.view["xylos"] == seats[1].view["xylos"] != public
            assert spectator.seat is None
            await seats[1].do("show-hand", on=False)
            await spectator.until(lambda s: s.view["seat"] is None)
            assert spectator.view["xylos"] == public

    asyncio.run(check())


def test_nobody_sees_two_hands_of_one_match(here: str) -> None:
    async def check() -> None:
        async with table(here, 3) as (code, people, (host, second, _)):
            await second.do("leave")
            await host.until(lambda s: s.chairs[2]["kind"] == "bot")
            await host.do("bot", seat=2, level="club")
            await host.do("lock", on=False)
            await host.do("kick", seat=3)
            assert await people[1].refusal(code, "sit", name="P2", seat=3) == "one-hand-only"
            assert (await people[1].do(code, "sit", name="P2", seat=2))["seat"] == 2
            newcomer = Person(here, "Neo")
            assert (await newcomer.do(code, "sit", name="Neo", seat=3))["seat"] == 3

    asyncio.run(check())


def test_a_rematch_takes_everybody_along_and_rotates_the_seats(address: str) -> None:
    async def check() -> None:
        async with table(address, 3, "hilo", options={"limit": 1, "heights": [2, 3, 1]}, agreement={"pace": 0}) as (
            _,
            people,
            seats,
        ):
            assert (await seats[0].refusal("rematch"))["message"] == "not-over"
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            new = (await seats[1].do("rematch"))["code"]
            assert (await seats[1].refusal("rematch"))["arguments"] == {"code": new}
            assert (await seats[2].do("rematch"))["code"] == new
            await seats[0].until(lambda s: s.table["ready"] == [2, 3])
            await seats[0].until(lambda s: s.table["rematch"] == new)
            assert [(await person.look(new))["seat"] for person in people] == [2, 3, 1]
            assert seats[0].closed is None  # nobody was pulled away
            table_ = (await people[0].look(new))["state"]["table"]
            assert table_["options"] == {
                "limit": 1,
                "heights": [3, 1, 2],
            }  # whoever sat at 2 sits at 3 now, and is still the shortest
            assert table_["status"] == "open"
            await people[0].do(new, "start")

    asyncio.run(check())


def test_people_keep_their_seat_when_seats_are_exchanged(address: str) -> None:
    async def check() -> None:
        async with table(address, 3, start=False) as (_, _, (host, second, third)):
            await host.do("order", seats=[3, 1, 2])
            for seat, own in ((host, 2), (second, 3), (third, 1)):
                await seat.until(lambda s, own=own: s.seat == own)  # type: ignore[misc]
            await second.socket.close()
            await host.until(lambda s: s.chairs[3]["away_since"])
            assert host.chairs[2]["away_since"] is None
            await host.do("start")
            await third.until(lambda s: s.view is not None and s.view["seat"] == 1)

    asyncio.run(check())


def test_sitting_down_by_http_gives_an_open_connection_its_seat(here: str) -> None:
    async def check() -> None:
        host, guest = Person(here), Person(here, "Gus")
        code = await host.create("hilo", [{}, {}])
        async with guest.at(code) as watching:
            assert watching.seat is None
            await guest.do(code, "sit", name="Gus")
            await watching.until(lambda s: s.seat == 2)
            await host.do(code, "kick", seat=2)
            await watching.until(lambda s: s.seat is None)

    asyncio.run(check())


def test_who_has_not_come_to_a_rematch_blocks_nobody(here: str) -> None:
    async def check() -> None:
        agreement = {"grace": 0.3}
        async with table(here, 2, "hilo", options={"limit": 1}, agreement=agreement) as (_, people, seats):
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            new = (await seats[1].do("rematch"))["code"]
            async with people[1].at(new) as other:
                await other.until(lambda s: s.chairs[1]["away_since"] is None)
                assert other.chairs[2]["away_since"] is not None  # the old host
                await patience.soon(lambda: time.time() > other.chairs[2]["waited_for_until"])
                await other.do("start")
                await other.do("stand-in", seat=2)

    asyncio.run(check())
