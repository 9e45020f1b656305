"""What XXL asks of a variant."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar

from atout.compiled import template
from atout.game.kind import Kind
from atout.game.xxl.notation import Move, Verb
from atout.game.xxl.views import Way
from atout.match.account import Line, line
from atout.match.buffers import members
from atout.match.events import Event
from atout.match.refusal import Refusal
from atout.rules.xxl import cards, deck

Seen = Any
"""An observation."""
Moves = Sequence[tuple[int, str]]
"""Those of a deal."""

PLAYERS = range(2, cards.SEATS + 1)
"""How many can play."""
TOTAL = {cards.card_number(high, low): high + low for high in range(cards.VALUES) for low in range(high)}
"""Of each card, in every deck (K1)."""
TOTALS = sorted(TOTAL.values())


@lru_cache(10_000)
def points_of(cards: int) -> int:
    """The sum of the totals of a set of cards."""
    return sum(TOTAL[card] for card in members(cards))


class Variant(Kind, ABC):
    """A game of its own, with the deck of XXL. Seats are counted from 0, as in the rules."""

    number: ClassVar[int]
    """By which the rulebook, records and people call it; also its turn in a full match (K4)."""
    names: ClassVar[Mapping[str, str]]
    """What people call it, in every language."""
    rules: ModuleType
    dealt_by: ClassVar[str]
    """The rule that says how it is dealt, and who begins."""
    counted_by: ClassVar[str]
    """The rule that says what is counted, and so who is first."""
    counts: ClassVar[str]
    """What that is, as the sentences `counts-…` have it."""
    verbs: ClassVar[tuple[Verb, ...]]
    view: ClassVar[type]
    """What somebody may know of it: a view, with what lies on the table of this variant."""
    events: ClassVar[tuple[type, ...]]
    """What happens in it, but for the end of a deal."""
    names_colour: ClassVar[bool] = False
    """Whoever plays a card with a colour names that colour; else the card counts as one of it."""
    left_of_dealer_begins: ClassVar[bool] = False
    """Else the cards decide it (K7)."""

    def __init__(self) -> None:
        super().__init__(f"xxl-{self.number}", self.rules, type(self).__module__, PLAYERS)
        self.first_rule = self.dealt_by
        self.options = MappingProxyType({"mode": "series", "variant": self.number})
        self.described = f"variant {self.number}: {' · '.join(self.names.values())}"

    def agree(self, state: Any) -> None:
        deck.use(state)

    # --- How it is thought about ---

    @cached_property
    def belief(self) -> ModuleType:
        return template("atout.game.xxl.belief", self.rules, self.shown_by_moves)

    @property
    def shown_by_moves(self) -> ModuleType | None:
        """What moves show of hidden cards, where they show more than where they go (belief.py in the folder of the variant)."""
        return self.own("belief")

    @cached_property
    def rounds(self) -> ModuleType:
        return import_module("atout.game.xxl.rounds")

    # --- Moves ---

    def in_words(self, state: Any, seat: int, action: int) -> str:
        return self.move(state, seat, action).written(state)

    def refusal_of(self, state: Any, seat: int, action: int) -> Refusal | None:
        return self.refusal(state, seat, self.move(state, seat, action)) if self.can_be_said(state, seat, action) else None

    def can_be_said(self, state: Any, seat: int, action: int) -> bool:
        """Whether an action is a move at all, allowed or not."""
        return True

    @abstractmethod
    def move(self, state: Any, seat: int, action: int) -> Move:
        """An action of the rules, before it is made."""

    def in_order(self, actions: list[int]) -> list[int]:
        """Legal actions in the order in which people look for them."""
        return actions

    def refusal(self, state: Any, seat: int, move: Move) -> Refusal:
        """The refusal that an illegal move earns."""
        if move.verb not in self.verbs:
            return Refusal("not-in-this-variant", self.dealt_by, text=move.written(state), variant=self.number)
        if seat != state.turn:
            return Refusal("not-your-turn", "K8", turn=state.turn + 1, seat=seat + 1)
        return self.reason(state, seat, move)

    @abstractmethod
    def reason(self, state: Any, seat: int, move: Move) -> Refusal:
        """The same, of a seat whose turn it is, for a verb of this variant."""

    # --- Dealing ---

    def deal_again(
        self, given: list[list[int]] | None, state: Any, cards: list[int], shuffled: Callable[[], list[int]]
    ) -> list[list[int]]:
        """The hands where a deal needs a second shuffle of these cards: given by a record, or shuffled."""
        raise AssertionError("this variant shuffles only once")

    # --- What is seen ---

    @abstractmethod
    def table(self, state: Any, seen: Seen, moves: Moves) -> Mapping[str, Any]:
        """What lies on the table, and what else is known to whom the observation belongs."""

    def follows(self, before: Any, after: Any, move: Move) -> Iterator[Event]:
        """What everybody saw happen after the move itself."""
        return iter(())

    def way(self, move: Move) -> Way:
        """How a card is played."""
        if move.column is not None:
            return "column"
        if move.colour is None:
            return "plain"
        return "named" if self.names_colour else "colour"

    def held(self, state: Any, owner: int) -> int:
        """All cards in somebody's hand."""
        hand: int = state.hand[owner]
        return hand

    # --- What is counted ---

    def account(self, score: int, state: Any, seat: int) -> Line:
        """What the score is; of a deal that was played here (`state`), also what it is made of."""
        details = self.details(state, seat) if state else {}
        return line(self.counted_by, f"{self.counts}-of" if details else self.counts, score, **details)

    def details(self, state: Any, seat: int) -> dict[str, int]:
        return {}

    def check_written(self, points: Sequence[int]) -> None:
        """Refuses points on a pad, one number for each player, that cannot be."""
        if sum(points) > sum(TOTALS):
            raise Refusal("pad-points", "K1", sum=sum(points), most=sum(TOTALS))
