"""What has happened at a table, as it is told to those who sit there or watch."""

from __future__ import annotations

from typing import Any

import msgspec

from atout.match.match import Match, Step
from atout.server.tables import entries
from atout.server.tables.entries import Entry


class Happening(msgspec.Struct, gc=False):
    """An entry, and for a move what is needed to tell it."""

    entry: Entry
    step: tuple[Any, ...] | None = None
    """The values of a Step: a plain tuple, which the garbage collector does not look at again."""
    public: dict[str, Any] | None = None
    """What everybody may read of it, made when it is told for the first time."""

    def as_seen_by(self, viewer: int | None, match: Match | None) -> dict[str, Any]:
        """As a seat, or a spectator, may read it now, when the match has come so far."""
        step = Step(*self.step) if self.step is not None else None
        if self.public is None:
            self.public = entries.public(self.entry)
            if step is not None and match is not None:
                self.public["happened"] = match.events_of(step)
        if step is None or match is None:
            return self.public
        return {**self.public, "move": match.move_seen_by(viewer, step.seat, step.text, this_deal=step.deal == len(match.deals))}
