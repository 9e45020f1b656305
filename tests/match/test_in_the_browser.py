"""The rulebook as the browser runs it: interpreted, with the stand-in for NumPy. It must see what everybody else sees."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from atout.bots.bot import Turn
from atout.bots.question import question
from atout.bots.thinking import Effort
from atout.match import record as records
from atout.match.all_cards import view_of_all_cards
from atout.match.statistics import VERSION, figures, together

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "match" / "fairness").glob("*.atout.json"))

ASK = """
import sys
import numpy
assert numpy.__file__.endswith("web/python/numpy.py")
from desk import ask
for line in sys.stdin:
    print(ask(line), flush=True)
"""


@pytest.fixture(scope="module")
def desk() -> Any:
    environment = {**os.environ, "ATOUT_JIT": "0", "PYTHONPATH": f"{ROOT / 'web' / 'python'}{os.pathsep}{ROOT / 'src'}"}
    process = subprocess.Popen(
        [sys.executable, "-c", ASK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdin is not None
    assert process.stdout is not None
    asked, answered = process.stdin, process.stdout

    def ask(*question: Any) -> Any:
        asked.write(json.dumps(question) + "\n")
        asked.flush()
        return json.loads(answered.readline())

    yield ask
    process.kill()
    process.wait()


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def without_reasons(result: dict[str, Any]) -> dict[str, Any]:
    """A result as a record keeps it."""
    numbers = {key: value for key, value in result.items() if key not in ("ended", "extra", "deals_agreed")}
    return {**numbers, "deals": [{key: deal[key] for key in ("scores", "places")} for deal in result["deals"]]}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_every_frame_is_what_the_server_would_show(desk: Any, path: Path) -> None:
    opened = desk("open", path.read_text())["answer"]
    record = json.loads(path.read_bytes())
    assert opened["record"] == record
    assert opened["result"]["deals"][0]["account"]
    assert without_reasons(opened["result"]) == record["result"]
    match = records.begin(record)
    viewers: list[Any] = [None, "all", match.seats[0], match.seats[-1]]
    deals = range(1, len(record["deals"]) + 1)
    frames = {viewer: [frame for deal in deals for frame in desk("frames", viewer, deal)["answer"]] for viewer in viewers}
    for number, move in enumerate([None, *record["moves"]]):
        if move is not None:
            match.play(*move)
            assert opened["happened"][number - 1] == plain(match.events)
        assert opened["deals"][number] == len(match.deals)
        for viewer in viewers:
            look = view_of_all_cards(match) if viewer == "all" else match.view_now(viewer)
            assert frames[viewer][number] == plain({"view": look, "result": match.result.as_json()})


def test_all_cards_lie_open_and_nothing_else_changes() -> None:
    """Whoever looks at everything sees every card of the deal; what a spectator sees is as it was."""
    for path in RECORDS:
        match = records.begin(json.loads(path.read_bytes()))
        everything = json.dumps(view_of_all_cards(match))
        deal = match.deals[0]
        hands = deal.get("hands") or deal.get("xylos") or deal["tableaus"]
        assert all(f'"{card}"' in everything for hand in hands for card in hand.split()), path.name
        hidden = {"xylos", "tableaus", "held", "hands"}
        shown, spectator = view_of_all_cards(match), match.view_now()
        assert {k: v for k, v in shown.items() if k not in hidden} == {k: v for k, v in spectator.items() if k not in hidden}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_position_to_play_on_from(desk: Any, path: Path) -> None:
    opened = desk("open", path.read_text())["answer"]
    for moves in (0, 10, len(opened["moves"]) - 1):
        part = desk("until", moves)["answer"]
        assert len(part["moves"]) == moves
        assert "result" not in part
        again = records.replay(json.dumps(part).encode())
        assert [list(move) for move in again.moves] == opened["moves"][:moves]


def test_a_wrong_record_is_shown_as_far_as_it_goes(desk: Any) -> None:
    record = json.loads(RECORDS[0].read_bytes())
    moves = record["moves"]
    for wrong in ({"moves": [*moves[:20], [moves[20][0], "castle"]]}, {"moves": [*moves[:20], "nothing"]}):
        opened = desk("open", json.dumps({**record, **wrong}))["answer"]
        assert opened["wrong"]["move"] == 21
        assert opened["moves"] == moves[:20]
        assert len(desk("frames", "all", 1)["answer"]) == 21
    opened = desk("open", json.dumps({**record, "result": {**record["result"], "totals": [0, 0]}}))["answer"]
    assert opened["wrong"]["message"] == "result-differs"
    assert opened["moves"] == moves
    assert desk("open", json.dumps({**record, "moves": ["nothing"]}))["refused"]["message"] == "bad-move-entry"
    unfinished = desk("open", json.dumps({**{k: v for k, v in record.items() if k != "result"}, "moves": moves[:20]}))["answer"]
    assert unfinished["wrong"] is None
    assert not unfinished["result"]["finished"]
    assert unfinished["moments"][0] == {"move": 0, "kind": "deal"}


def test_statistics_are_those_of_the_command(desk: Any) -> None:
    assert desk("figures-version")["answer"] == VERSION
    counted = [desk("figures", path.read_text())["answer"] for path in RECORDS]
    assert counted == [plain(figures(path.read_bytes())) for path in RECORDS]
    names = {"P6": None}
    assert desk("together", counted, names, "hilo", False)["answer"] == plain(together(counted, names, game="hilo", bots=False))
    assert desk("together", counted, {"P2": "P1"}, None, True)["refused"]["message"] == "one-person-twice"


def test_playing_and_refusals(desk: Any) -> None:
    record = {"format": "atout/1", "game": "hilo", "players": ["A", "B"], "seed": "00" * 32, "moves": []}
    look = desk("begin", json.dumps(record), 1, {})["answer"]
    assert look["view"]["to_act"] == [1, 2]
    assert desk("play", 1, "take 1")["refused"]["rule"]
    assert desk("play", 1, look["view"]["legal"][0])["answer"]["moved"]["seat"] == 1
    assert desk("bot")["answer"] is None
    assert desk("open", "nonsense")["refused"]["message"] == "not-json"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_bots_play_on_from_the_middle_of_a_record_to_the_end(desk: Any, path: Path) -> None:
    opened = desk("open", path.read_text())["answer"]
    part = desk("until", len(opened["moves"]) // 2)["answer"]
    desk("begin", json.dumps(part), opened["seats"][0], dict.fromkeys(opened["seats"], "club"))
    while moved := desk("bot")["answer"]:
        last = moved
    assert last["result"]["finished"]
    again = records.replay(json.dumps(desk("record")["answer"]).encode())
    assert plain(again.result.as_json()) == last["result"]
    assert [list(move) for move in again.moves[: len(part["moves"])]] == part["moves"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_bot_that_thinks_ahead_asks_what_it_asks_everywhere(desk: Any, path: Path) -> None:
    """The same bytes as with NumPy; and where nobody can answer, it plays all the same."""
    opened = desk("open", path.read_text())["answer"]
    part = desk("until", len(opened["moves"]) * 2 // 3)["answer"]
    match = records.replay(json.dumps(part).encode())
    desk("begin", json.dumps(part), opened["seats"][0], dict.fromkeys(opened["seats"], "expert"))
    asked = 0
    while (said := desk("bot")["answer"]) and asked < 4:
        if "question" in said:
            asked += 1
            (seat,) = {seat for seat in match.to_act if seat == said["question"]["numbers"][0] + 1}
            turn, seed = Turn(match, seat), said["question"]["numbers"][2]
            assert said["question"] == plain(question(turn.seen, turn.stakes, Effort(), seed))
            action = next(iter(turn.move_of))
            tried = [[action, 3, 1.5, 12, 60]]
            said = desk("thought", {"simulations": 3, "worlds": 1, "tried": tried} if asked % 2 else None)["answer"]
            assert asked % 2 == 0 or said["moved"]["move"] == turn.move_of[action]
        match.play(said["moved"]["seat"], _as_played(said, desk("record")["answer"]))
    assert asked == 4


def _as_played(said: Any, record: Any) -> str:
    """The move itself: what was seen of it may be less."""
    assert len(record["moves"]) == said["moves"]
    seat, move = record["moves"][-1]
    assert seat == said["moved"]["seat"]
    return str(move)


def test_what_the_rulebook_needs_of_pythons_own_library_comes_compiled() -> None:
    """A browser that compiles it at every start needs seconds for that. Whatever else is there has stayed as it was."""
    (library,) = (ROOT / "src/atout/server/client/assets").glob("python-*/python_stdlib.zip")
    with ZipFile(library) as files:
        assert files.testzip() is None
        names = set(files.namelist())
    assert {"dataclasses.pyc", "json/__init__.pyc", "random.pyc", "re/__init__.pyc", "typing.pyc"} <= names
    assert not {name for name in names if name.removesuffix("c") in names and name.endswith(".pyc")}, "in one form only"
    assert {"_strptime.py", "statistics.py", "encodings/latin_1.py"} <= names, "what is not loaded at the start can still be"
