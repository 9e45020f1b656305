"""Deciding changes nothing, and an entry changes no table: it leads to another one."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from atout.game import GAMES
from atout.match.refusal import Refusal
from atout.server.rooms.ledger import Ledger
from atout.server.storage.writer import NotSaved
from atout.server.tables.agreements import Agreement, Clock
from atout.server.tables.commands import AnyCommand, Command, Move, Sit, Start
from atout.server.tables.creating import NewChair, NewTable, create
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Decision, Moment
from atout.server.tables.entries import PUBLIC, Entry
from atout.server.tables.in_the_match import moved
from atout.server.tables.table import Table
from tests.server.support.every_command import HOST, PLAYERS

WHO = ("w0", "w1", "w2", "stranger", None)
EVERYTHING: tuple[Command, ...] = tuple(
    msgspec.convert({"do": name, "id": "once", **arguments}, AnyCommand) for name, arguments in {**PLAYERS, **HOST}.items()
)
KEPT = {"_summary", "_result_of", "_result_json", "_tried", "_to_act", "_drawn", "_free_of", "_free"}
"""What follows from the rest, and is kept so that nobody works it out twice."""


def contents(table: Table) -> bytes:
    """Every byte of a table, the match with all that it remembers among them."""
    values = {name: value for name, value in vars(table).items() if name not in KEPT}
    if table.match is not None:
        match = table.match.__getstate__()
        values["match"] = [{name: value for name, value in match.items() if name not in KEPT}, table.match._marks]
    for happening in table.lately:
        happening.public = None
    return pickle.dumps(plain(values))


def plain(value: Any) -> Any:
    """The same made anew, so that two equal values have equal bytes however they came about."""
    match value:
        case dict():
            return {repr(key): plain(other) for key, other in value.items()}
        case set() | frozenset():
            return sorted(plain(list(value)), key=repr)
        case list() | tuple():
            return [plain(other) for other in value]
        case str() | bytes() | int() | float() | None:
            return repr(value)
        case type():
            return value.__name__
    if isinstance(value, msgspec.Struct):
        return plain(msgspec.structs.asdict(value))
    return [type(value).__name__, plain(vars(value))]


def say(table: Table, who: str | None, command: Command, now: float) -> Table:
    return table.after(decide(table, who, command, Moment(now)).entry(table, now))


def evening(game: str, seed: int, *, length: int = 70) -> Iterator[tuple[Table, Entry]]:
    """Tables in the order in which they come, each with the entry that leads on: moves at random, and everything else that people
    can say, of those entries that come of it."""
    random = Random(f"{game} {seed}")
    clock = Clock(600, 5) if seed % 2 else None
    made, _ = create(NewTable(game, [NewChair()] * 3, {}, Agreement(clock=clock, grace=5.0), "P0"), "w0")
    table = Table(made.code)
    now = 1000.0

    def on(entry: Entry) -> tuple[Table, Entry]:
        nonlocal table
        before, table = table, table.after(entry)
        return before, entry

    yield on(Entry(1, now, "created", made.data))
    for number in (1, 2):
        yield on(decide(table, f"w{number}", Sit(name=f"P{number}"), Moment(now)).entry(table, now))
    yield on(decide(table, "w0", Start(), Moment(now)).entry(table, now))
    while table.playing and table.number < length:
        now += random.uniform(0, 3)
        if random.random() < 0.3:
            decision = said_at_random(table, random, now)
        else:
            seat = random.choice(table.to_act)
            decision = moved(table, seat, random.choice(table.running_match.legal(seat)), now)
        if decision is not None:
            yield on(decision.entry(table, now))


def said_at_random(table: Table, random: Random, now: float) -> Decision | None:
    seat = random.choice(list(table.chairs))
    waits = table.chairs[seat].away_since is None and table.chairs[seat].who is not None
    if waits and random.random() < 0.2:
        return Decision("away", {"seat": seat, "until": now + 5, "by": table.chairs[seat].who})
    command = msgspec.structs.replace(random.choice(EVERYTHING), id=f"{table.number} {random.random()}")
    try:
        decision = decide(table, random.choice(WHO), command, Moment(now))
    except Refusal:
        return None
    return None if decision.kind == "abandoned" else decision


@cache
def evenings(game: str) -> list[tuple[Table, Entry]]:
    return [step for seed in range(3) for step in evening(game, seed)]


games = pytest.mark.parametrize("game", GAMES)


@games
def test_deciding_changes_nothing(game: str) -> None:
    random, decided = Random(game), 0
    for table, _ in evenings(game):
        before = contents(table)
        moves = [Move(version=table.number, move=text) for seat in table.to_act for text in table.running_match.legal(seat)[:3]]
        for command in (*EVERYTHING, *moves):
            who = random.choice(WHO)
            with_luck = decided_of(table, who, command)
            decided += with_luck is not None
        for seat in table.to_act:
            moved(table, seat, table.running_match.legal(seat)[-1], 5000.0)
        assert contents(table) == before
    assert decided > 100


def decided_of(table: Table, who: str | None, command: Command) -> Decision | None:
    try:
        return decide(table, who, command, Moment(5000.0))
    except Refusal:
        return None


@games
def test_an_entry_changes_neither_the_table_before_nor_itself(game: str) -> None:
    kinds = set()
    for table, entry in evenings(game):
        before, written = contents(table), msgspec.json.encode(entry)
        first, second = table.after(entry), table.after(entry)
        assert contents(table) == before, entry.kind
        assert msgspec.json.encode(entry) == written, entry.kind
        assert contents(first) == contents(second)
        for viewer in (None, *first.chairs):
            first.state_for(viewer, "w1")
            first.happened_lately(viewer, "w1")
            if table.number:
                table.state_for(viewer, "w1")
        assert contents(table) == before, entry.kind
        kinds.add(entry.kind)
    assert kinds <= set(PUBLIC)
    assert len(kinds) > 8, kinds


@games
def test_a_table_before_and_a_table_after_an_entry_go_their_own_ways(game: str) -> None:
    """Whoever holds a table sees in it what was there then, whatever happens at the next one."""
    steps = evenings(game)
    seen = [contents(table) for table, _ in steps]
    for (table, entry), was in zip(steps, seen, strict=True):
        other = table.after(entry)
        while other.playing and other.number < entry.number + 5:
            seat = other.to_act[0]
            other = other.after(moved(other, seat, other.running_match.legal(seat)[0], 9000.0).entry(other, 9000.0))
        assert contents(table) == was


@games
def test_the_log_gives_the_table_that_lived_through_it(game: str) -> None:
    for seed in range(4):
        log, lived = [], None
        for table, entry in evening(game, seed):
            log.append(Entry(entry.number, entry.at, entry.kind, json.loads(json.dumps(entry.data))))
            lived = table.after(entry)
        assert lived is not None
        again = Table(lived.code)
        for entry in log:
            again = again.after(entry)
        assert contents(again) == contents(lived)
        opened = Table.from_log(lived.code, log)
        for viewer in (None, *lived.chairs):
            assert opened.state_for(viewer, "w1") == lived.state_for(viewer, "w1")
            assert opened.moves_seen_by(viewer) == lived.moves_seen_by(viewer)
        for name in ("asked_at", "ids", "notes", "chairs", "has_sat", "request", "sent_away", "closed", "thinking"):
            assert plain(getattr(opened, name)) == plain(getattr(lived, name)), name


# --- A commit that fails ---


def ledger_of(table: Table, write: Callable[[], Any]) -> tuple[Ledger, list[Table]]:
    """A ledger with that table in memory, over a database that writes like this."""

    async def writes(*entry: Any) -> Any:
        return write()

    async def log(code: str, after: int = 0) -> list[Entry]:
        return [Entry(table.number, table.changed_at, "nothing new", {})]

    async def nothing(code: str, number: int) -> None:
        return None

    store = SimpleNamespace(log=log, table_row=lambda *_, **__: None, people_rows=lambda *_: [], match_rows=lambda *_: [])
    hub: Any = SimpleNamespace(
        store=store,
        writer=SimpleNamespace(write=writes),
        bus=SimpleNamespace(needed=False),
        closing=False,
        spawn=lambda work: asyncio.create_task(work),
    )
    taken_up: list[Table] = []
    ledger = Ledger(hub, table.code, lambda table, _: taken_up.append(table))
    ledger.table, ledger.number = table, table.number
    return ledger, taken_up


def fails() -> bool:
    raise NotSaved("no room on the disk")


def dies() -> bool:
    raise asyncio.CancelledError


@games
@pytest.mark.parametrize("failing", [fails, dies, lambda: False], ids=["not saved", "cancelled", "too late"])
def test_a_commit_that_fails_leaves_the_table_as_it_was(game: str, failing: Callable[[], bool]) -> None:
    async def check() -> None:
        for table, _ in evenings(game)[5:60:6]:
            if not table.playing:
                continue
            seat = table.to_act[0]
            before = contents(table)
            ledger, taken_up = ledger_of(table, failing)
            decision = moved(table, seat, table.running_match.legal(seat)[0], 5000.0)
            with suppress(Refusal, asyncio.CancelledError):
                assert await ledger.write(table, decision, 5000.0) is None
            assert ledger.table is table
            assert taken_up == []
            assert contents(table) == before
            assert table.state_for(seat, "w0") == table.state_for(seat, "w0")
            assert await ledger.remembered() is table  # the log was read on, and had nothing more
            again, written = ledger_of(table, lambda: True)
            after = await again.write(table, moved(table, seat, table.running_match.legal(seat)[0], 5000.0), 5000.0)
            assert after is not None
            assert written == [after]
            assert again.table is after
            assert after.number == table.number + 1

    asyncio.run(check())
