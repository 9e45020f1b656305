"""A server for each file: what one attack leaves behind does not explain what another one does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import new_postgres, postgres_database, postgres_server  # noqa: F401  (the same here)
from tests.server.support.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hostile") / "atout.db")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def server_of_a_tenth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All limits are a tenth of what they are."""
    server = Server(tmp_path_factory.mktemp("tenth") / "atout.db", "--limits", "0.1")
    yield server
    server.kill()
