"""`atout games`: the games, how many play, and what a table can agree on."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace


def configure(parser: ArgumentParser) -> None:
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    from atout.match.games import GAMES

    if arguments.json:
        print(
            json.dumps(
                [
                    {
                        "game": name,
                        "players": {"least": game.least, "most": game.most},
                        "options": {o.name: {"default": o.default, "values": o.describe()} for o in game.options_offered},
                    }
                    for name, game in GAMES.items()
                ]
            )
        )
        return
    for name, game in GAMES.items():
        print(f"{name}: {game.least} to {game.most} players")
        for option in game.options_offered:
            values = option.describe()
            possible = ", ".join(values) if isinstance(values, list) else values
            print(f"  {option.name:10}{possible} (default {option.default or 'seat order'})")
