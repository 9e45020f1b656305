"""What is wrong with the database, for whoever has to mend it; never in the words of a query, which may hold secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

NAMES = (
    ("disk full", r"is full|no space left|disk quota|disk_?full"),
    ("database locked", r"is locked|lock timeout|lock_?not_?available|deadlock"),
    ("database is read-only", r"readonly|read-only"),
    ("disk error", r"disk i/o error|input/output error|i/o error"),
    ("database damaged", r"malformed|not a database|data ?corrupted"),
    ("database cannot be opened", r"unable to open database|permission denied|no such file"),
    ("too many connections", r"too ?many ?connections|queuepool limit"),
    ("not allowed by the database", r"password authentication|invalid ?password|invalid ?authorization|insufficient ?privilege"),
    ("tables are missing", r"no such table|undefined ?table|does not exist"),
    ("database does not answer in time", r"timeout|timed out|canceling statement"),
    ("database is away", r"connection|connect|closed|shut ?down|shutting down|network|host|cannot ?connect"),
)
"""What errors of SQLite, PostgreSQL and the system have in common, by their texts and by their types."""


def reason(error: BaseException) -> str:
    """`disk full`, `database locked` …; the type of the error where it is none that is known."""
    errors = list(_behind(error))
    for each in errors:
        text = f"{type(each).__name__} {getattr(each, 'strerror', None) or _own_words(each)}".lower()
        for name, pattern in NAMES:
            if re.search(pattern, text):
                return name
    return type(errors[0]).__name__


def _behind(error: BaseException) -> Iterator[BaseException]:
    """What an error comes from, the deepest first: what wraps it knows less."""
    if inner := getattr(error, "orig", None) or error.__cause__:
        yield from _behind(inner)
    yield error


def _own_words(error: BaseException) -> str:
    """The first line of what the driver says. SQLAlchemy adds the statement and what was in it below that."""
    return str(error).partition("\n")[0]
