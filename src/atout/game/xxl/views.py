"""What is known of a deal of XXL, in every variant; what lies on its table is described in the folder of the variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from atout.match.events import BySeat
from atout.match.view import AnyView


class XxlDeal(TypedDict):
    """What somebody knows of a deal, whichever variant it is."""

    variant: int
    variant_names: Mapping[str, str]
    """What people call it, in every language."""
    dealer: int
    turn: int | None
    """Null where several choose at the same time, or nobody does."""
    hand: list[str]
    counts: list[int]
    """How many cards everybody has in hand, by player."""
    stock: int
    """Cards in the draw pile."""
    table: Mapping[str, Any]


class AnyXxlView(AnyView):
    """A view of XXL without what each variant has of its own: `variant`, its number, and `table`."""

    game: Literal["xxl"]
    variant_names: Mapping[str, str]
    """What people call the variant, in every language."""
    dealer: int
    turn: int | None
    """Null where several choose at the same time, or nobody does."""
    hand: list[str]
    hands: NotRequired[list[list[str]]]
    """Only where somebody looks back and sees all cards: the hands of all players."""
    counts: list[int]
    """How many cards everybody has in hand, by player."""
    stock: int
    """Cards in the draw pile."""


class XxlPlayed(TypedDict):
    """A card in a trick."""

    seat: int
    card: str


# --- What everybody saw happen ---


Way = Literal["column", "colour", "named", "plain"]


class XxlPlay(BySeat):
    event: Literal["play"]
    way: Way
    """On a column, as a card of one of its colours, with a colour that is named, or just so."""
    cards: list[str]
    colour: NotRequired[str]
    column: NotRequired[int]


class XxlDraw(BySeat):
    event: Literal["draw"]


class XxlPass(BySeat):
    event: Literal["pass"]
