"""Where people play again nobody waits for a host. That is for those people, not for whoever comes by; and nobody makes matches
in somebody's name."""

from __future__ import annotations

import pytest

from atout.match.refusal import Refusal
from atout.server.tables.commands import Abandon, HandOver, Kick, Lock, Sit
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Moment
from tests.hostile.beside import beside_an_innocent_table
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server
from tests.server.tables.test_rematch import AGAIN, NOW, Evening


def test_a_stranger_who_takes_the_seat_of_a_bot_starts_nothing() -> None:
    evening = Evening(people=2)
    evening.tap("ann")
    assert evening.new is not None
    evening.do(evening.new.code, "stranger", Sit(name="Zed"))
    with pytest.raises(Refusal, match="only the host"):
        evening.do(evening.new.code, "stranger", AGAIN)
    may_start = {who for who in ("ann", "ben", "stranger", None) if evening.new.state_for(None, who)["own"]["again"]}
    assert may_start == {"ann", "ben"}, "and nobody else is told that they may"
    evening.begin("ben")
    assert evening.new.playing


def test_whoever_starts_is_there_connected_or_not() -> None:
    evening = Evening()
    evening.tap("ben")
    evening.begin("ben")
    assert evening.new is not None
    bots = {chair.who: chair.bot for chair in evening.new.chairs.values()}
    assert bots == {"ann": "random", "ben": None, "cy": "random"}


def test_nobody_takes_the_next_table_from_a_host_who_is_still_at_the_last_one() -> None:
    """They look at the result for longer than the grace time, and find themselves sent away, and no way to another table."""
    evening, later = Evening(), Moment(NOW + 3600)
    evening.tap("ben")
    evening.come("ben")
    assert evening.new is not None
    for command in (Kick(seat=2), Abandon(), Lock(on=True), HandOver(seat=3)):
        with pytest.raises(Refusal, match="only the host"):
            decide(evening.new, "ben", command, later)
    evening.begin("ben")
    assert evening.new.playing, "and nobody has to wait for them"
    assert decide(evening.new, "ben", Abandon(), later).kind == "abandoned", "in the match it is as ever"


@pytest.mark.slow
@pytest.mark.parametrize("comes", [False, True])
def test_nobody_has_played_where_they_never_came(server: Server, comes: bool) -> None:
    """Somebody once sat at a stranger's table. The stranger plays on and on without them: these are no matches of theirs."""

    def attack() -> list[list[bool]]:
        stranger, victim = (Caller(server.address, new_address()).arrive() for _ in range(2))
        code = stranger.table("hilo", options={"limit": 20}, agreement={"pace": 0})
        assert victim.do(code, "sit", name="Bo").status == 200
        assert stranger.do(code, "start").status == 200
        assert stranger.do(code, "abandon").status == 200
        again = stranger.do(code, "rematch").body["code"]
        if comes:
            assert victim.do(again, "say", phrase="hello").status == 200
        assert stranger.do(again, "start", absent="random").status == 200
        play_to_the_end(stranger, again)
        matches = [victim.get("/api/matches").body, stranger.get("/api/matches").body]
        assert [len(match["finished"]) for match in matches] == [int(comes), 1]
        return [bots["bots"] for bots in matches[1]["finished"]]

    assert beside_an_innocent_table(server, attack) == [[not comes, False]]


def play_to_the_end(person: Caller, code: str) -> None:
    """Somebody moves whenever it is their turn."""
    while (position := person.get(f"/api/tables/{code}").body)["state"]["table"]["status"] == "playing":
        legal = position["state"]["view"].get("legal")
        if legal:
            person.do(code, "move", version=position["n"], move=legal[-1])
