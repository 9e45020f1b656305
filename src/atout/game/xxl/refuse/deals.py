"""The second round of variant 3, in a record."""

from __future__ import annotations

from typing import Any

from atout.match.cards import check_unique
from atout.match.refusal import Refusal
from atout.rules.xxl.deck import name


def checked(hands: list[list[int]], state: Any, cards: list[int], sizes: list[int]) -> list[list[int]]:
    """The hands that are given, if they can be."""
    check_unique((card for hand in hands for card in hand), lambda card: name(state, card), "K1")
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True), 1):
        if len(hand) != size:
            raise Refusal("wrong-second", "K44", seat=seat, count=len(hand), size=size)
        for card in hand:
            if card not in cards:
                raise Refusal("kept-card", "K44", card=name(state, card))
    return hands
