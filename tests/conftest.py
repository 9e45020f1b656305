"""Shared by all tests. The suite itself runs the rules interpreted, so that coverage and mutation tests see every line;
`tests/env` compares that with compiled code in processes of its own."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import patience

os.environ.setdefault("ATOUT_JIT", "0")
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # with byte code, whatever tests start is there several times sooner
if "ATOUT_DATA" not in os.environ:  # nothing that a test starts looks at, or leaves anything in, the folder of whoever runs it
    os.environ["ATOUT_DATA"] = folder = tempfile.mkdtemp(prefix="atout-tests-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)

if (
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN
):  # the checks run in the background; what tests start must hear Ctrl-C all the same
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A property holds on a slow machine, too. What breaks one is printed as a line to be added to the test.
settings.register_profile("atout", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("atout")

COMPILING = ("env", "bots")
"""Folders whose slow tests begin with a compiler."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that at the end no process is alone with it. Tests that share something of their file (a
    browser, a server, a package that was built) stay in one process, so that it is made once."""
    for item in items:
        if needs_postgres(item) or plays_in_a_browser(item):
            item.add_marker(pytest.mark.slow)
        if shares(item) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
    items.sort(key=lambda item: (item.path.parent.name not in COMPILING, "slow" not in item.keywords, not shares(item)))


def needs_postgres(item: pytest.Item) -> bool:
    """A database of several processes: in the fast subset SQLite stands for both."""
    chosen = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    named = [*getattr(item, "fixturenames", ()), *(value for value in chosen if isinstance(value, str))]
    return any("postgres" in name or name == "two_servers" for name in named)


def plays_in_a_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def shares(item: pytest.Item) -> bool:
    fixtures = item._fixtureinfo.name2fixturedefs.values() if isinstance(item, pytest.Function) else ()
    return any(fixture.scope == "module" for found in fixtures for fixture in found)


@pytest.fixture(autouse=True)
def no_test_waits_for_ever() -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise TimeoutError("this takes too long")

    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(patience.A_WHOLE_TEST)
    yield
    signal.alarm(0)
