"""Who may do what at a table, and when: what every decision asks first. Whoever may not gets the refusal."""

from __future__ import annotations

from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.server.tables.chair import Chair
from atout.server.tables.decision import Moment
from atout.server.tables.table import Table


def own_seat(table: Table, who: str | None) -> int:
    seat = table.seat_of(who)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def need_host(table: Table, who: str | None, moment: Moment) -> None:
    """The host, or anybody who sits here while the host is away: an absent host blocks nobody."""
    if who is not None and who == table.host:
        return
    own_seat(table, who)
    if not host_is_away(table, moment):
        raise Refusal("host-only")


def host_is_away(table: Table, moment: Moment) -> bool:
    """Whether nothing has been heard of the host for longer than the grace time, wherever they sit, or do not."""
    if table.host is None:
        return True
    seat = table.seat_of(table.host)
    if seat is not None and not grace_over(table.chairs[seat], moment.now):
        return False
    if seat is not None and table.chairs[seat].awaited and table.again and table.match is None:
        return False  # not gone, but still at the table before: whoever plays again begins without them
    return moment.now >= max(table.host_acted_at, moment.host_heard_at) + table.agreement.grace


def grace_over(chair: Chair, now: float) -> bool:
    return chair.waited_for_until is not None and now >= chair.waited_for_until


def need_chair(table: Table, seat: int) -> Chair:
    if seat not in table.chairs:
        raise Refusal("no-such-seat", seat=seat)
    return table.chairs[seat]


def need_open(table: Table) -> None:
    if table.match is not None or table.abandoned:
        raise Refusal("already-started")


def need_match(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not-started")
    if not table.playing:
        raise Refusal("match-over")
    return table.match
