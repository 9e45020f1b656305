"""Every game with every number of players and every option that changes how it is played."""

from __future__ import annotations

from typing import Any

from atout.rules.xxl.deck import printed_deck, written

Variant = tuple[str, int, dict[str, Any]]

SWAPPED_DECK = [written(card).translate(str.maketrans("RY", "YR")) for card in printed_deck()]
"""The deck that comes with the program, with red and yellow exchanged."""

VARIANTS: list[Variant] = [
    ("xylotar", 2, {}),
    ("xylotar", 2, {"edition": "cs"}),
    ("xylotar", 2, {"arrange": "auto", "rounds": 1}),
    ("xylotar", 3, {}),
    ("xylotar", 3, {"arrange": "auto"}),
    ("xylotar", 4, {}),
    ("xylotar", 4, {"memory": "off", "rounds": 2}),
    ("xylotar", 4, {"arrange": "auto"}),
    ("xylotar", 5, {}),
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
    ("xxl", 3, {"mode": "series", "variant": 4, "times": 1, "deck": SWAPPED_DECK}),
]
