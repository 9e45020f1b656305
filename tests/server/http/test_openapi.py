"""The machine-readable description: it is valid, and what the server answers is what it says."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

import jsonschema
import pytest

from tests import patience
from tests.server.support.bots import Bot, streaming
from tests.server.support.people import Person, call
from tests.server.support.tables import acting, table

Document = dict[str, Any]


@pytest.fixture
def document(here: str) -> Document:
    return dict(call(here, "/schema/openapi.json"))


def operations(document: Document) -> list[tuple[str, str, Document]]:
    return [(path, method, operation) for path, item in document["paths"].items() for method, operation in item.items()]


def fits(document: Document, schema: Document, value: Any) -> None:
    jsonschema.Draft202012Validator({**schema, "components": document["components"]}).validate(value)


def test_every_schema_is_one_and_every_example_fits_it(document: Document) -> None:
    for schema in document["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    shown = 0
    for _, _, operation in operations(document):
        contents = [operation.get("requestBody", {}), *operation["responses"].values()]
        for media in (media for content in contents for media in content.get("content", {}).values()):
            jsonschema.Draft202012Validator.check_schema(media["schema"])
            for example in [*media["schema"].get("examples", []), *(e["value"] for e in media.get("examples", {}).values())]:
                fits(document, media["schema"], example)
                shown += 1
    assert shown > 50


def test_every_body_is_described_by_what_reads_it(document: Document) -> None:
    """Unknown fields are refused, and the description says so."""
    for _, _, operation in operations(document):
        for media in operation.get("requestBody", {}).get("content", {}).values():
            references = media["schema"].get("oneOf", [media["schema"]])
            for name in (reference["$ref"].rpartition("/")[2] for reference in references):
                assert document["components"]["schemas"][name]["additionalProperties"] is False, name


def test_every_operation_says_how_it_can_be_refused_and_who_may_ask(document: Document) -> None:
    assert set(document["components"]["securitySchemes"]) == {"bearer", "cookie"}
    for path, method, operation in operations(document):
        statuses = set(operation["responses"])
        assert {"429", "500", "503"} <= statuses, path
        if method == "post":
            assert {"400", "413"} <= statuses, path
        if {} not in operation.get("security", [{}]):
            assert "401" in statuses, path
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Refused"}


@pytest.mark.parametrize(
    ("method", "path", "at", "body"),
    [
        ("GET", "/health", "/health", None),
        ("GET", "/api/games", "/api/games", None),
        ("GET", "/api/tables", "/api/tables", None),
        ("GET", "/api/tables/{code}", "/api/tables/CODE", None),
        ("GET", "/api/tables/{code}", "/api/tables/CODE?since=-1", None),
        ("GET", "/api/tables/{code}", "/api/tables/%00", None),
        ("GET", "/api/tables/{code}", "/api/tables/" + "x" * 41, None),
        ("GET", "/api/tables/{code}/stream", "/api/tables/nothing/stream", None),
        ("GET", "/api/tables/{code}/stream", "/api/tables/CODE/stream?views=all", None),
        ("POST", "/api/tables/{code}/do", "/api/tables/CODE/do", {"do": "lock", "on": False}),
        ("POST", "/api/tables/{code}/do", "/api/tables/CODE/do", {"do": "start"}),
        ("POST", "/api/tables/{code}/do", "/api/tables/CODE/do", {"do": "dance"}),
        ("POST", "/api/tables/{code}/do", "/api/tables/CODE/do", {"do": "start", "fast": True}),
        ("POST", "/api/tables/{code}/do", "/api/tables/CODE/do", {"do": "rename", "name": "x" * 70000}),
        ("POST", "/api/tables", "/api/tables", {"game": "hilo", "seats": [{}, {}]}),
        ("POST", "/api/tables", "/api/tables", {"game": "chess", "seats": [{}, {}]}),
        ("POST", "/api/session", "/api/session", {}),
        ("POST", "/api/session", "/api/session", {"token": "x"}),
        ("POST", "/api/tokens", "/api/tokens", {"name": "x", "scopes": ["host"]}),
        ("GET", "/api/tokens", "/api/tokens", None),
        ("DELETE", "/api/tokens/{identifier}", "/api/tokens/nothing", None),
        ("GET", "/api/matches", "/api/matches", None),
        ("GET", "/api/matches/{share}", "/api/matches/nothing", None),
        ("DELETE", "/api/matches/{share}", "/api/matches/%00", None),
    ],
)
@pytest.mark.parametrize("identified", [True, False], ids=["somebody", "nobody"])
def test_answers_are_as_described(
    here: str, document: Document, method: str, path: str, at: str, body: Any, identified: bool
) -> None:
    ann = Person(here)
    code = asyncio.run(ann.create("hilo", [{}, {}]))
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {ann.token}"} if identified else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(here + at.replace("CODE", code), data, headers, method=method)
    try:
        answer = urllib.request.urlopen(request, timeout=patience.SECONDS)
    except urllib.error.HTTPError as error:
        answer = error
    described = document["paths"][path][method.lower()]["responses"][str(answer.status)]
    fits(document, described["content"]["application/json"]["schema"], json.loads(answer.read()))


def test_lines_of_streams_are_as_described(here: str, document: Document) -> None:
    async def check() -> list[Any]:
        lines = []
        async with table(here, 3) as (code, people, seats):
            mover = acting(seats)
            watchers = [Bot(people[0], "watch") for _ in range(3)]
            views = ("full", "changes", "none")
            for watcher, view in zip(watchers, views, strict=True):
                async with streaming(watcher, code, f"?views={view}") as stream:
                    lines.append(await stream.line())
                    await people[0].do(code, "lock", on=view == "full")
                    lines.append(await stream.line())
                    if view == "full":
                        await mover.move(mover.view["legal"][0])
                        async with streaming(watcher, code) as second:
                            lines += [*await stream.rest(), await second.line()]
                            await watcher.revoke()
                            lines += await second.rest()
        return lines

    schema = document["paths"]["/api/tables/{code}/stream"]["get"]["responses"]["200"]["content"]["application/x-ndjson"][
        "schema"
    ]
    lines = asyncio.run(check())
    assert {line["type"] for line in lines} == {"state", "update", "news", "replaced", "revoked"}
    for line in lines:
        fits(document, schema, line)
