"""Tables for tests: started, with everybody connected."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.support.people import Person, Seat


@asynccontextmanager
async def table(
    address: str, players: int = 3, game: str = "xylotar", *, start: bool = True, **more: Any
) -> AsyncIterator[tuple[str, list[Person], list[Seat]]]:
    """A table of people: its code, the people and their seats, in seat order. Nothing happens by itself."""
    people = [Person(address, f"P{i}") for i in range(1, players + 1)]
    if game == "xylotar":
        more.setdefault("options", {"arrange": "auto", "rounds": 1})
    code = await people[0].create(game, [{}] * players, **more)
    for person in people[1:]:
        await person.do(code, "sit", name=person.name)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.at(code)) for person in people]
        if start:
            await people[0].do(code, "start")
            for seat in seats:
                await seat.until(lambda s: s.view is not None)
        yield code, people, seats


def acting(seats: list[Seat]) -> Seat:
    """Who must decide now; all have been told the same."""
    return next(seat for seat in seats if seat.must_act)


async def settled(seats: list[Seat]) -> None:
    """Waits until everybody has been told the latest."""
    latest = max(seat.number for seat in seats)
    for seat in seats:
        await seat.until(lambda s: s.number >= latest)
