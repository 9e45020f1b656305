"""The person at a terminal table of XXL: what they are asked."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.text import Text

from atout.cli.drawing.sitting import Sitting
from atout.cli.flow import Flow
from atout.words import t

FEW = 3
"""Lines that unasked moves may take: more of them would push the table off a small screen."""


class Person(Sitting):
    def question(self) -> str:
        legal = self.match.legal(self.seat)
        moves: RenderableType = self._listed(legal)
        if len(self.console.render_lines(moves)) > FEW:
            kinds = Counter(move.split()[0] for move in legal)
            counts = [t("terminal-moves-of", verb=verb, count=count) for verb, count in kinds.items()]
            moves = Text(f"{', '.join(counts)}. {t('terminal-moves-help', verb=next(iter(kinds)))}", style="dim")
        self.console.print(moves)
        return t("terminal-ask-move")

    def _listed(self, moves: list[str]) -> Flow:
        """Moves with their numbers, beside each other. The numbers are the same however many are listed."""
        legal = self.match.legal(self.seat)
        return Flow([Text(f"{legal.index(move) + 1}  {move}", style="dim") for move in moves], gap="   ")

    def interpret(self, answer: str) -> str | None:
        legal = self.match.legal(self.seat)
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        words = answer.lower().split()
        if words[:1] == ["moves"]:
            self.console.print(self._listed([move for move in legal if move.lower().startswith(" ".join(words[1:]))]))
            return None
        return answer or None
