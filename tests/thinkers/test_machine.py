"""How much thinking a machine is good for."""

from __future__ import annotations

from pathlib import Path

import pytest

from atout.server.settings import Settings
from atout.thinkers import machine


@pytest.mark.parametrize(
    ("cores", "megabytes", "thinkers"),
    [(2, 24_000, 2), (16, 1024, 11), (4, 1024, 4), (1, 512, 1), (4, 400, 0), (64, 64_000, 64)],
)
def test_one_a_core_as_far_as_the_memory_goes(cores: int, megabytes: int, thinkers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "cores", lambda: cores)
    monkeypatch.setattr(machine, "memory", lambda: megabytes * machine.MEGABYTE)
    assert machine.thinkers() == thinkers
    assert machine.needs(thinkers) <= megabytes * machine.MEGABYTE


def test_a_container_counts_as_the_machine(tmp_path: Path) -> None:
    inner = tmp_path / "system.slice" / "atout.service"
    inner.mkdir(parents=True)
    (inner / "memory.max").write_text("max\n")
    (inner.parent / "memory.max").write_text("1073741824\n")
    (tmp_path / "own").write_text("3:cpuset:/\n0::/system.slice/atout.service\n")
    assert list(machine._limits("memory.max", tmp_path, tmp_path / "own")) == ["max", "1073741824"]
    assert list(machine._limits("cpu.max", tmp_path, tmp_path / "nowhere")) == []


def test_more_thinkers_than_the_memory_holds_are_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "memory", lambda: 300 * machine.MEGABYTE)
    with pytest.raises(ValueError, match="so many thinkers need 330 MB of memory, and this machine has 300"):
        Settings(thinkers=4).check()
    Settings(thinkers=0).check()
    with pytest.raises(ValueError, match="thinkers must be"):
        Settings(thinkers=-1).check()
    with pytest.raises(ValueError, match="thinkers_idle must be"):
        Settings(thinkers=0, thinkers_idle=-1).check()
