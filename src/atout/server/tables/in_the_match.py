"""What comes of commands in a match and after it: moves, taking back, pauses, chat, and playing again."""

from __future__ import annotations

from typing import Any

from atout.match.refusal import Refusal
from atout.server.people.codes import new_code
from atout.server.tables.chair import Chair
from atout.server.tables.chat import worded
from atout.server.tables.commands import (
    Abandon,
    Consent,
    Move,
    Mute,
    Pause,
    PlayForced,
    Rematch,
    Resume,
    Say,
    ShowHand,
    StandIn,
    TakeBack,
    Twin,
)
from atout.server.tables.creating import created
from atout.server.tables.decision import Decision, Handlers, Moment
from atout.server.tables.permission import grace_over, need_chair, need_host, need_match, own_seat
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.table import Table

MOST_SENT_AWAY = 100
"""So many of those whom the host has asked to leave stay away from the rematch, too: the latest."""

HANDLERS = Handlers()
handles = HANDLERS.of


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
    if not own or not table.can_go_back_to(own[-1]):
        raise Refusal("nothing-to-take-back")
    if own[-1] == len(match.moves) - 1 and not table.came_to_light(seat):
        return Decision("taken-back", {"seat": seat, "moves": own[-1]})
    return _ask(table, seat, "take-back", moves=own[-1])


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
    if granted and request.what == "take-back" and not table.can_go_back_to(request.moves):
        raise Refusal("nothing-to-take-back")  # a bot has ended the deal since it was asked
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
    options = table.options_when_reseated(dict(zip(seats, [*seats[1:], seats[0]], strict=True)))
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
