"""What has happened at a table, as it is told to those who sit there or watch."""

from __future__ import annotations

from typing import cast

import msgspec

from atout.match.match import Match, Step
from atout.server.tables import entries
from atout.server.tables.entries import Entry
from atout.server.tables.told import Told


class Happening(msgspec.Struct, gc=False):
    """An entry, and for a move what is needed to tell it."""

    entry: Entry
    step: Step | None = None
    public: Told | None = None
    """What everybody may read of it, made when it is told for the first time."""

    def as_seen_by(self, viewer: int | None, match: Match | None) -> Told:
        """As a seat, or a spectator, may read it now, when the match has come so far."""
        if self.public is None:
            happened = {"happened": match.events_of(self.step)} if self.step is not None and match is not None else {}
            self.public = cast("Told", {**entries.public(self.entry), **happened})
        if self.step is None or match is None:
            return self.public
        this_deal = self.step.deal == len(match.deals)
        text = match.move_seen_by(viewer, self.step.seat, self.step.text, this_deal=this_deal)
        return cast("Told", {**self.public, "move": text})
