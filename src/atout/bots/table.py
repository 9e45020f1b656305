"""Bots at a table: plays a match, or its first deal, to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from atout.bots.bot import Turn
from atout.bots.making import make_bot
from atout.bots.thinking import Effort
from atout.match.match import Match


def play_out(
    match: Match, bots: Sequence[str], seed: str, effort: Effort | None = None, *, deals: int | None = None
) -> Iterator[Turn]:
    """Lets bots, one name for each player, play until the match or that many deals of it are finished.

    Yields each turn after its move has been made. `seed` is that of the bots' own choices. A bot has all the time that its
    effort asks for.
    """
    seated = {seat: make_bot(bot, f"{seed} {seat}", effort) for seat, bot in zip(match.seats, bots, strict=True)}
    while not match.finished and (deals is None or len(match.result.deals) < deals):
        turn = Turn(match, match.to_act[0], seconds=float("inf"))
        match.play(turn.seat, seated[turn.seat].choose(turn))
        yield turn
