"""The parts of the server that need no server: differences, names, tokens, tables from their logs."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.match.refusal import Refusal
from atout.server.live.patch import difference, patched
from atout.server.people.codes import new_code, read_code
from atout.server.people.names import tidy_name
from atout.server.people.tokens import hashed, is_token, new_token
from atout.server.tables.agreements import Agreement, Clock
from atout.server.tables.commands import AnyCommand, Move, Sit, Start
from atout.server.tables.creating import NewChair, NewTable, create
from atout.server.tables.deciding import HANDLERS, decide
from atout.server.tables.decision import Moment
from atout.server.tables.entries import PUBLIC, Entry
from atout.server.tables.table import Table
from atout.server.tables.thinking_time import ThinkingTime

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("abR", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(VALUES, VALUES, st.integers(0, 5))
def test_a_difference_leads_from_the_old_to_the_new(old: Any, new: Any, depth: int) -> None:
    change = json.loads(json.dumps(difference(old, new, depth)))
    assert patched(old, change) == new


@given(VALUES)
def test_no_change_is_small(value: Any) -> None:
    assert difference(value, value) in ({}, [value])


def test_tokens_and_codes() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(is_token(token) and len(token) * 6 >= 128 for token in tokens)
    assert not is_token("short")
    assert len({hashed(token) for token in tokens}) == 100
    code = new_code()
    assert read_code(f" {code[:5].upper()}-{code[5:]} ") == code


@pytest.mark.parametrize(
    ("name", "tidy"),
    [("Ann", "Ann"), ("  Žofie   K. ", "Žofie K."), ("Ⅳ", "IV"), ("a\u200db\u202ec", "abc"), ("a\tb\nc", "a b c")],
)
def test_names(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e", "x" * 25])
def test_bad_names(name: str) -> None:
    with pytest.raises(Refusal):
        tidy_name(name)


def test_every_command_is_handled_and_every_entry_is_told() -> None:
    assert set(HANDLERS) == set(AnyCommand.__args__)
    applied = {name[4:].replace("_", "-") for name in dir(Table) if name.startswith("_on_")}
    assert applied == set(PUBLIC)
    secret = {"who", "id", "by", "seed", "invitation", "host", "chairs"}
    assert not [kind for kind, fields in PUBLIC.items() if secret & set(fields)]


@pytest.mark.parametrize("clock", [None, Clock(600, 5)], ids=["no clock", "clock"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("xylotar", {"rounds": 3}), ("hilo", {"limit": 250}), ("xxl", {"mode": "full"})],
    ids=["xylotar", "hilo", "xxl"],
)
def test_a_table_is_its_log(game: str, options: dict[str, Any], clock: Clock | None) -> None:
    """Read again at any time, with finished deals passed over, it is the table that lived through everything."""
    random = Random(game)
    new = NewTable(game, [NewChair()] * 3, options, Agreement(clock=clock), "P0")
    created, _ = create(new, "w0")
    lived = Table("code")
    log: list[Entry] = []

    def happen(kind: str, data: dict[str, Any]) -> None:
        nonlocal lived
        log.append(Entry(len(log) + 1, 1000.0 + 0.25 * len(log), kind, json.loads(json.dumps(data))))
        lived = lived.after(log[-1])

    happen("created", created.data)
    for i in (1, 2):
        decision = decide(lived, f"w{i}", Sit(name=f"P{i}"), Moment(0.0))
        happen(decision.kind, decision.data)
    decision = decide(lived, "w0", Start(), Moment(0.0))
    happen(decision.kind, decision.data)
    checked = 0
    while lived.playing:
        seat = random.choice(lived.to_act)
        text = random.choice(lived.running_match.legal(seat))
        move = Move(version=lived.number, move=text, id=str(lived.number))
        decision = decide(lived, f"w{seat - 1}", move, Moment(1000.0 + 0.25 * len(log)))
        happen(decision.kind, decision.data)
        if lived.number % 37 == 0 or not lived.playing or decision.data.get("closed"):
            again = Table.from_log("code", log)
            checked += 1
            for viewer in (None, 1, 2, 3):
                assert again.state_for(viewer, "w1") == lived.state_for(viewer, "w1")
                assert again.moves_seen_by(viewer) == lived.moves_seen_by(viewer)
            for since in range(max(0, lived.number - 120), lived.number + 1, 7):
                told = again.happened_since(since, 1, "w0")
                assert told is None or [event["n"] for event in told] == list(range(since + 1, lived.number + 1))
            assert again.happened_since(lived.number - 1, 1, "w0") is not None or decision.data.get("closed")
            assert again.asked_at == lived.asked_at
            assert again.ids == lived.ids
            assert again.running_match.record() == lived.running_match.record()
    assert checked > 5


def test_thinking_time() -> None:
    time = ThinkingTime.begun(Clock(100, 10), [1, 2], 0.0).waiting_for([1]).at(30.0).with_move(1)
    assert time.bank == {1: 80.0, 2: 100}
    assert time.without_move(1).bank == {1: 70.0, 2: 100}
    time = time.waiting_for([1, 2])
    assert time.out_at() == (110.0, 1)
    time = replace(time, paused=True).at(1000.0)
    assert time.bank == {1: 80.0, 2: 100}
    assert time.out_at() is None
    assert replace(time, paused=False).at(2000.0).bank == {1: 0.0, 2: 0.0}
