"""Running a server: starting, stopping, looking after it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from atout.cli import main
from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.storage.database import DatabaseError, database_url, revisions
from atout.server.storage.schema import metadata
from tests import patience
from tests.server.support.people import Person, call, together
from tests.server.support.servers import FirstStart, Server, children
from tests.server.support.tables import acting, settled, table


def test_health_and_metrics(sqlite_server: Server, postgres_server: Server) -> None:
    async def play(address: str) -> None:
        async with table(address) as (_, _, seats):
            seat = acting(seats)
            await seat.move(seat.view["legal"][0])
            await seat.refusal("move", version=seat.number, move="dance")

    for server, name in ((sqlite_server, "sqlite"), (postgres_server, "postgresql")):
        assert call(server.address, "/health")["database"] == name
        asyncio.run(play(server.address))
        with urllib.request.urlopen(f"{server.address}/metrics") as answer:
            figures = answer.read().decode()
        moves = re.search(r'^atout_moves_total\{game="xylotar"\} (\d+)', figures, re.MULTILINE)
        assert moves
        assert int(moves[1]) >= 1
        assert 'atout_refusals_total{message="unreadable"}' in figures
        assert "atout_answer_seconds_bucket" in figures


def test_the_openapi_document(here: str) -> None:
    document = call(here, "/schema/openapi.json")
    assert document["info"]["title"] == "Atout"
    paths = set(document["paths"])
    assert {"/health", "/api/session", "/api/tables", "/api/tables/{code}/do", "/api/matches/{share}"} <= paths
    commands = json.dumps(document["components"])
    assert all(f'"{name}"' in commands for name in ("Move", "TakeBack", "Rematch"))


def test_the_first_page_and_what_is_not_there(here: str) -> None:
    for path in ("", "/t/abc"):
        with urllib.request.urlopen(here + path) as answer:
            assert "Atout" in answer.read().decode()
    for path in ("/nothing", "/api/tables/nothing", "/api/matches/nothing"):
        with pytest.raises(Exception, match=r"no-such|not-found"):
            call(here, path)


def test_logs_are_json_without_secrets_or_cards(own_database: Path) -> None:
    async def play() -> list[str]:
        async with table(server.address, 2, "hilo", options={"limit": 1}, agreement={"pace": 0}) as (code, people, seats):
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            await seats[0].until(lambda s: s.table["share"])
            return [code, seats[0].table["share"], *(person.token for person in people)]

    server = Server(own_database, "--log-level", "debug")
    try:
        secrets = asyncio.run(play())
        assert server.stop() == 0
    finally:
        server.kill()
    assert {"table created", "match finished"} <= {event["event"] for event in server.events()}
    log = "\n".join(server.log)
    assert len(server.events()) == len(server.log)
    assert not [secret for secret in secrets if secret in log]
    assert not re.search(r"\b[RBTP]-?\d\b", log)


@pytest.mark.slow
def test_a_graceful_stop_tells_clients_to_come_back_and_loses_nothing(own_database: Path) -> None:
    async def play_until_told() -> tuple[str, list[Person], int]:
        async with table(server.address, 3, "xxl", options={"mode": "series", "variant": 4, "times": 1}) as (code, people, seats):
            players = [asyncio.create_task(seat.play(Random(i))) for i, seat in enumerate(seats)]
            await seats[0].reach(20)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            for seat in seats:
                await seat.until(lambda s: s.closed)
                assert seat.others == [{"type": "bye", "within": 5.0}]
                assert seat.closed == 1012
            assert await stopping == 0
            await asyncio.gather(*players, return_exceptions=True)
            acknowledged = [answer["n"] for seat in seats for answer in seat.answers.values() if answer["type"] == "done"]
            return code, people, max(acknowledged)

    async def look(code: str, token: str) -> int:
        return int((await Person(again.address, token=token).look(code))["n"])

    server = FirstStart(own_database)
    code, people, acknowledged = asyncio.run(play_until_told())
    again = Server(own_database)
    try:
        assert asyncio.run(look(code, people[0].token)) >= acknowledged
    finally:
        again.kill()


@pytest.mark.slow
def test_after_a_power_cut_everything_acknowledged_is_there(own_database: Path) -> None:
    async def play_until_cut() -> tuple[str, list[str], int]:
        async with table(server.address, 4, "hilo", options={"limit": 1000}) as (code, people, seats):
            players = [asyncio.create_task(seat.play(Random(i))) for i, seat in enumerate(seats)]
            await seats[0].reach(60)
            server.kill()
            await asyncio.gather(*players, return_exceptions=True)
            acknowledged = [answer["n"] for seat in seats for answer in seat.answers.values() if answer["type"] == "done"]
            return code, [person.token for person in people], max(acknowledged)

    async def go_on(code: str, tokens: list[str], acknowledged: int) -> None:
        people = [Person(again.address, token=token) for token in tokens]
        async with people[0].at(code, since=acknowledged) as one, people[1].at(code) as two:
            assert one.number >= acknowledged
            await settled([one, two])
            assert one.view["tableaus"] == two.view["tableaus"]

    server = Server(own_database)
    code, tokens, acknowledged = asyncio.run(play_until_cut())
    again = Server(own_database)
    try:
        asyncio.run(go_on(code, tokens, acknowledged))
    finally:
        again.kill()


@pytest.mark.slow
def test_stopping_leaves_no_process_behind(own_database: Path) -> None:
    async def use() -> None:
        person = Person(server.address)
        code = await person.create("hilo", [{"bot": "club"}] * 2, sit=False, agreement={"pace": 0})
        async with person.at(code) as watcher:
            await person.do(code, "start")
            await watcher.reach(6)

    server = Server(own_database)
    asyncio.run(use())
    below = children(server.process.pid)
    assert below  # the bots
    assert server.stop() == 0
    assert not [pid for pid in below if _lives(pid)]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


# --- Settings and migrations ---


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "atout", "serve", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=patience.SECONDS, check=False, env={**os.environ, **environment}
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "message"),
    [
        (["--port", "x"], {}, "port must be a number"),
        (["--port", "70000"], {}, "there is no port 70000"),
        (["--workers", "2"], {}, "several workers need a PostgreSQL database"),
        (["--database", "mysql://x/y"], {}, "no database that Atout knows"),
        ([], {"ATOUT_WORKERS": "0"}, "workers must be 1 to 64"),
        (["--log-level", "loud"], {}, "log_level must be"),
        (["--base-url", "cards.example.org"], {}, "base_url must be a whole address"),
        ([], {"ATOUT_BASE_URL": "cards.example.org:8080"}, "base_url must be a whole address"),
        (["--base-url", "ftp://cards.example.org"], {}, "base_url must be a whole address"),
        (["--base-url", "https://cards.example.org:port"], {}, "base_url must be a whole address"),
        (["--base-url", "https://example.org/cards"], {}, "base_url must end after the name"),
        (["--trusted-proxies", "caddy"], {}, "trusted_proxies must be addresses or networks"),
        ([], {"ATOUT_TRUSTED_PROXIES": "127.0.0.1,10.0.0.1/8"}, "trusted_proxies must be addresses or networks"),
        (["--metrics-from", "here"], {}, "metrics_from must be addresses or networks"),
        (["--database", "postgresql://host:port/name"], {}, "the address of the database cannot be read"),
        (["--retention-days", "-1"], {}, "retention_days must be 0 or more"),
        (["--limits", "nan"], {}, "limits must be 0 or more"),
        (["--patience", "inf"], {}, "patience must be"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(
    arguments: list[str],
    environment: dict[str, str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err
    assert len(captured.err.splitlines()) == 1


def test_settings_that_are_right() -> None:
    Settings(base_url="https://cards.example.org/", trusted_proxies="127.0.0.1, ::1,10.0.0.0/8").check()
    Settings(base_url="http://[::1]:8080", trusted_proxies="*").check()


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database, and long enough to be looked at")
    for database in (str(tmp_path / "file"), "postgresql://nobody@127.0.0.1:1/x", str(tmp_path / "file" / "below.db")):
        done = serve("--database", database, "--port", "0")
        assert done.returncode == 1
        assert "cannot use the database" in done.stderr
        assert "Traceback" not in done.stderr
        assert "[Errno" not in done.stderr
    assert "ATOUT_DATA" in done.stderr, "a file at a place where none can be"


def test_settings_come_from_options_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOUT_PORT", "81")
    monkeypatch.setenv("ATOUT_HOST", "0.0.0.0")
    settings = Settings.from_environment({"port": "82"})
    assert (settings.host, settings.port) == ("0.0.0.0", 82)


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    prepare(Settings(database=str(tmp_path / "a.db")))
    with create_engine(f"sqlite:///{tmp_path / 'a.db'}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == revisions()[-1]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "a.db"))
    prepare(settings)
    with create_engine(f"sqlite:///{tmp_path / 'a.db'}").begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999_later'"))
    with pytest.raises(DatabaseError, match="newer version"):
        prepare(settings)


def test_database_addresses_as_people_write_them() -> None:
    assert database_url("postgres://me@host/name") == "postgresql+asyncpg://me@host/name"
    assert database_url("postgresql://me:secret@host/name") == "postgresql+asyncpg://me:secret@host/name"
    assert database_url("sqlite:////data/a.db") == "sqlite+aiosqlite:////data/a.db"
    assert database_url("/data/a.db") == "sqlite+aiosqlite:////data/a.db"
