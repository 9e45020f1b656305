"""Documents that promise something name the tests that prove it, and those tests are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROMISES = ["SECURITY.md", "docs/hosting.md", "docs/fairness.md", "docs/protocol.md"]
NAMED = re.compile(r"`((?:tests|web)/[\w./-]+)::([^`]+)`")


def proofs(document: str) -> str:
    """The last part of a document: a table of promises and tests."""
    return (ROOT / document).read_text(encoding="utf-8").rpartition("## What proves it")[2]


def functions_of(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return set(re.findall(r"""\btest(?:\.each\([^)]*\))?\(\s*['"]([^'"]+)['"]""", text))


@pytest.mark.parametrize("document", PROMISES)
def test_every_promise_names_tests_that_are_there(document: str) -> None:
    rows = [line for line in proofs(document).splitlines() if line.startswith("|")][2:]
    assert len(rows) >= 10
    for row in rows:
        promise, tests = row.strip("|").split(" | ")
        named = NAMED.findall(tests)
        assert named, promise
        assert len(named) == tests.count("::"), promise
        for path, name in named:
            assert (ROOT / path).is_file(), path
            assert name in functions_of(ROOT / path), f"{path}::{name}"


def test_everybody_who_attacks_is_attacked_by_a_test() -> None:
    """Who stands in the table of attackers of SECURITY.md stands among the proofs, too."""
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    table = text.partition("## Who attacks, and how far they get")[2].partition("\n## ")[0]
    attackers = re.findall(r"^\| \*\*(.+?)\*\*", table, re.MULTILINE)
    assert len(attackers) > 8
    for attacker in attackers:
        known = attacker.removesuffix(" or a back-up")
        assert f"**{known}**" in proofs("SECURITY.md"), attacker
