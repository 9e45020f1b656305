"""Structured logs: one JSON object a line, or words for people at a terminal; without tokens, links or cards, whoever
writes it: we, a library or a database."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
import time
from typing import Any

from atout.server.people.codes import CODE_LENGTH, CODE_LETTERS
from atout.traces import without_values

ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def short(code: str) -> str:
    """A table in the logs: whoever reads them cannot open it."""
    return hashlib.sha256(code.encode()).hexdigest()[:8]


SECRET = re.compile(rf"(?<![\w-])(?:[{CODE_LETTERS}]{{{CODE_LENGTH}}}|(?:bot_)?[\w-]{{32}}|[0-9a-f]{{64}})(?![\w-])")
"""Whatever looks like the code of a table, a token, or a hash of one."""


def details(record: logging.LogRecord) -> dict[str, Any]:
    return {key: value for key, value in vars(record).items() if key not in ORDINARY}


def event(record: logging.LogRecord) -> str:
    """What is said. Of what libraries say only the first line, and not what they would fill in: that can be anything."""
    if record.name.partition(".")[0] == "atout":
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def cleaned(value: Any) -> Any:
    """The last barrier: whatever has come through all the same is not shown."""
    return SECRET.sub("…", value) if isinstance(value, str) else value


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name, "event": event(record)}
        line |= details(record)
        if record.exc_info and record.exc_info[1]:
            line["trace"] = without_values(record.exc_info[1])
        return json.dumps({key: cleaned(value) for key, value in line.items()}, ensure_ascii=False, default=str)


class Words(logging.Formatter):
    """`12:03:04 error: not saved (table 1f2e3d4c, reason disk full)`"""

    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        more = ", ".join(f"{key} {value}" for key, value in details(record).items())
        line = f"{time.strftime('%H:%M:%S')} {level}{event(record)}" + (f" ({more})" if more else "")
        if record.exc_info and record.exc_info[1]:
            line += f"\n{without_values(record.exc_info[1])}"
        return str(cleaned(line))


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config`: everything to the standard error stream. Of uvicorn only errors: else it names addresses,
    and anybody could fill the disk with warnings."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Words if sys.stderr.isatty() else JsonLines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"atout": {"level": level.upper()}, "uvicorn.error": {"level": "ERROR"}},
    }
