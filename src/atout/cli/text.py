"""Plain text for people: tables and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from atout.columns import columns
from atout.match.refusal import shown

if TYPE_CHECKING:
    from atout.match.match import Match


def score_sheet(match: Match) -> str:
    """Rounds down, players across, as one would write it on paper, with places where these count; then who has won."""
    result = match.result.as_json()
    rows: list[list[object]] = [["", *map(shown, match.players)]]
    for number, deal in enumerate(result["deals"], 1):
        places = [f" ({place})" if match.adds_places else "" for place in deal["places"]]
        cells = [f"{score}{place}" for score, place in zip(deal["scores"], places, strict=True)]
        rows.append([match.deal_name(number), *cells])
    rows += [["sum of places" if match.adds_places else "total", *result["totals"]], ["place", *result["places"]]]
    return f"{columns(rows)}\n\n{outcome(match)}"


def outcome(match: Match) -> str:
    """Who has won, or who is awaited."""
    names = dict(zip(match.seats, map(shown, match.players), strict=True))
    if match.finished:
        winners = [names[seat] for seat in match.result.winners]
        return f"{joined(winners)} {'wins' if len(winners) == 1 else 'win'}."
    return f"Not finished: {joined([names[seat] for seat in match.to_act])} to move."


def joined(names: Sequence[str]) -> str:
    """
    >>> joined(["Ada", "Bo", "Cy"])
    'Ada, Bo and Cy'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
