"""From round to round in Xylotar, for people (course.py) and at the tables of a batch (atout.env). Players are counted from 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atout.compiled import compiled
from atout.game.standing import best_of
from atout.rules import xylotar as rules
from atout.rules.bits import popcount

MISSED = 99
"""In place of the tricks of somebody who has not made their bid."""


@compiled
def leader_after(totals: Any, players: int, leader: int) -> int:
    """X21: the lowest total; of several, the first on the left of the last leader."""
    last = best_of(totals, players, -1)
    leader = (leader + 1) % players
    while not last >> leader & 1:
        leader = (leader + 1) % players
    return leader


@compiled
def fewest_tricks(taken: Any, players: int, tied: int) -> int:
    """X22: of those who are tied, who made their bids with the fewest tricks, as a set."""
    fewest = MISSED
    found = 0
    for player in range(players):
        if tied >> player & 1 and taken[player] != MISSED:
            if taken[player] < fewest:
                fewest = taken[player] + 0
                found = 0
            if taken[player] == fewest:
                found |= 1 << player
    return found


def agreement(options: Mapping[str, Any], players: int) -> tuple[int, int]:
    """What a match has agreed on: how many rounds, and whether somebody decides who begins (X24)."""
    return options["rounds"], int(options["ties"] == "neighbour")


@compiled
def seat_of(s: Any, player: int) -> int:
    return 2 * player if s.players == 2 else player


@compiled
def begin(s: Any, player: int) -> None:
    """Round 1 is led by whom chance has chosen (X8, X34)."""
    s.leader = seat_of(s, player)
    s.tied = 0


@compiled
def follow(s: Any, totals: Any, number: int, agreed: int, decides: int, taken: Any) -> int:
    """What follows when that many rounds are over: the set of players who have won, or 0 and the next round may be dealt."""
    players = s.players
    if number >= agreed:
        tied = best_of(totals, players, 1)
        if popcount(tied) == 1:
            return tied
        for player in range(players):
            seat = seat_of(s, player)
            taken[player] = s.won[seat] if rules.made_bid(s, seat) else MISSED
        best = fewest_tricks(taken, players, tied)
        if popcount(best) == 1:
            return best  # X22; else one more (X23)
    last = s.leader // 2 if players == 2 else s.leader
    s.leader = seat_of(s, leader_after(totals, players, last))
    s.tied = 0
    tied = best_of(totals, players, -1)
    if decides and popcount(tied) > 1:  # X24
        s.decider = seat_of(s, (last + 1) % players)
        for player in range(players):
            if tied >> player & 1:
                s.tied |= 1 << seat_of(s, player)
    return 0
