"""All cards of a deal of HILO: those that a spectator does not see."""

from __future__ import annotations

from typing import Any

from atout.rules import hilo as rules


def hidden(state: Any, look: dict[str, Any]) -> dict[str, Any]:
    tableaus = []
    for owner, tableau in enumerate(look["tableaus"]):
        columns = len(tableau["rows"][0]) if tableau["rows"] else 0
        rows = [
            [rules.name(state.cell[owner, row * columns + i]) if card == "?" else card for i, card in enumerate(cards)]
            for row, cards in enumerate(tableau["rows"])
        ]
        hidden = [cell for cell, card in enumerate((card for cards in tableau["rows"] for card in cards), 1) if card == "?"]
        tableaus.append({**tableau, "rows": rows, "hidden": hidden})
    held = None if state.held == rules.NONE else rules.name(state.held)
    return {"tableaus": tableaus, "held": held}
