"""What people expect of any command: it can be interrupted at any moment, its reader may go away, it tells how far it is where
somebody watches, and what `--help` shows can be typed."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from atout.bots.arena.plan import Plan
from atout.cli import COMMANDS, make_parser, progress
from atout.cli.arena import name_of
from atout.cli.examples import EXAMPLES
from tests.cli.terminal import Terminal
from tests.cli.test_commands import output
from tests.match.test_record import base
from tests.server.samples import SAMPLES, load

LINES = [line for examples in EXAMPLES.values() for line in examples]


# --- Examples ---


def test_every_command_has_examples() -> None:
    assert set(EXAMPLES) == {"", *COMMANDS}
    assert all(line.split()[:2] == ["atout", *([name] if name else [])][:2] for name in COMMANDS for line in EXAMPLES[name])


@pytest.mark.parametrize("line", LINES)
def test_examples_are_understood(line: str) -> None:
    words = re.split(r" [<>] ", line)[0]
    arguments = shlex.split(words)[1:]
    if "--help" not in arguments:
        make_parser(arguments).parse_args(arguments or ["serve"])


TRIED = ["games", "replay", "legal", "view", "statistics", "backup", "restore", "completion"]
"""Those that take no time; the others are tried elsewhere, with their words."""


@pytest.mark.slow
def test_examples_do_what_they_say(tmp_path: Path) -> None:
    """In a folder where everything that they name is there."""
    record = json.dumps(base())
    (tmp_path / "match.atout.json").write_text(record)
    for name in ("records", "backups", ".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "records" / "one.atout.json").write_text(
        (Path(__file__).parents[1] / "match/fairness/hilo-2.atout.json").read_text()
    )
    load(SAMPLES[0], tmp_path / "atout.db")
    (tmp_path / "atout").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m atout "$@"\n')
    (tmp_path / "atout").chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "HOME": str(tmp_path), "ATOUT_DATA": str(tmp_path)}
    lines = [line for name in TRIED for line in EXAMPLES[name] if "--step" not in line]
    command = "\n".join(["set -e", *lines])
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / ".zfunc/_atout").read_text().startswith("#compdef atout")


# --- Interrupted ---

INTERRUPTED = """
import builtins, os, runpy, signal, sys
left, usual, begun = int(sys.argv.pop(1)), builtins.__import__, False
def counted(name, *words, **more):
    global left, begun
    begun = begun or name == "atout.cli"
    left -= begun
    if left == 0:
        os.kill(os.getpid(), signal.SIGINT)
    return usual(name, *words, **more)
builtins.__import__ = counted
sys.argv[0] = "atout"
runpy.run_module("atout", run_name="__main__")
"""


@pytest.mark.parametrize(
    "command", [["games"], ["serve", "--port", "0"], ["play", "xylotar"], ["backup", "{folder}/b"], ["--help"]]
)
def test_ctrl_c_at_any_import(tmp_path: Path, command: list[str]) -> None:
    """From the first import of the command line to whatever the command loads last."""
    load(SAMPLES[0], tmp_path / "atout.db")
    words = [word.format(folder=tmp_path) for word in command]
    for moment in (1, 20, 150, 400):
        done = subprocess.run(
            [sys.executable, "-c", INTERRUPTED, str(moment), *words],
            input="",
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "ATOUT_DATA": str(tmp_path)},
        )
        assert "Traceback" not in done.stderr, (moment, done.stderr)
        assert done.returncode in (130, 0), (moment, done.stderr)  # 0: it was done before
        assert done.returncode == 130 or moment > 1


@pytest.mark.parametrize(
    ("command", "begun"),
    [
        (["simulate", "hilo", "--matches", "20000"], "matches"),
        (["simulate", "xylotar", "--bots", "club", "--matches", "5000"], "matches"),
        (["arena", "hilo", "--bots", "club,random", "--deals", "5000", "--out", "{folder}/out"], "games"),
        (["play", "hilo"], "Round 1"),
        (["serve", "--port", "0"], "Ctrl-C stops it"),
    ],
)
def test_ctrl_c_in_the_middle(tmp_path: Path, command: list[str], begun: str) -> None:
    """In a real terminal, where it reaches every process."""
    words = [word.format(folder=tmp_path) for word in command]
    with Terminal(*words, ATOUT_JIT="0", ATOUT_DATA=str(tmp_path)) as terminal:
        terminal.shows("/s" if begun in ("matches", "games") else begun)  # a rate: at work, in several processes
        os.killpg(terminal.process.pid, signal.SIGINT)
        status = terminal.ends()
    assert "Traceback" not in terminal.seen
    assert status in ((0, 130) if command[0] in ("serve", "play") else (130,)), terminal.seen


# --- A reader who goes away ---


@pytest.mark.parametrize("command", [["--help"], ["play", "--help"], ["games"], ["completion", "bash"], ["games", "--json"]])
def test_a_reader_who_goes_away_at_once(command: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "atout", *command], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


# --- How far it is ---


def test_progress_has_a_rate_and_what_is_left() -> None:
    assert progress.line("matches", 120, 1000, 3.0) == "matches: 120 of 1000, 40/s, 22 s left"
    assert progress.line("games", 1, 5, 120.0) == "games: 1 of 5, 0.5/min, 480 s left"
    assert progress.line("games", 0, 5, 1.0) == "games: 0 of 5"


SIMULATION = ("simulate", "hilo", "--matches", "60")


def test_a_terminal_shows_how_far_it_is() -> None:
    with Terminal(*SIMULATION) as terminal:
        terminal.shows("/60")
        terminal.shows("left")
        assert terminal.ends() == 0


def test_no_colour_where_none_is_wanted() -> None:
    with Terminal(*SIMULATION, NO_COLOR="1") as terminal:
        assert terminal.ends() == 0
        assert not re.search(rb"\x1b\[[0-9;]*3[0-9;]*m", terminal._raw)  # colours; the line itself is still drawn anew
    with Terminal(*SIMULATION, TERM="dumb") as terminal:
        assert terminal.ends() == 0
        assert b"\x1b" not in terminal._raw


def test_nothing_is_shown_where_nobody_watches() -> None:
    done = subprocess.run([sys.executable, "-m", "atout", *SIMULATION], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.startswith("60 matches of hilo")


def test_back_ups_tell_how_far_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: dict[str, list[tuple[int, int]]] = {}

    class Watching:
        def __init__(self, what: str) -> None:
            self.told = told.setdefault(what, [])

        def __enter__(self) -> progress.Show:
            return lambda done, total: self.told.append((done, total))

        def __exit__(self, *_: object) -> None:
            return

    monkeypatch.setattr(progress, "bar", Watching)
    database = load(SAMPLES[0], tmp_path / "old.db")
    output(capsys, "backup", tmp_path / "b", "--database", database)
    output(capsys, "restore", tmp_path / "b", "--database", tmp_path / "new.db")
    assert set(told) == {"writing, rows", "reading, bytes", "restoring, rows"}
    for what in ("writing, rows", "restoring, rows"):
        assert told[what] == sorted(told[what])
        assert told[what][-1][0] == told[what][-1][1] > 0
    assert all(done <= total == (tmp_path / "b").stat().st_size for done, total in told["reading, bytes"])


# --- The arena's folder ---


def test_no_two_tournaments_share_a_folder() -> None:
    usual = Plan("hilo", 4, ("expert", "club"), 200)
    plans = [
        usual,
        Plan("hilo", 4, ("expert", "club"), 200, simulations=500),
        Plan("hilo", 4, ("expert", "club"), 200, seed="other"),
        Plan("hilo", 4, ("expert", "club"), 200, seed="../other"),
        Plan("hilo", 4, ("expert", "club"), 200, seed="..:other"),
        Plan("hilo", 4, ("expert", "club"), 200, {"limit": 50}),
        Plan("hilo", 4, ("expert", "club"), 200, whole_matches=True),
        Plan("hilo", 4, ("expert", "club"), 200, seed="x" * 300),
        Plan("hilo", 4, ("expert", "club"), 200, seed="x" * 301),
    ]
    names = [name_of(plan) for plan in plans]
    assert len(set(names)) == len(plans)
    assert names[0] == "hilo-4-expert-club"
    assert names[1] == "hilo-4-expert-club-500-simulations"
    assert all("/" not in name and len(name) < 200 for name in names)
    assert name_of(Plan("hilo", 4, ("expert", "club"), 500)) == names[0]  # more deals go on with the same games


def test_the_arena_twice_with_other_simulations(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for simulations in ("2000", "500"):
        output(capsys, "arena", "hilo", "--players", "2", "--bots", "novice,random", "--deals", "1", "--simulations", simulations)
    assert len(list((tmp_path / "arena").iterdir())) == 2
