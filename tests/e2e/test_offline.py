"""Without a connection: what works goes on, the page says what does not, and an update breaks nothing that is open."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.builds import copy_of_the_package, rename_scripts
from tests.e2e.conftest import Arrive
from tests.e2e.pads import begin, totals, write
from tests.e2e.people import PHONE, PYTHON, Person
from tests.e2e.test_everyone import sideways, violations
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parents[1] / "match" / "fairness" / "hilo-2.atout.json"
WEB = Path(__file__).parents[2] / "web" / "src"
KEPT = """async ([what, version]) => {
  for (const start = performance.now(); performance.now() - start < 60000; await new Promise((done) => setTimeout(done, 50))) {
    const names = await caches.keys()
    const files = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat()
    const old = version && (names.length !== 1 || !names[0].includes(version))
    if (navigator.serviceWorker.controller && !old && files.some((file) => file.url.includes(what))) return names
  }
  throw new Error(`never kept: ${what}`)
}"""
"""Waits until the service worker has taken over and has kept a file (of a version, and of no other)."""


def offline_pages() -> list[str]:
    """The client's own list, as far as there are such pages."""
    listed = re.findall(r"'(/\w+)':", (WEB / "offline" / "pages.ts").read_text(encoding="utf-8"))
    there_are = (WEB / "pages" / "pages.ts").read_text(encoding="utf-8")
    return [path for path in listed if rf"\{path}" in there_are]


def keep(person: Person, what: str, version: str = "") -> None:
    person.page.evaluate(KEPT, [what, version])


def test_pages_open_without_a_connection_and_say_what_does_not_work(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE, service_workers="allow", settings={"level": "expert"})
    ann.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    keep(ann, ".asm.wasm")
    keep(ann, "search-hilo")
    notice = ann.page.locator(".notice")
    expect(notice).to_have_count(0)
    ann.context.set_offline(True)
    expect(notice).to_be_visible()
    ann.page.goto("/")
    expect(notice).to_contain_text("Tables with others, public tables and your matches need a connection.")
    assert violations(ann) == []
    pages = offline_pages()
    assert {"/learn", "/rules", "/pad", "/replay", "/statistics", "/fair", "/settings"} == set(pages)
    for path in pages:
        ann.page.goto(path)
        expect(ann.page.locator("main h1")).to_be_visible()
        expect(notice.get_by_role("link")).to_have_count(len(pages))
        assert sideways(ann) == 0, path
    for language, words in (("fr", "Pas de connexion"), ("cs", "Bez připojení"), ("en", "No connection")):
        ann.page.goto("/rules/xxl")
        ann.page.get_by_role("combobox").select_option(language)
        expect(notice).to_contain_text(words)
        expect(ann.page.locator("section[id]").first).to_be_visible()

    # scores are kept by the rules, as ever
    begin(ann, "HILO", ["Ann", "Ben"])
    write(ann, 5, 9, closer="Ben")
    expect(totals(ann)).to_have_text(["5", "18"])
    ann.page.reload()
    expect(totals(ann)).to_have_text(["5", "18"])

    # lessons, records and bots: the rulebook is here
    ann.page.goto("/learn/hilo")
    expect(ann.page.locator(".board")).to_be_visible(timeout=PYTHON)
    ann.page.goto("/replay")
    ann.page.locator("input[type=file]").set_input_files(RECORD)
    expect(ann.page.locator(".board")).to_be_visible(timeout=PYTHON)
    ann.page.goto("/")
    ann.box("hilo").get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.locator(".board")).to_be_visible(timeout=PYTHON)
    assert ann.page.url.endswith("/desk")
    chance, moves = Random(1), count(1)
    ann.until(lambda: ann.act(chance) and next(moves) == 4)  # the others move in between
    assert any("thinker" in worker.url for worker in ann.page.workers), "experts think without a connection, too"

    for path, words in (("/tables", "Tables are on the server"), ("/matches", "Your matches are on the server")):
        ann.page.goto(path)
        expect(ann.page.get_by_role("alert")).to_contain_text(words)
        assert violations(ann) == []
    ann.page.goto("/t/aaaaaaaaaaaaa")
    expect(ann.page.get_by_role("alert")).to_contain_text("This table is on the server")
    ann.page.goto("/matches")
    ann.context.set_offline(False)
    expect(notice).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="Running")).to_be_visible()
    assert not any("/api/" in url for url in ann.page.evaluate(EVERYTHING_KEPT)), "nothing of anybody's matches is kept"


EVERYTHING_KEPT = """async () => {
  const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  return (await Promise.all(caching.map((cache) => cache.keys()))).flat().map((request) => request.url)
}"""


def test_a_wrong_cache_and_no_rulebook_do_not_stand_in_the_way(arrive: Arrive) -> None:
    """Who saves data gets the rulebook when it is used; and pages come from the server while there is one."""
    saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    ann = arrive("Ann", service_workers="allow", device=saving)
    keep(ann, "/icon.svg")
    assert not any(".wasm" in url for url in ann.page.evaluate(EVERYTHING_KEPT))
    begin(ann, "HILO", ["Ann", "Ben"])
    keep(ann, ".wasm")
    ann.page.evaluate("caches.keys().then(async ([name]) => (await caches.open(name)).put('/', new Response('nonsense')))")
    ann.page.goto("/rules")
    expect(ann.page.locator("h1")).to_have_text("Rules")
    ann.page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    ann.page.goto("/rules/hilo")
    expect(ann.page.locator("h1")).to_contain_text("HILO")


def test_browsers_find_nothing_that_speaks_against_installing(arrive: Arrive) -> None:
    ann = arrive("Ann", locale="fr-FR", service_workers="allow")
    keep(ann, "/icon.svg")
    session = ann.context.new_cdp_session(ann.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest/fr.webmanifest")
    assert manifest["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_an_update_is_taken_without_breaking_what_is_open(arrive: Arrive, tmp_path: Path) -> None:
    client = copy_of_the_package(tmp_path)
    server = Server(tmp_path / "atout.db", PYTHONPATH=str(tmp_path))
    address = server.address
    try:
        ann = arrive("Ann", address=address, service_workers="allow")
        ann.expected = ("ERR_CONNECTION_REFUSED", "404")
        keep(ann, "python_stdlib")
        script = ann.page.locator("script[src]").get_attribute("src")
        server.kill()
        rename_scripts(client)
        server = Server(tmp_path / "atout.db", "--port", address.rsplit(":", 1)[1], PYTHONPATH=str(tmp_path))

        # the open page goes on with its own files, although the server has others
        ann.page.locator("header").get_by_role("link", name="Rules").click()
        expect(ann.page.locator("h1")).to_have_text("Rules")
        assert ann.page.locator("script[src]").get_attribute("src") == script

        # the next visit has the new ones, and then they are there without a connection, too; the rulebook came along
        ann.page.goto("/settings")
        expect(ann.page.locator("script[src]")).not_to_have_attribute("src", str(script))
        keep(ann, "python_stdlib", "0123456789ab")
        ann.context.set_offline(True)
        ann.expected += ("ERR_INTERNET_DISCONNECTED",)
        ann.page.goto("/fair")
        expect(ann.page.locator("h1")).to_be_visible()
        assert "renew" in str(ann.page.locator("script[src]").get_attribute("src"))
    finally:
        server.kill()
