"""A record to look through: what was to be seen before its first move and after each, by whom."""

from __future__ import annotations

from atout.match import record as records
from atout.match.openly import look_at_all


class Replaying:
    def open(self, document):
        """Takes up a record and plays it through; tells what there is to see in it."""
        self.match = match = records.replay(document.encode())
        self._record = records.parse(document.encode())
        self._frames = {}
        through = list(self._through(lambda match: (len(match.deals), match.events)))
        return {
            "game": match.game,
            "players": match.players,
            "seats": match.seats,
            "options": match.changed_options,
            "moves": match.moves,
            "result": match.result.as_json(),
            "record": match.record(),
            "happened": [happened for _, happened in through[1:]],
            "deals": [deal for deal, _ in through],
        }

    def _through(self, look):
        """What `look` sees before the first move and after each."""
        match = records.begin(self._record)
        yield look(match)
        for seat, text in self.match.moves:
            match.play(seat, text)
            yield look(match)

    def frames(self, viewer):
        """View and result before the first move and after each: of a seat, of a spectator (null), or with all cards ("all")."""
        if viewer not in self._frames:
            look = look_at_all if viewer == "all" else lambda match: match.look(viewer)
            self._frames[viewer] = list(self._through(lambda match: {"view": look(match), "result": match.result.as_json()}))
        return self._frames[viewer]

    def until(self, moves):
        """The record with only its first moves and what had been dealt by then: for playing on from there."""
        match = records.begin(self._record)
        for seat, text in self.match.moves[:moves]:
            match.play(seat, text)
        match.fairness = None  # what is played from here on was not shuffled for it
        return {**match.record(), "deals": match.deals}
