"""A limit for each person and place: whoever floods is slowed down alone, also behind the same address."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atout.server.limits import CROWD, CROWD_SHARE
from tests import patience
from tests.hostile.beside import beside_an_innocent_table, connected, long_tasks
from tests.server.support.raw import Caller, Wire, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow


@contextmanager
def flooding(*floods: Callable[[], Any]) -> Iterator[None]:
    """Everything is done again and again, each in a thread of its own, until this is over."""
    over = threading.Event()

    def go_on(flood: Callable[[], Any]) -> None:
        while not over.is_set():
            flood()

    threads = [threading.Thread(target=go_on, args=[flood]) for flood in floods]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join()


def refused_with(answer: Any) -> str:
    return "" if answer.status == 200 else str(answer.message)


def test_a_guest_who_floods_the_table_is_slowed_down_alone_and_asked_to_leave(server: Server) -> None:
    def attack() -> None:
        home = new_address()
        host, friend, vandal = (Caller(server.address, home).arrive() for _ in range(3))
        code = host.table("hilo", seats=3)
        assert friend.do(code, "sit", name="Bo").status == 200
        assert vandal.do(code, "sit", name="Eve").status == 200
        copies = [Caller(server.address, home, vandal.token) for _ in range(2)]
        answers: list[str] = []
        floods = [lambda one=one: answers.append(refused_with(one.do(code, "mute", seat=1, on=True))) for one in copies]
        with flooding(*floods):
            while "too-many" not in answers and "log-full" not in answers:
                assert refused_with(friend.do(code, "show-hand", on=True)) == ""
            for number in range(20):
                assert refused_with(friend.do(code, "rename", name=f"Bo {number}")) == ""
            assert refused_with(host.do(code, "kick", seat=3)) == "", "at the first try"
        assert vandal.do(code, "sit", name="Eve").message == "sent-away"

    beside_an_innocent_table(server, attack)


def test_who_was_asked_to_leave_comes_back_by_invitation(server: Server) -> None:
    host, guest = (Caller(server.address, new_address()).arrive() for _ in range(2))
    code = host.table("hilo")
    assert guest.do(code, "sit", name="Bo").status == 200
    assert host.do(code, "kick", seat=2).status == 200
    assert guest.do(code, "sit", name="Bo").message == "sent-away"
    invitation = host.do(code, "reserve", seat=2).body["invitation"]
    assert guest.do(code, "sit", name="Bo", invitation=invitation).status == 200
    assert guest.do(code, "leave").status == 200
    assert guest.do(code, "sit", name="Bo").status == 200, "and is welcome again"


def test_who_was_asked_to_leave_is_not_back_at_the_rematch(server: Server) -> None:
    host, friend, vandal = (Caller(server.address, new_address()).arrive() for _ in range(3))
    code = host.table("hilo", seats=3)
    for guest, name in ((friend, "Bo"), (vandal, "Eve")):
        assert guest.do(code, "sit", name=name).status == 200
    assert host.do(code, "start").status == 200
    assert host.do(code, "kick", seat=3).status == 200
    for _ in range(2):  # at the rematch of the rematch neither
        assert host.do(code, "abandon").status == 200
        code = friend.do(code, "rematch").body["code"]
        assert vandal.do(code, "sit", name="Eve").message == "sent-away"
    chairs = host.get(f"/api/tables/{code}").body["state"]["table"]["seats"]
    seat = next(chair["seat"] for chair in chairs if chair["name"] not in ("Ann", "Bo"))
    assert host.do(code, "bot", seat=seat, level=None).status == 200
    invitation = host.do(code, "reserve", seat=seat).body["invitation"]
    assert vandal.do(code, "sit", name="Eve", invitation=invitation).status == 200


def test_those_who_watch_do_not_keep_the_invited_from_sitting_down(server: Server) -> None:
    def attack() -> None:
        host = Caller(server.address, new_address()).arrive()
        code = host.table("hilo", seats=3)
        invitations = [host.do(code, "reserve", seat=seat).body["invitation"] for seat in (2, 3)]
        home = new_address()
        watchers = [Caller(server.address, home).arrive() for _ in range(3)]
        guests = [Caller(server.address, home).arrive(), Caller(server.address, new_address()).arrive()]
        answers: list[str] = []
        floods = [lambda one=one: answers.append(refused_with(one.do(code, "start"))) for one in watchers]
        with flooding(*floods):
            patience.until(lambda: "too-many" in answers)
            for guest, invitation, name in zip(guests, invitations, ("Bo", "Cy"), strict=True):
                assert refused_with(guest.do(code, "sit", name=name, invitation=invitation)) == ""
            assert refused_with(host.do(code, "start")) == ""

    beside_an_innocent_table(server, attack)


def test_a_flood_from_the_same_address_does_not_lock_out_who_plays(server: Server) -> None:
    def attack() -> None:
        home = new_address()
        host, guest, vandal = (Caller(server.address, home).arrive() for _ in range(3))
        code = host.table("hilo")
        assert refused_with(guest.do(code, "sit", name="Bo")) == ""
        requests: list[int] = []
        handshakes: list[bytes] = []

        def knock() -> None:
            with Wire(server.address, home) as wire:
                handshakes.append(wire.upgrade("2bcdefghijkmn"))

        with flooding(lambda: requests.append(vandal.get("/api/matches").status), knock):
            patience.until(lambda: 429 in requests and any(b" 429 " in line for line in handshakes))
            assert refused_with(host.do(code, "start")) == ""
            for person in (host, guest):
                assert refused_with(person.do(code, "move", version=3, move="flip 1 2")) == ""
            with Wire(server.address, home) as wire:
                assert b" 101 " in wire.upgrade(code, f"Authorization: Bearer {guest.token}".encode())

    beside_an_innocent_table(server, attack)


def test_one_who_floods_does_not_lock_out_who_comes(server: Server) -> None:
    """Somebody behind the same address has a link, and has never been here."""

    def attack() -> None:
        home = new_address()
        answers: list[int] = []
        handshakes: list[bytes] = []
        code = Caller(server.address, new_address()).arrive().table("hilo")
        vandal = Caller(server.address, home).arrive()
        copies = [Caller(server.address, home, vandal.token) for _ in range(3)]

        def knock() -> None:
            with Wire(server.address, home) as wire:
                handshakes.append(wire.upgrade("2bcdefghijkmn", f"Authorization: Bearer {vandal.token}".encode()))

        floods = [lambda one=one: answers.extend(one.get(path).status for path in ("/api/matches", "/health")) for one in copies]
        with flooding(*floods, knock):
            patience.until(lambda: 429 in answers and any(b" 429 " in line for line in handshakes))
            guest = Caller(server.address, home).arrive()
            assert guest.token is not None
            assert guest.get(f"/api/tables/{code}").status == 200
            assert refused_with(guest.do(code, "sit", name="Bo")) == ""
            with Wire(server.address, home) as wire:
                assert b" 101 " in wire.upgrade(code, f"Cookie: atout={guest.token}".encode())

    beside_an_innocent_table(server, attack)


def test_nor_whoever_plays_at_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    first = Server(tmp_path / "atout.db")
    host, guest = (Caller(first.address, new_address()).arrive() for _ in range(2))
    code = host.table("hilo")
    assert refused_with(guest.do(code, "sit", name="Bo")) == ""
    first.kill()
    server = Server(tmp_path / "atout.db")
    home = new_address()
    vandals = [Caller(server.address, home).arrive() for _ in range(4)]
    bystander = Caller(server.address, home).arrive()
    host, guest = (Caller(server.address, home, person.token) for person in (host, guest))

    def knock(who: Caller) -> bytes:
        with Wire(server.address, home) as wire:
            return wire.upgrade("2bcdefghijkmn", f"Authorization: Bearer {who.token}".encode())

    def nothing_is_left() -> bool:
        """Not for somebody either who has asked for next to nothing, and belongs to no table."""
        return bystander.get("/health").status == 429 and b" 429 " in knock(bystander)

    floods = [lambda one=one: [one.get(path) for path in ("/health", "/api/matches")] for one in vandals]
    knocks = [lambda one=one: knock(one) for one in vandals]
    try:
        with flooding(*floods, *knocks):
            patience.until(nothing_is_left)
            with Wire(server.address, home) as wire:
                assert b" 101 " in wire.upgrade(code, f"Authorization: Bearer {guest.token}".encode())
            for _ in range(5):
                with Wire(server.address, home) as wire:
                    path = f"/api/tables/{code}/stream".encode()
                    assert b" 200 " in wire.ask(path, f"Authorization: Bearer {host.token}".encode())
            assert refused_with(host.do(code, "start")) == ""
    finally:
        server.kill()


def test_a_crowd_from_one_address_leaves_room_for_others(server: Server) -> None:
    def attack() -> None:
        code = Caller(server.address, new_address()).arrive().table()
        crowd, address, turned_away = [], new_address(), 0
        for _ in range(2 * CROWD_SHARE):
            crowd.append(Wire(server.address, address))
            assert b" 101 " in crowd[-1].upgrade(code)
            crowd[-1].say({"do": "hello"})
            turned_away += b"crowded" in crowd[-1].socket.recv(1000)
        assert turned_away == CROWD_SHARE < CROWD
        with Wire(server.address, new_address()) as other:
            other.upgrade(code)
            other.say({"do": "hello"})
            assert b'"state"' in other.socket.recv(1000)
        for one in crowd:
            one.socket.close()

    beside_an_innocent_table(server, attack)


def test_forty_people_behind_one_address_have_a_club_evening(server: Server) -> None:
    """Ten tables, joined by link; each plays a deal. Nobody is refused anything."""
    home, players = new_address(), 4

    async def table(number: int) -> int:
        people = [Caller(server.address, home).arrive() for _ in range(players)]
        made = people[0].post("/api/tables", {"game": "xylotar", "seats": [{}] * players, "name": "P0", **QUICK})
        assert made.status == 201
        code = made.body["link"].rpartition("/")[2]
        for number_, person in enumerate(people[1:], 1):
            assert person.get(f"/api/tables/{code}").status == 200
            assert refused_with(person.do(code, "sit", name=f"P{number_}")) == ""
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(connected(person, code)) for person in people]
            await seats[0].do("start")
            random = Random(number)
            await asyncio.gather(*(seat.play(random) for seat in seats))  # raises whatever is refused
            for seat in seats:
                await seat.do("say", phrase="well-played")
                assert seat.table["status"] == "finished"
            return len(seats[0].events)

    async def evening() -> None:
        await asyncio.gather(*(table(number) for number in range(10)))

    before = long_tasks(server)
    asyncio.run(evening())
    assert long_tasks(server) == before


QUICK = {"options": {"arrange": "auto", "rounds": 1}}


def test_forty_people_behind_one_address_come_back_when_the_server_starts_anew(tmp_path: Path) -> None:
    """All at once, and again and again, as browsers do; they say only in the hello who they are."""
    server, home = Server(tmp_path / "atout.db"), new_address()
    people = [Caller(server.address, home).arrive() for _ in range(40)]
    codes = []
    for first in range(0, 40, 4):
        code = people[first].table("hilo", seats=4)
        for number in range(first + 1, first + 4):
            assert people[number].do(code, "sit", name=f"P{number}").status == 200
        assert people[first].do(code, "start").status == 200
        codes += 4 * [code]
    server.kill()

    async def all_come_back() -> int:
        async with AsyncExitStack() as stack:
            coming = (stack.enter_async_context(connected(person, code)) for person, code in zip(back, codes, strict=True))
            return sum(seat.state is not None for seat in await asyncio.gather(*coming))

    server = Server(tmp_path / "atout.db")
    back = [Caller(server.address, home, person.token) for person in people]
    try:
        assert [asyncio.run(all_come_back()) for _ in range(4)] == 4 * [40]
    finally:
        server.kill()
