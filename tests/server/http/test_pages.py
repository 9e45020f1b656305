"""The client as the server hands it out, and what it asks for when it comes to a table."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.request
from base64 import b64encode
from email.message import Message
from hashlib import sha256

import pytest
import websockets

from atout.game import kinds
from atout.server.http.pages import contents, names
from tests import patience
from tests.server.support.people import Person


def fetch(address: str, path: str, **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(address + path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=patience.SECONDS) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.mark.parametrize(
    "path", ["/", "/t/abcdefghijklm", "/m/anything", "/rules", "/rules/hilo", "/tips/hilo", "/tables", "/matches", "/settings"]
)
def test_every_page_is_the_same_document_and_never_stale(here: str, path: str) -> None:
    status, headers, body = fetch(here, path)
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert body == fetch(here, "/")[2]
    assert b"<script>" not in body, "no code inside the document"


def test_files_are_compressed_beforehand_and_kept_for_ever(here: str) -> None:
    script = re.findall(rb'src="(/assets/[^"]+\.js)"', fetch(here, "/")[2])[0].decode()
    _, plain_headers, plain = fetch(here, script)
    _, headers, packed = fetch(here, script, accept_encoding="gzip, deflate")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert fetch(here, script, accept_encoding="gzip, br")[1]["content-encoding"] == "br"
    assert "content-encoding" not in plain_headers
    assert "immutable" in headers["cache-control"]
    assert headers["vary"] == "accept-encoding"
    assert headers["content-type"] == plain_headers["content-type"]
    assert "javascript" in headers["content-type"]


def check_fingerprints(address: str) -> None:
    """A browser keeps what the service worker names, if it has this fingerprint: in every form in which it is sent."""
    worker = fetch(address, "/service-worker.js")[2].decode()
    kept = dict(re.findall(r"""["`'](/[^"`']*)["`']:\s*["`']sha256-([^"`']+)["`']""", worker))
    assert {"/", "/icon.svg", "/manifest/fr.webmanifest"} <= kept.keys()
    assert any(name.endswith(".wasm") for name in kept)
    for name, fingerprint in kept.items():
        for accepted in ("identity", "gzip"):
            status, headers, body = fetch(address, name, accept_encoding=accepted)
            if headers["content-encoding"] == "gzip":
                body = gzip.decompress(body)
            assert (status, b64encode(sha256(body).digest()).decode()) == (200, fingerprint), (name, accepted)


def test_what_a_browser_keeps_has_the_fingerprint_that_it_expects(here: str) -> None:
    check_fingerprints(here)


def test_large_files_are_sent_compressed_to_every_browser(here: str) -> None:
    (name,) = (name for name in names() if name.endswith(".asm.wasm"))
    for accepted in ("gzip, deflate", "gzip, deflate, br, zstd"):
        assert fetch(here, f"/{name}", accept_encoding=accepted)[1]["content-encoding"] == "gzip"
    assert fetch(here, f"/{name}.gz")[0] == 404


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/..%2findex.html", "/assets/%2e%2e%2f%2e%2e%2fapp.py", "/nothing"]
)
def test_nothing_else_is_handed_out(here: str, path: str) -> None:
    assert fetch(here, path)[0] == 404


def test_an_unknown_page_is_shown_to_people_and_refused_to_programs(here: str) -> None:
    document = fetch(here, "/")[2]
    browser = "text/html,application/xhtml+xml,*/*;q=0.8"
    for path in ("/rulez", "/rules/hilo/more", "/t"):
        status, headers, body = fetch(here, path, accept=browser)
        assert (status, body) == (404, document)
        assert headers["content-type"].startswith("text/html")
        assert headers["content-security-policy"] == fetch(here, "/")[1]["content-security-policy"]
        assert gzip.decompress(fetch(here, path, accept=browser, accept_encoding="gzip")[2]) == document
    for path, accept in (("/rulez", "*/*"), ("/api/nothing", browser), ("/assets/nothing.js", browser)):
        status, _, body = fetch(here, path, accept=accept)
        assert (status, json.loads(body)["message"]) == (404, "not-found")


def test_whoever_comes_to_a_table_can_ask_for_what_happened_lately(here: str) -> None:
    async def come() -> None:
        ann = Person(here)
        code = await ann.create("hilo", [{}, {}])
        await Person(here, "Ben").do(code, "sit", name="Ben")
        await ann.do(code, "start")
        await ann.do(code, "move", version=3, move="flip 1 2")
        address = here.replace("http", "ws", 1) + f"/api/tables/{code}/live"
        for hello, entries in (({"recent": True}, ["created", "sat", "started", "moved"]), ({}, None)):
            async with websockets.connect(address) as socket:
                await socket.send(json.dumps({"do": "hello", "token": ann.token, **hello}))
                [state] = json.loads(await socket.recv())
                told = state["events"] and [event["kind"] for event in state["events"] if event["kind"] not in ("away", "back")]
                assert told == entries

    asyncio.run(come())


EVIL = "https://evil.example"


def post(address: str, origin: str | None) -> tuple[int, bytes]:
    headers = {"content-type": "application/json", **({"origin": origin} if origin else {})}
    request = urllib.request.Request(address + "/api/session", b"{}", headers)
    try:
        with urllib.request.urlopen(request, timeout=patience.SECONDS) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://"])
def test_somebody_elses_page_can_do_nothing(here: str, origin: str) -> None:
    status, body = post(here, origin)
    assert status == 403
    assert json.loads(body)["message"] == "wrong-origin"


def test_our_own_pages_and_programs_can(here: str) -> None:
    assert post(here, here)[0] == 200
    assert post(here, None)[0] == 200


def test_a_cross_site_handshake_is_refused(here: str) -> None:
    async def come(origin: str | None) -> None:
        code = await Person(here).create("hilo", [{}, {}])
        address = here.replace("http", "ws", 1) + f"/api/tables/{code}/live"
        async with websockets.connect(address, origin=websockets.Origin(origin) if origin else None) as socket:
            await socket.send('{"do": "hello"}')
            await socket.recv()

    asyncio.run(come(here))
    asyncio.run(come(None))
    with pytest.raises(websockets.InvalidStatus, match="403"):
        asyncio.run(come(EVIL))


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/health", "/icon.svg"])
def test_browsers_are_told_to_run_nothing_but_our_own_files(here: str, path: str) -> None:
    headers = fetch(here, path)[1]
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_only_the_workers_of_the_rulebook_and_of_search_may_run_bytecode(here: str) -> None:
    scripts = [name for name in names() if name.endswith(".js")]
    policies = {name: fetch(here, f"/{name}")[1]["content-security-policy"] for name in scripts}
    may = [name for name, policy in policies.items() if "'wasm-unsafe-eval'" in policy]
    assert sorted(re.sub("-.*", "", name) for name in may) == ["assets/thinker", "assets/worker"]
    for name in may:
        assert "script-src 'self' 'wasm-unsafe-eval';" in policies[name]
        assert "'unsafe" not in policies[name]


def test_the_search_of_every_kind_of_deal_is_there_and_small(here: str) -> None:
    """At most 20 kB each, as browsers get it."""
    modules = {found[1]: name for name in names() if (found := re.fullmatch(r"assets/search-(.*)-[0-9a-f]{8}\.wasm", name))}
    assert modules.keys() == kinds().keys()
    for name in modules.values():
        assert len(contents(f"{name}.gz")) <= 20_000, name
