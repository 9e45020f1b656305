"""The OpenAPI document is true: a program that knows nothing else sends what it describes, and what it does not.

Whatever the document contains is tried, against a real server; only answers without an end are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks, openapi
from schemathesis.core.result import Ok

from tests.server.support.raw import Caller, is_healthy
from tests.server.support.servers import Server

EXAMPLES = 40
"""For each operation, of what it describes and of what it does not."""
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
TOO_LARGE = 413
"""A rejection as good as any other; schemathesis does not count it as one."""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("openapi") / "atout.db", "--limits", "0")
    yield server
    assert is_healthy(server)
    server.kill()


def is_endless(operation: dict[str, Any]) -> bool:
    kinds = (kind for answer in operation["responses"].values() for kind in answer.get("content", {}))
    return any("ndjson" in kind or "event-stream" in kind for kind in kinds)


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["described", "not described"])
def test_the_openapi_document_is_true(open_house: Server, mode: GenerationMode) -> None:
    host = Caller(open_house.address).arrive()
    schema = openapi.from_url(f"{open_house.address}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        raw = operation.definition.raw
        if is_endless(raw) or (mode == GenerationMode.NEGATIVE and not (raw.get("parameters") or raw.get("requestBody"))):
            continue

        @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode), somebody=st.booleans(), there=st.booleans())
        def ask(case: Case[Any], somebody: bool, there: bool) -> None:
            if there and "code" in case.path_parameters and mode == GenerationMode.POSITIVE:
                case.path_parameters["code"] = host.table()
            headers = {"authorization": f"Bearer {host.token}"} if somebody else {}
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=CHECKS[:-1] if answer.status_code == TOO_LARGE else CHECKS)

        ask()
        tried += 1
    assert tried >= 5
