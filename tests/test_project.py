"""The repository itself: what must not be in it, and that versions are pinned."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest

from atout.game import GAMES

ROOT = Path(__file__).parents[1]


@cache
def tracked_texts() -> dict[str, str]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    texts = {}
    for name in filter(None, names):
        try:
            texts[name] = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
    return texts


REGISTRIES = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))]
REGISTRIES += [".".join(("deb", "debian", "org")), ".".join(("yarnpkg", "com"))]


@pytest.mark.parametrize("host", REGISTRIES)
def test_no_file_names_a_package_registry(host: str) -> None:
    assert [name for name, text in tracked_texts().items() if host in text] == []


def test_no_lock_file_with_addresses_is_tracked() -> None:
    assert not {"uv.lock", "poetry.lock", "pylock.toml"} & set(tracked_texts())


def pins() -> dict[str, str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    constraints = project["tool"]["uv"]["constraint-dependencies"]
    return dict(pin.split(";")[0].strip().split("==") for pin in constraints)


def normalised(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_installed_package_is_pinned() -> None:
    pinned = {normalised(name): version for name, version in pins().items()}
    installed = {normalised(d.metadata["Name"]): d.version for d in metadata.distributions()}
    installed.pop("atout")
    assert {name: version for name, version in installed.items() if pinned.get(name) != version} == {}


def rules_of(page: Path) -> tuple[str, list[int]]:
    """The letter of a game and the numbers of its rules: those that stand above the sections of its page, `(K20–K25)`."""
    headings = "\n".join(line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("#"))
    found = re.findall(r"\b([A-Z])(\d+)(?:–[A-Z](\d+))?\b", headings)
    (letter,) = {letter for letter, _, _ in found}
    return letter.lower(), [n for _, first, last in found for n in range(int(first), int(last or first) + 1)]


RULES = dict(rules_of(ROOT / "docs" / "rules" / "en" / f"{game}.md") for game in GAMES)
"""Every rule by its number."""
ONLY_ON_PAPER = {"X2", "X7", "X13", "X17", "X35"}
"""These follow from how the others are written, so no line of code says them."""


@pytest.mark.parametrize("letter", list(RULES))
def test_every_rule_number_has_a_test_and_a_place_in_the_code(letter: str) -> None:
    tests = "\n".join(text for name, text in tracked_texts().items() if name.startswith("tests/"))
    code = "\n".join(text for name, text in tracked_texts().items() if name.startswith("src/"))
    tested = {int(n) for n in re.findall(rf"def test_(?:\w+_)?{letter}(\d+)_", tests)}
    cited = set(re.findall(rf"\b{letter.upper()}\d+\b", code)) | ONLY_ON_PAPER
    assert [n for n in RULES[letter] if n not in tested] == []
    assert [n for n in RULES[letter] if f"{letter.upper()}{n}" not in cited] == []


def test_the_house_keeps_its_walls() -> None:
    """`rules` knows nothing of matches, `match` and the games nothing of bots and commands (docs/architecture.md)."""
    allowed = {
        "rules": {"rules"},
        "words": set(),
        "game": {"rules", "match", "game"},
        "match": {"rules", "match", "game", "words"},
        "belief": {"rules", "belief", "game"},
        "bots": {"rules", "match", "belief", "bots", "thinkers", "game"},
        "thinkers": {"bots", "thinkers"},
        "env": {"rules", "match", "belief", "bots", "env", "game"},
        "server": {"match", "bots", "server", "thinkers", "game"},
        "cli": {"rules", "match", "belief", "bots", "env", "server", "cli", "thinkers", "words", "game"},
    }
    also_allowed = {
        r"game/game\.py": {"cli"},  # types only
        r"game/\w+(/\w+)?/play\.py": {"bots"},
        r"game/\w+/belief\.py": {"belief"},
        r"game/\w+/(drawing|person)\.py": {"cli", "words"},
    }
    """What is loaded only where somebody asks for it."""
    for name, text in tracked_texts().items():
        if name.startswith("src/atout/") and name.endswith(".py") and name.count("/") > 2:
            room = name.split("/")[2]
            more = (rooms for path, rooms in also_allowed.items() if re.fullmatch(path, name.removeprefix("src/atout/")))
            imported = set(re.findall(rf"^\s*from atout\.({'|'.join(allowed)})\b", text, re.MULTILINE))
            assert imported <= allowed[room].union(*more), name


def test_no_pattern_lets_a_line_break_in_at_its_end() -> None:
    """`$` also stands before a line break: patterns are matched as a whole (`fullmatch`), or the length is said, too."""
    for name, text in tracked_texts().items():
        if not name.startswith(("src/", "web/python/")) or not name.endswith(".py"):
            continue
        for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
            keywords = {keyword.arg: keyword.value for keyword in call.keywords}
            patterns = [keywords["pattern"]] if "pattern" in keywords else []
            if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name) and call.func.value.id == "re":
                patterns += call.args[:1]
            for pattern in patterns:
                if "$" in ast.unparse(pattern):
                    assert "max_length" in keywords, f"{name}:{call.lineno}"


SHARING = """
import os, time
import pytest

@pytest.fixture(scope="module")
def something():
    with open({noted!r}, "a") as file:
        print(os.getpid(), file=file)

@pytest.mark.parametrize("number", range(12))
def test_it(something, number):
    time.sleep(0.05)
"""


@pytest.mark.slow
def test_what_a_file_of_tests_shares_is_made_once(tmp_path: Path) -> None:
    """Otherwise browsers, servers and sites would start once for each process of the checks, and nobody would notice."""
    noted = tmp_path / "noted"
    (tmp_path / "test_sharing.py").write_text(SHARING.format(noted=str(noted)), encoding="utf-8")
    options = ["-q", "-n", "2", "--dist", "loadgroup", "-c", os.devnull, "--rootdir", str(tmp_path), "-p", "tests.conftest"]
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert len(noted.read_text(encoding="ascii").split()) == 1
