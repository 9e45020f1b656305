"""The repository itself: what must not be in it, and that versions are pinned."""

from __future__ import annotations

import re
import subprocess
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@cache
def tracked_texts() -> dict[str, str]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\0"
    )
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


def test_every_rule_number_has_a_test() -> None:
    """A rule's number is in the name of a test, and in the code next to what it says."""
    tests = "\n".join(text for name, text in tracked_texts().items() if name.startswith("tests/"))
    code = "\n".join(text for name, text in tracked_texts().items() if name.startswith("src/"))
    numbers = [*range(1, 24), *range(30, 36)]
    assert [n for n in numbers if not re.search(rf"def test_(\w+_)?x{n}_", tests)] == []
    cited = {int(n) for n in re.findall(r"\bX(\d+)\b", code)}
    only_on_paper = {2, 7, 13, 17, 35}  # these follow from how the others are written
    assert [n for n in numbers if n not in cited | only_on_paper] == []


def test_the_house_keeps_its_walls() -> None:
    """`rules` knows nothing of matches, `match` nothing of bots and commands (docs/architecture.md)."""
    allowed = {
        "rules": {"rules"},
        "match": {"rules", "match"},
        "bots": {"rules", "match", "bots"},
        "env": {"rules", "env"},
        "cli": {"rules", "match", "bots", "env", "cli"},
    }
    for name, text in tracked_texts().items():
        if name.startswith("src/atout/") and name.count("/") > 2:
            room = name.split("/")[2]
            imported = set(re.findall(r"^\s*from atout\.(rules|match|bots|env|cli|server|belief)\b", text, re.MULTILINE))
            assert imported <= allowed[room], name
