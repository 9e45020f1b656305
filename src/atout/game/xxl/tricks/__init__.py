"""Tricks on the table, as everybody sees them: variants 3 and 6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.game.xxl.notation import Move
from atout.game.xxl.variant import Event, Seen, Variant
from atout.rules.xxl.cards import NONE
from atout.rules.xxl.deck import name


class Tricks(Variant):
    def trick(self, state: Any, seen: Seen) -> dict[str, Any]:
        """Who leads, what lies in the trick, and how many everybody has taken."""
        order = [(seen.lead + i) % seen.players for i in range(seen.players)]
        return {
            "leader": seen.lead + 1,
            "trick": [{"seat": o + 1, "card": name(state, seen.trick[o])} for o in order if seen.trick[o] != NONE],
            "tricks": [seen.tricks[owner] for owner in range(seen.players)],
        }

    def follows(self, before: Any, after: Any, move: Move) -> Iterator[Event]:
        """The trick that this move has ended: who takes it, and what lay in it."""
        winners = [owner for owner in range(after.seats) if after.tricks[owner] > before.tricks[owner]]
        for winner in winners:
            lay = [before.trick[owner] for owner in range(after.seats) if before.trick[owner] != NONE]
            lay += move.cards
            yield {"event": "trick", "seat": winner + 1, "cards": [name(after, card) for card in lay]}
