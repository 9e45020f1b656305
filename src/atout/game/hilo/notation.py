"""HILO's moves as text: `flip 1 9`, `take 5`, `draw`, `swap 5`, `drop 5`, `clear row 1`, `slide left`, `keep`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from atout.match.cards import colour_and_value, is_number, no_such_card
from atout.match.refusal import Refusal, shown
from atout.rules import hilo as rules
from atout.rules.cards import card
from atout.rules.hilo import LINES

PAIRS = [(a, b) for a in range(1, 10) for b in range(a + 1, 10)]

TEXTS = {
    **{rules.TAKE + cell: f"take {cell + 1}" for cell in range(rules.CELLS)},
    rules.DRAW: "draw",
    **{rules.SWAP + cell: f"swap {cell + 1}" for cell in range(rules.CELLS)},
    **{rules.DROP + cell: f"drop {cell + 1}" for cell in range(rules.CELLS)},
    **{rules.CLEAR_LINE + line: f"clear {name}" for line, name in enumerate(LINES)},
    rules.SLIDE_LEFT: "slide left",
    rules.SLIDE_DOWN: "slide down",
    rules.KEEP: "keep",
    **{rules.TURN_OVER + pair: f"flip {a} {b}" for pair, (a, b) in enumerate(PAIRS)},
}
"""Every action of the rules, as it is written."""

ACTIONS = {text: action for action, text in TEXTS.items()}


def in_words(state: Any, seat: int, action: int) -> str:
    return TEXTS[action]


RULES = {"flip": "H4", "take": "H5", "draw": "H6", "swap": "H6", "drop": "H6", "clear": "H8", "keep": "H8", "slide": "H11"}
"""The rule behind each verb."""

CELL_MOVES = ("take", "swap", "drop")


def read_card(text: str) -> int:
    suit, value = colour_and_value(text) or (0, 99)
    if not -1 <= value <= 11:
        raise no_such_card(text, "H1")
    return card(suit, value + 1)


def read_cards(text: str) -> list[int]:
    return [read_card(word) for word in text.split()]


def write_cards(cards: Iterable[int]) -> str:
    return " ".join(rules.name(card) for card in cards)


def normal(text: str) -> str:
    """A move as the notation writes it: small letters, single spaces, the lower cell first. Refused if it says nothing."""
    words = [str(int(word)) if is_number(word) else word for word in text.lower().split()]
    if words[:1] == ["flip"] and len(words) == 3:
        words[1:] = sorted(words[1:], key=lambda word: (len(word), word))
    move = " ".join(words)
    numbers = [is_number(word) for word in words[1:]]
    is_cell_move = words[:1] and words[0] in CELL_MOVES and numbers == [True]
    if move in ACTIONS or is_cell_move or (words[:1] == ["flip"] and numbers == [True, True]):
        return move
    raise Refusal("unreadable", RULES.get(words[0]) if words else None, text=shown(text))
