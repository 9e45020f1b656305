"""What a view has in every game. The rest of it lies with its game, in `view.py`.

These types, like those of results, accounts and events, are the description of what the server says: `/schema/openapi.json` is
made of them, and of that what the client knows. At run time they are plain dictionaries.
"""

from __future__ import annotations

from typing import Any, TypedDict


class Player(TypedDict):
    seat: int
    name: str


class View(TypedDict):
    """What lies on the table, as a seat or a spectator may know it: one of the views of the games."""

    game: str


class AnyView(TypedDict):
    """What is the same in the views of all games, but for the name of the game."""

    seat: int | None
    """Whose view it is; null for spectators."""
    players: list[Player]
    options: dict[str, Any]
    """Those that are not the usual ones."""
    deal: int
    """Which deal is being played, counted from 1."""
    to_act: list[int]
    """The seats that must decide."""
    legal: list[str]
    """What `seat` can do, in the notation."""
