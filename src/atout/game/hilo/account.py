"""What a round of HILO cost each player, and why: from a deal that was played, or from what stands on a pad."""

from __future__ import annotations

from collections.abc import Sequence

from atout.match.account import Line, line


def lines(sums: Sequence[int], scores: Sequence[int], closer: int, cleared: Sequence[int] | None = None) -> list[list[Line]]:
    """For each player, from the sums that are left and the scores that the rules made of them.

    `closer` is an index into these. On a pad nobody writes down how many lines were cleared.
    """
    found = []
    for player, (left, score) in enumerate(zip(sums, scores, strict=True)):
        own = [line("H15", "sum", left, sum=left)]
        if cleared and cleared[player]:
            own.insert(0, line("H8", "cleared", lines=cleared[player]))
        if player == closer:
            own.append(_closing(left, score, min(other for i, other in enumerate(sums) if i != closer)))
        found.append(own)
    return found


def _closing(left: int, score: int, lowest_other: int) -> Line:
    if score != left:
        return line("H16", "doubled", score - left, sum=left, lowest=lowest_other)
    if left < lowest_other:
        return line("H16", "closed-lowest")
    return line("H16", "not-doubled", sum=left)
