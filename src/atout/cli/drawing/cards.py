"""Colours of cards in a terminal. Never colour alone: every card has its letter and its symbol too."""

from __future__ import annotations

from rich.text import Text

# Chosen to stay apart for all three kinds of colour blindness.
PALETTE = {
    "R": ("#92000d", "white", "●"),
    "O": ("#f45b02", "black", "■"),
    "Y": ("#ece75f", "black", "▲"),
    "G": ("#026f54", "white", "★"),
    "T": ("#7ffaff", "black", "◆"),
    "B": ("#0376f8", "black", "✚"),
    "V": ("#692d83", "white", "⬢"),
    "P": ("#e098aa", "black", "♠"),
}


def card(name: str, *, bold: bool = False) -> Text:
    """A card four characters wide: letter, symbol, and its value if it is known."""
    letter, value = name[0], name[1:]
    if letter == "?":
        return Text(" ?? ", style="reverse dim")
    paper, ink, symbol = PALETTE[letter]
    known = "" if value == "?" else value
    return Text(f"{letter}{symbol}{known:<2}", style=f"{'bold ' if bold else ''}{ink} on {paper}")


def colour(letter: str) -> Text:
    paper, ink, symbol = PALETTE[letter]
    return Text(f" {letter}{symbol} ", style=f"{ink} on {paper}")
