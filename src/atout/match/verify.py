"""Checks a record from beginning to end: the commitment, the seed, every deal, every move (docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from atout.game import GAMES
from atout.match import record as records
from atout.match.fairness import chained, committed, seed_of
from atout.match.match import Match
from atout.match.refusal import Refusal


@dataclass(frozen=True)
class Verified:
    """What a record has proved."""

    match: Match
    commitment: str
    chain: str
    added_by: list[int]
    """The seats whose numbers are part of the seed."""
    deals: int
    earlier: list[dict[str, Any]]
    """The matches before this one at its table: commitment and ending."""

    def as_json(self) -> dict[str, Any]:
        return {
            "fair": True,
            "commitment": self.commitment,
            "chain": self.chain,
            "added_by": self.added_by,
            "deals": self.deals,
            "earlier": [{"commitment": one["commitment"], "ended": one["ended"]} for one in self.earlier],
            "moves": len(self.match.moves),
            "finished": self.match.finished,
        }


def verify(document: bytes, commitment: str | None = None, chain: str | None = None) -> Verified:
    """Checks commitment, seed, every deal and every move of a record; raises a Refusal that says what does not hold.

    `commitment` and `chain`: what somebody noted before the match, to be compared.
    """
    match = records.replay(document)
    fair = match.fairness
    if fair is None:
        raise Refusal("no-fairness")
    _check_promise(fair, 0)
    entropy = {int(seat): number for seat, number in fair["entropy"].items()}
    if match.seed != seed_of(fair["secret"], entropy):
        raise Refusal("seed-differs")
    for number, before in enumerate(fair["earlier"], 1):
        _check_promise(before, number)
    _check_deals(match)
    earlier = [(one["commitment"], one["ended"]) for one in fair["earlier"]]
    verified = Verified(
        match,
        fair["commitment"],
        chained(earlier, fair["commitment"]),
        sorted(entropy),
        len(match.deals),
        fair["earlier"],
    )
    for what, noted, found in (("commitment", commitment, verified.commitment), ("chain", chain, verified.chain)):
        if noted is not None and noted.strip().lower() != found:
            raise Refusal("promised-otherwise", what=what, noted=noted.strip()[:64], found=found)
    return verified


def _check_promise(fair: Mapping[str, Any], number: int) -> None:
    """`number`: which match of this table it was; 0 is the one of the record."""
    if committed(fair["secret"]) != fair["commitment"]:
        raise Refusal("commitment-differs", number=number)


def _check_deals(match: Match) -> None:
    """Plays the match again with nothing but its seed: whatever the record says of a deal must come out of it."""
    again = GAMES[match.game].match(match.players, match.changed_options, match.seed)
    for seat, text in match.moves:
        try:
            again.play(seat, text)
        except Refusal:
            raise Refusal("deal-differs", number=len(again.deals)) from None
    if len(match.given) > len(again.deals):
        raise Refusal("deal-differs", number=len(again.deals) + 1)  # nobody has come so far
    for number, (drawn, written) in enumerate(zip(again.deals, match.given, strict=False), 1):
        if any(drawn.get(key) != value for key, value in (written or {}).items()):
            raise Refusal("deal-differs", number=number)
