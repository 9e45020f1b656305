"""A match of Peak: as many deals as agreed on, and then the most points win (P4)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from atout.game.kind import Kind
from atout.match import seed as seeds
from atout.match.account import Line, line
from atout.match.buffers import as_buffer, members, scratch
from atout.match.match import Match
from atout.match.options import Number
from atout.match.refusal import Refusal, shown
from tests.extending.peak import rules
from tests.extending.peak.events import PeakEvent
from tests.extending.peak.view import PeakDeal

CARD = re.compile(r"P([1-9]|1\d|2[0-4])")


def names(cards: int) -> list[str]:
    return [name(card) for card in members(cards)]


def name(card: int) -> str:
    return f"P{card + 1}"


class Peak(Match):
    game = "peak"
    least, most = 2, rules.SEATS
    options_offered = (Number("deals", 2),)
    deal_keys = ("leader", "hands")
    ends_by = "P4"
    card_name = CARD
    most_wins = True
    kind = Kind("peak", rules, __package__, range(least, most + 1))
    drift = 2.0

    # --- Dealing ---

    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        players = len(self.players)
        if "hands" in given:
            cards = [number_of(card) for hand in given["hands"] for card in hand.split()]
        else:
            order = seeds.deal(self.seed_for("cards"), number).shuffled(range(rules.CARDS))
            cards = order[: rules.HAND * players]
        leader = given.get("leader", (number - 1) % players + 1)
        self.state.players, self.state.leader = players, leader - 1
        rules.start(self.state.record, as_buffer(cards))
        return {"leader": leader, "hands": [" ".join(names(self.state.hand[seat])) for seat in range(players)]}

    @property
    def deals_left(self) -> int:
        return int(self.options["deals"]) - len(self.deals)

    def winners(self) -> list[int]:
        totals = self.result.totals
        if len(self.result.deals) < self.options["deals"]:
            return []
        return [seat for seat, total in zip(self.seats, totals, strict=True) if total == max(totals)]

    def account(self, scores: list[int], places: list[int]) -> list[list[Line]]:
        return [[line("P3", "tricks", score, tricks=score)] for score in scores]

    # --- Moves ---

    def read(self, seat: int, text: str) -> tuple[str, list[int]]:
        verb, _, card = " ".join(text.split()).partition(" ")
        verb, card = verb.lower(), card.upper()
        if verb != "play" or not CARD.fullmatch(card):
            raise Refusal("unreadable", "P2", text=shown(text))
        if seat not in self.to_act:
            raise Refusal("not-your-turn", "P2", turn=self.to_act[0], seat=seat)
        if number_of(card) not in self.legal_actions(seat):
            raise Refusal("not-in-hand", "P2", seat=seat, card=card)
        return f"play {card}", [number_of(card)]

    def legal_moves(self, seat: int) -> list[str]:
        return [f"play {name(action)}" for action in self.legal_actions(seat)]

    # --- What is seen ---

    def view_deal(self, seat: int | None) -> PeakDeal:
        seen = scratch(rules.OBSERVATION, "view")
        rules.observe(self.state.record, rules.NONE if seat is None else seat, seen.record)
        order = [(seen.lead + i) % seen.seats for i in range(seen.seats)]
        return {
            "hand": names(seen.hand),
            "counts": [seen.left[owner] for owner in range(seen.seats)],
            "trick": [{"seat": o + 1, "card": name(seen.trick[o])} for o in order if seen.trick[o] != rules.NONE],
            "won": [seen.won[owner] for owner in range(seen.seats)],
        }

    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> list[PeakEvent]:
        events: list[PeakEvent] = [{"event": "play", "seat": seat, "card": text.split()[1]}]
        for owner in range(after.seats):
            if after.won[owner] > before.won[owner]:
                events.append({"event": "trick", "seat": owner + 1})
        return events


def number_of(card: str) -> int:
    return int(card[1:]) - 1
