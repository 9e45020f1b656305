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
    step: Step | None = None
    index: int = 0
    """Which move of the match it was, counted from 0."""
    match: Match | None = None
    public: dict[str, Any] | None = None
    """What everybody may read of it, made when it is told for the first time."""

    def told_to(self, viewer: int | None) -> dict[str, Any]:
        if self.public is None:
            self.public = entries.public(self.entry)
            if self.step is not None and self.match is not None:
                self.public["happened"] = self.match.events_of(self.step)
        if self.step is None or self.match is None:
            return self.public
        this_deal = self.index >= self.match.first_move_of_deal
        text = self.match.move_seen_by(viewer, self.step.seat, self.step.text, this_deal=this_deal)
        return {**self.public, "move": text}
