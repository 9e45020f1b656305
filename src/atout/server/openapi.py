"""The OpenAPI document, as exact as what is checked: Litestar's, with the schemas by which msgspec decodes, and every refusal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from atout.server.refused import STATUS

PLACE = "#/components/schemas/{name}"
REFUSALS = {
    **{code: [name for name in STATUS if STATUS[name] == code] for code in sorted(set(STATUS.values()))},
    400: ["bad-request"],
    413: ["too-large"],
    422: ["every other refusal"],
}


class Refused(msgspec.Struct, frozen=True):
    """Why something is not done (docs/protocol.md)."""

    message: str
    arguments: dict[str, Any]
    rule: str | None


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return described(encode_json(openapi_schema))


@cache
def described(litestars: bytes) -> bytes:
    document = msgspec.json.decode(litestars)
    schemas = document["components"]["schemas"]
    ours = [struct for struct in structs() if struct.__name__ in schemas]
    schemas |= msgspec.json.schema_components([*ours, Refused], ref_template=PLACE)[1]
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"] |= refusals()
            for parameter in operation.get("parameters", []):
                _not_null(parameter["schema"])
    return msgspec.json.encode(document)


def structs(above: type[Any] = msgspec.Struct) -> Iterator[type[Any]]:
    """Everything that the server reads or writes."""
    for struct in above.__subclasses__():
        if struct.__module__.startswith("atout.server."):
            yield struct
            yield from structs(struct)


def refusals() -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": PLACE.format(name="Refused")}}}
    return {str(code): {"description": ", ".join(names), "content": content} for code, names in sorted(REFUSALS.items())}


def _not_null(schema: dict[str, Any]) -> None:
    """What may be left out of an address cannot be null there."""
    options = [option for option in schema.pop("oneOf", []) if option != {"type": "null"}]
    if len(options) == 1:
        schema |= options[0]
