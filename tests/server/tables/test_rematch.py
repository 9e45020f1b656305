"""Playing again: whoever taps in whatever order, all who do sit at the same table, and nobody who does not keeps them waiting."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.match.refusal import Refusal
from atout.server.tables.agreements import Agreement
from atout.server.tables.commands import Abandon, Agree, Command, Kick, Leave, Rematch, Sit, Start
from atout.server.tables.creating import NewChair, NewTable, create
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Decision, Moment
from atout.server.tables.table import Table

NOW = 1000.0
PEOPLE = ("ann", "ben", "cy")
AGAIN = Start(fill="random", absent="random")


class Evening:
    """A table of three people whose match is over, and the one where they play again."""

    def __init__(self, people: int = 3) -> None:
        seats = [NewChair()] * people + [NewChair(bot="novice")] * (3 - people)
        made, _ = create(NewTable("hilo", seats, {}, Agreement(), "ann"), "ann")
        self.tables: dict[str, Table] = {}
        self.code = made.code
        self.note(made.code, "created", made.data)
        for who in PEOPLE[1:people]:
            self.do(self.code, who, Sit(name=who))
        self.do(self.code, "ann", Start())
        self.do(self.code, "ann", Abandon())

    def note(self, code: str, kind: str, data: dict[str, Any]) -> None:
        self._write(code, Decision(kind, data))

    def do(self, code: str, who: str, command: Command) -> dict[str, Any]:
        decision = decide(self.tables[code], who, command, Moment(NOW))
        if decision.creates:
            self.note(decision.creates.code, "created", decision.creates.data)
        self._write(code, decision)
        return decision.answer

    def _write(self, code: str, decision: Decision) -> None:
        table = self.tables.get(code) or Table(code)
        self.tables[code] = table.after(decision.entry(table, NOW))

    @property
    def old(self) -> Table:
        return self.tables[self.code]

    @property
    def new(self) -> Table | None:
        return self.tables.get(self.old.rematch or "")

    # --- What people do ---

    def tap(self, who: str) -> None:
        """'Play again', as often as one likes."""
        if self.old.seat_of(who) is None:
            return
        if self.old.seat_of(who) in self.old.ready:
            with pytest.raises(Refusal, match="the new table"):
                self.do(self.code, who, Rematch())
        else:
            assert self.do(self.code, who, Rematch()) == {"code": self.old.rematch}

    def come(self, who: str) -> None:
        if self.new and (seat := self.new.seat_of(who)) and self.new.chairs[seat].away_since is not None:
            self.note(self.new.code, "back", {"seat": seat})

    def go(self, who: str) -> None:
        for table in (self.old, self.new):
            if table and (seat := table.seat_of(who)) and table.chairs[seat].away_since is None:
                self.note(table.code, "away", {"seat": seat, "until": NOW + 60})

    def leave(self, who: str) -> None:
        for table in (self.old, self.new):
            if table and table.seat_of(who):
                self.do(table.code, who, Leave())

    def begin(self, who: str) -> None:
        if self.new and self.new.seat_of(who) and self.new.status == "open":
            self.do(self.new.code, who, AGAIN)


ACTS = st.tuples(st.sampled_from(("tap", "come", "go", "leave", "begin")), st.sampled_from(PEOPLE))


@given(st.lists(ACTS, max_size=10), st.sampled_from(PEOPLE), st.integers(1, 3))
def test_no_order_of_taps_is_a_dead_end(acts: list[tuple[str, str]], who: str, people: int) -> None:
    evening = Evening(people)
    for act, whom in acts:
        getattr(evening, act)(whom)
    if evening.old.seat_of(who) is None:
        return  # whoever has left has left
    evening.tap(who)
    new = evening.new
    assert new is not None
    if new.seat_of(who) is None:
        return  # left there, too
    evening.come(who)
    evening.begin(who)
    new = evening.new
    assert new is not None
    assert new.status == "playing"
    seat = new.seat_of(who)
    assert seat is not None
    assert new.chairs[seat].bot is None, "whoever is here plays"
    started = {whom for act, whom in acts if act == "begin"}  # whoever does is there, with a connection or without
    here = [chair for chair in new.chairs.values() if chair.bot is None and chair.who not in started]
    assert all(chair.away_since is None for chair in here) or any(act == "go" for act, _ in acts), "nobody else is waited for"


def test_everybody_hears_who_plays_again() -> None:
    evening = Evening()
    assert evening.old.summary()["ready"] == []
    evening.tap("ben")
    evening.tap("ann")
    assert evening.old.summary()["ready"] == [1, 2]
    evening.leave("ben")
    assert evening.old.summary()["ready"] == [1]


def test_people_keep_their_height_although_everybody_sits_one_seat_further() -> None:
    evening = Evening()
    evening.tables[evening.code].options = {"heights": [2, 3, 1]}  # Ben is the tallest, Ann the shortest (H4)
    evening.tap("ann")
    new = evening.new
    assert new is not None
    assert [new.chairs[seat].who for seat in new.options["heights"]] == ["ben", "cy", "ann"]


def test_a_bot_plays_for_whoever_has_not_come_until_they_do() -> None:
    evening = Evening()
    evening.tap("ben")
    assert evening.new is not None
    evening.come("ben")
    evening.begin("ben")
    bots = {chair.who: chair.bot for chair in evening.new.chairs.values()}
    assert bots == {"ann": "random", "ben": None, "cy": "random"}
    evening.come("cy")
    assert evening.new.chairs[evening.new.seat_of("cy") or 0].bot is None


def test_a_host_who_changes_something_starts_it_themselves() -> None:
    evening = Evening()
    evening.tap("ben")
    assert evening.new is not None
    evening.do(evening.new.code, "ann", Agree(agreement=evening.new.agreement))
    assert not evening.new.again
    with pytest.raises(Refusal, match="only the host"):
        evening.begin("ben")


def test_whoever_was_asked_to_leave_does_not_start_it() -> None:
    evening = Evening()
    evening.do(evening.code, "ann", Kick(seat=3))
    evening.tap("ann")
    assert evening.new is not None
    with pytest.raises(Refusal, match="you do not sit"):
        evening.do(evening.new.code, "cy", AGAIN)
