"""The application that uvicorn serves."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from atout.match.refusal import Refusal
from atout.server.http.api import BODIES, ROUTES
from atout.server.http.bot_api import BODIES as BOT_BODIES
from atout.server.http.bot_api import BOT_ROUTES
from atout.server.http.openapi import configuration
from atout.server.http.origins import SAFE, may_speak, with_headers
from atout.server.http.pages import PAGES, no_such_page
from atout.server.http.refusals import refused, retry_after, status
from atout.server.http.strict import StrictRequest
from atout.server.http.unreadable import UNREADABLE, fault
from atout.server.limits import address_of
from atout.server.live.websocket import LARGEST, live
from atout.server.network.door import DOOR
from atout.server.network.loop import WHOSE
from atout.server.network.wire import cut_off_the_slow
from atout.server.people.identity import sender_of
from atout.server.people.plain_text import confusable
from atout.server.rooms.hub import Hub
from atout.server.settings import Settings
from atout.server.storage.trouble import reason

log = logging.getLogger("atout.http")
COSTLY = {"/api/matches": 20}
"""Requests that count for several: this one reads every table and every match of somebody."""
PARTING = 0.3
"""Seconds between telling clients that the server stops, and hanging up."""


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    headers = {name.decode(): value.decode() for name, value in retry_after(refusal)}
    return Response(refused(refusal), status_code=status(refusal), headers=headers)


def on_nonsense(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A body that cannot be read: no UTF-8, or nested a thousand deep."""
    return Response({"message": "bad-request", "arguments": fault(error, UNREADABLE), "rule": None}, status_code=400)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the form of all other refusals."""
    if error.status_code == 404 and (page := no_such_page(request)):
        return page
    names = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}
    message = names.get(error.status_code, "bad-request" if error.status_code < 500 else "failed")
    arguments = fault(error.__cause__, error.detail) if message == "bad-request" else {}
    return Response(
        {"message": message, "arguments": arguments, "rule": None}, status_code=error.status_code, headers=error.headers
    )


def on_database_error(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("database", extra={"reason": reason(error)})
    return Response({"message": "not-saved", "arguments": {}, "rule": None}, status_code=503)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    return Response({"message": "failed", "arguments": {}, "rule": None}, status_code=500)


def part_politely(hub: Hub) -> None:
    """When the server is told to stop, it tells its clients first; then uvicorn goes on as usual."""
    loop = asyncio.get_running_loop()

    def before(usual: Any) -> Any:
        def stop(*arguments: Any) -> None:
            loop.call_soon_threadsafe(hub.say_goodbye)
            loop.call_soon_threadsafe(loop.call_later, PARTING, lambda: usual(*arguments))

        return stop

    for number in (signal.SIGTERM, signal.SIGINT):
        usual = signal.getsignal(number)
        if callable(usual) and threading.current_thread() is threading.main_thread():
            signal.signal(number, before(usual))


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hub = hub = Hub(settings)
        await hub.open()
        DOOR.open(hub.limits, settings.trusted_networks)
        hub.spawn(cut_off_the_slow(settings.patience))
        hub.spawn(asyncio.to_thread(confusable))  # before somebody with such a name comes
        part_politely(hub)
        yield
        await hub.close()

    return Litestar(
        [*PAGES, *ROUTES, *BOT_ROUTES],
        lifespan=[lifespan],
        openapi_config=configuration(*BODIES, *BOT_BODIES),
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            SQLAlchemyError: on_database_error,
            OSError: on_database_error,
            RecursionError: on_nonsense,
            UnicodeError: on_nonsense,
            Exception: on_failure,
        },
        request_class=StrictRequest,
        request_max_body_size=LARGEST,
        logging_config=None,
    )


def with_live_tables(app: Litestar) -> Any:
    """The application: WebSockets of tables go their own, short way; everything else is Litestar's."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await live(app.state.hub, scope, receive, send)
        elif scope["type"] == "http":
            await answer(scope, receive, with_headers(send, app.state.hub.settings.base_url))
        else:
            await app(scope, receive, send)

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        WHOSE.set(address_of(scope))
        scope["path"] = plain(scope["path"])
        try:
            await in_time(app.state.hub, scope)
            admit(app.state.hub, scope)
            if scope["path"].startswith("/schema"):
                await describe(app)
        except Refusal as refusal:
            await on_refusal(Request(scope), refusal).to_asgi_response(app, Request(scope))(scope, receive, send)
        else:
            await app(scope, receive, send)

    return serve


async def describe(app: Litestar) -> None:
    """The description of the interface is made once, when somebody asks for it: in a thread, because it takes half a second."""
    if not hasattr(app.state, "described"):
        make: Any = app.plugins.get("OpenAPIPlugin").provide_openapi_schema
        app.state.described = asyncio.create_task(asyncio.to_thread(make))
    await asyncio.shield(app.state.described)


def plain(path: str) -> str:
    """A path as it is written in the one place that says what it costs: to the framework `//api/matches/` is the same."""
    return "/" + "/".join(part for part in path.split("/") if part)


async def in_time(hub: Hub, scope: Any) -> None:
    """Answers nobody faster than the others can bear."""
    await hub.limits.in_time(address_of(scope), sender_of(scope), lambda: hub.is_from_somebody_there(scope))


def admit(hub: Hub, scope: Any) -> None:
    """Lets a request in, or not: because of the page that it comes from, or because there are too many of them. Pages are for
    everybody; they lie in memory."""
    if scope["method"] not in SAFE and not may_speak(scope, hub.settings.base_url):
        raise Refusal("wrong-origin")
    if scope["path"].startswith(("/api/", "/schema", "/health")):
        try:
            hub.limits.need("requests", address_of(scope), sender_of(scope), COSTLY.get(scope["path"], 1))
        except Refusal:
            if not hub.is_from_somebody_there(scope):
                raise


def create() -> Any:
    """What a process loads: its settings come with the environment."""
    return with_live_tables(create_app(Settings.from_environment()))
