"""Where a server listens, and how it finds one that runs already: started as people start it, beside other programs."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import pty
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from atout.server.settings import Settings
from atout.server.starting.already_running import AlreadyServed, address_of_own, noted
from atout.server.starting.answering import answers
from atout.server.starting.listening import CannotListen, Taken, address_of, listen
from atout.server.storage.database import DatabaseError
from tests import patience
from tests.server.support.people import Person
from tests.server.support.servers import FirstStart, Server, descendants


class Impostor(BaseHTTPRequestHandler):
    """Another program that answers as a server of tables would."""

    def do_GET(self) -> None:
        body = b'{"version": "1.0", "database": "sqlite"}'
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        return


@contextmanager
def impostor() -> Iterator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Impostor) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def environment(folder: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "ATOUT_DATA": str(folder), "PYTHONUNBUFFERED": "1", **more}


def test_a_port_that_is_taken_is_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    with impostor() as port:
        command = [sys.executable, "-m", "atout", "serve", "--port", str(port)]
        for extra in ([], ["--json"]):
            done = subprocess.run([*command, *extra], capture_output=True, text=True, check=False, env=environment(tmp_path))
            assert (done.returncode, done.stdout) == (1, "")
            assert len(done.stderr.splitlines()) == 1
            assert f"port {port} of 127.0.0.1 is taken" in done.stderr
    assert list(tmp_path.iterdir()) == []  # nothing was begun


class Desk:
    """Somebody who types `atout`; which pages their browser opens is written down."""

    def __init__(self, folder: Path, port: int, *options: str) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n')
        browser.chmod(0o755)
        command = [sys.executable, "-m", "atout", *(options or ("serve", "--open"))]
        variables = environment(folder / "data", BROWSER=f"{browser} %s", ATOUT_PORT=str(port), TERM="xterm")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = self.said.split()[3].rstrip(",") if self.said else ""

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(20)


def test_atout_alone_never_opens_what_others_serve_and_finds_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with impostor() as port:
        first = Desk(tmp_path, port)
        try:
            assert first.address.startswith("http://127.0.0.1:")
            assert not first.address.endswith(f":{port}")
            again = Desk(tmp_path, port)
            assert (again.process.wait(30), again.address) == (0, first.address)
            assert "since earlier" in again.said
            elsewhere = tmp_path / "other"
            elsewhere.mkdir()
            other = Desk(elsewhere, port)  # with other data: somebody else
            assert other.address not in (first.address, f"http://127.0.0.1:{port}")
            assert other.stop() == 0
        finally:
            first.stop()
    assert set((tmp_path / "opened").read_text().split()) == {first.address}
    assert first.process.stderr is not None
    assert f"Port {port} is taken" in first.process.stderr.read()
    assert not list((tmp_path / "data").glob("running-*"))


def test_no_proxy_is_asked_about_a_server_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with impostor() as port:
        here = f"http://127.0.0.1:{port}"
        assert answers(here, within=patience.SECONDS)
    assert not answers(here, within=patience.SECONDS)


def test_a_note_counts_only_while_its_server_lives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOUT_DATA", str(tmp_path))
    settings = Settings()
    assert address_of_own(settings) is None
    with noted(settings) as tell:
        assert address_of_own(settings) is None  # it does not listen yet
        with pytest.raises(AlreadyServed, match="another server is starting"), noted(settings):
            pass
        tell("http://127.0.0.1:1")
        assert address_of_own(settings) == "http://127.0.0.1:1"
        assert address_of_own(Settings(database=str(tmp_path / "other.db"))) is None
        note = next(tmp_path.iterdir())
        assert note.stat().st_mode & 0o077 == 0
        (tmp_path / "link.db").symlink_to(tmp_path / "atout.db")
        for name in ("link.db", "../" + tmp_path.name + "/atout.db"):  # by whatever name
            with pytest.raises(AlreadyServed, match=r"at http://127\.0\.0\.1:1;"), noted(Settings(database=f"{tmp_path}/{name}")):
                pass
        (tmp_path / "link.db").unlink()
        assert address_of_own(settings) == "http://127.0.0.1:1"
        left = note.read_text()
    assert address_of_own(settings) is None
    note.write_text(left)  # as a power cut would leave it
    assert address_of_own(settings) is None


def test_who_only_asks_keeps_no_server_from_starting(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "a.db"))
    note = tmp_path / "running-a.db.json"
    note.touch()
    asking = note.open()
    fcntl.flock(asking, fcntl.LOCK_SH)
    threading.Timer(0.2, asking.close).start()
    with noted(settings) as tell:
        tell("http://127.0.0.1:1")
        assert address_of_own(settings) == "http://127.0.0.1:1"


def test_servers_of_one_postgresql_database_do_not_mind_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOUT_DATA", str(tmp_path))
    settings = Settings(database="postgresql://host/name")
    with noted(settings) as one:
        one("http://127.0.0.1:1")
        with noted(settings) as two:
            two("http://127.0.0.1:2")
            assert address_of_own(settings) == "http://127.0.0.1:1"


def assert_refused(database: Path, data: Path, address: str, *words: str) -> None:
    command = [sys.executable, "-m", "atout", *words, "--port", "0", "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(data, BROWSER="true %s"))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"a server runs on this database already, at {address};" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_server_that_runs_and_does_not_answer_is_no_reason_for_another(tmp_path: Path) -> None:
    with noted(Settings(database=str(tmp_path / "a.db"))) as tell:
        tell("http://127.0.0.1:1")
        assert_refused(tmp_path / "a.db", tmp_path, "http://127.0.0.1:1", "serve", "--open")
    assert list(tmp_path.iterdir()) == []  # nothing was begun


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    first = FirstStart(database)
    try:
        before = database.read_bytes()
        assert_refused(database, tmp_path / "elsewhere", first.address, "serve")  # another data folder, the same file
        assert database.read_bytes() == before
    finally:
        orphans = descendants(first.process.pid)
        first.process.kill()  # alone: what it has started may live a moment longer, and holds nothing
        first.process.wait()
    try:
        assert Server(database).stop() == 0
    finally:
        for pid in orphans:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


OPENING = "from atout.cli.serve import open_browser; print(open_browser('http://127.0.0.1:1').wait(), 'END')"


@pytest.mark.parametrize("chosen", [{}, {"BROWSER": "lynx"}])
def test_no_text_browser_takes_over_the_terminal(tmp_path: Path, chosen: dict[str, str]) -> None:
    """On a machine with nothing but text browsers, in a real terminal that the program could open."""
    for name in ("www-browser", "links", "elinks", "lynx", "w3m"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho TAKEN\necho TAKEN > /dev/tty\n")
        program.chmod(0o755)
    child, terminal = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, "-c", OPENING], {"PATH": str(tmp_path), "TERM": "xterm", **chosen})
    seen = ""
    while "END" not in seen:
        seen += os.read(terminal, 1000).decode()
    os.waitpid(child, 0)
    os.close(terminal)
    assert "TAKEN" not in seen


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_ipv6_has_brackets_everywhere(own_database: Path) -> None:
    async def create() -> str:
        ann = Person(server.address)
        code = await ann.create("hilo", [{}, {}])
        async with ann.at(code) as seat:  # a WebSocket, too
            assert seat.seat
        return str((await ann.call("/api/tables", {"game": "hilo", "seats": [{}, {}]}))["link"])

    server = Server(own_database, ATOUT_HOST="::1")
    try:
        assert server.address.startswith("http://[::1]:")
        assert asyncio.run(create()).startswith(server.address + "/t/")
        with urllib.request.urlopen(f"{server.address}/metrics") as answer:
            assert b"atout_moves" in answer.read()
    finally:
        server.kill()


def test_addresses_for_browsers() -> None:
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert address_of("::", 8080) == "http://[::1]:8080"
    assert address_of("fe80::1", 8080) == "http://[fe80::1]:8080"
    assert address_of("cards.local", 8080) == "http://cards.local:8080"


def test_why_one_cannot_listen_there() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(Taken, match="is taken by another program"):
        listen("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(CannotListen, match="this machine has no such address"):
        listen("192.0.2.1", 0)
    with pytest.raises(CannotListen, match="there is no such address"):
        listen("nowhere.invalid", 0)


@pytest.mark.parametrize(
    "address",
    [
        "cards.example.org",
        "https://a b",
        "https://čaj.example",
        "https://",
        "ftp://a",
        "https://a/club",
        "https://a?b",
        "https://a:0",
    ],
)
def test_an_address_that_browsers_do_not_write_so_makes_no_links(address: str) -> None:
    with pytest.raises(ValueError, match="base_url"):
        Settings(base_url=address).check()
    for good in (
        "https://cards.example.org",
        "http://127.0.0.1:8080/",
        "http://[::1]:8080",
        "https://my_nas",
        "https://Cards.example",
    ):
        Settings(base_url=good).check()


@pytest.mark.parametrize("folder", ["/", "."])
def test_a_folder_is_no_database(folder: str) -> None:
    with pytest.raises(DatabaseError, match=r"is a folder: .*atout\.db"):
        Settings(database=folder).check()


def test_a_misspelt_setting_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ATOUT_TRUSTED_PROXY", "ATOUT_TRUSTED_PROXIES", "ATOUT_DATA"):
        monkeypatch.setenv(name, "127.0.0.1")
    assert "ATOUT_TRUSTED_PROXY" in Settings.unknown()
    assert not {"ATOUT_TRUSTED_PROXIES", "ATOUT_DATA"} & set(Settings.unknown())


def test_the_log_begins_with_the_version_and_where_the_data_is(own_database: Path) -> None:
    server = Server(own_database)
    assert server.stop() == 0
    first, last = server.events()[0], server.events()[-1]
    assert first["event"] == "starting"
    assert (first["address"], first["database"], first["workers"]) == (server.address, str(own_database), 1)
    assert json.loads(server.log[0])["version"]
    assert last["event"] == "stopped"
