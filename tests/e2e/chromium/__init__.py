"""A real Chromium for the tests: the machine's own, or one that npm brings and that needs neither root nor libraries."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent
UNPACKED = ROOT / ".cache" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
IN_A_HURRY = ["--js-flags=--liftoff-only"]
"""WebAssembly is compiled by the quick compiler alone: optimizing Python for the seconds that it runs in a test costs more than
it saves. It computes the same. What is measured or looked at by people (`benchmarks/`, `tools/`) does without."""


@dataclass(frozen=True)
class Found:
    path: str
    environment: dict[str, str] = field(default_factory=dict)


def launch(playwright: Playwright, *options: str) -> Browser:
    found = find()
    options = (*QUIET, *options)
    return playwright.chromium.launch(executable_path=found.path, args=options, env={**os.environ, **found.environment})


def find() -> Found:
    """`$TEST_CHROMIUM` names one, or says `npm`; then the one on PATH; then the one of npm."""
    named = os.environ.get("TEST_CHROMIUM", "")
    if named not in ("", "npm"):
        return Found(named)
    here = next(filter(None, map(shutil.which, NAMES)), None)
    if here and named != "npm":
        return Found(here)
    return _from_npm()


def _from_npm() -> Found:
    program = UNPACKED / "chromium"
    UNPACKED.parent.mkdir(exist_ok=True)
    with (UNPACKED.parent / "chromium.lock").open("w") as lock:  # several processes may want it at once
        fcntl.flock(lock, fcntl.LOCK_EX)
        _unpack(program)
    libraries = os.pathsep.join([str(UNPACKED / "lib"), str(UNPACKED), os.environ.get("LD_LIBRARY_PATH", "")])
    return Found(str(program), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")})


def _unpack(program: Path) -> None:
    if not (UNPACKED / "ready").exists():
        shutil.rmtree(UNPACKED, ignore_errors=True)
        UNPACKED.mkdir(parents=True)
        for command in (
            ["npm", "ci", "--ignore-scripts", "--no-progress", "--loglevel=error"],
            ["node", "unpack.mjs", str(UNPACKED)],
        ):
            subprocess.run([sys.executable, str(ROOT / "web" / "node.py"), *command], cwd=HERE, check=True)
        for packed in UNPACKED.glob("*.tar"):
            with tarfile.open(packed) as archive:
                archive.extractall(UNPACKED, filter="data")
        (UNPACKED / "fonts.conf").write_text(_fonts(), encoding="utf-8")
        program.chmod(0o755)
        (UNPACKED / "ready").touch()


def _fonts() -> str:
    return f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{UNPACKED / "fonts"}</dir><cachedir>{UNPACKED / "font-cache"}</cachedir></fontconfig>"""
