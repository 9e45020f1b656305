"""What has happened at a table, as it is told to those who sit there or watch."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from atout.match.kept import Step
from atout.match.match import Match
from atout.server.tables import entries
from atout.server.tables.entries import Entry
from atout.server.tables.told import Told


class Happening(msgspec.Struct, gc=False):
    """An entry, and for a move what is needed to tell it."""

    entry: Entry
    step: tuple[Any, ...] | None = None
    """The values of a Step: a plain tuple, which the garbage collector does not look at again."""
    public: Told | None = None
    """What everybody may read of it, made when it is told for the first time."""

    def as_seen_by(self, viewer: int | None, match: Match | None) -> Told:
        """As a seat, or a spectator, may read it now, when the match has come so far."""
        step = Step(*self.step) if self.step is not None else None
        if self.public is None:
            happened = {"happened": match.events_of(step)} if step is not None and match is not None else {}
            self.public = cast("Told", {**entries.public(self.entry), **happened})
        if step is None or match is None:
            return self.public
        text = match.move_seen_by(viewer, step.seat, step.text, this_deal=step.deal == len(match.deals))
        return cast("Told", {**self.public, "move": text})
