"""What `deploy/` and the documentation for hosts name is there: variables, commands, files. And systemd takes the units."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from atout.cli import make_parser
from atout.server.settings import Settings
from atout.server.starting.run import STOPPING

ROOT = Path(__file__).parents[2]
DEPLOY = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "deploy").iterdir() if path.name != ".env"}
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
TEXTS = {**DEPLOY, "hosting.md": HOSTING}
VARIABLES = {Settings.variable(field.name) for field in fields(Settings)} | {"ATOUT_DATA"}


@pytest.mark.parametrize("name", list(TEXTS))
def test_every_variable_is_one_that_the_server_reads(name: str) -> None:
    assert set(re.findall(r"\bATOUT_[A-Z_]+", TEXTS[name])) <= VARIABLES


def test_every_variable_is_explained_to_hosts() -> None:
    assert [name for name in VARIABLES if f"`{name}`" not in HOSTING] == []


def commands(text: str) -> list[list[str]]:
    """What is typed after `atout` in blocks of code, units and container files."""
    if "```" in text:
        text = "\n".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL))
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = [re.search(r"(?<![\w.-])atout ((?:serve|backup|restore|matches)\b[^;]*)", line) for line in lines]
    return [shlex.split(command[1], comments=True) for command in found if command]


def test_every_command_is_one_that_atout_knows() -> None:
    found = [command for text in TEXTS.values() for command in commands(text)]
    assert {command[0] for command in found} == {"serve", "backup", "restore", "matches"}
    for command in found:
        make_parser(command).parse_args(command)


def test_every_file_that_is_named_is_there() -> None:
    named = {name for text in TEXTS.values() for name in re.findall(r"(?<![\w/.])(?:deploy|docs|tools|web|src)/[\w./-]+\w", text)}
    assert {"deploy/install", "deploy/Containerfile", "deploy/compose.yaml"} <= named
    assert [name for name in named if not (ROOT / name).exists()] == []
    links = re.findall(r"\]\((?!http)([^)#]+)", HOSTING)
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
    assert (ROOT / "deploy" / "Caddyfile").exists()
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert [name for name in kept if not (ROOT / name).exists()] == []


def test_one_version_of_uv() -> None:
    version = re.search(r"UV_VERSION=([\d.]+)", (ROOT / "tools" / "uv.sh").read_text())
    assert version
    assert f"uv=={version[1]}" in DEPLOY["Containerfile"]


def settings_of(unit: str) -> dict[str, str]:
    """The last value of each setting."""
    return dict(re.findall(r"^(\w+)=(.*)$", DEPLOY[unit], re.MULTILINE))


def test_the_server_has_the_time_to_stop_and_may_compile() -> None:
    unit = settings_of("atout.service")
    assert int(unit["TimeoutStopSec"]) > STOPPING
    assert "MemoryDenyWriteExecute" not in unit
    assert unit["RestartPreventExitStatus"] == "2"
    assert settings_of("atout-backup.service")["User"] == unit["User"]


UNITS = ["atout.service", "atout-backup.service", "atout-backup.timer", "atout-backup-failed.service"]


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Where systemd is at hand, it reads them as it would on the host, and judges how much the services may do."""
    folder = tmp_path / "etc/systemd/system"
    for program in (tmp_path / "opt/atout/bin/atout", tmp_path / "bin/sh"):
        program.parent.mkdir(parents=True)
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
    folder.mkdir(parents=True)
    for name in UNITS:
        shutil.copy(ROOT / "deploy" / name, folder)
        assert all(re.fullmatch(r"[\[#].*|\w+=.*|", line) for line in DEPLOY[name].splitlines()), name
    if shutil.which("systemd-analyze") and Path("/lib/systemd/system/sysinit.target").exists():
        shutil.copytree("/lib/systemd/system", tmp_path / "usr/lib/systemd/system", symlinks=True)
        done = analyze(f"--root={tmp_path}", "verify", *UNITS)
        assert [line for line in done.stderr.splitlines() if "atout" in line] == []
        services = [str(folder / name) for name in UNITS if name.endswith(".service") and "failed" not in name]
        assert analyze("security", "--offline=true", "--threshold=20", *services).returncode == 0  # 2.0 of 10: 'OK'


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)
