"""A match of Xylotar: three rounds, and more until the tie is broken."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from atout.match import seed as seeds
from atout.match.match import Match, as_buffer
from atout.match.options import Choice, Number
from atout.match.xylotar import deals, events, notation, reasons, view
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
        """Who deals and who leads. After round 1 the dealer decides nothing: the seat before the leader."""
        seats = self.seats
        if number == 1:
            if dealer is None:
                dealer = seats[seeds.dealer(self.seed_for("the first dealer")).below(len(seats))]
            return dealer, after(seats, dealer)[0]  # X8; with two players the one who did not deal (X34)
        leader = self._leader(number)
        return dealer or after(seats, leader)[-2], leader

    def _leader(self, number: int) -> int:
        """X21: the lowest total; of several, the first on the left of the last leader."""
        if number == 1:
            return after(self.seats, self.deals[0]["dealer"])[0]  # X8
        totals = dict(zip(self.seats, self.totals_after(self.result.deals[: number - 1]), strict=True))
        return next(seat for seat in after(self.seats, self._leader(number - 1)) if totals[seat] == min(totals.values()))

    # --- Winning ---

    @property
    def deals_left(self) -> int:
        return max(0, self.options["rounds"] - len(self.deals))

    def winners(self) -> list[int]:
        if len(self.result.deals) < self.options["rounds"]:  # X21
            return []
        totals = dict(zip(self.seats, self.result.totals, strict=True))
        best = [seat for seat in self.seats if totals[seat] == max(totals.values())]  # X22
        if len(best) > 1:
            best = self._break_tie(best)
        return best if len(best) == 1 else []  # X23

    def _break_tie(self, tied: list[int]) -> list[int]:
        """X22: who made their bid with the fewest tricks in the last round, paid or not."""
        made = [seat for seat in tied if rules.made_bid(self.state.record, seat - 1)]
        fewest = min((self.state.won[seat - 1] for seat in made), default=0)
        return [seat for seat in made if self.state.won[seat - 1] == fewest]

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


def after(seats: list[int], seat: int) -> list[int]:
    """All seats clockwise, beginning on the left of one of them, who comes last."""
    index = seats.index(seat) + 1
    return seats[index:] + seats[:index]
