"""What all persons at a terminal table have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from atout.cli.account import about_ties, account
from atout.cli.drawing import draw
from atout.cli.saying import happening
from atout.words import t

if TYPE_CHECKING:
    from rich.console import Console

    from atout.match.match import Match


class Sitting:
    """A person who sees the table before deciding and is told, event by event, what everybody sees happen."""

    def __init__(self, match: Match, seat: int, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console

    def welcome(self) -> None:
        self.console.print(f"{t('terminal-welcome', game=t(f'game-{self.match.game}'))}\n", markup=False)

    def help(self) -> None:
        self.console.print(t(f"terminal-help-{self.match.game}"), markup=False)

    def show(self) -> None:
        self.console.print()
        draw(self.console, self.view)

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def tell(self) -> None:
        """What everybody saw happen in the last move, in words."""
        for event in self.match.events:
            if event["event"] not in self.untold and (line := happening(self.match, event, self.seat)):
                self.console.print(line)

    def explain(self) -> None:
        """If the last move has ended a deal: what it brought everybody and why, and what there is to say about ties."""
        for event in self.match.events:
            if event["event"] == "deal-over":
                for told in filter(None, (*account(self.match, event), about_ties(self.match))):
                    self.console.print(told, highlight=False, markup=False)

    untold: ClassVar[frozenset[str]] = frozenset()
    """What everybody does nearly every time."""
