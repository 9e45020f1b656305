"""How long commands take from the word to the first output: whole processes, everything set up, the median of nine.

Through `./atout`, as people start them, with a connection and without one; and through the installed program, to see what the
script costs. `--first` also sets up a fresh clone and waits until it serves: that fetches and builds everything.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMANDS = (
    ["--version"],
    ["--help"],
    ["games"],
    ["replay", "{record}"],
    ["legal", "{record}"],
    ["view", "{record}", "--json"],
    ["play", "xylotar"],
    ["serve", "--port", "0", "--json", "--database", "{folder}/atout.db"],
)
NO_CONNECTION = {f"{name}_PROXY": "http://127.0.0.1:9" for name in ("HTTP", "HTTPS", "ALL")}
ROUNDS = 9


def first_output(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Seconds until a command has said something."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, **environment}
    )
    assert process.stdout is not None
    said = process.stdout.read(1)
    seconds = time.perf_counter() - start
    process.kill()
    process.communicate()
    if not said:
        raise SystemExit(f"{' '.join(command)} says nothing")
    return seconds


def first_start() -> float:
    """Seconds from a fresh clone, which has fetched nothing, to a server that answers."""
    with tempfile.TemporaryDirectory() as folder:
        clone = f"{folder}/clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), clone], check=True)
        own = {name: f"{folder}/{name}" for name in ("UV_CACHE_DIR", "npm_config_cache", "UV_PYTHON_INSTALL_DIR")}
        return first_output([f"{clone}/atout", "serve", "--port", "0", "--json", "--database", f"{folder}/atout.db"], own)


def main() -> None:
    if "--first" in sys.argv[1:]:
        print(json.dumps({"command": "./atout serve, in a fresh clone", "seconds": round(first_start(), 1)}))
    script, program = [str(ROOT / "atout")], [str(ROOT / ".venv" / "bin" / "atout")]
    with tempfile.TemporaryDirectory() as folder:
        simulate = ["simulate", "xylotar", "--matches", "1", "--records", folder]
        subprocess.run([*script, *simulate], check=True, capture_output=True)
        record = str(next(Path(folder).glob("*.atout.json")))
        for words in COMMANDS:
            arguments = [word.format(record=record, folder=folder) for word in words]
            ways = {
                "seconds": (script, {}),
                "without_connection": (script, NO_CONNECTION),
                "without_script": (program, {}),
            }
            times: dict[str, list[float]] = {way: [] for way in ways}
            for _ in range(ROUNDS):  # in turn: a machine's speed changes from minute to minute
                for way, (start, environment) in ways.items():
                    times[way].append(first_output([*start, *arguments], environment))
            medians = {way: round(statistics.median(seconds), 3) for way, seconds in times.items()}
            print(json.dumps({"command": f"./atout {words[0]}", **medians}), flush=True)


if __name__ == "__main__":
    main()
