"""The option `deck`: an owner of the printed game can enter their own 55 cards, in four or five colours (K2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from atout.match.options import Option
from atout.match.refusal import Refusal, shown, shown_json
from atout.rules.xxl import deck
from atout.rules.xxl.deck import Sides


@dataclass(frozen=True)
class DeckList(Option):
    """A list of cards as they are written; None is the deck that comes with the program."""

    name: str
    default: None = None

    def read(self, value: Any, players: int) -> list[str] | None:
        if not isinstance(value, list):
            raise Refusal("deck-list", "K2")
        cards = [self._card(text) for text in value]
        if fault := deck.fault(cards):
            message, rule, arguments = fault
            raise Refusal(message, rule, **arguments)
        return None if deck.by_number(cards) == deck.printed_deck() else [deck.written(card) for card in cards]

    @staticmethod
    def _card(text: Any) -> Sides:
        card = deck.sides(text) if isinstance(text, str) else None
        if card is None:
            alike = isinstance(text, str) and deck.CARD.fullmatch(text)
            raise Refusal("deck-card-alike" if alike else "deck-no-card", "K1", text=shown(text) if alike else shown_json(text))
        return card

    @staticmethod
    def cards(names: list[str]) -> tuple[Sides, ...]:
        """The deck that such a list describes, by card number."""
        return deck.by_number(card for name in names if (card := deck.sides(name)))

    def parse(self, text: str) -> Any:
        lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
        return " ".join(lines).replace(",", " ").split()

    def describe(self) -> str:
        return "55 cards, or @FILE with one a line (default: the deck that comes with the program)"
