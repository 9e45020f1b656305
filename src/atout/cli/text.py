"""Plain text for people: tables and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from atout.cli.account import about_ties, account
from atout.columns import columns
from atout.match.refusal import shown
from atout.words import joined, t

if TYPE_CHECKING:
    from atout.match.match import Match


def score_sheet(match: Match) -> str:
    """Rounds down, players across, as one would write it on paper, with places where these count; why; then who has won."""
    result = match.result.as_json()
    rows: list[list[object]] = [["", *map(shown, match.players)]]
    for number, deal in enumerate(result["deals"], 1):
        places = [f" ({place})" if match.adds_places else "" for place in deal["places"]]
        cells = [f"{score}{place}" for score, place in zip(deal["scores"], places, strict=True)]
        rows.append([deal_name(match, number), *cells])
    rows += [[t("sum-of-places" if match.adds_places else "total"), *result["totals"]], [t("place"), *result["places"]]]
    told = [
        text for number, deal in enumerate(match.result.deals, 1) for text in (deal_name(match, number), *account(match, deal))
    ]
    return "\n\n".join(filter(None, [columns(rows), "\n".join(told), about_ties(match), outcome(match)]))


def outcome(match: Match) -> str:
    """Who has won, or who is awaited."""
    names = dict(zip(match.seats, map(shown, match.players), strict=True))
    if match.finished:
        winners = [names[seat] for seat in match.result.winners]
        return f"{t('winners', count=len(winners), names=joined(winners))}."
    awaited = [names[seat] for seat in match.to_act]
    return t("terminal-not-finished", count=len(awaited), names=joined(awaited))


def deal_name(match: Match, number: int) -> str:
    """What people call a deal, counted from 1: a round, or a kind of deal with its number."""
    word, _, rest = match.deal_name(number).partition(" ")
    if word.isdecimal():
        return f"{word} {t(f'variant-{word}')}"
    is_extra = match.deals_agreed is not None and number > match.deals_agreed
    return t("pad-extra-round" if is_extra else "round-number", deal=rest)
