"""The variants of XXL. This is the only place that lists them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from atout.game.xxl.below.variant import Below
from atout.game.xxl.colour.variant import Colour
from atout.game.xxl.descents.variant import Descents
from atout.game.xxl.notation import DRAW, PASS, PLAY, Verb
from atout.game.xxl.refuse.variant import Refuse
from atout.game.xxl.runs.variant import Runs
from atout.game.xxl.streets.variant import Streets
from atout.game.xxl.variant import Variant

_variants: dict[int, Variant] = {}
VARIANTS: Mapping[int, Variant] = MappingProxyType(_variants)
"""By the rulebook's numbers, in the order of a full match (K4)."""


def add(variant: Variant) -> None:
    """One more, with the next number."""
    assert variant.number == len(_variants) + 1, f"variant {len(_variants) + 1} comes next"
    _variants[variant.number] = variant
    verbs_of.cache_clear()
    secret_verbs.cache_clear()


@cache
def verbs_of(variant: Variant) -> dict[str, Verb]:
    """What a move of a variant can begin with. Verbs of the others are known, too, to say that they belong there."""
    others = [verb for other in VARIANTS.values() for verb in other.verbs]
    return {verb.word: verb for verb in (*others, PLAY, DRAW, PASS, *variant.verbs)}


@cache
def secret_verbs() -> frozenset[str]:
    """Of moves whose card nobody else sees."""
    return frozenset(verb.word for variant in VARIANTS.values() for verb in variant.verbs if verb.secret)


for variant in (Runs(), Below(), Refuse(), Streets(), Descents(), Colour()):
    add(variant)
