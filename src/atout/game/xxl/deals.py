"""A deal of XXL in a record: read and checked, completed from the seed, and written out in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from atout.game.xxl.notation import read_cards, write_cards
from atout.game.xxl.variant import Variant
from atout.match import seed as seeds
from atout.match.cards import check_unique
from atout.match.refusal import Refusal, shown_json
from atout.rules.xxl.cards import CARDS
from atout.rules.xxl.deck import name

KEYS = ("dealer", "hands", "stock", "second")


@dataclass(frozen=True)
class Deal:
    """Where every card lies; the stock from its top."""

    hands: list[list[int]]
    stock: list[int]

    @property
    def order(self) -> list[int]:
        return [*(card for hand in self.hands for card in hand), *self.stock]


def dealer(given: Mapping[str, Any], players: int) -> int | None:
    if "dealer" not in given:
        return None
    value = given["dealer"]
    if type(value) is not int or not 1 <= value <= players:
        raise Refusal("bad-dealer", "K7", value=shown_json(value), seats=list(range(1, players + 1)))
    return value


def complete(
    given: Mapping[str, Any], variant: Variant, state: Any, players: int, number: int, seed_for: Callable[[str], bytes]
) -> Deal:
    """What is given stays where it is; cards that are named nowhere are shuffled and fill the rest: hands, then the stock."""
    size = variant.rules.hand_size(players)
    hands = _hands(state, given["hands"], "hands", players) if "hands" in given else []
    for seat, hand in enumerate(hands, 1):
        if len(hand) != size:
            raise Refusal("wrong-size", variant.dealt_by, seat=seat, count=len(hand), size=size)
    stock = _cards(state, given["stock"], "stock") if "stock" in given else []
    named = [*(card for hand in hands for card in hand), *stock]
    check_unique(named, lambda card: name(state, card), "K1")
    if len(stock) > CARDS - size * players:
        raise Refusal("too-many-cards", variant.dealt_by, count=len(stock), most=CARDS - size * players)
    rest = [card for card in range(CARDS) if card not in set(named)]
    if len(rest) > 1 and (variant.rules.NEEDS_STOCK or not hands):
        order = seeds.deal(seed_for("cards"), number).shuffled(range(CARDS))
        rest = [card for card in order if card not in set(named)]
    if not hands:
        hands = [[rest.pop(0) for _ in range(size)] for _ in range(players)]
    return Deal(hands, stock + rest)


def _hands(state: Any, value: Any, what: str, players: int) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != players:
        raise Refusal("wrong-hands", what=what, count=players)
    return [_cards(state, text, what) for text in value]


def _cards(state: Any, value: Any, what: str) -> list[int]:
    if not isinstance(value, str):
        raise Refusal("bad-cards", what=what)
    return read_cards(state, value)


def write(state: Any, dealt: Deal, seat: int, *, with_stock: bool) -> dict[str, Any]:
    deal: dict[str, Any] = {"dealer": seat, "hands": [write_cards(state, sorted(hand)) for hand in dealt.hands]}
    if with_stock:
        deal["stock"] = write_cards(state, dealt.stock)
    return deal


def second_hands(given: Mapping[str, Any], state: Any) -> list[list[int]] | None:
    """The hands of a second round, if the record gives them (K44)."""
    return _hands(state, given["second"], "second", state.seats) if "second" in given else None
