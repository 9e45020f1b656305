"""A page of another origin, in the same browser, while somebody plays: it neither speaks for them nor takes their place."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.people import play_to_the_end
from tests.e2e.tables import table

pytestmark = pytest.mark.slow


class Elsewhere(BaseHTTPRequestHandler):
    """A page, and `/go?ADDRESS`, which leads on to an address."""

    def do_GET(self) -> None:
        place, _, address = self.path.partition("?")
        self.send_response(302 if place == "/go" else 200)
        if place == "/go":
            self.send_header("location", address)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title><p>Look, kittens!")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"  # the same site, even: cookies come along
    server.shutdown()
    server.server_close()


def test_nobody_is_thrown_out_by_a_link(arrive: Arrive, elsewhere: str) -> None:
    """Followed links, redirects, frames, pictures and scripts: all of them ask for the stream of the victim's table."""
    ann = arrive("Ann")
    code = table([ann], "hilo", bots=1, options={"limit": 1})
    stream = ann.page.url.partition("/t/")[0] + f"/api/tables/{code}/stream"
    other = ann.context.new_page()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.resource_type) if request.url == stream else None)
    other.goto(elsewhere)
    other.evaluate(
        """async (address) => {
            await fetch(address, {mode: 'no-cors', credentials: 'include'}).catch(() => {})
            await fetch('/go?' + address, {mode: 'no-cors', credentials: 'include'}).catch(() => {})
            for (const kind of ['img', 'iframe', 'script']) {
                const element = document.body.appendChild(document.createElement(kind))
                await new Promise((done) => { element.onload = element.onerror = done; element.src = address })
            }
        }""",
        stream,
    )
    other.goto(f"{elsewhere}/go?{stream}")
    other.goto(elsewhere)
    other.evaluate("(address) => { document.body.innerHTML = `<a href='${address}'>kittens</a>` }", stream)
    other.get_by_text("kittens").click()
    expect(other.locator("body")).to_contain_text("no-token")
    assert {"fetch", "image", "script", "document"} <= set(asked)
    other.close()
    play_to_the_end([ann])
