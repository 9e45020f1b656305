"""Tokens that people make for their bots; and whose connections end because a token is revoked or streams elsewhere."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from atout.match.refusal import Refusal
from atout.server.live.connection import Connection
from atout.server.people.callers import Caller, Scope
from atout.server.people.codes import new_code
from atout.server.people.names import tidy_name
from atout.server.people.tokens import hashed, is_bot_token, is_token, new_bot_token

if TYPE_CHECKING:
    from atout.server.rooms.hub import Hub

MOST = 20
"""Tokens that one person can have."""
USED_EVERY = 60.0
"""Seconds between two notes of when a token was used."""
CHANGED = -2
"""What processes tell each other about a token: look again whether it is good, and which of its streams is the latest."""


class Tokens:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._streams: set[Connection] = set()
        """Those of this process, from the moment on at which the database knows them."""

    async def caller(self, token: str | None) -> Caller:
        """Who somebody is, by their token. A person's needs no looking up: whoever has it is that person."""
        if token is None:
            return Caller()
        if not is_token(token):
            raise Refusal("bad-token")
        who = hashed(token)
        if not is_bot_token(token):
            return Caller(who)
        row = await self._store.token(who)
        if row is None:
            raise Refusal("bad-token")
        now = time.time()
        if now - (row.used_at or 0) > USED_EVERY:
            self._hub.spawn(self._store.token_used(who, now))
        return Caller(who, frozenset(row.scopes.split()))

    async def make(self, owner: str, name: str, scopes: Collection[Scope]) -> tuple[str, str]:
        """A new token: its id and the secret, which is told only now."""
        name, identifier, token = tidy_name(name), new_code(), new_bot_token()
        if not await self._store.add_token(identifier, hashed(token), owner, name, " ".join(scopes), time.time(), MOST):
            raise Refusal("too-many-tokens", most=MOST)
        return identifier, token

    async def revoke(self, owner: str, identifier: str) -> None:
        """From now on it opens nothing, and what it has opened is closed, in every process."""
        who = await self._store.remove_token(owner, identifier)
        if who is None:
            raise Refusal("no-such-token")
        await self._changed(who)

    # --- One stream a token ---

    async def begin_stream(self, connection: Connection) -> None:
        """Ends the stream that this token had before, wherever that was."""
        who = connection.caller.known
        await self._store.begin_stream(who, self._hub.process, connection.name)
        self._streams.add(connection)
        await self._changed(who)

    async def end_stream(self, connection: Connection) -> None:
        self._streams.discard(connection)
        await self._store.end_stream(connection.caller.known, connection.name)

    async def _changed(self, who: str) -> None:
        await self.check([who])
        await self._hub.bus.wake(who, CHANGED)

    async def check(self, whos: Collection[str] | None = None) -> None:
        """Ends connections with revoked tokens, and streams that are not the latest: of some people, or of all."""
        here = [connection for room in self._hub.rooms.values() for connection in room.presence.connections]
        bots = [connection for connection in here if connection.caller.is_bot and _among(whos, connection)]
        streams = [connection for connection in self._streams if _among(whos, connection)]
        good = await self._store.good_tokens({bot.caller.known for bot in bots})
        latest = await self._store.streams_of({stream.caller.known for stream in streams})
        for bot in bots:
            if bot.who not in good:
                bot.revoke()
        for stream in streams:
            if latest.get(stream.caller.known, stream.name) != stream.name:
                stream.replace()


def _among(whos: Collection[str] | None, connection: Connection) -> bool:
    return whos is None or connection.who in whos
