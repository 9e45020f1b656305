"""`deploy/install` with a root of its own (DESTDIR) and stand-ins for what it calls: what it looks for before it changes
anything, what it puts where, what it leaves. On a real systemd it is tried by hand: docs/hosting.md says what comes of it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.test_files import ROOT, UNITS

STAND_INS = {
    "systemctl": 'echo "systemctl $*" >> "$CALLS"\n'
    'case "$*" in "is-active"*) exit "${ACTIVE:-3}" ;; "start atout-backup"*) exit "${BACKUP:-0}" ;; '
    '"restart"*) exit "${STARTS:-0}" ;; "show"*) echo http://127.0.0.1:8080 ;; esac',
    "journalctl": "echo the disk is full",
    "id": 'case "$*" in -u) echo "${WHO:-0}" ;; *) exit 1 ;; esac',
    "useradd": 'echo "useradd $*" >> "$CALLS"',
    "df": 'echo header; echo "disk 1 1 ${FREE:-9999} 1% /"',
    "uv": 'echo "uv $* $UV_CACHE_DIR" >> "$CALLS"\n[ -z "$BROKEN" ] || exit 1\n'
    'mkdir -p "$UV_PROJECT_ENVIRONMENT/bin"\nprintf "#!/bin/sh\\necho atout 9.9" > "$UV_PROJECT_ENVIRONMENT/bin/atout"\n'
    'chmod +x "$UV_PROJECT_ENVIRONMENT/bin/atout"',
}


class Machine:
    """A root with nothing in it, and a checkout that belongs to somebody."""

    def __init__(self, folder: Path) -> None:
        self.root, self.clone, self.calls = folder / "root", folder / "clone", folder / "calls"
        stand_ins = folder / "bin"
        for path in (stand_ins, self.root / "run/systemd/system", self.root / "var/lib/atout", self.clone / "web"):
            path.mkdir(parents=True)
        for name, text in STAND_INS.items():
            (stand_ins / name).write_text(f"#!/bin/sh\n{text}\n")
            (stand_ins / name).chmod(0o755)
        for name in ("deploy", "tools"):
            shutil.copytree(ROOT / name, self.clone / name, ignore=shutil.ignore_patterns("__pycache__", ".env"))
        (self.clone / "pyproject.toml").touch()
        (self.root / "var/lib/atout/atout.db").write_text("everything")
        python = folder / "python" / "python3"
        python.parent.mkdir()
        python.write_text(f'#!/bin/sh\nexec "{shutil.which("python3", path="/usr/bin:/usr/local/bin") or "python3"}" "$@"\n')
        python.chmod(0o755)
        self.environment = {
            "PATH": f"{stand_ins}:{python.parent}:{os.defpath}",
            "DESTDIR": str(self.root),
            "CALLS": str(self.calls),
            "TMPDIR": str(folder),
        }

    def run(self, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.clone / "deploy" / "install"), *options]
        return subprocess.run(command, env={**self.environment, **environment}, capture_output=True, text=True, check=False)

    def called(self) -> list[str]:
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def files(self) -> set[str]:
        return {str(path.relative_to(self.root)) for path in self.root.rglob("*") if path.is_file()}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


UNTOUCHED = {"var/lib/atout/atout.db"}
INSTALLED = UNTOUCHED | {"opt/atout/bin/atout", "etc/atout.env", *(f"etc/systemd/system/{unit}" for unit in UNITS)}


def snapshot(folder: Path) -> dict[str, float]:
    return {str(path): path.stat().st_mtime for path in folder.rglob("*")}


def test_it_installs_and_says_where(machine: Machine) -> None:
    before = snapshot(machine.clone)
    done = machine.run()
    assert done.returncode == 0, done.stderr
    assert "Atout 9.9 is at http://127.0.0.1:8080" in done.stderr
    assert machine.files() == INSTALLED
    assert (machine.root / "etc/atout.env").stat().st_mode & 0o077 == 0
    calls = machine.called()
    building = next(call for call in calls if call.startswith("uv sync"))
    assert "--reinstall-package atout" in building
    assert calls.index(building) < calls.index("systemctl daemon-reload") < calls.index("systemctl restart atout.service")
    assert any(call.startswith("useradd --system") for call in calls)
    assert snapshot(machine.clone) == before
    assert list((machine.root / "var/tmp").iterdir()) == []


def test_an_update_backs_up_first_and_keeps_the_settings(machine: Machine) -> None:
    machine.run()
    (machine.root / "etc/atout.env").write_text("ATOUT_PORT=81")
    machine.calls.unlink()
    assert machine.run(ACTIVE="0").returncode == 0
    calls = machine.called()
    backup = calls.index("systemctl start atout-backup.service")
    assert backup < next(i for i, call in enumerate(calls) if call.startswith("uv sync"))
    assert (machine.root / "etc/atout.env").read_text() == "ATOUT_PORT=81"


def test_without_a_back_up_there_is_no_update(machine: Machine) -> None:
    machine.run()
    machine.calls.unlink()
    done = machine.run(ACTIVE="0", BACKUP="1")
    assert (done.returncode, "the back-up failed, so nothing was changed" in done.stderr) == (1, True)
    assert not [call for call in machine.called() if "uv" in call or "restart" in call]
    assert machine.run("--without-backup", ACTIVE="0", BACKUP="1").returncode == 0


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"DESTDIR": "/nowhere"}, "this machine does not run systemd, so nothing was changed"),
        ({"WHO": "1000"}, "only root can install a service"),
        ({"FREE": "100"}, "has 100 MB free"),
    ],
)
def test_what_is_missing_is_said_before_anything_is_changed(machine: Machine, environment: dict[str, str], sentence: str) -> None:
    done = machine.run(**environment)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert machine.files() == UNTOUCHED
    assert machine.called() == []


def test_a_python_that_is_too_old_or_in_a_home_is_refused(machine: Machine, tmp_path: Path) -> None:
    python = tmp_path / "python" / "python3"
    usual = python.read_text()
    python.write_text('#!/bin/sh\ncase "$*" in *realpath*) echo "$0" ;; *--version*) echo Python 3.9.2 ;; *) exit 1 ;; esac\n')
    done = machine.run()
    assert "is Python 3.9.2: Atout needs Python 3.11 to 3.14" in done.stderr
    python.write_text('#!/bin/sh\ncase "$*" in *realpath*) echo /home/ann/python3 ;; esac\n')
    assert "/home/ann/python3 lies in somebody's home" in machine.run().stderr
    assert machine.files() == UNTOUCHED
    python.write_text(usual)
    assert machine.run().returncode == 0


def test_a_build_that_fails_leaves_nothing(machine: Machine) -> None:
    done = machine.run(BROKEN="1")
    assert (done.returncode, "building failed" in done.stderr) == (1, True)
    assert machine.files() == UNTOUCHED
    assert list((machine.root / "var/tmp").iterdir()) == []


def test_a_server_that_does_not_start_is_shown_with_its_log(machine: Machine) -> None:
    done = machine.run(STARTS="1")
    assert done.returncode == 1
    assert "the disk is full" in done.stderr
    assert "is at http" not in done.stderr


def test_uninstalling_keeps_what_people_have_played(machine: Machine) -> None:
    machine.run()
    done = machine.run("--uninstall")
    assert done.returncode == 0
    assert "/var/lib/atout   every table and match" in done.stderr
    assert machine.files() == UNTOUCHED | {"etc/atout.env"}
    assert "systemctl disable --quiet --now atout.service atout-backup.timer" in machine.called()
    assert machine.run().returncode == 0
    assert machine.files() == INSTALLED


def test_options_that_there_are_not(machine: Machine) -> None:
    assert machine.run("--help").returncode == 0
    assert machine.run("--frobnicate").returncode == 2
    assert machine.called() == []
