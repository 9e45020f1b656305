"""What somebody with bad intentions tries: each test is named after an attack, and none of them works."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
import websockets

from atout.server.people.tokens import hashed
from atout.server.tables.commands import AnyCommand
from tests.server.support.every_command import HOST, PLAYERS
from tests.server.support.people import Person, Refused, Seat, together
from tests.server.support.raw import BINARY, CLOSE, MORE, PING, TEXT, Caller, Wire, frame, is_healthy, new_address
from tests.server.support.servers import Server
from tests.server.support.tables import acting, settled, table

EVIL = "https://evil.example"

COMMANDS = PLAYERS | HOST


async def number_of(person: Person, code: str) -> int:
    """The last entry of a table."""
    return int((await person.look(code))["n"])


# --- Other people's pages ---


def test_cross_site_requests_of_every_kind_are_refused(here: str) -> None:
    victim = Caller(here).arrive()
    code, cookie = victim.table(), f"atout={victim.token}"
    for method, path, data in (
        ("POST", "/api/session", {"token": "x" * 32}),
        ("POST", "/api/tables", {"game": "hilo", "seats": [{}, {}]}),
        ("POST", f"/api/tables/{code}/do", {"do": "leave"}),
        ("DELETE", "/api/matches/abc", None),
    ):
        for origin in (EVIL, "null", "http://[::1", here + ".evil.example", here.replace("127", "128")):
            answer = victim.ask(method, path, data, origin=origin, cookie=cookie)
            assert (answer.status, answer.message) == (403, "wrong-origin")
    assert victim.get(f"/api/tables/{code}").body["seat"] == 1


def test_another_page_can_send_requests_but_not_read_the_answers(here: str) -> None:
    victim = Caller(here).arrive()
    answer = victim.get("/api/matches", origin=EVIL, cookie=f"atout={victim.token}")
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
    assert (
        victim.ask("OPTIONS", "/api/tables", origin=EVIL, access_control_request_method="POST").headers.get("access-control")
        is None
    )


def test_a_form_of_another_page_is_no_json(here: str) -> None:
    victim = Caller(here).arrive()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = victim.post("/api/tables", b'{"game": "hilo", "seats": [{}, {}]}', content_type=kind, origin=EVIL)
        assert answer.status == 403


@pytest.mark.parametrize("origin", [EVIL, "null", "http://[::1", "http://127.0.0.1:1"])
def test_a_cross_site_handshake_with_the_victims_cookie_is_refused(here: str, origin: str) -> None:
    victim = Caller(here).arrive()
    with Wire(here) as wire:
        line = wire.upgrade(victim.table(), b"Origin: " + origin.encode(), f"Cookie: atout={victim.token}".encode())
        assert b" 403 " in line


# --- Tokens, codes, invitations ---


def test_a_stolen_token_and_how_its_owner_gets_rid_of_the_thief(here: str) -> None:
    """A thief is that person, until the owner leaves the old token behind. Its owner notices: their own connection ends."""

    async def check() -> None:
        async with table(here, 3, start=False) as (code, people, seats):
            thief = Person(here, token=people[1].token)
            async with thief.at(code) as stolen:
                assert stolen.seat == 2
                await seats[1].until(lambda s: s.closed == 4001)
                assert seats[1].others == [{"type": "replaced"}]
                fresh = await people[1].call("/api/session", {"new": True})
                assert fresh["token"] != people[1].token
                owner = Person(here, "Own", fresh["token"])
                await people[1].do(code, "leave")  # or the host asks them to
                assert (await owner.do(code, "sit", name="Own"))["seat"] == 2
                await stolen.until(lambda s: s.seat is None)
                assert (await stolen.refusal("rename", name="Thief"))["message"] == "not-seated"
            await people[0].do(code, "start")
            with pytest.raises(Refused, match="not-seated"):
                await thief.do(code, "move", version=1, move="hold")
            assert (await thief.look(code))["seat"] is None

    asyncio.run(check())


def test_a_session_can_be_left_behind_in_a_browser(here: str) -> None:
    browser = Caller(here)
    first = browser.post("/api/session", {}).body["token"]
    cookie = f"atout={first}"
    assert browser.post("/api/session", {}, cookie=cookie).body["token"] == first
    answer = browser.post("/api/session", {"new": True}, cookie=cookie)
    assert answer.body["token"] != first
    assert answer.body["token"] in answer.headers["set-cookie"]


def test_guessed_tokens_are_nobody_in_particular(here: str) -> None:
    owner = Caller(here).arrive()
    code = owner.table()
    assert owner.token is not None
    near = owner.token[:-1] + ("A" if owner.token[-1] != "A" else "B")
    for token in (near, secrets.token_urlsafe(24), "0" * 32):
        guesser = Caller(here, token=token)
        assert guesser.get(f"/api/tables/{code}").body["seat"] is None
        assert guesser.do(code, "leave").message == "not-seated"
        assert guesser.get("/api/matches").body == {"running": [], "finished": []}


@pytest.mark.parametrize("token", ["", "x", "x" * 31, "x" * 33, "x" * 31 + "\u00e9", "' OR 1=1 --".ljust(32, "x"), "*" * 32])
def test_what_is_no_token_is_refused(here: str, token: str) -> None:
    code = Caller(here).arrive().table()
    for headers in (
        {"authorization": f"Bearer {token}".encode().decode("latin-1")},
        {"cookie": f'atout="{token}"'.encode().decode("latin-1")},
    ):
        answer = Caller(here).post(f"/api/tables/{code}/do", {"do": "leave"}, **headers)
        assert (answer.status, answer.message in ("no-token", "bad-token")) == (401, True)
    if token:
        assert Caller(here).post("/api/session", {"token": token}).status in (400, 401)


def test_the_hash_of_a_token_is_no_token(here: str, sqlite_server: Server) -> None:
    """Whoever reads the database, or a back-up of it, is nobody."""
    owner = Caller(here).arrive()
    code = owner.table()
    assert owner.token is not None
    kept = Path(sqlite_server.database).read_bytes() + Path(sqlite_server.database + "-wal").read_bytes()
    assert hashed(owner.token).encode() in kept
    assert owner.token.encode() not in kept
    thief = Caller(here, token=hashed(owner.token)[:32])
    assert thief.do(code, "leave").message == "not-seated"


def test_an_invitation_opens_one_seat_once(address: str) -> None:
    async def check() -> None:
        host, guest, thief = (Person(address, name) for name in ("Ann", "Gus", "Eve"))
        code = await host.create("hilo", [{}, {"reserved": True}, {"reserved": True}])
        invitation = (await host.do(code, "reserve", seat=2))["invitation"]
        assert await thief.refusal(code, "sit", name="Eve", seat=2) == "seat-taken"
        assert (await guest.do(code, "sit", name="Gus", invitation=invitation))["seat"] == 2
        assert await thief.refusal(code, "sit", name="Eve", invitation=invitation) == "bad-invitation"
        assert await guest.refusal(code, "sit", name="Gus", invitation=invitation) == "seated-already"
        other = await host.create("hilo", [{}, {"reserved": True}])
        third = (await host.do(code, "reserve", seat=3))["invitation"]
        assert await thief.refusal(other, "sit", name="Eve", invitation=third) == "bad-invitation"
        again = (await host.do(code, "reserve", seat=3))["invitation"]
        assert await thief.refusal(code, "sit", name="Eve", invitation=third) == "bad-invitation"  # the newer one counts
        assert (await thief.do(code, "sit", name="Eve", invitation=again))["seat"] == 3

    asyncio.run(check())


# --- Moves ---


def test_replayed_moves_are_made_once_and_by_nobody_else(address: str) -> None:
    async def check() -> None:
        async with table(address) as (code, people, seats), Person(address, "Eve").at(code) as eve:
            seat = acting(seats)
            other = next(one for one in seats if one is not seat)
            frame_ = {"do": "move", "id": "copied", "version": seat.number, "move": seat.view["legal"][0]}
            first = await seat.do(**frame_)
            for _ in range(3):
                assert (await seat.do(**frame_))["n"] == first["n"]
            assert (await eve.refusal(**frame_))["message"] == "not-seated"
            assert (await other.refusal(**frame_))["message"] in ("stale", "not-leader", "not-your-turn", "being-announced")
            for thief in (people[seats.index(other)], Person(address)):
                assert await thief.refusal(code, **frame_) != "done"
            await settled(seats)
            assert [event["n"] for event in seat.events if event["kind"] == "moved"] == [first["n"]]

    asyncio.run(check())


def test_a_whole_match_replayed_afterwards_changes_nothing(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo", options={"limit": 1}) as (code, people, seats):
            said: list[list[dict[str, Any]]] = [[], []]
            for number, seat in enumerate(seats):
                send = seat.socket.send

                async def note(text: str, number: int = number, send: Any = send) -> None:
                    said[number].append(json.loads(text))
                    await send(text)

                seat.socket.send = note
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            last = await number_of(people[0], code)
            for number, person in enumerate(people):
                for command in Random(number).sample(said[number], min(20, len(said[number]))):
                    assert (await person.do(code, **command))["n"] <= last  # the answer of the first time
                    assert await person.refusal(code, **{**command, "id": "another"}) == "match-over"
            assert await number_of(people[0], code) == last

    asyncio.run(check())


def test_reordered_moves_are_refused_until_their_time_has_come(here: str) -> None:
    """A match is played with every message sent too early, too late and twice: the log is the same as if each came once."""

    async def check() -> None:
        async with table(here, 3) as (code, people, seats):
            random = Random(5)
            made: list[int] = []
            while len(made) < 12:
                seat = acting(seats)
                move = random.choice(seat.view["legal"])
                early = {"version": seat.number + 3, "move": move}
                assert (await seat.refusal("move", **early))["message"] == "bad-version"
                now = {"version": seat.number, "move": move, "id": f"m{len(made)}"}
                answers = await together(*(seat.socket.send(json.dumps({"do": "move", **now})) for _ in range(2)))
                assert len(answers) == 2
                await seat.until(lambda s, name=now["id"]: name in s.answers)  # type: ignore[misc]
                made.append(seat.answers[now["id"]]["n"])
                await seat.reach(made[-1])
                await settled(seats)
                late = {"version": made[0] - 1, "move": move}
                assert (await acting(seats).refusal("move", **late))["message"] == "stale"
            moved = [event["n"] for event in seats[0].events if event["kind"] == "moved"]
            assert moved == made == sorted(set(made))
            assert await number_of(people[0], code) == made[-1]

    asyncio.run(check())


# --- Who may do what ---


def test_all_commands_are_tried_below() -> None:
    assert {command.__struct_config__.tag for command in get_args(AnyCommand)} <= set(COMMANDS)


@pytest.mark.parametrize("started", [False, True], ids=["before the match", "in the match"])
def test_a_spectator_can_do_nothing_at_all(here: str, started: bool) -> None:
    async def check() -> None:
        async with table(here, 3, start=started) as (code, people, _), Person(here, "Eve").at(code) as eve:
            before = await number_of(people[0], code)
            for do, more in COMMANDS.items():
                message = (await eve.refusal(do, **more))["message"]
                assert message in ("not-seated", "table-full", "locked", "not-started", "not-over", "match-over"), do
            async with websockets.connect(f"{here.replace('http', 'ws', 1)}/api/tables/{code}/live") as nobody:
                await nobody.send('{"do": "hello"}')
                await nobody.recv()
                await nobody.send('{"do": "sit", "name": "Eve", "id": "a"}')
                assert json.loads(await nobody.recv())[0]["message"] == "no-token"
            assert await number_of(people[0], code) == before

    asyncio.run(check())


@pytest.mark.parametrize("started", [False, True], ids=["before the match", "in the match"])
def test_a_guest_can_do_nothing_that_only_the_host_can(here: str, started: bool) -> None:
    async def check() -> None:
        async with table(here, 3, start=started) as (code, people, seats):
            before = await number_of(people[0], code)
            for do in HOST:
                assert (await seats[1].refusal(do, **COMMANDS[do]))["message"] == "host-only", do
                assert await people[2].refusal(code, do, **COMMANDS[do]) == "host-only", do
            assert await number_of(people[0], code) == before

    asyncio.run(check())


def test_only_the_host_deletes_a_match(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo", options={"limit": 1}) as (_, people, seats):
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            await seats[0].until(lambda s: s.table["share"])
            share = seats[0].table["share"]
            for person, message in ((people[1], "host-only"), (Person(here), "host-only")):
                with pytest.raises(Refused, match=message):
                    await person.call(f"/api/matches/{share}", method="DELETE")
            assert Caller(here).ask("DELETE", f"/api/matches/{share}").message == "no-token"

    asyncio.run(check())


# --- What is somebody else's ---


def view_of(seat: Seat) -> str:
    return json.dumps(seat.view, sort_keys=True)


def test_a_client_that_asks_for_another_seats_view_gets_its_own(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (code, people, seats), Person(address, "Eve").at(code) as eve:
            views = {view_of(seat) for seat in (*seats, eve)}
            assert len(views) == 4
            own = json.loads(view_of(seats[0]))
            for query in ("?seat=2", "?viewer=2", "?since=0&seat=2", "?who=2", "?token=" + people[1].token):
                found = await people[0].call(f"/api/tables/{code}{query}")
                assert (found["seat"], found["state"]["view"]) == (1, own)
            for seat, message in ((seats[0], "not-a-spectator"), (eve, "hand-not-shown")):
                for wanted in (1, 2, 3, 6, None) if seat is seats[0] else (1, 2, 3, 6):
                    assert (await seat.refusal("look", seat=wanted))["message"] == message
            assert {view_of(seat) for seat in (*seats, eve)} == views

    asyncio.run(check())


@pytest.mark.parametrize(
    "more", [{"seat": 2}, {"viewer": 2}, {"who": "x"}, {"since": -1}, {"since": 2**70}, {"views": "all"}, {"token": ["x"]}]
)
def test_a_greeting_that_asks_for_more_ends_the_connection(here: str, more: dict[str, Any]) -> None:
    owner = Caller(here).arrive()
    with Wire(here) as wire:
        wire.upgrade(owner.table())
        wire.say({"do": "hello", "token": owner.token, **more})
        code, [said] = wire.end()
        assert (code, said["message"], said["arguments"]["field"]) == (1008, "bad-request", *more)


def test_events_of_others_do_not_tell_their_cards(here: str) -> None:
    """From the first entry on, by HTTP and by WebSocket: nobody is told what only another seat may know."""

    async def check() -> None:
        async with table(here, 3, options={"rounds": 1}) as (code, people, seats):
            for seat in seats:
                await seat.move(seat.view["legal"][0])  # each hands over a hand that only they have seen
            await settled(seats)
            for person, seat in zip(people, seats, strict=True):
                found = await person.call(f"/api/tables/{code}?since=0")
                for events in (found["events"], seat.events):
                    for event in events:
                        if event["kind"] == "moved" and event["seat"] != seat.seat:
                            assert not any(letter.isdigit() for letter in event["move"].removeprefix("arrange")), event

    asyncio.run(check())


# --- Huge and malformed frames ---


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b" " * 8193), 1009),
        (frame(TEXT, b"", size=2**62), 1009),
        (frame(TEXT, b"{" * 5000, last=False) + frame(MORE, b"{" * 5000), 1009),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(TEXT, b"{}", reserved=4), 1002),
        (frame(7, b"x"), 1002),
        (frame(MORE, b"x"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", last=False), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(CLOSE, b"\x03\xe8\xff"), 1007),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b'"\xed\xa0\x80"'), 1007),
        (frame(BINARY, b'{"do":"ping"}'), 1008),
        (frame(TEXT, b""), 1008),
        (frame(TEXT, b"[" * 8000), 1008),
        (frame(TEXT, b'{"x":' + b"[" * 4000 + b"]" * 4000 + b',"do":"ping"}'), 1008),
        (frame(TEXT, b'{"do":"options","options":{"deck":' + b'{"a":' * 1000 + b"1" + b"}" * 1000 + b"}}"), 1008),
        (frame(TEXT, b'{"do":"options","options":{"rounds":' + b"9" * 5000 + b"}}"), 1008),
        (frame(TEXT, b'{"do":"options","options":{"rounds":2147483648}}'), 1008),
        (frame(TEXT, b'{"do":"options","options":{"rounds":1e400}}'), 1008),
        (frame(TEXT, b'{"do":"options","options":{"rounds":NaN}}'), 1008),
        (frame(TEXT, b'{"do":"options","options":{"deck":[' + b",".join([b"1"] * 100) + b"]}}"), 1008),
        (frame(TEXT, b'{"do":"move","version":1,"move":"' + b"x" * 300 + b'"}'), 1008),
        (frame(TEXT, b'{"do":"rename","name":"\\ud800"}'), 1008),
        (frame(TEXT, b'{"do":"ping","extra":1}'), 1008),
        (frame(TEXT, b'{"do":"hello"}'), 1008),
        (frame(TEXT, b"null"), 1008),
    ],
    ids=lambda value: repr(value[:40]) if isinstance(value, bytes) else str(value),
)
def test_a_frame_that_no_client_sends_ends_the_connection(watched: tuple[Server, str, str], data: bytes, code: int) -> None:
    server, table_, token = watched
    with Wire(server.address, new_address()) as wire:
        wire.upgrade(table_)
        wire.say({"do": "hello", "token": token})
        assert next(wire.frames())[0] == TEXT
        wire.send(data)
        assert wire.end()[0] == code
    assert Caller(server.address, new_address(), token).get(f"/api/tables/{table_}").body["n"] <= 3


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str]]:
    """A server whose log is looked at when the attacks are over, a table there, and its host's token."""
    server = Server(tmp_path_factory.mktemp("hostile") / "atout.db")
    host = Caller(server.address).arrive()
    assert host.token is not None
    yield server, host.table("xylotar", 3, agreement={"grace": 86400}), host.token
    assert is_healthy(server)
    server.kill()


def test_frames_after_the_close_are_not_obeyed(watched: tuple[Server, str, str]) -> None:
    server, _, _ = watched
    host = Caller(server.address, new_address()).arrive()
    code = host.table()
    with Wire(server.address) as wire:
        wire.upgrade(code)
        wire.say({"do": "hello", "token": host.token})
        wire.send(frame(CLOSE, b"\x03\xe8") + frame(TEXT, b'{"do":"lock","on":true}') * 10)
        wire.end()
    kinds = [event["kind"] for event in host.get(f"/api/tables/{code}?since=1").body["events"]]
    assert "locked" not in kinds


def test_nothing_is_compressed_over_a_websocket(here: str) -> None:
    """Whoever offers it is not taken up on it: what is compressed together can be guessed."""
    victim = Caller(here).arrive()

    async def check() -> None:
        address = here.replace("http", "ws", 1) + f"/api/tables/{victim.table()}/live"
        async with websockets.connect(address, compression="deflate") as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers

    asyncio.run(check())


def test_nobody_sits_down_at_a_locked_table(here: str) -> None:
    host, stranger = Caller(here).arrive(), Caller(here).arrive()
    code = host.table(seats=3)
    assert host.do(code, "lock", on=True).status == 200
    assert stranger.do(code, "sit", name="Eve").message == "locked"


@pytest.mark.parametrize("leave_out", ["key", "version", "upgrade", "connection"])
def test_half_a_handshake_opens_nothing(watched: tuple[Server, str, str], leave_out: str) -> None:
    with Wire(watched[0].address) as wire:
        assert wire.upgrade(watched[1], b"Connection: close", leave_out=leave_out).split()[1] in (b"400", b"404", b"426")


@pytest.mark.parametrize(
    "path", [b"/", b"/live", b"/api/tables//live", b"/api/tables/a/b/live", b"/api/tables/x/live/", b"/%2e%2e/live"]
)
def test_a_websocket_elsewhere_is_refused(watched: tuple[Server, str, str], path: bytes) -> None:
    with Wire(watched[0].address) as wire:
        assert b" 403 " in wire.upgrade("", path=path)


@pytest.mark.parametrize("code", [b"%00", b"a%00b", b"%ff%fe", b"%F0%9F%8E%B4", b"'%20OR%201=1", b"x" * 40, b"..%2f..%2fx"])
def test_codes_that_are_none_are_not_looked_for(watched: tuple[Server, str, str], code: bytes) -> None:
    server, address = watched[0], new_address()
    with Wire(server.address, address) as wire:
        line = wire.upgrade("", path=b"/api/tables/" + code + b"/live")
        if b" 101 " in line:
            wire.say({"do": "hello"})
            ended, said = wire.end()
            assert (ended, said[0]["message"]) == (4404, "no-such-table")
    caller = Caller(server.address, address)
    for path in (f"/api/tables/{code.decode()}", f"/api/matches/{code.decode()}"):
        assert caller.get(path).status in (400, 404)


# --- Malformed requests ---


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"null", 400),
        (b"{", 400),
        (b'{"game":"hilo","seats":[{},{}],"x":1}', 400),
        (b'{"game":"hilo","seats":[{},{}],"name":"a\xff"}', 400),
        (b'{"game":"hilo","seats":[{},{}],"name":"\\ud800"}', 400),
        (b'{"game":"hilo","seats":[{},{}],"name":"\\u0000"}', 422),
        (b'{"game":"hilo","seats":[{},{}],"options":' + b"[" * 4000 + b"]" * 4000 + b"}", 400),
        (b'{"game":"hilo","seats":[{},{}],"options":{"limit":' + b"9" * 5000 + b"}}", 400),
        (b'{"game":"hilo","seats":[{},{}],"options":{"limit":99999999999}}', 400),
        (b'{"game":"hilo","seats":[{},{}],"options":{"limit":{"a":1}}}', 400),
        (b'{"game":"hilo","seats":[{},{}],"options":{"limit":-1}}', 422),
        (b'{"game":"hilo","seats":[' + b",".join([b"{}"] * 7) + b"]}", 400),
        (b'{"game":"hilo","seats":[{},{}],"agreement":{"pace":1e308}}', 400),
        (b'{"game":"hilo","seats":[{},{}],"name":"' + b"x" * 8192 + b'"}', 413),
        (b" " * 1_000_000, 413),
    ],
    ids=lambda value: repr(value[-30:]) if isinstance(value, bytes) else str(value),
)
def test_a_body_that_no_client_sends_is_refused(watched: tuple[Server, str, str], body: bytes, status: int) -> None:
    with Wire(watched[0].address, new_address()) as wire:
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {watched[2]}\r\nContent-Type: application/json\r\n"
        wire.send(head.encode() + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body))
        wire.send(body)
        head_ = wire.head()
        assert int(head_.split()[1]) == status
        assert set(json.loads(wire.rest())) == {"message", "arguments", "rule"}
        assert b"content-security-policy: default-src 'none'" in head_


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /api/tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"FLY / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/tables/abc?since=%s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % (b"9" * 1500),
        b"GET /api/tables/abc?since=-1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"POST /api/session HTTP/1.1\r\nHost: a b/@[\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{]",
    ],
    ids=lambda value: repr(value[:50]),
)
def test_a_request_that_cannot_be_read_gets_400(watched: tuple[Server, str, str], request_: bytes) -> None:
    with Wire(watched[0].address, new_address()) as wire:
        wire.send(request_)
        assert b" 400 " in wire.head().partition(b"\r\n")[0]


def test_headers_cannot_be_injected(watched: tuple[Server, str, str]) -> None:
    caller = Caller(watched[0].address, new_address(), watched[2])
    for path in ("/api/matches/a%0d%0aX-Evil:%20yes", "/t/a%0d%0aX-Evil:%20yes", "/api/tables/a%0d%0aX-Evil:%20yes"):
        assert "x-evil" not in caller.get(path).headers
    answer = caller.post("/api/session", {"token": "x" * 30 + "\r\n"})
    assert (answer.status, "set-cookie" in answer.headers) == (401, False)


@pytest.mark.parametrize(
    "path",
    [
        b"/assets/../index.html",
        b"/assets/../../app.py",
        b"/assets/..%2f..%2fapp.py",
        b"/assets/%2e%2e/%2e%2e/app.py",
        b"/assets/..%5c..%5capp.py",
        b"/assets/%252e%252e%252fapp.py",
        b"/assets//etc/passwd",
        b"/assets/%2fetc%2fpasswd",
        b"/assets/x%00.js",
        b"/../../../../etc/passwd",
        b"//etc/passwd",
        b"/app.py",
        b"/client/index.html",
    ],
)
def test_no_path_leads_out_of_the_client(watched: tuple[Server, str, str], path: bytes) -> None:
    with Wire(watched[0].address) as wire:
        wire.send(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert wire.head().split()[1] in (b"400", b"404")
        assert b"import" not in wire.rest()


# --- Behind TLS, and what only the host of the server sees ---


def test_cookies_are_marked_and_a_stranger_cannot_say_that_there_is_tls(here: str, own_database: Path) -> None:
    cookie = Caller(here).post("/api/session", {}, x_forwarded_proto="https").headers["set-cookie"]
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    assert "secure" not in cookie.lower()
    assert "strict-transport-security" not in Caller(here).get("/").headers
    behind = Server(own_database, "--trusted-proxies", "127.0.0.1", "--base-url", "https://cards.example.org")
    try:
        proxy, stranger = Caller(behind.address), Caller(behind.address, new_address())
        for caller in (proxy, stranger):  # the host has said that people come by https
            answer = caller.post("/api/session", {})
            assert "; secure" in answer.headers["set-cookie"].lower()
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert proxy.post("/api/session", {}, origin="https://cards.example.org").status == 200
        assert proxy.post("/api/session", {}, origin=EVIL).status == 403
        assert proxy.get("/metrics", x_forwarded_for="192.0.2.1").status == 404
        assert proxy.get("/metrics").status == 200
    finally:
        behind.kill()


def test_figures_are_for_whoever_runs_the_server(here: str) -> None:
    assert Caller(here).get("/metrics").status == 200
    assert Caller(here, new_address()).get("/metrics").status == 404
    assert Caller(here).get("/metrics", x_forwarded_for="127.0.0.1").status == 404  # somebody's proxy, which we do not know
    assert Caller(here).get("/metrics", forwarded="for=127.0.0.1").status == 404


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/api/games", "/api/tables/nothing", "/api/matches", "/assets/nothing", "/icon.svg"]
)
def test_every_answer_tells_the_browser_what_it_may_not_do(here: str, path: str) -> None:
    headers = Caller(here).get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in headers["permissions-policy"]
    assert "cache-control" in headers
    assert "server" not in headers
