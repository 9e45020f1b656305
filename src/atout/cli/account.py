"""What was scored and why, for people at a terminal, in the words of every score sheet (match/account.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any

from atout.cli.saying import name_of
from atout.match.account import Line, OfSomebody
from atout.match.refusal import shown
from atout.words import joined, t

if TYPE_CHECKING:
    from atout.match.match import Match


def because(match: Match, line: Line) -> str:
    """A line as a sentence, the rule in brackets."""
    values = {key: _filled_in(match, key, value) for key, value in line["arguments"].items()}
    said = t(f"account-{line['what']}", points=line["points"], **values)
    return f"{said} ({line['rule']})"


def _filled_in(match: Match, key: str, value: int | list[OfSomebody]) -> str | int:
    if isinstance(value, int):
        return value
    return joined([t(f"account-{key}-of", **one, name=name_of(match, one["seat"])) for one in value])


def account(match: Match, deal: Mapping[str, Any]) -> Iterator[str]:
    """What a finished deal brought each player; nothing for one of which that is not known any more."""
    for name, lines in zip(match.players, deal.get("account", ()), strict=False):
        yield f"  {t('labelled', label=shown(name), text=reduce(_then, (because(match, line) for line in lines)))}"


def _then(before: str, after: str) -> str:
    return t("text-then", before=before, after=after)


def about_ties(match: Match) -> str:
    """Which tie-break has decided, or why one more round is played; nothing if it was neither."""
    told = match.result.ended or match.result.extra
    if not told or "tied" not in told:
        return ""
    names = joined([name_of(match, seat) for seat in told["tied"]])
    said = f"ended-{told['how']}" if match.result.ended else "extra-round"
    return f"{t(said, names=names, tricks=told.get('tricks', 0))} ({told['rule']})"
