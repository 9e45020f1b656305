"""One WebSocket or stream: what its owner may see goes out, as fast as they can read it, not faster than they can look at it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from atout.match.refusal import Refusal
from atout.server.http.refusals import message
from atout.server.live.patch import difference
from atout.server.people.callers import Caller

if TYPE_CHECKING:
    from atout.server.rooms.room import Room
    from atout.server.tables.table import Table
    from atout.server.tables.told import Told

AT_MOST_EVERY = 0.1
"""Seconds between two updates of somebody who only watches. Whoever must decide gets theirs at once."""
BUSY = 30
"""When the server is late, watchers wait so many times longer than it is late, up to `AT_LEAST_EVERY`: that is less to do."""
AT_LEAST_EVERY = 0.5
REPLACED, REVOKED, RESTART, GONE, IMPOLITE, LATER = 4001, 4401, 1012, 4404, 1008, 1013
"""Codes with which connections are closed."""
COME_BACK_WITHIN = 5.0
MOST_REPLIES = 100

Say = Callable[[list[dict[str, Any]]], Awaitable[None]]
"""Sends messages to the other end."""
Views = Literal["full", "changes", "none"]
"""What comes with news: the whole view, what has changed in it, or nothing of it."""
encode = msgspec.json.Encoder().encode


class Connection:
    """Keeps no queue of news: it knows what its owner has been told, and tells them the difference when they can take it."""

    def __init__(
        self,
        room: Room,
        caller: Caller,
        since: int | None,
        *,
        recent: bool = False,
        views: Views = "changes",
        view_first: bool = False,
        address: str = "",
    ) -> None:
        self.name = secrets.token_hex(8)
        self.room = room
        self.caller = caller
        self.who = caller.who
        self.address = address
        self.noted = False
        """Whether the database knows of it; before that, nobody can say that another one is newer."""
        self.seat: int | None = None
        self.shoulder: int | None = None
        """The seat that a spectator looks over the shoulder of."""
        self.obeying = asyncio.Lock()
        """Held while a command of this connection is carried out: what has begun is finished, also for somebody who is gone."""
        self._views = views
        self.since = since
        """The last entry that its owner knows."""
        self._view_first = view_first
        self._recent = recent and since is None
        self._sent_number = 0
        self._sent: Mapping[str, Any] | None = None
        self._sent_at = 0.0
        self._viewer: int | None = None
        self._replies: list[dict[str, Any]] = []
        self._wake = asyncio.Event()
        self._poked_at = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self.closing: int | None = None
        """The code with which it ends, when it is to end."""

    # --- What others do with it ---

    def poke(self) -> None:
        """There may be news."""
        if not self._wake.is_set() and (self._alarm is None or self._must_decide()):
            self._poked_at = time.monotonic()
            self._wake.set()

    def reply(self, message: dict[str, Any]) -> None:
        self._replies.append(message)
        self._wake.set()

    @property
    def reads_nothing(self) -> bool:
        """Somebody who asks and asks and does not read the answers."""
        return len(self._replies) > MOST_REPLIES

    def forget(self) -> None:
        """The table leaves memory: the next news are a full view."""
        self._sent = None

    def need_spectator(self, table: Table, seat: int | None) -> None:
        """Only somebody who does not sit here looks over a shoulder, if its owner allows it."""
        if self.seat is not None:
            raise Refusal("not-a-spectator")
        if seat is not None and (seat not in table.chairs or not table.chairs[seat].shows_hand):
            raise Refusal("hand-not-shown", seat=seat)

    def look_over_shoulder_of(self, seat: int | None) -> None:
        """What is seen from there comes like any other news: not sooner, and not again for whoever looks there already."""
        self.shoulder = seat
        self.poke()

    def replace(self) -> None:
        """Its owner has connected elsewhere."""
        self.seat = None
        self.close(REPLACED, {"type": "replaced"})

    def send_away(self) -> None:
        """Its owner may not watch any more."""
        self.close(GONE, message(Refusal("no-spectators")))

    def revoke(self) -> None:
        """Its owner's token is not good any more."""
        self.close(REVOKED, {"type": "revoked"})

    def say_goodbye(self) -> None:
        """The server stops: its owner comes back within so many seconds, at a moment of their own choice."""
        self.close(RESTART, {"type": "bye", "within": COME_BACK_WITHIN})

    def close(self, code: int, last: dict[str, Any] | None = None) -> None:
        if self.closing is not None:
            return
        self.closing = code
        if last is not None:
            self._replies.append(last)
        self._wake.set()

    # --- Sending ---

    async def send_all(self, say: Say) -> None:
        """Until it is to be closed. A slow reader holds up nobody but themselves, and then gets everything in one update."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            messages, self._replies = self._replies, []
            if news := self._news():
                messages.append(news)
            if messages:
                await say(messages)
            if self.closing is not None:
                return

    def _must_decide(self) -> bool:
        table = self.room.table
        return table is not None and self.seat is not None and self.seat in table.to_act

    def _is_early(self) -> bool:
        """Whether those who need not decide anything have had news just now. Then an alarm is set for the next time."""
        if self._sent is None or self._must_decide():
            return False
        now = time.monotonic()
        pause = min(AT_LEAST_EVERY, max(AT_MOST_EVERY, BUSY * (now - self._poked_at)))
        wait = self._sent_at + pause - now
        if wait > 0 and self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        return wait > 0

    def _ring(self) -> None:
        self._alarm = None
        self.poke()

    def _news(self) -> dict[str, Any] | None:
        """What has changed since the last time."""
        table = self.room.table
        if table is None or not table.may_watch(self.who):
            return None
        if table.is_first_watched_by(self.who):
            self.room.note_that_it_is_watched()
            return None
        viewer = self._viewer_of(table)
        nothing_new = table.number == self._sent_number and viewer == self._viewer and self._sent is not None
        if nothing_new or self._is_early():
            return None
        first = self.since if self._sent is None else self._sent_number
        events = None
        if first is not None:
            events = table.happened_since(first, viewer, self.who)
        elif self._recent:
            events = table.happened_lately(viewer, self.who)
        if events and any(event["kind"] == "taken-back" or event.get("granted") for event in events):
            self._sent = None  # moves have disappeared from the log: the whole state is clearer than what changed
        if self._views == "none" and not (self._view_first and self._sent is None):
            self._note_sent(table, viewer, {})
            return self._bare_news(table, viewer, events)
        state = table.state_for(viewer, self.who)
        if self._sent is not None and self._sent["own"] != state["own"]:
            self._sent = None  # they hear others now: what was said before reads differently, too
        afresh = self._sent is None or events is None or viewer != self._viewer
        if afresh or self._views == "full":
            own = viewer if self.seat is not None else None
            news = {"type": "state", "n": table.number, "seat": own, "events": events, "state": state}
            if afresh:
                news |= {"moves": table.moves_seen_by(viewer), "chat": table.chat.backlog(self.who)}
        else:
            news = {"type": "update", "n": table.number, "events": events, "change": difference(self._sent, state)}
        self._note_sent(table, viewer, state)
        return news

    def _note_sent(self, table: Table, viewer: int | None, state: Mapping[str, Any]) -> None:
        self._sent, self._viewer, self._sent_at = state, viewer, time.monotonic()
        self._sent_number = self.since = table.number

    def _bare_news(self, table: Table, viewer: int | None, events: list[Told] | None) -> dict[str, Any]:
        """For programs that keep track themselves: what happened, and what they can do."""
        own = viewer if self.seat is not None else None
        legal = table.running_match.legal(own) if own is not None and own in table.to_act else []
        news = {"type": "news", "n": table.number, "seat": own, "status": table.status, "events": events}
        return news | {"to_act": table.to_act, "legal": legal}

    def _viewer_of(self, table: Table) -> int | None:
        if self.seat is not None:
            return self.seat
        if self.shoulder is not None and self.shoulder in table.chairs and table.chairs[self.shoulder].shows_hand:
            return self.shoulder
        return None
