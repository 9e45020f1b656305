"""What the server says is what its description says, exactly: every view and event of every game, every entry of a table, every
message. The client's types are made of the same description."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from random import Random
from typing import Any, get_args

import jsonschema
import msgspec
import pytest

from atout.game import GAMES
from atout.match.all_cards import view_of_all_cards
from atout.server.live.messages import AnyMessage
from atout.server.tables.entries import PUBLIC, QUIET
from atout.server.tables.told import TOLD
from tests.server.support.people import Person
from tests.server.support.tables import table
from tests.tables import random_moves
from tests.variants import VARIANTS, Variant
from tools.types import ANSWERS, TYPES, answers, description, types

REFERENCE = "#/components/schemas/"


@cache
def components() -> dict[str, Any]:
    """The schemas of the description, and stricter: nothing may be there that they do not name."""
    schemas = description()["components"]["schemas"]
    return {
        "schemas": {
            name: {**schema, "additionalProperties": False} if "properties" in schema else schema
            for name, schema in schemas.items()
        }
    }


@cache
def described_by(*names: str) -> Any:
    """A validator of one of these."""
    schema = {"anyOf": [{"$ref": REFERENCE + name} for name in names], "components": components()}
    return jsonschema.Draft202012Validator(schema)


def fits(value: Any, *names: str) -> None:
    """As JSON: what is a tuple in Python is an array there."""
    described_by(*names).validate(json.loads(msgspec.json.encode(value)))


@pytest.mark.slow
def test_the_types_of_the_client_are_made_of_the_description() -> None:
    """`uv run python -m tools.types` writes them."""
    assert types() == TYPES.read_text(encoding="utf-8")
    assert answers() == ANSWERS.read_text(encoding="utf-8")


def test_every_entry_that_is_told_has_a_type_with_its_fields() -> None:
    typed: dict[str, set[str]] = {}
    for kind in TOLD:
        schema = components()["schemas"][kind.__name__]
        for name in schema["properties"]["kind"]["enum"]:
            assert name not in typed
            typed[name] = set(schema["properties"]) - {"n", "kind", "at", "move", "happened"}
    assert typed.pop("quiet") == set()
    assert typed == {name: set(fields) for name, fields in PUBLIC.items() if name not in QUIET}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_views_events_and_results_of_a_match(variant: Variant) -> None:
    game, players, options = variant
    random = Random(f"types {variant}")
    match = GAMES[game].match([f"P{i}" for i in range(1, players + 1)], options, random.randbytes(32))
    views = f"{game.capitalize()}View"
    seen = 0
    for number, _ in enumerate(random_moves(match, random)):
        for event in match.events:
            fits(event, f"{game.capitalize()}Event", "DealOver")
        if number % 23 == 0 or number < 3:
            for viewer in (None, *match.seats):
                fits({**match.view_now(viewer), **(match.at_a_glance(viewer) if number % 2 else {})}, views)
                seen += 1
            fits(view_of_all_cards(match), views)
            fits(match.result.as_json(), "ResultInFull")
    assert match.finished
    for viewer in (None, *match.seats):
        fits(match.view_now(viewer), views)
    fits(view_of_all_cards(match), views)
    fits(match.result.as_json(), "ResultInFull")
    fits(match.record(), "MatchRecord")
    fits(match.events[-1], "DealOver")
    assert seen > players


def test_a_view_with_something_else_in_it_is_noticed() -> None:
    """The adversary of the tests above: they can fail."""
    match = GAMES["hilo"].match(["Ann", "Bo"], {}, bytes(32))
    view = match.view_now(1)
    fits(view, "HiloView")
    for wrong in ({**view, "more": 1}, {**view, "phase": "sleep"}, {key: view[key] for key in view if key != "slides"}):
        with pytest.raises(jsonschema.ValidationError):
            fits(wrong, "HiloView")


def test_everything_that_is_said_at_a_table(here: str) -> None:
    """Most kinds of entries once, seen by players and a spectator, with clocks, and possible values told."""

    async def check() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        agreement = {"clock": {"bank": 600, "increment": 5}, "possible": True, "stand_in": "novice"}
        async with table(here, 3, start=False, agreement=agreement) as (code, people, seats):
            ann, bo, cy = people
            await ann.do(code, "lock", on=True)
            await ann.do(code, "lock", on=False)
            await ann.do(code, "order", seats=[1, 2, 3])
            await ann.do(code, "chairs", players=4)
            await ann.do(code, "bot", seat=4, level="random")
            await ann.do(code, "bot", seat=4, level=None)
            await ann.do(code, "reserve", seat=4)
            await ann.do(code, "options", options={"arrange": "auto", "rounds": 1})
            await ann.do(code, "agree-on", agreement={**agreement, "pace": 0})
            await ann.do(code, "mix", entropy="00" * 32)
            await bo.do(code, "rename", name="Bob")
            await bo.do(code, "say", text="Good evening")
            await bo.do(code, "say", phrase="hello")
            await cy.do(code, "mute", seat=2, on=True)
            await cy.do(code, "leave")
            await Person(here, "Di").do(code, "sit", name="Di")
            await ann.do(code, "start", fill="random")
            watcher = Person(here, "Ed")
            async with watcher.at(code) as watching:
                await bo.do(code, "show-hand", on=True)
                await ann.do(code, "hand-over", seat=2)
                await bo.do(code, "pause")
                await ann.do(code, "consent", agreed=False)
                await ann.do(code, "pause")
                await bo.do(code, "consent", agreed=True)
                said = await seats[0].refusal("move", version=1, move="play 99")
                assert said["message"]
                await seats[0].send("ping")
                await bo.do(code, "kick", seat=1)
                await bo.do(code, "abandon")
                await watching.until(lambda seat: seat.table["status"] == "abandoned")
                messages = [message for seat in (*seats, watching) for message in seat.messages]
                return messages, [await bo.look(code), await watcher.call("/api/tables"), await bo.call("/api/matches")]

    messages, (position, lobby, mine) = asyncio.run(check())
    names = [kind.__name__ for kind in get_args(AnyMessage)]
    for message in messages:
        fits(message, *names)
    told = {entry["kind"] for message in messages for entry in message.get("events") or []}
    assert told >= {
        "sat",
        "said",
        "quiet",
        "locked",
        "chairs",
        "asked",
        "declined",
        "agreed",
        "left",
        "host",
        "started",
        "abandoned",
    }
    views = [message["state"]["view"] for message in messages if message["type"] == "state" and message["state"]["view"]]
    assert views
    assert all("possible" in view for view in views)
    fits(position, "Position")
    fits(mine, "Mine")
    for one in lobby:
        fits(one, "TableInfo")
