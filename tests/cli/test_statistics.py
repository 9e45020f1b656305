"""`atout statistics`: tables for people, JSON for programs, and files that are no records."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from atout.cli import main

RECORDS = Path(__file__).parents[1] / "match" / "fairness"


def printed(capsys: pytest.CaptureFixture[str], *arguments: Any, status: int = 0) -> str:
    assert main(["statistics", *map(str, arguments)]) == status
    captured = capsys.readouterr()
    return captured.err if status == 2 else captured.out


def test_a_folder_of_records_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, RECORDS)
    assert text.startswith("8 matches, 16 deals.")
    for table in ("\nxylotar  matches", "\nhilo  matches", "\nxxl, place (deals)", "\nbefore-level-behind"):
        assert table in text
    assert re.search(r"\nP1 +8 +3/8 \(14-69 %\)", text)


def test_one_game_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, RECORDS, "--game", "xxl", "--json"))
    assert (found["matches"], found["games"]) == (3, {"xylotar": 3, "hilo": 2, "xxl": 3})
    assert all(set(person) >= {"name", "wins", "xxl"} for person in found["people"])
    assert found["refused"] == []


def test_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = json.loads((RECORDS / "hilo-2.atout.json").read_bytes())
    for number, name in enumerate(("Ada", "Adda", "ADA")):
        path = tmp_path / f"{number}.atout.json"
        path.write_text(json.dumps({**record, "players": [name, "Bo"]}))
        os.utime(path, (number, number))
    found = json.loads(printed(capsys, tmp_path, "--same", "Adda=Ada", "--same", "ADA=Ada", "--leave-out", "Bo", "--json"))
    assert [(person["name"], person["matches"]) for person in found["people"]] == [("Ada", 3)]
    assert [match["at"] for match in found["in_order"]] == [0, 1, 2]
    nobody = printed(capsys, tmp_path, "--same", "Adda=Ada", "--same", "ADA=Ada", "--leave-out", "Bo", "--leave-out", "Ada")
    assert nobody == "There is no finished match to count.\n"


def test_bad_files_are_named_and_the_others_count(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.atout.json"
    bad.write_text("{}")
    assert main(["statistics", str(bad), str(RECORDS / "hilo-2.atout.json")]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith("1 match, 1 deal.")
    assert captured.err == f"{bad}: the record has no “format”\n"
    found = json.loads(printed(capsys, bad, RECORDS, "--json", status=1))
    assert found["matches"] == 8
    assert [(entry["file"], entry["message"]) for entry in found["refused"]] == [(str(bad), "missing-key")]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([RECORDS, "--same", "P1"], "OTHER=NAME"),
        ([RECORDS, "--same", "P1=P2"], "P2 sat at one table"),
    ],
)
def test_a_wrong_command_line(capsys: pytest.CaptureFixture[str], arguments: list[Any], reason: str) -> None:
    assert reason in printed(capsys, *arguments, status=2)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", "no-such-file"]) == 1
    assert "cannot read no-such-file" in capsys.readouterr().err
