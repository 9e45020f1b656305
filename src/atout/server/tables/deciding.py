"""What comes of a command: one entry of the log, or a refusal. Deciding changes nothing: it asks a table, and tells what it says.

A refusal is a message by its name with arguments and, where a rule of the game says so, that rule. No sentence is made here:
every client speaks its own language.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from atout.match import options as option_values
from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.server.people.codes import new_code
from atout.server.people.names import tidy_name
from atout.server.people.tokens import hashed, is_token, new_token
from atout.server.tables.chair import Chair
from atout.server.tables.chat import worded
from atout.server.tables.commands import (
    Abandon,
    Agree,
    Chairs,
    Command,
    Consent,
    HandOver,
    Kick,
    Leave,
    Lock,
    Mix,
    Move,
    Mute,
    Options,
    Order,
    Pause,
    PlayForced,
    Rematch,
    Rename,
    Reserve,
    Resume,
    Say,
    SetBot,
    ShowHand,
    Sit,
    StandIn,
    Start,
    TakeBack,
    Twin,
)
from atout.server.tables.creating import TableCreated, bot_names, checked_options, created, unlike
from atout.server.tables.entries import Entry
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.table import Table


class Decision(msgspec.Struct, frozen=True):
    """What a command becomes: the kind of the entry and what it says; and what only the sender is told."""

    kind: str
    data: dict[str, Any]
    answer: dict[str, Any] = {}
    creates: TableCreated | None = None

    def entry(self, table: Table, now: float) -> Entry:
        """The next entry of that table."""
        return Entry(table.number + 1, table.time_of(now), self.kind, self.data)


class Moment(NamedTuple):
    """When something is decided, and what is in no log."""

    now: float
    host_heard_at: float = -math.inf
    """When the host was last heard of without an entry, as far as this process knows: by a connection, or by a request that only
    looks (room.py)."""


LONGEST_REPLAY = 1000
"""Moves of a finished deal that are played again so that its last one can be taken back: ten times what people need for one."""
MOST_SENT_AWAY = 100
"""So many of those whom the host has asked to leave stay away from the rematch, too: the latest."""
C = TypeVar("C", bound=Command)
Handler = Callable[[Table, "str | None", Any, Moment], Decision]
HANDLERS: dict[type[Command], Handler] = {}


def handles(command: type[C]) -> Callable[[Callable[[Table, str | None, C, Moment], Decision]], Handler]:
    def register(handler: Callable[[Table, str | None, C, Moment], Decision]) -> Handler:
        HANDLERS[command] = handler
        return handler

    return register


def decide(table: Table, who: str | None, command: Command, moment: Moment) -> Decision:
    """What comes of a command of a person (by the hash of their token)."""
    decision = HANDLERS[type(command)](table, who, command, moment)
    if decision.kind != "moved" and not table.has_room_for(who, decision.kind):
        raise Refusal("log-full")
    sender: dict[str, Any] = {} if decision.kind == "moved" else {"by": who}
    if command.id is not None:
        sender = {"id": command.id, "by": who}
    return Decision(decision.kind, {**decision.data, **sender}, decision.answer, decision.creates)


# --- Who may do what ---


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


# --- Before the match: seats ---


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
    options = _reseated(table, dict(zip(command.seats, table.chairs, strict=True)))
    return Decision("ordered", {"order": command.seats, **({} if options == table.options else {"options": options})})


def _reseated(table: Table, moved: Mapping[int, int]) -> dict[str, Any]:
    """The options where whoever sat at a seat sits at `moved[seat]` now."""
    return option_values.reseated(table.game.options_offered, table.options, moved)


@handles(Chairs)
def chairs(table: Table, who: str | None, command: Chairs, moment: Moment) -> Decision:
    need_host(table, who, moment)
    need_open(table)
    options = checked_options(table.game, _reseated(table, {}), command.players)
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


# --- The match ---


@handles(Move)
def move(table: Table, who: str | None, command: Move, moment: Moment) -> Decision:
    need_match(table)
    seat = own_seat(table, who)
    if command.version < table.asked_at.get(seat, 0):
        raise Refusal("stale", version=table.number)
    return moved(table, seat, command.move, moment.now)


def moved(table: Table, seat: int, text: str, now: float) -> Decision:
    """A move of a seat, whoever plays it."""
    after = table.match_with(seat, text)
    data: dict[str, Any] = {"seat": seat, "move": after.moves[-1][1]}
    if closed := table.deal_closed_by(after, table.time_of(now)):
        data["closed"] = closed
    if after.finished:
        data["share"] = new_code()
    return Decision("moved", data)


@handles(StandIn)
def stand_in(table: Table, who: str | None, command: StandIn, moment: Moment) -> Decision:
    need_match(table)
    own_seat(table, who)
    chair = need_chair(table, command.seat)
    if chair.who is None or chair.bot is not None:
        raise Refusal("nobody-there", seat=command.seat)
    if not grace_over(chair, moment.now):
        raise Refusal("still-waited-for", seat=command.seat, until=chair.waited_for_until)
    return Decision("stand-in", {"seat": command.seat, "level": command.level})


@handles(TakeBack)
def take_back(table: Table, who: str | None, command: TakeBack, moment: Moment) -> Decision:
    match = need_match(table)
    seat = own_seat(table, who)
    if not table.agreement.take_back:
        raise Refusal("no-taking-back")
    own = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
    if not own or table.plays_again(own[-1]) > LONGEST_REPLAY:
        raise Refusal("nothing-to-take-back")
    if own[-1] == len(match.moves) - 1 and not came_to_light(table, seat):
        return Decision("taken-back", {"seat": seat, "moves": own[-1]})
    return _ask(table, seat, "take-back", moves=own[-1])


def came_to_light(table: Table, seat: int) -> bool:
    """Whether the last move has shown its maker any card that they did not know: then taking it back would be peeking."""
    match = table.running_match
    before = table.match_after(len(match.moves) - 1)
    new_deal = len(before.deals) != len(match.deals)
    return new_deal or bool(match.cards_seen_by(seat) - before.cards_seen_by(seat))


def _ask(table: Table, seat: int, what: str, **more: Any) -> Decision:
    if table.request is not None:
        raise Refusal("asked-already", what=table.request.what)
    return Decision("asked", {"seat": seat, "what": what, "granted": set(table.people) <= {seat}, **more})


@handles(Pause)
def pause(table: Table, who: str | None, command: Pause, moment: Moment) -> Decision:
    need_match(table)
    seat = own_seat(table, who)
    if table.thinking is None or table.thinking.paused:
        raise Refusal("no-clock")
    return _ask(table, seat, "pause")


@handles(Resume)
def resume(table: Table, who: str | None, command: Resume, moment: Moment) -> Decision:
    need_match(table)
    seat = own_seat(table, who)
    if table.thinking is None or not table.thinking.paused:
        raise Refusal("not-paused")
    return Decision("resumed", {"seat": seat})


@handles(Consent)
def consent(table: Table, who: str | None, command: Consent, moment: Moment) -> Decision:
    need_match(table)
    seat = own_seat(table, who)
    if table.request is None:
        raise Refusal("nothing-asked")
    if not command.agreed:
        return Decision("declined", {"seat": seat})
    request = table.request
    granted = set(table.people) <= request.agreed | {seat}
    return Decision("agreed", {"seat": seat, "what": request.what, "moves": request.moves, "granted": granted})


@handles(ShowHand)
def show_hand(table: Table, who: str | None, command: ShowHand, moment: Moment) -> Decision:
    return Decision("shows-hand", {"seat": own_seat(table, who), "on": command.on})


@handles(PlayForced)
def play_forced(table: Table, who: str | None, command: PlayForced, moment: Moment) -> Decision:
    return Decision("plays-forced", {"seat": own_seat(table, who), "on": command.on})


@handles(Say)
def say(table: Table, who: str | None, command: Say, moment: Moment) -> Decision:
    """Those who sit here speak; spectators read."""
    seat = own_seat(table, who)
    words = worded(command.text, command.phrase)
    if table.agreement.chat == "off":
        raise Refusal("chat-off")
    if table.agreement.chat == "phrases" and command.phrase is None:
        raise Refusal("phrases-only")
    chair = table.chairs[seat]
    assert chair.who is not None
    table.chat.check(chair.who, words, moment.now)
    return Decision("said", {"seat": seat, "who": chair.who, "name": chair.name, **words})


@handles(Mute)
def mute(table: Table, who: str | None, command: Mute, moment: Moment) -> Decision:
    if command.seat == own_seat(table, who):
        raise Refusal("not-oneself")
    if (whom := need_chair(table, command.seat).who) is None:
        raise Refusal("nobody-there", seat=command.seat)
    return Decision("muted", {"who": who, "whom": whom, "on": command.on})


@handles(Abandon)
def abandon(table: Table, who: str | None, command: Abandon, moment: Moment) -> Decision:
    need_host(table, who, moment)
    if table.status not in ("open", "playing"):
        raise Refusal("match-over")
    return Decision("abandoned", {"seat": table.seat_of(who)})


@handles(Rematch)
def rematch(table: Table, who: str | None, command: Rematch, moment: Moment) -> Decision:
    if table.status not in ("finished", "abandoned"):
        raise Refusal("not-over")
    seat = own_seat(table, who)
    if table.rematch is not None:
        if seat in table.ready:
            raise Refusal("rematch-made", code=table.rematch)
        return Decision("rematch", {"seat": seat, "code": table.rematch}, {"code": table.rematch})
    seats, people = list(table.chairs), list(table.chairs.values())
    rotated = [people[-1], *people[:-1]]
    options = _reseated(table, dict(zip(seats, [*seats[1:], seats[0]], strict=True)))
    chairs = {
        seat: Chair(name=chair.name, bot=chair.bot) if chair.who is None else _awaited(chair, table, moment.now)
        for seat, chair in zip(seats, rotated, strict=True)
    }
    shuffle = table.shuffle.followed_by(table.status) if table.shuffle else Shuffle.new()
    here = {chair.who for chair in chairs.values()}
    muted = {who: others & here for who, others in table.chat.muted.items() if who in here}
    sent_away = list(table.sent_away)[-MOST_SENT_AWAY:]
    new = created(table.game, options, table.agreement, table.host, chairs, shuffle, muted, sent_away, again=True)
    return Decision("rematch", {"seat": seat, "code": new.code}, {"code": new.code}, creates=new)


def _awaited(chair: Chair, table: Table, now: float) -> Chair:
    """Nobody has to come to the next match; until they do, they are waited for."""
    return Chair(who=chair.who, name=chair.name, away_since=now, waited_for_until=now + table.agreement.grace, awaited=True)


@handles(Twin)
def twin(table: Table, who: str | None, command: Twin, moment: Moment) -> Decision:
    need_host(table, who, moment)
    need_match(table)
    if table.shuffle is None:
        raise Refusal("nothing-to-add")
    if table.watched:
        raise Refusal("was-watched")
    chairs = {seat: Chair() for seat in table.chairs}
    new = created(table.game, table.options, table.agreement, table.host, chairs, table.shuffle.again())
    return Decision("twinned", {}, {"code": new.code}, creates=new)
