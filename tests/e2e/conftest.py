"""A server and a browser, both real, for every test of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests import patience
from tests.e2e.chromium import IN_A_HURRY, launch
from tests.e2e.people import Person
from tests.server.support.servers import Server

Arrive = Callable[..., Person]
expect.set_options(timeout=patience.MILLISECONDS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("e2e") / "atout.db")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright runs, no other test of this process can run an event loop of its own."""
    with sync_playwright() as playwright:
        browser = launch(playwright, *IN_A_HURRY)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def home(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server.address, "Ann")
    yield person
    person.leave()


@pytest.fixture
def resident(home: Person) -> Iterator[Person]:
    """Somebody whose page stays open for all tests of a file: Python in the browser takes seconds to start, and is started once.
    They begin on the first page, with nothing kept; they `walk` from page to page, and `speak` another language."""
    home.forget()
    yield home
    errors, home.errors = home.errors, []
    assert errors == []


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """People open the first page, each with a browser of their own. At the end none of them has seen an error."""
    people: list[Person] = []

    def new(name: str = "Ann", *, address: str | None = None, **context: Any) -> Person:
        people.append(Person(browser, address or server.address, name, **context))
        return people[-1]

    yield new
    for person in people:
        person.leave()
    assert [error for person in people for error in person.errors] == []
