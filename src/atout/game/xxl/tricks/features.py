"""What variants with tricks have in common, for a learner (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, absolute, for_each, neighbours, number, relative, somebody
from atout.game.xxl.features import MORE, common, mark, mark_one, write_common
from atout.rules.xxl.cards import CARDS


def trick_columns(agreed: Any, phases: Sequence[str]) -> Iterator[Feature]:
    people = neighbours(agreed.players)
    won, trick = (f"taken: {who}" for who in people), (f"in the trick: {who}" for who in people)
    yield from common(agreed, phases, (*won, *trick))
    yield somebody("lead", "who has led the trick, or is to lead", agreed.players)
    yield from for_each(people, number("tricks", "tricks taken", 0, CARDS))


@compiled
def write_trick(o: Any, out: Any) -> int:
    """Returns where the features of the variant itself begin."""
    first = write_common(o, out)
    me, seats = o.seat, o.players
    at = first + CARDS
    out[at] = relative(o.lead, me, seats)
    for place in range(seats):
        owner = absolute(place, me, seats)
        mark(out, first, o.won[owner], MORE + place)
        mark_one(out, first, o.trick[owner], MORE + seats + place)
        out[at + 1 + place] = o.tricks[owner]
    return at + 1 + seats
