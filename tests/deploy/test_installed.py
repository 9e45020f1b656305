"""The program as others install it: the packages of `uv build`, no checkout around it, no Node, nowhere to write but its data."""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from email.parser import HeaderParser
from functools import cache
from pathlib import Path
from random import Random

import pytest

import atout
from tests.deploy.test_files import DEPLOY, ROOT
from tests.server.http.test_pages import check_fingerprints
from tests.server.support.people import Person, call
from tests.server.support.servers import Server
from tests.test_project import pins

SYNC = "sync --no-dev --extra server --no-editable --compile-bytecode --python-preference only-system"
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools/venv/bin/uv")
OLDEST, NEWEST = 11, 14
MEGABYTE = 1e6


def test_both_ways_install_alike() -> None:
    for name in ("install", "Containerfile"):
        words = " ".join(DEPLOY[name].replace("\\\n", " ").split())
        assert all(f" {option} " in f"{words} " for option in SYNC.replace("--extra server", "").split()), name
        assert " --extra server " in words, name


@cache
def interpreters() -> list[str]:
    """A Python of each version that Atout is for and that this machine has, the oldest first. Some machines have only one."""
    found: dict[int, str] = {}
    for minor in range(OLDEST, NEWEST + 1):
        name = f"python3.{minor}"
        for path in filter(None, [shutil.which(name), *map(str, Path.home().glob(f".pyenv/versions/*/bin/{name}"))]):
            said = subprocess.run([path, "-c", "print('here')"], capture_output=True, check=False).stdout
            if said == b"here\n":  # some only pretend
                found[minor] = path
    if sys.version_info.minor not in found:
        found[sys.version_info.minor] = sys.executable
    return [found[minor] for minor in sorted(found)]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """What `uv build` makes of this checkout."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run([UV, "build", "--quiet", "--out-dir", out], cwd=ROOT, check=True)
    (wheel,), (source,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return {"wheel": wheel, "source": source}


@pytest.fixture(scope="module")
def install(packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str, str, str], Path]]:
    """Installs a package into an empty environment, with the versions that were tested together. Nobody has Node there."""
    folder = tmp_path_factory.mktemp("opt")
    constraints = folder / "constraints.txt"
    constraints.write_text("".join(f"{name}=={version}\n" for name, version in pins().items()), encoding="ascii")
    for tool in ("node", "npm"):
        (folder / tool).write_text("#!/bin/sh\necho 'there is no Node here' >&2\nexit 127\n", encoding="ascii")
        (folder / tool).chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    clean["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    made: dict[tuple[str, str, str], Path] = {}

    def make(package: str, extra: str, python: str) -> Path:
        if (package, extra, python) not in made:
            environment = folder / f"{package}-{extra or 'bare'}-{len(made)}"
            what = f"atout{f'[{extra}]' if extra else ''} @ {packages[package].as_uri()}"
            subprocess.run([UV, "venv", "--quiet", "--python", python, environment], env=clean, check=True)
            command = [UV, "pip", "install", "--quiet", "--python", str(environment), "--constraints", str(constraints), what]
            subprocess.run(command, env=clean, cwd=folder, check=True)
            made[package, extra, python] = environment
        return made[package, extra, python]

    yield make
    for environment in made.values():
        writable(environment, True)


@pytest.mark.slow
def test_the_packages_have_what_others_need_and_nothing_else(packages: dict[str, Path]) -> None:
    assert packages["wheel"].stat().st_size <= 8 * MEGABYTE
    with zipfile.ZipFile(packages["wheel"]) as wheel:
        names = wheel.namelist()
        metadata = HeaderParser().parsestr(wheel.read(f"atout-{atout.__version__}.dist-info/METADATA").decode())
        notices = [name for name in names if "/third-party" in name]
    assert metadata["Version"] == atout.__version__
    assert metadata["License-Expression"].startswith("MIT")
    assert "atout/py.typed" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert notices, "what others have written is part of the pages"
    assert [name for name in names if not name.startswith(("atout/", "atout-"))] == []
    assert [name for name in names if "node_modules" in name or name.endswith((".map", ".pyc"))] == []
    client = {name for name in names if name.startswith("atout/server/client/")}
    assert [name for name in client if name.endswith((".br", ".gz")) and name[:-3] in client] == [], "plain and compressed"
    with tarfile.open(packages["source"]) as source:
        inside = {name.partition("/")[2] for name in source.getnames()}
    assert {"LICENSE", "CHANGELOG.md", "README.md", "pyproject.toml", "src/atout/py.typed"} <= inside
    assert [name for name in inside if name.startswith(("tests/", "web/src", "web/node_modules", "docs/"))] == []


def writable(folder: Path, yes: bool) -> None:
    for path in (folder, *(path for path in folder.rglob("*") if path.is_dir() and not path.is_symlink())):
        path.chmod(0o755 if yes else 0o555)


def without_privileges() -> None:
    """What `root` may not do either, in the process that follows: write where nobody may."""
    libc = ctypes.CDLL(None)
    for capability in range(64):
        libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP
    libc.prctl(38, 1, 0, 0, 0)  # PR_SET_NO_NEW_PRIVS


class Installed(Server):
    """The same server, of that program, without privileges and with no other environment."""

    def __init__(self, program: str, environment: dict[str, str], folder: Path) -> None:
        self.log = []
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--json"],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=folder,
            preexec_fn=without_privileges,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.address = json.loads(self.process.stdout.readline())["address"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "age"), [("wheel", 0), ("source", -1)], ids=["wheel, oldest Python", "source, newest Python"]
)
def test_it_serves_with_one_folder_to_write_to(
    install: Callable[[str, str, str], Path], package: str, age: int, tmp_path: Path
) -> None:
    installed = install(package, "server", interpreters()[age])
    home, data, temporary = (tmp_path / name for name in ("home", "data", "tmp"))
    for folder in (home, data, temporary):
        folder.mkdir()
    writable(home, False)
    writable(installed, False)
    environment = {"PATH": os.defpath, "HOME": str(home), "TMPDIR": str(temporary), "ATOUT_DATA": str(data)}
    program = str(installed / "bin" / "atout")
    server = Installed(program, environment, home)
    try:
        assert call(server.address, "/health")["database"] == "sqlite"
        with urllib.request.urlopen(server.address) as page:
            assert b"Atout" in page.read()
        check_fingerprints(server.address)
        asyncio.run(play(server.address))
        assert server.stop() == 0
    finally:
        server.kill()
    assert (data / "atout.db").exists()
    assert [*home.iterdir(), *temporary.iterdir()] == []
    done = subprocess.run([program, "backup", data / "backup"], env=environment, check=False, preexec_fn=without_privileges)
    assert done.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("age", [0, -1], ids=["oldest Python", "newest Python"])
def test_without_extras_everything_but_the_server_works(
    install: Callable[[str, str, str], Path], age: int, tmp_path: Path
) -> None:
    installed = install("wheel", "", interpreters()[age])
    environment = {"PATH": os.defpath, "HOME": str(tmp_path), "ATOUT_JIT": "0"}  # no compiler: this is about packages

    def run(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(installed / "bin" / words[0]), *words[1:]]
        return subprocess.run(command, env=environment, cwd=tmp_path, input=said, capture_output=True, text=True, check=False)

    def done(*words: str, said: str = "") -> str:
        completed = run(*words, said=said)
        assert completed.returncode == 0, completed.stderr
        return completed.stdout

    assert done("atout", "--version") == f"atout {atout.__version__}\n"
    assert "Xylotar" in done("atout", "--help")
    assert "hilo" in done("atout", "games")
    assert "left the table" in done("atout", "play", "xylotar", said="q\n")
    done("atout", "simulate", "hilo", "--matches", "2", "--players", "2", "--records", "matches", "--bots", "club")
    record = "matches/hilo-000001.atout.json"
    for command in (["replay"], ["legal"], ["view", "--seat", "1"], ["verify"], ["statistics"]):
        assert run("atout", *command, record).returncode in ((0, 1) if command == ["verify"] else (0,)), command
    done("atout", "arena", "hilo", "--players", "2", "--bots", "random,novice", "--deals", "1", "--json")
    program = "import atout; match = atout.match('xxl', ['Ann', 'Bo'], seed=1); print(match, atout.bot('club').move(match))"
    assert done("python", "-c", program).startswith("<Xxl: Ann, Bo;")
    for words in ([], ["serve"], ["matches", "list"], ["backup", "x"], ["restore", "x"]):
        refused = run("atout", *words)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert refused.stderr.strip().endswith("install the extra: atout[server]")
        assert refused.stderr.count("\n") == 1


async def play(address: str) -> None:
    """A match with a bot, who sits in a process of its own."""
    ann = Person(address)
    code = await ann.create("hilo", [{}, {"bot": "club"}], options={"limit": 1}, agreement={"pace": 0})
    await ann.do(code, "start")
    async with ann.at(code) as seat:
        await seat.play(Random(1))
        assert seat.table["status"] == "finished"
