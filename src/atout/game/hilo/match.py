"""A match of HILO: rounds until somebody has a hundred points, and then the lowest total wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from atout.game.hilo import account, course, deals, events, notation, reasons, view
from atout.game.kind import Kind
from atout.match import seed as seeds
from atout.match.account import Line
from atout.match.buffers import as_buffer
from atout.match.match import Match
from atout.match.of_a_game import Highlight
from atout.match.options import Number, SeatOrder
from atout.rules import hilo as rules

POINTS_A_DEAL = 20
"""What the leader to the limit adds in a deal, roughly."""


class Hilo(Match):
    game = "hilo"
    least, most = 2, 6
    options_offered = (SeatOrder("heights"), Number("limit", 100))
    deal_keys = deals.KEYS
    ends_by = "H17"
    card_name = re.compile(r"[A-Z]-?\d+")
    most_wins = False
    kind = Kind("hilo", rules, __package__, range(least, most + 1))
    drift = 9.0
    highlights = (Highlight("clearing", ("clear", "cleared"), key="c"),)  # by somebody's choice, or by itself

    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        dealt = deals.complete(given, len(self.players), number, self.seed_for)
        self.state.players = len(self.players)
        for place, seat in enumerate(self.options["heights"] or self.seats):
            self.state.height[seat - 1] = place
        rules.start(self.state.record, as_buffer(dealt.order))
        return dealt.as_json()

    def shuffle_again(self, cards: list[int]) -> list[int]:
        number = len(self.deals)
        earlier = self.deals[-1].get("reshuffles", [])
        time = len(earlier) + 1
        order = deals.reshuffled(
            self.given_deal(number),
            cards,
            time,
            lambda: seeds.reshuffle(self.seed_for("reshuffle"), number, time).shuffled(sorted(cards)),
        )
        self.deals = [*self.deals[:-1], {**self.deals[-1], "reshuffles": [*earlier, notation.write_cards(order)]}]
        return order

    @property
    def deals_left(self) -> int:
        return max(1, (self.limit - max(self.result.totals)) // POINTS_A_DEAL)

    @property
    def limit(self) -> int:
        return int(self.options["limit"])

    def winners(self) -> list[int]:
        return course.winners(self.seats, self.result.totals, self.limit)

    def account(self, scores: list[int], places: list[int]) -> list[list[Line]]:
        state = self.state
        sums = [int(rules.face_up_sum(state.record, seat - 1)) for seat in self.seats]
        cleared = [3 - state.rows[seat - 1] * state.columns[seat - 1] // 3 for seat in self.seats]
        return account.lines(sums, scores, state.closer, cleared)

    def keepsakes(self) -> list[str | None]:
        """The lowest card that is left to somebody: all lie face up now."""
        left = [[card for row in tableau["rows"] for card in row if card] for tableau in self.view_deal(None)["tableaus"]]
        return [min(cards, key=lambda card: int(card[1:]), default=None) for cards in left]

    def read(self, seat: int, text: str) -> tuple[str, list[int]]:
        move = notation.normal(text)
        action = notation.ACTIONS.get(move)
        if seat not in self.to_act or action not in self.legal_actions(seat):
            raise reasons.reason(self.state, seat - 1, move)
        return move, [action]

    def legal_moves(self, seat: int) -> list[str]:
        return [notation.TEXTS[action] for action in self.legal_actions(seat)]

    def move_seen_by(self, viewer: int | None, seat: int, text: str, *, this_deal: bool) -> str:
        """First cards are turned over at the same time: until all have chosen, nobody sees what the others chose (H4)."""
        hidden = this_deal and self.state.phase == rules.FLIP and viewer != seat
        return "flip" if hidden else text

    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> Iterator[events.HiloEvent]:
        return events.events(before, after, seat - 1, text)

    def view_deal(self, seat: int | None) -> view.HiloDeal:
        return view.view(self.state, seat)
