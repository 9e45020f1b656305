"""How much memory a server takes while experts think at every game, and afterwards.

    uv run python -m benchmarks.memory            # search is compiled already, or is meanwhile
    uv run python -m benchmarks.memory --fresh    # on a machine that has compiled nothing

One JSON object for each phase: the largest sum over all processes of the server, in megabytes. `pss` counts memory that several
processes share once; `rss` counts it for each of them.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from atout.game.xxl.variants import VARIANTS
from tests.server.support.raw import Caller
from tests.server.support.servers import Server, descendants

TABLES: list[tuple[str, dict[str, object]]] = [
    ("xylotar", {"arrange": "auto"}),
    ("hilo", {"limit": 1000}),
    *(("xxl", {"mode": "series", "variant": variant, "times": 20}) for variant in VARIANTS),
]
IDLE = 20
"""Seconds after which processes end here; a host's default is longer, and nothing else is different then."""


def memory(server: Server) -> dict[str, float]:
    """Megabytes of all processes of a server, and how many they are."""
    sums = {"pss": 0.0, "rss": 0.0, "processes": 0.0}
    for pid in (server.process.pid, *descendants(server.process.pid)):
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
        except OSError:  # it has ended
            continue
        kilobytes = {name: int(value.split()[0]) for name, value in (line.split(":") for line in lines)}
        sums["pss"] += kilobytes["Pss"] / 1024
        sums["rss"] += kilobytes["Rss"] / 1024
        sums["processes"] += 1
    return sums


def largest(server: Server, until: Callable[[], bool], meanwhile: Callable[[], object]) -> dict[str, float]:
    most = memory(server)
    while not until():
        meanwhile()
        time.sleep(0.5)
        most = {name: max(value, most[name]) for name, value in memory(server).items()}
    return most


def seconds(number: float) -> Callable[[], bool]:
    end = time.monotonic() + number
    return lambda: time.monotonic() > end


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fresh", action="store_true", help="with an empty cache of machine code")
    parser.add_argument("--seconds", type=float, default=60, help="how long experts think")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {"XDG_CACHE_HOME": folder} if arguments.fresh else {}
        server = Server(Path(folder) / "atout.db", "--thinkers-idle", str(IDLE), **environment)
        try:
            measure(server, arguments.seconds, fresh=arguments.fresh)
        finally:
            server.kill()


def measure(server: Server, long: float, *, fresh: bool) -> None:
    host = Caller(server.address).arrive()
    show("nobody plays", largest(server, seconds(3), lambda: None))
    codes = []
    for game, options in TABLES:
        new = {"game": game, "seats": [{"bot": "expert"}] * 4, "options": options, "agreement": {"pace": 1}}
        code = host.post("/api/tables", new).body["code"]
        assert host.do(code, "start").status == 200
        codes.append(code)

    def look() -> None:
        """Bots play only where somebody looks."""
        for code in codes:
            host.get(f"/api/tables/{code}")

    if fresh:
        compiled = lambda: sum(event["event"] == "search is compiled" for event in server.events()) == len(TABLES)  # noqa: E731
        show("search is being compiled", largest(server, compiled, look))
    show("experts think at all games", largest(server, seconds(long), look))
    for code in codes:
        assert host.do(code, "abandon").status == 200
    time.sleep(IDLE + 5)
    show(f"{IDLE} s later", largest(server, seconds(3), lambda: None))


def show(phase: str, figures: dict[str, float]) -> None:
    print(
        json.dumps({"phase": phase, **{name: round(value) for name, value in figures.items()}, "cores": os.cpu_count()}),
        flush=True,
    )


if __name__ == "__main__":
    main()
