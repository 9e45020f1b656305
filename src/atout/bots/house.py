"""The bots of the house for Python programs (docs/api.md)."""

from __future__ import annotations

from secrets import token_hex

from atout.bots import beside
from atout.bots.bot import Bot
from atout.bots.levels import LEVELS
from atout.bots.making import make_bot
from atout.bots.thinking import Effort
from atout.compiled import INTERPRETED


def bot_of_the_house(name: str, seed: int | str | None, simulations: int) -> Bot:
    if name not in LEVELS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    if simulations < 1:
        raise ValueError("expert needs at least one simulation")
    effort = Effort(simulations, float("inf"))
    return make_bot(name, token_hex(16) if seed is None else str(seed), effort, beside.think if INTERPRETED else None)
