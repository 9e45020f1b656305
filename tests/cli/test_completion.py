"""The Tab key, in the real shells where they are installed; and what `atout` itself says can come next."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from atout.cli import COMMANDS
from atout.cli.completing import FILES, FOLDERS, candidates
from atout.game import GAMES
from tests.cli.test_commands import output


def words(*typed: str) -> list[str]:
    """What can be typed after that, without the explanations."""
    return [line.partition("\t")[0] for line in candidates(typed)]


def test_commands_and_their_options() -> None:
    assert words("") == list(COMMANDS)
    assert words("re") == ["restore", "replay"]
    assert words("--") == ["--help", "--version"]
    assert words("--json", "pl") == ["play"]
    assert candidates(["play", "--pl"]) == ["--players\thow many play (default 4, or as many as the game allows)"]
    assert {"--bots", "--json", "--help"} <= set(words("play", "xylotar", "--"))
    assert words("no-such-command", "") == []
    assert words("completion", "bash", "--w") == []  # that is the scripts' own


def test_games_bots_and_options() -> None:
    for command in ("play", "simulate", "arena"):
        assert words(command, "") == ["xylotar", "hilo", "xxl"]
    assert words("play", "xylotar", "") == []
    assert words("bench", "--game", "xxl") == [kind.name for kind in GAMES["xxl"].kinds]
    assert words("play", "--bots", "c") == ["club"]
    assert words("arena", "hilo", "--bots", "expert,c") == ["expert,club"]
    assert words("play", "xylotar", "--option", "edition=") == ["edition=fr", "edition=cs"]
    assert "edition=fr" not in words("play", "hilo", "--option", "")
    assert words("play", "--option", "rou") == ["rounds="]
    assert words("serve", "--log-level", "w") == ["warning"]


def test_files_are_left_to_the_shell() -> None:
    for typed in (["replay", ""], ["statistics", "a", "b", ""], ["backup", "--database", "x"], ["restore", ""]):
        assert words(*typed) == [FILES], typed
    for typed in (["matches", "export", ""], ["simulate", "hilo", "--records", ""], ["arena", "hilo", "--out", "a"]):
        assert words(*typed) == [FOLDERS], typed
    assert words("replay", "match.atout.json", "") == []


def test_actions_within_a_command() -> None:
    assert words("matches", "") == ["list", "export", "import", "delete"]
    assert words("matches", "--database", "club.db", "ex") == ["export"]
    assert words("matches", "import", "a", "") == [FILES]


def test_every_command_can_be_completed() -> None:
    for command in COMMANDS:
        assert "--json" in words(command, "--"), command


# --- In real shells ---


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Somebody's home, with `atout` on the path, and some files."""
    program = tmp_path / "bin" / "atout"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m atout "$@"\n')
    program.chmod(0o755)
    (tmp_path / "my match.atout.json").touch()
    (tmp_path / "records").mkdir()
    return tmp_path


def script(capsys: pytest.CaptureFixture[str], home: Path, shell: str) -> Path:
    path = home / f"atout.{shell}"
    path.write_text(output(capsys, "completion", shell))
    return path


def environment(home: Path) -> dict[str, str]:
    path = f"{home / 'bin'}:{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "HOME": str(home), "TERM": "dumb", "XDG_CONFIG_HOME": str(home), "ZDOTDIR": str(home)}


def test_bash(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    def completed(line: str, *words: str) -> list[str]:
        """As bash calls it, with the words as bash breaks them."""
        program = (
            f"source {script(capsys, home, 'bash')}; compopt() {{ :; }}\n"
            'COMP_LINE=$1; COMP_POINT=${#1}; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))\n'
            '_atout; printf "%s\\n" "${COMPREPLY[@]}"'
        )
        command = ["bash", "--norc", "-c", program, "bash", line, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=home, env=environment(home))
        assert done.stderr == ""
        return done.stdout.split("\n")[:-1]

    assert completed("atout pl", "atout", "pl") == ["play"]
    assert completed("atout play --option edition=", "atout", "play", "--option", "edition", "=") == ["fr", "cs"]
    assert completed("atout arena --bots 'club,no", "atout", "arena", "--bots", "'club,no") == ["club,novice"]
    assert completed("atout replay my", "atout", "replay", "my") == ["my match.atout.json"]
    assert completed("atout matches export r", "atout", "matches", "export", "r") == ["records"]


@pytest.mark.skipif(not shutil.which("fish"), reason="there is no fish")
def test_fish(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    path = script(capsys, home, "fish")

    def completed(line: str) -> list[str]:
        command = ["fish", "--no-config", "-c", f"source {path}; complete --do-complete '{line}'"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=home, env=environment(home))
        return done.stdout.splitlines()

    assert completed("atout pl") == [f"play\t{COMMANDS['play']}"]
    assert completed("atout play --option edition=") == ["edition=cs", "edition=fr"]
    assert completed("atout arena hilo --bots club,no") == ["club,novice"]
    assert [line.partition("\t")[0] for line in completed("atout matches export r")] == ["records/"]
    assert any("match.atout.json" in line for line in completed("atout replay my"))


@pytest.mark.skipif(not shutil.which("zsh"), reason="there is no zsh")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("atout pla", "atout play "),
        ("atout play xylotar --option edition=c", "edition=cs"),
        ("atout arena hilo --bots club,no", "club,novice"),
        ("atout replay my", "my\\ match.atout.json"),
        ("atout matches export r", "export records"),
    ],
)
def test_zsh(capsys: pytest.CaptureFixture[str], home: Path, typed: str, completed: str) -> None:
    """At a terminal, with the key itself."""
    path = script(capsys, home, "zsh")
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(home)
        os.execvpe("zsh", ["zsh", "-f", "-i"], environment(home))
    seen = ""

    def until(text: str) -> None:
        nonlocal seen
        while text not in seen:
            seen += os.read(terminal, 4096).decode(errors="replace")

    try:
        os.write(terminal, f"PS1='ready> '; autoload -U compinit; compinit -u -D; source {path}; echo set up: $?\n".encode())
        until("set up: 0")
        until("ready> ")
        os.write(terminal, f"{typed}\t".encode())
        until(completed)
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(terminal)
