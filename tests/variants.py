"""Every game with every number of players and every option that changes how it is played."""

from __future__ import annotations

from typing import Any

Variant = tuple[str, int, dict[str, Any]]

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
]
