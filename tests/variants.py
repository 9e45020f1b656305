"""Every game with every number of players and every option that changes how it is played."""

from __future__ import annotations

from typing import Any

from atout.game.xxl import variants
from atout.rules.xxl.cards import LETTERS
from atout.rules.xxl.deck import printed_deck, written

Variant = tuple[str, int, dict[str, Any]]

OF_XXL = list(variants.VARIANTS)
"""The numbers of its variants."""

SWAPPED_DECK = [written(card).translate(str.maketrans("RY", "YR")) for card in printed_deck()]
"""The deck that comes with the program, with red and yellow exchanged."""

PAIRS = [(high, low) for high in range(11) for low in range(high)]
FOUR_COLOURS = [f"{LETTERS[(high + low) % 4]}{high}/{LETTERS[(high + low + 1) % 4]}{low}" for high, low in PAIRS]
"""A deck without orange, as even as four colours allow: every colour carries every value two or three times (K2)."""


def _with_red(high: int, low: int) -> str:
    other = "YGB"[(high + low) // 2 % 3]
    return f"R{high}/{other}{low}" if (high + low) % 2 else f"{other}{high}/R{low}"


RED_EVERYWHERE = [_with_red(high, low) for high, low in PAIRS]
"""A deck as uneven as it can be: red is on every card, each of its values five times; some others exist only once."""

DECKS: list[dict[str, Any]] = [{}, {"deck": FOUR_COLOURS}, {"deck": RED_EVERYWHERE}]
"""Options: the deck that comes with the program, and two that others might own."""

VARIANTS: list[Variant] = [
    ("xylotar", 2, {}),
    ("xylotar", 2, {"edition": "cs"}),
    ("xylotar", 2, {"arrange": "auto", "rounds": 1}),
    ("xylotar", 2, {"edition": "cs", "ties": "neighbour", "arrange": "auto", "rounds": 6}),
    ("xylotar", 3, {}),
    ("xylotar", 3, {"arrange": "auto"}),
    ("xylotar", 4, {}),
    ("xylotar", 4, {"memory": "off", "rounds": 2}),
    ("xylotar", 4, {"arrange": "auto"}),
    ("xylotar", 5, {}),
    ("xylotar", 5, {"ties": "neighbour", "rounds": 8}),
    ("xylotar", 5, {"arrange": "auto", "rounds": 1}),
    ("hilo", 2, {}),
    ("hilo", 3, {"heights": [3, 1, 2]}),
    ("hilo", 3, {"limit": 40}),
    ("hilo", 4, {}),
    ("hilo", 4, {"heights": [2, 4, 3, 1]}),
    ("hilo", 5, {"limit": 150}),
    ("hilo", 6, {}),
    ("hilo", 6, {"limit": 1}),
    ("xxl", 2, {}),
    ("xxl", 3, {"trump": True}),
    ("xxl", 4, {"cycles": 2}),
    ("xxl", 5, {}),
    ("xxl", 6, {}),
    ("xxl", 2, {"mode": "series", "variant": 1, "times": 2}),
    ("xxl", 4, {"mode": "series", "variant": 2, "times": 2}),
    ("xxl", 3, {"mode": "series", "variant": 3, "times": 2}),
    ("xxl", 4, {"mode": "series", "variant": 4, "times": 1}),
    ("xxl", 5, {"mode": "series", "variant": 5, "times": 2}),
    ("xxl", 6, {"mode": "series", "variant": 6, "times": 2, "trump": True}),
    *(("xxl", 3, {"mode": "series", "variant": number, "times": 1}) for number in OF_XXL if number > 6),
    ("xxl", 3, {"mode": "series", "variant": 4, "times": 1, "deck": SWAPPED_DECK}),
    ("xxl", 4, {"deck": FOUR_COLOURS, "trump": True}),
    ("xxl", 2, {"deck": RED_EVERYWHERE}),
]
