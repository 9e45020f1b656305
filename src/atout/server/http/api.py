"""The HTTP interface: tables, commands, finished matches. Everything that a WebSocket can do can be done here, too."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Annotated, Any, TypedDict, cast

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, Parameter

from atout import __version__
from atout.bots.levels import LEVELS
from atout.game import GAMES
from atout.match import record as records
from atout.match.record import MatchRecord
from atout.match.refusal import Refusal
from atout.match.result import ResultInRecord, ResultWithVariants
from atout.match.view import Player
from atout.server import metrics
from atout.server.http.openapi import ANYBODY, SOMEBODY, refusals
from atout.server.limits import address_of
from atout.server.live.messages import AnyMessage
from atout.server.network.loop import aside
from atout.server.people.callers import Caller, Scope
from atout.server.people.codes import read_code
from atout.server.people.identity import COOKIE, token_of
from atout.server.people.tokens import is_bot_token, is_token, new_token
from atout.server.rooms.hub import Hub
from atout.server.rooms.room import Room
from atout.server.settings import Settings
from atout.server.tables.commands import AnyCommand
from atout.server.tables.creating import NewTable
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.told import GameName, Said, ShufflePromise, TableInfo, TableState, Told

TEN_YEARS = 10 * 365 * 86400
AnyRequest = Request[Any, Any, State]
Code = Annotated[str, Parameter(description="A table's code; dashes and capitals do not matter.", min_length=1, max_length=40)]
Since = Annotated[int | None, Parameter(description="The last entry that you know.", ge=0, le=2**40, schema_extra={"minimum": 0})]
Share = Annotated[str, Parameter(description="The last part of a match's link.", min_length=1, max_length=40)]


class Session(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """One that was given out earlier, to be the same person on another device."""
    new: bool = False
    """Be somebody new, whoever one was: for instance because somebody else has got hold of the token."""


class Me(msgspec.Struct, frozen=True):
    token: str
    """Whoever has this is you. It belongs after the # of a link, or into a QR code, never into a query."""


class Created(msgspec.Struct, frozen=True):
    code: str
    link: str
    invitations: dict[int, str]
    """Links that open reserved seats, by seat."""
    shuffle: ShufflePromise
    """What the server is bound to from now on (docs/fairness.md)."""


class Done(msgspec.Struct, frozen=True):
    n: int
    """The entry of the log that the command became, or had become when it was sent first."""
    seat: int | None = None
    invitation: str | None = None
    code: str | None = None


class Position(msgspec.Struct, frozen=True):
    n: int
    seat: int | None
    state: TableState
    moves: list[tuple[int, str]]
    """All moves, as one may read them."""
    chat: list[Said]
    """What was said lately, as far as one wants to hear it."""
    events: list[Told] | None = None


class Running(msgspec.Struct, frozen=True):
    seat: int
    mine: bool
    """Whether it is one's turn."""
    table: TableInfo


class Finished(msgspec.Struct, frozen=True):
    share: str
    game: GameName
    finished_at: float
    seat: int | None
    players: list[str]
    bots: list[bool]
    """Whether each player was a bot at the end."""
    result: ResultInRecord


class Mine(msgspec.Struct, frozen=True):
    running: list[Running]
    finished: list[Finished]


class OptionOffered(TypedDict):
    default: Any
    """Null where that depends on the players."""
    values: Any
    """A list of what it can be, or words."""


class GameOffered(TypedDict):
    players: tuple[int, int]
    """The least and the most."""
    options: dict[str, OptionOffered]


class Offered(TypedDict):
    games: dict[str, GameOffered]
    bots: dict[str, str]
    """By level, what they do."""


class MatchOver(msgspec.Struct, frozen=True):
    game: GameName
    players: list[Player]
    result: ResultWithVariants


class Health(msgspec.Struct, frozen=True):
    version: str
    database: str


def hub_of(request: AnyRequest) -> Hub:
    return request.app.state.hub


async def caller_of(request: AnyRequest) -> Caller:
    return await hub_of(request).tokens.caller(token_of(request))


async def need_caller(request: AnyRequest, scope: Scope = "watch") -> Caller:
    """Somebody who may do such things."""
    caller = await caller_of(request)
    if caller.who is None:
        raise Refusal("no-token")
    caller.need(scope)
    return caller


async def room_of(request: AnyRequest, code: str, caller: Caller) -> Room:
    return await hub_of(request).find_room(code, caller.who, address_of(request.scope))


async def match_of(request: AnyRequest, share: str) -> Any:
    """The row of a match. Whoever has tried too many links that lead nowhere is not told whether this one does."""
    hub, address, who = hub_of(request), address_of(request.scope), (await caller_of(request)).who
    row = await hub.store.match(read_code(share))
    if row is None:
        hub.limits.guessed(address, who)
        raise Refusal("no-such-match")
    hub.limits.need_guesses(address, who)
    return row


def base_url(request: AnyRequest) -> str:
    return hub_of(request).settings.base_url.rstrip("/") or str(request.base_url).rstrip("/")


@post("/session", status_code=200, security=ANYBODY, responses=refusals(400, 401, 403, 413))
async def session(request: AnyRequest, data: Session) -> Response[Me]:
    """Be somebody: who one was before, the owner of a token, or somebody new. No account; a cookie remembers it."""
    token = data.token or (None if data.new else token_of(request)) or new_token()
    if not is_token(token):
        raise Refusal("bad-token")
    if is_bot_token(token):
        raise Refusal("people-only")
    secure = request.url.scheme == "https" or base_url(request).startswith("https:")
    cookie = Cookie(COOKIE, value=token, max_age=TEN_YEARS, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(Me(token), cookies=[cookie])


@get("/games", responses=refusals())
async def games() -> Offered:
    """The games with their options, and the bots."""
    described: dict[str, GameOffered] = {
        name: {"players": (game.players[0], game.players[-1]), "options": game.options_offered()} for name, game in GAMES.items()
    }
    return {"games": described, "bots": {level.name: level.about for level in LEVELS.values()}}


LOBBY = ResponseSpec(list[TableInfo], generate_examples=False, description="Public tables.")


@get("/tables", responses=refusals() | {200: LOBBY})
async def lobby(request: AnyRequest) -> Response[bytes]:
    """Public tables: those that wait for players, and those where one can watch. Everybody's first, then everybody's second …"""
    summaries = await hub_of(request).store.lobby()
    return Response(("[" + ",".join(summaries) + "]").encode(), media_type="application/json")


@post("/tables", security=SOMEBODY, responses=refusals(400, 401, 403, 413, 422))
async def create_table(request: AnyRequest, data: NewTable) -> Created:
    """A new table. It is private unless its agreement says otherwise."""
    caller = await need_caller(request, "host")
    if data.name:
        caller.need("play")
    hub = hub_of(request)
    made, invitations = await hub.create(data, caller.known, address_of(request.scope))
    link = f"{base_url(request)}/t/{made.code}"
    invited = {seat: f"{link}#invitation={token}" for seat, token in invitations.items()}
    return Created(made.code, link, invited, Shuffle(**made.data["shuffle"]).promise({}))


@get("/tables/{code:str}", security=ANYBODY, responses=refusals(400, 401, 403, 404))
async def table(request: AnyRequest, code: Code, since: Since = None) -> Position:
    """A table as one may see it, and what happened since an entry."""
    caller = await caller_of(request)
    who = caller.who
    found = await (await room_of(request, code, caller)).shown_to(who)
    seat = found.seat_of(who)
    events = None if since is None else found.happened_since(since, seat, who)
    moves = cast("list[tuple[int, str]]", found.moves_seen_by(seat))
    return Position(found.number, seat, found.state_for(seat, who), moves, found.chat.backlog(who), events)


EXAMPLE = Example(summary="a move", value={"do": "move", "id": "a1", "version": 41, "move": "play 4"})


@post("/tables/{code:str}/do", status_code=200, security=SOMEBODY, responses=refusals(400, 401, 403, 404, 409, 413, 422))
async def do(request: AnyRequest, code: Code, data: Annotated[AnyCommand, Body(examples=[EXAMPLE])]) -> Done:
    """Any command: sit down, add a bot, start, move, take back, ask for a rematch … The answer comes after the commit."""
    caller = await need_caller(request)
    answer = await (await room_of(request, code, caller)).do(caller, data, address_of(request.scope))
    return Done(answer.number, **answer.more)


@get("/matches", security=SOMEBODY, responses=refusals(401))
async def mine(request: AnyRequest) -> Mine:
    """One's own matches: those that are running, one's turn first, and the finished ones, the latest first."""
    hub, who = hub_of(request), (await need_caller(request)).known
    running = []
    for code in await hub.store.tables_of(who):
        try:
            found = await hub.room(code).ledger.open()
        except Refusal:  # it was deleted just now, or it cannot be read
            continue
        if (seat := found.seat_of(who)) is not None:
            running.append(Running(seat, seat in found.to_act, found.summary()))
    running.sort(key=lambda entry: not entry.mine)
    finished = []
    rows = await hub.store.matches_of(who)
    people = await hub.store.seats_of_people(row.share for row in rows)
    for row, brief in zip(rows, await aside(_in_brief, rows), strict=True):
        if brief is None:
            continue
        bots = [seat not in people[row.share] for seat in GAMES[row.game].match.seats_of(len(brief.players))]
        finished.append(Finished(row.share, row.game, row.finished_at, row.seat, brief.players, bots, brief.result))
    return Mine(running, finished)


class Brief(msgspec.Struct, frozen=True):
    """Of a record: what a list of matches shows."""

    players: list[str]
    result: ResultInRecord


def _in_brief(rows: Sequence[Any]) -> list[Brief | None]:
    return [_brief(row.record) for row in rows]


def _brief(record: str) -> Brief | None:
    """None if the database has something else there: it is missing from the list, and nothing else is."""
    try:
        return msgspec.json.decode(record, type=Brief)
    except msgspec.MsgspecError:
        return None


@get("/tables/{code:str}/record", security=ANYBODY, responses=refusals(400, 401, 403, 404, 422))
async def table_record(request: AnyRequest, code: Code) -> MatchRecord:
    """The match of a table as a record when it is over; also one that was broken off, which has no link of its own."""
    hub, caller = hub_of(request), await caller_of(request)
    found = await (await room_of(request, code, caller)).ledger.open()
    if not found.may_watch(caller.who):
        raise Refusal("no-spectators")
    if found.status not in ("finished", "abandoned") or found.match is None:
        raise Refusal("not-over")
    record = found.record()
    await need_over_everywhere(hub, record)
    return record


async def need_over_everywhere(hub: Hub, record: MatchRecord) -> None:
    """A record shows its deals, and the secrets of the matches before it: not while somebody still plays one of them."""
    if fair := record.get("fairness"):
        commitments = [fair["commitment"], *(before["commitment"] for before in fair["earlier"])]
        if await hub.store.in_play(commitments):
            raise Refusal("still-in-play")


A_RECORD = ResponseSpec(MatchRecord, generate_examples=False, description="A record.")


@get("/matches/{share:str}", responses=refusals(400, 403, 404) | {200: A_RECORD})
async def match(request: AnyRequest, share: Share) -> Response[bytes]:
    """A finished match as a record, for whoever has its link."""
    row = await match_of(request, share)
    await need_over_everywhere(hub_of(request), msgspec.json.decode(row.record))
    name = f"{row.game}-{row.share}.atout.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(row.record.encode(), media_type="application/json", headers=headers)


@get("/matches/{share:str}/result", responses=refusals(400, 403, 404))
async def match_result(request: AnyRequest, share: Share) -> MatchOver:
    """What came of a finished match, for whoever has its link."""
    record = msgspec.json.decode((await match_of(request, share)).record)
    await need_over_everywhere(hub_of(request), record)
    seats, names = GAMES[record["game"]].match.seats_of(len(record["players"])), record["players"]
    players: list[Player] = [{"seat": seat, "name": name} for seat, name in zip(seats, names, strict=True)]
    return MatchOver(record["game"], players, records.result_of(record))


@delete("/matches/{share:str}", security=SOMEBODY, responses=refusals(400, 401, 403, 404))
async def delete_match(request: AnyRequest, share: Share) -> None:
    """Deletes a match for everybody, with its table: the host of that table can."""
    who = (await need_caller(request, "host")).known
    row = await match_of(request, share)
    if row.host != who:
        raise Refusal("host-only")
    await hub_of(request).delete_match(row.share, row.code)


@get("/health", responses=refusals())
async def health(request: AnyRequest) -> Health:
    """Answers when the server can serve: its database does."""
    hub = hub_of(request)
    if hub.closing:
        raise Refusal("restarting")
    await hub.store.ping()
    return Health(__version__, hub.engine.dialect.name)


@get("/metrics", include_in_schema=False)
async def figures(request: AnyRequest) -> Response[bytes]:
    """For whoever runs the server, and for nobody else."""
    if not may_read_metrics(request.scope, hub_of(request).settings):
        raise NotFoundException
    text = await asyncio.to_thread(metrics.exposition)  # it reads a file of every process
    return Response(text, media_type="text/plain; version=0.0.4")


def may_read_metrics(scope: Any, settings: Settings) -> bool:
    """Whether a request comes from one of the host's addresses. What a proxy passes on from anywhere comes from the proxy's own
    address, unless the proxy is trusted to say whose it is."""
    passed_on = any(name in (b"forwarded", b"x-forwarded-for") for name, _ in scope["headers"])
    if not scope["client"] or (passed_on and not settings.trusted_proxies):
        return False
    try:
        address = ip_address(scope["client"][0])
    except ValueError:
        return False
    return any(address in network for network in settings.metrics_networks)


BODIES: list[Any] = [
    *(AnyCommand, NewTable, Session, Me, Created, Done, Position, Mine, Health, Offered, MatchRecord, MatchOver),
    AnyMessage,
]
"""What requests and answers are made of."""
ROUTES: list[Any] = [
    health,
    figures,
    Router(
        "/api",
        route_handlers=[session, games, lobby, create_table, table, do, table_record, mine, match, match_result, delete_match],
    ),
]
