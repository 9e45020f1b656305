"""Tables for tests: made through the interface that the client uses, so that bots do not make anybody wait."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

from playwright.sync_api import Route

from tests import patience
from tests.e2e.people import TABLE, Person

POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}"""


def post(person: Person, path: str, body: dict[str, Any]) -> Any:
    return person.page.evaluate(POST, [path, body])


def table(
    people: list[Person],
    game: str,
    *,
    bots: int,
    options: dict[str, Any] | None = None,
    agreement: dict[str, Any] | None = None,
    level: str = "novice",
    start: bool = True,
) -> str:
    """A table where these people sit and so many bots; they open it in their browsers. Returns its code."""
    host, *guests = people
    host.settle()
    seats: list[dict[str, Any]] = [{} for _ in people] + [{"bot": level} for _ in range(bots)]
    new = {
        "game": game,
        "seats": seats,
        "options": options or {},
        "agreement": {"pace": 0, **(agreement or {})},
        "name": host.name,
    }
    code = str(post(host, "/api/tables", new)["code"])
    for guest in guests:
        guest.settle()
        post(guest, f"/api/tables/{code}/do", {"do": "sit", "name": guest.name})
    if start:
        post(host, f"/api/tables/{code}/do", {"do": "start"})
    for person in people:
        person.open(f"/t/{code}")
        person.page.locator(TABLE if start else "#seats").wait_for()
    return code


LOOK = "code => fetch(`/api/tables/${code}`).then((answer) => answer.json())"
SHORT: dict[str, Any] = {"mode": "series", "variant": 2, "times": 1}
"""Options of XXL with which a match is over after a few moves."""


def look(person: Person, code: str) -> Any:
    """A table as the server shows it to somebody."""
    return person.page.evaluate(LOOK, code)


def finish(people: list[Person], code: str, *, seed: int = 1, deals: int | None = None) -> None:
    """Plays a match to its end, or so many deals of it, through the interface: their pages look on."""
    chance = Random(seed)
    idle_until = time.monotonic() + patience.SECONDS
    while True:
        for person in people:
            now = look(person, code)
            state = now["state"]
            if state["table"]["status"] != "playing" or len(state["result"]["deals"]) == deals:
                return
            if now["seat"] in state["view"]["to_act"]:
                move = chance.choice(state["view"]["legal"])
                post(person, f"/api/tables/{code}/do", {"do": "move", "version": now["n"], "move": move})
                idle_until = time.monotonic() + patience.SECONDS
        assert time.monotonic() < idle_until, "nobody can do anything"


def with_quick_bots(person: Person, **options: Any) -> None:
    """Whatever table they make: bots do not make them wait."""

    def changed(route: Route) -> None:
        new = json.loads(route.request.post_data or "{}")
        new |= {"agreement": {"pace": 0}, "options": {**new.get("options", {}), **options}}
        route.continue_(post_data=json.dumps(new))

    person.page.route("**/api/tables", changed)
