"""What the code for all tables is given. Each name stands for one type in all games, or the compiler would look twice."""

from __future__ import annotations

from typing import Any, NamedTuple

GOES_ON, DEAL_OVER, MATCH_OVER, CUT_OFF = range(4)
"""What the last decision at a table has ended: nothing; a deal; a deal and the match; or the deal has taken too long."""


class Tables(NamedTuple):
    """What goes on at each table, and what is told of it."""

    states: Any
    """The deal: a record of the rules."""
    random: Any
    """The state of the table's own random numbers."""
    steps: Any
    """Decisions in this deal."""
    deals: Any
    """Deals that are over, in this match."""
    totals: Any
    """What each player has in this match."""
    seat: Any
    """Whose decision it is."""
    features: Any
    """What that seat sees."""
    mask: Any
    """What it may do: 1 for each legal action."""
    unseen: Any
    """What it does not see; of no length where nobody asked for it."""
    reward: Any
    """What each seat has got by the last decision."""
    done: Any
    """Whether the last decision has ended a deal, or a match."""


class Terms(NamedTuple):
    """What holds at all tables."""

    sign: int
    """1 where the most points of a deal are best, -1 where the fewest are."""
    win: int
    """1: what counts is who wins, not by how many points."""
    most_steps: int
    """A deal that takes longer is cut off; 0: none is."""
    apart: int
    """How many seats further the next player sits: between two, there may be one that nobody plays."""
    matches: int
    """1: the deals of a match follow each other; 0: each deal is for itself."""
    adds_places: int
    """1: totals are sums of places."""
    length: int
    choice: int
    """What a match has agreed on (`agreement` of the game's rounds)."""


class Scratch(NamedTuple):
    """Memory to work in."""

    seen: Any
    """An observation."""
    order: Any
    scores: Any
    points: Any
    """Of each player."""
    room: Any
    """For whatever a game counts at the end of a match."""
    legal: Any
    """Words of a set of actions."""
    die: Any
    """The random numbers of a bot."""
