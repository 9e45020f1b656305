"""Structured logs: one JSON object a line, without tokens, links or cards."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
from typing import Any

ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


GRANIAN_LOGS = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "atout.server.logs.JsonLines"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "json"}},
    "loggers": {"_granian": {"handlers": ["stderr"], "propagate": False}},
}
"""What granian itself has to say, in the same form."""


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


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("atout").setLevel(level.upper())
