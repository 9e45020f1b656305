"""What a round of Xylotar brought each player, and why: from a deal that was played, or from what stands on a pad."""

from __future__ import annotations

from collections.abc import Mapping

from atout.match.account import Line, OfSomebody, line
from atout.rules import xylotar as rules


def lines(players: list[int], tricks: Mapping[int, int], bids: Mapping[int, int]) -> list[list[Line]]:
    """For each player, from the tricks and bids of all seats, automata included."""
    makers = [seat for seat in bids if seat not in players and rules.is_made(bids[seat], tricks[seat])]
    automata: list[OfSomebody] = [{"seat": seat, "bid": bids[seat]} for seat in makers]
    return [[_tricks(tricks[seat], automata), _bid(bids[seat], tricks[seat], automata)] for seat in players]


def _tricks(tricks: int, automata: list[OfSomebody]) -> Line:
    if rules.tricks_are_paid(len(automata)):
        return line("X19", "tricks", tricks, tricks=tricks)
    return line("X33", "tricks-unpaid", tricks=tricks, bids=automata, count=len(automata))


def _bid(bid: int, tricks: int, automata: list[OfSomebody]) -> Line:
    if not rules.is_made(bid, tricks):
        return line("X20", "bid-missed", bid=bid, tricks=tricks)
    if rules.bids_are_paid(len(automata)):
        return line("X20", "bid-made", rules.FOR_A_BID, bid=bid)
    return line("X33", "bid-unpaid", bid=bid, bids=automata, count=len(automata))
