"""A score pad for people with the real cards on the table: what they write down becomes scores, totals, places and winners.

The cards are nobody's business here, only what a round came to. Lines are JSON, one a round, as docs/score-pad.md has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atout.game import GAMES
from atout.match.pad.pad import Answer
from atout.match.refusal import Refusal, shown_json


def keep(game: str, players: int, options: Mapping[str, Any], dealer: int | None, lines: Sequence[Mapping[str, Any]]) -> Answer:
    """What stands on a pad after these lines. A line that cannot be is refused, and nothing below it counts."""
    if game not in GAMES:
        raise Refusal("unknown-game", value=shown_json(game), known=", ".join(GAMES))
    pad = GAMES[game].pad(players, options, dealer)
    refused = None
    for number, line in enumerate(lines, 1):
        try:
            pad.write(line)
        except Refusal as refusal:
            refusal.deal = number
            refused = refusal.wrong()
            break
    return {**pad.as_json(), "refused": refused}
