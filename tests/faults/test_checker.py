"""The checker itself: it has nothing to say about an honest server, and notices every kind of lie."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from atout.server.tables.commands import Command, Move, Sit, Start
from atout.server.tables.creating import NewChair, NewTable, create
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Moment
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from tests.faults.checker import Found, seen_by, violations
from tests.faults.notes import Notes, Said, Saw

ANN, BO = "a" * 64, "b" * 64


class Evening:
    """A match of HILO with everything that two players were told, and what is in the database afterwards."""

    def __init__(self) -> None:
        new, _ = create(NewTable("hilo", [NewChair(), NewChair()], options={"limit": 1}, name="Ann"), ANN)
        self.table = Table(new.code)
        self.log: list[Entry] = []
        self.notes = Notes(started={new.code})
        self._write("created", new.data)
        self.do(BO, Sit(id="sit", name="Bo"))
        self.do(ANN, Start(id="start"))
        random, people = Random(1), {1: ANN, 2: BO}
        while self.table.playing:
            seat = random.choice(self.table.to_act)
            move = random.choice(self.table.running_match.legal(seat))
            self.do(people[seat], Move(id=f"move {self.table.number}", version=self.table.number, move=move))
        record = json.dumps(self.table.record())
        self.code, share = self.table.code, str(self.table.share)
        self.found = Found({self.code: self.log}, {self.code: "finished"}, {self.code: [(share, record)]})
        self.moves = [entry for entry in self.log if entry.kind == "moved"]

    def do(self, who: str, command: Command) -> None:
        decision = decide(self.table, who, command, Moment(0.0))
        said = Said(self.table.code, who, str(command.id))
        self.notes.commands[said] = msgspec.to_builtins(command)
        self._write(decision.kind, decision.data)
        self.notes.answered(said, {"type": "done", "n": self.table.number})

    def _write(self, kind: str, data: dict[str, object]) -> None:
        entry = Entry(self.table.number + 1, 1000.0 + self.table.number, kind, data)
        self.table = self.table.after(entry)
        self.log.append(entry)
        for seat in (1, 2):
            self.notes.saw(Saw(self.table.code, seat, entry.number), seen_by(self.table, seat))

    def replace(self, entry: Entry, **data: object) -> None:
        self.log[entry.number - 1] = Entry(entry.number, entry.at, entry.kind, {**entry.data, **data})

    @property
    def record(self) -> dict[str, object]:
        return dict(json.loads(self.found.matches[self.code][0][1]))

    @record.setter
    def record(self, record: dict[str, object]) -> None:
        self.found.matches[self.code] = [(self.found.matches[self.code][0][0], json.dumps(record))]


def lost(evening: Evening) -> None:
    """The last move, with its match."""
    evening.log.pop()
    evening.found.matches.clear()
    evening.found.statuses[evening.code] = "playing"


def gap(evening: Evening) -> None:
    del evening.log[evening.moves[3].number - 1]


def altered(evening: Evening) -> None:
    """Two moves were exchanged: it is another one that stands where the first was acknowledged."""
    first, second = evening.moves[3:5]
    evening.replace(first, id=second.data["id"], by=second.data["by"])


def other_move(evening: Evening) -> None:
    said = Said(evening.code, evening.moves[-1].data["by"], evening.moves[-1].data["id"])
    evening.notes.commands[said] = {**evening.notes.commands[said], "move": "another"}


def doubled(evening: Evening) -> None:
    first, second = evening.moves[3:5]
    evening.replace(second, id=first.data["id"], by=first.data["by"])


def acknowledged_twice(evening: Evening) -> None:
    next(iter(evening.notes.acknowledged.values())).add(1)


def for_somebody_else(evening: Evening) -> None:
    move = evening.moves[3]
    evening.replace(move, by={ANN: BO, BO: ANN}[move.data["by"]])


def refused(evening: Evening) -> None:
    move = evening.moves[3]
    evening.notes.answered(Said(evening.code, move.data["by"], move.data["id"]), {"type": "refused", "message": "stale"})


def other_view(evening: Evening) -> None:
    evening.notes.saw(Saw(evening.code, 1, len(evening.log)), {"table": {}, "view": None, "result": None})


def view_of_nothing(evening: Evening) -> None:
    evening.notes.saw(Saw(evening.code, 1, len(evening.log) + 1), seen_by(evening.table, 1))


def other_result(evening: Evening) -> None:
    evening.record = {**evening.record, "result": {}}


def other_record(evening: Evening) -> None:
    evening.record = {**evening.record, "players": ["Ann", "Bob"]}


def no_record(evening: Evening) -> None:
    evening.found.matches.clear()


def wrong_lobby(evening: Evening) -> None:
    evening.found.statuses[evening.code] = "playing"


def noticed_by_a_client(evening: Evening) -> None:
    evening.notes.complaints.append("was at entry 8 and is shown 7")


LIES: dict[Callable[[Evening], None], str] = {
    lost: "is lost",
    gap: "the log has gaps",
    altered: "which is another one",
    other_move: "was the move 'another' and became",
    doubled: "was done 2 times",
    acknowledged_twice: "acknowledged as several entries",
    for_somebody_else: "by somebody else",
    refused: "was refused (stale) and is in the log",
    other_view: "seat 1 saw something else",
    view_of_nothing: "which is not there",
    other_result: "cannot be replayed: result-differs",
    other_record: "is not what the log gives",
    no_record: "there are 0 records",
    wrong_lobby: "the lobby says 'playing'",
    noticed_by_a_client: "is shown 7",
}


def test_an_honest_server() -> None:
    evening = Evening()
    assert violations(evening.notes, evening.found) == []


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_every_lie_is_noticed(lie: Callable[[Evening], None]) -> None:
    evening = Evening()
    lie(evening)
    assert [complaint for complaint in violations(evening.notes, evening.found) if LIES[lie] in complaint]


def test_a_match_that_never_ends_is_noticed() -> None:
    evening = Evening()
    lost(evening)
    assert f"{evening.code}: the match has not come to an end" in violations(evening.notes, evening.found)
