"""One table where people meet: what they say is decided and written, and everybody hears of it.

The table itself and its log are in `ledger.py`, the people and their connections in `presence.py`, and how much anybody may do
in `admission.py`.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from atout.match.refusal import Refusal
from atout.server import clock
from atout.server.bots.autoplay import Autoplay
from atout.server.logs import short
from atout.server.metrics import ANSWER, MOVES, REFUSALS
from atout.server.people.callers import Caller
from atout.server.rooms.admission import Admission
from atout.server.rooms.ledger import Ledger
from atout.server.rooms.presence import CONNECTED, Presence
from atout.server.storage.retrying import UNAVAILABLE, until_saved
from atout.server.storage.trouble import reason
from atout.server.tables.commands import Command, Move, Rematch, Sit, Twin
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Decision, Moment
from atout.server.tables.entries import Entry
from atout.server.tables.in_the_match import moved
from atout.server.tables.permission import grace_over, host_is_away
from atout.server.tables.table import Table
from atout.server.tables.timing import due

if TYPE_CHECKING:
    from atout.server.live.connection import Connection
    from atout.server.rooms.hub import Hub

log = logging.getLogger("atout.table")

DELETED = -1
"""What processes tell each other in place of the number of an entry: the table is gone."""
HEAVY = 500
"""Entries with which a table counts for two in memory, twice as many for three: then what counts for one takes the garbage
collector as long (measured: 13 µs, and 0.04 µs for each entry), and the matches of a club evening count for one or two."""
MOST_TWINS = 24
"""Tables that play the same deals."""


@dataclass
class Answer:
    """What the sender of a command is told."""

    number: int
    more: dict[str, Any] = field(default_factory=dict)


class Room:
    def __init__(self, hub: Hub, code: str) -> None:
        self.hub = hub
        self.code = code
        self.ledger = Ledger(hub, code, self._taken_up)
        self.presence = Presence(self)
        self._admission = Admission(hub.limits)
        self._autoplay = Autoplay(self)
        self._noting: asyncio.Task[Any] | None = None

    @property
    def table(self) -> Table | None:
        """The table as it is in the log, if it is in memory."""
        return self.ledger.table

    # --- Another table in the place of the one before ---

    def _taken_up(self, table: Table, entry: Entry | None) -> None:
        """Everything that follows from an entry. `entry`: this process has written it; None: it was read, and may be several."""
        self._autoplay.plan(table, own=entry is not None)
        if entry is None or entry.kind != "moved":
            self.hub.belonging.note(self.code, table.known)
            self.presence.give_seats(table)
        if entry is not None and entry.kind == "moved":
            MOVES.labels(table.game.game).inc()
            if table.status == "finished":
                log.info("match finished", extra={"table": short(self.code), "game": table.game.game, "entries": table.number})
        if entry is not None and entry.kind == "sat":
            self.hub.spawn(self.presence.expect(entry.data["who"]))
        self.presence.poke()

    def wake_up(self) -> None:
        """Bots go on where they stood still; at once, unless another process could be about to let them."""
        if self.table is not None:
            due_at = due(self.table)
            self._autoplay.plan(self.table, own=not self.hub.bus.needed or (due_at is not None and due_at < clock.now()))

    async def catch_up(self, number: int) -> None:
        """Another process says that the table is at that entry, or something else (`CONNECTED`, `DELETED`)."""
        if number == CONNECTED:
            await self.presence.let_go_of_replaced()
        elif number == DELETED:
            self.drop()
        elif self.presence.connections or self.table is not None:
            with suppress(Refusal):  # it is gone already
                await self.ledger.catch_up(number)

    def drop(self) -> None:
        """The table leaves memory. What is due there in time, the database knows."""
        self.ledger.drop()
        self._autoplay.stop()
        self.presence.forget()

    @property
    def weight(self) -> int:
        """How many tables this one is, in memory."""
        return 0 if self.table is None else 1 + self.table.number // HEAVY

    def rest(self, before: float) -> None:
        """Leaves memory if nothing has happened since then. Nothing of a table needs to be here while nobody acts."""
        at_rest = self.ledger.used_at < before and not self._autoplay.busy and not self.ledger.lock.locked()
        if self.table is not None and at_rest:
            self.drop()

    # --- Commands ---

    async def do(self, caller: Caller, command: Command, address: str = "") -> Answer:
        """Carries out a command. Returns when it is committed, or raises a refusal."""
        arrived = time.perf_counter()
        try:
            if self.hub.closing:
                raise Refusal("restarting")
            caller.need_for(command)
            table = await self.ledger.remembered()
            if table.is_known(caller.who):
                self.presence.attend(address, caller.who)
            with self._admission.of_command(table, caller.who, command, address):
                async with self.ledger.lock:
                    answer = await self._do(caller.who, command, address)
        except Refusal as refusal:
            REFUSALS.labels(refusal.message).inc()
            if refusal.message == "bad-invitation":
                self.hub.limits.guessed(address, caller.who)
            raise
        except UNAVAILABLE as error:
            log.error("database", extra={"table": short(self.code), "reason": reason(error)})
            raise Refusal("not-saved") from None
        ANSWER.observe(time.perf_counter() - arrived)
        return answer

    async def _do(self, who: str | None, command: Command, address: str) -> Answer:
        while True:
            table = await self.ledger.load()
            if isinstance(command, Move) and command.version > table.number:
                table = await self.ledger.read_on()
                if command.version > table.number:
                    raise Refusal("bad-version", version=table.number)
            if (number := table.done_before(who, command.id)) is not None:
                return Answer(number)
            await self._need_what_only_others_know(table, who, command, address)
            moment = Moment(clock.now())
            if isinstance(command, Move):
                self._autoplay.note_pace(table, who, moment.now)
            else:
                moment = await self._with_news_of_the_host(table, who, moment)
            try:
                decision = decide(table, who, command, moment)
            except Refusal:
                # perhaps what it needs has happened in another process
                if not self.hub.bus.needed or (await self.ledger.read_on()).number == table.number:
                    raise
                continue
            if after := await self.ledger.write(table, decision, moment.now, address):
                return Answer(after.number, decision.answer)

    async def _need_what_only_others_know(self, table: Table, who: str | None, command: Command, address: str) -> None:
        """What neither the command nor this table tells: other tables with the same deals, and what an address may do."""
        if isinstance(command, Sit) and table.shuffle and table.shuffle.shared:
            await self._refuse_who_knows(table.shuffle.commitment, who)
        makes_one = isinstance(command, Twin) or (isinstance(command, Rematch) and table.rematch is None)
        if makes_one and table.is_known(who):
            self.hub.limits.need_table(address, who)
        if isinstance(command, Twin) and table.shuffle:
            await self._refuse_too_many_twins(table.shuffle.commitment)

    async def _refuse_who_knows(self, commitment: str, who: str | None) -> None:
        """Nobody plays the same deals twice, nor deals of which they have seen a hand."""
        if who is not None and await self.hub.store.knows(who, commitment, besides=self.code):
            raise Refusal("knows-the-deals")

    async def _refuse_too_many_twins(self, commitment: str) -> None:
        if len(await self.hub.store.tables_with(commitment)) > MOST_TWINS:
            raise Refusal("too-many-twins", most=MOST_TWINS)

    async def _with_news_of_the_host(self, table: Table, who: str | None, moment: Moment) -> Moment:
        """Before somebody else does what only the host can: a host who is connected, through whichever process, is not away, nor
        is one who has lately asked for something."""
        host = table.host
        if host is None or who == host or table.seat_of(who) is None or not host_is_away(table, moment):
            return moment
        here = self.presence.is_connected(host)
        if not here and self.hub.bus.needed:
            here = bool((await self.hub.store.connections_of(self.code)).get(host))
        return moment._replace(host_heard_at=math.inf if here else self.hub.belonging.heard_at(self.code, host))

    # --- Looking ---

    async def shown_to(self, who: str | None) -> Table:
        """The table for somebody who wants to see it, or a refusal. That it is watched is in the log before they see a card: a
        twin made before that shuts them out, and after that there is none."""
        table = await self.ledger.open()
        if table.is_first_watched_by(who):
            await self._note_that_it_is_watched()
            table = await self.ledger.open()
        if not table.may_watch(who):
            raise Refusal("no-spectators")
        return table

    def note_that_it_is_watched(self) -> None:
        """The same for connections: they are told when it is done."""
        if self._noting is None or self._noting.done():
            self._noting = self.hub.spawn(until_saved(self._note_that_it_is_watched))

    async def _note_that_it_is_watched(self) -> None:
        async with self.ledger.lock:
            while True:
                table = await self.ledger.load()
                watched = Decision("watched", {})
                if not table.is_first_watched_by(None) or await self.ledger.write(table, watched, clock.now()):
                    return

    async def look_over_shoulder(self, connection: Connection, seat: int | None, address: str) -> None:
        """Somebody who does not sit here looks over a shoulder, or no more. Who has seen a hand is noted before they see it."""
        table = await self.ledger.remembered()
        with self._admission.of_look(table, connection.who, address):
            table = await self.ledger.open()
            connection.need_spectator(table, seat)
            if seat is not None and seat not in table.has_seen.get(connection.who or "", ()):
                if connection.who is None:
                    raise Refusal("no-token")
                await self.happen("looked", connection.who, seat)
        connection.look_over_shoulder_of(seat)

    # --- What nobody says ---

    async def happen(self, kind: str, who: str, seat: int | None = None) -> None:
        """Away, back, a stand-in, or a look over the shoulder of a seat: what happens to somebody without a command."""
        async with self.ledger.lock:
            while True:
                table = await self.ledger.load()
                now = clock.now()
                data = _what_happens(table, kind, who, now) if seat is None else {"seat": seat, "who": who}
                if data is None:
                    return
                if kind in ("back", "looked") and not table.has_room_for(who, kind):
                    raise Refusal("log-full")
                if await self.ledger.write(table, Decision(kind, {"by": who, **data}), now):
                    return

    async def go_on(self) -> None:
        """Somebody should have done something here by now, and has not: perhaps their process has died."""
        async with self.ledger.lock:
            try:
                await self.ledger.load()
                table = await self.ledger.read_on()
            except Refusal as refusal:
                if refusal.message == "broken-table":
                    raise  # it is put off, so that others get their turn (hub.py)
                return
            self._autoplay.plan(table, own=True)
            await self.ledger.save_row()

    async def make(self, seat: int, asked: int, move: str) -> None:
        """A move of a seat that no person has made, if it is still to be made."""
        async with self.ledger.lock:
            if self.hub.closing:
                return
            try:
                while True:
                    table, now = await self.ledger.load(), clock.now()
                    to_be_made = table.asked_at.get(seat) == asked and seat in table.to_act
                    if not to_be_made or await self.ledger.write(table, moved(table, seat, move, now), now):
                        return
            except Refusal as refusal:
                if refusal.message == "not-saved":
                    raise
                log.warning("a move by itself failed", extra={"table": short(self.code), "message_id": refusal.message})


def _what_happens(table: Table, kind: str, who: str, now: float) -> dict[str, Any] | None:
    """What goes into the entry; None if there is nothing to happen any more."""
    seat = table.seat_of(who)
    if seat is None:
        return None
    chair = table.chairs[seat]
    if kind == "away":
        return {"seat": seat, "until": now + table.agreement.grace} if chair.away_since is None else None
    if kind == "back":
        return {"seat": seat} if chair.away_since is not None or chair.bot is not None else None
    waited = chair.bot is None and table.playing and grace_over(chair, now)
    return {"seat": seat, "level": table.agreement.stand_in} if waited else None
