"""What is asked of search, in a process that compiles. Run as `python -m tests.bots.thinking_check GAME`; prints JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from atout.bots.bot import Turn
from atout.bots.making import make_bot
from atout.bots.thinking import Effort, Mind
from atout.game import GAMES, kinds
from tests.belief.positions import twin, worlds
from tests.bots.test_play import random_position
from tests.variants import DECKS

EFFORT = Effort(400, float("inf"))


def options_of(name: str) -> tuple[str, dict[str, Any]]:
    """The game that has such deals, and the options of a match that has only these."""
    game = next(game for game in GAMES.values() if any(kind.name == name for kind in game.kinds))
    auto = {"arrange": "auto"} if "arrange" in game.options else {}
    return game.name, {**kinds()[name].options, **auto}


def main(name: str) -> None:
    game, options = options_of(name)
    found: dict[str, Any] = {"peeked": 0, "compared": 0, "undetermined": 0, "threads": 0, "illegal": 0}
    for number in range(12 + 6 * (game == "xxl")):
        deck = DECKS[number % 2 + 1] if number >= 12 else {}  # decks of others, after the printed one
        match = random_position((game, 2 + number % 3, {**options, **deck}), number)
        if match is None:
            continue
        seat = match.to_act[0]
        turn = Turn(match, seat, float("inf"))
        if len(turn.legal) < 2:
            continue
        choice = make_bot("expert", "s", EFFORT).choose(turn)
        found["illegal"] += choice not in turn.legal
        mind = Mind(match.rulebook)
        thoughts = [mind.think(turn.seen, turn.stakes, EFFORT, 5) for _ in range(2)]
        found["undetermined"] += thoughts[0] != thoughts[1]
        found["undetermined"] += make_bot("expert", "s", EFFORT).choose(Turn(match, seat, float("inf"))) != choice
        pair = Mind(match.rulebook, threads=2)
        both = [pair.think(turn.seen, turn.stakes, EFFORT, 5) for _ in range(2)]
        found["undetermined"] += both[0] != both[1]
        found["threads"] += both[0].simulations == EFFORT.simulations
        for world in list(worlds(match, seat, 40, seed=number))[:2]:
            other = twin(match, world)
            found["compared"] += other.state.contents() != match.state.contents()
            found["peeked"] += make_bot("expert", "s", EFFORT).choose(Turn(other, seat, float("inf"))) != choice
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
