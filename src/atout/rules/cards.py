"""Cards of Xylotar and HILO: eight colours in one order, a card in one small integer.

A card is `16 * colour + rank`, so that its colour and its rank cost one instruction each. Xylotar's rank is the value;
HILO's is the value plus one, because its values begin at -1.
"""

from __future__ import annotations

from atout.compiled import compiled

RED, ORANGE, YELLOW, GREEN, TEAL, BLUE, VIOLET, PINK = range(8)
COLOURS = 8
LETTERS = "ROYGTBVP"
NAMES = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "pink")


@compiled
def card(colour: int, rank: int) -> int:
    return colour * 16 + rank


@compiled
def colour(card: int) -> int:
    return card >> 4


@compiled
def rank(card: int) -> int:
    return card & 15
