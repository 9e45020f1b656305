"""The person at a terminal table of Xylotar: what they are shown, asked and told."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from atout.cli.drawing.cards import card
from atout.cli.drawing.sitting import Sitting

HELP = """\
  4            play the card in slot 4 (or: play 4)
  hold         no announcement now (or just Enter)
  look 5 6     look at two adjacent cards; one of them becomes your bid
  bid 6        choose it (or just 6)
  hint         what an expert would do, and what the alternatives are worth
  ?            this help
  q            leave the table

Follow the colour that was led; without it, play anything. The highest trump wins, else the
highest card of the led colour. The leftmost card may not be led. Each trick is a point;
a bid that equals your tricks is worth five more."""

ARRANGE_HELP = """\
  Enter        pass the hand on as it lies
  swap 3 4     exchange the third and the fourth card, which must have the same value
  arrange …    all cards in your order
  ?            this help
  q            leave the table

You arrange the hand for your left neighbour: highest value on the left.
Only cards of equal value can change places."""


class Person(Sitting):
    welcome_text = "Xylotar. Type ? for help, hint for a hint, q to leave."
    help_text = HELP

    # --- Asking ---

    def show(self) -> None:
        view = self.view
        if view["phase"] != "arrange":
            super().show()
            return
        self._arrangement = view["legal"][0].split()[1:]
        self._show_arrangement()

    def _show_arrangement(self) -> None:
        receiver, cards = self._receiver(), self._cards()
        self.console.print(f"\nThe hand for {self.name(receiver)}:")
        bars, numbers = Text(), Text(style="dim")
        for number, name in enumerate(cards, 1):
            bars.append(card(name, bold=True)).append(" ")
            numbers.append(f" {number:<4}")
        self.console.print(bars)
        self.console.print(numbers)

    def _receiver(self) -> int:
        seats = len(self.view["xylos"])
        return int(self._arrangement[0]) if self._arrangement[0].isdecimal() else self.seat % seats + 1

    def _cards(self) -> list[str]:
        return [word for word in self._arrangement if not word.isdecimal()]

    def question(self) -> str:
        view = self.view
        match view["phase"]:
            case "arrange":
                return "Enter passes it on; swap 3 4 exchanges equal values >"
            case "announce":
                return "Announce? look A B, or Enter to hold >"
            case "choose":
                xylo = view["xylos"][self.seat - 1]
                seen = [f"{slot}: {xylo['cards'][slot - 1]}" for slot in xylo["looked_at"]]
                return f"You see {' and '.join(seen)}. Which is your bid? >"
            case _:
                led = view["led"]
                legal = ", ".join(move.split()[1] for move in view["legal"])
                return f"{'You lead' if led is None else 'You follow'}: slot {legal} >"

    def interpret(self, answer: str) -> str | None:
        """What the person typed, as a move; None if it was something else, or nothing."""
        phase = self.view["phase"]
        words = answer.lower().split()
        if phase == "arrange":
            if not words:
                return " ".join(["arrange", *self._arrangement])
            if words[0] == "swap":
                self._swap(words[1:])
                return None
        if not words:
            return "hold" if phase == "announce" else None
        if phase in ("play", "choose") and len(words) == 1 and words[0].isdecimal():
            return f"{'play' if phase == 'play' else 'bid'} {words[0]}"
        if phase == "announce" and len(words) == 2 and all(word.isdecimal() for word in words):
            return f"look {words[0]} {words[1]}"
        return answer

    def _swap(self, words: list[str]) -> None:
        cards = self._cards()
        places = [int(word) for word in words if word.isdecimal() and 1 <= int(word) <= len(cards)]
        if len(places) != 2 or len(words) != 2:
            self.console.print("Name two places: swap 3 4", style="bold")
            return
        a, b = (place - 1 for place in places)
        if cards[a][1:] != cards[b][1:]:
            self.console.print("Only cards of equal value can change places (X4).", style="bold")
            return
        cards[a], cards[b] = cards[b], cards[a]
        self._arrangement = self._arrangement[: len(self._arrangement) - len(cards)] + cards
        self._show_arrangement()

    def help(self) -> None:
        self.console.print(ARRANGE_HELP if self.view["phase"] == "arrange" else HELP)

    # --- Telling ---

    def line(self, event: dict[str, Any]) -> Text | str | None:
        match event["event"]:
            case "laid-out":
                return f"All xylos are laid out. {self.verb(event['leader'], 'lead')}."
            case "look":
                return f"{self.verb(event['seat'], 'look')} at slots {event['slots'][0]} and {event['slots'][1]}."
            case "play" | "bid" as verb:
                says = f"{self.verb(event['seat'], verb)} "
                return Text.assemble(says, card(event["card"], bold=True), f" from slot {event['slot']}.")
            case "trick":
                return f"{self.verb(event['seat'], 'take')} the trick.\n"
        return self.common_line(event)
