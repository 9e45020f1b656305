"""Peak's table in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from atout.match.refusal import shown
from atout.words import t


def table(view: dict[str, Any], small: bool) -> RenderableType:
    names = {player["seat"]: shown(player["name"]) for player in view["players"]}
    lines = [Text(f"{name}  {t('tricks-count', count=view['won'][seat - 1])}") for seat, name in names.items()]
    trick = "   ".join(f"{played['card']} {names[played['seat']]}" for played in view["trick"])
    return Group(*lines, Text(f"{t('trick')}  {trick}"), Text(f"{t('your-hand')}  {' '.join(view['hand'])}"))
