"""Tables that are costly to read: one request after a restart, and everybody would wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from secrets import token_urlsafe

import pytest

from atout.match.refusal import Refusal
from atout.server.tables.commands import Consent, Leave, TakeBack
from atout.server.tables.in_the_match import moved
from atout.server.tables.standing import LONGEST_REPLAY, MOST_MOVES, MOST_REPLAYED
from atout.server.tables.table import Table
from tests.hostile.beside import beside_an_innocent_table, long_tasks
from tests.hostile.logs import Log, endless, new_database
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

OWNER, FRIEND = token_urlsafe(24), token_urlsafe(24)


def taken_back_often(moves: int, take_backs: int) -> Log:
    """One deal of HILO that does not end, and moves that are taken back again and again."""
    log = Log(OWNER, FRIEND)
    for _ in range(moves):
        log.move()
    for _ in range(take_backs):
        seat = log.move()
        log.do(log.people[seat - 1], TakeBack())
        if log.table.request:
            log.do(log.people[2 - seat], Consent(agreed=True))
    return log


@pytest.fixture(scope="module")
def costly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Log]]:
    database = new_database(tmp_path_factory.mktemp("logs") / "atout.db")
    log = taken_back_often(900, 400)
    log.save(database)
    server = Server(database)
    yield server, log
    server.kill()


def test_a_log_of_moves_that_were_taken_back_is_read_while_others_play(costly: tuple[Server, Log]) -> None:
    server, log = costly
    stranger = Caller(server.address, new_address())
    position = beside_an_innocent_table(server, lambda: stranger.get(f"/api/tables/{log.code}").body)
    assert position["n"] - log.table.number in (0, 1)  # that somebody watches is noted once
    assert len(position["moves"]) == len(log.table.running_match.moves)


def test_taking_back_in_a_deal_that_does_not_end(costly: tuple[Server, Log]) -> None:
    server, log = costly

    def attack() -> int:
        address, tokens = new_address(), {1: OWNER, 2: FRIEND}
        people = {seat: Caller(server.address, address, token) for seat, token in tokens.items()}
        taken_back = 0
        for _ in range(30):
            position = people[1].get(f"/api/tables/{log.code}").body
            (seat,) = position["state"]["view"]["to_act"]
            legal = people[seat].get(f"/api/tables/{log.code}").body["state"]["view"]["legal"]
            assert people[seat].do(log.code, "move", version=position["n"], move=endless(legal)).status == 200
            answer = people[seat].do(log.code, "take-back")
            people[3 - seat].do(log.code, "consent", agreed=True)
            taken_back += answer.status == 200
        return taken_back

    assert beside_an_innocent_table(server, attack) == 30


def test_a_long_deal_that_is_over_is_not_played_again() -> None:
    log = Log(OWNER, FRIEND, secret="16" * 32)  # of a deal that everybody knows, it is known how it ends
    deal_of(log, 1200)
    assert log.table.playing
    with pytest.raises(Refusal) as refused:
        log.do(log.people[log.table.running_match.moves[-1][0] - 1], TakeBack())
    assert refused.value.message == "nothing-to-take-back"


def deal_of(log: Log, moves: int) -> None:
    """A long deal, which is over then."""
    for _ in range(moves):
        log.move()
    while len(log.table.running_match.deals) == 1:
        ends_the_deal(log, log.table.to_act[0])


def ends_the_deal(log: Log, seat: int) -> None:
    log.happen(moved(log.table, seat, log.table.running_match.legal(seat)[-1], 0.0))


def test_a_long_deal_is_not_played_again_and_again() -> None:
    """Its last move is taken back, made again, taken back …: whoever reads the log plays the deal again each time."""
    log = Log(OWNER, FRIEND, secret="16" * 32)
    deal_of(log, 800)
    last = log.table.running_match.moves[-1]
    for _ in range(MOST_REPLAYED // log.table.plays_again(len(log.table.running_match.moves) - 1)):
        log.do(log.people[last[0] - 1], TakeBack())
        log.do(log.people[2 - last[0]], Consent(agreed=True))
        log.happen(moved(log.table, *last, 0.0))
    with pytest.raises(Refusal, match="no move to take back"):
        log.do(log.people[last[0] - 1], TakeBack())
    assert log.table.replayed <= MOST_REPLAYED
    assert Table.from_log(log.code, log.entries).replayed == log.table.replayed


def test_nor_if_a_bot_ends_it_while_somebody_is_asked() -> None:
    log = Log(OWNER, FRIEND, token_urlsafe(24), secret="16" * 32)
    for _ in range(LONGEST_REPLAY):
        log.move()
    log.do(log.people[2], Leave())
    while True:
        (seat,) = log.table.to_act
        after = log.table.match_with(seat, log.table.running_match.legal(seat)[-1])
        if log.table.player(seat) and len(after.deals) == 2:
            break
        ends_the_deal(log, seat)
    log.do(log.people[0], TakeBack())
    assert log.table.request is not None, "in that deal it would cost nothing"
    ends_the_deal(log, seat)
    with pytest.raises(Refusal, match="no move to take back"):
        log.do(log.people[1], Consent(agreed=True))


def test_a_match_that_goes_on_for_ever_is_broken_off() -> None:
    log = Log(OWNER, FRIEND)
    while log.table.playing:
        log.move()
    assert log.table.moves_made == MOST_MOVES
    assert log.table.status == "abandoned"
    assert Table.from_log(log.code, log.entries).status == "abandoned"


def test_a_log_at_its_longest_is_opened_by_many_while_others_play(tmp_path: Path) -> None:
    database = new_database(tmp_path / "atout.db")
    log = Log(OWNER, FRIEND)
    while log.table.playing:
        log.move()
    log.save(database)
    server = Server(database)

    def attack() -> set[int]:
        return {Caller(server.address, new_address()).get(f"/api/tables/{log.code}").status for _ in range(20)}

    try:
        assert beside_an_innocent_table(server, attack) == {200}
        assert long_tasks(server, 0.05) == 0, "not even half as long"
    finally:
        server.kill()
