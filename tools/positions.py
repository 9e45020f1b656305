"""Draws the positions of the rules pages: each is a moment of a lesson, as its player sees it.

`uv run python -m tools.positions` writes, for every position below, a record to play on from and what lies on the table
(docs/rules/positions/NAME.json), and takes its picture from the client's own drawing (NAME.png). The client draws the same from
the same file. A test compares the files with what the lessons give.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("ATOUT_JIT", "0")

from atout.match import record as records
from atout.match.match import Match

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rules" / "positions"
LESSONS = ROOT / "web" / "lessons"


class Moment(NamedTuple):
    lesson: str
    moves: int
    rule: str


POSITIONS = {
    "xylotar-arranging": Moment("xylotar", 0, "X4"),
    "xylotar-leading": Moment("xylotar", 3, "X9"),
    "xylotar-following": Moment("xylotar", 17, "X10"),
    "xylotar-bidding": Moment("xylotar", 25, "X14"),
    "hilo-turn": Moment("hilo", 2, "H5"),
    "hilo-line": Moment("hilo", 11, "H8"),
    "hilo-sliding": Moment("hilo", 12, "H11"),
    "xxl-runs": Moment("xxl-1", 6, "K22"),
    "xxl-below": Moment("xxl-2", 0, "K31"),
    "xxl-refuse": Moment("xxl-3", 7, "K42"),
    "xxl-streets": Moment("xxl-4", 0, "K52"),
    "xxl-descents": Moment("xxl-5", 6, "K61"),
    "xxl-colour": Moment("xxl-6", 10, "K72"),
}

Row = dict[str, Any]
"""Things that lie beside each other: `kind` says how they are drawn, `cards` which they are; `may` lists those, counted from 0,
that a legal move names; `highest` is what the backs of bars tell."""


def position(moment: Moment) -> dict[str, Any]:
    lesson = json.loads((LESSONS / f"{moment.lesson}.lesson.json").read_text(encoding="utf-8"))
    record = {**lesson["record"], "moves": lesson["record"]["moves"][: moment.moves]}
    match = records.begin({**record, "moves": []})
    for seat, move in record["moves"]:
        match.play(seat, move)
    return {"rule": moment.rule, "seat": lesson["seat"], "record": record, "rows": rows(match, lesson["seat"])}


def rows(match: Match, seat: int) -> list[Row]:
    """What lies before a player, from the middle of the table to their own cards."""
    view = match.view(seat)
    return [row for row in DRAWN[match.game](view, [move.split() for move in view["legal"]]) if row["cards"]]


def _xylotar(view: dict[str, Any], legal: list[list[str]]) -> Iterator[Row]:
    if view["phase"] == "arrange":
        yield {"kind": "bars", "cards": legal[0][1:], "may": []}
        return
    xylo = view["xylos"][view["seat"] - 1]
    yield {"kind": "trick", "cards": [played["card"] for played in view["trick"]], "may": []}
    gone = [*xylo["played"], *([xylo["bid"]["slot"]] if xylo["bid"] else [])]
    bars = [None if slot in gone else card for slot, card in enumerate(xylo["cards"], 1)]
    may = sorted({int(word) - 1 for move in legal for word in move[1:]})
    yield {"kind": "bars", "cards": bars, "may": may, "highest": view["highest"]}


def _hilo(view: dict[str, Any], legal: list[list[str]]) -> Iterator[Row]:
    yield {"kind": "pile", "cards": [card for card in (view["discard"], view["held"]) if card], "may": []}
    tableau = view["tableaus"][view["seat"] - 1]["rows"]
    lines = [" ".join(move[1:]) for move in legal if move[0] == "clear"]
    cells = {cell for line, cells in zip(view["lines"], view["line_cells"], strict=True) if line in lines for cell in cells}
    for number, row in enumerate(tableau):
        yield {"kind": "panes", "cards": row, "may": [at for at in range(len(row)) if number * len(row) + at + 1 in cells]}


def _xxl(view: dict[str, Any], legal: list[list[str]]) -> Iterator[Row]:
    table = view["table"]
    if "wanted" in table:
        yield {"kind": "tags", "cards": [f"{letter}{value}" for letter, value in table["wanted"].items()], "may": []}
    middle = [column["top"] for column in table.get("columns", [])] + [table.get("top")] + table.get("middle", [])
    middle += [played["card"] for played in table.get("trick", [])]
    streets = [move for move in legal if move[0] == "street"]
    named = {word for move in streets or legal for word in move[1:]}
    for cards in (list(filter(None, middle)), view["hand"]):
        yield {"kind": "flags", "cards": cards, "may": [at for at, card in enumerate(cards) if card in named]}


DRAWN = {"xylotar": _xylotar, "hilo": _hilo, "xxl": _xxl}


def written(what: dict[str, Any]) -> str:
    return json.dumps(what, ensure_ascii=False, indent=1) + "\n"


def draw() -> None:
    from tools.pictures import browsing

    FOLDER.mkdir(exist_ok=True)
    for name, moment in POSITIONS.items():
        (FOLDER / f"{name}.json").write_text(written(position(moment)), encoding="utf-8")
    with browsing() as (browser, address):
        page = browser.new_page(viewport={"width": 900, "height": 900}, device_scale_factor=2)
        for game in DRAWN:
            page.goto(f"{address}/rules/{game}")
            for name in (name for name, moment in POSITIONS.items() if moment.lesson.split("-")[0] == game):
                page.locator(f"[data-drawn={name}]").screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    draw()
