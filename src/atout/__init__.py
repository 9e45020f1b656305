"""Atout: Xylotar, XXL and HILO by the exact rules, for tables, bots and simulators.

>>> import atout
>>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
>>> club = atout.bot("club", seed=7)
>>> while not match.finished:
...     seat = match.to_act[0]
...     match.play(seat, club.move(match, seat))
>>> match.result.winners
[1]

What `__all__` names is the public interface, and stays (docs/api.md). Nothing is imported before it is needed.
"""

from __future__ import annotations

from importlib import import_module as _import
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from os import PathLike
    from typing import Any

    from atout.bots.bot import Bot, Turn
    from atout.game import GAMES as games  # noqa: N811  as others call it
    from atout.game.game import Game
    from atout.match.match import Match
    from atout.match.refusal import Refusal
    from atout.match.result import Result

__version__ = "0.1.0"

__all__ = ["Bot", "Game", "Match", "Refusal", "Result", "Turn", "bot", "games", "match", "replay"]

_import("atout.match")  # now: imported later, the package would take the place of the function of the same name


def match(
    game: str,
    players: Sequence[str],
    *,
    seed: int | str | bytes | None = None,
    deals: Sequence[Mapping[str, Any] | None] = (),
    **options: Any,
) -> Match:
    """A new match, dealt and ready for its first move.

    `seed` fixes every shuffle: a number, or the 64 hexadecimal digits (or 32 bytes) of a record; without one the cards are
    shuffled anew each time. `deals` are given deals, and options those of the game, both as a record has them
    (docs/record.md). Raises a `Refusal` that says what is wrong.

    >>> import atout
    >>> match = atout.match("xylotar", players=["Ann", "Bo", "Cy"], seed=7, edition="cs", arrange="auto")
    >>> match
    <Xylotar: Ann, Bo, Cy; deal 1, to act: 1 (Ann)>
    >>> atout.match("xylotar", players=["Ann"])
    Traceback (most recent call last):
    atout.match.refusal.Refusal: the players are a list of 2 to 5 names
    """
    return _ours("match.opening").new_match(game, players, seed, deals, options)


def replay(record: Mapping[str, Any] | str | bytes | PathLike[str]) -> Match:
    """The match of a record, played through: a dictionary, the JSON text, or the path of a file.

    Raises a `Refusal` that names the move where something is wrong.

    >>> import atout
    >>> record = {"format": "atout/1", "game": "hilo", "players": ["Ann", "Bo"], "seed": 64 * "7", "moves": [[2, "flip 1 9"]]}
    >>> atout.replay(record)
    <Hilo: Ann, Bo; deal 1, to act: 1 (Ann)>
    >>> atout.replay({**record, "moves": [[2, "flip 1 1"]]})
    Traceback (most recent call last):
    atout.match.refusal.Refusal: move 1: two different cells from 1 to 9 are turned over (H4)
    """
    return _ours("match.opening").replayed(record)


def bot(name: str, *, seed: int | str | None = None, simulations: int = 2000) -> Bot:
    """A bot of the house: `random`, `novice`, `club` or `expert`. Ask it with `bot.move(match, seat)`.

    `seed` is that of its own choices: the same seed gives the same moves. `simulations` is how much `expert` thinks about each.
    It thinks in a process of its own, which takes some seconds to start, and compiles itself the first time on a machine.

    >>> import atout
    >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
    >>> atout.bot("random", seed=1).move(match, seat=1) in match.legal(1)
    True
    """
    return _ours("bots.house").bot_of_the_house(name, seed, simulations)


_LAZY = {
    "Bot": "bots.bot.Bot",
    "Game": "game.game.Game",
    "Match": "match.match.Match",
    "Refusal": "match.refusal.Refusal",
    "Result": "match.result.Result",
    "Turn": "bots.bot.Turn",
    "games": "game.GAMES",
}


if not TYPE_CHECKING:  # type checkers know them all from above, and shall complain about any other

    def __getattr__(name: str) -> Any:
        if name not in _LAZY:
            raise AttributeError(f"module 'atout' has no attribute {name!r}")
        module, _, there = _LAZY[name].rpartition(".")
        value = globals()[name] = getattr(_ours(module), there)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _ours(module: str) -> Any:
    """A module of ours, for somebody who plays matches. One move at a time, rules run as fast interpreted as compiled, and
    no compiler has to be loaded. `ATOUT_JIT=1` compiles them all the same."""
    import os

    if "ATOUT_JIT" in os.environ:
        return _import(f"atout.{module}")
    os.environ["ATOUT_JIT"] = "0"
    try:
        _import("atout.compiled")  # looks once
    finally:
        del os.environ["ATOUT_JIT"]
    return _import(f"atout.{module}")
