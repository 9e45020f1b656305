"""The moments of a match that people look for when they look back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from atout.match.match import Match
from atout.match.result import places

DEAL = "deal"
LEAD_CHANGE = "lead-change"
Moment = tuple[int, str]
"""After how many moves, and what is to be seen there: a deal, a change of the lead, or a highlight of the game by its name."""


def moments(match: Match, happened: Sequence[Sequence[dict[str, Any]]]) -> list[Moment]:
    """The moments of a match, in order, from what happened in each of its moves.

    They are counted in moves made: 0 is the table before the first move.

    - `deal`: the cards of a deal lie there, nobody has moved yet.
    - a highlight of the game (`Match.highlights`): what the last move has brought; once, however often it did.
    - `lead-change`: a deal has ended, and somebody leads the match, alone or with others, who did not lead it before that deal.
      Before the first deal all are level, so it changes nothing.
    """
    found: list[Moment] = [(0, DEAL)]
    named = {event: highlight.name for highlight in match.highlights for event in highlight.events}
    for number, events in enumerate(happened, 1):
        told = dict.fromkeys(named[event["event"]] for event in events if event["event"] in named)
        found += [(number, kind) for kind in told]
        for event in events:
            if event["event"] == "deal-over":
                found += [(number, kind) for kind in _after_deal(match, event["deal"])]
    return found


def _after_deal(match: Match, deal: int) -> Iterator[str]:
    if leaders(match, deal) - leaders(match, deal - 1):
        yield LEAD_CHANGE
    if deal < len(match.deals):
        yield DEAL


def leaders(match: Match, deals: int) -> set[int]:
    """The seats with the best total after so many deals; before the first, that is everybody."""
    ranks = places(match.totals_after(match.result.deals[:deals]), most_wins=match.most_wins)
    return {seat for seat, place in zip(match.seats, ranks, strict=True) if place == 1}
