"""The words of the games: what they have moves, events, options and parts of views for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, get_args, get_type_hints

from atout.game import GAMES
from atout.game.game import Game


def keys(described: Any, seen: set[int] | None = None) -> set[str]:
    """Every key of a typed dictionary, and of those in it."""
    seen = set() if seen is None else seen
    if id(described) in seen:
        return set()
    seen.add(id(described))
    own = get_type_hints(described) if isinstance(described, type) and hasattr(described, "__annotations__") else {}
    return set(own).union(*(keys(part, seen) for part in (*own.values(), *get_args(described))))


def words_of(game: Game) -> set[str]:
    events = {name for event in game.events for name in get_args(get_type_hints(event)["event"])}
    return set(game.options).union(events, *(keys(shown) for shown in (*game.views, *game.events)))


@cache
def only_of_one_game() -> frozenset[str]:
    """Words that exactly one of the games has."""
    counted = Counter(word for game in GAMES.values() for word in words_of(game))
    return frozenset(word for word, times in counted.items() if times == 1)
