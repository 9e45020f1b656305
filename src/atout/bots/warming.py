"""Compiling what bots need, before they need it. What has been compiled once on a machine is found again in no time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from atout.bots.bot import Turn
from atout.bots.expert import Expert
from atout.bots.levels import USUAL
from atout.bots.skills import CLUB
from atout.bots.table import play_out
from atout.bots.thinking import Effort
from atout.game import GAMES
from atout.match.match import Match

Progress = Callable[[int, int], None]


def warm_up(game: str, players: int, options: Mapping[str, Any], *, expert: bool, progress: Progress | None = None) -> None:
    """Lets bots play a deal of everything that this match can consist of, which compiles all that they use."""
    matches = list(_matches(game, players, options))
    steps = [step for match in matches for step in _steps(match, expert=expert)]
    for done, step in enumerate(steps):
        if progress:
            progress(done, len(steps))
        step()
    if progress:
        progress(len(steps), len(steps))


def warm_up_rules(rules: str, *, expert: bool) -> None:
    """The same for one module of the rulebook, named as Python names it."""
    matches = (match for name, game in GAMES.items() for match in _matches(name, min(4, game.players[-1]), {}))
    match = next(match for match in matches if match.rulebook.__name__ == rules)
    for step in _steps(match, expert=expert):
        step()


def rulebooks(match: Match) -> list[str]:
    """The modules of the rulebook that a match can come to."""
    return [other.rulebook.__name__ for other in _matches(match.game, len(match.players), match.options)]


def _matches(game: str, players: int, options: Mapping[str, Any]) -> Iterator[Match]:
    names = [str(i) for i in range(players)]
    options = {name: value for name, value in options.items() if value is not None}  # None is a default
    for kind in GAMES[game].match.kinds(options):
        yield GAMES[game].match(names, {**options, **kind.options}, bytes(32))


def _steps(match: Match, *, expert: bool) -> Iterator[Callable[[], object]]:
    """First some turns up to a real decision, then thinking about the next one, then the rest of the deal."""
    turns = play_out(match, [USUAL] * len(match.players), "warm up", deals=1)
    yield lambda: next(turn.view for turn in turns if not turn.arranging and len(turn.legal) > 1)
    if expert:
        yield lambda: _think_once(match)
    yield lambda: deque(turns, maxlen=0)


def _think_once(match: Match) -> None:
    seat = match.to_act[0]
    while len(match.legal(seat)) < 2:
        match.play(seat, match.legal(seat)[0])
        seat = match.to_act[0]
    Expert("warm up", CLUB, Effort(10, float("inf"))).choose(Turn(match, seat, float("inf")))
