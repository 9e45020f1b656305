"""Structured logs: one JSON object a line, without tokens, links or cards."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from typing import Any

ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def short(code: str) -> str:
    """A table in the logs: whoever reads them cannot open it."""
    return hashlib.sha256(code.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name, "event": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in ORDINARY}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config`: everything to the standard error stream. Of uvicorn only errors: else it names addresses,
    and anybody could fill the disk with warnings."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"atout": {"level": level.upper()}, "uvicorn.error": {"level": "ERROR"}},
    }
