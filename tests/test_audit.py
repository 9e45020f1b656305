"""`tools/audit`: it tells holes from none, and silence from an answer, whatever the registries say or do not say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools import audit
from tools.audit import CLEAN, FOUND, NOT_ASKED, Answer, of_client, of_python, told

HOLE = {"id": "PYSEC-2026-1", "aliases": ["CVE-2026-1"], "fix_versions": ["2.0"], "description": "bad"}


def python(*packages: dict[str, Any]) -> str:
    return json.dumps({"dependencies": list(packages), "fixes": []})


def sound(name: str) -> dict[str, Any]:
    return {"name": name, "version": "1.0", "vulns": []}


def npm(**vulnerabilities: Any) -> str:
    return json.dumps({"metadata": {"dependencies": {"total": 7}}, "vulnerabilities": vulnerabilities})


VIA = {"url": "https://github.com/advisories/GHSA-1", "range": "<2", "severity": "high", "title": "bad"}


def test_nothing_is_known() -> None:
    answers = [of_python(python(sound("a"), sound("b")), 2), of_client("the client", npm())]
    assert told(answers) == ("2 packages of Python: no known hole\n7 packages of the client: no known hole", CLEAN)


def test_a_hole_is_told_with_the_version_that_mends_it() -> None:
    answers = [of_python(python(sound("a") | {"vulns": [HOLE]}), 1), of_client("the client", npm(x={"via": [VIA, "y"]}))]
    text, status = told(answers)
    assert status == FOUND
    assert "a 1.0: PYSEC-2026-1 (mended in 2.0)" in text
    assert "x <2: GHSA-1, high: bad" in text


def test_one_that_does_not_concern_us_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "EXPLAINED", {"CVE-2026-1": "we do not use that part"})
    text, status = told([of_python(python(sound("a") | {"vulns": [HOLE]}), 1)])
    assert status == CLEAN
    assert "CVE-2026-1 does not concern Atout: we do not use that part" in text


@pytest.mark.parametrize("output", ["", "Traceback …", "[]", "{}", '{"error": {"code": "ENOAUDIT"}}', '{"message": "405"}'])
def test_who_cannot_be_asked_has_not_said_that_all_is_well(output: str) -> None:
    for answer in (of_python(output, 3), of_client("the client", output)):
        text, status = told([answer])
        assert status == NOT_ASKED
        assert "not known, because" in text


def test_a_registry_that_does_not_know_a_package_has_not_answered() -> None:
    answer = of_python(python(sound("a"), {"name": "b", "skip_reason": "not found"}), 2)
    assert told([answer])[1] == NOT_ASKED
    assert "answered about 1 of 2 only" in answer.trouble
    assert told([answer, Answer("x", holes=["y"])])[1] == FOUND
