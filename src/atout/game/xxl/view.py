"""What a seat, or a spectator, may know of a deal of XXL. Everything comes out of `observe` of the variant's rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atout.game.xxl.names import card_names
from atout.game.xxl.variant import Seen, Variant
from atout.game.xxl.variants import VARIANTS
from atout.game.xxl.views import XxlDeal
from atout.match.buffers import scratch
from atout.rules.xxl.cards import NONE


def views() -> tuple[type, ...]:
    return tuple(variant.view for variant in VARIANTS.values())


def view(variant: Variant, state: Any, seat: int | None, moves: Sequence[tuple[int, str]]) -> XxlDeal:
    """The deal as `seat` (counted from 0) knows it. The deck is no secret: its names are read from the state.

    `moves`: those of the deal.
    """
    seen: Seen = scratch(variant.rules.OBSERVATION, "view")
    variant.rules.observe(state.record, NONE if seat is None else seat, seen.record)
    return {
        "variant": variant.number,
        "variant_names": variant.names,
        "dealer": seen.dealer + 1,
        "turn": seen.turn + 1 if seen.waiting == 1 << seen.turn else None,
        "hand": card_names(state, seen.hand),
        "counts": [seen.count[owner] for owner in range(seen.players)],
        "stock": seen.stock,
        "table": variant.table(state, seen, moves),
    }
