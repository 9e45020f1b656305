"""A match of XXL: the six variants in order, or one of them several times. Places are added up; the lowest sum wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atout.compiled import blank
from atout.game.xxl import account, course, deals, events, notation, view
from atout.game.xxl.decks import DeckList
from atout.game.xxl.variant import PLAYERS, Variant
from atout.game.xxl.variants import VARIANTS, secret_verbs, verbs_of
from atout.game.xxl.views import XxlDeal
from atout.match import seed as seeds
from atout.match.account import Line
from atout.match.buffers import as_buffer
from atout.match.events import Event
from atout.match.match import Match
from atout.match.options import Choice, Flag, Number, OneOf
from atout.rules.xxl import deck


class Xxl(Match):
    game = "xxl"
    least, most = PLAYERS[0], PLAYERS[-1]
    options_offered = (
        Choice("mode", ("full", "series")),
        OneOf("cycles", (1, 2)),
        OneOf("variant", VARIANTS),
        Number("times"),
        Flag("trump"),
        DeckList("deck"),
    )
    deal_keys = deals.KEYS
    ends_by = "K6"
    card_name = re.compile(r"[A-Z]\d+/[A-Z]\d+")
    most_wins = False
    adds_places = True
    drift = 1.2

    # --- The order of variants ---

    @classmethod
    def kinds(cls, options: Mapping[str, Any] | None = None) -> Sequence[Variant]:
        return course.variants_of(options)

    @classmethod
    def kind_at(cls, options: Mapping[str, Any], number: int) -> Variant:
        return course.variant_of(options, number)

    def kind_of(self, number: int) -> Variant:
        return self.kind_at(self.options, number)

    @property
    def variant(self) -> Variant:
        """The variant that is being played."""
        return self.kind_of(len(self.deals))

    @classmethod
    def deals_of(cls, options: Mapping[str, Any], players: int) -> int:
        return course.length(options, players)

    @property
    def deals_agreed(self) -> int:
        return self.deals_of(self.options, len(self.players))

    @property
    def deals_left(self) -> int:
        return self.deals_agreed - len(self.deals)

    @property
    def most_wins_deal(self) -> bool:
        return not self.rulebook.LOWEST_WINS

    def deal_name(self, number: int) -> str:
        variant = self.kind_of(number)
        return f"{variant.number} {variant.names['en']}"

    def winners(self) -> list[int]:
        return course.winners(self.seats, self.result.totals) if len(self.result.deals) >= self.deals_agreed else []

    def account(self, scores: list[int], places: list[int]) -> list[list[Line]]:
        return account.lines(self.variant, scores, places, self.state)

    def keepsakes(self) -> list[str | None]:
        """The last card that somebody has played for all to see, or the highest of their last street."""
        openly = {verb.word for verb in self.variant.verbs if verb.shows}
        played: dict[int, str] = {}
        for seat, text in self.moves[self.first_move_of_deal :]:
            if text.split(" ")[0] in openly:
                played[seat] = self.card_name.findall(text)[-1]
        return [played.get(seat) for seat in self.seats]

    # --- Dealing ---

    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        variant = self.kind_of(number)
        rulebook = variant.rules
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
        """The hands of a second round, and the rest."""
        number = len(self.deals)
        hands = self.variant.deal_again(
            deals.second_hands(self.given_deal(number), self.state),
            self.state,
            cards,
            lambda: seeds.reshuffle(self.seed_for("second"), number, 1).shuffled(cards),
        )
        written = [notation.write_cards(self.state, sorted(hand)) for hand in hands]
        self.deals = [*self.deals[:-1], {**self.deals[-1], "second": written}]
        dealt = [card for hand in hands for card in hand]
        return dealt + [card for card in cards if card not in dealt]

    # --- Moves ---

    def read(self, seat: int, text: str) -> tuple[str, list[int]]:
        variant, state = self.variant, self.state
        move = notation.read(verbs_of(variant), state, text)
        if seat in self.to_act:
            for action in self.legal_actions(seat):
                if variant.move(state, seat - 1, action) == move:
                    return move.written(state), [action]
        raise variant.refusal(state, seat - 1, move)

    def legal_actions(self, seat: int) -> list[int]:
        return self.variant.in_order(super().legal_actions(seat))

    def legal_moves(self, seat: int) -> list[str]:
        variant, state = self.variant, self.state
        return [variant.move(state, seat - 1, action).written(state) for action in self.legal_actions(seat)]

    # --- What others get to see ---

    def move_seen_by(self, viewer: int | None, seat: int, text: str, *, this_deal: bool) -> str:
        """What is secret stays so, as long as the match is played (K44)."""
        verb = text.split(" ")[0]
        return verb if verb in secret_verbs() and viewer != seat and not self.finished else text

    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> Iterator[Event]:
        variant = self.kind_of(deal)
        return events.events(variant, before, after, seat - 1, notation.read(verbs_of(variant), before, text))

    def view_deal(self, seat: int | None) -> XxlDeal:
        return view.view(self.variant, self.state, seat, self.moves[self.first_move_of_deal :])
