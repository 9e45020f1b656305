"""Ways around a limit: the same thing said otherwise, in a place where nobody looks, or by more people than there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from secrets import token_urlsafe
from typing import Any

import pytest

from atout.match.refusal import Refusal
from atout.server.app import COSTLY
from atout.server.limits import CROWD_SHARE, PERSON, SOCKETS_EACH
from atout.server.network.wire import LARGEST_REST
from atout.server.people.tokens import hashed
from atout.server.tables.commands import Abandon, Consent, Leave, Lock, Mute, Rematch, Sit, Start, TakeBack
from atout.server.tables.standing import MOST_NOTES, MOST_NOTES_EACH
from atout.server.tables.table import Table
from tests.hostile.beside import beside_an_innocent_table
from tests.hostile.logs import Log
from tests.server.support.raw import Caller, Wire, is_healthy, new_address
from tests.server.support.servers import Server

FACTOR = 0.1
"""The server of these tests lets people do a tenth of what is documented: a flood takes less time then."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("strict") / "atout.db", "--limits", str(FACTOR))
    yield server
    assert is_healthy(server)
    server.kill()


def answered(caller: Caller, path: str, most: int) -> int:
    """How often somebody gets an answer before they are told that it is too much."""
    for number in range(most):
        if caller.get(path).status == 429:
            return number
    raise AssertionError(f"{most} were not too many")


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/games", "//api/games", "/api//games/", "///api/games//", "/%2fapi%2fgames", "//health"])
def test_a_request_counts_however_its_path_is_written(strict: Server, path: str) -> None:
    burst = int(PERSON["requests"].burst * FACTOR)
    vandal = Caller(strict.address, new_address()).arrive()
    assert answered(vandal, path, 10 * burst) < 2 * burst


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/", "//api/matches", "/api//matches"])
def test_a_costly_request_is_costly_however_its_path_is_written(strict: Server, path: str) -> None:
    burst = PERSON["requests"].burst * FACTOR / COSTLY["/api/matches"]
    vandal = Caller(strict.address, new_address()).arrive()
    assert answered(vandal, path, int(10 * burst)) < 2 * burst


REST = {
    "trailers": (b"2\r\n{}\r\n0\r\n", b"X: " + b"a" * 1000 + b"\r\n"),
    "a trailer": (b"2\r\n{}\r\n0\r\nX: ", b"a" * 1000),
    "what is said of a piece": (b"2;", b"a" * 1000),
    "empty lines": (b"2\r\n{}\r\n0\r\n", b"X:\r\n" * 250),
}


@pytest.mark.slow
@pytest.mark.parametrize(("first", "more"), REST.values(), ids=REST)
def test_what_comes_after_a_body_is_not_kept(strict: Server, first: bytes, more: bytes) -> None:
    """The library keeps every header that comes after a body, as much as there is until patience ends."""

    def attack() -> int:
        sent = 0
        with Wire(strict.address, new_address()) as wire:
            wire.send(b"POST /api/session HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + first)
            while wire.send(more * 100):
                sent += 100 * len(more)
        return sent

    assert beside_an_innocent_table(strict, attack) < LARGEST_REST + 16 * 2**20  # some of it the system has taken


@pytest.mark.slow
def test_what_comes_as_a_header_after_the_body_says_nothing(strict: Server) -> None:
    """Not even who somebody is: the request is being answered by then."""
    token = Caller(strict.address).arrive().token or ""
    with Wire(strict.address, new_address()) as wire:
        wire.send(b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n")
        wire.send(b"connection: close\r\n\r\n2\r\n{}\r\n0\r\nAuthorization: Bearer " + token.encode() + b"\r\n\r\n")
        answer = wire.rest()
    assert b"200 OK" in answer
    assert token.encode() not in answer


@pytest.mark.slow
def test_a_table_of_ones_own_is_no_way_to_more_sockets(strict: Server) -> None:
    """A host who does not sit there always gets in, once."""
    crowd, most = int(CROWD_SHARE * FACTOR), int(SOCKETS_EACH * FACTOR)

    def attack() -> list[int]:
        host = Caller(strict.address, new_address()).arrive()
        codes = [host.post("/api/tables", {"game": "hilo", "seats": [{}] * 2}).body["code"] for _ in range(4)]
        open_: list[Wire] = []

        def knock(code: str) -> bool:
            open_.append(Wire(strict.address, host.address))
            assert b" 101 " in open_[-1].upgrade(code)
            open_[-1].say({"do": "hello", "token": host.token})
            return b'"state"' in open_[-1].socket.recv(1000)

        let_in = [sum(knock(code) for _ in range(2 * crowd)) for code in codes]
        for wire in open_:
            wire.socket.close()
        return let_in

    assert beside_an_innocent_table(strict, attack) == [crowd, most - crowd, 1, 1]


# --- A log, and as many people as somebody likes to be ---


def refusal(do: Callable[[], Any]) -> str:
    with pytest.raises(Refusal) as refused:
        do()
    return refused.value.message


def sits_and_leaves_until_the_log_is_full(log: Log) -> None:
    """Each time as somebody else: whoever they are costs nothing."""
    while log.table.has_room_for(None, "sat"):
        who = hashed(token_urlsafe(24))
        log.do(who, Sit(name="Eve"))
        log.do(who, Leave())


@pytest.fixture
def open_table() -> Log:
    """Its host sits there, and a seat is free."""
    log = Log(token_urlsafe(24), token_urlsafe(24), begun=False)
    log.do(log.people[1], Leave())
    return log


def test_strangers_who_fill_a_log_keep_nobody_from_playing_there(open_table: Log) -> None:
    log = open_table
    (host, _), eve = log.people, hashed(token_urlsafe(24))
    sits_and_leaves_until_the_log_is_full(log)
    assert sum(log.table.notes.values()) >= MOST_NOTES
    assert refusal(lambda: log.do(eve, Sit(name="Eve"))) == "log-full"
    log.do(host, Lock(on=True))
    log.do(host, Start(fill="random"))
    log.move()
    log.do(host, Abandon())
    log.do(host, Rematch())
    assert Table.from_log(log.code, log.entries).rematch == log.table.rematch


def test_nor_do_those_who_look_over_shoulders() -> None:
    log = Log(token_urlsafe(24), token_urlsafe(24))
    while log.table.has_room_for(who := hashed(token_urlsafe(24)), "looked"):
        log.note("looked", by=who, who=who, seat=1)
    one, other = log.people
    seat = log.move()
    log.do(log.people[seat - 1], TakeBack())
    if log.table.request:
        log.do(log.people[2 - seat], Consent(agreed=True))
    log.do(one, Mute(seat=2, on=True))
    log.do(other, Leave())


def test_whoever_has_filled_their_share_is_missed_all_the_same(open_table: Log) -> None:
    """Else nobody could ever do without them: a host who is not missed is never away."""
    log = open_table
    (host, _) = log.people
    log.do(host, Start(fill="random"))
    while log.table.has_room_for(host, "locked"):
        log.do(host, Lock(on=True))
    assert log.table.notes[host] == MOST_NOTES_EACH
    while log.table.has_room_for(host, "back"):
        log.note("away", by=host, seat=1, until=0.0)
        log.note("back", by=host, seat=1)
    assert log.table.has_room_for(host, "away")
    assert log.table.notes[host] == 2 * MOST_NOTES_EACH
    assert not log.table.has_room_for(host, "locked")
