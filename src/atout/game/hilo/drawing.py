"""HILO's table in a terminal: tableaus as grids, the piles between them."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from atout.cli.cards import back, card
from atout.match.refusal import shown
from atout.words import t


def table(view: dict[str, Any], small: bool) -> RenderableType:
    """Other players side by side, the piles, and one's own tableau at the bottom with the numbers of its cells."""
    names = {player["seat"]: shown(player["name"]) for player in view["players"]}
    seats = list(names)
    own = view["seat"]
    if own:
        seats = seats[seats.index(own) + 1 :] + seats[: seats.index(own)]
    gap = [] if small else [Text()]
    totals = ", ".join(f"{name} {total}" for name, total in zip(names.values(), view["result"]["totals"], strict=True))
    parts: list[RenderableType] = [Text(f"{t('round-number', deal=view['deal'])} · {totals}"), *gap]
    # A screen of 80 columns has room for five others beside each other.
    beside = Columns([_tableau(view, seat, names[seat]) for seat in seats], padding=(0, 1 if small or len(seats) > 4 else 3))
    parts += [beside, *gap, _piles(view), *gap]
    if own:
        parts.append(_tableau(view, own, names[own] if view.get("by_name") else t("terminal-you")))
    return Padding(Group(*parts), (0, 0 if small else 1))


def _piles(view: dict[str, Any]) -> Text:
    line = Text.assemble(f"{t('discard-pile')} ", card(view["discard"], bold=True) if view["discard"] else t("empty-cell"))
    line.append(f"   {t('draw-pile')} {view['draws']}")
    if view["held"] and view["held"] != "?":
        line.append(f"   {t('drawn-card')} ").append(card(view["held"], bold=True))
    return line


def _tableau(view: dict[str, Any], seat: int, name: str) -> RenderableType:
    tableau = view["tableaus"][seat - 1]
    title = Text(name, style="bold").append(f"  {tableau['sum']}", style="not bold")
    if seat == view["closer"]:
        title.append(f"  {t('closes')}", style="not bold italic")
    if seat in view["to_act"]:
        own = seat == view["seat"] and not view.get("by_name")
        title.append(f"  {t('your-turn' if own else 'to-move')}", style="not bold italic")
    parts = [title]
    face_down = tableau.get("hidden", ())  # where all cards are shown
    number = 0
    for row in tableau["rows"]:
        line = Text()
        numbers = Text(style="dim")
        for name_of_card in row:
            number += 1
            line.append(back(name_of_card) if number in face_down else _cell(name_of_card)).append(" ")
            numbers.append(f" {number:<4}")
        parts.append(line)
        if seat == view["seat"]:
            parts.append(numbers)
    return Group(*parts)


def _cell(name: str | None) -> Text:
    if name is None:
        return Text(" ·  ", style="dim")
    return card("??" if name == "?" else name)
