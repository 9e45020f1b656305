"""The commands as people and programs type them, in processes of their own where the exit status or the start matters."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from atout.cli import UsageError, main, make_parser, play
from atout.match.opening import new_match
from tests.match.test_record import base


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.atout.json"
    path.write_text(json.dumps(base()))
    return path


def output(capsys: pytest.CaptureFixture[str], *arguments: Any, status: int = 0) -> str:
    """What a command prints; its error output if it is to fail."""
    assert main([str(argument) for argument in arguments]) == status
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return captured.err if status else captured.out


def test_legal(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    legal = json.loads(output(capsys, "legal", record, "--json"))
    assert legal == {"to_act": [2], "moves": {"2": ["play 4", "play 6", "play 12"]}}
    assert "play 12" in output(capsys, "legal", record)


def test_legal_where_a_seat_may_arrange(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    path.write_text(json.dumps(base(players=["A", "B"], deals=[], moves=[])))
    legal = json.loads(output(capsys, "legal", path, "--json"))
    assert legal["to_act"] == [1, 3]
    assert [[move[:10] for move in legal["moves"][seat]] for seat in "13"] == [
        ["arrange 3 ", "arrange 2 "],
        ["arrange 1 ", "arrange 4 "],
    ]


def test_replay(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    result = json.loads(output(capsys, "replay", record, "--json"))
    assert result == {"finished": False, "deals": [], "totals": [0, 0, 0, 0], "places": [1, 1, 1, 1], "winners": []}
    assert "Bo to move" in output(capsys, "replay", record)


def test_view(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    view = json.loads(output(capsys, "view", record, "--seat", "4", "--json"))
    assert view["xylos"][0]["cards"][0] == "Y8"  # seat 4 arranged for seat 1
    assert view["xylos"][3]["cards"][0] == "R?"
    spectator = json.loads(output(capsys, "view", record, "--json"))
    assert spectator["seat"] is None
    assert spectator["xylos"][0]["cards"][0] == "Y?"
    assert "Trick" in output(capsys, "view", record)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    games = {game["game"]: game for game in json.loads(output(capsys, "games", "--json"))}
    assert games["xylotar"]["players"] == {"least": 2, "most": 5}
    assert games["xylotar"]["options"]["edition"] == {"default": "fr", "values": ["fr", "cs"]}
    assert "xylotar: 2 to 5 players" in output(capsys, "games")


def test_a_wrong_record_is_status_1_with_the_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(base(moves=[[1, "play 1"]])))
    for command in ("replay", "legal", "view"):
        assert main([command, str(path), "--json"]) == 1
        captured = capsys.readouterr()
        assert captured.err == f"{path}: move 1: the leftmost card may not be led (X9)\n"
        error = json.loads(captured.out)["error"]
        assert (error["move"], error["rule"], error["file"]) == (1, "X9", str(path))
        assert main([command, str(path)]) == 1
        assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "bridge"],
        ["simulate", "xylotar", "--players", "6"],
        ["simulate", "xylotar", "--players", "1"],
        ["simulate", "xylotar", "--matches", "0"],
        ["simulate", "xylotar", "--option", "rounds"],
        ["simulate", "xylotar", "--option", "rounds=0"],
        ["simulate", "xylotar", "--option", "rounds=many"],
        ["simulate", "xylotar", "--option", "colour=red"],
        ["simulate", "xylotar", "--bots", "clever"],
        ["simulate", "xylotar", "--bots", "random,random"],
        ["simulate", "xylotar", "--trace"],
        ["play", "bridge"],
        ["play", "--seed", "zz"],
        ["play", "--pace", "-1"],
        ["play", "--pace", "nan"],
        ["bench", "--game", "bridge"],
    ],
)
def test_a_wrong_command_line_is_status_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert output(capsys, *arguments, status=2)


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "no-such-file"],
        ["replay", "."],
        ["replay", "a\0b"],
        ["simulate", "xylotar", "--records", "/dev/null/x"],
        ["simulate", "hilo", "--option", "limit=@no-such-file"],
        ["arena", "hilo", "--out", "/dev/null/x"],
        ["statistics", "no-such-file"],
    ],
)
def test_what_is_wrong_outside_is_status_1_with_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    said = output(capsys, *arguments, status=1)
    assert said.startswith(f"atout {arguments[0]}: cannot ")
    assert len(said.splitlines()) == 1


def test_a_seat_that_nobody_has(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "seat 5" in output(capsys, "view", record, "--seat", "5", status=2)


@pytest.mark.parametrize("arguments", [["frobnicate"], ["replay"], ["view", "x", "--seat", "one"], ["simulate"], ["--what"]])
def test_what_the_parser_refuses_is_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_simulate_is_deterministic_and_its_records_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        arguments = ["--players", "3", "--matches", "25", "--seed", "7", "--records", folder, "--trace", "--json"]
        statistics = json.loads(output(capsys, "simulate", "xylotar", *arguments))
    assert statistics["matches"] == 25
    assert sum(statistics["wins"]) == pytest.approx(1, abs=0.001)
    names = sorted(path.name for path in folders[0].iterdir())
    assert len(names) == 25
    assert names[0] == "xylotar-000001.atout.json"
    for name in names:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes()
        output(capsys, "replay", folders[0] / name)
        moves = json.loads((folders[0] / name).read_text())["moves"]
        for _, move, legal in moves:
            assert move in legal or legal[0].startswith("arrange")


def test_simulate_prints_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "simulate", "xylotar", "--players", "2", "--matches", "3", "--option", "rounds=1")
    assert "3 matches of xylotar with 2 players" in text


def test_a_record_from_standard_input() -> None:
    completed = atout("legal", "-", "--json", stdin=json.dumps(base()))
    assert json.loads(completed.stdout)["to_act"] == [2]


def atout(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "atout", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.parametrize(
    ("command", "unneeded"),
    [
        (["--help"], {"numba", "numpy", "rich"}),
        (["play", "xylotar"], {"numba"}),
        (["statistics", "{record}"], {"numba"}),
        (["verify", "{record}"], {"numba"}),
        (["replay", "{record}"], {"numba"}),
        (["view", "{record}"], {"numba"}),
        (["simulate", "hilo", "--matches", "1"], {"numba"}),
        (["simulate", "hilo", "--help"], {"numba"}),
    ],
)
def test_nobody_waits_for_a_compiler_without_need(record: Path, command: list[str], unneeded: set[str]) -> None:
    words = [word.format(record=record) for word in command]
    program = "import sys\nfrom atout.__main__ import entry\nsys.argv[0] = 'atout'\ntry:\n entry()\nexcept SystemExit:\n pass\n"
    program += "print('\\n' + ' '.join(sys.modules))"
    environment = {name: value for name, value in os.environ.items() if name not in ("ATOUT_JIT", "NUMBA_DISABLE_JIT")}
    completed = subprocess.run(
        [sys.executable, "-c", program, *words], input="", capture_output=True, text=True, check=True, env=environment
    )
    loaded = completed.stdout.splitlines()[-1].split()
    assert "atout.cli" in loaded
    assert unneeded.isdisjoint(loaded)


def test_a_reader_that_goes_away_is_no_error(record: Path) -> None:
    command = f"{sys.executable} -m atout view {record} --json | head -c 1"
    completed = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert completed.stderr == ""


@pytest.mark.slow
@pytest.mark.xdist_group("rollouts")
def test_bench_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    completed = atout("bench", "--json", "--seconds", "0.02", ATOUT_JIT="1")
    figures = json.loads(completed.stdout)
    assert {"game", "players", "device", "cores", "steps_per_second", "steps_per_deal"} == set(figures[0])
    assert figures[0]["game"] == "xylotar"
    assert 60 < figures[0]["steps_per_deal"] < 70
    assert all(figure["steps_per_second"] > 0 for figure in figures)


def test_a_match_in_the_terminal() -> None:
    """Somebody who types all slots in turn, and nonsense in between, gets to the end of a round."""
    lines = ["?", "nonsense", "swap 1 2", "swap x", "", "look 1 3", "play 99"] + [str(i % 16) for i in range(2000)]
    lines = [text for line in lines for text in (line, "")]
    completed = atout("play", "xylotar", "--option", "rounds=1", "--seed", "11" * 32, stdin="\n".join(lines))
    assert completed.returncode == 0, completed.stderr
    assert "(X10)" in completed.stdout
    assert "Round 1 is over" in completed.stdout
    assert "wins." in completed.stdout


def test_leaving_the_table_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "left.json"
    completed = atout("play", "--record", str(path), "--json", stdin="\nq\n")
    assert completed.returncode == 0
    assert json.loads(completed.stdout)["finished"] is False
    assert atout("replay", str(path)).returncode == 0


@pytest.mark.slow
def test_hint_names_the_best_move_and_what_it_rests_on(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    """Interpreted, so with few simulations; the match of the fixture has four players."""
    hint = json.loads(output(capsys, "hint", record, "--json", "--simulations", "6"))
    assert hint["seat"] == 2
    assert hint["best"] in {"play 4", "play 6", "play 12"}
    assert sum(move["simulations"] for move in hint["moves"]) <= 6
    assert {"move", "points", "error", "chance", "simulations"} == set(hint["moves"][0])
    assert "256 ways" in hint["rests_on"]


@pytest.mark.parametrize(("command", "default"), [("hint", "20000"), ("arena", "2000"), ("simulate", "2000")])
def test_help_names_the_default_of_each_command(capsys: pytest.CaptureFixture[str], command: str, default: str) -> None:
    assert make_parser([command]).parse_args([command, "xylotar"]).simulations == int(default)
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert f"same moves (default {default})" in " ".join(capsys.readouterr().out.split())


def test_hint_refuses_a_seat_that_is_not_to_act(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "seat 3 is not to act; to act: 2" in output(capsys, "hint", record, "--seat", "3", status=2)


def test_hint_where_a_hand_is_to_be_arranged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "start.json"
    path.write_text(json.dumps(base(deals=[], moves=[])))
    assert json.loads(output(capsys, "hint", path, "--json"))["best"].startswith("arrange ")


def test_simulate_with_bots_that_play_by_rules(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "simulate", "hilo", "--players", "2", "--bots", "club,random", "--matches", "1", "--option", "limit=1")
    assert "club" in text


def test_arena_writes_its_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("arena", "hilo", "--players", "2", "--bots", "novice,random", "--deals", "2", "--out", tmp_path / "out")
    text = output(capsys, *arguments)
    assert "hilo, 2 players: 2 deals, 4 games" in text
    assert "novice - random" in text
    table = json.loads(output(capsys, *arguments, "--json"))
    assert table["played"] == 2
    assert {row["score"]["interval"] for row in table["table"]} == {None}  # nothing can be told from two
    assert "± ?" in text
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "games.jsonl", "plan.json", "records", "table.json", "table.svg", "table.txt",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--until", "soon"), "--until takes clear or a number"),
        (("--deals", "0"), "at least one deal"),
        (("--bots", "grandmaster"), "there is no bot grandmaster"),
        (("--simulations", "0"), "at least one simulation"),
        (("--players", "9"), "2 to 6 players"),
        (("--bots", "club"), "at least two different bots"),
        (("--bots", "club,club"), "at least two different bots"),
    ],
)
def test_arena_says_what_is_wrong(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], reason: str) -> None:
    assert reason in output(capsys, "arena", "hilo", *arguments, status=2)


def test_arena_does_not_mix_tournaments(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    common = ("arena", "hilo", "--players", "2", "--bots", "novice,random", "--deals", "1", "--out", tmp_path)
    output(capsys, *common)
    assert "holds another tournament" in output(capsys, *common, "--seed", "other", status=2)


FAIR = Path(__file__).parents[1] / "match" / "fairness" / "xxl-2.atout.json"


def test_verify_says_what_it_has_checked(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "verify", FAIR)
    assert "added by: P1" in text
    assert "match 2 of this table: abandoned" in text
    verified = json.loads(output(capsys, "verify", FAIR, "--json"))
    assert (verified["fair"], verified["deals"], verified["added_by"]) == (True, 6, [1])
    output(capsys, "verify", FAIR, "--commitment", verified["commitment"], "--chain", verified["chain"].upper())


def test_verify_compares_with_what_was_noted(capsys: pytest.CaptureFixture[str]) -> None:
    assert "the chain that you noted is another one" in output(capsys, "verify", FAIR, "--chain", "00" * 32, status=1)


def test_verify_names_what_does_not_hold(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    assert "nothing can be checked" in output(capsys, "verify", record, status=1)
    unfair = json.loads(FAIR.read_bytes())
    unfair["fairness"]["secret"] = "00" * 32
    path = tmp_path / "unfair.atout.json"
    path.write_text(json.dumps(unfair))
    assert "not the one that was promised" in output(capsys, "verify", path, status=1)
    assert main(["verify", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["message"] == "commitment-differs"


@pytest.mark.parametrize("seed", ["7", "07", "0", 64 * "1", 63 * "9", "ab" * 32])
def test_a_seed_at_a_terminal_is_what_it_is_in_python(seed: str) -> None:
    same: int | str = seed if len(seed) == 64 else int(seed)
    assert play._seed(seed).hex() == new_match("hilo", ["A", "B"], same, (), {}).record()["seed"]


@pytest.mark.parametrize("seed", ["", "zz", "ab", 65 * "1", "-1", "1.5", "²"])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(UsageError, match="a number, or 64 hexadecimal digits"):
        play._seed(seed)
