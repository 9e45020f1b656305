"""Why moves of XXL are refused: what several variants say in the same words."""

from __future__ import annotations

from typing import Any

from atout.match.refusal import Refusal
from atout.rules.xxl.cards import COLOUR_NAMES, LETTERS, side_colour
from atout.rules.xxl.deck import name


def has(state: Any, seat: int, card: int) -> bool:
    return bool(state.hand[seat] >> card & 1)


def not_in_hand(state: Any, seat: int, card: int) -> Refusal:
    return Refusal("not-in-hand", "K9", seat=seat + 1, card=name(state, card))


def name_the_colour(state: Any, card: int, rule: str) -> Refusal:
    """With an example of how that is written."""
    letter = LETTERS[side_colour(state.record, card, 0)]
    return Refusal("name-the-colour", rule, example=f"play {name(state, card)} as {letter}")


def not_on_card(state: Any, card: int, colour: int, rule: str) -> Refusal:
    return Refusal("not-on-card", rule, card=name(state, card), colour=COLOUR_NAMES[colour])
