"""The browser client: files that `web/` was built into, and the pages that it shows by itself."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from atout.server.http.origins import WORKERS_POLICY

CLIENT = Path(__file__).parents[1] / "client"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What can be compressed lies here compressed and in no other form; the best one that a browser takes is sent."""
WORKERS = ("assets/worker-", "assets/thinker-")
"""Run the rulebook and search, apart from the page."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The browser client is not built. In a checkout: uv sync --reinstall-package atout\n"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@cache
def files() -> frozenset[str]:
    """What there is: nothing outside of this is ever opened."""
    return frozenset(str(file.relative_to(CLIENT)) for file in CLIENT.rglob("*") if file.is_file())


@cache
def names() -> frozenset[str]:
    """What can be asked for."""
    return frozenset(file.removesuffix(".br").removesuffix(".gz") for file in files())


@cache
def contents(file: str) -> bytes:
    return (CLIENT / file).read_bytes()


@cache
def unpacked(name: str) -> bytes:
    return gzip.decompress(contents(f"{name}.gz"))


async def plain(name: str) -> bytes:
    """For the rare client that takes nothing compressed. Unpacking large files takes a moment, elsewhere and only once."""
    return contents(name) if name in files() else await asyncio.to_thread(unpacked, name)


def best_encoding(request: Request[Any, Any, Any], name: str) -> str | None:
    accepted = request.headers.get("accept-encoding", "")
    return next((encoding for encoding, suffix in ENCODINGS.items() if encoding in accepted and name + suffix in files()), None)


async def answer(request: Request[Any, Any, Any], name: str, caching: str) -> Response[bytes]:
    if name not in names():
        raise NotFoundException
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if encoding := best_encoding(request, name):
        headers["content-encoding"] = encoding
        body = contents(name + ENCODINGS[encoding])
    else:
        body = await plain(name)
    if name.startswith(WORKERS):
        headers["content-security-policy"] = WORKERS_POLICY
    return Response(body, media_type=mimetypes.guess_type(name)[0] or "application/octet-stream", headers=headers)


@get(
    [
        "/",
        "/t/{code:str}",
        "/m/{share:str}",
        "/desk",
        "/pad",
        "/pad/{name:str}",
        "/replay",
        "/replay/{kind:str}/{name:str}",
        "/fair",
        "/fair/{kind:str}/{name:str}",
        "/learn",
        "/learn/{lesson:str}",
        "/rules",
        "/rules/{game:str}",
        "/tips/{game:str}",
        "/tables",
        "/matches",
        "/statistics",
        "/settings",
    ],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page is the same document; its script looks at the address."""
    if "index.html" not in names():
        return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
    return await answer(request, "index.html", "no-cache")


def no_such_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For somebody who has typed an address into a browser: the same document, which says so in their language. Programs, and
    what pages load, get the refusal."""
    navigating = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not navigating or request.url.path.startswith(("/api/", "/assets/")) or "index.html" not in names():
        return None
    headers = {"cache-control": "no-cache", "vary": "accept, accept-encoding"}
    if encoding := best_encoding(request, "index.html"):
        headers["content-encoding"] = encoding
        body = contents("index.html" + ENCODINGS[encoding])
    else:
        body = contents("index.html") if "index.html" in files() else unpacked("index.html")
    return Response(body, media_type="text/html", status_code=404, headers=headers)


@get("/assets/{name:path}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Files whose names change with their contents."""
    return await answer(request, f"assets/{name.removeprefix('/')}", FOREVER)


@get(["/icon.svg", "/icons/{name:str}", "/manifest/{name:str}"], include_in_schema=False)
async def about_the_app(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a device shows of the page when it is installed: icons, its name in every language."""
    return await answer(request, request.url.path.removeprefix("/"), "public, max-age=86400")


@get("/service-worker.js", include_in_schema=False)
async def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Makes pages work without a connection. Browsers look for a new one at every visit."""
    return await answer(request, "service-worker.js", "no-cache")


PAGES: list[Any] = [page, asset, about_the_app, service_worker]
