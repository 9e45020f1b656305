"""Every command that can be said at a table, with something to say: tests fail if one is missing here."""

from __future__ import annotations

from typing import Any

PLAYERS: dict[str, dict[str, Any]] = {
    "sit": {"name": "Bo"},
    "rename": {"name": "Bob"},
    "stand-in": {"seat": 1},
    "take-back": {},
    "pause": {},
    "resume": {},
    "consent": {"agreed": True},
    "show-hand": {"on": True},
    "play-forced": {"on": False},
    "mix": {"entropy": "00" * 32},
    "say": {"phrase": "hello"},
    "mute": {"seat": 2, "on": True},
    "move": {"version": 1, "move": "draw"},
    "rematch": {},
    "leave": {},
}
HOST: dict[str, dict[str, Any]] = {
    "bot": {"seat": 2, "level": "club"},
    "kick": {"seat": 2},
    "reserve": {"seat": 2},
    "order": {"seats": [1, 2]},
    "chairs": {"players": 2},
    "options": {"options": {}},
    "agree-on": {"agreement": {}},
    "lock": {"on": False},
    "hand-over": {"seat": 2},
    "start": {},
    "twin": {},
    "abandon": {},
}
