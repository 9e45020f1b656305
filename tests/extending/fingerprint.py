"""Plays both, at random and with thought, and prints what came of it: the same whether it is compiled or not.

Run as `python -m tests.extending.fingerprint`.
"""

from __future__ import annotations

import hashlib
import json
from random import Random

from atout.bots.bot import Turn
from atout.bots.thinking import Effort, Mind
from atout.env.batch import Batch
from atout.game import GAMES, kinds
from tests.extending.added import added
from tests.tables import random_moves

ADDED = {"peak": {}, "xxl-7": {"times": 1}}
"""Kinds of deals, and options."""


def main() -> None:
    for name, options in ADDED.items():
        kind = kinds()[name]
        digest = hashlib.sha256()
        for number in range(4):
            random = Random(number)
            match = GAMES[name.split("-")[0]].match(["Ann", "Bo", "Cy"], {**kind.options, **options}, bytes([number] * 32))
            for seat, move in random_moves(match, random):
                digest.update(json.dumps([seat, move, match.legal(seat), match.view(seat), match.events]).encode())
                digest.update(match.state.contents())
                if len(match.moves) == 4 and number < 2:
                    turn = Turn(match, seat)
                    thought = Mind(kind.rules).think(turn.seen, turn.stakes, Effort(20, float("inf")), 5)
                    digest.update(repr([(found.action, found.visits) for found in thought.alternatives]).encode())
        print(name, digest.hexdigest(), *(Batch(kind, players).run(20) for players in kind.players))


if __name__ == "__main__":
    with added():
        main()
