"""XXL's table in a terminal: each variant sets its own, with its goal in one sentence at the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from atout.cli.cards import two_sided
from atout.cli.flow import Flow
from atout.cli.saying import card as named
from atout.cli.saying import drawn
from atout.match.refusal import shown
from atout.words import joined, t


def table(view: dict[str, Any], small: bool) -> RenderableType:
    names = {player["seat"]: shown(player["name"]) for player in view["players"]}
    variant = view["variant"]
    sums = ", ".join(f"{name} {total}" for name, total in zip(names.values(), view["result"]["totals"], strict=True))
    head = t("terminal-head-xxl", deal=view["deal"], variant=variant, name=t(f"variant-{variant}"), sums=sums)
    others = [seat for seat in names if seat != view["seat"]]
    gap = [] if small else [Text()]
    parts: list[RenderableType] = [Text(head), Text(t(f"goal-{variant}"), style="italic"), *gap]
    if small and "hands" not in view:
        parts.append(Columns([_player(view, seat, names[seat], small) for seat in others], padding=(0, 3)))
    else:
        for seat in others:
            parts += [
                _player(view, seat, names[seat], small),
                *([_line("", view["hands"][seat - 1])] if "hands" in view else []),
            ]
    parts += [*gap, *(line for line in TABLES[variant](view["table"], names, small))]
    if variant in (1, 2, 4, 5):
        parts.append(Text(f"{t('draw-pile-xxl')} {view['stock']}"))
    if view["seat"]:
        whose = t("terminal-hand-of", name=names[view["seat"]]) if view.get("by_name") else t("your-hand")
        parts += [*gap, _line(whose, view["hand"])]
    return Padding(Group(*parts), (0, 1))


def _player(view: dict[str, Any], seat: int, name: str, small: bool) -> Text:
    line = Text(name, style="bold").append(f"  {t('cards-count', count=view['counts'][seat - 1])}", style="not bold")
    state = view["table"]
    if "taken" in state:
        line.append(f"  {t('xxl-won-cards', cards=state['taken'][seat - 1])}", style="not bold")
    elif "tricks" in state:
        line.append(f"  {state['tricks'][seat - 1]} {t('tricks-word', count=state['tricks'][seat - 1])}", style="not bold")
    if small and "streets" in state:
        line.append(f"  {t('terminal-streets-count', count=len(state['streets'][seat - 1]) // 3)}", style="not bold")
    if seat in view["to_act"]:
        line.append(f"  {t('to-move')}", style="not bold italic")
    return line


def _line(label: str, cards: list[str]) -> Flow:
    return Flow([*([Text(label)] if label else []), *map(two_sided, cards)])


def _wanted(sides: list[str]) -> Text:
    return drawn(t("text-wanted", cards=joined([f"{named(side[0])}{side[1:]}" for side in sides])))


def _runs(state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    lines = []
    for number, column in enumerate(state["columns"], 1):
        line = Text.assemble(f"{t('column', number=number)}  ", two_sided(column["top"], bold=True), "  ")
        lines.append(line.append(_wanted(column["wanted"])))
    return lines + _drawn(state)


def _drawn(state: dict[str, Any]) -> list[RenderableType]:
    return [drawn(t("text-drawn", card=named(state["drawn"])))] if state["drawn"] else []


def _below(state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    return [Text.assemble(f"{t('text-top')}  ", two_sided(state["top"], bold=True)), *_drawn(state)]


def _trick(state: dict[str, Any], names: dict[int, str]) -> Text:
    line = Text(f"{t('trick')}  ")
    for played in state["trick"]:
        line.append(two_sided(played["card"], bold=True)).append(f" {names[played['seat']]}   ")
    return line


def _refuse(state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    line = _trick(state, names)
    if state["colour"]:
        line.append(drawn(t("led-is", colour=named(state["colour"]))))
    return [Text(t("refuse-round", round=state["round"])), line]


def _streets(state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    laid = [] if small else [(seat, cards) for seat, cards in enumerate(state["streets"], 1) if cards]
    streets = [_line(t("terminal-streets-of", name=names[seat]), cards) for seat, cards in laid]
    return [*streets, _line(t("middle"), state["middle"]), *_drawn(state)]


def _descents(state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    return [_wanted([f"{letter}{value}" for letter, value in state["wanted"].items()]), *_drawn(state)]


def _colour(state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    line = _trick(state, names)
    if state["open"]:
        line.append(drawn(t("text-open", colours=joined([named(letter) for letter in state["open"]]))))
    return [drawn(t("trump-is", colour=named(state["trump"]))), line] if state["trump"] else [line]


TABLES: dict[int, Callable[[dict[str, Any], dict[int, str], bool], list[RenderableType]]] = {
    1: _runs,
    2: _below,
    3: _refuse,
    4: _streets,
    5: _descents,
    6: _colour,
}
