"""What happens at a table by itself: bots move, forced moves are made, grace times and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from atout.bots.asking import choose, thinks
from atout.bots.bot import Turn
from atout.server import clock
from atout.server.bots.pace import Pace
from atout.server.limits import BOTS_OF_TABLE
from atout.server.logs import short
from atout.server.metrics import BOT_ANSWER
from atout.server.storage.retrying import until_saved
from atout.server.tables.permission import grace_over
from atout.server.tables.table import Table
from atout.server.tables.timing import SLACK, runs_out_at
from atout.thinkers.pool import CannotThink

if TYPE_CHECKING:
    from atout.server.rooms.room import Room

log = logging.getLogger("atout.autoplay")
chance = SystemRandom()

LONGEST_THOUGHT = 30.0
"""Seconds after which a bot that has not answered is not waited for any more."""
THINKING = 0.7
"""The part of its pace that a bot may think."""
SOON = 120.0
"""A table where a clock runs out within so many seconds stays in memory."""


class Autoplay:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._hub = room.hub
        self._thinkers: dict[int, tuple[int, asyncio.Task[Any]]] = {}
        """Who decides for which seat, and since which entry that decision stands."""
        self._timer: asyncio.TimerHandle | None = None
        self._paces: defaultdict[int, Pace] = defaultdict(Pace)
        self._moves = self._hub.limits.bucket(BOTS_OF_TABLE)

    @property
    def busy(self) -> bool:
        """Whether something is about to happen."""
        soon = asyncio.get_running_loop().time() + SOON
        return bool(self._thinkers) or (self._timer is not None and self._timer.when() < soon)

    def stop(self) -> None:
        """The table leaves memory. What is due there, the database knows."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def plan(self, table: Table, *, own: bool) -> None:
        """Bots begin to think, and a timer is set for clocks and grace times; nothing of that where nobody looks.

        `own`: the last entry was written by this process, so what follows is its work. Others wait a little longer; if that
        was not necessary, the log's primary key sorts it out.
        """
        if (table.people_only or not self._room.presence.attended) and not self._thinkers and not self._timer:
            return
        late = 0.0 if own else SLACK
        for seat, (asked, task) in list(self._thinkers.items()):
            decides = _thinks_for(table, seat) is not None or table.is_out_of_time(seat)
            if table.asked_at.get(seat) != asked or seat not in table.to_act or not decides:
                if task is not asyncio.current_task():
                    task.cancel()
                del self._thinkers[seat]
        for seat in table.to_act if self._room.presence.attended else ():
            level = _thinks_for(table, seat)
            if level is not None and seat not in self._thinkers:
                asked = table.asked_at[seat]
                task = self._hub.spawn(self._play_for(seat, level, asked, self._delay(table, seat) + late))
                self._thinkers[seat] = (asked, task)
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._room.presence.attended and (when := runs_out_at(table)) is not None:
            wait, ring = max(0.0, when - clock.now()) + late, partial(until_saved, self._time_is_up)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._hub.spawn(ring()))

    def _delay(self, table: Table, seat: int) -> float:
        """How long a seat seems to think, whatever its position: a person's forced move takes as long as others of theirs."""
        if table.player(seat) is not None:
            return table.agreement.pace * chance.uniform(0.75, 1.25)
        return self._paces[seat].draw()

    def note_pace(self, table: Table, who: str | None, now: float) -> None:
        """How long somebody who has forced moves made for them takes to decide where there is a choice."""
        seat = table.seat_of(who)
        if seat in table.to_act and seat is not None and table.chairs[seat].plays_forced and not table.is_forced(seat):
            self._paces[seat].note(now - table.changed_at)

    async def _play_for(self, seat: int, level: str, asked: int, delay: float) -> None:
        """A bot decides, in its own process, and moves when its time has come."""
        try:
            await self._think_and_move(seat, level, asked, delay)
        finally:
            if (thinker := self._thinkers.get(seat)) and thinker[1] is asyncio.current_task():
                del self._thinkers[seat]

    async def _think_and_move(self, seat: int, level: str, asked: int, delay: float) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        moves, whose = self._hub.bot_moves, self._room.presence.played_for
        await moves.wait(self._moves, *whose)
        async with moves.turn((*whose, self._room.code)):
            table = self._room.table
            if table is None or table.asked_at.get(seat) != asked:
                return  # the decision is made, or is being written; if it must be made again, the table is read again, too
            turn = Turn(table.running_match, seat, max(0.1, THINKING * table.agreement.pace))
            if thoughtful := bool(level) and thinks(level, turn):
                turn.keep()
        move = turn.legal[0]
        if level:
            ask = partial(self._hub.thinkers.ask, whose=(*whose, short(self._room.code)))
            try:
                async with asyncio.timeout(LONGEST_THOUGHT):
                    move = await choose(ask, level, turn)
            except (CannotThink, TimeoutError):
                log.warning("a bot failed; it plays anything", extra={"table": short(self._room.code), "level": level})
                move = chance.choice(turn.legal)
        if thoughtful:
            BOT_ANSWER.labels(level).observe(loop.time() - begun)
        await asyncio.sleep(max(0.0, delay - (loop.time() - begun)))
        await until_saved(partial(self._make, seat, asked, move))

    async def _make(self, seat: int, asked: int, move: str) -> None:
        async with self._hub.bot_moves.turn((*self._room.presence.played_for, self._room.code)):
            await self._room.make(seat, asked, move)

    async def _time_is_up(self) -> None:
        """A grace time or a clock has run out."""
        self._timer = None
        if not self._room.presence.attended:
            return  # whoever looks next finds out
        table = await self._room.ledger.open()
        now = clock.now()
        for chair in list(table.chairs.values()):
            if chair.who and chair.bot is None and grace_over(chair, now) and table.agreement.stand_in is not None:
                await self._room.happen("stand-in", chair.who)
        table = await self._room.ledger.open()
        if (
            table.playing
            and table.thinking
            and (out := table.thinking.out_at())
            and out[0] <= now
            and out[1] not in self._thinkers
        ):
            level = table.agreement.substitute
            asked = table.asked_at[out[1]]
            self._thinkers[out[1]] = (asked, self._hub.spawn(self._play_for(out[1], level, asked, 0.0)))


def _thinks_for(table: Table, seat: int) -> str | None:
    """The bot that decides for a seat: its own, or none if a person does. `""` makes the only move there is."""
    if (level := table.player(seat)) is not None:
        return level
    return "" if table.is_forced(seat) else None
