"""A bot of the house, by the name of its level."""

from __future__ import annotations

from atout.bots.bot import Bot
from atout.bots.expert import Expert, Think
from atout.bots.levels import LEVELS
from atout.bots.random_bot import RandomBot
from atout.bots.rule_bot import RuleBot
from atout.bots.thinking import Effort


def make_bot(name: str, seed: str, effort: Effort | None = None, think: Think | None = None) -> Bot:
    """A bot for one seat of one match. `seed` is that of its own choices; how much it thinks ahead, and where, can be said."""
    level = LEVELS[name]
    if level.skill is None:
        return RandomBot(seed)
    return Expert(seed, level.skill, effort, think) if level.thinks_ahead else RuleBot(seed, level.skill)
