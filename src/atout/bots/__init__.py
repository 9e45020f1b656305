"""Who plays: bots, all through the same small interface."""

from __future__ import annotations

from atout.bots.bot import Bot
from atout.bots.expert import Expert, Think
from atout.bots.play import CLUB, NOVICE
from atout.bots.random_bot import RandomBot
from atout.bots.rule_bot import RuleBot
from atout.bots.thinking import Effort

BOTS = {
    "random": "plays anything that is allowed",
    "novice": "plays by a few simple rules, as on the first evening",
    "club": "plays as people in a club do; judges its cards by what a person can see at a glance, not by perfect inference",
    "expert": "thinks ahead, with everything that can be inferred; some of its moves look clairvoyant",
}
"""Every bot by its name, the weakest first."""


def make_bot(name: str, seed: str, effort: Effort | None = None, think: Think | None = None) -> Bot:
    """A bot for one seat of one match. `seed` is that of its own choices; how much `expert` thinks, and where, can be said."""
    match name:
        case "random":
            return RandomBot(seed)
        case "novice":
            return RuleBot(seed, NOVICE)
        case "club":
            return RuleBot(seed, CLUB)
        case "expert":
            return Expert(seed, effort, think)
    raise KeyError(name)
