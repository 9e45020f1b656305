"""The person at a terminal table of XXL: what they are shown, asked and told."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from atout.cli.drawing.cards import two_sided
from atout.cli.drawing.sitting import Sitting
from atout.match.xxl.variants import VARIANT_NAMES

HELP = """\
Type the number of a move from the list, or the move itself, for example
  play R7/Y6 on 1 by Y    play R2/G1    play O10/B9 as O    draw    pass    done
  street R: R4/O1 R5/G4 R6/G0    swap R4/O1 for B8/O7    give R4/O1    keep R6/G0    trump R
  hint  what an expert would do, and what the alternatives are worth
  ?  help       q  leave"""

SAYS = {
    "play": "play",
    "keep": "keep a card",
    "give": "give",
    "swap": "swap",
    "street": "lay a street:",
    "trump": "name trump",
    "done": "end the turn",
}


class Person(Sitting):
    welcome_text = "XXL. Type ? for help, hint for a hint, q to leave."
    help_text = HELP

    def question(self) -> str:
        legal = self.match.legal(self.seat)
        for number, move in enumerate(legal, 1):
            self.console.print(f"{number:>3}  {move}", style="dim")
        return "Your move >"

    def interpret(self, answer: str) -> str | None:
        legal = self.match.legal(self.seat)
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        return answer or None

    def line(self, event: dict[str, Any]) -> Text | str | None:
        verb = event["event"]
        if verb == "second-round":
            return f"The second round begins. {self.verb(event['leader'], 'lead')}."
        if verb == "turned-over":
            return Text.assemble("Turned over: ", two_sided(event["card"], bold=True))
        if verb == "deal-over":
            return self._deal_over(event)
        words = "take the trick:" if verb == "trick" else SAYS.get(verb, verb)
        first, _, rest = words.partition(" ")
        line = Text(f"{self.verb(event['seat'], first)} {rest}".rstrip() + " ")
        between = "for " if verb == "swap" else ""
        for i, name in enumerate(event.get("cards", ())):
            line.append(between if i else "").append(two_sided(name, bold=True)).append(" ")
        if "column" in event:
            line.append(f"on column {event['column']} ")
        if "colour" in event:
            line.append(f"({event['colour']})")
        return line

    def _deal_over(self, event: dict[str, Any]) -> Text:
        number = self.match.deal_name(event["deal"]).split()[0]
        rows = zip(self.match.seats, event["scores"], event["places"], strict=True)
        parts = ", ".join(f"{self.name(seat)} {score} (place {place})" for seat, score, place in rows)
        return Text(f"Variant {number}, {VARIANT_NAMES[int(number)]['en']}, is over. {parts}.", style="bold")
