"""A short run of what `python -m tests.faults` does for longer: every kind of fault at least once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.faults.proxy import MESSAGES, REQUESTS
from tests.faults.run import run
from tests.faults.saboteur import KINDS
from tests.faults.world import Postgres, Sqlite

SEED = 8


@pytest.mark.slow
@pytest.mark.parametrize("database", [Sqlite, Postgres])
def test_nothing_acknowledged_is_lost(database: type[Sqlite | Postgres], tmp_path: Path) -> None:
    report = asyncio.run(asyncio.wait_for(run(database, SEED, 8, tmp_path), 600))
    print(json.dumps(report.as_json(), indent=1))  # shown when something is wrong
    assert report.violations == []
    assert set(report.faults) == set(KINDS[database])
    assert set(report.network) == {*MESSAGES, *REQUESTS}
    assert report.noticed["disk full"]
    assert report.moves_acknowledged
    assert report.matches_finished
