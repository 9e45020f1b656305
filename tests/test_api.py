"""`import atout`: what it exports is a contract. Names, signatures and examples are listed: no change is an accident."""

from __future__ import annotations

import copy
import doctest
import inspect
import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import atout
from tests.variants import VARIANTS, Variant

ROOT = Path(__file__).parents[1]

SIGNATURES = {
    "match": "(game: str, players: Sequence[str], *, seed: int | str | bytes | None = None, "
    "deals: Sequence[Mapping[str, Any] | None] = (), **options: Any) -> Match",
    "replay": "(record: Mapping[str, Any] | str | bytes | PathLike[str]) -> Match",
    "bot": "(name: str, *, seed: int | str | None = None, simulations: int = 2000) -> Bot",
    "Match.legal": "(self, seat: int) -> list[str]",
    "Match.play": "(self, seat: int, text: str) -> None",
    "Match.view": "(self, seat: int | None = None) -> dict[str, Any]",
    "Match.record": "(self) -> dict[str, Any]",
    "Bot.choose": "(self, turn: Turn) -> str",
    "Bot.move": "(self, match: Match, seat: int | None = None, *, seconds: float = inf) -> str",
    "Turn": "(match: Match, seat: int, seconds: float = 1.0) -> None",
    "Refusal.as_json": "(self) -> WrongInEnglish",
    "Result.as_json": "(self) -> ResultInFull",
}
ATTRIBUTES = {
    "Match": {"game", "players", "seats", "options", "to_act", "finished", "moves", "result", "seed"},
    "Turn": {"seat", "seconds", "legal", "view"},
    "Refusal": {"message", "rule", "arguments", "move", "deal"},
    "Result": {"totals", "deals", "winners", "finished"},
    "Game": {"name", "players", "options", "values"},
}


def test_exactly_these_names_are_exported() -> None:
    assert atout.__all__ == ["Bot", "Game", "Match", "Refusal", "Result", "Turn", "bot", "games", "match", "replay"]
    everything: dict[str, Any] = {}
    exec("from atout import *", everything)
    assert set(atout.__all__) <= everything.keys()
    assert set(atout.__all__) <= set(dir(atout))
    assert callable(atout.match), "the package of the same name has taken its place"
    with pytest.raises(AttributeError, match="no attribute 'trump'"):
        _ = atout.trump  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", list(SIGNATURES))
def test_signatures_stay(name: str) -> None:
    assert str(inspect.signature(named(name))).replace("'", "") == SIGNATURES[name]


def named(name: str) -> Any:
    found: Any = atout
    for part in name.split("."):
        found = getattr(found, part)
    return found


def test_attributes_stay() -> None:
    match = atout.match("hilo", players=["Ann", "Bo"], seed=1)
    samples = {"Match": match, "Turn": atout.Turn(match, 1), "Refusal": atout.Refusal("bad-seed")}
    samples |= {"Result": match.result, "Game": atout.games["hilo"]}
    for name, attributes in ATTRIBUTES.items():
        assert [attribute for attribute in attributes if not hasattr(samples[name], attribute)] == [], name


def test_everything_exported_is_explained_by_an_example() -> None:
    for name in [*(name for name in atout.__all__ if name != "games"), "Match.legal", "Match.play", "Match.view", "Match.record"]:
        assert doctest.DocTestParser().get_examples(named(name).__doc__ or ""), name


def test_the_page_for_python_users_runs_and_names_everything() -> None:
    page = ROOT / "docs" / "api.md"
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0
    text = page.read_text(encoding="utf-8")
    assert [name for name in atout.__all__ if f"`atout.{name}" not in text] == []
    for name, attributes in ATTRIBUTES.items():
        assert [attribute for attribute in attributes if not re.search(rf"`(\w+\.)?{attribute}\b", text)] == [], name


def test_importing_is_light_and_needs_no_compiler() -> None:
    program = """
import sys, os, atout
assert not {"numpy", "numba", "json", "dataclasses"} & set(sys.modules)
match = atout.match("xxl", players=["Ann", "Bo"], seed=1)
match.play(match.to_act[0], atout.bot("club", seed=1).move(match))
assert "numba" not in sys.modules
assert "ATOUT_JIT" not in os.environ
"""
    environment = {name: value for name, value in os.environ.items() if name not in ("ATOUT_JIT", "PYTHONPATH")}
    subprocess.run([sys.executable, "-S", "-c", f"import site; site.main()\n{program}"], env=environment, check=True)


def some_way_into(variant: Variant, moves: int = 60) -> atout.Match:
    game, players, options = variant
    match = atout.match(game, players=[f"P{i}" for i in range(players)], seed=11, **options)
    play_on(match, moves)
    return match


def play_on(match: atout.Match, moves: int) -> None:
    random = Random(5)
    for _ in range(moves):
        if match.finished:
            return
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_matches_can_be_copied_pickled_and_compared(variant: Variant) -> None:
    match = some_way_into(variant)
    before = match.record()
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match)), atout.replay(match.record())):
        assert twin == match
        assert repr(twin) == repr(match)
        assert [twin.view(seat) for seat in (None, *twin.seats)] == [match.view(seat) for seat in (None, *match.seats)]
        assert twin.events == match.events
        play_on(twin, 40)
        assert match.record() == before
        assert match.finished or twin != match
    play_on(match, 40)
    assert match == twin


def test_a_match_says_where_it_stands() -> None:
    match = atout.match("xylotar", players=["Ann", "Bo"], seed=3, rounds=1)
    assert repr(match) == "<Xylotar: Ann, Bo; deal 1, to act: 1 (Ann), 3 (Bo)>"
    play_on(match, 10_000)
    assert match.finished
    assert repr(match) in [
        f"<Xylotar: Ann, Bo; deal {len(match.deals)}, won by {names}>" for names in ("Ann", "Bo", "Ann and Bo")
    ]
    assert match != match.record()
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_seeds_come_as_numbers_digits_or_bytes() -> None:
    forms: list[int | str | bytes] = [258, 60 * "0" + "0102", bytes(30) + b"\1\2"]
    records = [atout.match("xxl", players=["Ann", "Bo"], seed=seed).record() for seed in forms]
    assert records[0] == records[1] == records[2]
    assert atout.match("xxl", players=["Ann", "Bo"]) != atout.match("xxl", players=["Ann", "Bo"])
    for wrong in (-1, 2**256, "7", bytes(31), 1.5):
        with pytest.raises(atout.Refusal, match="64 hexadecimal digits"):
            atout.match("xxl", players=["Ann", "Bo"], seed=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "chess", "players": ["Ann", "Bo"]}, "there is no game"),
        ({"game": "hilo", "players": "Ann"}, "a list of 2 to 6 names"),
        ({"game": "hilo", "players": [1, 2]}, "a list of 2 to 6 names"),
        ({"game": "hilo", "players": ["Ann", "Bo"], "edition": "cs"}, "edition"),
        ({"game": "hilo", "players": ["Ann", "Bo"], "limit": 0}, "limit"),
        ({"game": "hilo", "players": ["Ann", "Bo"], "deals": [{"xylos": []}]}, "xylos"),
    ],
)
def test_what_is_wrong_with_a_new_match_is_told(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(atout.Refusal, match=reason):
        atout.match(**arguments)


@pytest.mark.parametrize("seat", [0, -1, 3, 99])
def test_seats_that_are_not_there_are_refused(seat: int) -> None:
    match = atout.match("hilo", players=["Ann", "Bo"], seed=1)
    for ask in (
        match.legal,
        match.view,
        lambda seat: match.play(seat, "flip 1 2"),
        lambda seat: atout.bot("random").move(match, seat),
    ):
        with pytest.raises(atout.Refusal, match=f"no seat {seat} here"):
            ask(seat)


def test_records_are_read_in_every_form(tmp_path: Path) -> None:
    match = some_way_into(("hilo", 3, {}))
    text = json.dumps(match.record())
    file = tmp_path / "match.atout.json"
    file.write_text(text, encoding="utf-8")
    for form in (match.record(), text, f"\ufeff\n {text}", text.encode(), file, str(file)):
        assert atout.replay(form) == match
    for wrong in ("{", b"[]", {"format": "atout/1"}, {"format": {1, 2}}, {**match.record(), "mood": "good"}):
        with pytest.raises(atout.Refusal):
            atout.replay(wrong)
    with pytest.raises(FileNotFoundError):
        atout.replay(tmp_path / "nothing.json")


def test_a_bot_is_asked_only_when_it_is_its_turn() -> None:
    match = atout.match("hilo", players=["Ann", "Bo"], seed=1, limit=1)
    match.play(2, "flip 1 2")
    with pytest.raises(atout.Refusal, match="turn of seat 1"):
        atout.bot("club").move(match, 2)
    play_on(match, 1000)
    with pytest.raises(atout.Refusal, match="over"):
        atout.bot("club").move(match)
    with pytest.raises(ValueError, match="there is no bot 'champion'"):
        atout.bot("champion")
    with pytest.raises(ValueError, match="at least one simulation"):
        atout.bot("expert", simulations=0)


@pytest.mark.parametrize("name", ["random", "novice", "club", "expert"])
def test_bots_can_be_copied_and_sent_to_other_processes(name: str) -> None:
    """Also in the middle of a match; each copy goes on as the one it was made of would have."""
    match = atout.match("hilo", players=["Ann", "Bo"], seed=1)
    bot = atout.bot(name, seed=4)
    if name != "expert":  # its processes are started by whoever asks it first
        match.play(1, bot.move(match, 1))
        match.play(2, bot.move(match, 2))
    twins = [bot, copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
    if name != "expert":
        assert len({tuple(twin.move(match) for _ in range(6)) for twin in twins}) == 1


def test_a_bot_knows_what_its_seat_may_know() -> None:
    """What Ann cannot see is exchanged: Bo's hand and the deck. No bot of hers plays otherwise."""
    matches = []
    for swap in (False, True):
        match = atout.match("xxl", players=["Ann", "Bo", "Cy"], seed=4, mode="series", variant=1)
        hands = list(match.deals[0]["hands"])
        if swap:
            hands[1], hands[2] = hands[2], hands[1]
        deal = {**match.deals[0], "dealer": 3, "hands": hands}
        matches.append(atout.match("xxl", players=["Ann", "Bo", "Cy"], seed=4, deals=[deal], mode="series", variant=1))
    one, other = matches
    assert one != other
    assert one.view(1) == other.view(1)
    for name in ("random", "novice", "club"):
        assert [atout.bot(name, seed=s).move(one, 1) for s in range(20)] == [
            atout.bot(name, seed=s).move(other, 1) for s in range(20)
        ]


@pytest.mark.slow
def test_expert_thinks_beside_a_program_and_leaves_with_it() -> None:
    """Without any setting, in one program, with the moves that it would choose inside a compiled one."""
    program = """
import atout
match = atout.match("hilo", players=["Ann", "Bo"], seed=5)
expert = atout.bot("expert", seed=1, simulations=200)
for _ in range(6):
    match.play(match.to_act[0], expert.move(match))
print(match.moves)
"""
    environment = {name: value for name, value in os.environ.items() if name != "ATOUT_JIT"}
    beside, inside = (
        subprocess.run([sys.executable, "-c", program], env={**environment, **jit}, capture_output=True, text=True, check=True)
        for jit in ({}, {"ATOUT_JIT": "1"})
    )
    assert beside.stdout == inside.stdout
    assert beside.stderr == ""


NO_SEATS: list[Any] = ["1", None, 1.0, True, b"1", [1], {}, float("nan"), 0, -1, 7, 10**30, object()]
NO_MOVES: list[Any] = [3, None, 1.0, True, b"flip 1 2", ["flip 1 2"], {}, object(), "", "\ud800"]


@pytest.mark.parametrize("game", ["hilo", "xylotar", "xxl"])
def test_whatever_a_program_says_is_refused_and_changes_nothing(game: str) -> None:
    match = atout.match(game, players=["Ann", "Bo"], seed=7)
    before = match.record()
    for seat in NO_SEATS:
        for ask in (match.legal, match.view, lambda seat: match.play(seat, "flip 1 2"), lambda seat: atout.Turn(match, seat)):
            if ask == match.view and seat is None:
                continue  # a spectator's
            with pytest.raises(atout.Refusal) as refused:
                ask(seat)
            assert refused.value.message == "no-such-seat", seat
            assert str(refused.value)
    for text in NO_MOVES:
        with pytest.raises(atout.Refusal, match=r"not a move|number|rule|\("):
            match.play(1, text)
    for no_list in (3, None, 1.5, b"AB", object()):
        with pytest.raises(atout.Refusal):
            atout.match(game, players=no_list)  # type: ignore[arg-type]
        with pytest.raises(atout.Refusal):
            atout.match(game, players=["Ann", "Bo"], deals=no_list)  # type: ignore[arg-type]
    with pytest.raises(atout.Refusal, match="game"):
        atout.match(object(), players=["Ann", "Bo"])  # type: ignore[arg-type]
    assert match.record() == before


def test_a_whole_number_is_a_seat_whatever_library_it_is_of() -> None:
    match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
    match.play(np.int64(1), "flip 1 9")  # type: ignore[arg-type]
    assert match.view(np.uint8(1))["seat"] == 1  # type: ignore[arg-type]
    assert atout.replay(match.record()).moves == [(1, "flip 1 9")]
