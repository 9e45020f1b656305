"""Adds both, as they would be added, and takes them out again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from atout import game, words
from atout.game.xxl import variants
from tests.extending.closeby import CloseBy
from tests.extending.peak.match import Peak

HERE = Path(__file__).parent


@contextmanager
def added() -> Iterator[None]:
    variants.add(CloseBy())
    game.add(Peak)
    words.add(HERE / "closeby" / "words")
    words.add(HERE / "peak" / "words")
    try:
        yield
    finally:
        take_out()


def take_out() -> None:
    """Nobody but a test does that: there is no door for it."""
    variants._variants.pop(CloseBy.number)
    variants.verbs_of.cache_clear()
    variants.secret_verbs.cache_clear()
    game._games.pop(Peak.game)
    del words._folders[1:]
    words.sentences.cache_clear()
