"""Colours of cards in a terminal. Never colour alone: every card has its letter and its symbol too."""

from __future__ import annotations

from rich.text import Text

# Chosen to stay apart for all three kinds of colour blindness.
PALETTE = {
    "R": ("#92000d", "#ffffff", "●"),
    "O": ("#f45b02", "#000000", "■"),
    "Y": ("#ece75f", "#000000", "▲"),
    "G": ("#026f54", "#ffffff", "★"),
    "T": ("#7ffaff", "#000000", "◆"),
    "B": ("#0376f8", "#000000", "✚"),
    "V": ("#692d83", "#ffffff", "⬢"),
    "P": ("#e098aa", "#000000", "♠"),
}


def card(name: str, *, bold: bool = False) -> Text:
    """A card four characters wide: letter, symbol, and its value if it is known."""
    letter, value = name[0], name[1:]
    if letter == "?":
        return back("??")
    paper, ink, symbol = PALETTE[letter]
    known = "" if value == "?" else value
    return Text(f"{letter}{symbol}{known:<2}", style=f"{'bold ' if bold else ''}{ink} on {paper}")


def back(name: str) -> Text:
    """A card that lies face down, although somebody who looks back at the match may know it."""
    return Text(f"{name:^4}", style="reverse dim")


def two_sided(name: str, *, bold: bool = False) -> Text:
    """A card of XXL: two flags in one, each with letter, symbol and value."""
    text = Text()
    for side in name.split("/"):
        paper, ink, symbol = PALETTE[side[0]]
        text.append(f"{side[0]}{symbol}{side[1:]:<2}", style=f"{'bold ' if bold else ''}{ink} on {paper}")
    return text


def colour(letter: str) -> Text:
    paper, ink, symbol = PALETTE[letter]
    return Text(f" {letter}{symbol} ", style=f"{ink} on {paper}")
