"""The option `deck`: an owner of the printed game can enter their own 55 cards (K2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from atout.match.refusal import Refusal, shown_json
from atout.rules.xxl import deck
from atout.rules.xxl.deck import Sides

FAULTS = {"K1": "every pair of different values must be there exactly once", "K2": "every colour carries every value twice"}


@dataclass(frozen=True)
class DeckList:
    """A list of cards as they are written; None is the deck that comes with the program."""

    name: str
    default: None = None

    def read(self, value: Any, players: int) -> list[str] | None:
        if not isinstance(value, list):
            raise Refusal("bad-deck", "K2", reason="it must be a list of 55 cards")
        cards = []
        for text in value:
            card = deck.sides(text) if isinstance(text, str) else None
            if card is None:
                raise Refusal("bad-deck", "K1", reason=f"{shown_json(text)} is no card")
            cards.append(card)
        fault = deck.fault(cards)
        if fault:
            raise Refusal("bad-deck", fault, reason=FAULTS[fault])
        return None if deck.by_number(cards) == deck.printed_deck() else [deck.written(card) for card in cards]

    @staticmethod
    def cards(names: list[str]) -> tuple[Sides, ...]:
        """The deck that such a list describes, by card number."""
        return deck.by_number(card for name in names if (card := deck.sides(name)))

    def parse(self, text: str) -> Any:
        lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
        return " ".join(lines).replace(",", " ").split()

    def describe(self) -> str:
        return "55 cards, or @FILE with one a line (default: the deck that comes with the program)"
