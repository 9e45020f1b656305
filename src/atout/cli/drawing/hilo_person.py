"""The person at a terminal table of HILO: what they are shown, asked and told."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from atout.cli.drawing.cards import card
from atout.cli.drawing.sitting import Sitting

HELP = """\
  flip 1 9      turn over two cards of your tableau, at the start
  take 5        take the top of the discard pile, for cell 5
  draw          look at the top of the draw pile
  swap 5        put the drawn card in cell 5 (or just 5)
  drop 5        throw it away and turn over cell 5
  clear row 1   clear a line of one colour (or column 2, diagonal \\, diagonal /)
  keep          let the line stand
  slide left    after a diagonal: three rows of two; or slide down: two rows of three
  hint          what an expert would do, and what the alternatives are worth
  ?  help       q  leave

The lowest sum is best. Who has turned over all cards ends the round, and pays double if somebody else is as low."""

QUESTIONS = {
    "flip": "Which two cards do you turn over? flip A B >",
    "turn": "take A, or draw >",
    "drawn": "swap A, or drop A >",
    "clear": "A line of one colour: {legal} >",
    "choose": "Which line goes first? {legal} >",
    "slide": "slide left or slide down >",
}


class Person(Sitting):
    welcome_text = "HILO. Type ? for help, hint for a hint, q to leave."
    help_text = HELP

    def question(self) -> str:
        view = self.view
        return QUESTIONS[view["phase"]].format(legal=", ".join(view["legal"]))

    def interpret(self, answer: str) -> str | None:
        words = answer.lower().split()
        if not words:
            return None
        if all(word.isdecimal() for word in words):
            verb = {"flip": "flip", "turn": "take", "drawn": "swap"}.get(self.view["phase"])
            return f"{verb} {answer}" if verb else answer
        return answer

    def line(self, event: dict[str, Any]) -> Text | str | None:
        match event["event"]:
            case "turned-over":
                cards = [card(name, bold=True) for name in event["cards"]]
                return Text.assemble(self.verb(event["seat"], "turn"), " over ", cards[0], " ", cards[1], ".")
            case "begin":
                return f"{self.verb(event['seat'], 'begin')}."
            case "take" | "swap" as kind:
                says = f"{self.verb(event['seat'], 'take' if kind == 'take' else 'lay')} "
                new, old = card(event["card"], bold=True), card(event["discarded"], bold=True)
                return Text.assemble(says, new, f" for cell {event['cell']}; ", old, " is discarded.")
            case "drop":
                new, old = card(event["card"], bold=True), card(event["discarded"], bold=True)
                return Text.assemble(self.verb(event["seat"], "drop"), " ", old, f"; cell {event['cell']} is ", new, ".")
            case "reshuffle":
                return "The discard pile is shuffled and becomes the draw pile."
            case "clear":
                return f"{self.verb(event['seat'], 'clear')} {event['line']}: {' '.join(event['cards'])}."
            case "cleared":
                return f"Cleared too: {' '.join(event['cards'])}."
            case "slide":
                return f"{self.verb(event['seat'], 'slide')} {event['way']}."
            case "close":
                return f"{self.verb(event['seat'], 'close')} the round: one more turn for everybody else."
            case "all-turned-over":
                return "All cards are turned over."
        return self.common_line(event)
