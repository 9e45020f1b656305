"""Who plays: bots, all through the same small interface."""

from __future__ import annotations

from collections.abc import Callable

from atout.bots.bot import Bot
from atout.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}
"""Makes a bot by its name. The argument is the seed of its own choices."""
