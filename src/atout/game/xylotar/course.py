"""From round to round in Xylotar: who leads, and who has won; in matches played here and in those written down."""

from __future__ import annotations

from collections.abc import Sequence

from atout.game.standing import counted
from atout.game.xylotar.rounds import MISSED, fewest_tricks, leader_after
from atout.match.result import How


def after(seats: list[int], seat: int) -> list[int]:
    """All seats clockwise, beginning on the left of one of them, who comes last."""
    index = seats.index(seat) + 1
    return seats[index:] + seats[:index]


def first_leader(seats: list[int], dealer: int) -> int:
    return after(seats, dealer)[0]  # X8; with two players the one who did not deal (X34)


def next_leader(seats: list[int], totals: Sequence[int], leader: int) -> int:
    """X21: the lowest total; of several, the first on the left of the last leader."""
    return seats[leader_after(counted(totals), len(seats), seats.index(leader))]


def decider(seats: list[int], leader: int) -> int:
    """X24: who decides a tie about who begins: the left neighbour of the last leader."""
    return after(seats, leader)[0]


def lowest(seats: list[int], totals: Sequence[int]) -> list[int]:
    return [seat for seat, total in zip(seats, totals, strict=True) if total == min(totals)]


def dealer_before(seats: list[int], leader: int) -> int:
    """After round 1 the dealer decides nothing: the seat before the leader."""
    return after(seats, leader)[-2]


def highest(seats: list[int], totals: Sequence[int]) -> list[int]:
    return [seat for seat, total in zip(seats, totals, strict=True) if total == max(totals)]  # X22


def break_tie(tied: list[int], tricks: dict[int, int], made: dict[int, bool]) -> list[int]:
    """X22: who made their bid with the fewest tricks in the last round, paid or not."""
    taken = counted([tricks[seat] if made[seat] else MISSED for seat in tied])
    fewest = fewest_tricks(taken, len(tied), (1 << len(tied)) - 1)
    return [seat for i, seat in enumerate(tied) if fewest >> i & 1]


def ended(seats: list[int], totals: Sequence[int], winners: list[int], tricks: dict[int, int], bids: dict[int, int]) -> How:
    """How the winner came to win: by the total, or among equals by the bid of the last round (X22)."""
    tied = highest(seats, totals)
    if len(tied) == 1:
        return {"how": "total", "rule": "X22"}
    (winner,) = winners
    makers = [seat for seat in tied if bids[seat] == tricks[seat]]
    how = "only-bid" if len(makers) == 1 else "fewest-tricks"
    return {"how": how, "rule": "X22", "tied": tied, "tricks": tricks[winner]}


def winners(tied: list[int], tricks: dict[int, int], made: dict[int, bool]) -> list[int]:
    """Who wins of those with the highest total after the last round; none if one more has to be played."""
    best = break_tie(tied, tricks, made) if len(tied) > 1 else tied
    return best if len(best) == 1 else []  # X23
