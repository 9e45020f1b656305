"""A match of Xylotar: three rounds, and more until the tie is broken."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar

from atout.game.kind import Kind
from atout.game.xylotar import account, course, deals, events, notation, reasons, view
from atout.match import seed as seeds
from atout.match.account import Line
from atout.match.buffers import as_buffer
from atout.match.match import Match
from atout.match.of_a_game import Highlight
from atout.match.options import Choice, Number
from atout.match.result import How
from atout.rules import xylotar as rules
from atout.rules.cards import rank


class Xylotar(Match):
    game = "xylotar"
    least, most = 2, 5
    options_offered = (
        Choice("edition", ("fr", "cs"), only_for=(2,)),  # X30 to X35
        Choice("memory", ("on", "off")),
        Choice("arrange", ("players", "auto")),
        Number("rounds", 3),
        Choice("ties", ("clockwise", "neighbour")),
    )
    deal_keys = deals.KEYS
    ends_by = "X22"
    card_name = re.compile(r"[A-Z](\d+|\?)")
    most_wins = True
    kind = Kind("xylotar", rules, __package__, range(least, most + 1))
    drift = 5.0
    customary: ClassVar = MappingProxyType({"cs": {"edition": "cs", "ties": "neighbour"}})
    highlights = (Highlight("bid", ("bid",), key="i"),)

    @classmethod
    def seats_of(cls, players: int) -> list[int]:
        return deals.player_seats(players)

    def forget_views(self) -> None:
        self._drawn: view.Drawn = {}

    def keep_views_apart(self) -> None:
        self._drawn = self._drawn.copy()

    # --- Dealing and leading ---

    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        self.forget_views()
        players = len(self.players)
        known = deals.read(dict(given), players)
        dealer, leader = self._dealer_and_leader(number, known.dealer)
        auto = self.options["arrange"] == "auto"
        hands = known.hands or deals.shuffled(self.seed_for("hands"), number, players)
        if known.hands and auto and not known.arranged and deals.has_choice(hands):
            hands = deals.mixed(self.seed_for("order"), number, hands)

        state = self.state
        state.players = players
        state.leader = leader - 1
        state.edition = rules.CZECH if self.options["edition"] == "cs" else rules.FRENCH
        state.arranging = not (known.arranged or auto)
        tied = self._tied_for_the_lead(number)
        state.tied = sum(1 << seat - 1 for seat in tied)
        state.decider = course.decider(self.seats, self._leader(number - 1)) - 1 if tied else 0
        rules.start(state.record, as_buffer([card for hand in hands for card in hand]))
        sorted_hands = [notation.hand(state, owner) for owner in range(state.seats)]
        return deals.write(dealer, sorted_hands, arranged=not state.arranging)

    def _dealer_and_leader(self, number: int, dealer: int | None) -> tuple[int, int]:
        """Who deals and who leads."""
        seats = self.seats
        if number == 1:
            if dealer is None:
                dealer = seats[seeds.dealer(self.seed_for("dealer")).below(len(seats))]
            return dealer, course.first_leader(seats, dealer)
        leader = self._leader(number)
        return dealer or course.dealer_before(seats, leader), leader

    def _leader(self, number: int) -> int:
        """Who leads a round; until somebody has decided it (X24), who would lead without that."""
        leader = course.first_leader(self.seats, self.deals[0]["dealer"])
        decided = (int(text.split()[1]) for _, text in self.moves if text.startswith("begin "))
        for later in range(2, number + 1):
            leader = course.next_leader(self.seats, self._totals_before(later), leader)
            if self._tied_for_the_lead(later):
                leader = next(decided, leader)
        return leader

    def _totals_before(self, number: int) -> list[int]:
        return self.totals_after(self.result.deals[: number - 1])

    def _tied_for_the_lead(self, number: int) -> list[int]:
        """X24: among whom somebody decides who begins; nobody if the table has not agreed on that, or nobody is tied."""
        if number == 1 or self.options["ties"] != "neighbour":
            return []
        tied = course.lowest(self.seats, self._totals_before(number))
        return tied if len(tied) > 1 else []

    # --- Winning ---

    @classmethod
    def deals_of(cls, options: Mapping[str, Any], players: int) -> int:
        return int(options["rounds"])  # X21

    @property
    def deals_agreed(self) -> int:
        return self.deals_of(self.options, len(self.players))

    @property
    def deals_left(self) -> int:
        return max(0, self.deals_agreed - len(self.deals))

    def winners(self) -> list[int]:
        if len(self.result.deals) < self.deals_agreed:  # X21
            return []
        tricks, bids = self._tricks_and_bids()
        made = {seat: rules.is_made(bids[seat], tricks[seat]) for seat in self.seats}
        return course.winners(course.highest(self.seats, self.result.totals), tricks, made)

    def extra_deal(self) -> How | None:
        if len(self.deals) <= self.deals_agreed:
            return None
        return {"how": "tie", "rule": "X23", "tied": course.highest(self.seats, self.result.totals)}

    def ended(self) -> How:
        tricks, bids = self._tricks_and_bids()
        return course.ended(self.seats, self.result.totals, self.result.winners, tricks, bids)

    def account(self, scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(self.seats, *self._tricks_and_bids())

    def keepsakes(self) -> list[str | None]:
        """Everybody's bid: it lies face up."""
        xylos = {xylo["seat"]: xylo for xylo in self.view_deal(None)["xylos"]}
        bids = [xylos[seat]["bid"] for seat in self.seats]
        return [bid and xylos[seat]["cards"][bid["slot"] - 1] for seat, bid in zip(self.seats, bids, strict=True)]

    def _tricks_and_bids(self) -> tuple[dict[int, int], dict[int, int]]:
        """Of all seats, automata included, in a round that is over."""
        state = self.state
        seats = range(state.seats)
        bids = {seat + 1: rank(state.xylo[seat, state.bid[seat]]) for seat in seats}
        return {seat + 1: state.won[seat] for seat in seats}, bids

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

    def legal_moves(self, seat: int) -> list[str]:
        state = self.state
        if state.phase == rules.ARRANGE:
            return [notation.write_arrangement(state, receiver) for receiver in notation.to_arrange(state, seat - 1)]
        return [notation.write(state, seat - 1, action) for action in self.legal_actions(seat)]

    def arranging(self, seat: int) -> bool:
        return self.state.phase == rules.ARRANGE and seat in self.to_act

    def arranged(self, move: str, random: Random) -> str:
        """Equal values may stand in any order (X4)."""
        return notation.arranged(move, random)

    def move_seen_by(self, viewer: int | None, seat: int, text: str, *, this_deal: bool) -> str:
        """Nobody reads the cards of a hand in the log: who arranged it has them in their view (X6)."""
        words = text.split()
        return " ".join(words[: -self.state.size]) if words[0] == "arrange" else text

    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> Iterator[events.XylotarEvent]:
        return events.events(before, after, seat - 1, text)

    def at_a_glance(self, seat: int | None) -> Mapping[str, Any]:
        return {"possible": view.possible_values(self.view_deal(None if seat is None else seat - 1))}

    def view_deal(self, seat: int | None) -> view.XylotarDeal:
        return view.view(self.state, seat, memory=self.options["memory"] == "on", drawn=self._drawn)
