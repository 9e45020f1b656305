"""Databases as older versions left them, one for each schema; `make.py` writes a new one."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SAMPLES = sorted(path.stem for path in HERE.glob("*.sql"))


def load(sample: str, path: Path) -> Path:
    """The sample as a database of its own."""
    connection = sqlite3.connect(path)
    connection.executescript((HERE / f"{sample}.sql").read_text(encoding="utf-8"))
    connection.close()
    return path


def known(sample: str) -> dict[str, Any]:
    """Who the people are (their tokens), and which table is which."""
    return json.loads((HERE / f"{sample}.json").read_text(encoding="utf-8"))


def dump(path: Path) -> list[str]:
    """Everything that is in a database, as text."""
    connection = sqlite3.connect(path)
    lines = list(connection.iterdump())
    connection.close()
    return lines
