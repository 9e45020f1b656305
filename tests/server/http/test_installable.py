"""What a device needs to install the page: manifests in every language, icons of the sizes that they name, a service worker."""

from __future__ import annotations

import json
import struct

import pytest

from tests.server.http.test_pages import fetch


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_manifest_names_icons_of_the_stated_sizes(here: str, language: str) -> None:
    _, headers, body = fetch(here, f"/manifest/{language}.webmanifest")
    manifest = json.loads(body)
    assert headers["content-type"].startswith("application/manifest+json")
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Atout", language, "standalone")
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        _, headers, picture = fetch(here, icon["src"])
        assert headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(picture)) == icon["sizes"]
    for shortcut in manifest["shortcuts"]:
        assert b"<!doctype html>" in fetch(here, shortcut["url"])[2]


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])


def test_phones_of_apple_find_an_icon(here: str) -> None:
    assert b'href="/icons/apple-touch-icon.png"' in fetch(here, "/")[2]
    assert size_of(fetch(here, "/icons/apple-touch-icon.png")[2]) == (180, 180)


def test_the_service_worker_is_looked_for_at_every_visit(here: str) -> None:
    _, headers, body = fetch(here, "/service-worker.js")
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in headers["content-security-policy"]
    assert b"/icon.svg" in body
    assert b"/api/" in body
