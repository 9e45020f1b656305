"""XXL's table in a terminal: each variant sets its own, with its goal in one sentence at the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from atout.cli.drawing.cards import colour, two_sided
from atout.match.refusal import shown

GOALS = {
    1: "Get rid of your cards: join the top card of a column, same colour, one higher or lower.",
    2: "Get rid of your cards: undercut the top card in one of its colours.",
    3: "Win cards. In the second round, who has fewer cards than another may refuse to follow.",
    4: "Lay streets: three values in a row of one colour, from your hand and the middle.",
    5: "Get rid of your cards: in each colour a row falls from 10 to 0.",
    6: "Win the highest totals. The led card opens two colours; who follows with one of them fixes it.",
}


def table(view: dict[str, Any]) -> RenderableType:
    names = {player["seat"]: shown(player["name"]) for player in view["players"]}
    variant = view["variant"]
    sums = ", ".join(f"{name} {total}" for name, total in zip(names.values(), view["result"]["totals"], strict=True))
    parts: list[RenderableType] = [
        Text(f"Deal {view['deal']} · variant {variant}, {view['variant_names']['en']} · sums of places: {sums}"),
        Text(GOALS[variant], style="italic"),
        Text(),
        *(line for seat in names if seat != view["seat"] for line in _player(view, seat, names)),
        Text(),
        *TABLES[variant](view["table"], names),
    ]
    if variant in (1, 2, 4, 5):
        parts.append(Text(f"Draw pile {view['stock']}"))
    if view["seat"]:
        whose = f"The hand of {names[view['seat']]}  " if view.get("by_name") else "Your hand  "
        parts += [Text(), _line(whose, view["hand"])]
    return Padding(Group(*parts), (0, 1))


def _player(view: dict[str, Any], seat: int, names: dict[int, str]) -> list[Text]:
    line = Text(names[seat], style="bold").append(f"  {view['counts'][seat - 1]} cards", style="not bold")
    taken = view["table"].get("taken") or view["table"].get("tricks")
    if taken:
        line.append(f"  won {taken[seat - 1]}", style="not bold")
    if seat in view["to_act"]:
        line.append("  to move", style="not bold italic")
    return [line, _line("  ", view["hands"][seat - 1])] if "hands" in view else [line]


def _line(label: str, cards: list[str]) -> Text:
    line = Text(label)
    for name in cards:
        line.append(two_sided(name)).append("  ")
    return line


def _runs(state: dict[str, Any], names: dict[int, str]) -> list[Text]:
    lines = []
    for number, column in enumerate(state["columns"], 1):
        line = Text.assemble(f"Column {number}  ", two_sided(column["top"], bold=True), "  goes on with ")
        for side in column["wanted"]:
            line.append(colour(side[0])).append(f"{side[1:]}  ")
        lines.append(line)
    return lines + _drawn(state)


def _drawn(state: dict[str, Any]) -> list[Text]:
    return [_line("Drawn  ", [state["drawn"]])] if state["drawn"] else []


def _below(state: dict[str, Any], names: dict[int, str]) -> list[Text]:
    return [Text.assemble("Top card  ", two_sided(state["top"], bold=True)), *_drawn(state)]


def _trick(state: dict[str, Any], names: dict[int, str]) -> Text:
    line = Text("Trick  ")
    for played in state["trick"]:
        line.append(two_sided(played["card"], bold=True)).append(f" {names[played['seat']]}   ")
    return line


def _refuse(state: dict[str, Any], names: dict[int, str]) -> list[Text]:
    line = _trick(state, names)
    if state["colour"]:
        line.append("colour ").append(colour(state["colour"]))
    return [Text(f"Round {state['round']} of 2"), line]


def _streets(state: dict[str, Any], names: dict[int, str]) -> list[Text]:
    laid = [_line(f"Streets of {names[seat]}  ", cards) for seat, cards in enumerate(state["streets"], 1) if cards]
    return [*laid, _line("Middle  ", state["middle"]), *_drawn(state)]


def _descents(state: dict[str, Any], names: dict[int, str]) -> list[Text]:
    line = Text("Rows go on with  ")
    for letter, value in state["wanted"].items():
        line.append(colour(letter)).append(f"{value}  ")
    return [line, *_drawn(state)]


def _colour(state: dict[str, Any], names: dict[int, str]) -> list[Text]:
    line = _trick(state, names)
    if state["open"]:
        line.append("open ")
        for letter in state["open"]:
            line.append(colour(letter))
    return [Text.assemble("Trump ", colour(state["trump"])), line] if state["trump"] else [line]


TABLES: dict[int, Callable[[dict[str, Any], dict[int, str]], list[Text]]] = {
    1: _runs,
    2: _below,
    3: _refuse,
    4: _streets,
    5: _descents,
    6: _colour,
}
