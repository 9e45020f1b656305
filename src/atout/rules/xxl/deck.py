"""The deck of XXL as data: read from a file or from a table's own list, and written into a record."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from atout.rules.xxl.cards import CARDS, COLOURS, LETTERS, VALUES, card_number

CARD = re.compile(rf"([{LETTERS}])(10|[0-9])/([{LETTERS}])(10|[0-9])", re.IGNORECASE)

LEAST_COLOURS = 4

Sides = tuple[int, int, int, int]
"""Higher colour and value, lower colour and value."""


def sides(text: str) -> Sides | None:
    """A card as it is written, in either order: `Y7/R0`, `r0/y7`. None if that is no card."""
    match = CARD.fullmatch(text)
    if not match:
        return None
    a, b = (LETTERS.index(match[1].upper()), int(match[2])), (LETTERS.index(match[3].upper()), int(match[4]))
    if a[0] == b[0] or a[1] == b[1]:
        return None
    high, low = (a, b) if a[1] > b[1] else (b, a)
    return (*high, *low)


def written(card: Sides) -> str:
    """A card as the program writes it: the higher value first."""
    return f"{LETTERS[card[0]]}{card[1]}/{LETTERS[card[2]]}{card[3]}"


@cache
def printed_deck() -> tuple[Sides, ...]:
    """The 55 cards of the file beside this module, by card number."""
    text = files("atout.rules.xxl").joinpath("deck.txt").read_text(encoding="utf-8")
    return by_number([card for line in text.splitlines() if (card := sides(line.strip()))])


def by_number(deck: Iterable[Sides]) -> tuple[Sides, ...]:
    return tuple(sorted(deck, key=lambda card: card_number(card[1], card[3])))


Fault = tuple[str, str, dict[str, Any]]
"""What is wrong with a list of cards: its name, the rule, and what there is to say about it."""


def fault(deck: list[Sides]) -> Fault | None:
    """Why a list is no deck: too many or too few cards, a pair of values twice or missing (K1), colours (K2)."""
    times = Counter((card[1], card[3]) for card in deck)
    for high, low in sorted(pair for pair, count in times.items() if count > 1):
        twice = [written(card) for card in deck if (card[1], card[3]) == (high, low)]
        return "deck-pair-twice", "K1", {"high": high, "low": low, "cards": ", ".join(twice)}
    if len(deck) != CARDS:
        return "deck-size", "K1", {"count": len(deck), "size": CARDS}
    carried = {side for card in deck for side in (card[:2], card[2:])}
    colours = sorted({colour for colour, _ in carried})
    if len(colours) < LEAST_COLOURS:
        return "deck-colours", "K2", {"count": len(colours), "least": LEAST_COLOURS, "most": COLOURS}
    for colour in colours:
        for value in range(VALUES):
            if (colour, value) not in carried:
                return "deck-value-missing", "K2", {"colour": LETTERS[colour], "value": value}
    return None


def use(state: Any, deck: tuple[Sides, ...] | None = None) -> None:
    """Writes a deck, sorted by card number, into a record."""
    for colour in range(COLOURS):
        state.carries[colour] = 0
        state.higher[colour] = 0
    for number, (high_colour, high, low_colour, low) in enumerate(deck or printed_deck()):
        state.card[number] = high_colour << 11 | high << 7 | low_colour << 4 | low
        state.carries[high_colour] |= 1 << number
        state.carries[low_colour] |= 1 << number
        state.higher[high_colour] |= 1 << number


def name(state: Any, card: int) -> str:
    """A card of the deck that this record is played with."""
    code = state.card[card]
    return written((code >> 11, code >> 7 & 15, code >> 4 & 7, code & 15))
