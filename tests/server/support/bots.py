"""Bots for tests: tokens that a person has made for them, and the streams that they read, with an ordinary HTTP library."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests import patience
from tests.server.support.people import Person, Refused, call


class Bot(Person):
    """A player with a token that somebody else has made."""

    def __init__(self, owner: Person, *scopes: str, name: str = "Bot", address: str = "") -> None:
        self.owner = owner
        made = call(owner.address, "/api/tokens", {"name": name, "scopes": list(scopes)}, token=owner.token)
        self.id = made["id"]
        super().__init__(address or owner.address, name, made["token"])

    async def revoke(self) -> None:
        await self.owner.call(f"/api/tokens/{self.id}", method="DELETE")


@asynccontextmanager
async def streaming(person: Person, code: str, query: str = "") -> AsyncIterator[Stream]:
    stream = await asyncio.to_thread(Stream, person.address, code, person.token, query)
    try:
        yield stream
    finally:
        stream.answer.close()


class Stream:
    def __init__(self, address: str, code: str, token: str, query: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(f"{address}/api/tables/{code}/stream{query}", headers=headers)
        try:
            self.answer = urllib.request.urlopen(request, timeout=patience.SECONDS)
        except urllib.error.HTTPError as error:
            raise Refused(json.loads(error.read()), error.code) from None

    async def raw(self) -> bytes:
        return await asyncio.to_thread(self.answer.readline)

    async def line(self) -> Any:
        """The next line that says something; None at the end."""
        while (line := await self.raw()) == b"\n":
            pass
        return json.loads(line) if line else None

    async def until(self, number: int) -> list[Any]:
        """The lines until an entry."""
        lines = [await self.line()]
        while lines[-1]["n"] < number:
            lines.append(await self.line())
        return lines

    async def rest(self) -> list[Any]:
        """All lines until the end."""
        lines = []
        while (line := await self.line()) is not None:
            lines.append(line)
        return lines
