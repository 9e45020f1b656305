"""Prints a fingerprint of random matches and random deals, for comparing processes that run the rules in different ways.

Run as `python -m tests.env.fingerprint GAME MATCHES`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from atout.env.random_play import RandomPlay
from atout.game import GAMES
from tests.tables import random_moves
from tests.variants import VARIANTS


def main(game: str, matches: int) -> None:
    for variant in VARIANTS:
        if variant[0] != game:
            continue
        _, players, options = variant
        digest = hashlib.sha256()
        for number in range(matches):
            random = Random(f"{variant} {number}")
            match = GAMES[game].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
            for i, (seat, _) in enumerate(random_moves(match, random)):
                digest.update(json.dumps([match.to_act, match.legal(seat)]).encode())
                digest.update(match.state.contents())
                if i % 11 == number % 11:
                    digest.update(json.dumps([match.view(seat), match.view(), match.events]).encode())
            digest.update(json.dumps(match.record()).encode())
        print(variant, digest.hexdigest())
    for kind in GAMES[game].kinds:
        for players in kind.players:
            print(kind.name, players, RandomPlay(kind, players).run(3, seed=players))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
