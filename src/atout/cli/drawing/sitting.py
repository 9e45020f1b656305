"""What all persons at a terminal table have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from atout.cli.drawing import draw
from atout.match.refusal import shown

if TYPE_CHECKING:
    from rich.console import Console

    from atout.match.match import Match


class Sitting:
    """A person who sees the table before deciding and is told, event by event, what everybody sees happen."""

    welcome_text: ClassVar[str]
    help_text: ClassVar[str]

    def __init__(self, match: Match, seat: int, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.console = console

    def welcome(self) -> None:
        self.console.print(f"{self.welcome_text}\n")

    def help(self) -> None:
        self.console.print(self.help_text)

    def show(self) -> None:
        self.console.print()
        draw(self.console, self.view)

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def name(self, seat: int) -> str:
        names = dict(zip(self.match.seats, self.match.players, strict=True))
        return "You" if seat == self.seat else shown(names[seat]) if seat in names else f"Automaton {seat}"

    def verb(self, seat: int, verb: str) -> str:
        ending = "es" if verb.endswith("ss") else "s"
        name = self.name(seat)
        return f"You {verb}" if name == "You" else f"{name} {verb}{ending}"

    def tell(self) -> None:
        """What everybody saw happen in the last move, in words."""
        for event in self.match.events:
            line = self.line(event)
            if line:
                self.console.print(line)

    def line(self, event: dict[str, Any]) -> Text | str | None:
        return self.common_line(event)

    def common_line(self, event: dict[str, Any]) -> Text | None:
        if event["event"] != "deal-over":
            return None
        scores = zip(self.match.seats, event["scores"], strict=True)
        points = ", ".join(f"{self.name(seat)} {score}" for seat, score in scores)
        return Text(f"Round {event['deal']} is over. Points: {points}.", style="bold")
