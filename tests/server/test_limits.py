"""Floods: who does too much is told so, in time, and nobody else notices."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import count
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest

from atout.match.refusal import Refusal
from atout.server import limits
from atout.server.limits import ADDRESS, PERSON, Bucket, Buckets, Limit, Limits, counted_as
from atout.server.live import websocket
from atout.server.network import wire
from atout.server.rooms.room import MOST_TWINS
from atout.server.tables import standing
from tests import patience
from tests.server.support.people import Person
from tests.server.support.raw import TEXT, Caller, Wire, frame, is_healthy, new_address
from tests.server.support.servers import Server

FACTOR = 0.05
"""The server of these tests lets people do a twentieth of what is documented: a flood takes less time then."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("strict") / "atout.db", "--limits", str(FACTOR))
    yield server
    assert is_healthy(server)
    server.kill()


def burst(limit: Limit) -> int:
    return int(limit.burst * FACTOR)


def flood(once: Callable[[], Any], most: int) -> tuple[int, Any]:
    """How often something worked, and the first answer that says 'too many'."""
    for number in range(most):
        if (answer := once()).status == 429:
            return number, answer
    raise AssertionError(f"{most} were not too many")


# --- Buckets ---


def test_a_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    slow = Bucket(Limit(0.01, 3))
    assert [slow.take() for _ in range(3)] == [0, 0, 0]
    assert 90 < slow.take() <= 100
    assert 190 < slow.take(2) <= 200
    quick = Bucket(Limit(1000, 3))
    for _ in range(3):
        quick.take()
    time.sleep(0.05)
    assert quick.take(3) == 0


def test_something_that_costs_more_than_a_bucket_holds_is_possible_when_it_is_full() -> None:
    bucket = Bucket(Limit(0.01, 3))
    assert bucket.take(20) == 0
    assert bucket.take() > 0


def test_only_so_many_addresses_are_remembered() -> None:
    buckets = Buckets(Limit(0.01, 1), most=100)
    for number in range(1000):
        buckets.of(f"10.0.0.{number}").take()
        buckets.of("the one that goes on").take()
    assert len(buckets) == 100
    assert buckets.of("the one that goes on").take() > 0


def test_without_limits_there_are_none() -> None:
    endless = Limits(0)
    for _ in range(10_000):
        endless.need("tables", "a", "b", 20)
    endless.need_table("a", "b")
    endless.need_guesses("a", None)
    assert endless.bucket(limits.CONNECTION).take(10**9) == 0
    with endless.socket("a", None, known=False):
        assert endless.most(1) > 10**9


def test_sockets_are_counted_while_they_are_open() -> None:
    few = Limits(2 / limits.SOCKETS)  # two from an address, and one of a person there

    def open_(address: str, who: str | None, *, known: bool = False) -> AbstractContextManager[None]:
        return few.socket(address, who, known=known)

    for who, others in (("ann", "ann"), (None, None)):
        with open_("a", who), open_("b", who), pytest.raises(Refusal) as refused, open_("a", others):
            pass
        assert refused.value.message == "too-many"
    with open_("a", "ann"), open_("a", "bob"), open_("a", "ann", known=True), pytest.raises(Refusal), open_("a", "dan"):
        pass
    with open_("a", "ann"), open_("a", None):
        pass


def test_an_address_of_ipv6_counts_as_its_network() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::9") != counted_as("2001:db8:1:3::9")
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") != counted_as("192.0.2.2")
    assert len(counted_as("x" * 1000)) == 64


# --- Per address ---


def test_a_flood_of_requests_gets_429_and_others_notice_nothing(strict: Server) -> None:
    vandal, other = Caller(strict.address, new_address()), Caller(strict.address, new_address())
    worked, answer = flood(lambda: vandal.get("/api/games"), 20 * burst(ADDRESS["requests"]))
    assert burst(PERSON["requests"]) <= worked < burst(ADDRESS["requests"])
    assert answer.body == {"message": "too-many", "arguments": {"seconds": 1}, "rule": None}
    assert answer.headers["retry-after"] == "1"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert other.get("/api/games").status == 200
    neighbour = Caller(strict.address, vandal.address, token_urlsafe(24))
    assert neighbour.get("/api/games").status == 200, "one person does not use up what their address has"
    many = (Caller(strict.address, vandal.address, token_urlsafe(24)) for _ in count())
    worked, _ = flood(lambda: next(many).get("/api/games"), 20 * burst(ADDRESS["requests"]))
    assert vandal.get("/").status == 200  # pages are for everybody
    assert patience.until(lambda: vandal.get("/api/games").status == 200)


def test_a_request_that_is_a_lot_of_work_counts_for_several(strict: Server) -> None:
    vandal = Caller(strict.address, new_address()).arrive()
    worked, _ = flood(lambda: vandal.get("/api/matches"), 100)
    assert worked < burst(PERSON["requests"]) / 2


def test_a_flood_of_new_tables_gets_429(strict: Server) -> None:
    vandal = Caller(strict.address, new_address()).arrive()
    new = {"game": "hilo", "seats": [{}, {}]}
    worked, answer = flood(lambda: vandal.post("/api/tables", new), 2 * burst(ADDRESS["tables"]))
    assert burst(PERSON["tables"]) <= worked < burst(ADDRESS["tables"])
    assert answer.message == "too-many"
    assert vandal.get("/api/games").status == 200
    neighbour = Caller(strict.address, vandal.address).arrive()
    assert neighbour.post("/api/tables", new).status == 201, "one person does not use up what their address has"
    worked, _ = flood(
        lambda: Caller(strict.address, vandal.address).arrive().post("/api/tables", new), 3 * burst(ADDRESS["tables"])
    )
    assert worked <= burst(ADDRESS["tables"])


def test_who_guesses_links_learns_nothing_any_more(strict: Server) -> None:
    host = Caller(strict.address, new_address()).arrive()
    code = host.table(seats=3)
    invitation = host.do(code, "reserve", seat=3).body["invitation"]
    address = new_address()
    guest, guesser = Caller(strict.address, address).arrive(), Caller(strict.address, address).arrive()
    assert guest.do(code, "sit", name="Gus").status == 200
    guesses = [f"/api/tables/{i}bcdefghijkmn" for i in range(2, 5)] + ["/api/matches/2bcdefghijkmn"]
    answers = [guesser.get(path).status for path in guesses[: burst(PERSON["guesses"])]]
    assert answers == [404] * burst(PERSON["guesses"])
    assert guesser.get(guesses[0]).status == 429
    assert guesser.get(guesses[-1]).status == 429
    assert guesser.get(f"/api/tables/{code}").status == 429  # whether a link is right, they are not told
    assert guesser.do(code, "sit", name="Eve", invitation=invitation).status == 429
    with Wire(strict.address, address) as socket:
        assert b" 101 " in socket.upgrade(code)
        socket.say({"do": "hello", "token": guesser.token})
        ended, said = socket.end()
        assert (ended, said[0]["message"]) == (1008, "too-many")
    assert guest.get(f"/api/tables/{code}").status == 200  # who belongs there goes on
    assert Caller(strict.address, address).arrive().get(f"/api/tables/{code}").status == 200, "neighbours have not guessed"
    assert Caller(strict.address, new_address()).get(f"/api/tables/{code}").status == 200


def test_who_guesses_invitations_is_stopped(strict: Server) -> None:
    host = Caller(strict.address, new_address()).arrive()
    code = host.table()
    guesser = Caller(strict.address, new_address()).arrive()
    messages = [guesser.do(code, "sit", name="Eve", invitation="x" * 32).message for _ in range(burst(PERSON["guesses"]) + 1)]
    assert messages == ["bad-invitation"] * burst(PERSON["guesses"]) + ["too-many"]


def test_too_many_open_websockets_of_one_address(strict: Server) -> None:
    host = Caller(strict.address, new_address()).arrive()
    code = host.table()
    address, sockets = new_address(), []
    try:
        codes = [code, *(host.table() for _ in range(3))]  # a table takes only so many watchers of one address
        for number in range(int(limits.SOCKETS_EACH * FACTOR)):
            sockets.append(Wire(strict.address, address))
            assert b" 101 " in sockets[-1].upgrade(codes[number % 4])
            sockets[-1].say({"do": "hello"})
            sockets[-1].socket.recv(10)
        with Wire(strict.address, address) as one_more:
            one_more.upgrade(codes[-1])
            one_more.say({"do": "hello"})
            ended, said = one_more.end()
            assert (ended, said[0]["message"]) == (1008, "too-many")
        for token in (Caller(strict.address, address).arrive().token, host.token):  # a neighbour, and whoever belongs there
            with Wire(strict.address, address) as other:
                other.upgrade(codes[-1])
                other.say({"do": "hello", "token": token})
                assert b"state" in other.socket.recv(100)
    finally:
        for socket in sockets:
            socket.socket.close()


def test_too_many_handshakes(strict: Server) -> None:
    host = Caller(strict.address, new_address()).arrive()
    code, address = host.table(), new_address()

    def knock() -> bytes:
        with Wire(strict.address, address) as socket:
            return socket.upgrade(code)

    answers = [knock() for _ in range(3 * burst(ADDRESS["handshakes"]))]
    assert all(b" 101 " in answer for answer in answers[: burst(PERSON["handshakes"])])
    assert b"HTTP/1.1 429 Too Many Requests" in answers
    with Wire(strict.address, address) as neighbour:
        assert b" 101 " in neighbour.upgrade(code, f"Authorization: Bearer {token_urlsafe(24)}".encode())


def test_an_address_is_taken_from_a_header_only_if_a_proxy_is_trusted(strict: Server, own_database: Path) -> None:
    liar = Caller(strict.address, new_address())
    numbers = iter(range(10_000))
    flood(lambda: liar.get("/api/games", x_forwarded_for=f"192.0.2.{next(numbers)}"), 20 * burst(ADDRESS["requests"]))
    behind = Server(own_database, "--limits", str(FACTOR), "--trusted-proxies", "127.0.0.1")
    try:
        proxy = Caller(behind.address)
        flood(lambda: proxy.get("/api/games", x_forwarded_for="192.0.2.1"), 20 * burst(ADDRESS["requests"]))
        assert proxy.get("/api/games", x_forwarded_for="192.0.2.2").status == 200
        chain = "192.0.2.2, 192.0.2.1"  # the proxy adds the last one, and that has nothing left but what has come meanwhile
        more, _ = flood(lambda: proxy.get("/api/games", x_forwarded_for=chain), 20 * burst(ADDRESS["requests"]))
        assert more < burst(PERSON["requests"]) // 2
        stranger = Caller(behind.address, new_address())
        flood(lambda: stranger.get("/api/games", x_forwarded_for="192.0.2.2"), 20 * burst(ADDRESS["requests"]))
        assert proxy.get("/api/games", x_forwarded_for="192.0.2.2").status == 200
    finally:
        behind.kill()


# --- Per connection ---


def test_a_flood_over_one_connection_ends_it_with_1008(strict: Server) -> None:
    player = Caller(strict.address, new_address()).arrive()
    code = player.table()
    with Wire(strict.address, player.address) as socket:
        assert b" 101 " in socket.upgrade(code)
        socket.say({"do": "hello", "token": player.token})
        for number in range(4 * burst(limits.CONNECTION)):
            socket.say({"do": "lock", "id": f"n{number}", "on": number % 2 == 0})
        ended, said = socket.end()
    (refused,) = [message for message in said if message["type"] == "refused"]
    assert (ended, refused["message"], refused["id"]) == (1008, "too-many", None)
    assert refused["arguments"]["seconds"] >= 1
    done = [message for message in said if message["type"] == "done"]
    assert burst(limits.CONNECTION) <= len(done) < 4 * burst(limits.CONNECTION)
    logged = player.get(f"/api/tables/{code}?since=1").body
    assert [event["n"] for event in logged["events"] if event["kind"] == "locked"] == [message["n"] for message in done]


def test_messages_that_cost_little_are_counted_as_well(strict: Server) -> None:
    code = Caller(strict.address, new_address()).arrive().table()
    with Wire(strict.address, new_address()) as socket:
        socket.upgrade(code)
        socket.say({"do": "hello"})
        socket.send(frame(TEXT, b'{"do":"ping"}') * 4 * burst(limits.CONNECTION))
        ended, said = socket.end()
    assert ended == 1008
    assert [message["message"] for message in said if message["type"] == "refused"] == ["too-many"]


def test_looks_are_counted_and_whoever_looks_there_already_gets_nothing_new(strict: Server) -> None:
    code = Caller(strict.address, new_address()).arrive().table()
    with Wire(strict.address, new_address()) as socket:
        socket.upgrade(code)
        socket.say({"do": "hello"})
        socket.send(frame(TEXT, b'{"do":"look","seat":null,"id":"a"}') * 4 * burst(limits.CONNECTION))
        ended, said = socket.end()
    assert ended == 1008
    kinds = Counter(message["type"] for message in said)
    assert kinds["state"] == 1, "the view with which it began"
    assert burst(limits.WATCHERS) <= kinds["done"] < burst(limits.CONNECTION)
    assert {message["message"] for message in said if message["type"] == "refused"} == {"too-many"}


# --- Per table ---


def test_those_who_only_watch_cannot_keep_the_players_from_playing(strict: Server) -> None:
    host, guest = (Caller(strict.address, new_address()).arrive() for _ in range(2))
    code = host.table(agreement={"pace": 0})
    guest.do(code, "sit", name="Gus")
    host.do(code, "start")
    vandal = Caller(strict.address, new_address()).arrive()
    worked, answer = flood(lambda: vandal.do(code, "take-back"), 20 * burst(limits.WATCHERS))
    assert worked >= burst(limits.WATCHERS)
    assert answer.message == "too-many"
    other = Caller(strict.address, new_address()).arrive()
    assert other.do(code, "take-back").message == "not-seated", "each address has its own"
    assert host.do(code, "move", version=3, move="flip 1 2").status == 200
    assert guest.do(code, "move", version=3, move="flip 1 2").status == 200


def test_players_can_do_only_so_much_at_one_table(strict: Server) -> None:
    hosts = [Caller(strict.address, new_address()).arrive()]
    code = hosts[0].table()
    hosts += [Caller(strict.address, new_address(), hosts[0].token) for _ in range(5)]  # from several addresses
    numbers = iter(range(10_000))
    worked, answer = flood(
        lambda: hosts[(number := next(numbers)) % 6].do(code, "lock", on=number % 2 == 0), 3 * burst(limits.PLAYER)
    )
    assert worked >= burst(limits.PLAYER)
    assert answer.message == "too-many"
    guest = Caller(strict.address, new_address()).arrive()
    patience.until(lambda: hosts[0].do(code, "lock", on=False).status == 200)
    patience.until(lambda: guest.do(code, "sit", name="Gus").status == 200)
    assert guest.do(code, "rename", name="Gustav").status == 200, "who floods a table is slowed down alone"
    other = Caller(strict.address, new_address(), hosts[0].token).table()
    assert hosts[0].do(other, "lock", on=True).status == 200


def test_only_so_many_commands_wait_for_a_table(strict: Server) -> None:
    """Fifty at once: what is acknowledged is in the log, once; the rest is refused."""
    host = Caller(strict.address, new_address()).arrive()
    code = host.table()
    body = b'{"do": "lock", "on": true}'
    head = [
        f"POST /api/tables/{code}/do HTTP/1.1",
        "Host: x",
        f"Authorization: Bearer {host.token}",
        f"Content-Length: {len(body)}",
    ]
    request = "\r\n".join([*head, "Content-Type: application/json", "Connection: close", "", ""]).encode() + body
    wires = [Wire(strict.address, new_address()) for _ in range(50)]
    for wire_ in wires:
        wire_.send(request)
    answers = [wire_.rest().split()[1] for wire_ in wires]
    for wire_ in wires:
        wire_.socket.close()
    assert set(answers) == {b"200", b"429"}
    logged = host.get(f"/api/tables/{code}?since=1").body["events"]
    assert len([event for event in logged if event["kind"] == "locked"]) == answers.count(b"200")


def test_only_so_many_watch_one_table_and_players_always_get_in(strict: Server) -> None:
    async def check() -> None:
        host = Caller(strict.address, new_address()).arrive()
        code = host.table()
        crowd = []
        for _ in range(int(limits.CROWD * FACTOR)):
            crowd.append(Wire(strict.address, new_address()))
            crowd[-1].upgrade(code)
            crowd[-1].say({"do": "hello"})
            crowd[-1].socket.recv(10)
        with Wire(strict.address, new_address()) as one_more:
            one_more.upgrade(code)
            one_more.say({"do": "hello"})
            ended, said = await asyncio.to_thread(one_more.end)
            assert (ended, said[0]["message"]) == (1008, "crowded")
        async with Person(strict.address, token=host.token).at(code) as player:
            assert player.seat == 1
        for watcher in crowd:
            watcher.socket.close()

    asyncio.run(check())


# --- What is written about it ---


def test_the_numbers_in_security_md_are_those_of_the_code() -> None:
    text = (Path(__file__).parents[2] / "SECURITY.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w -]+)` \|[^|]*\| ([\d,.]+)(?:/s)? \|\s*([\d,]*)\s*\|", text, re.MULTILINE)
    written = {name: (float(rate.replace(",", "")), float(most.replace(",", "") or 0)) for name, rate, most in rows}
    rates = {
        **ADDRESS,
        "connection": limits.CONNECTION,
        "connections": limits.CONNECTIONS,
        "player": limits.PLAYER,
        "watchers": limits.WATCHERS,
    }
    rates |= {
        "bots of a table": limits.BOTS_OF_TABLE,
        "bots of a person": limits.BOTS_OF_PERSON,
        "bots of an address": limits.BOTS_OF_ADDRESS,
    }
    rates |= {"control-frames": wire.CONTROL_FRAMES, "reserve": limits.RESERVE}
    rates |= {f"{name}-each": limit for name, limit in PERSON.items()}
    counts = {
        "sockets": limits.SOCKETS,
        "crowd": limits.CROWD,
        "queue": limits.QUEUE,
        "lobby": limits.LOBBY_SHARE,
        "fragments": wire.MOST_FRAGMENTS,
        "pipelined": wire.MOST_PIPELINED,
    }
    counts |= {"sockets-each": limits.SOCKETS_EACH, "crowd-share": limits.CROWD_SHARE, "queue-each": limits.QUEUE_EACH}
    counts |= {
        "moves": standing.MOST_MOVES,
        "notes": standing.MOST_NOTES,
        "notes-each": standing.MOST_NOTES_EACH,
        "twins": MOST_TWINS,
    }
    sizes = {
        "message": websocket.LARGEST,
        "head": wire.LARGEST_HEAD,
        "rest": wire.LARGEST_REST,
        "target": wire.LARGEST_TARGET,
        "attended": int(limits.ATTENDED),
        "at once": limits.BOTS_AT_ONCE,
    }
    assert written == {name: (limit.rate, limit.burst) for name, limit in rates.items()} | {
        name: (float(number), 0.0) for name, number in (counts | sizes).items()
    }
