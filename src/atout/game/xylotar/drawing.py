"""Xylotar's table in a terminal: the xylos as rows of bars, high on the left, with gaps, bids and tricks."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from atout.cli.cards import card
from atout.cli.saying import card as named
from atout.cli.saying import drawn
from atout.match.refusal import shown
from atout.words import t


def table(view: dict[str, Any], small: bool) -> RenderableType:
    """Other players first, in the order of play; one's own xylo at the bottom, with the numbers of its slots."""
    names = {player["seat"]: shown(player["name"]) for player in view["players"]}
    seats = [xylo["seat"] for xylo in view["xylos"]]
    if view["seat"]:
        own = seats.index(view["seat"])
        seats = seats[own + 1 :] + seats[: own + 1]
    gap = [] if small else [Text()]
    parts: list[RenderableType] = [_head(view), *gap]
    for seat in seats:
        parts += [_xylo(view, seat, names.get(seat, t("automaton", seat=seat))), *gap]
    if view["trick"]:
        parts += [_trick(view, names), *gap]
    return Padding(Group(*parts), (0, 1))


def _head(view: dict[str, Any]) -> Text:
    totals = ", ".join(
        f"{shown(player['name'])} {total}" for player, total in zip(view["players"], view["result"]["totals"], strict=True)
    )
    return drawn(" · ".join([t("round-number", deal=view["deal"]), t("trump-is", colour=named(view["trump"])), totals]))


def _xylo(view: dict[str, Any], seat: int, name: str) -> RenderableType:
    xylo = view["xylos"][seat - 1]
    mine = seat == view["seat"]
    title = Text(t("terminal-you") if mine and not view.get("by_name") else name, style="bold")
    title.append(f"   {xylo['tricks']} {t('tricks-word', count=xylo['tricks'])}", style="not bold")
    if xylo["bid"]:
        title.append(f"   {t('bid')} ", style="not bold").append(card(xylo["cards"][xylo["bid"]["slot"] - 1], bold=True))
    if seat in view["to_act"]:
        title.append(f"   {t('your-turn' if mine and not view.get('by_name') else 'to-move')}", style="not bold italic")
    bars = Text()
    for slot in range(1, len(xylo["cards"]) + 1):
        bars.append(_bar(xylo, slot)).append(" ")
    return Group(title, bars, _numbers(view, xylo)) if mine else Group(title, bars)


def _bar(xylo: dict[str, Any], slot: int) -> Text:
    if slot in xylo["played"]:
        return Text(" ·  ", style="dim")
    if _is_bid(xylo, slot):
        return Text(" ◎  ", style="dim")
    return card(xylo["cards"][slot - 1])


def _is_bid(xylo: dict[str, Any], slot: int) -> bool:
    return xylo["bid"] is not None and xylo["bid"]["slot"] == slot


def _numbers(view: dict[str, Any], xylo: dict[str, Any]) -> Text:
    """Slot numbers under one's own bars; those that a legal move names are marked."""
    named = {word for move in view["legal"] if not move.startswith("arrange") for word in move.split()[1:]}
    line = Text()
    for slot in range(1, len(xylo["cards"]) + 1):
        number = str(slot)
        if slot in xylo["played"] or _is_bid(xylo, slot):
            line.append("     ")
        elif number in named:
            line.append(f"▲{number:<4}", style="bold")
        else:
            line.append(f" {number:<4}", style="dim")
    return line


def _trick(view: dict[str, Any], names: dict[int, str]) -> Text:
    line = Text(f"{t('trick')}  ")
    for played in view["trick"]:
        seat = played["seat"]
        line.append(card(played["card"], bold=True))
        you = seat == view["seat"] and not view.get("by_name")
        line.append(f" {t('this-is-you') if you else names.get(seat, t('automaton', seat=seat))}   ")
    return line
