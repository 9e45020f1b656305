"""The variants of XXL: whichever lie in folders beside this file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from inspect import isabstract
from pkgutil import iter_modules
from types import MappingProxyType

from atout.game import xxl
from atout.game.xxl.notation import DRAW, PASS, PLAY, Verb
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


def _found() -> Iterator[Variant]:
    """One of each: a folder holds a variant, or what several have in common."""
    for folder in iter_modules(xxl.__path__, f"{xxl.__name__}."):
        if folder.ispkg:
            module = import_module(folder.name)
            classes = (thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Variant))
            yield from (variant() for variant in classes if variant.__module__ == folder.name and not isabstract(variant))


for variant in sorted(_found(), key=lambda variant: variant.number):
    add(variant)
