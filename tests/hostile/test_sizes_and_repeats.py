"""What comes at once is not too large because it came at once; what was done is not done again because others did much since."""

from __future__ import annotations

import pytest

from atout.match.refusal import Refusal
from atout.server.network.wire import LARGEST_HEAD
from atout.server.tables.commands import Mute, Rename
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Moment
from atout.server.tables.table import REMEMBERED_IDS, Table
from tests.hostile.beside import beside_an_innocent_table
from tests.hostile.logs import Log
from tests.server.support.raw import Wire, new_address
from tests.server.support.servers import Server

UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: aaaaaaaaaa\r\n" * 8_000 + b"\r\n",
        b"GET /health?" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nX: " + b"a" * 100_000 + b"\r\n\r\n{}",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\n" + UPGRADE + b"X: " + b"a" * 100_000 + b"\r\n\r\n",
        (b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n") * 3,
        b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"a" * LARGEST_HEAD + b"\r\n\r\n",
    ],
    ids=["a header", "many headers", "a path", "with a body", "a WebSocket", "three in a row", "a little too long"],
)
def test_a_head_that_is_too_long_is_refused_however_it_comes(server: Server, request_: bytes) -> None:
    def attack() -> bytes:
        with Wire(server.address, new_address()) as wire:
            wire.send(request_)
            return wire.head()

    assert beside_an_innocent_table(server, attack).startswith(b"HTTP/1.1 431 ")
    assert not [event for event in server.events() if event["level"] == "error"]


def test_a_message_is_known_again_whatever_others_have_sent_since() -> None:
    log = Log("ann" * 11, "bob" * 11)
    ann, bob = log.people
    log.do(ann, Rename(id="once", name="Anna"))
    number = log.table.number
    for count in range(REMEMBERED_IDS + 10):  # more than anybody may, to be sure
        log.table.notes = {}
        log.do(bob, Mute(id=f"{count}", seat=1, on=True))
    for table in (log.table, Table.from_log(log.code, log.entries)):
        assert table.done_before(ann, "once") == number
        assert table.done_before(bob, "0") is None
        assert table.done_before(bob, "once") is None


def test_whoever_fills_a_log_fills_their_own_share() -> None:
    log = Log("ann" * 11, "bob" * 11)
    ann, bob = log.people
    while log.table.has_room_for(bob, "muted"):
        log.do(bob, Mute(seat=1, on=True))
    with pytest.raises(Refusal) as refused:
        log.do(bob, Mute(seat=1, on=True))
    assert refused.value.message == "log-full"
    assert decide(log.table, ann, Mute(seat=2, on=True), Moment(0.0)).kind == "muted"
    log.move()  # and the match goes on
