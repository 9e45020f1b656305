"""The person at a terminal table of Xylotar: what they are shown and asked."""

from __future__ import annotations

from rich.text import Text

from atout.cli.cards import card
from atout.cli.drawing.sitting import Sitting
from atout.cli.saying import name_of
from atout.words import joined, t

NUMBERED = {"play": "play", "choose": "bid", "begin": "begin"}
"""Moves of which the number is enough, by the phase in which they are made."""


class Person(Sitting):
    untold = frozenset({"arrange", "hold"})

    def show(self) -> None:
        view = self.view
        if view["phase"] == "begin":
            return  # nobody has a card yet
        if view["phase"] != "arrange":
            super().show()
            return
        self._arrangement = view["legal"][0].split()[1:]
        self._show_arrangement()

    def _show_arrangement(self) -> None:
        receiver, cards = self._receiver(), self._cards()
        self.console.print(f"\n{t('arrange-for', name=name_of(self.match, receiver))}", markup=False)
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
            case "begin":
                tied = ", ".join(f"{seat} {name_of(self.match, seat)}" for seat in view["tied"])
                return f"{t('task-begin')} {tied} (X24) >"
            case "arrange":
                return t("terminal-ask-arrange")
            case "announce":
                return t("terminal-ask-announce")
            case "choose":
                xylo = view["xylos"][self.seat - 1]
                seen = [t("labelled", label=slot, text=xylo["cards"][slot - 1]) for slot in xylo["looked_at"]]
                return t("terminal-ask-choose", cards=joined(seen))
            case _:
                slots = ", ".join(move.split()[1] for move in view["legal"])
                return t("terminal-ask-lead" if view["led"] is None else "terminal-ask-follow", slots=slots)

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
        if phase in NUMBERED and len(words) == 1 and words[0].isdecimal():
            return f"{NUMBERED[phase]} {words[0]}"
        if phase == "announce" and len(words) == 2 and all(word.isdecimal() for word in words):
            return f"look {words[0]} {words[1]}"
        return answer

    def _swap(self, words: list[str]) -> None:
        cards = self._cards()
        places = [int(word) for word in words if word.isdecimal() and 1 <= int(word) <= len(cards)]
        if len(places) != 2 or len(words) != 2:
            self.console.print(t("terminal-two-places"), style="bold", markup=False)
            return
        a, b = (place - 1 for place in places)
        if cards[a][1:] != cards[b][1:]:
            self.console.print(t("terminal-only-equal"), style="bold", markup=False)
            return
        cards[a], cards[b] = cards[b], cards[a]
        self._arrangement = self._arrangement[: len(self._arrangement) - len(cards)] + cards
        self._show_arrangement()

    def help(self) -> None:
        if self.view["phase"] == "arrange":
            self.console.print(t("terminal-help-arrange"), markup=False)
        else:
            super().help()
