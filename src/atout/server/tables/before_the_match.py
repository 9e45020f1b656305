"""What comes of commands before a match: who sits where, what is agreed on, and the beginning."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from atout.match.refusal import Refusal
from atout.server.people.names import tidy_name
from atout.server.people.tokens import hashed, is_token, new_token
from atout.server.tables.commands import (
    Agree,
    Chairs,
    HandOver,
    Kick,
    Leave,
    Lock,
    Mix,
    Options,
    Order,
    Rename,
    Reserve,
    SetBot,
    Sit,
    Start,
)
from atout.server.tables.creating import bot_names, checked_options, unlike
from atout.server.tables.decision import Decision, Handlers, Moment
from atout.server.tables.permission import need_chair, need_host, need_open, own_seat
from atout.server.tables.table import Table

HANDLERS = Handlers()
handles = HANDLERS.of


@handles(Sit)
def sit(table: Table, who: str | None, command: Sit, moment: Moment) -> Decision:
    if who is None:
        raise Refusal("no-token")
    if table.seat_of(who) is not None:
        raise Refusal("seated-already", seat=table.seat_of(who))
    if table.status in ("finished", "abandoned"):
        raise Refusal("match-over")
    if who in table.sent_away and command.invitation is None:
        raise Refusal("sent-away")
    seat = _seat_to_take(table, command)
    seen = table.has_seen.get(who, set()) | ({table.has_sat[who]} if who in table.has_sat else set())
    if seen - {seat}:
        raise Refusal("one-hand-only", seat=min(seen - {seat}))  # nobody sees two hands of one match
    return Decision(
        "sat", {"seat": seat, "who": who, "name": unlike(tidy_name(command.name), table.chairs, seat)}, {"seat": seat}
    )


def _seat_to_take(table: Table, command: Sit) -> int:
    if command.invitation is not None:
        invitation = hashed(command.invitation) if is_token(command.invitation) else None
        for seat, chair in table.chairs.items():
            if chair.invitation is not None and chair.invitation == invitation:
                return seat
        raise Refusal("bad-invitation")
    if table.locked:
        raise Refusal("locked")
    if command.seat is None:
        for kinds in (("open",), ("bot",)):
            for seat, chair in table.chairs.items():
                if chair.kind in kinds:
                    return seat
        raise Refusal("table-full")
    if need_chair(table, command.seat).kind not in ("open", "bot"):
        raise Refusal("seat-taken", seat=command.seat)
    return command.seat


@handles(Rename)
def rename(table: Table, who: str | None, command: Rename, moment: Moment) -> Decision:
    seat = own_seat(table, who)
    return Decision("renamed", {"seat": seat, "name": unlike(tidy_name(command.name), table.chairs, seat)})


@handles(Leave)
def leave(table: Table, who: str | None, command: Leave, moment: Moment) -> Decision:
    seat = own_seat(table, who)
    return Decision("left", {"seat": seat, "kicked": False, "level": table.agreement.substitute})


@handles(Kick)
def kick(table: Table, who: str | None, command: Kick, moment: Moment) -> Decision:
    need_host(table, who, moment)
    if need_chair(table, command.seat).who is None:
        raise Refusal("nobody-there", seat=command.seat)
    if command.seat == table.seat_of(who):
        raise Refusal("not-oneself")
    return Decision("left", {"seat": command.seat, "kicked": True, "level": table.agreement.substitute})


@handles(SetBot)
def set_bot(table: Table, who: str | None, command: SetBot, moment: Moment) -> Decision:
    need_host(table, who, moment)
    chair = need_chair(table, command.seat)
    if chair.who is not None:
        raise Refusal("seat-taken", seat=command.seat)
    if table.match is not None and command.level is None:
        raise Refusal("somebody-must-play", seat=command.seat)
    if command.level is None:
        return Decision("bot", {"seat": command.seat, "level": None})
    name = chair.name or next(bot_names([other.name for other in table.chairs.values()]))
    return Decision("bot", {"seat": command.seat, "level": command.level, "name": name})


@handles(Reserve)
def reserve(table: Table, who: str | None, command: Reserve, moment: Moment) -> Decision:
    need_host(table, who, moment)
    need_open(table)
    if need_chair(table, command.seat).who is not None:
        raise Refusal("seat-taken", seat=command.seat)
    invitation = new_token()
    name = unlike(tidy_name(command.name), table.chairs, command.seat) if command.name else ""
    data = {"seat": command.seat, "invitation": hashed(invitation), "name": name}
    return Decision("reserved", data, {"invitation": invitation})


@handles(Order)
def order(table: Table, who: str | None, command: Order, moment: Moment) -> Decision:
    need_host(table, who, moment)
    need_open(table)
    if sorted(command.seats) != sorted(table.chairs):
        raise Refusal("not-all-seats", seats=list(table.chairs))
    options = table.options_when_reseated(dict(zip(command.seats, table.chairs, strict=True)))
    return Decision("ordered", {"order": command.seats, **({} if options == table.options else {"options": options})})


@handles(Chairs)
def chairs(table: Table, who: str | None, command: Chairs, moment: Moment) -> Decision:
    need_host(table, who, moment)
    need_open(table)
    options = checked_options(table.game, table.options_when_reseated({}), command.players)
    if sum(not chair.free for chair in table.chairs.values()) > command.players:
        raise Refusal("seats-taken", players=command.players)
    return Decision("chairs", {"players": command.players, **({} if options == table.options else {"options": options})})


@handles(Options)
def options(table: Table, who: str | None, command: Options, moment: Moment) -> Decision:
    need_host(table, who, moment)
    need_open(table)
    return Decision("options", {"options": checked_options(table.game, command.options, len(table.chairs))})


@handles(Agree)
def agree_on(table: Table, who: str | None, command: Agree, moment: Moment) -> Decision:
    need_host(table, who, moment)
    if table.match is not None and command.agreement.clock != table.agreement.clock:
        raise Refusal("already-started")
    return Decision("settings", {"agreement": msgspec.to_builtins(command.agreement)})


@handles(Lock)
def lock(table: Table, who: str | None, command: Lock, moment: Moment) -> Decision:
    need_host(table, who, moment)
    return Decision("locked", {"on": command.on})


@handles(HandOver)
def hand_over(table: Table, who: str | None, command: HandOver, moment: Moment) -> Decision:
    need_host(table, who, moment)
    if need_chair(table, command.seat).who is None:
        raise Refusal("nobody-there", seat=command.seat)
    return Decision("host", {"seat": command.seat})


@handles(Mix)
def mix(table: Table, who: str | None, command: Mix, moment: Moment) -> Decision:
    seat = own_seat(table, who)
    need_open(table)
    if table.shuffle is None or table.shuffle.entropy is not None:
        raise Refusal("nothing-to-add")  # older tables, and tables that play the deals of another
    if table.chairs[seat].entropy is not None:
        raise Refusal("added-already")
    return Decision("mixed", {"seat": seat, "entropy": command.entropy})


@handles(Start)
def start(table: Table, who: str | None, command: Start, moment: Moment) -> Decision:
    if who in table.again:  # whoever comes to play again waits for no host
        own_seat(table, who)
    else:
        need_host(table, who, moment)
    need_open(table)
    free = [seat for seat, chair in table.chairs.items() if chair.free]
    if free and command.fill is None:
        raise Refusal("seats-free", seats=free)
    names = bot_names([chair.name for chair in table.chairs.values()])
    bots = {str(seat): {"level": command.fill, "name": table.chairs[seat].name or next(names)} for seat in free}
    seed = table.shuffle.seed(table.entropy) if table.shuffle else secrets.token_bytes(32)
    data: dict[str, Any] = {"seed": seed.hex(), "bots": bots}
    if command.absent is not None:
        absent = [seat for seat, chair in table.chairs.items() if chair.away_since is not None and chair.who != who]
        data["stand_ins"] = {str(seat): command.absent for seat in absent}
    return Decision("started", data)
