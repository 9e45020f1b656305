"""Who plays: bots, all through the same small interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from atout.bots.bot import Bot
from atout.bots.expert import Expert
from atout.bots.play import CLUB, NOVICE
from atout.bots.random_bot import RandomBot
from atout.bots.rule_bot import RuleBot

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "novice": partial(RuleBot, skill=NOVICE),
    "club": partial(RuleBot, skill=CLUB),
    "expert": Expert,
}
"""Makes a bot by its name. The argument is the seed of its own choices."""

DESCRIPTIONS = {
    "random": "plays anything that is allowed",
    "novice": "plays by a few simple rules, as on the first evening",
    "club": "plays as people in a club do; judges its cards by what a person can see at a glance, not by perfect inference",
    "expert": "thinks ahead, with everything that can be inferred; some of it looks clairvoyant to people",
}
