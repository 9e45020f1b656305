"""Work that nobody waits for and that must be done all the same, however long the database is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from atout.match.refusal import Refusal
from atout.server.storage.trouble import reason

log = logging.getLogger("atout.retrying")

UNAVAILABLE = (SQLAlchemyError, OSError)
"""How it shows that the database does not answer, or not as it should."""
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts; the last one again and again."""


async def until_saved(work: Callable[[], Awaitable[Any]]) -> None:
    """Does something until the database takes it, or until there is nothing to be done any more."""
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await work()
            return
        except Refusal as refusal:
            if refusal.message != "not-saved":
                return
        except UNAVAILABLE as error:
            log.error("database", extra={"reason": reason(error)})
        await asyncio.sleep(pause)
