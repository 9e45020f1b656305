"""XXL's table in a terminal, with the goal of the variant in one sentence at the top.

Variants share what can lie on a table: columns, tricks, rows that want a card. Whatever lies there is drawn; a variant that needs
something else draws its table itself (`table` of a `drawing.py` in its folder).
"""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from atout.cli.cards import two_sided
from atout.cli.flow import Flow
from atout.cli.saying import card as named
from atout.cli.saying import drawn
from atout.game.xxl.variant import Variant
from atout.game.xxl.variants import VARIANTS
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
    parts += [*gap, *(line for line in _on_the_table(VARIANTS[variant], view["table"], names, small))]
    if VARIANTS[variant].rules.NEEDS_STOCK:
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
        line.append(f"  {t('terminal-streets-count', count=len(state['streets'][seat - 1]))}", style="not bold")
    if seat in view["to_act"]:
        line.append(f"  {t('to-move')}", style="not bold italic")
    return line


def _line(label: str, cards: list[str]) -> Flow:
    return Flow([*([Text(label)] if label else []), *map(two_sided, cards)])


def _wanted(sides: list[str]) -> Text:
    return drawn(t("text-wanted", cards=joined([f"{named(side[0])}{side[1:]}" for side in sides])))


def _on_the_table(variant: Variant, state: dict[str, Any], names: dict[int, str], small: bool) -> list[RenderableType]:
    if own := variant.own("drawing"):
        drawing: list[RenderableType] = own.table(state, names, small)
        return drawing
    lines: list[RenderableType] = []
    if "columns" in state:
        lines += [_column(number, column) for number, column in enumerate(state["columns"], 1)]
    if "wanted" in state:
        lines.append(_wanted([f"{letter}{value}" for letter, value in state["wanted"].items()]))
    if "top" in state:
        lines.append(Text.assemble(f"{t('text-top')}  ", two_sided(state["top"], bold=True)))
    if "round" in state:
        lines.append(Text(t("refuse-round", round=state["round"])))
    if state.get("trump"):
        lines.append(drawn(t("trump-is", colour=named(state["trump"]))))
    if "trick" in state:
        lines.append(_trick(state, names))
    if "streets" in state and not small:
        laid = [
            (seat, [card for street in streets for card in street]) for seat, streets in enumerate(state["streets"], 1) if streets
        ]
        lines += [_line(t("terminal-streets-of", name=names[seat]), cards) for seat, cards in laid]
    if "middle" in state:
        lines.append(_line(t("middle"), state["middle"]))
    if state.get("drawn"):
        lines.append(drawn(t("text-drawn", card=named(state["drawn"]))))
    return lines


def _column(number: int, column: dict[str, Any]) -> Text:
    line = Text.assemble(f"{t('column', number=number)}  ", two_sided(column["top"], bold=True), "  ")
    return line.append(_wanted(column["wanted"]))


def _trick(state: dict[str, Any], names: dict[int, str]) -> Text:
    """The cards with who played them, and the colours that are to be followed."""
    line = Text(f"{t('trick')}  ")
    for played in state["trick"]:
        line.append(two_sided(played["card"], bold=True)).append(f" {names[played['seat']]}   ")
    if state.get("colour"):
        line.append(drawn(t("led-is", colour=named(state["colour"]))))
    if state.get("open"):
        line.append(drawn(t("text-open", colours=joined([named(letter) for letter in state["open"]]))))
    return line
