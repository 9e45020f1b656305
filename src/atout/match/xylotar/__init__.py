"""A match of Xylotar: three rounds, and more until the tie is broken."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from atout.match import seed as seeds
from atout.match.match import Match, as_buffer
from atout.match.options import Choice, Number
from atout.match.xylotar import course, deals, events, notation, reasons, view
from atout.rules import xylotar as rules


class Xylotar(Match):
    game = "xylotar"
    least, most = 2, 5
    options_offered = (
        Choice("edition", ("fr", "cs")),
        Choice("memory", ("on", "off")),
        Choice("arrange", ("players", "auto")),
        Number("rounds", 3),
    )
    deal_keys = deals.KEYS
    ends_by = "X22"
    card_name = re.compile(r"[A-Z](\d+|\?)")
    most_wins = True
    rulebook: ModuleType = rules

    @classmethod
    def seats_of(cls, players: int) -> list[int]:
        return deals.player_seats(players)

    # --- Dealing and leading ---

    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        self._drawn: view.Drawn = {}
        players = len(self.players)
        known = deals.read(dict(given), players)
        dealer, leader = self._dealer_and_leader(number, known.dealer)
        auto = self.options["arrange"] == "auto"
        hands = known.hands or deals.shuffled(self.seed_for("the hands"), number, players)
        if known.hands and auto and not known.arranged and deals.has_choice(hands):
            hands = deals.mixed(self.seed_for("the order of equal values"), number, hands)

        state = self.state
        state.players = players
        state.leader = leader - 1
        state.edition = rules.CZECH if self.options["edition"] == "cs" else rules.FRENCH
        state.arranging = not (known.arranged or auto)
        rules.start(state.record, as_buffer([card for hand in hands for card in hand]))
        sorted_hands = [notation.hand(state, owner) for owner in range(state.seats)]
        return deals.write(dealer, sorted_hands, arranged=not state.arranging)

    def _dealer_and_leader(self, number: int, dealer: int | None) -> tuple[int, int]:
        """Who deals and who leads."""
        seats = self.seats
        if number == 1:
            if dealer is None:
                dealer = seats[seeds.dealer(self.seed_for("the first dealer")).below(len(seats))]
            return dealer, course.first_leader(seats, dealer)
        leader = self._leader(number)
        return dealer or course.dealer_before(seats, leader), leader

    def _leader(self, number: int) -> int:
        if number == 1:
            return course.first_leader(self.seats, self.deals[0]["dealer"])
        return course.next_leader(self.seats, self.totals_after(self.result.deals[: number - 1]), self._leader(number - 1))

    # --- Winning ---

    @property
    def deals_left(self) -> int:
        return max(0, self.options["rounds"] - len(self.deals))

    def winners(self) -> list[int]:
        if len(self.result.deals) < self.options["rounds"]:  # X21
            return []
        tricks = {seat: self.state.won[seat - 1] for seat in self.seats}
        made = {seat: rules.made_bid(self.state.record, seat - 1) for seat in self.seats}
        return course.winners(course.highest(self.seats, self.result.totals), tricks, made)

    # --- Moves ---

    def read(self, seat: int, text: str) -> tuple[str, list[int]]:
        move = notation.read(text)
        reasons.check(self.state, seat - 1, move, first_round=len(self.deals) == 1)
        if move.verb == "arrange":
            named = f"{move.receiver + 1} " if move.receiver is not None else ""
            canonical = f"arrange {named}{notation.write_cards(move.cards)}"
        else:
            canonical = " ".join([move.verb, *(str(slot + 1) for slot in move.slots)])
        return canonical, notation.actions(self.state, seat - 1, move)

    def write(self, seat: int) -> list[str]:
        state = self.state
        if state.phase == rules.ARRANGE:
            receivers = notation.receivers(state, seat - 1)
            return [notation.write_arrangement(state, r) for r in receivers if state.placed[r] < state.size]
        return [notation.write(state, seat - 1, action) for action in self.legal_actions(seat)]

    def move_seen_by(self, viewer: int | None, seat: int, text: str, *, this_deal: bool) -> str:
        """Nobody reads the cards of a hand in the log: who arranged it has them in their view (X6)."""
        words = text.split()
        return " ".join(words[: -self.state.size]) if words[0] == "arrange" else text

    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> list[dict[str, Any]]:
        return list(events.events(before, after, seat - 1, text))

    def view_deal(self, seat: int | None) -> dict[str, Any]:
        return view.view(self.state, seat, memory=self.options["memory"] == "on", drawn=self._drawn)
