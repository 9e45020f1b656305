"""A match that has been played, to be stepped through in the terminal, key by key."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from atout.cli.drawing import draw
from atout.cli.keys import ReadKey, listening
from atout.cli.text import outcome, score_sheet
from atout.game import GAMES
from atout.match import record as records
from atout.match.all_cards import view_of_all_cards
from atout.match.match import Match
from atout.match.moments import DEAL, LEAD_CHANGE, moments
from atout.match.refusal import shown
from atout.words import t

NOBODY = 0
"""Who looks at everything sits nowhere."""

Viewer = int | str
"""A seat, `everybody` for what lies open, or `all` for all cards."""

STEPS = {"right": 1, "n": 1, " ": 1, "enter": 1, "left": -1, "b": -1, "p": -1, "backspace": -1}
ENDS = {"home": 0, "g": 0, "end": -1, "G": -1}
JUMPS = {"d": DEAL, "l": LEAD_CHANGE}
"""To moments of every game. The small letter goes forward, the capital one back."""
ALIASES = {"down": "d", "page-down": "d", "up": "D", "page-up": "D"}


def can_step() -> bool:
    """Whether somebody sits at a terminal, with keys and a screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def look_back(match: Match, viewer: Viewer = "all") -> None:
    """Shows the match, move by move, until the person has seen enough."""
    console = Console(highlight=False)
    with console.screen(), listening() as read_key:
        LookingBack(match, console, read_key, viewer).run()


class LookingBack:
    def __init__(self, match: Match, console: Console, read_key: ReadKey, viewer: Viewer) -> None:
        self.match = match
        self.console = console
        self.read_key = read_key
        self.viewer = viewer
        self.record = match.record()
        self.last = len(match.moves)
        self.at = 0
        """How many moves have been made."""
        self.note = ""
        self.moments = moments(match, self._happened())
        highlights = {highlight.key: highlight.name for highlight in match.highlights}
        self.jumps = {"d": JUMPS["d"], **highlights, "l": JUMPS["l"]}

    def run(self) -> None:
        while True:
            self.show()
            key = self.read_key()
            self.note = ""
            if key in ("q", "escape"):
                return
            self.press(ALIASES.get(key, key))

    # --- Going somewhere ---

    def press(self, key: str) -> None:
        if key in STEPS:
            self.go(self.at + STEPS[key])
        elif key in ENDS:
            self.at = ENDS[key] % (self.last + 1)
        elif key.lower() in self.jumps:
            self.jump(self.jumps[key.lower()], back=key.isupper())
        elif key.isdecimal() and int(key) in self.match.seats:
            self.viewer = int(key)
        elif key in ("a", "e"):
            self.viewer = "all" if key == "a" else "everybody"
        elif key == "m":
            self._go_to_number()
        elif key == "s":
            self._page(score_sheet(self.table_after(self.at)))
        elif key == "?":
            self._page(t("terminal-help-looking"))
        elif key:
            self.note = t("terminal-unknown-key")

    def go(self, moves: int) -> None:
        if not 0 <= moves <= self.last:
            self.note = t("terminal-beginning" if moves < 0 else "terminal-end")
        self.at = min(max(moves, 0), self.last)

    def jump(self, kind: str, *, back: bool) -> None:
        places = [number for number, found in self.moments if found == kind]
        there = [number for number in places if (number < self.at if back else number > self.at)]
        if there:
            self.at = there[-1 if back else 0]
        else:
            self.note = t(f"terminal-no-earlier-{kind}" if back else f"terminal-no-further-{kind}")

    def _go_to_number(self) -> None:
        digits = ""
        while True:
            self.note = t("terminal-which-move", last=self.last, typed=digits)
            self.show()
            key = self.read_key()
            if key == "enter" and digits:
                self.note = ""
                return self.go(int(digits))
            if key in ("enter", "escape", "q"):
                self.note = ""
                return None
            digits = digits[:-1] if key == "backspace" else (digits + key if key.isdecimal() else digits)[:6]

    # --- Showing it ---

    def show(self) -> None:
        table = self.table_after(self.at)
        self.console.clear()
        self.console.print(self._head(table))
        self.console.print(self._time_line())
        self.console.print()
        draw(self.console, self._look(table))
        GAMES[table.game].person(table, NOBODY, self.console).tell()
        if table.finished:
            self.console.print(outcome(table), style="bold", markup=False)
        self.console.print(Text(f"\n{self.note or self._keys()}", style="bold" if self.note else "dim"))

    def _head(self, table: Match) -> Text:
        if isinstance(self.viewer, int):
            whose = t("terminal-seen-by", name=shown(dict(self._names())[self.viewer]))
        else:
            whose = t(f"terminal-seen-{self.viewer}")
        head = Text(f" {t('terminal-move-of', at=self.at, last=self.last)} · {whose}", style="bold")
        if self.at:
            seat, move = table.moves_seen_by(self._seat())[-1] if self.viewer != "all" else table.moves[-1]
            head.append(f" · {t('labelled', label=shown(dict(self._names())[seat]), text=shown(move))}", style="not bold")
        return head

    def _names(self) -> list[tuple[int, str]]:
        return list(zip(self.match.seats, self.match.players, strict=True))

    def _time_line(self) -> Text:
        """Where we are, between the beginnings of deals."""
        width = max(10, min(self.console.width - 2, 100))

        def column(number: int) -> int:
            return round(number / max(1, self.last) * (width - 1))

        marks = {column(number) for number, kind in self.moments if kind == DEAL}
        here = column(self.at)
        return Text(" " + "".join("●" if i == here else "│" if i in marks else "─" for i in range(width)))

    def _seat(self) -> int | None:
        return self.viewer if isinstance(self.viewer, int) else None

    def _look(self, table: Match) -> dict[str, Any]:
        look = table.view_now(self._seat())
        if self.viewer == "all":
            look = view_of_all_cards(table)
        return {**look, "result": table.result.as_json(), "by_name": True}

    def _keys(self) -> str:
        kinds = {kind for _, kind in self.moments}
        jumps = {key: t(f"terminal-kind-{kind}") for key, kind in self.jumps.items() if kind in kinds}
        keys = {"← →": "move", "a": "all", f"1–{self.match.seats[-1]}": "seat", "s": "sheet", "?": "help", "q": "leave"}
        named = [(key, t(f"terminal-key-{name}")) for key, name in keys.items()]
        return "  ".join(f"{key} {name}" for key, name in [named[0], *jumps.items(), *named[1:]])

    def _page(self, text: str) -> None:
        key = ""
        while not key:
            self.console.clear()
            self.console.print(f"\n{text}\n", markup=False)
            self.console.print(t("terminal-any-key"), style="dim")
            key = self.read_key()

    # --- The match again ---

    def table_after(self, moves: int) -> Match:
        again = records.begin(self.record)
        for seat, text in self.match.moves[:moves]:
            again.play(seat, text)
        return again

    def _happened(self) -> list[list[dict[str, Any]]]:
        again = records.begin(self.record)
        happened = []
        for seat, text in self.match.moves:
            again.play(seat, text)
            happened.append(again.events)
        return happened
