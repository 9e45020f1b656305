"""A record to look through: what was to be seen before its first move and after each, by whom."""

from __future__ import annotations

from atout.match import record as records
from atout.match.all_cards import view_of_all_cards
from atout.match.kept import Past
from atout.match.moments import LEAD_CHANGE, leaders, moments
from atout.match.refusal import Refusal


class Replaying:
    def open(self, document):
        """Takes up a record and plays it through; tells what there is to see in it.

        A record that goes wrong is taken up as far as it goes, and `wrong` says why it ends there.
        """
        through = []

        def look(match):
            self.match = match
            through.append((len(match.deals), match.events))

        wrong = None
        try:
            match = records.replay(document.encode(), look)
        except Refusal as refusal:
            if not through:
                raise
            match, wrong = self.match, refusal.wrong()
        if len(through) <= len(match.moves):
            look(match)
        self.deals = [deal for deal, _ in through]
        happened = [events for _, events in through[1:]]
        return {
            "game": match.game,
            "players": match.players,
            "seats": match.seats,
            "options": match.changed_options,
            "moves": match.moves,
            "result": match.result.as_json(),
            "record": match.record(),
            "happened": happened,
            "deals": self.deals,
            "variants": [kind.number for deal in range(len(match.deals)) if (kind := match.kind_of(deal + 1)).number],
            "moments": [self._moment(move, kind) for move, kind in moments(match, happened)],
            "wrong": wrong,
        }

    def _moment(self, move, kind):
        moment = {"move": move, "kind": kind}
        if kind == LEAD_CHANGE:
            moment["leaders"] = sorted(leaders(self.match, self.deals[move - 1]))
        for highlight in self.match.highlights:
            if highlight.name == kind:
                moment["events"] = highlight.events
        return moment

    def _at_deal(self, deal):
        """The match when a deal has just been dealt, without playing those before it again."""
        match, first = self.match, self.deals.index(deal)
        past = Past(match.deals[: deal - 1], match.result.deals[: deal - 1], match.moves[:first])
        return type(match)(match.players, match.changed_options, match.seed, match.deals, past)

    def frames(self, viewer, deal):
        """View and result when a deal has just been dealt and after each of its moves, as long as it goes on: of a seat, of
        a spectator (null), or with all cards ("all")."""

        def frame():
            return {
                "view": view_of_all_cards(match) if viewer == "all" else match.view_now(viewer),
                "result": match.result.as_json(),
            }

        match = self._at_deal(deal)
        found = [frame()]
        for seat, text in self.match.moves[len(match.moves) : len(match.moves) + self.deals.count(deal) - 1]:
            match.play(seat, text)
            found.append(frame())
        return found

    def until(self, moves):
        """The record with only its first moves and what had been dealt by then: for playing on from there."""
        match = self._at_deal(self.deals[moves])
        for seat, text in self.match.moves[len(match.moves) : moves]:
            match.play(seat, text)
        return {**match.record(), "deals": match.deals}
