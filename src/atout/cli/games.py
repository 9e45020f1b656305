"""`atout games`: the games, how many play, and what a table can agree on."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace


def configure(parser: ArgumentParser) -> None:
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    from atout.game import GAMES

    if arguments.json:
        print(
            json.dumps(
                [
                    {
                        "game": name,
                        "players": {"least": game.players[0], "most": game.players[-1]},
                        "options": game.options_offered(),
                    }
                    for name, game in GAMES.items()
                ]
            )
        )
        return
    for name, game in GAMES.items():
        print(f"{name}: {game.players[0]} to {game.players[-1]} players")
        for option, usual in game.options.items():
            values = game.values[option]
            possible = ", ".join(map(shown_value, values)) if isinstance(values, list) else values
            default = "" if usual is None else f" (default {shown_value(usual)})"
            print(f"  {option:10}{possible}{default}")
        for kind in game.kinds:
            if kind.described:
                print(f"  {kind.described}")


def shown_value(value: object) -> str:
    """As a record has it."""
    return json.dumps(value) if isinstance(value, bool) else str(value)
