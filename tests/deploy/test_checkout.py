"""`./atout` in a fresh clone: what it builds and when, without a connection, without a home to write to, beside `./check`.

Real are the script, uv, the build and its environment. Node is a stand-in that writes down what it is asked for. Search for
browsers, which takes a minute to compile, is there already, as in every clone where that has been done once.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import atout
from tests.deploy.test_files import ROOT
from tests.deploy.test_installed import UV, without_privileges, writable
from tests.patience import until

NODE = "#!/bin/sh\necho v22.0.0\n"
NPM = """#!/bin/sh
echo "$1 $2" >> "$CALLS"
case "$1" in
ci) mkdir -p node_modules/svelte/src
    for name in .package-lock.json svelte/package.json svelte/vite.config.ts svelte/node.py; do echo > node_modules/$name; done ;;
run) [ ! -e "$CALLS.hangs" ] || sleep 600
    mkdir -p ../src/atout/server/client && echo built > ../src/atout/server/client/index.html ;;
esac
"""
BUNDLED = (
    "docs/rules/en/hilo.md",
    "docs/rules/positions/hilo-line.json",
    "docs/tips/en/hilo.md",
    "src/atout/__init__.py",
    "src/atout/belief/__init__.py",
    "src/atout/bots/expert.py",
    "src/atout/game/hilo/notation.py",
    "src/atout/match/refusal.py",
    "src/atout/rules/xxl/deck.txt",
    "src/atout/words/cs.ftl",
    "web/lessons/hilo.lesson.json",
    "web/plugins/rules.ts",
    "web/python/desk.py",
    "web/src/main.ts",
    "web/vite.config.ts",
    "web/wasm/target.py",
)
NOT_BUNDLED = ("README.md", "docs/hosting.md", "src/atout/server/tables/chat.py", "src/atout/cli/play.py", "src/atout/columns.py")
NO_CONNECTION = {f"{name}_PROXY": "http://127.0.0.1:9" for name in ("HTTP", "HTTPS", "ALL")}


class Clone:
    def __init__(self, folder: Path) -> None:
        self.root = folder / "clone"
        self.calls = folder / "calls"
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, names.stdout.split("\0")):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.root / name)
        shutil.copytree(ROOT / ".tools" / "wasm", self.root / ".tools" / "wasm")
        tools, self.home = folder / "tools", folder / "home"
        for made in (tools, self.home):
            made.mkdir()
        for tool, script in (("node", NODE), ("npm", NPM)):
            (tools / tool).write_text(script, encoding="ascii")
            (tools / tool).chmod(0o755)
        (tools / "uv").symlink_to(UV if "/" in UV else shutil.which(UV) or UV)
        writable(self.home, False)
        cache = subprocess.run([UV, "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()
        passed_on = {
            name: value for name, value in os.environ.items() if name.startswith(("SSL_", "UV_INDEX", "UV_DEFAULT_INDEX"))
        }
        path = f"{tools}{os.pathsep}{os.defpath}"
        self.environment = {**passed_on, "PATH": path, "HOME": str(self.home), "CALLS": str(self.calls), "UV_CACHE_DIR": cache}

    def begin(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        """`./atout`, as somebody without privileges runs it: a job of its own, as in a shell."""
        return subprocess.Popen(
            ["./atout", *words],
            cwd=self.root,
            env={**self.environment, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=without_privileges,
        )

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        process = self.begin(*words, **environment)
        said, complained = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, said, complained)

    def start(self, *words: str, **environment: str) -> str:
        """What it says."""
        done = self.run(*words, **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def built(self) -> list[str]:
        """What Node was asked for since the last question."""
        calls = self.calls.read_text(encoding="ascii").splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return calls

    def compiled(self) -> dict[str, str]:
        """The search of every kind of deal for browsers: which file has it."""
        listed: dict[str, str] = json.loads((self.root / ".tools/wasm/modules.json").read_text(encoding="utf-8"))
        assert all((self.root / ".tools/wasm" / name).is_file() for name in listed.values())
        return listed

    def installed(self) -> int:
        """When the package was installed into the environment."""
        (noted,) = self.root.glob(f".venv/lib/python3.*/site-packages/atout-{atout.__version__}.dist-info/RECORD")
        return noted.stat().st_mtime_ns

    def edit(self, name: str, line: bytes = b"") -> None:
        file = self.root / name
        file.write_bytes(file.read_bytes() + line + b"\n")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clone]:
    made = Clone(tmp_path_factory.mktemp("checkout"))
    assert made.start("--version") == f"atout {atout.__version__}\n"
    assert made.built() == ["ci --no-progress", "run build"]
    yield made
    assert list(made.home.iterdir()) == [], "nothing is kept in a home"
    writable(made.home, True)


@pytest.mark.slow
def test_two_first_starts_at_once_set_up_once(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    both = [clone.begin("--version") for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert {out for out, _ in said} == {f"atout {atout.__version__}\n"}
    assert clone.built() == ["ci --no-progress", "run build"]
    writable(clone.home, True)


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "killed"])
def test_what_was_stopped_halfway_is_begun_again(tmp_path: Path, end: signal.Signals) -> None:
    clone = Clone(tmp_path)
    hangs = clone.calls.with_name("calls.hangs")
    hangs.touch()
    process = clone.begin("--version")
    until(lambda: clone.calls.exists() and "run build" in clone.calls.read_text(encoding="ascii"))
    os.killpg(process.pid, end)
    process.communicate()
    assert process.returncode != 0
    # As far as it can have got: a package has its name in the environment, and none of its modules.
    (packages,) = clone.root.glob(".venv/lib/python3.*/site-packages")
    (version,) = re.findall(r'"rich==(.*)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    noted = packages / f"rich-{version}.dist-info"
    noted.mkdir()
    (noted / "METADATA").write_text(f"Metadata-Version: 2.1\nName: rich\nVersion: {version}\n", encoding="ascii")
    (noted / "RECORD").touch()
    hangs.unlink()
    clone.built()
    assert "xylotar" in clone.start("games")
    assert clone.built() == ["run build"], "what npm had installed was whole"
    assert list(clone.root.glob(".venv/lib/python3.*/site-packages/rich/__init__.py"))
    assert not (clone.root / ".tools" / "half").exists()
    writable(clone.home, True)


@pytest.mark.slow
def test_the_second_start_builds_nothing_and_needs_no_connection(clone: Clone) -> None:
    before = clone.installed()
    assert clone.start("--version", **NO_CONNECTION) == f"atout {atout.__version__}\n"
    assert "xylotar" in clone.start("games", **NO_CONNECTION)
    assert clone.built() == []
    assert clone.installed() == before


def test_a_file_of_every_folder_whose_python_runs_in_the_browser_is_tried() -> None:
    plugin = (ROOT / "web/plugins/rulebook.ts").read_text(encoding="utf-8")
    (folders,) = re.findall(r"PARTS = /.*\(((?:\w+\|)+\w+)\)\\/", plugin)
    assert set(folders.split("|")) <= {name.split("/")[2] for name in BUNDLED if name.startswith("src/atout/")}


@pytest.mark.slow
def test_a_changed_source_of_the_client_is_built_once_also_without_a_connection(clone: Clone) -> None:
    for name in BUNDLED:
        clone.edit(name)
        clone.start("--version", **NO_CONNECTION)
        assert clone.built() == ["run build"], name
    clone.start("--version", **NO_CONNECTION)
    assert clone.built() == []


@pytest.mark.slow
def test_a_changed_rule_is_compiled_for_browsers_once_also_without_a_connection(clone: Clone) -> None:
    """In the game that it belongs to; a changed word of explanation is compiled nowhere."""
    before = clone.compiled()
    clone.edit("src/atout/rules/hilo.py", b"# said in other words")
    clone.start("--version", **NO_CONNECTION)
    assert (clone.built(), clone.compiled()) == (["run build"], before)
    clone.edit("src/atout/rules/hilo.py", b"CHANGED = 1")
    clone.start("--version", **NO_CONNECTION)
    assert clone.built() == ["run build"]
    assert {kind for kind, file in clone.compiled().items() if file != before[kind]} == {"hilo"}
    clone.start("--version", **NO_CONNECTION)
    assert clone.built() == []


@pytest.mark.slow
def test_whoever_waits_for_a_build_is_told_why(clone: Clone) -> None:
    hangs = clone.calls.with_name("calls.hangs")
    hangs.touch()
    clone.edit("web/src/main.ts")
    process = clone.begin("--version")
    assert process.stderr is not None
    assert "building" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    process.communicate()
    hangs.unlink()
    clone.start("--version")
    clone.built()


@pytest.mark.slow
def test_other_changes_build_nothing(clone: Clone) -> None:
    before = clone.installed()
    for name in NOT_BUNDLED:
        clone.edit(name)
    clone.start("--version")
    assert clone.built() == []
    assert clone.installed() == before


@pytest.mark.slow
def test_neither_pays_for_the_other_where_development_is_done_in_the_same_clone(clone: Clone) -> None:
    """`./check` installs more. `./atout` leaves that alone, and what it has installed is what `uv run` wants, too."""
    clone.start("--version")
    environment = {**clone.environment, "VIRTUAL_ENV": str(clone.root / ".venv")}
    subprocess.run([UV, "pip", "install", "--quiet", "iniconfig"], cwd=clone.root, env=environment, check=True)
    before = clone.installed()
    clone.start("--version", **NO_CONNECTION)
    command = [UV, "run", "--quiet", "--no-default-groups", "python", "-c", "import iniconfig, litestar"]
    subprocess.run(command, cwd=clone.root, env=clone.environment, check=True)
    clone.start("--version", **NO_CONNECTION)
    assert clone.built() == []
    assert clone.installed() == before


@pytest.mark.slow
def test_a_folder_that_belongs_to_somebody_else_is_told_in_a_sentence(clone: Clone) -> None:
    (clone.root / ".tools").mkdir(exist_ok=True)
    (clone.root / ".tools").chmod(0o555)
    try:
        done = clone.run("--version")
    finally:
        (clone.root / ".tools").chmod(0o755)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "you may not write" in done.stderr
