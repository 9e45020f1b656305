"""A match of XXL: the six variants in order, or one of them several times. Places are added up; the lowest sum wins."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from atout.compiled import blank
from atout.game.xxl import account, course, deals, events, notation, reasons, view
from atout.game.xxl.decks import DeckList
from atout.game.xxl.variants import VARIANT_NAMES
from atout.match import seed as seeds
from atout.match.account import Line
from atout.match.match import Match, as_buffer
from atout.match.options import Choice, Flag, Number, OneOf
from atout.rules import xxl as rules
from atout.rules.xxl import deck, streets


class Xxl(Match):
    game = "xxl"
    least, most = 2, 6
    options_offered = (
        Choice("mode", ("full", "series")),
        OneOf("cycles", (1, 2)),
        OneOf("variant", (1, 2, 3, 4, 5, 6)),
        Number("times"),
        Flag("trump"),
        DeckList("deck"),
    )
    deal_keys = deals.KEYS
    ends_by = "K6"
    card_name = re.compile(r"[A-Z]\d+/[A-Z]\d+")
    most_wins = False
    adds_places = True
    rulebook: ModuleType = rules.VARIANTS[1]

    # --- The order of variants ---

    def variant_of(self, number: int) -> int:
        """The variant of a deal."""
        return course.variant_of(self.options, number)

    @property
    def variant(self) -> int:
        """The variant that is being played."""
        return self.variant_of(len(self.deals))

    @property
    def length(self) -> int:
        return course.length(self.options, len(self.players))

    @property
    def deals_left(self) -> int:
        return self.length - len(self.deals)

    @property
    def most_wins_deal(self) -> bool:
        return not self.rulebook.LOWEST_WINS

    def deal_name(self, number: int) -> str:
        variant = self.variant_of(number)
        return f"{variant} {VARIANT_NAMES[variant]['en']}"

    def winners(self) -> list[int]:
        return course.winners(self.seats, self.result.totals) if len(self.result.deals) >= self.length else []

    def account(self, scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(self.variant, scores, places, self.state)

    # --- Dealing ---

    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        variant = self.variant_of(number)
        rulebook = rules.VARIANTS[variant]
        players = len(self.players)
        state = blank(rulebook.STATE)
        deck.use(state, self.options["deck"] and DeckList.cards(self.options["deck"]))
        dealer = deals.dealer(given, players) or self._next_dealer(number)
        dealt = deals.complete(given, variant, state, players, number, self.seed_for)
        state.players = players
        state.dealer = dealer - 1
        state.trumps = self.options["trump"]
        rulebook.start(state.record, as_buffer(dealt.order))
        self.play_by(rulebook, state)
        return deals.write(state, dealt, dealer, with_stock=rulebook.NEEDS_STOCK)

    def _next_dealer(self, number: int) -> int:
        """K7: drawn at first, then one seat clockwise each time."""
        if number == 1:
            return self.seats[seeds.dealer(self.seed_for("dealer")).below(len(self.seats))]
        return course.next_dealer(self.seats, self.deals[number - 2]["dealer"])

    def shuffle_again(self, cards: list[int]) -> list[int]:
        """K44: the hands of the second round, and the rest."""
        number = len(self.deals)
        hands = deals.second_hands(self.given_deal(number), self.state, cards)
        if hands is None:
            order = seeds.reshuffle(self.seed_for("second"), number, 1).shuffled(cards)
            hands = []
            for seat in range(self.state.seats):
                size = deals.second_size(self.state, seat)
                hands.append(order[:size])
                order = order[size:]
        written = [notation.write_cards(self.state, sorted(hand)) for hand in hands]
        self.deals[-1] = {**self.deals[-1], "second": written}
        dealt = [card for hand in hands for card in hand]
        return dealt + [card for card in cards if card not in dealt]

    # --- Moves ---

    def read(self, seat: int, text: str) -> tuple[str, list[int]]:
        move = notation.read(self.rulebook, self.state, text)
        written = notation.write(self.state, move)
        if seat in self.to_act:
            actions = self.legal_actions(seat)
            for action in actions:
                if notation.action_move(self.rulebook, self.state, seat - 1, action) == move:
                    return written, [action]
        raise reasons.reason(self.variant, self.state, seat - 1, move)

    def legal_actions(self, seat: int) -> list[int]:
        actions = super().legal_actions(seat)
        if self.rulebook is streets:
            actions.sort(key=lambda action: action < streets.STREET)  # streets come first, as people look for them
        return actions

    def legal_moves(self, seat: int) -> list[str]:
        moves = (notation.action_move(self.rulebook, self.state, seat - 1, action) for action in self.legal_actions(seat))
        return [notation.write(self.state, move) for move in moves]

    # --- What others get to see ---

    def move_seen_by(self, viewer: int | None, seat: int, text: str, *, this_deal: bool) -> str:
        """What somebody keeps is secret, as long as the match is played (K44)."""
        return "keep" if text.startswith("keep") and viewer != seat and not self.finished else text

    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> list[dict[str, Any]]:
        move = notation.read(rules.VARIANTS[self.variant_of(deal)], before, text)
        return list(events.events(self.variant_of(deal), before, after, seat - 1, move))

    def view_deal(self, seat: int | None) -> dict[str, Any]:
        return {
            "variant": self.variant,
            "variant_names": VARIANT_NAMES[self.variant],
            **view.view(self.variant, self.rulebook, self.state, seat),
        }
