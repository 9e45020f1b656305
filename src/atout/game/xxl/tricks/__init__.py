"""Tricks on the table, as everybody sees them: variants 3 and 6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypedDict

from atout.game.xxl.notation import Move
from atout.game.xxl.variant import Seen, Variant
from atout.game.xxl.views import XxlPlayed
from atout.match.events import BySeat, Event
from atout.rules.xxl.cards import NONE
from atout.rules.xxl.deck import name


class TrickOnTable(TypedDict):
    leader: int
    trick: list[XxlPlayed]
    winning: int | None
    """Who takes the trick as it lies now (K42, K74, K76)."""
    follow: bool | None
    """Whether whoever looks can follow; null where there is nothing to follow, and for spectators (K41, K71, K76)."""
    tricks: list[int]
    """How many everybody has taken."""


class XxlTrick(BySeat):
    """Who takes the trick, and what lay in it."""

    event: Literal["trick"]
    cards: list[str]


class Tricks(Variant):
    def trick(self, state: Any, seen: Seen) -> TrickOnTable:
        """Who leads, what lies in the trick, and how many everybody has taken."""
        winner = int(self.rules.winning(state.record))
        order = [(seen.lead + i) % seen.players for i in range(seen.players)]
        return {
            "leader": seen.lead + 1,
            "trick": [{"seat": o + 1, "card": name(state, seen.trick[o])} for o in order if seen.trick[o] != NONE],
            "winning": None if winner == NONE else winner + 1,
            "follow": None if winner == NONE or seen.seat < 0 else bool(seen.hand & self.rules.asked(state.record)),
            "tricks": [seen.tricks[owner] for owner in range(seen.players)],
        }

    def follows(self, before: Any, after: Any, move: Move) -> Iterator[Event]:
        """The trick that this move has ended: who takes it, and what lay in it."""
        winners = [owner for owner in range(after.seats) if after.tricks[owner] > before.tricks[owner]]
        for winner in winners:
            lay = [before.trick[owner] for owner in range(after.seats) if before.trick[owner] != NONE]
            lay += move.cards
            yield {"event": "trick", "seat": winner + 1, "cards": [name(after, card) for card in lay]}
