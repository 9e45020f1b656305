"""All cards of a deal at once: for matches that are over, and for nobody who still plays one."""

from __future__ import annotations

from typing import Any

from atout.match.match import Match, members
from atout.rules import hilo, xylotar
from atout.rules.xxl.cards import NONE
from atout.rules.xxl.deck import name


def view_of_all_cards(match: Match) -> dict[str, Any]:
    """What lies on the table, as a spectator sees it, and every card that they do not see."""
    look = match.view_now()
    return {**look, **HIDDEN[match.game](match.state, look)}


def _xylos(state: Any, look: dict[str, Any]) -> dict[str, Any]:
    cards = [[xylotar.name(state.xylo[owner, slot]) for slot in range(state.size)] for owner in range(state.seats)]
    return {"xylos": [{**xylo, "cards": cards[owner]} for owner, xylo in enumerate(look["xylos"])]}


def _tableaus(state: Any, look: dict[str, Any]) -> dict[str, Any]:
    tableaus = []
    for owner, tableau in enumerate(look["tableaus"]):
        columns = len(tableau["rows"][0]) if tableau["rows"] else 0
        rows = [
            [hilo.name(state.cell[owner, row * columns + i]) if card == "?" else card for i, card in enumerate(cards)]
            for row, cards in enumerate(tableau["rows"])
        ]
        hidden = [cell for cell, card in enumerate((card for cards in tableau["rows"] for card in cards), 1) if card == "?"]
        tableaus.append({**tableau, "rows": rows, "hidden": hidden})
    held = None if state.held == hilo.NONE else hilo.name(state.held)
    return {"tableaus": tableaus, "held": held}


def _hands(state: Any, look: dict[str, Any]) -> dict[str, Any]:
    keeping = look["variant"] == 3 and look["table"]["keeping"]
    kept = [state.kept[owner] if keeping else NONE for owner in range(state.players)]
    held = [state.hand[owner] | (0 if kept[owner] == NONE else 1 << kept[owner]) for owner in range(state.players)]
    return {"hands": [[name(state, card) for card in members(hand)] for hand in held]}


HIDDEN = {"xylotar": _xylos, "hilo": _tableaus, "xxl": _hands}
